"""Reactions (rules page, §6): the worked examples of the rulebook and what follows from them.

A is Red, B is Black, C is Green. `A5` shows its 5 to the east; clockwise the numbers are 1-5-3-2-6-4.
"""

import pytest

from gueridon.core.message import Message
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.preview import preview
from gueridon.games.mississippi.tests.table import BLACK, GREEN, RED, after, drawn, spaces

# Red goes 2 and shows its 5 to the west side of Black, which is 3 (opposite 4).
FIVE_AGAINST_THREE = "C1 .  .  .  .  A5 .  .  B4 .  .\nlogs A 8 B 8 C 8\nA moves"
# Red goes 2 and shows its 2 to Black's 6 (opposite 5).
TWO_AGAINST_SIX = "C1 .  .  .  .  A2 .  .  B5 .  .\nA moves"
# Red goes 3 and shows its 5 to Black's 5 (opposite 6).
FIVE_AGAINST_FIVE = "C1 .  .  .  A5 .  .  .  B6 .  .\nA moves"
# Red goes 2, to space 26: its 4 meets Black's 1 ahead, its 2 in the north-west meets Green's 6.
ONE_POSITIVE = """
.  .  .  .  .  .  .  .  .  .  .
  .  .  .  C2 .  .  .  .  .  .  .
.  .  A4 .  .  B2 .  .  .  .  .
A moves
"""
# Red jumps Green and lands between the two: 6 against Black's 3 ahead, 5 against Green's 2 behind.
TWO_POSITIVE = """
.  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .  .
.  A6 .  C2 .  B4 .  .  .  .  .
A moves
"""
# Red jumps Green and lands between the two: 2 against Black's 6 ahead, 1 against Green's 3 behind.
TWO_NEGATIVE = """
.  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .  .
.  A2 .  C3 .  B5 .  .  .  .  .
A moves
"""
# Green goes 2 west, over Red, to space 20: 1 against Red's 5 behind it, 4 against Black's 6 above. Red comes round
# the bend to space 24, below Green, where Green has 5 against 3.
BLACK_LOSES_ITS_MOMENT = """
.  .  B3 .  .  .  .  .  .  .  .
  .  .  A6 .  C1 .  .  .  .  .  .
C moves
"""
# Both Green and Black have 4 ahead and 3 behind; Red lies above space 29, with its 1 to the south-west.
LEAPFROG = """
.  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  A6 .  .  .
.  .  C4 .  B4 .  .  .  .  .  .
C moves
"""


def hops(description: str, text: str) -> list[tuple[int, int]]:
    """Which boat advances by how much, in order."""
    return [(hop.pushed.seat, hop.pushed.spaces) for hop in preview(drawn(description), GAME.parse(text)).hops]


@pytest.mark.rule("6.1", "6.2")
def test_five_against_three_takes_red_two_spaces_on_over_black() -> None:
    assert spaces(after(FIVE_AGAINST_THREE, "f2")) == [10, 8, 0]


@pytest.mark.rule("6.1")
def test_boats_that_do_not_touch_after_the_move_do_not_react() -> None:
    assert spaces(after(FIVE_AGAINST_THREE, "f1")) == [6, 8, 0]


@pytest.mark.rule("6.1")
def test_only_the_shared_edge_counts() -> None:
    # Red comes to lie below Black, to its south-west: 4 against 4 on the edge they share, whatever the others bear.
    assert hops(".  .  .  .  .  .  B2 .  .  .  .\n .  .  .  .  .  .  .  A1 .  .  C1\nA moves", "f2") == []


@pytest.mark.rule("6.9")
def test_a_reaction_costs_nothing_and_brings_nothing() -> None:
    state = after(FIVE_AGAINST_THREE, "f2")
    assert (list(state.logs), state.bank) == ([6, 8, 8], 38)


@pytest.mark.rule("6.4")
def test_two_against_six_takes_black_four_spaces_on() -> None:
    # From 8, round the bend to 12.
    assert spaces(after(TWO_AGAINST_SIX, "f2")) == [7, 12, 0]


@pytest.mark.rule("6.7")
def test_five_against_five_does_nothing() -> None:
    state = after(FIVE_AGAINST_FIVE, "f3")
    assert spaces(state) == [7, 8, 0]
    assert state.current() == BLACK


@pytest.mark.rule("6.3")
def test_a_lower_number_elsewhere_takes_nothing_away() -> None:
    state = after(ONE_POSITIVE, "f2")
    assert hops(ONE_POSITIVE, "f2") == [(RED, 3)]
    assert spaces(state) == [30, 27, 18]


