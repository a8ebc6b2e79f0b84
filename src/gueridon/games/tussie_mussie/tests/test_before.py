"""The pre-presentation: what each before action does, in which order, and who sees it when."""

import pytest

from gueridon.core.bits import bit, has
from gueridon.core.game import CHANCE
from gueridon.games.tussie_mussie.tests.table import Table, at, before_presentation, worth

BOTH = "players 2\nrow 1 {} camellia (hyacinth) (gardenia)\nrow 2 ({}) (phlox) violet daisy"


def both(own: str, other: str) -> Table:
    """Two players who both have something to decide."""
    return at(BOTH.format(own, other))


@pytest.mark.rule("4.1")
def test_keepsakes_are_revealed_in_their_columns_when_the_offers_are_over() -> None:
    table = at(
        """players 2
        row 1 orchid camellia (hyacinth)
        row 2 (snapdragon) (phlox) violet
        offer daisy (gardenia)"""
    )
    assert table.row(2, seen_by=0) == "(?) (?) violet"
    told = table.told(0, 1, "down")
    assert table.row(2, seen_by=0) == "(snapdragon) (phlox) violet daisy"
    assert told[1:] == ["Player 1’s keepsakes: Hyacinth, Gardenia.", "Player 2’s keepsakes: Snapdragon, Phlox."]


@pytest.mark.rule("4.2")
def test_everybody_with_a_before_action_decides_at_once() -> None:
    assert both("orchid", "snapdragon").acting() == [1, 2]


@pytest.mark.rule("4.2")
def test_who_has_no_before_action_is_not_asked() -> None:
    table = before_presentation("orchid camellia (hyacinth) (gardenia)")
    assert table.acting() == [1]
    assert table.refusal(2, "done") == ("refuse-not-your-turn", "4.2")


@pytest.mark.rule("4.2")
def test_a_decision_shows_to_nobody_before_the_last_has_finished() -> None:
    table = both("orchid", "snapdragon")
    before = table.view(2).data()
    table.play(1, "red")
    assert table.view(2).data() == before
    assert table.acting() == [2]
    told = table.told(2, 2, "done")
    assert told[:2] == ["Orchid of Player 1 counts as red.", "You leave it at that."]


@pytest.mark.rule("4.2", "5.2")
def test_a_player_who_draws_seems_to_be_still_thinking() -> None:
    table = both("pink_larkspur", "snapdragon")
    before = table.view(2)
    table.play(1, "draw")
    assert has(table.state.to_act(), CHANCE)
    after = table.view(2)
    assert after.acting == before.acting == bit(0) | bit(1)
    assert after.data() == before.data()
    table.deal("marigold", "peony").play(1, "marigold")
    assert table.view(2).data() == before.data()
    assert table.told(2, 1, "replace3") == []


@pytest.mark.rule("4.2")
def test_a_player_may_finish_while_another_is_in_the_middle_of_a_draw() -> None:
    table = both("pink_larkspur", "snapdragon").play(1, "draw").deal("marigold", "peony")
    assert table.told(1, 2, "done") == ["Player 2 is ready for the presentation."]
    assert table.acting() == [1]


@pytest.mark.rule("4.3")
def test_what_may_be_done_may_be_left_undone() -> None:
    table = before_presentation("orchid snapdragon (pink_larkspur) (gardenia)").play(1, "done")
    assert table.presented(1) == "orchid snapdragon (pink_larkspur) (gardenia)"


@pytest.mark.rule("4.3")
def test_a_player_with_nothing_left_to_do_has_finished() -> None:
    table = before_presentation("orchid camellia (hyacinth) (gardenia)").play(1, "pink")
    assert table.state.round == 1


@pytest.mark.rule("4.3", "5.1")
def test_the_order_is_free_and_can_matter() -> None:
    row = "snapdragon marigold camellia (gardenia)"
    moved_first = before_presentation(row).play(1, "move2", "move3", "discard1")
    assert moved_first.presented(1) == "(marigold) (camellia) (gardenia)"
    discarded_first = before_presentation(row).play(1, "discard1")
    assert discarded_first.presented(1) == "marigold camellia (gardenia)"


