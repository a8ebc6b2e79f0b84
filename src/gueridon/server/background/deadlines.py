"""Ends what must not wait for ever: a shuffle in which somebody reveals nothing, a question that nobody answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from gueridon.core.message import GueridonError
from gueridon.server import logs
from gueridon.server.session.hub import Hub
from gueridon.server.session.live import LiveTable
from gueridon.server.table.questions import lapse
from gueridon.server.table.shuffling import fail
from gueridon.server.table.situation import Facts
from gueridon.server.table.table import Table

_RETRY_AFTER = 2.0


class Deadlines:
    """One task per table that has such a deadline, and for no longer than it has."""

    def __init__(self, hub: Hub, keep: Callable[[asyncio.Task[None]], None]) -> None:
        self._hub, self._keep = hub, keep

    def watch(self, live: LiveTable) -> None:
        if _due(live.table) is not None and (live.deadline is None or live.deadline.done()):
            live.deadline = asyncio.create_task(self._wait(live))
            self._keep(live.deadline)

    async def _wait(self, live: LiveTable) -> None:
        while (due := _due(live.table)) is not None:
            await asyncio.sleep(max(0.0, due - self._hub.now()))
            try:
                await self._hub.carry_out(live, self._decision(live))
            except GueridonError as error:  # the disk is full: it is tried again
                logs.failure("deadline", error)
                await asyncio.sleep(_RETRY_AFTER)

    def _decision(self, live: LiveTable) -> Callable[[], Facts]:
        return lambda: overdue(live.table, self._hub.now(), self._hub.sources.secret())


def overdue(table: Table, at: float, secret: bytes) -> Facts:
    return [*fail(table, at, secret), *lapse(table, at)]


def _due(table: Table) -> float | None:
    if table.shuffle is not None:
        return table.shuffle.until
    return table.question.until if table.question is not None else None
