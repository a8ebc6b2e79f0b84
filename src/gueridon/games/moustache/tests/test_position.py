"""Positions as text: what can be drawn, and what is wrong with what cannot."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from gueridon.core.contract import play_at_random, random_positions
from gueridon.core.game import EVERYTHING, ONLOOKER
from gueridon.core.message import PositionError
from gueridon.core.rng import Rng
from gueridon.core.words import Words
from gueridon.games.moustache.board import PASSING as PASSING_PHASE
from gueridon.games.moustache.drawing import draw
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.tests.drawn import FOUR, drawn, names
from gueridon.games.moustache.view import MoustacheView

THREE = "seats 3\nteams crown pink pink\n"
FIVE = "seats 5\nteams crown pink blue pink pink\n"
PASSING_HANDS = "hand 1 g0 g1 g2\nhand 2 p0 p1 p2\nhand 3 o0 o1 o2\nhand 4 b0 b1 b2\n"
ALL_PASSED = "passed 1 g0 g1 g2\npassed 2 p0 p1 p2\npassed 3 o0 o1 o2\npassed 4 b0 b1 b2\n"
PASSING = FOUR + "rules pass_three\npassing\n"
HANDS = "hand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 g3\n"


def test_every_line_of_a_position_is_read() -> None:
    state = drawn(
        """
        seats 5
        rules pass_three equals_out
        round 3
        teams crown pink blue pink pink
        lead 2
        hand 1 g3 unicorn
        hand 2 p4
        hand 3 o4 o1
        hand 4 b4 b1
        hand 5 b5 b6
        trick p2
        taken blue g1 b10
        taken pink g2
        thrown o5 g5
        void 3 pink green
        passed 3 b1
        cups 2 4 -
        cups 3 - 5
        """
    )
    assert (state.seats, state.round, state.crown, state.leader, state.turn) == (5, 2, 0, 1, 2)
    assert [names(hand) for hand in state.hands[:2]] == [{"g3", "unicorn"}, {"p4"}]
    assert (names(state.table), names(state.thrown)) == ({"p2"}, {"o5", "g5"})
    assert (names(state.blue_pile), names(state.pink_pile)) == ({"g1", "b10"}, {"g2"})
    assert state.voids == 0b0011_0000_0000
    assert names(state.passed[2]) == {"b1"}
    assert list(state.cups[:10]) == [0, 4, 0, 0, 0, 0, 0, 5, 0, 0]


def test_a_position_can_lie_in_the_passing() -> None:
    state = drawn(FOUR + "rules pass_three\npassing\n" + PASSING_HANDS)
    assert state.phase == PASSING_PHASE
    assert state.to_act() == 0b1111


def test_a_trick_shows_who_could_not_follow() -> None:
    state = drawn(FOUR + "trick b0 o0\nhand 1 g0\nhand 2 g1\nhand 3 g2 g3\nhand 4 g4 g5")
    assert state.voids == 0b1000_0000


def test_a_row_may_be_shorter_than_the_round_and_of_one_card_to_study() -> None:
    state = drawn(FOUR + HANDS + "rules runner_up\nround 4")
    assert (len(state.law.row), state.round) == (1, 3)


@pytest.mark.parametrize(
    ("description", "code", "line"),
    [
        ("seats 4\nhello", "word", 2),
        ("seats 4\nseats 4", "twice", 2),
        ("seats 7", "seats", 1),
        ("teams crown pink pink", "no-seats", None),
        ("seats 4\nteams crown pink pink", "teams", 2),
        ("seats 4\nteams crown crown pink pink", "teams", 2),
        ("seats 4", "no-teams", None),
        (FOUR + "hand 5 g0", "seat", 3),
        (FOUR + "hand 1 g11", "card", 3),
        (FOUR + "hand 1 unicorn", "card", 3),
        (FOUR + "hand 1 g0\nhand 2 g0", "card-twice", 4),
        (FOUR + "hand 1 g0 g0", "card-twice", 3),
        (FOUR + "rules pink_closed", "rule", 3),
        (FOUR + "rules pink_open pink_open", "rule", 3),
        (FOUR + "round 5", "number", 3),
        (FOUR + "rule_cards some", "option", 3),
        (FOUR + "taken green g0", "option", 3),
        (FOUR + "void 1 red", "colour", 3),
        (FOUR + "trick g0 g1 g2 g3", "trick", 3),
        (FOUR + "passing", "passing", 3),
        (PASSING + HANDS, "passing-few", None),
        (PASSING + PASSING_HANDS + ALL_PASSED, "passing-done", None),
        (PASSING + "trick g3\nhand 1 g0 g1\nhand 2 p0 p1 p2\nhand 3 o0 o1 o2\nhand 4 b0 b1 b2", "passing-begun", None),
        (PASSING + PASSING_HANDS + "void 1 pink", "passing-begun", None),
        (PASSING + PASSING_HANDS + "taken blue b9", "passing-begun", None),
        ("first_game on\nrules twos_win colours_reversed\nround 3\n" + FOUR + HANDS, "no-rule", None),
        ("first_game on\nrules twos_win\nround 2\n" + FOUR + HANDS, "no-rule", None),
        (FOUR + HANDS + "rules pass_three pink_open\nround 1", "round", None),
        (FOUR + HANDS + "void 2 pink green", "void", None),
        (FOUR + HANDS + "void 1 green pink orange blue", "void", None),
        (FOUR + "trick b0 o0\nhand 1 g0\nhand 2 b1\nhand 3 g2 g3\nhand 4 g4 g5", "void", None),
        (FOUR + "rules pass_three\npassing\npassed 1 b0\n" + HANDS, "passes", 5),
        (FOUR + "cups 1 4", "cup", 3),
        (FOUR + "round 2\ncups 1 4\ncups 2 4", "cup", 5),
        (FOUR + "hand 1 g0", "hands", None),
        (FOUR, "empty", None),
        (THREE + "hand 1 g0\nhand 2 pigeon\nhand 3 g1", "jokers", None),
        (THREE + "trick g0 pigeon\nhand 1 g1\nhand 2 g2\nhand 3 g3 g4", "jokers", None),
        (FIVE + "trick pigeon\nhand 1 unicorn\nhand 2 g1 g2\nhand 3 g3 g4\nhand 4 g5 g6\nhand 5 g7 g8", "jokers", None),
    ],
)
def test_a_wrong_position_is_refused_with_its_line(description: str, code: str, line: int | None) -> None:
    with pytest.raises(PositionError) as error:
        GAME.position(description)
    assert error.value.message.code == f"error-position-{code}"
    assert error.value.message.arguments.get("line") == line
    for language in ("en", "fr"):
        assert Words(language, "moustache").say(error.value.message)


@pytest.mark.parametrize("more", ["", "rules pass_three\npassing", "rules pink_open twos_win\nround 3", "round 4"])
def test_from_a_position_a_game_can_be_played_to_its_end(more: str) -> None:
    rng = Rng(4)
    state = drawn(f"first_game on\n{FOUR}{PASSING_HANDS}{more}")
    while state.outcome() is None:
        play_at_random(state, rng)
    assert state.round == 3


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("seats", [3, 6])
def test_every_position_can_be_drawn_within_the_width(seats: int, width: int) -> None:
    for number, state in enumerate(random_positions(GAME, seats, {"rule_cards": "all"}, Rng(width))):
        if number % 23 == 0 or state.outcome() is not None:
            for viewer in (0, ONLOOKER, EVERYTHING):
                assert_fits(state, viewer, width)


def assert_fits(state: object, viewer: int, width: int) -> None:
    assert isinstance(state, MoustacheState)
    view = GAME.view(state, viewer)
    assert isinstance(view, MoustacheView)
    console = Console(width=width, file=StringIO())
    console.print(draw(view, Words("en", "moustache", reader=viewer)))
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    assert "<" in text, "the order of the colours"
    assert max(len(line) for line in text.splitlines()) <= width
