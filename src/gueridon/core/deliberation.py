"""Thinking about one decision: piece by piece, so that it can be stopped at any moment with its best so far."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64, mypyc_attr


@dataclass(frozen=True)
class Weighing:
    """What thinking makes of one action."""

    action: int
    chance: float
    """The chance to win, from 0 to 1; a shared win counts in part."""
    result: float
    """What to expect, in the game's own unit: `result-unit` of its words."""
    doubt: float
    """How far the chance may be off: half of its 95 % interval."""
    confidence: float
    """How likely it is that no other action is better, from 0 to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deliberation:
    """One decision being thought about; what it has spent so far is counted in simulations."""

    def __init__(self) -> None:
        self.simulations: i64 = 0

    def step(self) -> None:
        """The smallest piece of thinking: well under ten milliseconds."""
        raise NotImplementedError

    def is_settled(self) -> bool:
        """Whether more thinking would hardly change the choice."""
        raise NotImplementedError

    def best(self) -> int:
        """The action that looks best so far."""
        raise NotImplementedError

    def weighed(self) -> list[Weighing]:
        """Every legal action in its fixed order, as far as thinking has come."""
        raise NotImplementedError
