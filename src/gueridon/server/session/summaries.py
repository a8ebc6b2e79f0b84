"""What lists show of the tables, written behind their backs: it follows from the logs, so that a crash loses nothing."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Final

from gueridon.server import logs
from gueridon.server.errors import Conflict, StorageFailure
from gueridon.server.session.live import LiveTable
from gueridon.server.session.rows import summary
from gueridon.server.store.changes import Change
from gueridon.server.store.store import Store

_AT_ONCE: Final = 40
"""So many are made and written together; whoever acts meanwhile waits no longer than for these."""


class Summaries:
    """The tables whose summary is to be written, those that have waited longest first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._urgent: dict[str, LiveTable] = {}
        self._patient: dict[str, LiveTable] = {}
        """Tables at which somebody has acted and nothing else."""
        self._saving = asyncio.Lock()

    def __contains__(self, table: str) -> bool:
        return table in self._urgent or table in self._patient

    def mark(self, live: LiveTable, *, is_urgent: bool = True) -> None:
        table = live.table.id
        if is_urgent:
            self._patient.pop(table, None)
            self._urgent[table] = live
        elif table not in self._urgent:
            self._patient.setdefault(table, live)

    async def save(self, share: float = 1.0) -> None:
        """Write the urgent ones and a share of the others. When it returns, whoever began to write them, they are written."""
        async with self._saving:
            due = list(self._urgent) + list(self._patient)[: ceil(share * len(self._patient))]
            for start in range(0, len(due), _AT_ONCE):
                await self._write([live for table in due[start : start + _AT_ONCE] if (live := self._take(table))])

    def _take(self, table: str) -> LiveTable | None:
        return self._urgent.pop(table, None) or self._patient.pop(table, None)

    async def _write(self, lives: list[LiveTable]) -> None:
        if not lives:
            return
        try:
            await self._store.write(*_changes(lives))
        except (StorageFailure, Conflict) as error:
            for live in lives:
                self.mark(live)
            logs.failure("summaries", error)


def _changes(lives: list[LiveTable]) -> list[Change]:
    """One table of which there is no summary leaves the others theirs."""
    changes = []
    for live in lives:
        try:
            changes.append(_change(live))
        except Exception as error:
            logs.failure("summaries", error)
    return changes


def _change(live: LiveTable) -> Change:
    return Change("change table", {"which": live.table.id, "seq_now": live.table.seq, **summary(live.table)})
