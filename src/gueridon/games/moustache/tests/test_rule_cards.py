"""The sixteen Rule cards, one by one and piled: sections 6 to 8 of the rules page."""

from __future__ import annotations

import pytest

from gueridon.core.game import ONLOOKER
from gueridon.games.moustache.board import CUP_DRAW, PASSING, TRICK
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.tests.drawn import FOUR, drawn, leads, may, names, play, refused, trick, winner
from gueridon.games.moustache.view import MoustacheView

THREE = "seats 3\nteams crown pink pink\n"
LAST_TRICK = FOUR + "hand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 g8\n"


def stars(rules: str, blue: str = "", pink: str = "") -> tuple[int, int]:
    """The stars of both teams after a last trick that has no stars and goes to pink."""
    state = drawn(LAST_TRICK.replace("g0", "p8").replace("g1", "p9").replace("g2", "p10").replace("g8", "o9")
                  + f"rules {rules}\ntaken blue {blue}\ntaken pink {pink}")  # fmt: skip
    for card in ("p8", "p9", "p10", "o9"):
        state.play(state.turn, GAME.parse(card))
    assert state.phase == CUP_DRAW
    return int(state.stars[2 * state.round]), int(state.stars[2 * state.round + 1])


def seen_by(viewer: int, description: str) -> MoustacheView:
    view = GAME.view(drawn(description), viewer)
    assert isinstance(view, MoustacheView)
    return view


# --- white --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1")
def test_stars_on_green_cards_count_negative() -> None:
    assert stars("green_negative", blue="g5 g3 b5 g10") == (-2 - 1 + 2, 0)


@pytest.mark.rule("7.5")
def test_every_pink_card_won_is_worth_one_star_more() -> None:
    assert stars("pink_bonus", blue="p0 p5 g5") == (1 + 3 + 2, 3)


@pytest.mark.rule("7.8")
def test_every_zero_won_is_worth_two_stars() -> None:
    assert stars("starry_zeros", blue="g0 p0 o1 b3") == (2 + 2 + 0 + 1, 0)


@pytest.mark.rule("7.4")
def test_the_team_with_more_blue_cards_loses_five_stars() -> None:
    assert stars("most_blue", blue="b5 b0", pink="b9 g5") == (2 - 5, 2)
    assert stars("most_blue", blue="b5", pink="b9 b8") == (2, -5)


@pytest.mark.rule("7.4")
def test_with_as_many_blue_cards_nobody_loses_stars() -> None:
    assert stars("most_blue", blue="b5 b0", pink="b9 b4") == (2, 1)


@pytest.mark.rule("7.7")
def test_the_last_trick_is_worth_three_stars() -> None:
    assert stars("last_trick", blue="g5") == (2, 3)


@pytest.mark.rule("7.7")
def test_only_the_last_trick_is_worth_three_stars() -> None:
    state = drawn(FOUR + "round 1\nrules last_trick\nhand 1 g0 o9\nhand 2 g1 o0\nhand 3 g2 o1\nhand 4 g8 o2")
    play(state, "g0", "g1", "g2", "g8", "o2", "o9", "o0", "o1")
    assert list(state.stars[:2]) == [3, 0]


@pytest.mark.rule("7.7")
@pytest.mark.parametrize(("rules", "hands"), [("", "pigeon g1 g2"), ("equals_out", "g1 p1 b1")])
def test_a_last_trick_that_nobody_takes_is_worth_nothing(rules: str, hands: str) -> None:
    one, two, three = hands.split()
    state = drawn(THREE + f"rules last_trick {rules}\nhand 1 {one}\nhand 2 {two}\nhand 3 {three}")
    play(state, one, two, three)
    assert list(state.stars) == [0] * 8


@pytest.mark.rule("7.6")
@pytest.mark.parametrize(("blue", "pink", "first_to_draw"), [("g5", "p3", 2), ("g3", "p5", 1), ("g3", "p4", 1)])
def test_fewer_stars_win_the_round_and_the_crown_still_breaks_a_tie(blue: str, pink: str, first_to_draw: int) -> None:
    state = drawn(LAST_TRICK + f"rules fewest_stars\ntaken blue {blue}\ntaken pink {pink}")
    play(state, "g0", "g1", "g2", "g8")
    assert state.turn + 1 == first_to_draw


