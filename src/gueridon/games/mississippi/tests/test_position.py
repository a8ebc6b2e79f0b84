"""Drawn positions: what they mean, and what is wrong with those that cannot be read."""

import pytest

from gueridon.core.contract import fingerprint, random_positions
from gueridon.core.message import PositionError
from gueridon.core.rng import Rng
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.rules import MOVING, TURNING, MississippiState
from gueridon.games.mississippi.tests.table import drawn, redrawn, spaces

ROW = ".  .  A1 .  .  .  .  B1 .  C1 .\n"
EMPTY = ".  .  .  .  .  .  .  .  .  .  .\n"


def test_even_rows_are_read_along_the_course_and_odd_rows_against_it() -> None:
    assert spaces(drawn("A1 .  .  .  .  .  .  .  .  .  B1\n C1 .  .  .  .  .  .  .  .  .  .\nA moves")) == [0, 10, 21]


def test_logs_that_nobody_holds_are_in_the_bank() -> None:
    state = drawn(ROW + "logs A 5 C 7\nA moves")
    assert (list(state.logs), state.bank) == ([5, 20, 7], 28)


def test_the_last_line_says_whose_turn_it_is_and_what_is_next() -> None:
    state = drawn(ROW + "round 3\nfirst B\nA turns")
    assert (state.current(), state.phase, state.turns) == (0, TURNING, 8)


@pytest.mark.parametrize(
    ("description", "error"),
    [
        ("board wide\n" + ROW + "A moves", "Line 1: there is no board “wide”."),
        (EMPTY * 9 + ROW + "A moves", "Line 10: the river has only 9 rows."),
        (".  A1 B1 C1\nA moves", "Line 1: a row has 11 spaces, not 4."),
        (ROW + ROW + "A moves", "Line 2: boat A is already on the river."),
        (EMPTY * 8 + ".  .  .  .  .  A1 .  .  .  B1 C1\nA moves", "Line 9: a boat on the goal has won already."),
        (".  A1 .  .  .  B1 .  .  .  .  .\nA moves", "Line 1: there must be 3 to 6 boats"),
        (".  A1 .  .  .  B1 .  D1 .  .  .\nA moves", "Line 1: there must be 3 to 6 boats"),
        (ROW + "D moves", "Line 2: there is no boat “D” on the river."),
        (ROW + "logs A\nA moves", "Line 2: logs are written like"),
        (ROW + "logs A 30\nA moves", "Line 2: there are only 60 logs"),
        (ROW + "round 61\nA moves", "Line 2: a round is a number from 1 to 60."),
        (ROW + "round 1\nA turns", "Line 3: nobody turns the boat in the first round."),
        (ROW + "A sinks", "Line 2: “A sinks” is not a line of a position."),
        (ROW + "round 2\nround 3\nA moves", "Line 3: there is already a line “round”."),
        (ROW, "Line 1: exactly one line must say who"),
        (EMPTY + ROW.replace("B1", "B7") + "A moves", "Line 2: “B7” is neither an empty space “.” nor a boat"),
        (EMPTY + ROW.replace("B1", "G1") + "A moves", "Line 2: “G1” is neither"),
        (EMPTY + ROW.replace("B1", "b1") + EMPTY + "A moves", "Line 2: “b1” is neither"),
        (EMPTY + ROW.replace(". ", ", ", 1) + "A moves", "Line 2: “,” is neither"),
        ("A9 " + EMPTY[3:] + ROW.replace("A1", ". ") + "A moves", "Line 1: “A9” is neither"),
        (EMPTY + ROW + "bord short\nA moves", "Line 3: “bord short” is not a line of a position."),
        (ROW + "logs A 8 A 9\nA moves", "Line 2: logs are written like"),
        (ROW + "logs\nA moves", "Line 2: logs are written like"),
        (ROW + "A moves\nB moves", "Line 3: exactly one line must say who"),
    ],
)
def test_a_position_that_cannot_be_read_says_which_line_and_why(description: str, error: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position(description)
    assert str(caught.value).startswith(error)


def test_every_position_in_play_can_be_drawn_and_read_back() -> None:
    for board in ("long", "short"):
        for state in random_positions(GAME, 5, {"board": board}, Rng(4)):
            assert isinstance(state, MississippiState)
            if state.phase not in (TURNING, MOVING):
                continue
            again = drawn(redrawn(state))
            again.last_seat, again.last_action = state.last_seat, state.last_action  # not part of a position
            assert fingerprint(again) == fingerprint(state)
