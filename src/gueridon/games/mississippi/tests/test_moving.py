"""Moving the boat and the logs it burns (rules page, §5)."""

import pytest

import gueridon
from gueridon.games.mississippi.tests.table import RED, after, drawn, legal, refused, spaces

APART = ".  .  .  .  A1 .  .  B1 .  C1 .\n"
STUCK = "A1 .  .  B1 .  .  C1 .  .  .  .\nlogs A 0\n"


@pytest.mark.rule("5.1")
def test_a_boat_moves_forward_or_back_by_at_least_a_space() -> None:
    state = drawn(APART + "logs A 3\nA moves")
    assert legal(state) == ["f1", "f2", "f3", "b1", "b2", "b3", "b4"]


@pytest.mark.rule("5.2")
def test_three_spaces_forward_cost_three_logs_that_go_to_the_bank() -> None:
    state = after("A1 .  .  .  .  .  B1 .  C1 .  .\nlogs A 8 B 8 C 8\nA moves", "f3")
    assert spaces(state)[RED] == 3
    assert (state.logs[RED], state.bank) == (5, 39)


@pytest.mark.rule("5.2")
def test_nobody_goes_further_than_their_logs_last() -> None:
    assert refused(drawn(APART + "logs A 3\nA moves"), "f4") == ("refuse-forward-cost", "5.2")


@pytest.mark.rule("5.3")
def test_boats_on_the_way_are_jumped_for_nothing() -> None:
    # From 1 over 2 and 4: the free spaces are 3, 5 and 6.
    state = after(".  A3 C1 .  B5 .  .  .  .  .  .\nlogs A 8\nA moves", "f3")
    assert spaces(state)[RED] == 6
    assert state.logs[RED] == 5


@pytest.mark.rule("5.4")
def test_a_boat_is_not_offered_more_spaces_than_reach_the_goal() -> None:
    # Row 6 runs east and ends with space 76; from 72 over the boat on 74 there are three free spaces.
    river = "board short\n" + ".  .  .  .  .  .  .  .  .  .  .\n" * 6
    state = drawn(river + ".  .  C1 .  .  .  A1 .  B1 .  .\nA moves")
    assert [text for text in legal(state) if text.startswith("f")] == ["f1", "f2", "f3"]
    assert refused(state, "f4") == ("refuse-beyond-goal", "5.4")


@pytest.mark.rule("5.5")
def test_a_boat_goes_back_fifteen_spaces_at_most() -> None:
    rows = ".  .  .  .  .  .  .  .  .  .  .\n B1 .  C1 .  .  .  .  .  .  .  .\n.  .  .  .  .  .  A1 .  .  .  .\n"
    assert legal(drawn(rows + "A moves"))[-1] == "b15"


@pytest.mark.rule("5.2", "5.5")
@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("b16", ("refuse-furthest-back", "5.5")),
        ("b98", ("refuse-furthest-back", "5.5")),
        ("f61", ("refuse-all-logs", "5.2")),
    ],
)
def test_further_than_any_boat_goes_is_refused_by_the_rule(text: str, refusal: tuple[str, str]) -> None:
    found = gueridon.start("mississippi", seats=3, seed=1).why_not(0, text)
    assert found is not None
    assert (found.message.code, found.paragraph) == refusal


@pytest.mark.parametrize("text", ["b", "b²", "b1234", "x16", "b-16"])
def test_what_is_no_distance_is_no_notation(text: str) -> None:
    found = gueridon.start("mississippi", seats=3, seed=1).why_not(0, text)
    assert found is not None
    assert found.message.code == "refuse-unknown-notation"


@pytest.mark.rule("5.5")
def test_boats_on_the_way_back_do_not_count() -> None:
    # From 8 back over 6: the free spaces are 7, 5 and 4.
    state = after(".  C1 .  .  .  .  B1 .  A1 .  .\nlogs A 8 B 8 C 8\nA moves", "b3")
    assert spaces(state)[RED] == 4
    assert state.logs[RED] == 11


@pytest.mark.rule("5.6")
def test_going_back_brings_a_log_a_space_from_the_bank() -> None:
    state = after(APART + "logs A 8 B 8 C 8\nA moves", "b2")
    assert (state.logs[RED], state.bank) == (10, 34)


@pytest.mark.rule("5.6")
def test_going_back_brings_no_more_logs_than_the_bank_has() -> None:
    state = after(APART + "logs A 19 B 20 C 20\nA moves", "b4")
    assert (state.logs[RED], state.bank) == (20, 0)


@pytest.mark.rule("5.6")
def test_going_back_brings_nothing_from_an_empty_bank() -> None:
    state = after(APART + "logs A 20 B 20 C 20\nA moves", "b4")
    assert spaces(state)[RED] == 0
    assert state.logs[RED] == 20


@pytest.mark.rule("5.7")
def test_nobody_goes_back_behind_space_0() -> None:
    state = drawn(".  .  A1 .  .  B1 .  .  C1 .  .\nA moves")
    assert legal(state)[-1] == "b2"
    assert refused(state, "b3") == ("refuse-behind-river", "5.7")


@pytest.mark.rule("5.8")
def test_a_player_without_logs_must_go_back() -> None:
    state = drawn(APART + "logs A 0\nA moves")
    assert legal(state) == ["b1", "b2", "b3", "b4"]
    assert refused(state, "f1") == ("refuse-no-logs", "5.8")


@pytest.mark.rule("5.9")
def test_a_player_without_logs_and_without_a_free_space_behind_passes() -> None:
    state = after(STUCK + "A turns", "l1")
    assert legal(state) == ["pass"]


@pytest.mark.rule("5.9")
def test_who_must_pass_may_still_turn_for_nothing() -> None:
    assert legal(drawn(STUCK + "A turns")) == ["turn0", "r1", "l1"]


@pytest.mark.rule("5.9")
def test_who_must_pass_is_not_told_to_go_back() -> None:
    assert refused(after("A1 B2 C3 .  .  .  .  .  .  .  .\nlogs A 0 B 30 C 30\nA turns", "turn0"), "f1") == (
        "refuse-no-logs",
        "5.9",
    )


@pytest.mark.rule("5.9")
def test_boats_behind_that_fill_the_river_to_its_end_leave_no_way_back() -> None:
    assert legal(drawn("C1 B1 A1 .  .  .  .  .  .  .  .\nlogs A 0\nA moves")) == ["pass"]


@pytest.mark.rule("5.9")
def test_a_pass_brings_no_reactions() -> None:
    # A touches B with 5 against 1, but has not moved.
    state = after("A5 B2 .  .  .  .  C1 .  .  .  .\nlogs A 0\nA moves", "pass")
    assert spaces(state) == [0, 1, 6]


@pytest.mark.rule("5.9")
def test_nobody_passes_who_can_move() -> None:
    assert refused(drawn(APART + "A moves"), "pass") == ("refuse-pass", "5.9")