@pytest.mark.rule("7.2")
def test_pink_cards_in_hand_lie_open_and_are_still_part_of_it() -> None:
    description = FOUR + "rules pink_open\nhand 1 p2 g0\nhand 2 p8 b9\nhand 3 g3 b0\nhand 4 b1 p4"
    for viewer in (0, 2, ONLOOKER):
        view = seen_by(viewer, description)
        assert names(view.known[1]) == {"p8"}
        assert names(view.known[3]) == {"p4"}
    state = drawn(description)
    play(state, "p2")
    assert may(state) == ["p8"]


PASSING_HANDS = """
    hand 1 g0 g1 g2 g3
    hand 2 p0 p1 p2 p3
    hand 3 o0 o1 o2 o3
    hand 4 b0 b1 b2 b3
"""


@pytest.mark.rule("7.3")
def test_everybody_passes_three_cards_to_the_left() -> None:
    state = drawn(FOUR + "rules pass_three\npassing" + PASSING_HANDS)
    for seat, letter in enumerate("gpob"):
        for value in (0, 1, 3):
            state.play(seat, GAME.parse(f"{letter}{value}"))
    assert names(state.hands[0]) == {"g2", "b0", "b1", "b3"}
    assert names(state.hands[1]) == {"p2", "g0", "g1", "g3"}
    assert state.phase == TRICK


@pytest.mark.rule("7.3")
def test_nobody_sees_what_comes_before_everybody_has_chosen() -> None:
    state = drawn(FOUR + "rules pass_three\npassing" + PASSING_HANDS)
    for seat, letter in enumerate("gpo"):
        for value in (0, 1, 3):
            assert not state.reveals(seat, GAME.parse(f"{letter}{value}"))
            state.play(seat, GAME.parse(f"{letter}{value}"))
    view = GAME.view(state, 0)
    assert isinstance(view, MoustacheView)
    assert names(view.hand) == {"g0", "g1", "g2", "g3"}
    assert [names(passed) for passed in view.passed] == [{"g0", "g1", "g3"}, set(), set(), set()]
    assert view.acting == 0b1000


@pytest.mark.rule("7.3")
def test_jokers_cannot_be_passed_nor_a_card_twice() -> None:
    state = drawn(
        THREE + "rules pass_three\npassing\npassed 1 g0\nhand 1 g0 g1 g2 pigeon\nhand 2 p0 p1 p2 p3\nhand 3 o0 o1 o2 o3"
    )
    assert refused(state, 1, "pigeon") == ("refuse-pass-joker", "7.3")
    assert refused(state, 1, "g0") == ("refuse-pass-twice", "7.3")
    assert refused(state, 1, "p0") == ("refuse-not-in-hand", "7.3")
    assert may(state) == ["g1", "g2"]


@pytest.mark.rule("7.3")
def test_whoever_has_passed_waits_for_the_others() -> None:
    state = drawn(FOUR + "rules pass_three\npassing\npassed 1 g0 g1 g2" + PASSING_HANDS)
    assert refused(state, 1, "g3") == ("refuse-not-your-turn", "7.3")
    assert state.phase == PASSING


# --- black --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
def test_a_two_of_any_colour_wins() -> None:
    assert winner(trick("b10", "g2", "b9", "o10", rules="twos_win")) == 2


@pytest.mark.rule("8.1")
def test_of_several_twos_the_strongest_colour_wins() -> None:
    assert winner(trick("b10", "g2", "p2", "o10", rules="twos_win")) == 3


@pytest.mark.rule("8.1")
def test_the_unicorn_beats_a_two() -> None:
    assert winner(trick("unicorn", "b2", "g2", rules="twos_win", head=THREE)) == 1


@pytest.mark.rule("8.2")
def test_cards_of_equal_value_win_nothing_and_are_collected_by_nobody() -> None:
    state = trick("b10", "g3", "p10", "o1", rules="equals_out")
    assert winner(state) == 4
    assert names(state.pink_pile) == {"g3", "o1"}
    assert names(state.thrown) == {"b10", "p10"}


