"""Turning the boat (rules page, §4)."""

import pytest

from gueridon.games.mississippi.tests.table import RED, after, drawn, legal, refused, spaces, started

APART = ".  .  .  .  A1 .  .  B1 .  C1 .\n"


@pytest.mark.rule("4.1")
def test_a_turn_begins_by_turning_the_boat() -> None:
    state = drawn(APART + "A turns")
    assert sorted(legal(state)) == ["l1", "l2", "r1", "r2", "turn0", "turn3"]
    assert refused(state, "f1") == ("refuse-turn-first", "4.1")


@pytest.mark.rule("4.1")
def test_a_boat_turns_only_once_a_turn() -> None:
    assert refused(after(APART + "A turns", "l1"), "l1") == ("refuse-turned", "4.1")


@pytest.mark.rule("4.1")
def test_a_boat_turns_on_its_space() -> None:
    assert spaces(after(APART + "A turns", "turn3")) == [4, 7, 9]


@pytest.mark.rule("4.2")
def test_nobody_turns_in_the_first_round() -> None:
    state = started(3, "first1", "die1", "die2", "die3")
    assert legal(state)[0] == "f1"
    assert refused(state, "turn0") == ("refuse-first-turn", "4.2")


@pytest.mark.rule("4.2")
def test_the_last_player_does_not_turn_in_the_first_round_either() -> None:
    assert refused(drawn(APART + "round 1\nC moves"), "r1") == ("refuse-first-turn", "4.2")


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("text", "cost"), [("turn0", 0), ("l1", 0), ("r1", 0), ("l2", 1), ("r2", 1), ("turn3", 2)])
def test_60_degrees_are_free_120_cost_a_log_and_180_two(text: str, cost: int) -> None:
    state = after(APART + "logs A 8 B 8 C 8\nA turns", text)
    assert state.logs[RED] == 8 - cost
    assert state.bank == 36 + cost


@pytest.mark.rule("4.3")
def test_a_turn_must_be_paid() -> None:
    state = drawn(APART + "logs A 1\nA turns")
    assert refused(state, "turn3") == ("refuse-turn-cost", "4.3")


@pytest.mark.rule("4.4")
def test_the_last_log_may_be_paid_for_a_turn_when_the_boat_can_go_back() -> None:
    assert legal(after(APART + "logs A 1\nA turns", "l2")) == ["b1", "b2", "b3", "b4"]


@pytest.mark.rule("4.4")
def test_a_paid_turn_may_not_strand_the_boat() -> None:
    state = drawn("A1 .  .  .  B1 .  .  C1 .  .  .\nlogs A 2\nA turns")
    assert legal(state) == ["turn0", "r1", "r2", "l2", "l1"]
    assert refused(state, "turn3") == ("refuse-turn-leaves-no-move", "4.4")
