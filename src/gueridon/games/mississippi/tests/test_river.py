"""The river and the boats (rules page, §1 and §2)."""

import pytest

from gueridon.games.mississippi.board import APART, BOARDS, EAST, SOUTH_EAST, SOUTH_WEST, WEST, Board, board_named
from gueridon.games.mississippi.tests.table import RED, after, drawn, spaces

LONG = board_named("long")


def neighbours(board: Board, space: int) -> set[int]:
    everywhere = range(board.rows * board.width)
    return {other for other in everywhere if board.direction(space, other) != APART}


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_space_touches_the_next_and_every_row_touches_the_row_below(board: Board) -> None:
    for space in range(board.goal):
        assert board.direction(space, space + 1) != APART
    for space in range(board.goal - board.width + 1):
        assert any(other > space + 1 for other in neighbours(board, space)) or space % board.width == board.width - 1


@pytest.mark.rule("1.2")
def test_the_course_runs_right_along_the_first_row_and_left_along_the_second() -> None:
    courses = [LONG.course(space) for space in range(24)]
    assert courses == [EAST] * 10 + [SOUTH_EAST] + [WEST] * 10 + [SOUTH_WEST] + [EAST] * 2


@pytest.mark.rule("1.2")
def test_the_long_river_has_nine_rows_of_eleven_spaces() -> None:
    assert (LONG.rows, LONG.width) == (9, 11)
    assert len(LONG.xs) == 99


@pytest.mark.rule("1.3")
def test_a_space_touches_its_row_and_two_spaces_of_the_rows_above_and_below() -> None:
    assert neighbours(LONG, 16) == {15, 17, 5, 6, 27, 28}
    assert neighbours(LONG, 10) == {9, 11, 12}
    assert neighbours(LONG, 0) == {1, 21}


@pytest.mark.rule("1.3")
def test_touching_is_mutual_and_seen_from_opposite_sides() -> None:
    for space in range(99):
        for other in neighbours(LONG, space):
            assert LONG.direction(other, space) == (LONG.direction(space, other) + 3) % 6


@pytest.mark.rule("1.4")
def test_the_start_is_space_5_and_the_goal_space_98() -> None:
    assert (LONG.start, LONG.goal) == (5, 98)


@pytest.mark.rule("1.5")
def test_a_boat_that_meets_another_goes_past_it() -> None:
    # Behind it, A shows its 2 to B's 2: nothing more happens.
    state = after(".  .  A1 B2 .  .  .  .  .  C1 .\nA moves", "f1")
    assert spaces(state)[RED] == 4


@pytest.mark.rule("2.1")
def test_the_numbers_run_1_5_3_2_6_4_clockwise() -> None:
    fleet = drawn("A1 .  .  B4 .  .  .  .  C6 .  .\nA moves").fleet
    assert [fleet.number(0, direction) for direction in range(6)] == [1, 5, 3, 2, 6, 4]
    assert [fleet.number(1, direction) for direction in range(6)] == [4, 1, 5, 3, 2, 6]


@pytest.mark.rule("2.1")
def test_1_is_opposite_2_and_3_opposite_4_and_5_opposite_6() -> None:
    fleet = drawn("A1 .  .  B3 .  .  .  .  C5 .  .\nA moves").fleet
    assert [fleet.number(seat, WEST) for seat in range(3)] == [2, 4, 6]


@pytest.mark.rule("2.2")
def test_a_bend_leaves_the_orientation_so_that_the_number_behind_comes_to_lie_ahead() -> None:
    state = after(".  .  .  B1 .  .  C1 .  A3 .  .\nA moves", "f4")
    assert spaces(state)[RED] == 12
    assert state.fleet.number(RED, EAST) == 3
    assert state.fleet.number(RED, LONG.course(12)) == 4
