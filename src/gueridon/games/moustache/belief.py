"""Worlds that explain what the others have played: of several imagined ones, the likelier the sooner."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count
from gueridon.core.rng import Rng
from gueridon.games.moustache.board import STEALING, TRICK, card_played, player_of
from gueridon.games.moustache.imagine import imagined
from gueridon.games.moustache.policy import Round
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.strength import Strengths
from gueridon.games.moustache.view import MoustacheView

_WORLDS: Final = 6
"""How many worlds are compared to draw one; more cost more than they bring."""
# Somebody plays either much as our rollouts do, or by lights of their own: which of the two, their cards tell.
_EXACT: Final = 0.2
_EXACT_SLIPS: Final = 0.08
_LOOSE: Final = 0.9
_LOOSE_SLIPS: Final = 0.2
_BEYOND_DOUBT: Final = 30.0
"""A logarithm of chances: what is so much likelier makes all before it impossible."""


def believed(view: MoustacheView, strengths: Strengths, rng: Rng) -> MoustacheState:
    """One of several imagined states, drawn by how likely the others would have played in it as they did."""
    chosen = imagined(view, rng)
    if len(view.plays) == 0 or view.phase not in (TRICK, STEALING):
        return chosen
    likely = likelihood(chosen, view.viewer, strengths)
    total = 1.0
    for _ in range(_WORLDS - 1):
        other = imagined(view, rng)
        found = likelihood(other, view.viewer, strengths)
        if found > likely + _BEYOND_DOUBT:
            total = 0.0
            likely = found
        weight = exp(found - likely)
        total += weight
        if rng.unit() * total < weight:
            chosen = other
    return chosen


def likelihood(state: MoustacheState, viewer: i64, strengths: Strengths) -> float:
    """The logarithm of the chance that the others, holding these hands, would have played as they did."""
    tricks = _from_the_start(state, strengths)
    exact = vec[float]([0.0] * state.seats)
    loose = vec[float]([0.0] * state.seats)
    index: i64 = 0
    while index < state.play_count:
        play = state.plays[index]
        seat = player_of(play)
        card = bit(strengths.places[card_played(play)])
        if tricks.waiting == tricks.seats:
            tricks.lead(seat)
        choices = tricks.choices()
        if seat != viewer and choices & (choices - 1) != 0:
            tricks.look_around()
            exact[seat] += _chance_of(tricks, card, choices, _EXACT, _EXACT_SLIPS)
            loose[seat] += _chance_of(tricks, card, choices, _LOOSE, _LOOSE_SLIPS)
        tricks.play(card)
        index += 1
    total = 0.0
    seat = 0
    while seat < state.seats:
        total += _either(exact[seat], loose[seat])
        seat += 1
    return total


def _either(one: float, other: float) -> float:
    """The logarithm of the sum of two chances given as logarithms."""
    if one < other:
        one, other = other, one
    return one + log(1.0 + exp(other - one))


def _from_the_start(state: MoustacheState, strengths: Strengths) -> Round:
    """The round before its first trick, in the hands that its players then held."""
    tricks = Round(strengths, state.seats, state.blue)
    seat: i64 = 0
    while seat < state.seats:
        tricks.hands[seat] = strengths.placed(state.hands[seat])
        seat += 1
    index: i64 = 0
    while index < state.play_count:
        play = state.plays[index]
        tricks.hands[player_of(play)] |= bit(strengths.places[card_played(play)])
        index += 1
    tricks.unplayed = strengths.placed(state.deck)
    for hand in tricks.hands:
        tricks.unplayed |= hand
    return tricks


def _chance_of(tricks: Round, card: i64, choices: i64, care: float, anything: float) -> float:
    """The logarithm of the chance that a card is chosen: mostly what looks best, sometimes anything."""
    promised = tricks.promise(card)
    rivals = 0.0
    number = float(count(choices))
    while choices != 0:
        other = choices & -choices
        better = (tricks.promise(other) - promised) / care
        rivals += exp(better if better < 50.0 else 50.0)
        choices &= choices - 1
    return log(anything / number + (1.0 - anything) / rivals)
