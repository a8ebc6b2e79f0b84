"""Dealing, picking, passing and placing."""

from __future__ import annotations

import pytest

import gueridon
from gueridon.core.message import GueridonError, NotationError
from gueridon.games.misty.components import CARDS, LEFT
from gueridon.games.misty.game import GAME
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.tests.drawn import seen

PICTURES = frozenset(card.picture for card in CARDS)
THREE_HANDS = """
seats 3
hand 1 rocket rocket rocket balloon balloon balloon
hand 2 leaf leaf leaf raindrop raindrop raindrop
hand 3 smile smile smile smile smile smile
"""
SECOND_PHASE = """
seats 3
glass 1 2 3
  c       d     e
3 smile   smile flower
4 monster house heart
hand 1 rocket rocket rocket balloon balloon balloon
hand 2 leaf leaf leaf raindrop raindrop raindrop
hand 3 tractor tractor tractor unicycle unicycle unicycle
"""


def hand(match: gueridon.Match, seat: int, viewer: int | None = None) -> object:
    players = match.view(seat if viewer is None else viewer)["players"]
    assert isinstance(players, list)
    return players[seat]["hand"]


def placing(*lines: str) -> gueridon.Match:
    """A table for two whose first player is to place a star into this window; the other has the same window."""
    placed = sum(word in PICTURES for line in lines for word in line.split())
    rest = " ".join(["rocket", "balloon", "leaf", "raindrop", "tractor"][placed:])
    hands = ["hand 1 " + rest, "hand 2 " + rest]
    description = ["seats 2", "glass 1 2", *lines, "card 1 star", "card 2 star", *hands]
    return gueridon.from_position("misty", "\n".join(description), seed=1)


@pytest.mark.rule("0.1")
def test_a_card_is_written_by_its_picture_and_a_space_by_column_and_row() -> None:
    assert GAME.text(GAME.parse("fire-truck")) == "fire-truck"
    assert [GAME.parse(cell) - GAME.parse("a1") for cell in ("a1", "g1", "a2", "d4", "g7")] == [0, 6, 7, 24, 48]


@pytest.mark.rule("0.1")
def test_what_is_neither_card_nor_space_is_refused() -> None:
    for text in ("h1", "a8", "A1", "sun", "", "d4 "):
        with pytest.raises(NotationError):
            GAME.parse(text)


@pytest.mark.rule("1.1")
def test_the_box_holds_54_cards_24_of_them_with_an_arrow() -> None:
    assert sum(card.copies for card in CARDS) == 54
    assert sum(card.copies for card in CARDS if card.role <= LEFT) == 24


@pytest.mark.rule("1.1")
def test_every_picture_is_in_the_box_as_often_as_the_rules_page_says() -> None:
    assert {card.picture: card.copies for card in CARDS} == {
        **dict.fromkeys(["rocket", "balloon", "leaf", "raindrop", "fire-truck", "scooter", "tractor", "unicycle"], 3),
        "smile": 10,
        "flower": 6,
        "monster": 6,
        "house": 3,
        "heart": 3,
        "star": 2,
    }


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_can_play(seats: int) -> None:
    with pytest.raises(GueridonError, match="2 to 4 players"):
        gueridon.start("misty", seats, seed=1)


