"""What windows are worth, who wins a round, who wins the game."""

from __future__ import annotations

import pytest

from gueridon.core.game import Outcome
from gueridon.games.misty.game import GAME
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.tests.drawn import EMPTYING, EMPTYING_STEPS, POOR, RICH, alive, seen


@pytest.mark.rule("6.1", "4.5")
def test_empty_spaces_are_worth_nothing() -> None:
    window = alive(
        """
          c     d     e
        3 house heart fire-truck
        4 house heart star
        5 house heart star
        """,
        "e3",
    )
    assert window.points == 8


@pytest.mark.rule("6.1")
def test_a_pile_is_worth_nothing() -> None:
    window = alive(
        """
          c     d          e
        3 house fire-truck heart
        4 house heart      star
        5 house heart      star
        """,
        "d3",
    )
    assert window.points == 7


@pytest.mark.rule("6.2")
def test_a_flower_is_worth_two() -> None:
    assert (
        alive(
            """
          c      d      e
        3 flower heart  flower
        4 house  heart  star
        5 house  heart  star
        """
        ).points
        == (2 + 1 + 2) + 3 + 3
    )


@pytest.mark.rule("6.2", "5.5")
def test_an_eaten_flower_is_worth_nothing_and_the_monster_on_its_place_one() -> None:
    assert (
        alive(
            """
          c      d      e
        3 flower heart  monster
        4 house  heart  star
        5 house  heart  star
        """
        ).points
        == (1 + 1 + 0) + 3 + 3
    )


@pytest.mark.rule("6.3")
def test_monsters_and_arrows_that_have_moved_are_worth_one_each() -> None:
    window = alive(
        """
          c       d          e
        3 monster fire-truck fire-truck
        4 house   heart      star
        5 house   heart      monster
        """,
        "e3",
        "d3",
    )
    assert window.points == (1 + 0 + 1) + 3 + 3


@pytest.mark.rule("6.4")
def test_a_smile_pair_is_worth_three() -> None:
    assert (
        alive(
            """
          c      d      e
        3 smile  smile  house
        4 house  heart  star
        5 house  heart  star
        """
        ).points
        == (3 + 1) + 3 + 3
    )


@pytest.mark.rule("6.4")
def test_smiles_above_each_other_or_apart_are_no_pair() -> None:
    assert (
        alive(
            """
          c      d      e
        3 smile  heart  smile
        4 smile  heart  star
        5 house  smile  star
        """
        ).points
        == 9
    )


@pytest.mark.rule("6.4")
def test_the_end_of_a_row_and_the_start_of_the_next_are_not_side_by_side() -> None:
    assert (
        alive(
            """
          c      d      e      f
        3 house  heart  star   smile
        4 smile  heart  star   smile
        5 smile  heart  house  house
        """
        ).points
        == 12
    )


@pytest.mark.rule("6.4", "6.1")
def test_a_covered_smile_makes_no_pair() -> None:
    window = alive(
        """
          c      d      e
        3 leaf   heart  star
        4 smile  smile  star
        5 house  heart  house
        """,
        "c3",
    )
    assert window.points == (0 + 1 + 1) + (0 + 1 + 1) + 3


THREE_SMILES = """
  c      d      e
3 smile  smile  smile
4 house  heart  star
5 house  heart  star
"""
FOUR_SMILES = """
  c      d      e      f
3 smile  smile  smile  smile
4 house  heart  star   house
5 house  heart  star   heart
"""


@pytest.mark.rule("6.5")
def test_three_smiles_in_a_row_are_worth_four_and_four_are_worth_six() -> None:
    assert alive(THREE_SMILES).points == 4 + 6
    assert alive(FOUR_SMILES).points == 6 + 8


@pytest.mark.rule("8.3")
def test_as_chains_three_smiles_in_a_row_are_worth_five_and_four_are_worth_seven() -> None:
    assert alive(THREE_SMILES, smiles="chains").points == 5 + 6
    assert alive(FOUR_SMILES, smiles="chains").points == 7 + 8


@pytest.mark.rule("6.1", "6.2", "6.3", "6.4")
def test_the_scenario_of_a_pair_a_flower_three_plain_cards_and_a_covered_monster_is_worth_eight() -> None:
    """3 for the pair, 2 for the flower, 3 plain cards, nothing for the leaf on the monster; four cards have left."""
    window = alive(
        """
          c       d       e      f
        3 rocket  leaf    rocket balloon
        4 tractor monster smile  smile
        5 house   heart   star   flower
        """,
        "c3",
        "e3",
        "f3",
        "c4",
        "d3",
    )
    assert window.is_at_rest
    assert window.piles() == ["d4"]
    assert window.points == 3 + 2 + 3 + 0


# Rounds and the game: two windows in which nothing happens end the round at once.