@pytest.mark.rule("8.2")
def test_three_equal_cards_all_go_out() -> None:
    state = trick("b10", "g3", "p10", "o10", rules="equals_out")
    assert names(state.thrown) == {"b10", "p10", "o10"}
    assert winner(state) == 2


@pytest.mark.rule("8.2")
def test_if_nothing_is_left_the_same_player_leads_again() -> None:
    state = trick("b10", "g3", "p10", "o3", rules="equals_out")
    assert winner(state) is None
    assert leads(state) == 1
    assert state.blue_pile == state.pink_pile == 0


@pytest.mark.rule("8.2")
def test_if_only_a_monkey_is_left_the_same_player_leads_again() -> None:
    state = drawn("seats 3\nteams pink crown pink\nrules equals_out\nlead 3\n"
                  "hand 1 g4 o1\nhand 2 monkey o2\nhand 3 b4 o3")  # fmt: skip
    play(state, "b4", "g4", "monkey")
    assert winner(state) is None
    assert leads(state) == 3


@pytest.mark.rule("8.3")
def test_reversed_green_is_the_strongest_colour_and_blue_the_weakest() -> None:
    assert winner(trick("b10", "o9", "p8", "g0", rules="colours_reversed")) == 4
    assert winner(trick("b10", "o9", "p0", "b9", rules="colours_reversed")) == 3
    assert winner(trick("b10", "o0", "b9", "b8", rules="colours_reversed")) == 2


@pytest.mark.rule("8.4")
def test_with_a_three_the_lowest_value_of_the_strongest_colour_wins() -> None:
    assert winner(trick("b10", "b4", "g3", "o0", rules="three_lowest")) == 2


@pytest.mark.rule("8.4")
def test_without_a_three_the_highest_value_wins_as_ever() -> None:
    assert winner(trick("b10", "b4", "g2", "o0", rules="three_lowest")) == 1


@pytest.mark.rule("8.5")
def test_a_card_that_does_not_follow_changes_the_colour_more_than_once() -> None:
    state = drawn(FOUR + "rules cut_sets_colour\nhand 1 g1 g2\nhand 2 p1 p2\nhand 3 o1 g3\nhand 4 g4 o4")
    play(state, "g1", "p1")
    assert may(state) == ["g3", "o1"]
    play(state, "o1")
    assert may(state) == ["o4"]


@pytest.mark.rule("8.5")
def test_a_joker_does_not_change_the_colour() -> None:
    state = drawn("seats 3\nteams pink crown pink\nrules cut_sets_colour\nlead 1\nhand 1 p2 g0\nhand 2 g8 monkey\n"
                  "hand 3 p3 b0")  # fmt: skip
    play(state, "p2", "monkey")
    assert may(state) == ["p3"]


@pytest.mark.rule("8.6")
def test_a_ten_is_the_lowest_of_its_colour_but_still_of_its_colour() -> None:
    assert winner(trick("o10", "o0", "g9", "p9", rules="tens_fall")) == 2
    assert winner(trick("o10", "p10", "g9", "p9", rules="tens_fall")) == 1


@pytest.mark.rule("8.6", "8.4")
def test_a_fallen_ten_is_the_lowest_value_that_a_three_asks_for() -> None:
    assert winner(trick("o10", "o0", "g3", "p9", rules="tens_fall three_lowest")) == 1


@pytest.mark.rule("8.7")
def test_the_second_strongest_card_takes_the_trick() -> None:
    assert winner(trick("b10", "b4", "g3", "o10", rules="runner_up")) == 2
    assert winner(trick("b10", "p4", "g3", "o0", rules="runner_up")) == 4


@pytest.mark.rule("8.7", "6.2")
def test_a_single_two_has_no_second_and_wins_itself() -> None:
    assert winner(trick("b10", "p2", "g3", "o0", rules="twos_win runner_up")) == 2


@pytest.mark.rule("8.7", "6.2")
def test_of_two_twos_the_weaker_is_the_second() -> None:
    assert winner(trick("b10", "p2", "g2", "o0", rules="runner_up twos_win")) == 3


@pytest.mark.rule("8.7")
def test_with_a_three_the_second_lowest_of_the_strongest_colour_is_the_second() -> None:
    assert winner(trick("b10", "b3", "b7", "o0", rules="three_lowest runner_up")) == 3


