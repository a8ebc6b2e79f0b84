"""Before the first deal: everybody who is bound to a player seed reveals it, and none shows before all have."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

PATIENCE: Final = 5.0
"""Seconds that everybody has to reveal their seed: clients do it by themselves."""


@dataclass
class Shuffle:
    """The seats whose seeds are awaited, and what they have revealed."""

    seats: list[int]
    began: float
    revealed: dict[int, str] = field(default_factory=dict)

    @property
    def until(self) -> float:
        return self.began + PATIENCE

    @property
    def missing(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.revealed]

    def copy(self) -> Shuffle:
        return replace(self, revealed=dict(self.revealed))
