"""The state that a view shows; there is only one, for nothing is hidden."""

from gueridon.games.mississippi.rules import MississippiState
from gueridon.games.mississippi.view import MississippiView


def state_of(view: MississippiView) -> MississippiState:
    state = MississippiState(view.fleet.copy(), view.logs[:], view.first)
    state.bank = view.bank
    state.phase = view.phase
    state.placed = view.placed
    state.turns = view.turns
    state.winner = view.winner
    state.last_seat = view.last_seat
    state.last_action = view.last_action
    return state
