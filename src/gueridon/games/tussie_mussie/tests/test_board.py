"""The packed arrangement does what a plain list of tiles would do."""

from hypothesis import given
from hypothesis import strategies as st

from gueridon.games.tussie_mussie.board import (
    EMPTY,
    Row,
    bouquet_in,
    chosen_colour,
    is_keepsake,
    keepsakes_in,
    offer_column,
    offerer_of,
    size,
    source_of,
    taker_of,
    tile_at,
    with_colour,
    with_moved,
    with_replaced,
    with_tile,
    without,
)
from gueridon.games.tussie_mussie.components import TILES, Tile
from gueridon.games.tussie_mussie.scoring import score

Cells = list[tuple[int, bool]]
arrangements = st.lists(
    st.tuples(st.integers(0, TILES - 1), st.booleans()), min_size=1, max_size=7, unique_by=lambda cell: cell[0]
)


def packed(cells: Cells) -> Row:
    row = EMPTY
    for tile, keepsake in cells:
        row = with_tile(row, Tile(tile), keepsake=keepsake)
    return row


def unpacked(row: Row) -> Cells:
    return [(int(tile_at(row, column)), bool(is_keepsake(row, column))) for column in range(size(row))]


@given(arrangements)
def test_an_arrangement_keeps_its_tiles_and_sides(cells: Cells) -> None:
    assert unpacked(packed(cells)) == cells
    assert keepsakes_in(packed(cells)) == sum(keepsake for _, keepsake in cells)
    assert bouquet_in(packed(cells)) == sum(not keepsake for _, keepsake in cells)


@given(arrangements, st.integers(0, 6), st.integers(0, 4))
def test_a_change_of_one_column_leaves_the_others_alone(cells: Cells, place: int, colour: int) -> None:
    column = place % len(cells)
    row = with_colour(packed(cells), colour)
    tile, keepsake = cells[column]
    rest = [*cells[:column], *cells[column + 1 :]]
    assert unpacked(without(row, column)) == rest
    assert unpacked(with_moved(row, column)) == [*cells[:column], (tile, not keepsake), *cells[column + 1 :]]
    assert unpacked(with_replaced(row, column, Tile(3))) == [*cells[:column], (3, keepsake), *cells[column + 1 :]]
    assert chosen_colour(without(row, column)) == chosen_colour(with_moved(row, column)) == colour


@given(arrangements)
def test_an_arrangement_is_worth_what_its_mirror_image_is(cells: Cells) -> None:
    assert score(packed(cells)) == score(packed(cells[::-1]))


@given(st.integers(2, 4), st.integers(0, 3))
def test_the_columns_of_offers_are_those_the_offers_fill_in_turn(seats: int, first: int) -> None:
    filled = [0] * seats
    for turn in range(2 * seats):
        offerer, taker = offerer_of(turn, first % seats, seats), taker_of(turn, first % seats, seats)
        for owner in (offerer, taker):
            assert offer_column(owner, turn, first % seats, seats) == filled[owner]
            assert source_of(owner, filled[owner], first % seats, seats) == offerer
            filled[owner] += 1
    assert filled == [4] * seats
