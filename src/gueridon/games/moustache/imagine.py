"""A whole state that a viewer could not tell from the true one: hidden hands, passes and cups dealt anew."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has, lowest, nth
from gueridon.core.rng import Rng
from gueridon.games.moustache.board import CUP_DRAW, DEALING, PASSING, card_played, cards_in_use, player_of, void_bit
from gueridon.games.moustache.components import (
    ANIMALS,
    COLOUR,
    COLOURS,
    CUPS,
    JOKERS,
    LONGEST_ROUND,
    ROUNDS,
    Cards,
)
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.view import HIDDEN_CUP, MoustacheView, open_cards

_COLOUR_SETS: Final = 16


def imagined(view: MoustacheView, rng: Rng) -> MoustacheState:
    state = _what_is_known(view)
    if view.phase >= DEALING and view.phase < CUP_DRAW:
        _deal_jokers(state, view, rng)
        _deal_animals(state, view, rng)
        if view.law.passes > 0:
            _pass_anew(state, view, rng)
    _draw_cups_anew(state, rng)
    return state


def _what_is_known(view: MoustacheView) -> MoustacheState:
    state = MoustacheState(view.seats)
    state.pool = view.pool
    state.phase = view.phase
    state.round = view.round
    state.law = view.law
    state.crown = view.crown
    state.blue = view.blue
    state.pink = view.pink
    state.hands = view.known[:]
    state.deck = cards_in_use(view.seats) & ~_out_of_hands(view)
    for hand in view.known:
        state.deck &= ~hand
    state.passed = view.passed
    state.plays = vec[i64]([0] * LONGEST_ROUND)
    state.play_count = len(view.plays)
    index: i64 = 0
    while index < state.play_count:
        state.plays[index] = view.plays[index]
        index += 1
    state.winners = view.winners
    state.table = view.table
    state.demanded = view.demanded
    state.leader = view.leader
    state.turn = view.turn
    state.voids = view.voids
    state.blue_pile = view.blue_pile
    state.pink_pile = view.pink_pile
    state.thrown = view.thrown
    state.stolen = view.stolen
    state.stars = view.stars
    state.cups = view.cups
    return state


def _out_of_hands(view: MoustacheView) -> Cards:
    return view.blue_pile | view.pink_pile | view.thrown | view.table


# --- hands: `deck` holds every card whose place the viewer does not know -------------------------------------------------


def _deal_jokers(state: MoustacheState, view: MoustacheView, rng: Rng) -> None:
    seat: i64 = 0
    while seat < view.seats:
        missing = view.jokers[seat] - count(view.known[seat] & JOKERS)
        while missing > 0:
            _give(state, seat, state.deck & JOKERS, rng)
            missing -= 1
        seat += 1


def _deal_animals(state: MoustacheState, view: MoustacheView, rng: Rng) -> None:
    """Every hand in turn, card by card; never a card that would leave too few for what the others can hold."""
    colours = _possible_colours(view)
    missing = vec[i64]([0] * view.seats)
    seat: i64 = 0
    while seat < view.seats:
        missing[seat] = view.sizes[seat] - count(state.hands[seat])
        seat += 1
    is_anybody_void = _is_anybody_void(colours)
    seat = 0
    while seat < view.seats:
        while missing[seat] > 0:
            missing[seat] -= 1
            dealable = _dealable(state.deck, colours, missing, seat) if is_anybody_void else state.deck & ANIMALS
            _give(state, seat, dealable, rng)
        seat += 1


def _give(state: MoustacheState, seat: i64, candidates: Cards, rng: Rng) -> None:
    card = nth(candidates, rng.below(count(candidates)))
    state.hands[seat] |= bit(card)
    state.deck &= ~bit(card)


def _possible_colours(view: MoustacheView) -> vec[i64]:
    """The colours, as bits, that the unknown cards of each hand can have: none shown void, none that would lie open."""
    open_now = open_cards(view.law, view.phase)
    possible = vec[i64]([0] * view.seats)
    seat: i64 = 0
    while seat < view.seats:
        colour: i64 = 0
        while colour < COLOURS:
            if view.voids & void_bit(seat, colour) == 0 and COLOUR[colour] & open_now == 0:
                possible[seat] |= bit(colour)
            colour += 1
        seat += 1
    return possible


def _dealable(deck: Cards, colours: vec[i64], missing: vec[i64], seat: i64) -> Cards:
    """The cards this hand may get: of its colours, but not of colours that others need to the last card.

    Hands that can hold nothing but some set of colours need together as many cards of that set as they miss; when no
    more than that are left, they are spoken for.
    """
    dealable = deck & _cards_of_colours(colours[seat])
    chosen: i64 = 1
    while chosen < _COLOUR_SETS - 1:
        if colours[seat] & ~chosen != 0:
            cards = deck & _cards_of_colours(chosen)
            if count(cards) <= _needed_within(chosen, colours, missing):
                dealable &= ~cards
        chosen += 1
    return dealable


def _is_anybody_void(colours: vec[i64]) -> bool:
    return any(possible != _COLOUR_SETS - 1 for possible in colours)


def _needed_within(chosen: i64, colours: vec[i64], missing: vec[i64]) -> i64:
    needed: i64 = 0
    seat: i64 = 0
    while seat < len(colours):
        if colours[seat] & ~chosen == 0:
            needed += missing[seat]
        seat += 1
    return needed


def _cards_of_colours(colours: i64) -> Cards:
    cards: Cards = 0
    while colours != 0:
        cards |= COLOUR[lowest(colours)]
        colours &= colours - 1
    return cards


# --- passes -------------------------------------------------------------------------------------------------------------


def _pass_anew(state: MoustacheState, view: MoustacheView, rng: Rng) -> None:
    """Choose what the others may have passed: still in hand while anybody is choosing, then with their left neighbour."""
    passed = view.passed[:]
    seat: i64 = 0
    while seat < view.seats:
        if seat != view.viewer and not (view.phase != PASSING and state.left_of(seat) == view.viewer):
            passed[seat] |= _some(_could_have_passed(state, view, seat), _passes_made(view, seat, rng), rng)
        seat += 1
    state.passed = passed


def _passes_made(view: MoustacheView, seat: i64, rng: Rng) -> i64:
    """How many more cards than are known; whoever is still choosing may have chosen some."""
    if view.phase == PASSING and has(view.acting, seat):
        return rng.below(view.law.passes)
    if view.phase < PASSING:
        return 0
    return view.law.passes - count(view.passed[seat])


def _could_have_passed(state: MoustacheState, view: MoustacheView, seat: i64) -> Cards:
    if view.phase == PASSING:
        return state.hands[seat] & ANIMALS
    receiver = state.left_of(seat)
    cards = state.hands[receiver]
    for play in view.plays:
        if player_of(play) == receiver:
            cards |= bit(card_played(play))
    return cards & ANIMALS & ~(view.law.open_while_passing & view.law.open)


def _some(candidates: Cards, wanted: i64, rng: Rng) -> Cards:
    """That many cards of a set at random, or all of it if it has fewer."""
    chosen: Cards = 0
    while wanted > 0 and candidates != 0:
        card = nth(candidates, rng.below(count(candidates)))
        chosen |= bit(card)
        candidates &= ~bit(card)
        wanted -= 1
    return chosen


# --- cups ---------------------------------------------------------------------------------------------------------------


def _draw_cups_anew(state: MoustacheState, rng: Rng) -> None:
    cups = state.cups[:]
    for number in range(ROUNDS):
        left = list(CUPS[number])
        places = range(number * state.seats, (number + 1) * state.seats)
        for place in places:
            if cups[place] > 0:
                left.remove(int(cups[place]))
        for place in places:
            if cups[place] == HIDDEN_CUP:
                cups[place] = left.pop(rng.below(len(left)))
    state.cups = cups
