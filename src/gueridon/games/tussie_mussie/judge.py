"""How well a viewer stands, for a bot that looks one step ahead: points, and what the arrangements promise."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count
from gueridon.games.tussie_mussie.board import (
    NO_TILE,
    UNKNOWN,
    Row,
    bouquet_in,
    is_keepsake,
    keepsakes_in,
    offerer_of,
    size,
    taker_of,
    tile_at,
    tiles_in,
    with_tile,
)
from gueridon.games.tussie_mussie.components import (
    APPRENTICE_BEFORE_POINTS,
    BEFORE,
    COLOUR,
    DISCARD,
    DRAW,
    DRAWING,
    EFFECT,
    HEARTS,
    MOVE,
    NO_EFFECT,
    NO_HEART,
    NO_HEART_POINTS,
    OWN_TILES,
    PER_BOUQUET,
    PER_COLOUR,
    PER_HEART,
    PER_KEEPSAKE,
    PER_NEIGHBOUR_HEART,
    PER_NEIGHBOUR_IN_BOUQUET,
    PER_OTHER_HEARTLESS,
    PER_OWN_COLOUR,
    RECOLOUR,
    TWO_IN_BOUQUET,
    TWO_IN_BOUQUET_POINTS,
    Tile,
)
from gueridon.games.tussie_mussie.imagine import unseen_tiles
from gueridon.games.tussie_mussie.scoring import solo_outcome, table_outcome, total
from gueridon.games.tussie_mussie.solver import best_of_drawn, best_replacement, best_score, expected_after_draw
from gueridon.games.tussie_mussie.state import APPRENTICE, BEFORE_PRESENTATION, CHOICE, OVER
from gueridon.games.tussie_mussie.view import TussieMussieView

# What to expect of a tile that one does not know, from the 18 tiles: ten hearts, ten tiles without any.
TILE_WORTH: Final = 1.9
HEARTS_EXPECTED: Final = 0.55
HEARTLESS_EXPECTED: Final = 0.55
SAME_COLOUR_EXPECTED: Final = 0.18
NEW_COLOUR_EXPECTED: Final = 0.6

# What the before actions are worth to an arrangement that is not complete.
DRAW_WORTH: Final = 1.6
MOVE_WORTH: Final = 0.7
DISCARD_WORTH: Final = -1.1
RECOLOUR_WORTH: Final = 0.7

EAGERNESS: Final = 1.5
"""How surely a neighbour takes what looks better."""
WIN: Final = 50.0


def value(view: TussieMussieView) -> float:
    """The viewer's points ahead of the others, as far as can be foreseen; an onlooker is seat 1."""
    me: i64 = view.viewer if view.viewer >= 0 else 0
    if view.phase == OVER:
        return _lead(view, me, view.rows) + _final_bonus(view, me)
    if view.phase == CHOICE:
        return _before_choice(view, me)
    return _lead(view, me, view.rows)


def _final_bonus(view: TussieMussieView, me: i64) -> float:
    if view.seats == 1:
        return WIN if solo_outcome(view.points).places[0] == 1 else -WIN
    return WIN if table_outcome(view.points, view.plans, french=view.french).places[me] == 1 else -WIN


def _lead(view: TussieMussieView, me: i64, rows: vec[i64]) -> float:
    """How far one would be ahead of the mean of the others with these arrangements."""
    others = 0.0
    owner: i64 = 0
    while owner < len(rows):
        if owner != me:
            others += _standing(view, owner, Row(rows[owner]))
        owner += 1
    return _standing(view, me, Row(rows[me])) - others / float(len(rows) - 1)


def _standing(view: TussieMussieView, owner: i64, row: Row) -> float:
    """An owner's points with those that the arrangement of this round promises."""
    points = float(total(view.points, owner))
    if view.phase == OVER:
        return points
    if view.phase == BEFORE_PRESENTATION and owner == view.viewer:
        return points + _own_best(view)
    return points + promise(row, missing(view, row, owner), is_apprentice=view.seats == 1 and owner == APPRENTICE)


