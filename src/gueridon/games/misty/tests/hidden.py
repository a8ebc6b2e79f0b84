"""Another table that one seat could not tell from this one, written from the rules and not from the view."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import count, has, nth
from gueridon.core.game import State
from gueridon.core.rng import Rng
from gueridon.games.misty.board import Cell
from gueridon.games.misty.components import LARGEST_WINDOW, nth_card, one, size_of
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.state import (
    ACTIVATE,
    DEAL,
    NOTHING,
    PICK,
    PLACE,
    SEAT,
    STEP,
    hand_size,
    passing,
    window_built,
)

PUBLIC: Final = frozenset(
    {"seats", "shape", "chains", "round", "points", "last_story", "stage", "turn", "waiting", "undealt"}
)
"""Nothing is ever hidden in these; hands, deck, sealed choices and unfinished activations are."""


def reshuffle(state: State, seat: int, rng: Rng) -> State:
    assert isinstance(state, MistyState)
    other = state.copy()
    if state.stage in (DEAL, PICK, PLACE):
        _redeal_unseen_hands(other, seat, rng)
    for player in range(state.seats):
        if player == seat:
            continue
        if state.stage == ACTIVATE:
            _activate_otherwise(other, player, rng)
        elif state.chosen[player] != NOTHING:
            _choose_otherwise(other, player, rng)
    return other


def _seen_by(state: MistyState, seat: int) -> set[int]:
    """The holders whose hands the seat has held: its own, and those it passed on as far as they have got."""
    seen = {seat}
    if state.stage in (PICK, PLACE):
        passes = state.turn % hand_size(state.shape)
        seen |= {(seat + passing(state.shape, state.turn) * step) % state.seats for step in range(passes + 1)}
    return seen


def _redeal_unseen_hands(state: MistyState, seat: int, rng: Rng) -> None:
    unseen = [player for player in range(state.seats) if player not in _seen_by(state, seat)]
    sizes = {player: size_of(state.hands[player]) for player in unseen}
    for player in unseen:
        state.deck += state.hands[player]
        state.hands[player] = 0
    for player in unseen:
        for _ in range(sizes[player]):
            card = one(nth_card(state.deck, rng.below(size_of(state.deck))))
            state.hands[player] += card
            state.deck -= card


def _choose_otherwise(state: MistyState, player: int, rng: Rng) -> None:
    if state.stage == PICK:
        hand = state.hands[player]
        state.chosen[player] = nth_card(hand, rng.below(size_of(hand)))
    else:
        places = state.windows[player].places()
        state.chosen[player] = nth(places, rng.below(count(places)))


def _activate_otherwise(state: MistyState, player: int, rng: Rng) -> None:
    """Start again from the window as it was built, and stop where the seat could also have stopped."""
    finished = not has(state.waiting, player)
    window = window_built(state.story, player, state.shape)
    window.settle()
    start = player * SEAT + STEP
    for i in range(start, start + LARGEST_WINDOW):
        state.story[i] = NOTHING
    state.windows[player] = window
    while window.choices() != 0:
        window = window.copy()
        cell = nth(window.choices(), rng.below(count(window.choices())))
        window.act(Cell(cell))
        if not finished and (window.choices() == 0 or rng.below(4) == 0):
            return
        state.story[start + window.steps - 1] = cell
        state.windows[player] = window
