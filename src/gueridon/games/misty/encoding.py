"""A player's knowledge of a round as numbers, for learners: windows as planes of the grid, hands as counts."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import has
from gueridon.core.encoding import Slot, flag, from_viewer, joined, laid_out, members, one_of, share
from gueridon.core.game import View
from gueridon.games.misty.board import CELLS
from gueridon.games.misty.components import (
    KINDS,
    LARGEST_WINDOW,
    ROUNDS_TO_WIN,
    SHAPES,
    Kind,
    copies_in,
)
from gueridon.games.misty.state import (
    CARD,
    CELL,
    NOTHING,
    PICK,
    PLACE,
    STAGES,
    hand_size,
    passing,
    told,
    total,
    window_now,
    wins,
)
from gueridon.games.misty.view import MistyView

_PLANES: Final = ("up", "right", "down", "left", "smiles", "flowers", "monsters", "others", "piles", "frame")
_MOST_COPIES: Final = 6  # the cards of a full hand
_GOOD_GAME: Final = 40  # points of three good rounds

LAYOUT: Final = (
    Slot("window_kind", len(SHAPES), "which window the table builds: " + ", ".join(shape.name for shape in SHAPES)),
    Slot("chains", 1, "whether smiles score in chains"),
    Slot("stage", len(STAGES), "what is done now: " + ", ".join(STAGES)),
    Slot("turn", 1, "cards in each window, as a share of the largest window"),
    Slot("passing", 1, "1 when hands go to the left, -1 to the right, 0 when none go"),
    Slot("chosen_card", KINDS, "the card the viewer has picked, still face down"),
    Slot("chosen_cell", CELLS, "the cell the viewer has chosen for it"),
    Slot("acting", 1, "whether the table waits for this player", per_seat=True),
    Slot("wins", 1, "rounds won, as a share of those that win the game", per_seat=True),
    Slot("points", 1, "points of all rounds that are over, as a share of 40", per_seat=True),
    Slot("hand_size", 1, "cards in the hand, as a share of a full one", per_seat=True),
    Slot("hand_known", 1, "whether the viewer holds this hand or remembers it", per_seat=True),
    Slot("hand", KINDS, "how many of each card a known hand has, as sixths", per_seat=True),
    Slot("to_place", KINDS, "the card that was turned up and has no cell yet", per_seat=True),
    Slot(
        "window",
        len(_PLANES) * CELLS,
        "planes of 7 × 7 cells, row by row: " + ", ".join(_PLANES) + "; `others` have nothing left to do, "
        "`frame` is where the window can still lie",
        per_seat=True,
    ),
)


def encode(view: View) -> list[float]:
    assert isinstance(view, MistyView)
    seats = from_viewer(view, view.seats)
    chosen = view.chosen[view.viewer]
    return laid_out(
        LAYOUT,
        view.seats,
        {
            "window_kind": one_of(view.shape, len(SHAPES)),
            "chains": flag(view.chains),
            "stage": one_of(view.stage, len(STAGES)),
            "turn": share(view.turn, LARGEST_WINDOW),
            "passing": [float(passing(view.shape, view.turn)) if view.stage in (PICK, PLACE) else 0.0],
            "chosen_card": one_of(chosen if view.stage == PICK else NOTHING, KINDS),
            "chosen_cell": one_of(chosen if view.stage == PLACE else NOTHING, CELLS),
            "acting": joined(flag(has(view.acting, seat)) for seat in seats),
            "wins": joined(share(wins(view.points, view.seats, seat), ROUNDS_TO_WIN) for seat in seats),
            "points": joined(share(total(view.points, view.seats, seat), _GOOD_GAME) for seat in seats),
            "hand_size": joined(share(view.hand_size(seat), hand_size(view.shape)) for seat in seats),
            "hand_known": joined(flag(view.hands[seat] != NOTHING) for seat in seats),
            "hand": joined(_hand(view.hands[seat]) for seat in seats),
            "to_place": joined(one_of(_card_to_place(view, seat), KINDS) for seat in seats),
            "window": joined(_window(view, seat) for seat in seats),
        },
    )


def _hand(hand: int) -> list[float]:
    if hand == NOTHING:
        return [0.0] * KINDS
    return [copies_in(hand, Kind(kind)) / _MOST_COPIES for kind in range(KINDS)]


def _card_to_place(view: MistyView, seat: int) -> int:
    cards = told(view.story, seat, CARD)
    return cards[len(cards) - 1] if len(cards) > len(told(view.story, seat, CELL)) else NOTHING


def _window(view: MistyView, seat: int) -> list[float]:
    window = window_now(view.story, seat, view.shape)
    planes = (
        window.up,
        window.right,
        window.down,
        window.left,
        window.smiles,
        window.flowers,
        window.monsters,
        window.others,
        window.piles,
        window.frame(),
    )
    return joined(members(plane, CELLS) for plane in planes)
