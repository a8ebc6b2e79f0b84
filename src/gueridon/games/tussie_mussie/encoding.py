"""A player's knowledge of a round as numbers, for learners: arrangements column by column, unknown tiles as such."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import bit, has
from gueridon.core.encoding import Slot, flag, from_viewer, joined, laid_out, members, one_of, share
from gueridon.core.game import View
from gueridon.games.tussie_mussie.actions import ACTION_COUNT, TURN_CARD
from gueridon.games.tussie_mussie.board import (
    EMPTY,
    UNKNOWN,
    Row,
    chosen_colour,
    is_keepsake,
    size,
    tile_at,
)
from gueridon.games.tussie_mussie.components import CARDS, COLOURS, OWN_TILES, ROUNDS, TILES
from gueridon.games.tussie_mussie.state import APPRENTICE, NOBODY, PHASES, actions_of, cards_in, last_card
from gueridon.games.tussie_mussie.view import TussieMussieView

_COLUMN: Final = TILES + 2
_APPRENTICE_COLUMNS: Final = 7
_MOST_OFFERS: Final = 8
_GOOD_ROUND: Final = 20

_COLUMNS: Final = "column by column: which tile, whether it is one the viewer may not see, whether it is a keepsake"

LAYOUT: Final = (
    Slot("french", 1, "whether French names decide ties"),
    Slot("head_start", 1, "solo: whether the apprentice has a head start"),
    Slot("hidden_keepsakes", 1, "solo: whether the tiles left with the apprentice are keepsakes"),
    Slot("round", ROUNDS, "which round it is; none once the game is over"),
    Slot("phase", len(PHASES), "what is done now: " + ", ".join(PHASES)),
    Slot("turn", 1, "offers or turns of the round that are over, as eighths"),
    Slot("left", TILES + 1, "the first tile drawn, in an offer the one face up; then 1 for one the viewer may not see"),
    Slot("right", TILES + 1, "the second tile drawn, in an offer the one face down"),
    Slot("kept", TILES, "which of two drawn tiles the viewer keeps"),
    Slot("drawing", 1, "whether the viewer is drawing two tiles before the presentation"),
    Slot("steps", ACTION_COUNT, "the viewer's actions before this presentation; afterwards those of the last one"),
    Slot("turn_card", CARDS, "solo: the turn card in force"),
    Slot("turn_cards", CARDS, "solo: the turn cards of this round so far"),
    Slot("discarded", TILES, "solo: the tiles that turn cards discarded this round"),
    Slot("apprentice", _APPRENTICE_COLUMNS * _COLUMN, f"solo: the apprentice's arrangement, {_COLUMNS}"),
    Slot("apprentice_points", ROUNDS, "solo: the apprentice's points of each round, as twentieths"),
    Slot("acting", 1, "whether the table waits for this player, as far as the viewer knows", per_seat=True),
    Slot("first", 1, "whether this player is first in this round", per_seat=True),
    Slot("points", ROUNDS, "points of each round that is over, as twentieths", per_seat=True),
    Slot("arrangement", OWN_TILES * _COLUMN, f"the arrangement of this round, {_COLUMNS}", per_seat=True),
    Slot(
        "presented",
        OWN_TILES * _COLUMN + len(COLOURS),
        "the arrangement as presented last, or as it is now before the presentation; then the colour that a tile counts as",
        per_seat=True,
    ),
)


def encode(view: View) -> list[float]:
    assert isinstance(view, TussieMussieView)
    seats = from_viewer(view, view.seats)
    is_solo = view.seats == 1
    discarded = sum(bit(action) for action in actions_of(view.turns) if action < TURN_CARD)
    return laid_out(
        LAYOUT,
        view.seats,
        {
            "french": flag(view.french),
            "head_start": flag(view.head_start),
            "hidden_keepsakes": flag(view.hidden_keepsakes),
            "round": one_of(view.round, ROUNDS),
            "phase": one_of(view.phase, len(PHASES)),
            "turn": share(view.turn, _MOST_OFFERS),
            "left": _tile(view.left),
            "right": _tile(view.right),
            "kept": one_of(view.kept, TILES),
            "drawing": flag(view.drawer == view.viewer),
            "steps": members(sum({bit(action) for action in actions_of(view.acts[view.viewer])}), ACTION_COUNT),
            "turn_card": one_of(last_card(view.turns), CARDS),
            "turn_cards": members(cards_in(view.turns), CARDS),
            "discarded": members(discarded, TILES),
            "apprentice": _columns(Row(view.rows[APPRENTICE]) if is_solo else EMPTY, _APPRENTICE_COLUMNS),
            "apprentice_points": _points(view, APPRENTICE) if is_solo else [0.0] * ROUNDS,
            "acting": joined(flag(has(view.acting, seat)) for seat in seats),
            "first": joined(flag(view.opener != NOBODY and seat == view.first_player()) for seat in seats),
            "points": joined(_points(view, seat) for seat in seats),
            "arrangement": joined(_columns(Row(view.rows[seat]), OWN_TILES) for seat in seats),
            "presented": joined(_presented(Row(view.plans[seat])) for seat in seats),
        },
    )


def _tile(tile: int) -> list[float]:
    return one_of(TILES if tile == UNKNOWN else tile, TILES + 1)


def _columns(row: Row, columns: int) -> list[float]:
    filled = [
        one_of(int(tile_at(row, column)), TILES)
        + flag(tile_at(row, column) == UNKNOWN)
        + flag(is_keepsake(row, column))
        for column in range(size(row))
    ]
    return joined(filled) + [0.0] * (_COLUMN * (columns - len(filled)))


def _presented(row: Row) -> list[float]:
    return _columns(row, OWN_TILES) + one_of(chosen_colour(row), len(COLOURS))


def _points(view: TussieMussieView, owner: int) -> list[float]:
    return joined(share(view.points[owner * ROUNDS + r], _GOOD_ROUND) for r in range(ROUNDS))
