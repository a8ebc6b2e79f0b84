"""The pre-presentation of one player: which before actions are open, and what each does to the arrangement.

`used` is the set of what the player has done: the tiles that were moved, then DREW, DISCARDED and RECOLOURED.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has
from gueridon.games.tussie_mussie.actions import (
    COUNT_AS,
    DISCARD_COLUMN,
    DONE,
    DRAW_TWO,
    MOVE_COLUMN,
    REPLACE_COLUMN,
)
from gueridon.games.tussie_mussie.board import (
    Row,
    size,
    tile_at,
    tiles_in,
    with_colour,
    with_moved,
    without,
)
from gueridon.games.tussie_mussie.components import (
    ALL_TILES,
    BEFORE,
    DISCARDING,
    DRAWING,
    MAX_MOVES,
    MOVING,
    RECOLOURING,
    TILES,
)

DREW: Final = TILES
DISCARDED: Final = TILES + 1
RECOLOURED: Final = TILES + 2


def has_before_action(row: Row) -> bool:
    """Whether a player has anything to decide; who has not is not asked."""
    return tiles_in(row) & BEFORE != 0


def may_draw(row: Row, used: i64) -> bool:
    return tiles_in(row) & DRAWING != 0 and not has(used, DREW)


def moves_left(row: Row, used: i64) -> i64:
    """How many more tiles the player may move."""
    if tiles_in(row) & MOVING == 0:
        return 0
    return MAX_MOVES - count(used & ALL_TILES)


def must_discard(row: Row, used: i64) -> bool:
    return tiles_in(row) & DISCARDING != 0 and not has(used, DISCARDED)


def may_recolour(row: Row, used: i64) -> bool:
    return tiles_in(row) & RECOLOURING != 0 and not has(used, RECOLOURED)


def may_move(row: Row, used: i64, column: i64) -> bool:
    """Two moves are of two different tiles."""
    return column < size(row) and moves_left(row, used) > 0 and not has(used, tile_at(row, column))


def can_discard(row: Row, used: i64, column: i64) -> bool:
    """The discarding tile never discards itself."""
    return column < size(row) and must_discard(row, used) and bit(tile_at(row, column)) & DISCARDING == 0


def is_finished(row: Row, used: i64) -> bool:
    """Whether no before action is open any more."""
    return not (may_draw(row, used) or moves_left(row, used) > 0 or must_discard(row, used) or may_recolour(row, used))


def open_actions(row: Row, used: i64) -> vec[i64]:
    """The before actions open to a player who is not in the middle of a draw."""
    actions = vec[i64]([], capacity=16)
    if may_draw(row, used):
        actions = append(actions, DRAW_TWO)
    column: i64 = 0
    while column < size(row):
        if may_move(row, used, column):
            actions = append(actions, MOVE_COLUMN + column)
        column += 1
    column = 0
    while column < size(row):
        if can_discard(row, used, column):
            actions = append(actions, DISCARD_COLUMN + column)
        column += 1
    if may_recolour(row, used):
        colour: i64 = 0
        while colour < 5:
            actions = append(actions, COUNT_AS + colour)
            colour += 1
    if not must_discard(row, used):
        actions = append(actions, DONE)
    return actions


def replacements(row: Row) -> vec[i64]:
    """Which tile the kept one replaces: any of the arrangement."""
    actions = vec[i64]([], capacity=4)
    column: i64 = 0
    while column < size(row):
        actions = append(actions, REPLACE_COLUMN + column)
        column += 1
    return actions


def row_after(row: Row, action: i64) -> Row:
    """The arrangement after a move, a discard or a choice of colour."""
    if action >= COUNT_AS:
        return with_colour(row, action - COUNT_AS) if action != DONE else row
    if action >= DISCARD_COLUMN:
        return without(row, action - DISCARD_COLUMN)
    return with_moved(row, action - MOVE_COLUMN)


def used_after(row: Row, used: i64, action: i64) -> i64:
    """What the player has done, once a move, a discard or a choice of colour is done to this arrangement."""
    if action >= COUNT_AS:
        return used | bit(RECOLOURED) if action != DONE else used
    if action >= DISCARD_COLUMN:
        return used | bit(DISCARDED)
    return used | bit(tile_at(row, action - MOVE_COLUMN))
