"""An arrangement: up to seven columns of tiles, each in the bouquet or in the keepsakes, packed into one integer."""

from typing import Final, NewType

from mypy_extensions import i64

from gueridon.core.bits import bit, count
from gueridon.games.tussie_mussie.components import COLOUR, RECOLOURING, Tile

Row = NewType("Row", i64)
"""Six bits a column (the tile, and 32 for the keepsakes), the number of columns above, the recoloured colour on top."""

EMPTY: Final = Row(0)
MOST_COLUMNS: Final = 7
"""The apprentice's, in the last round after a head start."""
UNKNOWN: Final = Tile(31)
"""Stands for a tile that a viewer may not see."""
NO_TILE: Final = Tile(-1)

_WIDTH: Final = 6
_KEEPSAKE: Final = 32
_SIZE_AT: Final = 42
_COLOUR_AT: Final = 45


def size(row: Row) -> i64:
    return (row >> _SIZE_AT) & 7


def tile_at(row: Row, column: i64) -> Tile:
    return Tile((row >> (_WIDTH * column)) & 31)


def is_keepsake(row: Row, column: i64) -> bool:
    return (row >> (_WIDTH * column)) & _KEEPSAKE != 0


def with_tile(row: Row, tile: Tile, *, keepsake: bool) -> Row:
    """The arrangement with a tile more, at its right end."""
    side: i64 = _KEEPSAKE if keepsake else 0
    cell: i64 = tile + side
    return Row(row + (cell << (_WIDTH * size(row))) + bit(_SIZE_AT))


def with_replaced(row: Row, column: i64, tile: Tile) -> Row:
    """The arrangement with another tile in the same column and row."""
    change: i64 = tile_at(row, column) ^ tile
    return Row(row ^ (change << (_WIDTH * column)))


def with_moved(row: Row, column: i64) -> Row:
    """The arrangement with one tile moved from the bouquet to the keepsakes or back."""
    return Row(row ^ bit(_WIDTH * column + 5))


def without(row: Row, column: i64) -> Row:
    """The arrangement without one tile; the columns to its right close up."""
    low = bit(_WIDTH * column) - 1
    cells = bit(_SIZE_AT) - 1
    head = row & ~cells
    closed: i64 = (row & low) | ((row & cells) >> _WIDTH & ~low)
    return Row(head - bit(_SIZE_AT) + closed)


def with_colour(row: Row, colour: i64) -> Row:
    """The arrangement with the colour that its recolouring tile counts as."""
    return Row((row & (bit(_COLOUR_AT) - 1)) | ((colour + 1) << _COLOUR_AT))


def chosen_colour(row: Row) -> i64:
    """The colour chosen for the recolouring tile; -1 while it counts as printed."""
    return (row >> _COLOUR_AT) - 1


def colour_at(row: Row, column: i64) -> i64:
    tile = tile_at(row, column)
    if bit(tile) & RECOLOURING != 0 and chosen_colour(row) >= 0:
        return chosen_colour(row)
    return COLOUR[tile]


def tiles_in(row: Row) -> i64:
    """The set of the known tiles of an arrangement."""
    tiles: i64 = 0
    column: i64 = 0
    while column < size(row):
        tile = tile_at(row, column)
        if tile != UNKNOWN:
            tiles |= bit(tile)
        column += 1
    return tiles


def keepsakes_of(row: Row) -> i64:
    """The columns whose tiles are in the keepsakes, as bits."""
    columns: i64 = 0
    column: i64 = 0
    while column < size(row):
        columns |= ((row >> (_WIDTH * column + 5)) & 1) << column
        column += 1
    return columns


def keepsakes_in(row: Row) -> i64:
    """How many tiles are in the keepsakes."""
    return count(keepsakes_of(row))


def bouquet_in(row: Row) -> i64:
    """How many tiles are in the bouquet."""
    return size(row) - keepsakes_in(row)


# --- Where the tiles of an arrangement come from ----------------------------------------------------------------------


def offerer_of(turn: i64, first_player: i64, seats: i64) -> i64:
    if turn < seats:
        return (first_player + turn) % seats
    return (first_player + 2 * seats - turn) % seats


def taker_of(turn: i64, first_player: i64, seats: i64) -> i64:
    offerer = offerer_of(turn, first_player, seats)
    return (offerer + (1 if turn < seats else seats - 1)) % seats


def offer_column(owner: i64, turn: i64, first_player: i64, seats: i64) -> i64:
    """The column in which an offer's tile stands with its offerer or its taker."""
    offers = owner == offerer_of(turn, first_player, seats)
    starts = owner == first_player
    half: i64 = 0 if turn < seats else 2
    return half if offers == starts else half + 1


def source_of(owner: i64, column: i64, first_player: i64, seats: i64) -> i64:
    """Who offered the tile that an owner has in a column: the owner, or the neighbour of that half of the round."""
    own_column: i64 = 0 if owner == first_player else 1
    if column % 2 == own_column:
        return owner
    return (owner + (seats - 1 if column < 2 else 1)) % seats
