"""What a viewer may know: everything, for nothing is hidden in this game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.game import CHANCE, Json, View
from gueridon.games.mississippi.board import ASHORE, Fleet
from gueridon.games.mississippi.components import BOATS
from gueridon.games.mississippi.notation import text_of
from gueridon.games.mississippi.rules import NOBODY, MississippiState

PHASES: Final = ("first", "roll", "turn", "move", "over")


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

    def data(self) -> dict[str, Json]:
        board = self.fleet.board
        return {
            "board": {
                "name": board.name,
                "rows": board.rows,
                "width": board.width,
                "start": board.start,
                "goal": board.goal,
            },
            "phase": PHASES[self.phase],
            "first": _seat(self.first),
            "turns": self.turns,
            "current": _seat(self.current),
            "boats": [self._boat(seat) for seat in range(self.seats)],
            "bank": self.bank,
            "last": self._last(),
            "winner": _seat(self.winner),
        }

    def _boat(self, seat: int) -> Json:
        letter, colour = BOATS[seat]
        afloat = self.fleet.spaces[seat] != ASHORE
        return {
            "letter": letter,
            "colour": colour,
            "space": self.fleet.spaces[seat] if afloat else None,
            # From the east, clockwise.
            "edges": [self.fleet.number(seat, direction) for direction in range(6)] if afloat else None,
            "logs": self.logs[seat],
        }

    def _last(self) -> Json:
        if self.last_action == NOBODY:
            return None
        seat = None if self.last_seat == CHANCE else self.last_seat
        return {"seat": seat, "action": text_of(self.last_action)}


def _seat(seat: i64) -> int | None:
    return None if seat == NOBODY else seat


def view_of(state: MississippiState, viewer: i64) -> MississippiView:
    legal = state.legal(viewer) if viewer >= 0 else vec[i64]([])
    return MississippiView(viewer, state.to_act(), legal, state)
