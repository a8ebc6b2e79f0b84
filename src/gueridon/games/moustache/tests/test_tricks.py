"""Tricks and jokers, without Rule cards: sections 2 to 5 of the rules page."""

from __future__ import annotations

import pytest

from gueridon.games.moustache.board import CUP_DRAW, STEALING, TRICK
from gueridon.games.moustache.components import PINK
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.tests.drawn import FOUR, drawn, force, leads, may, names, play, refused, trick, winner

THREE = "seats 3\nteams crown pink pink\n"
FIVE = "seats 5\nteams crown pink blue pink pink\n"


@pytest.mark.rule("3.5")
def test_in_the_rulebooks_example_the_blue_1_wins() -> None:
    state = drawn(
        FOUR
        + """
        hand 1 p2 g0
        hand 2 p8 p9
        hand 3 g3 b0
        hand 4 b1 g4
        """
    )
    play(state, "p2", "p8", "g3", "b1")
    assert winner(state) == 4


@pytest.mark.rule("1.1", "3.5")
@pytest.mark.parametrize(("weaker", "stronger"), [("g10", "p0"), ("p10", "o0"), ("o10", "b0")])
def test_any_card_of_a_stronger_colour_beats_every_card_of_a_weaker(weaker: str, stronger: str) -> None:
    assert winner(trick("g1", weaker, stronger, "g2")) == 3


@pytest.mark.rule("3.5")
def test_within_the_strongest_colour_the_highest_value_wins() -> None:
    assert winner(trick("o4", "o9", "o7", "p10")) == 2


@pytest.mark.rule("3.3")
def test_whoever_holds_the_colour_must_follow() -> None:
    state = drawn(FOUR + "hand 1 p2 g0\nhand 2 p8 b9\nhand 3 g3 b0\nhand 4 b1 g4")
    play(state, "p2")
    assert may(state) == ["p8"]
    assert refused(state, 2, "b9") == ("refuse-follow", "3.3")


@pytest.mark.rule("3.3")
def test_a_refusal_speaks_of_a_joker_only_to_who_holds_one() -> None:
    state = drawn("seats 3\nteams pink crown pink\nlead 1\nhand 1 p2 g0 o1\nhand 2 p8 b9 monkey\nhand 3 p3 b0 b2")
    play(state, "p2")
    assert may(state) == ["p8", "monkey"]
    assert refused(state, 2, "b9") == ("refuse-follow-joker", "3.3")


@pytest.mark.rule("3.4")
def test_whoever_cannot_follow_may_play_anything() -> None:
    state = drawn(FOUR + "hand 1 p2 g0\nhand 2 o8 b9\nhand 3 g3 b0\nhand 4 b1 g4")
    play(state, "p2")
    assert may(state) == ["o8", "b9"]


@pytest.mark.rule("3.3")
def test_a_card_that_does_not_follow_changes_nothing_for_those_after_it() -> None:
    state = drawn(FOUR + "hand 1 p2 g0\nhand 2 o8 b9\nhand 3 p3 o0\nhand 4 b1 g4")
    play(state, "p2", "o8")
    assert may(state) == ["p3"]


@pytest.mark.rule("3.1")
def test_the_crown_leads_first_and_then_the_winner() -> None:
    state = drawn("seats 4\nteams pink crown blue pink\nhand 1 g1 g5\nhand 2 g2 g6\nhand 3 g8 g7\nhand 4 g3 g4")
    assert leads(state) == 2
    play(state, "g2", "g8", "g3", "g1")
    assert leads(state) == 3


@pytest.mark.rule("3.2")
def test_cards_are_played_clockwise_one_each_by_whose_turn_it_is() -> None:
    state = drawn(FOUR + "hand 1 p2 g0\nhand 2 p8 b9\nhand 3 g3 b0\nhand 4 b1 g4")
    assert refused(state, 2, "p8") == ("refuse-not-your-turn", "3.2")
    play(state, "p2")
    assert state.turn == 1
    assert refused(state, 2, "p9") == ("refuse-not-in-hand", "3.2")