def ended(*glasses: str, points: tuple[str, ...] = (), steps: str = "") -> MistyState:
    lines = [f"seats {len(glasses)}", "window first_steps", *(f"points {line}" for line in points)]
    lines += [f"glass {seat}{glass}" for seat, glass in enumerate(glasses, start=1)]
    state = GAME.position("\n".join([*lines, steps]))
    assert isinstance(state, MistyState)
    return state


def outcome(state: MistyState) -> Outcome:
    found = state.outcome()
    assert found is not None
    return found


@pytest.mark.rule("6.6")
def test_most_points_win_the_round() -> None:
    data = seen(ended(RICH, POOR))
    assert data.points == [[13, 9]]
    assert data.wins == [1, 0]


@pytest.mark.rule("6.6")
def test_players_who_tie_all_win_the_round() -> None:
    assert seen(ended(POOR, POOR)).wins == [1, 1]


@pytest.mark.rule("7.1")
def test_one_won_round_does_not_end_the_game() -> None:
    assert ended(RICH, POOR).outcome() is None


@pytest.mark.rule("7.1")
def test_the_second_won_round_wins_the_game() -> None:
    result = outcome(ended(RICH, POOR, points=("8 6",)))
    assert result.places == (1, 2)
    assert result.scores == (2, 0)
    assert result.reason.code == "end-two-rounds"


@pytest.mark.rule("7.2")
def test_if_two_get_there_together_the_points_of_all_rounds_decide() -> None:
    result = outcome(ended(RICH, RICH, points=("8 6", "5 9")))  # 8 + 5 + 13 = 26 against 6 + 9 + 13 = 28
    assert result.places == (2, 1)
    assert result.reason.code == "end-more-points"


@pytest.mark.rule("7.2")
def test_if_the_points_are_equal_too_the_win_is_shared() -> None:
    result = outcome(ended(RICH, RICH, points=("8 6", "6 8")))
    assert result.places == (1, 1)
    assert result.reason.code == "end-shared"


@pytest.mark.rule("7.3")
def test_rounds_won_count_before_points_for_the_other_places() -> None:
    state = ended(RICH, POOR, EMPTYING, points=("10 9 9", "5 9 10"), steps=f"steps 3 {EMPTYING_STEPS}")
    # Seat 1 wins two rounds, seat 3 one with 9 + 10 + 1 = 20 points, seat 2 none with 9 + 9 + 9 = 27.
    assert outcome(state).places == (1, 3, 2)


@pytest.mark.rule("7.4")
def test_all_cards_are_shuffled_again_for_the_next_round() -> None:
    state = ended(RICH, POOR)
    dealt = [GAME.text(state.chance(way)) for way in range(state.chances())]
    assert len(dealt) == 54
    assert [dealt.count(picture) for picture in ("smile", "flower", "house", "star")] == [10, 6, 3, 2]


# Two players' windows after each phase of first steps.
PHASES = (
    "",
    "glass 1 2\n  d\n3 smile\n4 smile\n5 flower\n",
    "glass 1 2\n  d e\n3 smile house\n4 smile heart\n5 flower star\n",
)


@pytest.mark.rule("8.1")
def test_first_steps_has_three_phases_of_three_cards() -> None:
    states = [GAME.position(f"seats 2\nwindow first_steps\n{glasses}") for glasses in PHASES]
    assert [state.chances() for state in states] == [54, 54 - 2 * 3, 54 - 4 * 3]
    assert alive(THREE_SMILES).match.view(0)["stage"] == "activate"


@pytest.mark.rule("8.1")
def test_in_first_steps_a_window_is_three_by_three() -> None:
    state = GAME.position(
        """
        seats 2
        window first_steps
        glass 1 2
          d     e     f
        4 smile smile smile
        card 1 star
        card 2 star
        hand 1 leaf leaf
        hand 2 rocket rocket
        """
    )
    legal = [GAME.text(action) for action in state.legal(0)]
    assert legal == ["d3", "e3", "f3", "d5", "e5", "f5"]


@pytest.mark.rule("8.2")
def test_in_first_steps_hands_go_left_then_right_then_left() -> None:
    states = [GAME.position(f"seats 2\nwindow first_steps\n{glasses}") for glasses in PHASES]
    assert [seen(state).passing for state in states] == ["left", "right", "left"]


@pytest.mark.rule("8.2")
def test_in_the_third_phase_of_first_steps_hands_really_go_left() -> None:
    state = GAME.position(
        """
        seats 3
        window first_steps
        glass 1 2 3
          c      d
        3 smile  smile
        4 flower heart
        5 house  flower
        hand 1 rocket rocket rocket
        hand 2 leaf leaf leaf
        hand 3 tractor tractor tractor
        """
    )
    for seat, card in enumerate(["rocket", "leaf", "tractor"]):
        state.play(seat, GAME.parse(card))
    for seat in range(3):
        state.play(seat, GAME.parse("e4"))
    assert seen(state, 1).players[1].hand == ["rocket", "rocket"]
