"""What the server does unasked: lets bots and clocks act, saves summaries, tells who is there, empties memory, hears other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from gueridon.server import logs
from gueridon.server.background.deadlines import Deadlines
from gueridon.server.background.driving import Driving
from gueridon.server.background.webhooks import Webhooks
from gueridon.server.errors import Conflict, Denied, StorageFailure
from gueridon.server.session.hub import Hub
from gueridon.server.session.live import LiveTable
from gueridon.server.session.presence import Elsewhere
from gueridon.server.session.reading import Unreadable
from gueridon.server.session.rows import wake_at
from gueridon.server.store.changes import Change
from gueridon.server.thinking.bots import BotPool

_SAVE_EVERY = 0.2
_SAVE_ACTIONS_IN = 5.0
"""Seconds, about. Who asks for a list is told of now: what is not written yet is written first."""
_WAKE_EVERY = 1.0
_ANNOUNCE_EVERY = 10.0


class Duties:
    """Tasks that run as long as the server does."""

    def __init__(self, hub: Hub, bots: BotPool, webhooks: Webhooks, process: str) -> None:
        self._hub, self._bots, self._webhooks, self._process = hub, bots, webhooks, process
        self._tasks: set[asyncio.Task[None]] = set()
        self._deadlines = Deadlines(hub, self._keep)
        self.drive = Driving(hub, bots, self._keep).drive
        hub.watch(self._after_entry)

    async def start(self) -> None:
        self._keep(asyncio.create_task(self._refresh_stale_summaries()))
        self._every(_SAVE_EVERY, self._save)
        self._every(_WAKE_EVERY, self._wake)
        self._every(max(1.0, min(30.0, self._hub.settings.idle / 4)), self._sweep)
        self._every(_ANNOUNCE_EVERY, self._announce_all)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._save()
        await self._hub.summaries.save()
        await self._bots.close()

    def _every(self, seconds: float, duty: Callable[[], Awaitable[None]]) -> None:
        async def repeat() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await duty()
                except Exception as error:  # one failure must not end a duty for good
                    logs.failure(getattr(duty, "__name__", "duty"), error)

        self._keep(asyncio.create_task(repeat()))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- after each entry ---------------------------------------------------------------------------------------------

    def _after_entry(self, live: LiveTable, waited_for: set[str]) -> None:
        self.drive(live)
        self._deadlines.watch(live)
        for identity in live.absent_and_to_act() - waited_for:
            self._webhooks.your_turn(identity, live.table.id, live.table.laid.game)

    # --- now and then -------------------------------------------------------------------------------------------------

    async def _save(self) -> None:
        for live in self._hub.take_presence_changed():
            await self._for_one("presence", self._tell_presence(live))
        await self._hub.summaries.save(_SAVE_EVERY / _SAVE_ACTIONS_IN)

    async def _wake(self) -> None:
        """Tables at which a clock has run out, or whose bots were left alone by a process that died."""
        try:
            due = await self._hub.store.due(self._hub.now())
        except StorageFailure as error:
            logs.failure("wake", error)
            return
        for table in due:
            try:
                await self._wake_table(table)
            except Exception as error:
                await self._postpone(table, error)

    async def _wake_table(self, table: str) -> None:
        live = await self._hub.get(table, is_use=False)
        if live.table.is_broken:
            await self._hub.keep_aside(live)
            return
        self.drive(live)
        self._deadlines.watch(live)
        self._hub.summaries.mark(live)
        if wake_at(live.table) is None:  # an older server would have let its bots play on
            await self._hub.store.write(Change("wake later", {"which": table, "wake_at": None}))

    async def _postpone(self, table: str, error: Exception) -> None:
        """A table that cannot be woken must not keep the others from it."""
        if isinstance(error, Unreadable):
            return  # it is named and set aside already
        logs.failure("wake", error)
        if isinstance(error, Denied) and error.status == 503:
            return
        with suppress(StorageFailure, Conflict):
            await self._hub.store.write(Change("wake later", {"which": table, "wake_at": self._hub.now() + 3600.0}))

    async def _sweep(self) -> None:
        await self._hub.sweep()

    async def _refresh_stale_summaries(self) -> None:
        """After a crash: the last few seconds of every table that was being played."""
        for table in await self._stale():
            await self._for_one("refresh", self._refresh(table))
        await self._hub.summaries.save()

    async def _refresh(self, table: str) -> None:
        self._hub.summaries.mark(await self._hub.get(table))

    async def _for_one(self, place: str, doing: Awaitable[None]) -> None:
        """Whatever goes wrong at one table, the others have their turn."""
        try:
            await doing
        except Exception as error:
            logs.failure(place, error)

    async def _stale(self) -> list[str]:
        try:
            return await self._hub.store.with_stale_summary()
        except StorageFailure as error:
            logs.failure("refresh", error)
            return []

    # --- other processes ----------------------------------------------------------------------------------------------

    async def _announce_all(self) -> None:
        for live in list(self._hub.live.values()):
            if live.members:
                await self._for_one("announce", self._announce(live))

    async def _tell_presence(self, live: LiveTable) -> None:
        live.tell_presence(self._hub.settings.grace)
        await self._announce(live)

    async def _announce(self, live: LiveTable) -> None:
        here = live.attendance.here(live.table)
        await self._hub.store.bus.publish(
            f"here {self._process} {live.table.id} {here.watching} {','.join(sorted(here.seated))}"
        )

    def hear(self, note: str) -> None:
        """`log TABLE:SEQ …`, or `here PROCESS TABLE ONLOOKERS SEATED,SEATED,…`."""
        word, _, rest = note.partition(" ")
        if word == "log":
            for reference in rest.split():
                table, _, seq = reference.rpartition(":")
                live = self._hub.hear_of(table, int(seq))
                if live is not None:
                    self._keep(asyncio.create_task(self._catch_up(live)))
        elif word == "here":
            process, table, watching, seated = rest.split(" ")
            there = Elsewhere(frozenset(seated.split(",")) - {""}, int(watching))
            live = self._hub.live.get(table)
            if live is not None and live.attendance.hear(process, there):
                live.tell_presence(self._hub.settings.grace)

    def hear_gap(self) -> None:
        """We may have missed something: every table reads its log again."""
        for live in self._hub.live.values():
            live.is_stale = True
            self._keep(asyncio.create_task(self._catch_up(live)))

    async def _catch_up(self, live: LiveTable) -> None:
        await self._hub.catch_up(live)
        if not live.table.people():  # bots play on where somebody looks, whoever wrote what came before
            self.drive(live)