@pytest.mark.rule("6.3", "6.9")
def test_three_and_three_take_red_six_spaces_on_over_black() -> None:
    assert hops(TWO_POSITIVE, "f2") == [(RED, 6)]
    assert spaces(after(TWO_POSITIVE, "f2")) == [33, 27, 25]


@pytest.mark.rule("6.4")
def test_black_and_then_green_advance_when_red_is_lower_than_both() -> None:
    assert hops(TWO_NEGATIVE, "f2") == [(BLACK, 4), (GREEN, 2)]
    assert spaces(after(TWO_NEGATIVE, "f2")) == [26, 31, 28]


@pytest.mark.rule("6.4")
def test_the_order_is_that_of_the_players_wherever_the_boats_lie() -> None:
    # As above, but Green lies ahead with the 6 and Black behind with the 3: Black is still first.
    swapped = TWO_NEGATIVE.replace("C3", "B3").replace("B5", "C5")
    assert hops(swapped, "f2") == [(BLACK, 2), (GREEN, 4)]


@pytest.mark.rule("6.4")
def test_the_order_starts_with_the_left_neighbour_of_the_player_whose_turn_it_is() -> None:
    # The same with Black to move: Green, at Black's left, is before Red.
    turned = TWO_NEGATIVE.replace("A2", "B2").replace("B5", "A5").replace("A moves", "B moves")
    assert hops(turned, "f2") == [(GREEN, 2), (RED, 4)]


@pytest.mark.rule("6.5")
def test_black_loses_its_moment_when_red_gives_green_a_higher_number() -> None:
    assert hops(BLACK_LOSES_ITS_MOMENT, "f2") == [(RED, 4), (GREEN, 2)]
    assert spaces(after(BLACK_LOSES_ITS_MOMENT, "f2")) == [24, 2, 22]


@pytest.mark.rule("6.5")
def test_the_log_says_that_black_lost_its_moment() -> None:
    state = drawn(BLACK_LOSES_ITS_MOMENT)
    before, then = GAME.view(state, 0), GAME.view(after(BLACK_LOSES_ITS_MOMENT, "f2"), 0)
    assert Message("tell-dropped", {"seat": BLACK, "x_seat": GREEN}) in GAME.narrate(before, then)


@pytest.mark.rule("6.6")
def test_green_and_black_leapfrog_until_red_sends_green_off() -> None:
    assert hops(LEAPFROG, "f1") == [(GREEN, 1), (BLACK, 1), (GREEN, 1), (GREEN, 5)]
    assert spaces(after(LEAPFROG, "f1")) == [14, 28, 34]


@pytest.mark.rule("6.8")
def test_boats_that_touch_only_each_other_do_nothing() -> None:
    # Black shows its 1 to Green's 6; Red moves far from both.
    assert spaces(after("A1 .  .  .  .  .  B1 C5 .  .  .\nA moves", "f1")) == [1, 6, 7]


@pytest.mark.rule("6.8")
def test_a_boat_pushed_against_a_third_one_does_nothing_to_it() -> None:
    # Black goes 4 on, next to Green on 13, and shows it 6 against 1; but it is Red's turn.
    river = ".  .  .  .  .  A2 .  .  B5 .  .\n .  .  .  .  .  .  .  .  C1 .  .\nA moves"
    assert spaces(after(river, "f2")) == [7, 12, 13]


@pytest.mark.rule("6.9")
def test_a_reaction_jumps_boats() -> None:
    # Red has 5 against 3 once more; with Green right behind Black both are jumped.
    assert hops(".  .  .  .  .  A5 .  .  B4 C5 .\nA moves", "f2")[0] == (RED, 2)
    assert spaces(after(".  .  .  .  .  A5 .  .  B4 C5 .\nA moves", "f2"))[RED] == 11


@pytest.mark.rule("6.10")
def test_a_move_back_brings_reactions_as_well() -> None:
    # Red backs into Black: its 6 behind against Black's 1 ahead of it, so 5 spaces on, from 6 to 11.
    state = after("C1 .  .  .  .  B1 .  .  A5 .  .\nlogs A 8 B 8 C 8\nA moves", "b2")
    assert spaces(state) == [11, 5, 0]
    assert state.logs[RED] == 10


@pytest.mark.rule("6.10")
def test_a_move_back_can_send_another_boat_on() -> None:
    # Red backs into Black with its 1 behind; Black has 6 ahead and goes from 5 over Red to 11.
    assert spaces(after("C1 .  .  .  .  B6 .  .  A2 .  .\nA moves", "b2")) == [6, 11, 0]
