"""Plays a state to its end at random, as fast as the engine goes."""

from mypy_extensions import i64

from gueridon.core.bits import bit, count, nth
from gueridon.core.game import CHANCE, State
from gueridon.core.rng import Rng


def play_out(state: State, rng: Rng) -> i64:
    """Play everything that is still to be dealt and decided; the number of players' decisions it took."""
    decisions: i64 = 0
    dealing = bit(CHANCE)
    while True:
        acting = state.to_act()
        if acting == 0:
            return decisions
        if acting & dealing != 0:
            state.play(CHANCE, state.chance(rng.below(state.chances())))
            continue
        seat = nth(acting, rng.below(count(acting)))
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
        decisions += 1


def play_out_many(start: State, games: i64, rng: Rng) -> i64:
    """Random games from copies of one state; the players' decisions of all of them."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(start.copy(), rng)
    return decisions


def copy_many(state: State, copies: i64) -> None:
    """Copies made one after the other, for measuring what one costs."""
    for _ in range(copies):
        state.copy()