def missing(view: TussieMussieView, row: Row, owner: i64) -> i64:
    """How many tiles an arrangement will still get."""
    full: i64 = OWN_TILES
    if view.seats == 1 and owner == APPRENTICE:
        full += view.left_with_apprentice()
    return full - size(row)


def _own_best(view: TussieMussieView) -> float:
    """Before the presentation one's own arrangement is worth the best that can be made of it."""
    row = Row(view.plans[view.viewer])
    used = view.used[view.viewer]
    stack = unseen_tiles(view)
    if view.drawer != view.viewer:
        return best_score(row, used, stack)
    if view.kept != NO_TILE:
        return best_replacement(row, used, Tile(view.kept), stack)
    if view.right != NO_TILE:
        return best_of_drawn(row, used, Tile(view.left), Tile(view.right), stack)
    return expected_after_draw(row, used, view.left, stack)


# --- An offer on the table --------------------------------------------------------------------------------------------


def _before_choice(view: TussieMussieView, me: i64) -> float:
    """Both ways the neighbour may choose, each as likely as the face-up tile looks good to them."""
    first_player = view.first_player()
    offerer = offerer_of(view.turn, first_player, view.seats)
    taker = taker_of(view.turn, first_player, view.seats)
    up = _chance_of_up(view, taker)
    return up * _after_choice(view, me, taker, offerer) + (1.0 - up) * _after_choice(view, me, offerer, taker)


def _chance_of_up(view: TussieMussieView, taker: i64) -> float:
    """How likely the neighbour takes the face-up tile, who does not know the other."""
    known = with_tile(Row(view.rows[taker]), Tile(view.left), keepsake=False)
    unknown = with_tile(Row(view.rows[taker]), UNKNOWN, keepsake=True)
    to_come = missing(view, known, taker)
    gain = promise(known, to_come, is_apprentice=False) - promise(unknown, to_come, is_apprentice=False)
    return 1.0 / (1.0 + exp(-EAGERNESS * gain))


def _after_choice(view: TussieMussieView, me: i64, owner_of_up: i64, owner_of_down: i64) -> float:
    rows = view.rows[:]
    rows[owner_of_up] = with_tile(Row(rows[owner_of_up]), Tile(view.left), keepsake=False)
    rows[owner_of_down] = with_tile(Row(rows[owner_of_down]), Tile(view.right), keepsake=True)
    return _lead(view, me, rows)


# --- What an arrangement promises -------------------------------------------------------------------------------------


def promise(row: Row, to_come: i64, *, is_apprentice: bool) -> float:
    """What an arrangement will be worth, to be expected with some tiles to come and some unknown."""
    unknown = _unknown_in(row)
    if to_come + unknown == 0 and not is_apprentice:
        return best_score(row, 0, 0) + (DRAW_WORTH if tiles_in(row) & DRAWING != 0 else 0.0)
    worth = TILE_WORTH * float(to_come + unknown)
    column: i64 = 0
    while column < size(row):
        tile = tile_at(row, column)
        if tile != UNKNOWN:
            worth += float(HEARTS[tile]) + _expected_effect(row, column, to_come, unknown)
            if is_apprentice and bit(tile) & BEFORE != 0:
                worth += float(APPRENTICE_BEFORE_POINTS) - _before_worth(EFFECT[tile])
        column += 1
    return worth