@pytest.mark.rule("8.7", "8.2")
def test_a_card_left_alone_wins_though_it_is_no_second() -> None:
    assert winner(trick("b10", "g10", "o10", "p4", rules="equals_out runner_up")) == 4


@pytest.mark.rule("8.8")
def test_the_player_on_the_winners_left_leads() -> None:
    assert leads(trick("g1", "g2", "b3", "g4", rules="left_leads")) == 4


@pytest.mark.rule("8.8", "4.4")
def test_under_a_pigeon_the_left_of_the_would_be_winner_leads() -> None:
    assert leads(trick("pigeon", "g2", "b9", rules="left_leads", head=THREE)) == 1


@pytest.mark.rule("8.8", "8.2")
def test_when_nobody_wins_the_leader_leads_again_and_not_their_left() -> None:
    assert leads(trick("b10", "g3", "p10", "o3", rules="equals_out left_leads")) == 1


# --- piled --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "6.2")
def test_threes_thrown_out_first_do_not_turn_the_tables() -> None:
    assert winner(trick("b3", "o9", "o4", "g3", rules="equals_out three_lowest")) == 2


@pytest.mark.rule("6.1", "6.2")
def test_threes_turn_the_tables_before_they_are_thrown_out() -> None:
    assert winner(trick("b3", "o9", "o4", "g3", rules="three_lowest equals_out")) == 3


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("rules", ["twos_win equals_out", "equals_out twos_win"])
def test_two_twos_throw_each_other_out_in_either_order(rules: str) -> None:
    assert winner(trick("b2", "o9", "o4", "g2", rules=rules)) == 2


@pytest.mark.rule("6.1", "6.3")
def test_zeros_made_starry_before_are_negated_if_green() -> None:
    assert stars("starry_zeros green_negative", blue="g0 p0") == (-2 + 2, 0)


@pytest.mark.rule("6.1", "6.3")
def test_zeros_made_starry_after_are_not_negated() -> None:
    assert stars("green_negative starry_zeros", blue="g0 p0") == (2 + 2, 0)


@pytest.mark.rule("6.3")
def test_the_pink_bonus_comes_on_top_of_a_starry_zero_only_from_its_right() -> None:
    assert stars("starry_zeros pink_bonus", blue="p0") == (3, 3)
    assert stars("pink_bonus starry_zeros", blue="p0") == (2, 3)


@pytest.mark.rule("6.3")
def test_losses_of_a_team_come_after_its_cards_and_before_the_comparison() -> None:
    state = drawn(LAST_TRICK + "rules most_blue fewest_stars\ntaken blue b5 b4 b3\ntaken pink b0")
    play(state, "g0", "g1", "g2", "g8")
    assert list(state.stars[2:4]) == [4 - 5, 0]
    assert state.turn == 0


@pytest.mark.rule("2.6")
def test_pigs_open_before_the_passing_are_seen_by_all_while_they_choose() -> None:
    hands = "\npassing\nhand 1 g0 g1 g2 p4\nhand 2 p0 p1 p2 g3\nhand 3 o0 o1 o2 o3\nhand 4 b0 b1 b2 b3"
    assert names(seen_by(0, FOUR + "rules pink_open pass_three" + hands).known[1]) == {"p0", "p1", "p2"}
    assert names(seen_by(0, FOUR + "rules pass_three pink_open" + hands).known[1]) == set()


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("rules", ["pink_open pass_three", "pass_three pink_open"])
def test_pigs_are_seen_by_all_once_they_are_passed(rules: str) -> None:
    hands = "\npassing\nhand 1 g0 g1 g2 p4\nhand 2 p0 p1 p2 g3\nhand 3 o0 o1 o2 o3\nhand 4 b0 b1 b2 b3"
    state = drawn(FOUR + f"rules {rules}" + hands)
    for seat, cards in enumerate(("g0 g1 p4", "p0 p1 p2", "o0 o1 o2", "b0 b1 b2")):
        for card in cards.split():
            state.play(seat, GAME.parse(card))
    view = GAME.view(state, 3)
    assert isinstance(view, MoustacheView)
    assert names(view.known[1]) == {"p4"}
    assert names(view.known[2]) == {"p0", "p1", "p2", "o0", "o1", "o2"} - {"o0", "o1", "o2"}