@pytest.mark.rule("1.3", "8.1", "8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_each_with_a_classic_window_and_pairs_unless_they_say_otherwise(seats: int) -> None:
    view = gueridon.start("misty", seats, seed=1).view(0)
    assert isinstance(view["players"], list) and len(view["players"]) == seats
    assert (view["window"], view["smiles"]) == ("classic", "pairs")


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_starts_with_six_of_54_cards_dealt_to_each(seats: int) -> None:
    before_the_deal = GAME.start(seats, {"window": "classic", "smiles": "pairs"})
    match = gueridon.start("misty", seats, seed=1)
    assert before_the_deal.chances() == 54
    assert [len(str(hand(match, seat)).split(",")) for seat in range(seats)] == [6] * seats
    assert len(match.steps) == 6 * seats


@pytest.mark.rule("2.2")
def test_all_pick_at_once_and_nobody_sees_a_pick_before_all_have_picked() -> None:
    match = gueridon.from_position("misty", THREE_HANDS, seed=1)
    assert match.to_act() == [0, 1, 2]
    others_before = match.view(1)["players"]
    match.play(0, "balloon")
    assert match.to_act() == [1, 2]
    assert match.view(1)["players"] == others_before


@pytest.mark.rule("2.2")
def test_the_last_pick_turns_all_of_them_up() -> None:
    match = gueridon.from_position("misty", THREE_HANDS, seed=1)
    for seat, card in enumerate(["balloon", "leaf", "smile"]):
        match.play(seat, card)
    players = match.view(gueridon.ONLOOKER)["players"]
    assert isinstance(players, list)
    assert [player["window"]["cards"] for player in players] == [["balloon"], ["leaf"], ["smile"]]


@pytest.mark.rule("2.2")
def test_only_a_card_of_the_hand_can_be_picked_and_only_once() -> None:
    match = gueridon.from_position("misty", THREE_HANDS, seed=1)
    refusals = [match.why_not(0, text) for text in ("leaf", "d4")]
    match.play(0, "rocket")
    refusals.append(match.why_not(0, "rocket"))
    codes = [refusal and refusal.message.code for refusal in refusals]
    assert codes == ["refuse-not-in-hand", "refuse-pick-a-card", "refuse-already-chosen"]


@pytest.mark.rule("2.3")
def test_in_the_first_phase_hands_go_to_the_left() -> None:
    match = gueridon.from_position("misty", THREE_HANDS, seed=1)
    for seat, card in enumerate(["rocket", "leaf", "smile"]):
        match.play(seat, card)
    assert hand(match, 1) == ["rocket", "rocket", "balloon", "balloon", "balloon"]
    assert hand(match, 2) == ["leaf", "leaf", "raindrop", "raindrop", "raindrop"]
    assert hand(match, 0) == ["smile"] * 5


@pytest.mark.rule("2.3")
def test_a_card_is_placed_before_the_next_hand_is_seen() -> None:
    match = gueridon.from_position("misty", SECOND_PHASE, seed=1)
    for seat, card in enumerate(["rocket", "leaf", "tractor"]):
        match.play(seat, card)
    match.play(0, "c5")
    match.play(1, "c5")
    assert hand(match, 0) == ["rocket", "rocket", "balloon", "balloon", "balloon"]
    match.play(2, "c5")
    assert hand(match, 0) == ["leaf", "leaf", "raindrop", "raindrop", "raindrop"]


@pytest.mark.rule("2.5")
def test_in_the_second_phase_hands_go_to_the_right() -> None:
    match = gueridon.from_position("misty", SECOND_PHASE, seed=1)
    for seat, card in enumerate(["rocket", "leaf", "tractor"]):
        match.play(seat, card)
    for seat in range(3):
        match.play(seat, "c5")
    assert hand(match, 2) == ["rocket", "rocket", "balloon", "balloon", "balloon"]
    assert hand(match, 1) == ["tractor", "tractor", "unicycle", "unicycle", "unicycle"]


@pytest.mark.rule("2.4")
def test_the_last_card_of_a_hand_is_taken_unasked() -> None:
    match = gueridon.from_position(
        "misty",
        """
        seats 2
        glass 1 2
          c     d     e     f
        3 smile smile .     .
        4 house heart .     .
        hand 1 rocket leaf
        hand 2 monster monster
        """,
        seed=1,
    )
    match.play(0, "rocket")
    match.play(1, "monster")
    match.play(0, "e4")
    match.play(1, "e4")
    players = match.view(0)["players"]
    assert isinstance(players, list)
    assert [player["window"]["cards"][-1] for player in players] == ["monster", "leaf"]
    assert match.view(0)["stage"] == "place"


@pytest.mark.rule("2.4", "2.5")
def test_when_six_cards_are_placed_six_new_ones_come_from_the_rest_of_the_deck() -> None:
    state = GAME.position("seats 2\nglass 1 2\n  c d e\n3 smile smile flower\n4 monster house heart\n")
    assert state.chances() == 54 - 12
    match = gueridon.from_position(
        "misty", "seats 2\nglass 1 2\n  c d e\n3 smile smile flower\n4 monster house heart\n", seed=1
    )
    assert [len(str(hand(match, seat)).split(",")) for seat in range(2)] == [6, 6]


@pytest.mark.rule("2.6")
def test_nobody_sees_a_hand_that_they_have_not_held() -> None:
    match = gueridon.from_position("misty", THREE_HANDS, seed=1)
    assert [hand(match, seat, viewer=0) is None for seat in range(3)] == [False, True, True]
    assert [hand(match, seat, viewer=gueridon.ONLOOKER) for seat in range(3)] == [None, None, None]


@pytest.mark.rule("2.6")
def test_a_hand_that_was_passed_on_is_remembered_less_what_was_taken_from_it() -> None:
    match = gueridon.from_position("misty", THREE_HANDS, seed=1)
    for seat, card in enumerate(["rocket", "leaf", "smile"]):
        match.play(seat, card)
    assert hand(match, 1, viewer=0) == ["rocket", "rocket", "balloon", "balloon", "balloon"]
    assert hand(match, 2, viewer=0) is None
    for seat, card in enumerate(["smile", "balloon", "leaf"]):
        match.play(seat, card)
    for seat in range(3):
        match.play(seat, "e4")
    assert hand(match, 2, viewer=0) == ["rocket", "rocket", "balloon", "balloon"]


@pytest.mark.rule("3.1")
def test_nobody_sees_where_a_card_goes_before_all_have_placed() -> None:
    match = placing("  d", "4 smile")
    before = match.view(1)["players"]
    match.play(0, "c4")
    assert match.to_act() == [1]
    assert match.view(1)["players"] == before


@pytest.mark.rule("3.1")
def test_a_card_that_is_to_be_placed_needs_a_space_and_is_placed_once() -> None:
    match = placing("  d", "4 smile")
    named_a_card = match.why_not(0, "star")
    match.play(0, "c4")
    placed_twice = match.why_not(0, "c3")
    assert named_a_card is not None and named_a_card.message.code == "refuse-choose-a-cell"
    assert placed_twice is not None and placed_twice.message.code == "refuse-already-chosen"


@pytest.mark.rule("3.2")
def test_the_first_card_goes_to_d4_unasked() -> None:
    match = gueridon.from_position("misty", THREE_HANDS, seed=1)
    for seat, card in enumerate(["rocket", "leaf", "smile"]):
        match.play(seat, card)
    players = match.view(0)["players"]
    assert isinstance(players, list)
    assert [player["window"]["cells"] for player in players] == [["d4"]] * 3
    assert match.view(0)["stage"] == "pick"


@pytest.mark.rule("3.2")
def test_the_last_card_goes_into_the_only_gap_unasked() -> None:
    state = GAME.position(
        """
        seats 2
        glass 1 2
          c     d     e       f
        3 smile smile flower  smile
        4 house heart monster monster
        5 leaf  .     smile   smile
        card 1 star
        card 2 rocket
        """
    )
    assert isinstance(state, MistyState)
    data = seen(state)
    assert [player.window.cells[-1] for player in data.players] == ["d5", "d5"]
    assert data.stage == "activate"


@pytest.mark.rule("3.3")
def test_the_second_card_may_touch_the_first_at_a_side_or_a_corner() -> None:
    match = placing("  d", "4 smile")
    assert match.legal(0) == ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]