@pytest.mark.rule("5.1")
def test_a_replaced_marigold_discards_nothing() -> None:
    table = before_presentation("pink_larkspur marigold (hyacinth) (gardenia)")
    table.play(1, "draw").deal("phlox", "peony").play(1, "phlox", "replace2")
    assert table.presented(1) == "pink_larkspur phlox (hyacinth) (gardenia)"
    assert table.points(1) == [0 + 2 + 0 + 2]


@pytest.mark.rule("5.1")
def test_a_discarded_larkspur_draws_nothing() -> None:
    table = before_presentation("pink_larkspur marigold (camellia) (gardenia)").play(1, "discard1")
    assert table.points(1) == [2 + 1 + 2]


@pytest.mark.rule("5.1", "5.3", "5.5")
def test_a_marigold_that_has_just_come_in_must_discard() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) (gardenia)")
    table.play(1, "draw").deal("marigold", "orchid").play(1, "marigold", "replace3")
    assert table.legal(1) == ["discard1", "discard2", "discard4"]
    assert table.refusal(1, "done") == ("refuse-must-discard", "5.5")
    table.play(1, "discard1")
    assert table.presented(1) == "camellia (marigold) (gardenia)"
    assert table.points(1) == [1 + 2 + 2]


@pytest.mark.rule("5.1")
def test_a_snapdragon_or_an_orchid_that_has_just_come_in_may_act() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) (gardenia)")
    table.play(1, "draw").deal("snapdragon", "orchid").play(1, "snapdragon", "replace1")
    assert table.legal(1) == ["move1", "move2", "move3", "move4", "done"]


@pytest.mark.rule("5.2")
def test_who_draws_must_keep_one_of_the_two_and_replace_a_tile() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) orchid").play(1, "draw").deal("phlox", "marigold")
    assert table.legal(1) == ["phlox", "marigold"]
    assert table.refusal(1, "done") == ("refuse-keep-first", "5.2")
    assert table.refusal(1, "violet") == ("refuse-not-drawn", "5.2")
    table.play(1, "phlox")
    assert table.legal(1) == ["replace1", "replace2", "replace3", "replace4"]
    assert table.refusal(1, "red") == ("refuse-replace-first", "5.2")


@pytest.mark.rule("5.2")
def test_larkspur_draws_once_and_only_who_has_it() -> None:
    table = both("pink_larkspur", "snapdragon")
    assert table.refusal(2, "draw") == ("refuse-no-such-tile", "5.2")
    assert table.refusal(1, "replace1") == ("refuse-nothing-drawn", "5.2")
    table.play(1, "draw").deal("orchid", "peony").play(1, "orchid", "replace2")
    assert table.refusal(1, "draw") == ("refuse-done-already", "5.2")


@pytest.mark.rule("5.2")
def test_with_four_players_the_last_two_tiles_are_drawn() -> None:
    table = at(
        """players 4
        row 1 pink_larkspur camellia red_rose red_tulip
        row 2 (amaryllis) pink_rose (phlox) (forget_me_not)
        row 3 (hyacinth) violet honeysuckle carnation
        row 4 (gardenia) (daisy) (orchid) (snapdragon)"""
    )
    table.play(1, "draw")
    assert table.dealable() == {"peony", "marigold"}


@pytest.mark.rule("5.3")
def test_the_new_tile_takes_column_and_row_of_the_old_one() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) (gardenia)")
    table.play(1, "draw").deal("phlox", "peony").play(1, "phlox", "replace3")
    assert table.presented(1) == "pink_larkspur camellia (phlox) (gardenia)"


@pytest.mark.rule("5.3")
def test_larkspur_may_be_replaced_itself() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) (gardenia)")
    table.play(1, "draw").deal("phlox", "peony").play(1, "phlox", "replace1")
    assert table.presented(1) == "phlox camellia (hyacinth) (gardenia)"


@pytest.mark.rule("5.3")
def test_nobody_else_hears_of_the_other_drawn_tile() -> None:
    table = both("pink_larkspur", "snapdragon").play(2, "done")
    table.play(1, "draw").deal("red_rose", "peony").play(1, "red_rose")
    told = table.told(2, 1, "replace3")
    assert told[:3] == [
        "Player 1 uses Pink Larkspur and draws two tiles.",
        "Player 1 keeps Red Rose.",
        "Red Rose replaces Hyacinth in the arrangement of Player 1.",
    ]
    assert not any("Peony" in sentence for sentence in told)
    assert "peony" not in str(table.view(2).data())


