"""When the time of each seat is up."""

from __future__ import annotations

from copy import copy

from gueridon.core.game import ONLOOKER, seats_in
from gueridon.core.match import Match


class Clocks:
    """The deadlines. They follow from what onlookers see, so that they tell them nothing more."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.deadlines: dict[int, float] = {}
        self._left: dict[int, float] = {}
        self._shown: object = None
        self._paused_at: float | None = None

    def after(self, match: Match, at: float, actor: int | None = None, undone: int | None = None) -> None:
        if self.seconds == 0:
            return
        shown = shown_to_all(match)
        acting = list(seats_in(shown[1]))
        for seat in self.deadlines.keys() - set(acting):
            self._left[seat] = self.deadlines.pop(seat) - at
        for seat in acting:
            if seat == undone and seat not in self.deadlines:
                self.deadlines[seat] = at + self._left.get(seat, self.seconds)  # taking back gains no time
            elif seat not in self.deadlines or (seat == actor and shown != self._shown):
                self.deadlines[seat] = at + self.seconds
        self._shown = shown

    def copy(self) -> Clocks:
        found = copy(self)
        found.deadlines, found._left = dict(self.deadlines), dict(self._left)
        return found

    def pause(self, at: float) -> None:
        self._paused_at = at

    def resume(self, at: float) -> None:
        assert self._paused_at is not None
        self.deadlines = {seat: when + at - self._paused_at for seat, when in self.deadlines.items()}
        self._paused_at = None

    def overdue(self, now: float) -> list[int]:
        return [seat for seat, when in self.deadlines.items() if when <= now]


def shown_to_all(match: Match) -> tuple[object, int]:
    """What an onlooker sees, and for whom the table waits."""
    view = match.view_of(ONLOOKER)
    return view.data(), int(view.acting)
