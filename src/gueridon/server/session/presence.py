"""Who is at a table now, in this process and in the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from gueridon.server.messages import Absence, Presence
from gueridon.server.table.table import Table

REMEMBERED = 30.0
"""Seconds for which another process is believed; it says so again every ten."""


class Elsewhere(NamedTuple):
    """Who is at a table in another process: those who have a seat, by name; of the others, however many, only their number."""

    seated: frozenset[str]
    watching: int


class Attendance:
    """Counts connections by identity, and remembers since when a seat's person has been away."""

    def __init__(self, now: Callable[[], float], elapsed: Callable[[], float]) -> None:
        self._now, self._elapsed = now, elapsed
        self._here: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[float, Elsewhere]] = {}
        self._since = elapsed()
        self._left: dict[str, float] = {}

    def come(self, identity: str) -> None:
        self._here[identity] = self._here.get(identity, 0) + 1

    def go(self, identity: str) -> None:
        self._here[identity] -= 1
        if self._here[identity] == 0:
            del self._here[identity]
            self._left[identity] = self._elapsed()

    def here(self, table: Table) -> Elsewhere:
        """What the other processes are told. Whoever looks on through two of them counts as two."""
        seated = frozenset(seat.identity for seat in table.seats if seat.identity in self._here)
        return Elsewhere(seated, len(self._here) - len(seated))

    def hear(self, process: str, there: Elsewhere) -> bool:
        """What another process says about who is at the table there. Whether that is news."""
        before = self._elsewhere.get(process, (0.0, Elsewhere(frozenset(), 0)))[1]
        self._left |= dict.fromkeys(before.seated - there.seated, self._elapsed())
        self._elsewhere[process] = (self._elapsed(), there)
        return there != before

    def _heard(self) -> Iterator[Elsewhere]:
        """What the processes say that are believed."""
        fresh = self._elapsed() - REMEMBERED
        return (there for at, there in self._elsewhere.values() if at > fresh)

    def is_there(self, identity: str) -> bool:
        return identity in self._here or any(identity in there.seated for there in self._heard())

    def away_for(self, identity: str) -> float | None:
        """Seconds; None while they are there."""
        return None if self.is_there(identity) else self._elapsed() - self._left.get(identity, self._since)

    def message(self, table: Table, grace: float) -> Presence:
        now = self._now()
        seated = {seat.identity: number for number, seat in enumerate(table.seats) if seat.identity is not None}
        away = []
        for identity, number in seated.items():
            seconds = self.away_for(identity)
            if seconds is not None:
                away.append(Absence(number, now - seconds, now - seconds + grace))
        return Presence(
            table=table.id,
            now=now,
            present=[number for identity, number in seated.items() if self.is_there(identity)],
            away=away,
            watching=self.here(table).watching + sum(there.watching for there in self._heard()),
        )
