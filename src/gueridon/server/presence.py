"""Who is at a table now, in this process and in the others."""

from __future__ import annotations

from collections.abc import Callable

from gueridon.server.messages import Absence, Presence
from gueridon.server.table import Table

REMEMBERED = 30.0
"""Seconds for which another process is believed; it says so again every ten."""


class Attendance:
    """Counts connections by identity, and remembers since when a seat's person has been away."""

    def __init__(self, now: Callable[[], float], elapsed: Callable[[], float]) -> None:
        self._now, self._elapsed = now, elapsed
        self._here: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        self._since = elapsed()
        self._left: dict[str, float] = {}

    def come(self, identity: str) -> None:
        self._here[identity] = self._here.get(identity, 0) + 1

    def go(self, identity: str) -> None:
        self._here[identity] -= 1
        if self._here[identity] == 0:
            del self._here[identity]
            self._left[identity] = self._elapsed()

    @property
    def here(self) -> frozenset[str]:
        return frozenset(self._here)

    def hear(self, process: str, people: frozenset[str]) -> None:
        """What another process says about who is at the table there."""
        before = self._elsewhere.get(process, (0.0, frozenset()))[1]
        self._left |= dict.fromkeys(before - people, self._elapsed())
        self._elsewhere[process] = (self._elapsed(), people)

    def everybody(self) -> frozenset[str]:
        fresh = self._elapsed() - REMEMBERED
        return self.here.union(*(people for at, people in self._elsewhere.values() if at > fresh))

    def is_there(self, identity: str) -> bool:
        return identity in self._here or (bool(self._elsewhere) and identity in self.everybody())

    def away_for(self, identity: str) -> float | None:
        """Seconds; None while they are there."""
        return None if self.is_there(identity) else self._elapsed() - self._left.get(identity, self._since)

    def message(self, table: Table, grace: float) -> Presence:
        everybody, now = self.everybody(), self._now()
        seated = {seat.identity: number for number, seat in enumerate(table.seats) if seat.identity is not None}
        away = []
        for identity, number in seated.items():
            seconds = self.away_for(identity)
            if seconds is not None:
                away.append(Absence(number, now - seconds, now - seconds + grace))
        return Presence(
            table=table.id,
            now=now,
            present=[number for identity, number in seated.items() if identity in everybody],
            away=away,
            watching=len(everybody - seated.keys()),
        )