def _expected_effect(row: Row, column: i64, to_come: i64, unknown: i64) -> float:
    """The points of an effect, each tile to come or unknown counted as an average one."""
    tile = tile_at(row, column)
    effect = EFFECT[tile]
    open_tiles = float(to_come + unknown)
    if effect == NO_EFFECT:
        return 0.0
    if effect == PER_HEART:
        return float(_known_hearts(row)) + HEARTS_EXPECTED * open_tiles
    if effect == PER_OWN_COLOUR:
        return float(_known_of(row, COLOUR[tile])) + SAME_COLOUR_EXPECTED * open_tiles
    if effect == PER_BOUQUET:
        return float(bouquet_in(row)) + 0.5 * float(to_come)
    if effect == PER_KEEPSAKE:
        return float(keepsakes_in(row)) + 0.5 * float(to_come)
    if effect == TWO_IN_BOUQUET:
        return TWO_IN_BOUQUET_POINTS * _chance_of_two(bouquet_in(row), to_come)
    if effect == PER_NEIGHBOUR_HEART:
        return _neighbour(row, column - 1, to_come, hearts=True) + _neighbour(row, column + 1, to_come, hearts=True)
    if effect == NO_HEART:
        return 0.0 if _known_hearts(row) > 0 else NO_HEART_POINTS * _power(HEARTLESS_EXPECTED, to_come + unknown)
    if effect == PER_NEIGHBOUR_IN_BOUQUET:
        return _neighbour(row, column - 1, to_come, hearts=False) + _neighbour(row, column + 1, to_come, hearts=False)
    if effect == PER_COLOUR:
        return float(_known_colours(row)) + NEW_COLOUR_EXPECTED * open_tiles
    if effect == PER_OTHER_HEARTLESS:
        return float(_known_heartless(row) - 1) + HEARTLESS_EXPECTED * open_tiles
    return _before_worth(effect)


def _before_worth(effect: i64) -> float:
    if effect == DRAW:
        return DRAW_WORTH
    if effect == MOVE:
        return MOVE_WORTH
    if effect == DISCARD:
        return DISCARD_WORTH
    assert effect == RECOLOUR
    return RECOLOUR_WORTH


def _chance_of_two(in_bouquet: i64, to_come: i64) -> float:
    """How likely it is that exactly two tiles end in the bouquet when each tile to come does so half of the time."""
    wanted = 2 - in_bouquet
    if wanted < 0 or wanted > to_come:
        return 0.0
    ways = 1.0
    k: i64 = 0
    while k < wanted:
        ways *= float(to_come - k) / float(k + 1)
        k += 1
    return ways * _power(0.5, to_come)


def _power(base: float, exponent: i64) -> float:
    result = 1.0
    while exponent > 0:
        result *= base
        exponent -= 1
    return result


def _neighbour(row: Row, column: i64, to_come: i64, *, hearts: bool) -> float:
    """The hearts of a neighbouring tile, or whether it is in the bouquet; expected when it is not there yet."""
    if column < 0 or (column >= size(row) and to_come == 0):
        return 0.0
    if column >= size(row):
        return HEARTS_EXPECTED if hearts else 0.5
    if not hearts:
        return 0.0 if is_keepsake(row, column) else 1.0
    tile = tile_at(row, column)
    return HEARTS_EXPECTED if tile == UNKNOWN else float(HEARTS[tile])


# --- What is known of an arrangement ----------------------------------------------------------------------------------


def _unknown_in(row: Row) -> i64:
    return size(row) - count(tiles_in(row))


def _known_hearts(row: Row) -> i64:
    hearts: i64 = 0
    column: i64 = 0
    while column < size(row):
        tile = tile_at(row, column)
        if tile != UNKNOWN:
            hearts += HEARTS[tile]
        column += 1
    return hearts


def _known_heartless(row: Row) -> i64:
    flowers: i64 = 0
    column: i64 = 0
    while column < size(row):
        tile = tile_at(row, column)
        if tile != UNKNOWN and HEARTS[tile] == 0:
            flowers += 1
        column += 1
    return flowers


def _known_of(row: Row, colour: i64) -> i64:
    flowers: i64 = 0
    column: i64 = 0
    while column < size(row):
        tile = tile_at(row, column)
        if tile != UNKNOWN and COLOUR[tile] == colour:
            flowers += 1
        column += 1
    return flowers


def _known_colours(row: Row) -> i64:
    colours: i64 = 0
    column: i64 = 0
    while column < size(row):
        tile = tile_at(row, column)
        if tile != UNKNOWN:
            colours |= bit(COLOUR[tile])
        column += 1
    return count(colours)
