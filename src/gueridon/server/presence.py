"""Who is at a table now, in this process and in the others."""

from __future__ import annotations

from collections.abc import Callable

from gueridon.server.messages import Absence, Presence
from gueridon.server.table import Table

REMEMBERED = 30.0
"""Seconds for which another process is believed; it says so again every ten."""


class Attendance:
    """Counts connections by identity, and remembers since when a seat's person has been away."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._here: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        self._since = now()
        self._left: dict[str, float] = {}

    def come(self, identity: str) -> None:
        self._here[identity] = self._here.get(identity, 0) + 1

    def go(self, identity: str) -> None:
        self._here[identity] -= 1
        if self._here[identity] == 0:
            del self._here[identity]
            self._left[identity] = self._now()

    @property
    def here(self) -> frozenset[str]:
        return frozenset(self._here)

    def hear(self, process: str, people: frozenset[str]) -> None:
        """What another process says about who is at the table there."""
        before = self._elsewhere.get(process, (0.0, frozenset()))[1]
        self._left |= dict.fromkeys(before - people, self._now())
        self._elsewhere[process] = (self._now(), people)

    def everybody(self) -> frozenset[str]:
        fresh = self._now() - REMEMBERED
        return self.here.union(*(people for at, people in self._elsewhere.values() if at > fresh))

    def is_there(self, identity: str) -> bool:
        return identity in self._here or (bool(self._elsewhere) and identity in self.everybody())

    def away_since(self, identity: str) -> float | None:
        return None if self.is_there(identity) else self._left.get(identity, self._since)

    def message(self, table: Table, grace: float) -> Presence:
        everybody = self.everybody()
        seated = {seat.identity: number for number, seat in enumerate(table.seats) if seat.identity is not None}
        away = []
        for identity, number in seated.items():
            since = self.away_since(identity)
            if since is not None:
                away.append(Absence(number, since, since + grace))
        return Presence(
            table=table.id,
            now=self._now(),
            present=[number for identity, number in seated.items() if identity in everybody],
            away=away,
            watching=len(everybody - seated.keys()),
        )
