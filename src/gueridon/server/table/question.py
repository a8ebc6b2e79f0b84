"""What the people at a table are asked, and who has agreed so far."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal

PATIENCE: Final = 60.0
"""Seconds to answer whether somebody new may play on; silence is a no."""
LONG_WAIT: Final = 180.0
"""Seconds the table must have waited for a seat before a bot may be asked to make its decision."""

Kind = Literal["undo", "substitute", "decide"]


@dataclass
class Question:
    """See messages.Question. `by` is the seat that asks for a decision; the rest is about a newcomer."""

    kind: Kind
    seat: int
    by: int | None = None
    identity: str | None = None
    name: str | None = None
    invite: str | None = None
    until: float | None = None
    agreed: set[int] = field(default_factory=set)

    def copy(self) -> Question:
        return replace(self, agreed=set(self.agreed))
