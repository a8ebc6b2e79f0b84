"""What a viewer may know: everything, for nothing is hidden in this game."""

from __future__ import annotations

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.game import View
from gueridon.games.mississippi import wire
from gueridon.games.mississippi.board import ASHORE, Fleet
from gueridon.games.mississippi.rules import NOBODY, MississippiState

PHASES: Final[tuple[Literal["first", "roll", "turn", "move", "over"], ...]] = ("first", "roll", "turn", "move", "over")


@final
class MississippiView(View):
    """The river, the logs, the bank and the turn."""

    def __init__(self, viewer: i64, acting: i64, legal: vec[i64], state: MississippiState) -> None:
        super().__init__(viewer, acting, legal)
        self.seats = state.seats
        self.fleet: Fleet = state.fleet.copy()
        self.logs = state.logs[:]
        self.bank = state.bank
        self.phase = state.phase
        self.first = state.first
        self.placed = state.placed
        self.turns = state.turns
        self.current = state.current()
        self.winner = state.winner
        self.last_seat = state.last_seat
        self.last_action = state.last_action

    def data(self) -> wire.View:
        return wire.View(
            board=self.fleet.board.name,
            phase=PHASES[self.phase],
            first=_seat(self.first),
            turns=int(self.turns),
            current=_seat(self.current),
            boats=[self._boat(seat) for seat in range(self.seats)],
            bank=int(self.bank),
            winner=_seat(self.winner),
        )

    def news(self, before: View) -> dict[str, object]:
        assert isinstance(before, MississippiView)
        found: dict[str, object] = {}
        if self.phase != before.phase:
            found["phase"] = PHASES[self.phase]
        if self.first != before.first:
            found["first"] = _seat(self.first)
        if self.turns != before.turns:
            found["turns"] = int(self.turns)
        if self.current != before.current:
            found["current"] = _seat(self.current)
        boats = {str(seat): boat for seat in range(self.seats) if (boat := self._news_of_boat(seat, before))}
        if boats:
            found["boats"] = boats
        if self.bank != before.bank:
            found["bank"] = int(self.bank)
        if self.winner != before.winner:
            found["winner"] = _seat(self.winner)
        return found

    def _news_of_boat(self, seat: int, before: MississippiView) -> dict[str, object]:
        space, was, found = self.fleet.spaces[seat], before.fleet.spaces[seat], dict[str, object]()
        if space != was:
            found["space"] = None if space == ASHORE else int(space)
        if self.fleet.easts[seat] != before.fleet.easts[seat] or ASHORE in (space, was):
            edges = self._boat(seat).edges
            if edges != before._boat(seat).edges:
                found["edges"] = edges
        if self.logs[seat] != before.logs[seat]:
            found["logs"] = int(self.logs[seat])
        return found

    def _boat(self, seat: int) -> wire.Boat:
        space, logs = int(self.fleet.spaces[seat]), int(self.logs[seat])
        if space == ASHORE:
            return wire.Boat(None, None, logs)
        return wire.Boat(space, [int(self.fleet.number(seat, direction)) for direction in range(6)], logs)


def _seat(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def view_of(state: MississippiState, viewer: i64) -> MississippiView:
    legal = state.legal(viewer) if viewer >= 0 else vec[i64]([])
    return MississippiView(viewer, state.to_act(), legal, state)
