"""Deletes what nobody has used for as long as the settings say, a little at a time, in one of the processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from gueridon.server import logs
from gueridon.server.session.forgetting import Forgetting
from gueridon.server.session.hub import Hub
from gueridon.server.settings import DAY
from gueridon.server.store.changes import Change

_EVERY: Final = 60.0
_TABLES_AT_ONCE: Final = 50
_PEOPLE_AT_ONCE: Final = 200


class Housekeeping:
    """Runs as long as the server does."""

    def __init__(self, hub: Hub, forgetting: Forgetting) -> None:
        self._hub, self._store, self._settings = hub, hub.store, hub.settings
        self._forgetting = forgetting

    async def run(self) -> None:
        while True:
            for duty in (self._touch_open, self._forgetting.resume, self.sweep):
                await self._try(duty)
            await asyncio.sleep(min(_EVERY, self._settings.use_seconds))

    async def _try(self, duty: Callable[[], Awaitable[None]]) -> None:
        try:
            await duty()
        except Exception as error:  # one failure must not end a duty for good
            logs.failure(getattr(duty, "__name__", "house"), error)

    async def _touch_open(self) -> None:
        """A table that somebody has open is in use, though nothing happens there."""
        for live in [live for live in self._hub.live.values() if live.members]:
            await self._hub.touch(live)

    async def sweep(self) -> None:
        """Delete a slice of what is too old; the rest has time."""
        async with self._store.alone() as is_ours:
            if is_ours:
                for status, days in self._ages().items():
                    await self._sweep_tables(status, days)
                await self._sweep_people(self._settings.keep_identities)

    def _ages(self) -> dict[str, float]:
        chosen = self._settings
        unfinished = dict.fromkeys(("playing", "paused", "broken"), chosen.keep_unfinished)
        return {"open": chosen.keep_open, **unfinished, "over": chosen.keep_finished}

    async def _sweep_tables(self, status: str, days: float) -> None:
        if days == 0:
            return
        before = self._hub.now() - days * DAY
        for table in await self._store.unused_tables(status, before, _TABLES_AT_ONCE):
            await self._hub.drop(table, status, before)

    async def _sweep_people(self, days: float) -> None:
        if days == 0:
            return
        before = self._hub.now() - days * DAY
        people = await self._store.unused_people(before, _PEOPLE_AT_ONCE)
        if people:
            await self._store.write(*(Change("drop identity", {"who": one, "before": before}) for one in people))
