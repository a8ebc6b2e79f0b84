"""Lets the bots of a table act, and one for whoever's time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from gueridon.core.match import Done, Match
from gueridon.core.message import GueridonError
from gueridon.server import logs
from gueridon.server.errors import Busy
from gueridon.server.session.hub import Hub
from gueridon.server.session.live import LiveTable
from gueridon.server.table import facts as f
from gueridon.server.table.decisions import check_action
from gueridon.server.table.situation import Facts
from gueridon.server.thinking.bot_worker import Task
from gueridon.server.thinking.bots import USUAL, BotPool
from gueridon.server.thinking.turns import Unwanted

_RETRY_AFTER = 2.0


@dataclass(frozen=True)
class Due:
    """A decision that a bot is to make now: for which seat, how good a one, and why."""

    seat: int
    level: str
    who: f.Who


class Driving:
    """One task per table at which there is something to do, and for no longer than there is."""

    def __init__(self, hub: Hub, bots: BotPool, keep: Callable[[asyncio.Task[None]], None]) -> None:
        self._hub, self._bots, self._keep = hub, bots, keep

    def drive(self, live: LiveTable) -> None:
        if self.due(live) is not None and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._let_bots_act(live))
            self._keep(live.bots)

    def due(self, live: LiveTable) -> Due | None:
        """Nothing where no person is to decide any more, until somebody looks; else it plays on to their next decision."""
        table = live.table
        if not live.members and not table.people():
            return None
        for seat in table.bots_to_act():
            return Due(seat, table.seats[seat].bot or USUAL, "bot")
        overdue = table.clocks.overdue(self._hub.now())
        return next((Due(seat, USUAL, "clock") for seat in table.to_act() if seat in overdue), None)

    async def _let_bots_act(self, live: LiveTable) -> None:
        """One after the other, also where they choose at the same time: the next decision arises when the last is done."""
        while (due := self.due(live)) is not None:
            try:
                await self._let_act(_Decision(self, live, due))
            except Unwanted:
                continue
            except Busy:  # other processes write to this table too
                await asyncio.sleep(_RETRY_AFTER)
            except GueridonError as error:  # the disk is full: the game waits, and goes on
                logs.failure("bot", error)
                await asyncio.sleep(_RETRY_AFTER)
            except Exception as error:  # it is tried again when its lease is over
                logs.failure("bot", error)
                return

    async def _let_act(self, decision: _Decision) -> None:
        action = await self._bots.choose(decision)
        await self._hub.carry_out(decision.live, lambda: decision.facts(action))


class _Decision:
    """One decision, from when it arises until it is carried out; the game may go on meanwhile."""

    def __init__(self, driving: Driving, live: LiveTable, due: Due) -> None:
        self._driving, self.live, self._due = driving, live, due
        self._done: tuple[Done, ...] = ()

    @property
    def payer(self) -> str:
        """The host, without whom there would be no table."""
        return self.live.table.host

    def is_due(self) -> bool:
        return self._driving.due(self.live) == self._due

    def task(self) -> Task:
        self._done = self._match.done
        return Task(self._due.level, self._match.record(), self.live.table.secret, self._due.seat)

    def is_legal(self, action: str) -> bool:
        return self._match.why_not(self._due.seat, action) is None

    def facts(self, action: str) -> Facts:
        """Unwanted where the game went on while somebody thought about it."""
        if not self.is_due() or self._match.done != self._done:
            raise Unwanted
        check_action(self.live.table, self._due.seat, action)
        return [f.Acted(self._due.seat, action, self._due.who)]

    @property
    def _match(self) -> Match:
        assert self.live.table.match is not None
        return self.live.table.match
