"""How well a player stands, for a bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gueridon.games.mississippi.imagine import state_of
from gueridon.games.mississippi.rules import MOVING, NOBODY, ROLLING, MississippiState
from gueridon.games.mississippi.view import MississippiView

# In spaces of the river; chosen by races of bots against each other.
WIN: Final = 1000.0
GOAL_IN_REACH: Final = 40.0
# A log buys a space and a space back brings a log, so they are worth the same: only reactions win ground.
LOG: Final = 1.0
USEFUL_LOGS: Final = 20
PUSH: Final = 0.3
LEADER: Final = 0.7
"""How much of the comparison is with the strongest of the others; the rest is with all of them."""


def value(view: MississippiView) -> float:
    """The more the better; a player about to move stands as well as after their best move."""
    if view.viewer < 0 or view.phase <= ROLLING:
        return 0.0
    state = state_of(view)
    if view.phase != MOVING or view.current != view.viewer:
        return _standing(state, view.viewer) + PUSH * float(_best_push(state, view.viewer))
    best = -WIN
    for action in view.legal:
        after = state.copy()
        after.play(view.viewer, action)
        best = max(best, _standing(after, view.viewer))
    return best


def _standing(state: MississippiState, viewer: i64) -> float:
    """The viewer's strength against that of the others."""
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
    return _strength(state, viewer) - LEADER * strongest - (1.0 - LEADER) * mean


def _strength(state: MississippiState, seat: i64) -> float:
    """Progress, logs, and whether the logs alone last to the goal."""
    logs = state.logs[seat]
    strength = float(state.fleet.spaces[seat]) + LOG * float(min(logs, USEFUL_LOGS))
    if logs >= state.fleet.free_ahead(seat):
        strength += GOAL_IN_REACH
    return strength


def _best_push(state: MississippiState, seat: i64) -> i64:
    """The most that touching others would win on the next move forward, as the boats lie now."""
    if state.winner != NOBODY:
        return 0
    fleet = state.fleet
    own = fleet.spaces[seat]
    best: i64 = 0
    most = min(state.most_forward(seat), USEFUL_LOGS)
    spaces: i64 = 1
    while spaces <= most:
        fleet.go_forward(seat, spaces)
        best = max(best, fleet.gain(seat))
        fleet.spaces[seat] = own
        spaces += 1
    return best
