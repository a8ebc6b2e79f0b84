"""Other truths that one player could not tell from the true one, made by exchanging hidden cards and cups."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has
from gueridon.core.game import State
from gueridon.core.rng import Rng
from gueridon.games.moustache.board import CUP_DRAW, DEALING, OVER, PASSING, card_played, cards_of, player_of, void_bit
from gueridon.games.moustache.components import ANIMALS, CUPS, JOKERS, ROUNDS, colour_of
from gueridon.games.moustache.rules import MoustacheState

PUBLIC = frozenset(
    {
        "seats", "pool", "phase", "round", "law", "crown", "blue", "pink", "plays", "play_count", "winners", "table",
        "demanded", "leader", "turn", "voids", "blue_pile", "pink_pile", "thrown", "stolen", "stars",
    }
)  # fmt: skip
_ASIDE = -1
_EXCHANGES = 60


def reshuffle(state: State, seat: int, rng: Rng) -> State:
    """Hands and cards set aside exchanged, passes chosen anew, cups drawn anew; all as far as `seat` cannot know."""
    assert isinstance(state, MoustacheState)
    other = state.copy()
    if DEALING <= state.phase < CUP_DRAW:
        for _ in range(_EXCHANGES):
            _exchange(other, seat, rng)
        if state.law.passes and state.phase >= PASSING:
            other.passed = _other_passes(state, other, seat, rng)
    if state.phase != OVER:
        other.cups = _other_cups(state, seat, rng)
    return other


# --- hands --------------------------------------------------------------------------------------------------------------


def _exchange(state: MoustacheState, seat: int, rng: Rng) -> None:
    """Exchange two cards of the other hands or the cards set aside, if the seat could not tell."""
    holders = [_ASIDE, *(holder for holder in range(state.seats) if holder != seat)]
    one, two = holders[rng.below(len(holders))], holders[rng.below(len(holders))]
    mine, theirs = _held(state, one), _held(state, two)
    if one == two or not mine or not theirs:
        return
    given, got = mine[rng.below(len(mine))], theirs[rng.below(len(theirs))]
    if (given in cards_of(JOKERS)) != (got in cards_of(JOKERS)) or (state.seats == 3 and given >= 44):
        return
    cards = ((one, given, got), (two, got, given))
    if all(_may_leave(state, seat, holder, out) and _may_enter(state, holder, into) for holder, out, into in cards):
        for holder, out, into in cards:
            _replace(state, holder, out, into)


def _held(state: MoustacheState, holder: int) -> list[int]:
    return [int(card) for card in cards_of(state.deck if holder == _ASIDE else state.hands[holder])]


def _lies_open(state: MoustacheState, card: int) -> bool:
    is_open = state.law.open_while_passing if state.phase == PASSING else state.law.open
    return state.phase >= PASSING and has(is_open, card)


def _may_leave(state: MoustacheState, seat: int, holder: int, card: int) -> bool:
    if holder == _ASIDE:
        return True
    passed_by_me = state.phase > PASSING and holder == (seat + 1) % state.seats and has(state.passed[seat], card)
    return not _lies_open(state, card) and not passed_by_me


def _may_enter(state: MoustacheState, holder: int, card: int) -> bool:
    if holder == _ASIDE:
        return True
    is_void = card < 44 and state.voids & void_bit(holder, colour_of(card)) != 0
    return not _lies_open(state, card) and not is_void


def _replace(state: MoustacheState, holder: int, out: int, into: int) -> None:
    if holder == _ASIDE:
        state.deck = state.deck & ~bit(out) | bit(into)
    else:
        state.hands[holder] = state.hands[holder] & ~bit(out) | bit(into)


# --- passes -------------------------------------------------------------------------------------------------------------


def _other_passes(state: MoustacheState, other: MoustacheState, seat: int, rng: Rng) -> vec[i64]:
    passed = other.passed[:]
    for giver in range(state.seats):
        receiver = (giver + 1) % state.seats
        if giver == seat or (state.phase > PASSING and receiver == seat):
            continue
        if state.phase == PASSING:
            is_choosing = count(state.passed[giver]) < state.law.passes
            wanted = rng.below(state.law.passes) if is_choosing else state.law.passes
            passed[giver] = _pick(other.hands[giver] & ANIMALS, wanted, rng)
        else:
            seen = state.passed[giver] & state.law.open_while_passing
            could = _had(other, receiver) & ANIMALS & ~state.law.open_while_passing
            passed[giver] = seen | _pick(could, state.law.passes - count(seen), rng)
    return passed


def _had(state: MoustacheState, seat: int) -> int:
    """Every card that a player holds or has played this round."""
    cards = int(state.hands[seat])
    for index in range(state.play_count):
        if player_of(state.plays[index]) == seat:
            cards |= 1 << card_played(state.plays[index])
    return cards


def _pick(cards: int, wanted: int, rng: Rng) -> int:
    chosen = 0
    left = [int(card) for card in cards_of(cards)]
    for _ in range(min(wanted, len(left))):
        chosen |= 1 << left.pop(rng.below(len(left)))
    return chosen


# --- cups ---------------------------------------------------------------------------------------------------------------


def _other_cups(state: MoustacheState, seat: int, rng: Rng) -> vec[i64]:
    cups = state.cups[:]
    for number in range(ROUNDS):
        places = [number * int(state.seats) + holder for holder in range(state.seats)]
        mine = int(cups[places[seat]])
        left = [cup for cup in CUPS[number] if cup != mine]
        for holder, place in enumerate(places):
            if cups[place] != 0 and holder != seat:
                cups[place] = left.pop(rng.below(len(left)))
    return cups