@pytest.mark.rule("3.3")
def test_a_card_cannot_go_on_another_nor_apart_from_all() -> None:
    match = placing("  d", "4 smile")
    on_another, apart = match.why_not(0, "d4"), match.why_not(0, "f4")
    assert on_another is not None and on_another.message.code == "refuse-taken"
    assert apart is not None and apart.message.code == "refuse-apart"


@pytest.mark.rule("3.4")
def test_three_in_a_row_may_still_become_either_window() -> None:
    match = placing("  d e f", "4 smile flower monster")
    assert match.legal(0) == ["c3", "d3", "e3", "f3", "g3", "c4", "g4", "c5", "d5", "e5", "f5", "g5"]


@pytest.mark.rule("3.4")
def test_four_in_a_row_make_the_window_three_high() -> None:
    match = placing("  d e f g", "3 . . . house", "4 smile flower monster heart")
    assert match.legal(0) == ["f2", "g2", "d3", "e3", "f3", "d5", "e5", "f5", "g5"]  # d2 and e2 touch nothing


@pytest.mark.rule("3.4")
def test_four_in_a_column_make_the_window_three_wide() -> None:
    match = placing("  d", "4 smile", "5 flower", "6 monster", "7 house")
    refusal = match.why_not(0, "d3")
    assert match.legal(0) == ["c4", "e4", "c5", "e5", "c6", "e6", "c7", "e7"]
    assert refusal is not None and refusal.message.code == "refuse-outside"


@pytest.mark.rule("3.4")
def test_four_rows_and_four_columns_never_fit() -> None:
    match = placing("  d e f", "4 smile . .", "5 . flower .", "6 . . monster")
    assert "g7" not in match.legal(0)
    refusal = match.why_not(0, "g7")
    assert refusal is not None and refusal.paragraph == "3.4"
