"""Races kept for a rule's sake; they must replay as they were played."""

from pathlib import Path

import pytest

from gueridon.core import match as matches
from gueridon.core.contract import fingerprint
from gueridon.core.match import Match
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.preview import preview
from gueridon.games.mississippi.rules import MississippiState

RECORDS = Path(__file__).parent / "records"


def read(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


def spaces_after(name: str, steps: int) -> list[int]:
    """Where the boats are after so many actions of players."""
    done = 0
    for match in matches.steps(read(name)):
        done += bool(match.steps) and match.steps[-1].seat < match.seats
        if done == steps:
            break
    return list(truth(match).fleet.spaces)


def truth(match: Match) -> MississippiState:
    assert isinstance(match.state, MississippiState)
    return match.state


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_text_and_state(path: Path) -> None:
    match = matches.replay(path.read_text(encoding="utf-8"))
    assert match.record() == path.read_text(encoding="utf-8")
    assert fingerprint(matches.replay(match.record()).state) == fingerprint(match.state)


# A whole race of six on the long river; its thirteenth turn sets off twenty hops.
@pytest.mark.rule("6.2", "6.6")
def test_the_second_boat_is_pushed_twice_by_the_first() -> None:
    # Player 6 went from 5 to 6 with its 1 ahead. Player 1, 3 ahead, comes to 5: 3 against 2, one space on, over the
    # other to 7; there 4 against 1, three spaces on, to 10.
    assert spaces_after("long_chain", 1) == [4, 3, 2, 1, 0, 6]
    assert spaces_after("long_chain", 2) == [10, 3, 2, 1, 0, 6]


@pytest.mark.rule("6.6", "7.1")
def test_a_chain_of_twenty_hops_ends_and_the_race_is_won_at_the_goal() -> None:
    longest = 0
    for match in matches.steps(read("long_chain")):
        state = truth(match)
        if state.turns == 12 and "f2" in [GAME.text(action) for action in state.legal(state.current())]:
            longest = len(preview(state, GAME.parse("f2")).hops)
    outcome = match.outcome
    assert longest == 20
    assert outcome is not None
    assert outcome.winners == (2,) and outcome.scores[2] == 98


# The rulebook's example: Red reacts, Green is pushed on at once, and Black never gets its moment. Then Red pays a log
# for 120°, backs off, and so touches Black after all; and Black goes on.
@pytest.mark.rule("4.3", "5.6", "6.5", "6.10")
def test_black_loses_its_moment_and_finds_another() -> None:
    assert spaces_after("black_loses_its_moment", 1) == [24, 2, 22]
    # Red backs from 24 over Green on 22: the free spaces are 23, 21 and 20. Turned left twice it shows 1 to the east
    # and 4 to the north-east, where Black lies on 2 with 6 against it: two spaces on, to 4.
    assert spaces_after("black_loses_its_moment", 3) == [20, 4, 22]
    state = truth(matches.replay(read("black_loses_its_moment")))
    assert list(state.fleet.spaces) == [20, 13, 22]
    # 12 - 1 + 3, 9 - 9, 4 - 2; the rest of the sixty is in the bank.
    assert (list(state.logs), state.bank) == ([14, 0, 2], 44)


# Red touches Black with 1 against 6, and Black, who has no logs at all, is pushed over the goal.
@pytest.mark.rule("7.1", "7.2")
def test_black_wins_on_reds_turn() -> None:
    outcome = matches.replay(read("won_on_anothers_turn")).outcome
    assert outcome is not None
    assert outcome.places == (2, 1, 3)
    assert outcome.scores == (73, 76, 66)
