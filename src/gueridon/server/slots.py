"""When bots act: settled as soon as a decision arises, so that no moment tells how long anybody thought."""

from __future__ import annotations

from heapq import heapreplace
from math import inf

_APART = 1e-6
"""Seconds, at least: what arises first is carried out first."""


class Slots:
    """So many decisions are thought about at once; each is carried out at the end of its slot, and not before.

    One that finds every slot taken gets the next that ends. When that is follows from when the decisions arose, never from
    what became of them: a slot that is done with early stays taken.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self._ends = [-inf] * count
        self._last = -inf

    def take(self, at: float) -> float:
        """The end of the slot of a decision that arose at this moment."""
        end = max(max(at, self._ends[0]) + self.seconds, self._last + _APART)
        heapreplace(self._ends, end)
        self._last = end
        return end
