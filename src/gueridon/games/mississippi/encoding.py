"""The river as numbers, for learners; nothing is hidden, so every seat gets the same boats, its own first."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import has
from gueridon.core.encoding import Slot, flag, from_viewer, joined, laid_out, one_of, share
from gueridon.core.game import View
from gueridon.games.mississippi.board import ASHORE, BOARDS
from gueridon.games.mississippi.components import ALL_LOGS, ROUND_LIMIT
from gueridon.games.mississippi.view import PHASES, MississippiView

_SIDES: Final = 6

LAYOUT: Final = (
    Slot("board", len(BOARDS), "which river"),
    Slot("phase", len(PHASES), "what is done next: " + ", ".join(PHASES)),
    Slot("turns", 1, "turns that are over, as a share of the limit"),
    Slot("bank", 1, "logs in the bank, as a share of all logs"),
    Slot("acting", 1, "whether it is this player's turn", per_seat=True),
    Slot("first", 1, "whether this player began", per_seat=True),
    Slot("afloat", 1, "whether the boat is on the river", per_seat=True),
    Slot("progress", 1, "how far the boat is, as a share of the course", per_seat=True),
    Slot("place", 2, "column and row of the boat, as shares of the board", per_seat=True),
    Slot("course", _SIDES, "the direction of travel there, clockwise from the east", per_seat=True),
    Slot("edges", _SIDES, "the numbers shown in each direction, clockwise from the east, as sixths", per_seat=True),
    Slot("meeting", 1, "by how much the viewer's number beats the boat's where they touch, as sixths", per_seat=True),
    Slot("logs", 1, "logs of the player, as a share of all logs", per_seat=True),
    Slot("winner", 1, "whether this player has won", per_seat=True),
)


def encode(view: View) -> list[float]:
    assert isinstance(view, MississippiView)
    seats = from_viewer(view, view.seats)
    return laid_out(
        LAYOUT,
        view.seats,
        {
            "board": one_of(BOARDS.index(view.fleet.board), len(BOARDS)),
            "phase": one_of(view.phase, len(PHASES)),
            "turns": share(view.turns, ROUND_LIMIT * view.seats),
            "bank": share(view.bank, ALL_LOGS),
            "acting": joined(flag(has(view.acting, seat)) for seat in seats),
            "first": [float(seat == view.first) for seat in seats],
            "afloat": joined(flag(_is_afloat(view, seat)) for seat in seats),
            "progress": joined(_progress(view, seat) for seat in seats),
            "place": joined(_place(view, seat) for seat in seats),
            "course": joined(_course(view, seat) for seat in seats),
            "edges": joined(_edges(view, seat) for seat in seats),
            "meeting": joined(_meeting(view, seat) for seat in seats),
            "logs": joined(share(view.logs[seat], ALL_LOGS) for seat in seats),
            "winner": [float(seat == view.winner) for seat in seats],
        },
    )


def _is_afloat(view: MississippiView, seat: int) -> bool:
    return view.fleet.spaces[seat] != ASHORE


def _progress(view: MississippiView, seat: int) -> list[float]:
    return share(view.fleet.spaces[seat], view.fleet.board.goal) if _is_afloat(view, seat) else [0.0]


def _place(view: MississippiView, seat: int) -> list[float]:
    if not _is_afloat(view, seat):
        return [0.0, 0.0]
    board, space = view.fleet.board, view.fleet.spaces[seat]
    return share(board.xs[space], 2 * board.width) + share(board.ys[space], board.rows)


def _course(view: MississippiView, seat: int) -> list[float]:
    return one_of(view.fleet.board.course(view.fleet.spaces[seat]) if _is_afloat(view, seat) else -1, _SIDES)


def _edges(view: MississippiView, seat: int) -> list[float]:
    if not _is_afloat(view, seat):
        return [0.0] * _SIDES
    return [view.fleet.number(seat, direction) / _SIDES for direction in range(_SIDES)]


def _meeting(view: MississippiView, seat: int) -> list[float]:
    both = _is_afloat(view, seat) and _is_afloat(view, view.viewer)
    return share(view.fleet.difference(view.viewer, seat), _SIDES) if both else [0.0]