@pytest.mark.rule("3.2")
def test_a_round_ends_when_the_hands_are_empty() -> None:
    state = drawn(FOUR + "hand 1 p2 g0\nhand 2 p8 p9\nhand 3 g3 b0\nhand 4 b1 g4")
    play(state, "p2", "p8", "g3", "b1")
    assert state.phase == TRICK
    play(state, "g4", "g0", "p9", "b0")
    assert state.phase == CUP_DRAW


@pytest.mark.rule("3.6")
def test_the_winners_team_keeps_all_cards_of_the_trick() -> None:
    state = trick("o4", "o9", "o7", "p10")
    assert names(state.pink_pile) == {"o4", "o9", "o7", "p10"}
    assert names(state.blue_pile) == set()


# --- jokers -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1")
def test_a_joker_may_be_played_though_its_player_could_follow() -> None:
    state = drawn("seats 3\nteams pink crown pink\nlead 1\nhand 1 p2 g0\nhand 2 p8 pigeon\nhand 3 g3 b0")
    play(state, "p2")
    assert may(state) == ["p8", "pigeon"]


@pytest.mark.rule("4.2")
def test_after_a_joker_the_first_animal_sets_the_colour() -> None:
    state = drawn(THREE + "hand 1 pigeon g0\nhand 2 p8 b9\nhand 3 p3 b0")
    play(state, "pigeon")
    assert may(state) == ["p8", "b9"]
    play(state, "b9")
    assert may(state) == ["b0"]


@pytest.mark.rule("4.2")
def test_a_joker_in_the_middle_leaves_the_colour_as_it_was() -> None:
    state = drawn("seats 3\nteams pink crown pink\nlead 1\nhand 1 p2 g0\nhand 2 p8 monkey\nhand 3 p3 b0")
    play(state, "p2", "monkey")
    assert may(state) == ["p3"]


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("rules", ["", "twos_win", "runner_up", "three_lowest", "equals_out", "colours_reversed"])
def test_the_unicorn_wins_under_every_rule(rules: str) -> None:
    assert winner(trick("unicorn", "b2", "b3", rules=rules, head=THREE)) == 1


@pytest.mark.rule("4.4")
def test_a_pigeon_throws_the_trick_away_and_the_would_be_winner_leads() -> None:
    state = trick("pigeon", "g2", "b9", head=THREE)
    assert names(state.thrown) >= {"pigeon", "g2", "b9"}
    assert state.blue_pile == state.pink_pile == 0
    assert leads(state) == 3


@pytest.mark.rule("4.4")
def test_a_pigeon_spoils_even_the_unicorns_trick() -> None:
    state = trick("unicorn", "g2", "pigeon", "g9", "g8", head=FIVE)
    assert state.blue_pile == state.pink_pile == 0
    assert leads(state) == 1


@pytest.mark.rule("4.5")
def test_the_monkeys_player_picks_one_animal_and_the_winner_gets_the_rest() -> None:
    state = trick("monkey", "g5", "b5", head=THREE)
    assert state.phase == STEALING
    assert may(state) == ["g5", "b5"]
    play(state, "b5")
    assert names(state.blue_pile) == {"b5"}
    assert names(state.pink_pile) == {"monkey", "g5"}
    assert leads(state) == 3


@pytest.mark.rule("4.5")
def test_the_monkey_picks_animals_of_this_trick_only() -> None:
    state = trick("monkey", "g5", "b5", head=THREE)
    assert refused(state, 1, "monkey") == ("refuse-steal-joker", "4.5")
    assert refused(state, 1, "o5") == ("refuse-not-in-trick", "4.5")
    assert refused(state, 2, "b5") == ("refuse-not-your-turn", "4.5")


@pytest.mark.rule("4.5")
def test_the_monkey_can_rob_the_unicorn() -> None:
    state = trick("unicorn", "g5", "monkey", "b5", "b6", head=FIVE)
    play(state, "b5")
    assert names(state.blue_pile) == {"unicorn", "monkey", "g5", "b5", "b6"}
    assert leads(state) == 1


