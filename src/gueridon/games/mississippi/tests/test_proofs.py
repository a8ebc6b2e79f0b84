"""What holds at every moment of every race."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gueridon.core.bits import has
from gueridon.core.contract import random_positions
from gueridon.core.game import CHANCE
from gueridon.core.rng import Rng
from gueridon.games.mississippi.board import ASHORE, BOARDS, Fleet
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.law import Chain
from gueridon.games.mississippi.rules import MOVING, TURNING, MississippiState
from gueridon.games.mississippi.tests.table import drawn


def states(seats: int, board: str, seed: int) -> list[MississippiState]:
    found = []
    for state in random_positions(GAME, seats, {"board": board}, Rng(seed)):
        assert isinstance(state, MississippiState)
        found.append(state.copy())
    return found


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("board", ["long", "short"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_are_sixty_logs_at_every_moment_and_nobody_owes_any(seats: int, board: str) -> None:
    for state in states(seats, board, seed=seats):
        assert sum(state.logs) + state.bank == 60
        assert min(state.logs) >= 0 and state.bank >= 0


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("board", ["long", "short"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_two_boats_ever_share_a_space(seats: int, board: str) -> None:
    for state in states(seats, board, seed=10 + seats):
        afloat = [space for space in state.fleet.spaces if space != ASHORE]
        assert len(set(afloat)) == len(afloat)
        assert all(0 <= space <= state.fleet.board.goal for space in afloat)


@st.composite
def fleets(draw: st.DrawFn) -> Fleet:
    board = draw(st.sampled_from(BOARDS))
    # Close together, so that chains are long.
    start = draw(st.integers(0, board.goal - 40))
    spaces = draw(st.lists(st.integers(start, start + 35), min_size=3, max_size=6, unique=True))
    easts = draw(st.lists(st.integers(0, 5), min_size=len(spaces), max_size=len(spaces)))
    state = drawn("A1 .  .  .  B1 .  .  .  C1 .  .\nA moves")  # only for its vecs
    return Fleet(board, type(state.logs)(spaces), type(state.logs)(easts))


@pytest.mark.rule("6.6", "6.7", "6.9")
@settings(max_examples=300, deadline=None)
@given(fleet=fleets())
def test_reactions_end_with_no_difference_left_or_a_boat_at_the_goal(fleet: Fleet) -> None:
    chain, hops = Chain(0), 0
    while chain.finds_next(fleet):
        before = list(fleet.spaces)
        chain.carry_out(fleet)
        moved = [seat for seat, space in enumerate(fleet.spaces) if space != before[seat]]
        assert moved == [chain.boat]
        assert fleet.spaces[chain.boat] > before[chain.boat]
        assert len(set(fleet.spaces)) == len(before)
        hops += 1
    assert hops <= len(fleet.spaces) * fleet.board.goal
    at_rest = fleet.gain(0) == 0 and fleet.stronger(0) == 0
    assert at_rest or any(fleet.has_reached_goal(seat) for seat in range(len(fleet.spaces)))


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_boat_that_moves_does_not_stay_where_it_was_before_reactions(seats: int) -> None:
    for state in states(seats, "long", seed=20 + seats):
        if state.phase not in (TURNING, MOVING):
            continue
        assert has(state.to_act(), state.current()) and not has(state.to_act(), CHANCE)
        assert len(state.legal(state.current())) >= 1


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_race_never_takes_more_than_sixty_rounds(seats: int) -> None:
    assert states(seats, "long", seed=30 + seats)[-1].turns <= 60 * seats
