"""What the bots that think find, in positions whose best turn can be counted by hand."""

from __future__ import annotations

import pytest

from gueridon.bots.thinker import Budget, Thinker
from gueridon.core.contract import random_positions
from gueridon.core.deliberation import Weighing
from gueridon.core.game import seats_in
from gueridon.core.rng import Rng
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.rules import MississippiState
from gueridon.games.mississippi.tests.table import drawn

SIX_EMPTY_ROWS = "board short\n" + ".  .  .  .  .  .  .  .  .  .  .\n" * 6
"""The seventh row of the short river runs east and ends with the goal."""
IN_REACH = SIX_EMPTY_ROWS + "C1 .  B1 .  .  .  .  A1 .  .  .\nlogs A 3 B 0 C 0\nround 2\n"
"""Red is three spaces short of the goal and has three logs."""
A_GIFT = SIX_EMPTY_ROWS + "C1 .  .  .  .  .  A1 .  B5 .  .\nlogs A 3 B 0 C 0\nround 2\n"
"""A space forward, Red shows its 1 to Black's 6 and pushes it over the goal."""


def thinker(simulations: int, *, is_expert: bool = True) -> Thinker:
    return Thinker(GAME, 3, Budget(simulations=simulations), is_expert=is_expert)


def chosen(state: MississippiState, simulations: int = 60) -> str:
    return GAME.text(thinker(simulations).choose(GAME.view(state, state.current())))


def weighed(state: MississippiState, simulations: int = 60) -> dict[str, Weighing]:
    found = thinker(simulations).weigh(GAME.view(state, state.current()))
    return {GAME.text(weighing.action): weighing for weighing in found}


def test_the_goal_in_reach_is_taken() -> None:
    assert chosen(drawn(IN_REACH + "A moves")) == "f3"


def test_turning_first_does_not_spend_the_logs_that_reach_the_goal() -> None:
    # Turns of 0° and 60° are free; any other leaves Red short of the goal, and nobody is near enough to push.
    assert chosen(drawn(IN_REACH + "A turns")) in ("turn0", "l1", "r1")


def test_a_win_at_once_is_certain() -> None:
    best = weighed(drawn(IN_REACH + "A moves"))["f3"]
    assert (best.chance, best.doubt, best.confidence) == (1.0, 0.0, 1.0)


def test_another_is_not_pushed_over_the_goal() -> None:
    found = weighed(drawn(A_GIFT + "A moves"))
    assert found["f1"].chance == 0.0
    assert chosen(drawn(A_GIFT + "A moves")) != "f1"


@pytest.mark.parametrize("simulations", [1, 80])
def test_every_legal_action_is_weighed_in_order(simulations: int) -> None:
    for i, state in enumerate(random_positions(GAME, 4, {}, Rng(2))):
        seats = seats_in(state.to_act())
        if i % 40 == 10 and len(seats) == 1:
            seat = seats[0]
            found = thinker(simulations).weigh(GAME.view(state, seat))
            assert [weighing.action for weighing in found] == list(state.legal(seat))
            for weighing in found:
                assert 0.0 <= weighing.chance <= 1.0
                assert 0.0 <= weighing.doubt <= 0.5
                assert 0.0 <= weighing.confidence <= 1.0
                assert -98.0 <= weighing.result <= 98.0


def test_a_simulation_counts_as_one() -> None:
    state = drawn(".  .  .  .  .  A5 .  B3 C1 .  .\nA moves")
    deliberation = thinker(1).deliberation(GAME.view(state, 0))
    for _ in range(5):
        deliberation.step()
    assert deliberation.simulations == 5


def test_thinking_leaves_the_view_as_it_was() -> None:
    state = drawn(".  .  .  .  .  A5 .  B3 C1 .  .\nround 2\nA turns")
    view = GAME.view(state, 0)
    before = view.data()
    thinker(40).choose(view)
    assert view.data() == before


def test_the_same_seed_gives_the_same_choice() -> None:
    state = drawn(".  .  .  .  .  A5 .  B3 C1 .  .\nround 2\nA turns")
    assert weighed(state) == weighed(state)


def test_the_goal_is_reached_over_a_boat_that_is_jumped_for_nothing() -> None:
    # Five spaces to the goal, one of them Black's: four logs do. Black, next, would reach it with its one log.
    state = drawn(SIX_EMPTY_ROWS + "C1 .  .  .  .  A1 .  .  .  B1 .\nlogs A 4 B 1 C 0\nround 2\nA moves")
    assert chosen(state) == "f4"
