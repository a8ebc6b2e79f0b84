"""What players know and can infer, and what bots make of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gueridon.core.bits import count
from gueridon.core.game import EVERYTHING, ONLOOKER
from gueridon.core.rng import Rng
from gueridon.games.moustache.components import JOKERS, PINK
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.tests.drawn import FOUR, drawn, names, play
from gueridon.games.moustache.view import MoustacheView
from gueridon.games.moustache.wire import Play, Trick

THREE = "seats 3\nteams crown pink pink\n"
FIVE = "seats 5\nteams crown pink blue pink pink\n"


def seen(state: MoustacheState, viewer: int) -> MoustacheView:
    view = GAME.view(state, viewer)
    assert isinstance(view, MoustacheView)
    return view


def worlds(state: MoustacheState, viewer: int, number: int = 40) -> list[MoustacheState]:
    rng = Rng(7)
    found = [GAME.imagine(GAME.view(state, viewer), rng) for _ in range(number)]
    assert all(isinstance(world, MoustacheState) for world in found)
    return [world for world in found if isinstance(world, MoustacheState)]


# --- inference ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.4")
def test_who_does_not_follow_is_never_imagined_with_that_colour() -> None:
    state = drawn(FOUR + "hand 1 p2 g0 o1\nhand 2 o8 b9 b8\nhand 3 p3 o0 b7\nhand 4 b1 g4 p9")
    play(state, "p2", "o8")
    assert seen(state, 2).data().hands[1].void == ["pink"]
    assert not any(world.hands[1] & PINK for world in worlds(state, 2))
    assert len({int(world.hands[1]) for world in worlds(state, 2)}) > 10


@pytest.mark.rule("8.5")
def test_under_changing_colours_a_player_is_void_in_the_colour_demanded_last() -> None:
    state = drawn(FOUR + "rules cut_sets_colour\nhand 1 g1 g2\nhand 2 p1 p2\nhand 3 o1 g3\nhand 4 g4 b4")
    play(state, "g1", "p1", "o1", "g4")
    assert [hand.void for hand in seen(state, 0).data().hands] == [[], ["green"], ["pink"], ["orange"]]


@pytest.mark.rule("4.1")
def test_a_joker_shows_no_void() -> None:
    state = drawn("seats 3\nteams pink crown pink\nlead 1\nhand 1 p2 g0\nhand 2 p8 monkey\nhand 3 p3 b0")
    play(state, "p2", "monkey")
    assert state.voids == 0


def test_voids_that_leave_hardly_any_choice_are_still_respected() -> None:
    state = drawn(
        FOUR
        + """
        taken blue g0 g1 g2 g3 g4 g5 g6 g7 p0 p1 p2 p3 p4 p5 p6 p7
        taken pink o0 o1 o2 o3 o4 o5 o6 o7 b0 b1 b2 b3 b4 b5 b6 b7
        void 2 pink orange blue
        void 3 green orange blue
        void 4 green pink blue
        hand 1 b8 b9 b10
        hand 2 g8 g9 g10
        hand 3 p8 p9 p10
        hand 4 o8 o9 o10
        """
    )
    for world in worlds(state, 0, 5):
        assert [names(hand) for hand in world.hands[1:]] == [
            {"g8", "g9", "g10"},
            {"p8", "p9", "p10"},
            {"o8", "o9", "o10"},
        ]


@pytest.mark.rule("7.3")
def test_what_i_passed_is_known_to_be_with_my_left_neighbour_until_it_is_played() -> None:
    state = drawn(FOUR + "rules pass_three\nhand 1 g0\nhand 2 b1\nhand 3 o1\nhand 4 p1\npassed 1 b1")
    assert names(seen(state, 0).known[1]) == {"b1"}
    assert names(seen(state, 2).known[1]) == set()
    assert all(names(world.hands[1]) == {"b1"} for world in worlds(state, 0))


@pytest.mark.rule("7.2")
def test_under_open_pigs_no_hidden_card_is_imagined_pink() -> None:
    state = drawn(FOUR + "rules pink_open\nhand 1 g0 g1\nhand 2 b1 p1\nhand 3 o1 o2\nhand 4 p2 p3")
    for world in worlds(state, 0):
        assert [names(hand & PINK) for hand in world.hands] == [set(), {"p1"}, set(), {"p2", "p3"}]


@pytest.mark.rule("2.4")
def test_everybody_knows_the_jokers_of_the_lone_player() -> None:
    state = drawn(THREE + "hand 1 unicorn pigeon g0\nhand 2 g1 g2 g3\nhand 3 p1 p2 p3")
    assert names(seen(state, ONLOOKER).known[0]) == {"unicorn", "pigeon"}


@pytest.mark.rule("2.5")
def test_a_partners_joker_is_imagined_to_be_any_but_ones_own() -> None:
    state = drawn(FIVE + "hand 1 unicorn g0\nhand 2 g1 g2\nhand 3 pigeon p1\nhand 4 p2 p3\nhand 5 o1 o2")
    jokers = [names(world.hands[2] & JOKERS) for world in worlds(state, 0)]
    assert all(len(joker) == 1 for joker in jokers)
    assert {joker for held in jokers for joker in held} == {"monkey", "pigeon"}


@pytest.mark.rule("3.6")
def test_everybody_may_look_back_at_the_tricks_of_the_round() -> None:
    state = drawn(FOUR + "hand 1 g0 g1\nhand 2 b1 b2\nhand 3 o1 o2\nhand 4 p1 p2")
    play(state, "g0", "b1", "o1", "p1")
    trick = Trick([Play(0, "g0"), Play(1, "b1"), Play(2, "o1"), Play(3, "p1")], winner=1)
    for viewer in (0, 1, 2, 3, ONLOOKER):
        assert seen(state, viewer).data().tricks == [trick]


@pytest.mark.rule("1.5")
def test_white_rule_cards_may_come_before_the_third_round_and_black_ones_until_the_last() -> None:
    hands = "hand 1 g0\nhand 2 b1\nhand 3 o1\nhand 4 p1\n"
    blacks = ["twos_win", "equals_out", "colours_reversed", "three_lowest", "cut_sets_colour"]
    to_come = {
        "pass_three": ["green_negative", "pink_open", "most_blue", "pink_bonus", "fewest_stars", *blacks],
        "pass_three pink_open": blacks,
        "pass_three pink_open twos_win": blacks[1:],
        "pass_three pink_open twos_win equals_out": [],
    }
    for row, names_to_come in to_come.items():
        assert seen(drawn(FOUR + hands + f"rules {row}"), 0).data().rules_to_come == names_to_come


def test_only_who_may_see_everything_sees_the_cards_set_aside() -> None:
    state = drawn(FOUR + "hand 1 g0\nhand 2 b1\nhand 3 o1\nhand 4 p1")
    assert count(seen(state, EVERYTHING).aside) == 40
    assert all(seen(state, viewer).aside == 0 for viewer in (ONLOOKER, 0, 1, 2, 3))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 10))
def test_imagined_hands_have_the_right_sizes_and_no_card_twice(seed: int, size: int) -> None:
    rng = Rng(seed)
    deck = list(range(44))
    hands = []
    for seat in range(4):
        cards = [GAME.text(deck.pop(rng.below(len(deck)))) for _ in range(size)]
        hands.append(f"hand {seat + 1} {' '.join(cards)}\n")
    for world in worlds(drawn(FOUR + "".join(hands)), 1, 3):
        assert [count(hand) for hand in world.hands] == [size] * 4
        together = int(world.deck)
        for hand in world.hands:
            assert not together & hand
            together |= hand
        assert count(together) == 44


# --- what bots make of it -----------------------------------------------------------------------------------------------


def best(state: MoustacheState, seat: int) -> str:
    """What looks best one step ahead, over some imagined worlds."""
    rng = Rng(1)
    view = GAME.view(state, seat - 1)
    values = dict.fromkeys(view.legal, 0.0)
    for _ in range(8):
        world = GAME.imagine(view, rng)
        for action in view.legal:
            after = world.copy()
            after.play(seat - 1, action)
            values[action] += GAME.value(GAME.view(after, seat - 1))
    return GAME.text(max(values, key=lambda action: values[action]))


BLUE_LAST = "seats 4\nteams crown pink pink blue\ntrick o5 o6 g5\nhand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 o9 o0\n"


def test_the_judge_takes_stars_with_the_last_card_of_a_trick() -> None:
    assert best(drawn(BLUE_LAST), 4) == "o9"


def test_the_judge_shuns_stars_where_fewer_win() -> None:
    assert best(drawn(BLUE_LAST + "rules fewest_stars"), 4) == "o0"


def test_the_judge_lets_the_monkey_pick_the_most_stars() -> None:
    state = drawn(THREE + "hand 1 monkey g0\nhand 2 g5 g1\nhand 3 g6 g2")
    play(state, "monkey", "g5", "g6")
    assert best(state, 1) == "g5"


def test_the_judge_does_not_pass_its_best_cards_to_an_opponent() -> None:
    hands = "hand 1 g0 g1 b9 b10\nhand 2 o0 o1 o2 o3\nhand 3 p1 p2 p3 p4\nhand 4 b0 b1 b2 b3"
    assert best(drawn(FOUR + "rules pass_three\npassing\n" + hands), 1) in ("g0", "g1")
