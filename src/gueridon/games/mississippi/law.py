"""The law of reactions: who advances when boats touch, in which order, and when it ends (rules page, §6)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gueridon.core.bits import bit, has
from gueridon.games.mississippi.board import Fleet


@final
class Chain:
    """The reactions that follow one move, found one by one: `while chain.finds_next(fleet): chain.carry_out(fleet)`."""

    def __init__(self, mover: i64) -> None:
        self.mover = mover
        self.waiting: i64 = 0
        """The boats on the list that have not had their moment yet."""
        self.boat: i64 = mover
        """The boat that advances next."""
        self.spaces: i64 = 0

    def finds_next(self, fleet: Fleet) -> bool:
        """Whether anything more happens; `boat` and `spaces` then say what."""
        if fleet.has_reached_goal(self.boat):
            return False
        gain = fleet.gain(self.mover)
        if gain > 0:
            self.waiting = 0
            return self._advances(self.mover, gain)
        if self.waiting == 0:
            self.waiting = fleet.stronger(self.mover)
        if self.waiting == 0:
            return False
        boat = self._next_clockwise(fleet)
        self.waiting &= ~bit(boat)
        # It still touches the mover with the higher number: neither of the two has moved since the list was made.
        return self._advances(boat, fleet.difference(boat, self.mover))

    def carry_out(self, fleet: Fleet) -> None:
        fleet.go_forward(self.boat, self.spaces)

    def _advances(self, boat: i64, spaces: i64) -> bool:
        self.boat = boat
        self.spaces = spaces
        return True

    def _next_clockwise(self, fleet: Fleet) -> i64:
        """Clockwise round the table, not round the boat: in the rulebook it is the opponents who then play clockwise,
        the words it uses for turns (rules page, 6.4)."""
        seats: i64 = len(fleet.spaces)
        seat = self.mover
        while True:
            seat = seat + 1 if seat + 1 < seats else 0
            if has(self.waiting, seat):
                return seat
