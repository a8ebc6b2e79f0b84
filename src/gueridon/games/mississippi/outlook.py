"""Everybody's chance to win, from how far each boat is from the goal beyond what its logs pay for."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.games.mississippi.rules import NOBODY, MississippiState

# In natural logarithms of odds. Set by hand; races found none clearly better, and the chances that come of them have not
# been compared with how often games are won (docs/bots/mississippi.md).
_SPACE: Final = 0.1
"""For each space nearer to the goal, or log: one buys the other, and only reactions win ground."""
_MOST_TO_SPARE: Final = 5
_IN_REACH_NEXT: Final = 6.0
"""For the boat to move next, when its logs last to the goal."""
_IN_REACH: Final = 3.0
_LATER: Final = 0.3
"""For each turn that somebody else has before."""


def chances(state: MississippiState, into: vec[float]) -> None:
    """Fill in each seat's chance to win, for a position before somebody's turn."""
    seats = state.seats
    seat: i64 = 0
    if state.winner != NOBODY:
        while seat < seats:
            into[seat] = 1.0 if seat == state.winner else 0.0
            seat += 1
        return
    current = state.current()
    total = 0.0
    while seat < seats:
        into[seat] = exp(_strength(state, seat, seat - current if seat >= current else seat - current + seats))
        total += into[seat]
        seat += 1
    seat = 0
    while seat < seats:
        into[seat] /= total
        seat += 1


def _strength(state: MississippiState, seat: i64, wait: i64) -> float:
    missing = state.fleet.free_ahead(seat) - state.logs[seat]
    strength = -_SPACE * float(max(missing, -_MOST_TO_SPARE)) - _LATER * float(wait)
    if missing <= 0:
        strength += _IN_REACH_NEXT if wait == 0 else _IN_REACH
    return strength


def spaces_ahead(state: MississippiState, viewer: i64) -> float:
    """How far a boat is ahead of the foremost of the others."""
    foremost: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        if seat != viewer:
            foremost = max(foremost, state.fleet.spaces[seat])
        seat += 1
    return float(state.fleet.spaces[viewer] - foremost)
