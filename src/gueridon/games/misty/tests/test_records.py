"""Whole games, kept as text. Their windows were counted by hand from the drawings, not taken from the program."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

import gueridon
from gueridon.games.misty.replay import activation
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.wire import Ate, Covered, Left, Moved

RECORDS = Path(__file__).parent / "records"


def read(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


def after_round(name: str, number: int) -> MistyState:
    """The state as soon as so many rounds are over."""
    for match in gueridon.steps(read(name)):
        assert isinstance(match.state, MistyState)
        if match.state.round == number:
            return match.state.copy()
    raise AssertionError(f"{name} has no round {number}")


def happened(state: MistyState, seat: int) -> list[Moved | Covered | Left | Ate]:
    """All that came alive in somebody's window of the round before."""
    found = []
    for event in chain.from_iterable(activation(state.last_story, seat, state.shape)):
        assert isinstance(event, (Moved, Covered, Left, Ate))
        found.append(event)
    return found


# Two players win a round each and tie in the third: 6 + 11 + 5 = 22 against 7 + 4 + 5 = 16.


@pytest.mark.rule("7.2", "6.6")
def test_after_a_round_each_and_a_tie_the_points_of_all_rounds_decide() -> None:
    match = gueridon.replay(read("two-rounds-each"))
    assert match.view(0)["points"] == [[6, 7], [11, 4], [5, 5]]
    assert match.outcome is not None and match.outcome.places == (1, 2)
    assert match.outcome.reason.code == "end-more-points"


@pytest.mark.rule("5.1", "5.5")
def test_the_monster_of_the_first_round_eats_one_of_two_flowers_after_four_arrows() -> None:
    state = after_round("two-rounds-each", 1)
    assert [isinstance(event, Ate) for event in happened(state, 0)] == [False, False, False, False, True]


@pytest.mark.rule("4.4")
def test_a_scooter_that_faces_a_unicycle_in_the_first_round_covers_it_for_good() -> None:
    state = after_round("two-rounds-each", 1)
    moved = [event.motion.start for event in happened(state, 0)]
    assert "d4" in moved
    assert "e4" not in moved


# Three players, first steps, smiles as chains. Round 1 is shared by seats 2 and 3 (8 points each), seat 1 wins the
# other two; in the third its smiles on b4, c4 and d4 are worth 5 of 9 points.


@pytest.mark.rule("8.3", "8.1", "7.1")
def test_three_smiles_as_a_chain_help_to_win_a_game_of_first_steps() -> None:
    match = gueridon.replay(read("three-smiles-as-a-chain"))
    assert match.view(0)["points"] == [[7, 8, 8], [9, 4, 6], [9, 6, 6]]
    assert match.outcome is not None and match.outcome.winners == (0,)


@pytest.mark.rule("7.3")
def test_of_two_players_with_a_round_each_the_one_with_more_points_is_second() -> None:
    match = gueridon.replay(read("three-smiles-as-a-chain"))
    assert match.outcome is not None and match.outcome.places == (1, 3, 2)  # 8 + 4 + 6 = 18, 8 + 6 + 6 = 20


@pytest.mark.parametrize("name", ["two-rounds-each", "three-smiles-as-a-chain"])
def test_the_deals_of_a_kept_game_are_those_its_key_promised(name: str) -> None:
    gueridon.verify(read(name))
    assert gueridon.replay(read(name)).record() == read(name)
