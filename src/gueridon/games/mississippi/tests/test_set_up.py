"""The set-up, the notation and the options (rules page, §0, §3 and §8)."""

import pytest

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.contract import check_notation
from gueridon.core.game import CHANCE
from gueridon.core.message import GueridonError
from gueridon.games.mississippi.board import EAST
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.tests.table import after, legal, play, refused, spaces, started


@pytest.mark.rule("0.1")
def test_every_action_has_its_own_notation() -> None:
    check_notation(GAME)


@pytest.mark.rule("0.1")
def test_l_turns_left_and_r_turns_right() -> None:
    river = ".  .  .  .  A1 .  .  B1 .  C1 .\nA turns"
    # Clockwise 1-5-3-2-6-4: turned right, the edge before 1 faces east; turned left, the edge after it.
    assert {text: after(river, text).fleet.number(0, EAST) for text in legal(after(river))} == {
        "turn0": 1,
        "r1": 4,
        "r2": 6,
        "turn3": 2,
        "l2": 3,
        "l1": 5,
    }


@pytest.mark.rule("0.1")
def test_what_is_no_notation_is_an_error_that_quotes_it() -> None:
    with pytest.raises(GueridonError, match="“f61” is not the notation of any action of Mississippi"):
        GAME.parse("f61")


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("seats", "logs"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_the_fewer_players_the_more_logs(seats: int, logs: int) -> None:
    assert list(started(seats).logs) == [logs] * seats


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_players_hold_all_sixty_logs_and_the_bank_none(seats: int) -> None:
    state = started(seats)
    assert sum(state.logs) == 60
    assert state.bank == 0


@pytest.mark.rule("3.3", "8.2")
def test_the_first_player_is_drawn_by_lot_among_those_at_the_table() -> None:
    state = started(4)
    assert [GAME.text(state.chance(way)) for way in range(state.chances())] == ["first1", "first2", "first3", "first4"]
    assert started(4, "first3").current() == 2


@pytest.mark.rule("3.3", "8.2")
def test_the_table_can_name_the_first_player() -> None:
    state = started(3, "die1", "die1", "die1", first="2")
    assert state.current() == 1


@pytest.mark.rule("8.2")
def test_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    with pytest.raises(GueridonError, match="Player 5 cannot begin at a table of 4"):
        matches.start("mississippi", 4, {"first": "5"})


@pytest.mark.rule("3.4")
def test_the_number_that_was_rolled_faces_the_direction_of_travel() -> None:
    state = started(3, "first2", "die6", "die3", "die1")
    assert [state.fleet.number(seat, EAST) for seat in (1, 2, 0)] == [6, 3, 1]


@pytest.mark.rule("3.4")
def test_a_die_has_six_faces() -> None:
    state = started(3, "first1")
    assert [GAME.text(state.chance(way)) for way in range(state.chances())] == [f"die{n}" for n in range(1, 7)]


@pytest.mark.rule("3.5")
def test_no_chance_is_left_once_the_boats_are_laid() -> None:
    state = started(3, "first1", "die1", "die2", "die3")
    assert state.chances() == 0
    assert refused(state, "die4") == ("refuse-die", "3.5")


@pytest.mark.rule("3.6")
def test_boats_line_up_behind_the_first_one() -> None:
    state = started(6, "first3", *["die1"] * 6)
    assert spaces(state) == [1, 0, 5, 4, 3, 2]


@pytest.mark.rule("3.7")
def test_turns_go_to_the_left_neighbour_and_from_the_last_seat_to_the_first() -> None:
    state = started(3, "first2", "die1", "die2", "die5")
    turns = []
    for _ in range(4):
        turns.append(state.current())
        if "turn0" in legal(state):
            play(state, "turn0")
        play(state, "f1")
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("3.7")
def test_nobody_acts_out_of_turn() -> None:
    state = started(3, "first2", "die1", "die2", "die5")
    refusal = state.why_not(0, GAME.parse("f1"))
    assert refusal is not None and refusal.message.code == "refuse-not-your-turn"


@pytest.mark.rule("8.1")
def test_the_short_river_has_seven_rows_and_its_goal_on_space_76() -> None:
    board = started(3, board="short").fleet.board
    assert (board.rows, board.width, board.start, board.goal) == (7, 11, 5, 76)


@pytest.mark.rule("8.1")
def test_the_long_river_is_the_default() -> None:
    assert registry.complete_options(GAME, {}) == {"board": "long", "first": "random"}


def test_chance_never_acts_for_a_player() -> None:
    match = matches.start("mississippi", 5, seed=1)
    assert CHANCE not in match.to_act()
    assert match.legal(match.to_act()[0])[0] == "f1"
