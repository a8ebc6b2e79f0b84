"""Whole games: set-up, deals, cups, the end and the options: sections 1, 2, 5, 9 and 10 of the rules page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import gueridon
from gueridon.core import registry
from gueridon.core.bits import count, has
from gueridon.core.contract import random_positions
from gueridon.core.game import CHANCE, ONLOOKER
from gueridon.core.rng import Rng
from gueridon.games.moustache.board import CUP_DRAW, DEALING, OVER, PASSING, REVEAL, STEALING, TEAMING, TRICK
from gueridon.games.moustache.components import ANIMALS, BLACK, CUPS, JOKERS, RULE_CARDS, WHITE
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.tests.drawn import FOUR, deal, drawn, names, play, refused
from gueridon.games.moustache.view import MoustacheView

RECORDS = Path(__file__).parent / "records"


def fresh(seats: int, **options: str) -> MoustacheState:
    state = GAME.start(seats, registry.complete_options(GAME, options))
    assert isinstance(state, MoustacheState)
    return state


def ways(state: MoustacheState) -> list[str]:
    """All equally likely ways chance has to act."""
    return [GAME.text(state.chance(way)) for way in range(state.chances())]


def deal_hands(state: MoustacheState) -> None:
    """Deal the lowest cards there are until somebody is to act."""
    while has(state.to_act(), CHANCE) and state.phase == DEALING:
        state.play(CHANCE, state.chance(0))


def positions(seats: int, seed: int, **options: str) -> list[MoustacheState]:
    found = []
    for state in random_positions(GAME, seats, options, Rng(seed)):
        assert isinstance(state, MoustacheState)
        found.append(state.copy())
    return found


@pytest.mark.rule("1.5", "2.1")
def test_two_white_rule_cards_are_revealed_and_then_two_black_ones() -> None:
    for seed in range(4):
        row = positions(4, seed, rule_cards="all")[-1].law.row
        assert [RULE_CARDS[card].deck for card in row] == [WHITE, WHITE, BLACK, BLACK]
        assert len(set(row)) == 4


@pytest.mark.rule("2.1")
def test_a_revealed_rule_holds_until_the_end_of_the_game() -> None:
    rows = [list(state.law.row) for state in positions(3, 1)]
    assert all(later[: len(earlier)] == earlier for earlier, later in pairwise(rows))
    assert [len(rows[0]), len(rows[-1])] == [0, 4]


@pytest.mark.rule("10.1")
def test_only_the_eleven_known_rule_cards_are_played_unless_all_are_wanted() -> None:
    assert ways(fresh(4)) == [
        "green_negative", "pink_open", "pass_three", "most_blue", "pink_bonus", "fewest_stars",
    ]  # fmt: skip
    assert count(fresh(4).pool) == 11
    assert len(ways(fresh(4, rule_cards="all"))) == 8
    assert count(fresh(4, rule_cards="all").pool) == 16


@pytest.mark.rule("10.2")
def test_a_first_game_leaves_the_trickier_rule_cards_out() -> None:
    first = fresh(4, rule_cards="all", first_game="on")
    left_out = {card.name for number, card in enumerate(RULE_CARDS) if not has(first.pool, number)}
    assert left_out == {"most_blue", "equals_out", "three_lowest", "cut_sets_colour", "runner_up"}
    assert count(fresh(4, first_game="on").pool) == 7


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (3, ["crown", "pink", "pink"]),
        (4, ["crown", "blue", "pink", "pink"]),
        (5, ["crown", "blue", "pink", "pink", "pink"]),
        (6, ["crown", "blue", "blue", "pink", "pink", "pink"]),
    ],
)
def test_the_team_cards_in_use_are_one_each(seats: int, cards: list[str]) -> None:
    state = fresh(seats)
    deal(state, "pink_bonus")
    assert ways(state) == cards
    deal(state, "pink")
    assert ways(state) == cards[:-1]


@pytest.mark.rule("2.2")
def test_teams_are_seen_by_all_and_change_with_the_round() -> None:
    crowns = set()
    for state in positions(4, 3):
        if state.phase == TRICK:
            crowns.add((int(state.round), int(state.crown)))
            view = GAME.view(state, ONLOOKER)
            assert isinstance(view, MoustacheView)
            assert (view.crown, view.blue, view.pink) == (state.crown, state.blue, state.pink)
    assert len(crowns) == 4
    assert len({crown for _, crown in crowns}) > 1


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(("seats", "size", "aside"), [(3, 12, 11), (4, 10, 4), (5, 8, 6), (6, 7, 2)])
def test_everybody_is_dealt_a_hand_and_the_rest_is_set_aside(seats: int, size: int, aside: int) -> None:
    state = next(state for state in positions(seats, 5, first_game="on") if state.phase in (TRICK, PASSING))
    assert [count(hand) for hand in state.hands] == [size] * seats
    assert count(state.deck & ANIMALS) == aside


@pytest.mark.rule("2.3")
def test_a_partner_sees_as_little_of_a_hand_as_anybody() -> None:
    state = drawn(FOUR + "hand 1 p2 g0\nhand 2 p8 p9\nhand 3 g3 b0\nhand 4 b1 g4")
    view = GAME.view(state, 0)
    assert isinstance(view, MoustacheView)
    assert [names(known) for known in view.known] == [{"p2", "g0"}, set(), set(), set()]
    assert view.aside == 0


@pytest.mark.rule("2.4", "1.3")
def test_of_three_the_lone_player_gets_nine_animals_and_all_jokers() -> None:
    state = fresh(3)
    deal(state, "pink_bonus", "pink", "crown", "pink")
    deal_hands(state)
    assert count(state.hands[1] & ANIMALS) == 9
    assert state.hands[1] & JOKERS == JOKERS
    assert (state.hands[0] | state.hands[2] | state.deck) & JOKERS == 0


@pytest.mark.rule("2.5", "1.3")
def test_of_five_the_two_of_the_smaller_team_get_one_joker_each_unknown_to_the_other() -> None:
    state = fresh(5)
    deal(state, "pink_bonus", "pink", "crown", "pink", "blue", "pink")
    while has(state.to_act(), CHANCE):
        assert set(ways(state)) <= {"unicorn", "monkey", "pigeon"} or len(ways(state)) > 3
        state.play(CHANCE, state.chance(state.chances() - 1))
    assert [count(hand & JOKERS) for hand in state.hands] == [0, 1, 0, 1, 0]
    assert [count(hand & ANIMALS) for hand in state.hands] == [8, 7, 8, 7, 8]
    view = GAME.view(state, 1)
    assert isinstance(view, MoustacheView)
    assert list(view.jokers) == [0, 1, 0, 1, 0]
    assert view.known[3] == 0


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("seats", [4, 6])
def test_with_four_and_six_players_there_are_no_jokers(seats: int) -> None:
    for state in positions(seats, 2):
        assert not any(hand & JOKERS for hand in state.hands)
        assert not state.deck & JOKERS


LAST_TRICK = FOUR + "hand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 g8\n"


@pytest.mark.rule("5.3", "1.4")
@pytest.mark.parametrize(("number", "cups"), [(1, [3, 4, 5]), (2, [4, 5, 7]), (3, [5, 7, 9]), (4, [7, 9, 11])])
def test_each_winner_draws_one_of_the_rounds_three_cups(number: int, cups: list[int]) -> None:
    state = drawn(LAST_TRICK + f"round {number}\ntaken blue g5")
    play(state, "g0", "g1", "g2", "g8")
    assert ways(state) == [f"cup{cup}" for cup in cups]
    assert list(CUPS[number - 1]) == cups
    deal(state, f"cup{cups[1]}")
    assert ways(state) == [f"cup{cups[0]}", f"cup{cups[2]}"]
    deal(state, f"cup{cups[0]}")
    assert [state.points(seat) for seat in range(4)] == [cups[1], 0, cups[0], 0]
    assert state.phase in (REVEAL, OVER)


@pytest.mark.rule("5.3")
def test_a_cup_is_seen_by_its_owner_only() -> None:
    state = drawn(LAST_TRICK + "round 2\ncups 1 4\ncups 3 3")
    for viewer, seen in ((0, [4, -1]), (2, [-1, 3]), (1, [-1, -1]), (ONLOOKER, [-1, -1])):
        view = GAME.view(state, viewer)
        assert isinstance(view, MoustacheView)
        assert [view.cup(0, 0), view.cup(0, 2)] == seen


@pytest.mark.rule("9.1")
def test_after_four_rounds_the_cups_are_shown_and_the_highest_sum_wins() -> None:
    state = drawn(LAST_TRICK + "round 4\ntaken blue g5\ncups 1 3 - 5\ncups 3 4 5 -\ncups 2 - 7 -")
    play(state, "g0", "g1", "g2", "g8")
    deal(state, "cup9", "cup7")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (3 + 5 + 9, 7, 4 + 5 + 7, 0)
    assert outcome.places == (1, 3, 2, 4)
    view = GAME.view(state, 3)
    assert isinstance(view, MoustacheView)
    assert [view.cup(3, seat) for seat in range(4)] == [9, 0, 7, 0]
    assert refused(state, 1, "g0") == ("refuse-game-over", "9.1")


@pytest.mark.rule("9.2")
def test_players_with_the_same_sum_share_the_place() -> None:
    state = drawn(LAST_TRICK + "round 4\ntaken blue g5\ncups 1 3\ncups 3 5")
    play(state, "g0", "g1", "g2", "g8")
    deal(state, "cup9", "cup7")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 3, 1, 3)
    assert outcome.reason.code == "end-shared"


@pytest.mark.rule("2.1")
def test_a_game_has_four_rounds() -> None:
    state = positions(6, 8)[-1]
    assert (state.round + 1, state.phase) == (4, OVER)
    assert sum(1 for cup in state.cups if cup) == 4 * 3


def test_a_new_round_forgets_the_piles_of_the_last() -> None:
    for state in positions(4, 4):
        if state.phase in (TEAMING, DEALING):
            assert state.blue_pile == state.pink_pile == state.thrown == state.stolen == state.play_count == 0
        assert state.phase != CUP_DRAW or not any(state.hands)


# --- golden records -----------------------------------------------------------------------------------------------------


def text_of(record: str) -> str:
    return (RECORDS / record).read_text(encoding="utf-8")


def replayed(record: str) -> MoustacheState:
    state = gueridon.replay(text_of(record)).state
    assert isinstance(state, MoustacheState)
    return state


def positions_of(record: str) -> Iterator[MoustacheState]:
    for match in gueridon.steps(text_of(record)):
        assert isinstance(match.state, MoustacheState)
        yield match.state


@pytest.mark.rule("6.1", "7.3")
def test_the_record_of_four_shows_passing_and_two_black_rules_that_meet() -> None:
    """Its last five tricks: b6 b1 b3 b8 (a 3: the lowest blue), o3 b10 p7 o0, p3 g1 g6 b9, o8 b2 b4 o1, and
    b5 o2 o5 p8, where the two 5s throw each other out."""
    state = replayed("four-players-passing.txt")
    assert [RULE_CARDS[card].name for card in state.law.row[2:]] == ["equals_out", "three_lowest"]
    assert [winner + 1 for winner in state.winners[5:]] == [1, 2, 1, 3, 4]
    assert {"o5", "b5"} <= names(state.thrown)
    assert all(count(passed) == 3 for passed in state.passed)


@pytest.mark.rule("2.5", "4.5")
def test_the_record_of_five_shows_a_monkey_that_picks_for_its_team() -> None:
    """Fewer stars win there, so the monkey of seat 4 picks a worthless card: o1 of o4 o5 o3 o1."""
    state = next(state for state in positions_of("five-players-jokers.txt") if state.phase == STEALING)
    assert names(state.table) == {"o4", "o5", "o3", "o1", "monkey"}
    state.play(3, GAME.parse("o1"))
    assert names(state.blue_pile) >= {"o1"}
    assert names(state.pink_pile) >= {"o4", "o5", "o3", "monkey"}
    assert state.turn == 0


@pytest.mark.rule("9.1", "5.3")
def test_the_record_of_three_ends_with_the_cups_added_up() -> None:
    """Seat 1 won every round: 3 + 4 + 5 + 11; seat 2 drew 4, 7 and 7; seat 3 one 7."""
    outcome = replayed("three-players-all-rules.txt").outcome()
    assert outcome is not None
    assert outcome.scores == (23, 18, 7)