@pytest.mark.rule("4.6")
def test_under_a_pigeon_the_monkey_gets_nothing_and_is_not_asked() -> None:
    state = trick("pigeon", "g5", "monkey", "b5", "b6", head=FIVE)
    assert state.phase == TRICK
    assert state.stolen == state.blue_pile == state.pink_pile == 0


@pytest.mark.rule("4.6")
def test_monkey_and_pigeon_have_no_strength() -> None:
    state = trick("pigeon", "g0", "g1", head=THREE)
    assert winner(state) == 3


@pytest.mark.rule("4.6", "1.3")
def test_jokers_carry_no_stars() -> None:
    state = drawn(THREE + "hand 1 unicorn\nhand 2 g0\nhand 3 g1\ntaken pink monkey pigeon")
    play(state, "unicorn", "g0", "g1")
    assert list(state.stars[:2]) == [0, 0]


@pytest.mark.rule("4.7")
def test_the_monkey_cannot_pick_what_was_thrown_out() -> None:
    state = trick("monkey", "g5", "g3", "b5", "b6", rules="equals_out", head=FIVE)
    assert may(state) == ["g3", "b6"]
    assert refused(state, 1, "b5") == ("refuse-steal-thrown", "4.7")


@pytest.mark.rule("4.7")
def test_the_monkey_is_not_asked_when_everything_was_thrown_out() -> None:
    state = trick("monkey", "g5", "b5", rules="equals_out", head=THREE)
    assert state.phase == TRICK
    assert state.stolen == 0
    assert leads(state) == 1


# --- the end of a round -------------------------------------------------------------------------------------------------

LAST_TRICK = FOUR + "hand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 g8\n"


@pytest.mark.rule("5.1", "1.2")
def test_the_stars_of_all_cards_of_a_team_are_added_up() -> None:
    state = drawn(LAST_TRICK + "taken blue g3 p4 o5 b6 b7 b10\ntaken pink o8 p9 b5 o3")
    play(state, "g0", "g1", "g2", "g8")
    assert list(state.stars[:2]) == [1 + 1 + 2 + 1 + 1, 2 + 1]


@pytest.mark.rule("1.2")
def test_there_are_24_stars_in_all() -> None:
    from gueridon.games.moustache.law import Law

    assert sum(Law().stars) == 24
    assert sum(Law().stars[card] for card in range(44) if PINK >> card & 1) == 6


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("blue", "pink", "winners"),
    [("g5", "p3", "crown"), ("g3", "p5", "pink"), ("g3 g4", "p5", "crown"), ("", "", "crown")],
)
def test_more_stars_win_the_round_and_the_crown_breaks_a_tie(blue: str, pink: str, winners: str) -> None:
    state = drawn(LAST_TRICK + f"taken blue {blue}\ntaken pink {pink}")
    play(state, "g0", "g1", "g2", "g8")
    assert state.turn == (0 if winners == "crown" else 1)
    assert state.phase == CUP_DRAW


@pytest.mark.rule("0.1")
def test_one_notation_plays_passes_and_picks_and_deals_are_not_for_players() -> None:
    state = drawn(FOUR + "hand 1 p8 g0\nhand 2 p9 p7\nhand 3 g3 b0\nhand 4 b1 g4")
    assert GAME.text(GAME.parse("p8")) == "p8"
    assert GAME.parse("p8") == 11 + 8
    assert GAME.parse("b10") == 43
    for dealt in ("crown", "pass_three", "cup5"):
        assert refused(state, 1, dealt) == ("refuse-only-dealt", "0.1")


def test_a_complete_trick_is_cleared_from_the_table() -> None:
    state = drawn(FOUR + "trick g1 g2 g3\nhand 1 p1\nhand 2 p2\nhand 3 p3\nhand 4 p4 g4")
    force(state, "g4")
    assert state.table == 0