@pytest.mark.rule("5.4")
def test_snapdragon_moves_two_tiles_in_their_columns_and_may_move_itself() -> None:
    table = before_presentation("snapdragon camellia (gardenia) hyacinth").play(1, "move1", "move3")
    assert table.presented(1) == "(snapdragon) camellia gardenia hyacinth"
    assert table.points(1) == [1 + 1 + 1 + 0]


@pytest.mark.rule("5.4")
def test_snapdragon_moves_no_third_tile_and_none_twice() -> None:
    table = before_presentation("snapdragon camellia (gardenia) orchid").play(1, "move2")
    assert table.refusal(1, "move2") == ("refuse-moved-already", "5.4")
    table.play(1, "move4")
    assert table.refusal(1, "move1") == ("refuse-moved-two", "5.4")
    assert table.legal(1) == ["red", "pink", "purple", "yellow", "white", "done"]


@pytest.mark.rule("5.4")
def test_another_action_may_come_between_the_two_moves() -> None:
    table = before_presentation("snapdragon camellia (gardenia) orchid").play(1, "move2", "red", "move4")
    assert table.presented(1) == "snapdragon (camellia) (gardenia) (orchid)"
    assert table.points(1) == [1 + 1 + 3 + 1]


@pytest.mark.rule("5.4")
def test_nothing_moves_without_a_snapdragon() -> None:
    table = before_presentation("camellia orchid (gardenia) hyacinth")
    assert table.refusal(1, "move1") == ("refuse-no-such-tile", "5.4")


@pytest.mark.rule("5.5")
def test_marigold_must_discard_another_tile() -> None:
    table = before_presentation("camellia marigold (gardenia) (hyacinth)")
    assert table.legal(1) == ["discard1", "discard3", "discard4"]
    assert table.refusal(1, "discard2") == ("refuse-discards-another", "5.5")
    assert table.refusal(1, "done") == ("refuse-must-discard", "5.5")
    assert worth("camellia marigold (gardenia) (hyacinth)", "discard4") == 1 + 2 + 1


@pytest.mark.rule("5.5")
def test_marigold_discards_once() -> None:
    table = before_presentation("camellia marigold orchid (hyacinth)").play(1, "discard1")
    assert table.refusal(1, "discard2") == ("refuse-done-already", "5.5")


@pytest.mark.rule("5.6")
def test_the_columns_close_up_after_a_discard() -> None:
    table = before_presentation("phlox hyacinth (forget_me_not) marigold").play(1, "discard2")
    assert table.presented(1) == "phlox (forget_me_not) marigold"
    assert table.points(1) == [2 + (1 + 2 + 2) + 2]


@pytest.mark.rule("5.6")
def test_a_closed_column_cannot_be_named() -> None:
    table = before_presentation("phlox snapdragon (hyacinth) marigold").play(1, "discard3")
    assert table.refusal(1, "move4") == ("refuse-no-such-column", "5.6")


@pytest.mark.rule("5.7")
def test_orchid_counts_as_the_chosen_colour_for_all_effects() -> None:
    assert worth("orchid red_tulip (carnation) hyacinth", "red") == 1 + 2 + 3 + 0
    assert worth("orchid red_tulip (carnation) hyacinth", "pink") == 1 + 1 + 4 + 0


@pytest.mark.rule("5.7")
def test_orchid_stays_white_without_a_choice_and_chooses_once() -> None:
    assert worth("orchid daisy (carnation) hyacinth", "done") == 1 + 2 + 3 + 0
    table = before_presentation("orchid snapdragon (carnation) hyacinth").play(1, "red")
    assert table.refusal(1, "pink") == ("refuse-done-already", "5.7")


@pytest.mark.rule("4.2")
def test_only_before_actions_count_before_the_presentation() -> None:
    table = before_presentation("orchid camellia (hyacinth) (gardenia)")
    assert table.refusal(1, "up") == ("refuse-only-before-actions", "4.2")


@pytest.mark.rule("4.2")
def test_only_the_last_to_finish_learns_something_by_it() -> None:
    table = both("orchid", "snapdragon")
    done = 52
    assert not table.state.reveals(0, done)
    table.play(1, "red")
    assert table.state.reveals(1, done)
    assert not table.state.reveals(1, 35)
