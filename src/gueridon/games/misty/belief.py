"""Worlds that explain what the others did: what they have chosen in secret is what a sensible player would choose."""

from mypy_extensions import i64

from gueridon.core.bits import has
from gueridon.core.rng import Rng
from gueridon.games.misty.board import Cell
from gueridon.games.misty.components import KINDS
from gueridon.games.misty.foresight import choose
from gueridon.games.misty.imagine import imagine
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.solver import best_choice
from gueridon.games.misty.state import ACTIVATE, PICK, PLACE, SEAT, STEP, window_now
from gueridon.games.misty.view import MistyView


def believe(view: MistyView, rng: Rng) -> MistyState:
    state = imagine(view, rng)
    for seat in range(view.seats):
        if seat == view.viewer or has(view.acting, seat):
            continue
        if view.stage == PICK:
            state.chosen[seat] = choose(state, seat, rng)
        elif view.stage == PLACE:
            state.chosen[seat] = choose(state, seat, rng) - KINDS
        elif view.stage == ACTIVATE:
            _activate_well(state, view, seat)
    return state


def _activate_well(state: MistyState, view: MistyView, seat: i64) -> None:
    """Somebody who is done has reached all that their window, which lay open, could be worth."""
    for i in range(seat * SEAT + STEP, (seat + 1) * SEAT):
        state.story[i] = view.story[i]
    window = window_now(view.story, seat, view.shape)
    while window.choices() != 0:
        cell = best_choice(window, chains=view.chains)
        state.story[seat * SEAT + STEP + window.steps] = cell
        window.act(Cell(cell))
    state.windows[seat] = window
