"""How well a player stands, for a bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gueridon.games.mississippi.imagine import state_of
from gueridon.games.mississippi.rules import MOVING, NOBODY, ROLLING, MississippiState
from gueridon.games.mississippi.view import MississippiView

# In spaces of the river.
WIN: Final = 1000.0
WIN_IN_REACH: Final = 40.0
LOG: Final = 0.8
NEIGHBOUR: Final = 1.0
"""A boat ahead that the logs reach: something to push off from."""


def value(view: MississippiView) -> float:
    """The more the better; a player about to move stands as well as after their best move."""
    if view.viewer < 0 or view.phase <= ROLLING:
        return 0.0
    state = state_of(view)
    if view.phase != MOVING or view.current != view.viewer:
        return _standing(state, view.viewer)
    best = -WIN
    for action in view.legal:
        after = state.copy()
        after.play(view.viewer, action)
        best = max(best, _standing(after, view.viewer))
    return best


def _standing(state: MississippiState, viewer: i64) -> float:
    """The viewer's strength against that of the strongest other, and of the others together."""
    if state.winner != NOBODY:
        return WIN if state.winner == viewer else -WIN
    strongest: float = -WIN
    total = 0.0
    seat: i64 = 0
    while seat < state.seats:
        if seat != viewer:
            strength = _strength(state, seat)
            strongest = max(strongest, strength)
            total += strength
        seat += 1
    mean = total / float(state.seats - 1)
    return _strength(state, viewer) - 0.5 * strongest - 0.5 * mean


def _strength(state: MississippiState, seat: i64) -> float:
    """Progress, logs, boats to push off from, and whether the logs alone last to the goal."""
    logs = state.logs[seat]
    strength = float(state.fleet.spaces[seat]) + LOG * float(min(logs, 20)) + NEIGHBOUR * float(_in_reach(state, seat))
    if logs >= state.fleet.free_ahead(seat):
        strength += WIN_IN_REACH
    return strength


def _in_reach(state: MississippiState, seat: i64) -> i64:
    """How many boats lie ahead no further than the logs last."""
    spaces = state.fleet.spaces
    found: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if 0 < spaces[other] - spaces[seat] <= state.logs[seat] + 1:
            found += 1
        other += 1
    return found
