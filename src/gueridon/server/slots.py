"""When bots act: settled as soon as a decision arises, so that no moment tells how long anybody thought."""

from __future__ import annotations

from heapq import heapreplace
from math import ceil, inf


class Slots:
    """So many decisions are thought about at once; each is carried out at the end of its slot, and not before.

    One that finds every slot taken gets the next that ends. When that is follows from when the decisions arose, never from
    what became of them: a slot that is done with early stays taken.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self._ends = [-inf] * count

    def take(self, at: float) -> float:
        """The end of the slot of a decision that arose at this moment."""
        end = max(at, self._ends[0]) + self.seconds
        heapreplace(self._ends, end)
        return end


def on_the_grid(arose: float, ready: float, step: float) -> float:
    """The beginning of a thought that could not begin when the decision arose: not when somebody was ready, but the next step."""
    return arose + ceil((ready - arose) / step) * step
