"""The end of the race (rules page, §7)."""

import pytest

from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.tests.table import BLACK, GREEN, RED, after, drawn, legal, play, spaces

SIX_EMPTY_ROWS = "board short\n" + ".  .  .  .  .  .  .  .  .  .  .\n" * 6
"""The seventh row of the short river runs east and ends with the goal."""


@pytest.mark.rule("7.1")
def test_a_boat_that_reaches_the_goal_wins() -> None:
    state = after(SIX_EMPTY_ROWS + "C1 .  B1 .  .  .  .  A1 .  .  .\nA moves", "f3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (RED,)
    assert outcome.reason.code == "end-goal"
    assert state.to_act() == 0


@pytest.mark.rule("7.1")
def test_a_boat_short_of_the_goal_has_not_won() -> None:
    assert after(SIX_EMPTY_ROWS + "C1 .  B1 .  .  .  .  A1 .  .  .\nA moves", "f2").outcome() is None


@pytest.mark.rule("7.1")
def test_a_reaction_that_would_go_beyond_the_goal_wins() -> None:
    # 6 against 1: five spaces, though the goal is two away.
    state = after(SIX_EMPTY_ROWS + "C1 .  .  .  .  .  A6 .  B2 .  .\nA moves", "f1")
    assert (state.winner, spaces(state)[RED]) == (RED, 76)


@pytest.mark.rule("7.1")
def test_a_boat_wins_on_another_players_turn() -> None:
    # Red shows its 1 to Black's 6.
    state = after(SIX_EMPTY_ROWS + "C1 .  .  .  .  .  A1 .  B5 .  .\nA moves", "f1")
    assert state.winner == BLACK


@pytest.mark.rule("7.1")
def test_a_win_ends_the_reactions_at_once() -> None:
    # Red jumps Green and lands between it and Black. Black wins; Green, 3 against Red's 1, has no moment any more.
    state = after(SIX_EMPTY_ROWS + ".  .  .  .  .  A2 .  C3 .  B5 .\nA moves", "f2")
    assert state.winner == BLACK
    assert spaces(state) == [74, 76, 73]


@pytest.mark.rule("7.1")
def test_nothing_can_be_done_once_the_race_is_over() -> None:
    state = after(SIX_EMPTY_ROWS + "C1 .  B1 .  .  .  .  A1 .  .  .\nA moves", "f3")
    refusal = state.why_not(BLACK, GAME.parse("f1"))
    assert refusal is not None and refusal.message.code == "refuse-game-over"


@pytest.mark.rule("7.2")
def test_the_others_are_placed_by_how_far_they_have_come() -> None:
    outcome = after(SIX_EMPTY_ROWS + "D1 .  B1 .  C5 .  .  A1 .  .  .\nA moves", "f3").outcome()
    assert outcome is not None
    assert outcome.places == (1, 3, 2, 4)
    assert outcome.scores == (76, 68, 70, 66)


@pytest.mark.rule("7.3")
def test_after_sixty_rounds_the_boat_that_is_furthest_on_wins() -> None:
    state = drawn("A1 .  .  .  .  .  .  B1 .  C1 .\nround 60\nC moves")
    assert state.outcome() is None
    play(state, "b1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (GREEN,)
    assert outcome.reason.code == "end-limit"


@pytest.mark.rule("7.3")
def test_the_sixtieth_round_is_played_to_its_end() -> None:
    state = after("A1 .  .  .  .  .  .  B1 .  C1 .\nround 60\nB moves", "f4")
    assert state.outcome() is None
    assert legal(state)[0] == "turn0"


@pytest.mark.rule("7.3")
def test_the_goal_counts_before_the_round_limit() -> None:
    state = drawn(SIX_EMPTY_ROWS + "A1 .  B1 .  .  .  .  C1 .  .  .\nround 60\nC moves")
    play(state, "f3")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason.code == "end-goal"
