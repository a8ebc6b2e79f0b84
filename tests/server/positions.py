"""Positions of random games, and the same with hidden facts dealt anew; named by numbers, so that two processes agree."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from gueridon.core import registry
from gueridon.core.contract import Reshuffle, random_positions
from gueridon.core.game import State, seats_in
from gueridon.core.rng import Rng


class Setting(NamedTuple):
    """A position of a random game, and the seat from which facts are hidden. Before the first deal nothing is set."""

    game: str
    seats: int
    seat: int
    seed: int
    moment: int
    """A number from 0 (the start) to 100 (the end)."""
    from_the_deal: bool = False
    is_sealed: bool = False
    """Of the positions at which several decide at once."""


def state_of(setting: Setting, *, is_second: bool) -> State | None:
    """Where the table stands: for the second of two tables, as another that the seat could not tell from it."""
    if setting.from_the_deal:
        return None
    state = _position(setting)
    return reshuffle_of(setting.game)(state, setting.seat, Rng(setting.seed + 1)) if is_second else state


def reshuffle_of(name: str) -> Reshuffle:
    found: Reshuffle = import_module(f"gueridon.games.{name}.tests.hidden").reshuffle
    return found


def _position(setting: Setting) -> State:
    """At rest: no deal is due, and somebody is to act."""
    for seed in range(setting.seed, setting.seed + 1000):
        states = [
            state for state in _at_rest(setting, seed) if not setting.is_sealed or len(seats_in(state.to_act())) > 1
        ]
        if states:
            return states[min(len(states) - 1, len(states) * setting.moment // 100)]
    raise AssertionError(f"no such position: {setting}")


def _at_rest(setting: Setting, seed: int) -> list[State]:
    return [
        state.copy()
        for state in random_positions(registry.game(setting.game), setting.seats, {}, Rng(seed))
        if state.chances() == 0 and state.to_act() != 0
    ]
