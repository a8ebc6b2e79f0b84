"""Drawn positions: what they may leave out, and what is wrong with those that cannot be."""

from __future__ import annotations

import pytest

from gueridon.core.message import PositionError
from gueridon.games.misty.game import GAME
from gueridon.games.misty.tests.drawn import POOR, RICH, seen

TWO = "seats 2\nwindow first_steps\n"


def test_nothing_but_seats_is_a_game_before_its_first_deal() -> None:
    state = GAME.position("seats 3")
    assert (state.seats, state.chances()) == (3, 54)


def test_comments_and_empty_lines_are_skipped() -> None:
    assert GAME.position("# a table\n\nseats 2\n").seats == 2


def test_points_of_earlier_rounds_are_kept() -> None:
    assert seen(GAME.position("seats 2\npoints 8 6\npoints 4 5")).wins == [1, 1]


@pytest.mark.parametrize(
    ("description", "code", "line"),
    [
        ("", "error-position-seats", 1),
        ("seats 5", "error-position-seats", 1),
        ("seats 2\nsun", "error-position-line", 2),
        ("seats 2\n3 smile", "error-position-line", 2),
        ("seats 2\nwindow round", "error-position-choice", 2),
        ("seats 2\nsmiles wide", "error-position-choice", 2),
        ("seats 2\nhand 3 leaf", "error-position-seat", 2),
        ("hand 1 leaf", "error-position-seats-first", 1),
        ("window classic\npoints", "error-position-seats-first", 2),
        ("seats 4\npoints 3 1 7 12\nwindow classic\nseats 3", "error-position-twice", 4),
        ("seats 2\nseats 2", "error-position-twice", 2),
        ("seats 2\nwindow classic\nwindow first_steps", "error-position-twice", 3),
        ("seats 2\nsmiles chains\nsmiles chains", "error-position-twice", 3),
        ("seats 2\nglass 1\n  d\n4 smile\nglass 1\n  d\n4 smile", "error-position-twice", 5),
        ("seats 2\nglass 1\n  d\n4 smile\n4 star", "error-position-twice", 5),
        ("seats 2\ncard 1 leaf\ncard 1 leaf", "error-position-twice", 3),
        ("seats 2\nsteps 1 d4\nsteps 1 d4", "error-position-twice", 3),
        ("seats 2\npoints 8", "error-position-points", 2),
        ("seats 2\npoints 8 x", "error-position-number", 2),
        ("seats 2\npoints 8 7\npoints 9 4", "error-position-won", 3),
        ("seats 2\nhand 1 sun", "error-position-card", 2),
        ("seats 2\nhand 1 leaf\nhand 1 leaf", "error-position-twice", 3),
        ("seats 2\nhand 1 leaf", "error-position-hand", 2),
        ("seats 2\nglass 1\n  d h\n4 smile smile", "error-position-columns", 3),
        ("seats 2\nglass 1\n  d d\n4 smile smile", "error-position-columns", 3),
        ("seats 2\nglass 1\n  d\n8 smile", "error-position-row", 4),
        ("seats 2\nglass 1\n  d\n4 smile smile", "error-position-row", 4),
        ("seats 2\nglass 1 2\n  e\n4 smile", "error-position-middle", 2),
        ("seats 2\nglass 1 2\n  d e f\n4 smile . smile", "error-position-window", 2),
        ("seats 2\nglass 1\n  d\n4 smile", "error-position-uneven", 1),
        ("\n# two\nseats 2\nglass 1\n  d\n4 smile", "error-position-uneven", 3),
        ("\n\nseats 2\nhand 1 leaf leaf leaf", "error-position-hand", 4),
        ("seats 2\nglass", "error-position-seat", 2),
        (f"seats 2\nhand {'9' * 5000} leaf", "error-position-seat", 2),
        ("seats 2\nhand ١ leaf", "error-position-seat", 2),
        (f"seats 2\nglass 1\n  d\n{'4' * 5000} smile", "error-position-row", 4),
        ("seats 2\nglass 1 2\n  d\n4 smile\ncard 1 leaf", "error-position-place", 5),
        ("seats 2\nglass 1 2\n  d\n3 star\n4 star", "error-position-deck", 2),
        (f"{TWO}glass 1{RICH}glass 2{POOR}steps 1 d4", "error-position-step", 13),
        (f"{TWO}glass 1{RICH}glass 2{POOR}steps 1 h9", "error-position-cell", 13),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong_and_where(description: str, code: str, line: int) -> None:
    with pytest.raises(PositionError) as error:
        GAME.position(description)
    assert (error.value.message.code, error.value.message.arguments["line"]) == (code, line)
    assert str(error.value).startswith(f"Line {line}: ")
