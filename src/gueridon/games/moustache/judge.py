"""How well a viewer stands: stars won, the trick on the table, the cards still to be played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gueridon.core.bits import bit, count, first, lowest
from gueridon.games.moustache.board import CUP_DRAW, DEALING, NOBODY, OVER, PASSING, void_bit
from gueridon.games.moustache.components import (
    ANIMALS,
    COLOUR,
    COLOURS,
    MONKEY,
    PIGEON,
    PRIVILEGE,
    ROUNDS,
    UNICORN,
    Cards,
    colour_of,
)
from gueridon.games.moustache.law import NO_COLOUR, Law, playable, resolved
from gueridon.games.moustache.scoring import penalty, stars_in, winning_team
from gueridon.games.moustache.view import MoustacheView

# In stars of one card.
_A_ROUND: Final = 8.0
_A_TRICK: Final = 1.1
_OPEN_CARD: Final = 0.55
_FREEDOM: Final = 0.15
_UNICORN: Final = 1.6
_MONKEY: Final = 1.3
_PIGEON: Final = 0.9


def value(view: MoustacheView) -> float:
    """In stars, about; a round won counts as several."""
    if view.viewer < 0:
        return 0.0
    points = 0.0
    for number in range(ROUNDS):
        points += float(view.cup(number, view.viewer)) * _A_ROUND / 5.0
    if view.phase == CUP_DRAW:
        return points + _round_result(view)
    if view.phase < DEALING or view.phase == OVER:
        return points
    return points + _sign(view.law) * (_stars_ahead(view) + _stars_at_stake(view)) + _hand_value(view)


def _sign(law: Law) -> float:
    """Stars are to be shunned where fewer win."""
    return -1.0 if law.fewer_wins else 1.0


def _is_partner(view: MoustacheView, seat: i64) -> bool:
    return (view.blue & bit(seat) != 0) == (view.blue & bit(view.viewer) != 0)


def _round_result(view: MoustacheView) -> float:
    if view.cup(view.round, view.viewer) != 0:
        return 0.0  # the cup itself is counted
    blue_won = winning_team(view.law, view.stars[2 * view.round], view.stars[2 * view.round + 1]) == 0
    return _A_ROUND if blue_won == (view.blue & bit(view.viewer) != 0) else -_A_ROUND


def _stars_ahead(view: MoustacheView) -> float:
    mine, theirs = view.blue_pile, view.pink_pile
    if view.blue & bit(view.viewer) == 0:
        mine, theirs = theirs, mine
    ahead = float(stars_in(view.law, mine) - stars_in(view.law, theirs))
    if view.law.most_loses > 0:
        ahead -= _most_fear(view.law, mine, theirs)
    return ahead


def _most_fear(law: Law, mine: Cards, theirs: Cards) -> float:
    """A lead in the cards of which it is bad to have most weighs more the more of them have been won."""
    lead = float(count(mine & law.most_cards) - count(theirs & law.most_cards))
    won = float(count((mine | theirs) & law.most_cards))
    settled = won / float(count(law.most_cards))
    certain = float(penalty(law, mine, theirs) - penalty(law, theirs, mine))
    return settled * certain + (1.0 - settled) * lead * 0.6


# --- the trick on the table ---------------------------------------------------------------------------------------------


def _stars_at_stake(view: MoustacheView) -> float:
    """The stars of the trick, for us or against us as its winner is likely to be ours."""
    if view.table == 0 or view.phase == PASSING:
        return 0.0
    if view.table & PIGEON != 0:
        return 0.0
    card, contention = resolved(view.law, view.table)
    later = view.seats - count(view.table)
    stars = float(stars_in(view.law, contention)) + 0.5 * float(later)
    worth = _sign(view.law) * _A_TRICK * 0.5 + stars
    if view.law.last_gains > 0 and view.sizes[view.turn] <= 1:
        worth += float(view.law.last_gains)
    return worth * (2.0 * _chance_of_ours(view, card) - 1.0)


def _chance_of_ours(view: MoustacheView, card: i64) -> float:
    """How likely the trick ends with our team: the one who wins it now, unless somebody later overtakes."""
    winner = view.winning()
    ours = 0.5
    if winner != NOBODY:
        ours = 1.0 if _is_partner(view, winner) else 0.0
    if card >= 44:
        return ours
    seat = view.turn
    left = view.seats - count(view.table)
    while left > 0:
        overtakes = _chance_to_overtake(view, seat, card)
        is_ours = 1.0 if seat == view.viewer or _is_partner(view, seat) else 0.0
        wants = 0.85 if is_ours != ours else 0.25
        ours += overtakes * wants * (is_ours - ours)
        seat = (seat + 1) % view.seats
        left -= 1
    return ours


def _chance_to_overtake(view: MoustacheView, seat: i64, card: i64) -> float:
    """The chance that a player who has yet to play holds, and may play, a card that would win the trick now."""
    size = view.sizes[seat]
    known = view.known[seat]
    if count(known) == size:
        return 1.0 if _overtakers(view, playable(known, view.demanded)) != 0 else 0.0
    unseen = _unseen(view) & ~_void_cards(view, seat)
    if unseen == 0:
        return 0.0
    hidden = float(size - count(known)) / float(count(unseen) + 1)
    if view.demanded == NO_COLOUR:
        return _at_least_one(count(_overtakers(view, unseen)), hidden)
    following = unseen & COLOUR[view.demanded]
    follows = _at_least_one(count(following), hidden)
    by_following = _at_least_one(count(_overtakers(view, following)), hidden)
    by_cutting = _at_least_one(count(_overtakers(view, unseen & ~COLOUR[view.demanded])), hidden)
    return by_following + (1.0 - follows) * by_cutting


def _at_least_one(cards: i64, each: float) -> float:
    """The chance to hold at least one of some cards when each is held with the same chance."""
    missing = 1.0
    while cards > 0:
        missing *= 1.0 - each if each < 1.0 else 0.0
        cards -= 1
    return 1.0 - missing


def _overtakers(view: MoustacheView, cards: Cards) -> Cards:
    """Those of some cards that would win if they came next."""
    overtakers: Cards = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        winning, _ = resolved(view.law, view.table | bit(card))
        if winning == card:
            overtakers |= bit(card)
    return overtakers


def _unseen(view: MoustacheView) -> Cards:
    """Animals of which the viewer does not know where they are."""
    cards = ANIMALS & ~(view.blue_pile | view.pink_pile | view.thrown | view.table)
    for known in view.known:
        cards &= ~known
    return cards


def _void_cards(view: MoustacheView, seat: i64) -> Cards:
    cards: Cards = view.law.open
    colour: i64 = 0
    while colour < COLOURS:
        if view.voids & void_bit(seat, colour) != 0:
            cards |= COLOUR[colour]
        colour += 1
    return cards


# --- cards still to be played -------------------------------------------------------------------------------------------


def _hand_value(view: MoustacheView) -> float:
    """Strong cards take tricks, where that is good; being short of a colour gives freedom; jokers are best kept."""
    hand = view.hand
    worth = 0.0
    if view.phase == PASSING:
        passed = view.passed[view.viewer]
        hand &= ~passed
        left = (view.viewer + 1) % view.seats
        worth += _strength(view, passed) * (0.6 if _is_partner(view, left) else -0.6)
    worth += _strength(view, hand)
    colour: i64 = 0
    while colour < COLOURS:
        if hand & COLOUR[colour] == 0:
            worth += _FREEDOM
        colour += 1
    return worth + _joker_value(hand)


def _joker_value(hand: Cards) -> float:
    worth = 0.0
    if hand & UNICORN != 0:
        worth += _UNICORN
    if hand & MONKEY != 0:
        worth += _MONKEY
    if hand & PIGEON != 0:
        worth += _PIGEON
    return worth


def _strength(view: MoustacheView, cards: Cards) -> float:
    """The sum over cards of their chance to take a trick, as far as the unseen cards tell."""
    unseen = _unseen(view)
    total = float(count(unseen)) + 1.0
    worth = 0.0
    animals = cards & ANIMALS
    while animals != 0:
        card = lowest(animals)
        animals &= animals - 1
        beaten = float(count(unseen & _weaker(view.law, card))) / total
        if view.law.second_wins:
            worth += 3.0 * beaten * beaten * (1.0 - beaten)
        else:
            worth += beaten * beaten
    return _sign(view.law) * _OPEN_CARD * worth


def _weaker(law: Law, card: i64) -> Cards:
    """The cards that would lose to this one alone, by colour, value and privilege."""
    colour = colour_of(card)
    weaker: Cards = 0
    place: i64 = 0
    while law.colours[place] != colour:
        weaker |= COLOUR[law.colours[place]]
        place += 1
    if bit(card) & law.fallen == 0:
        weaker |= COLOUR[colour] & (first(card) | law.fallen)
    step: i64 = 0
    while step < len(law.steps):
        if law.steps[step] == PRIVILEGE:
            privileged = law.step_cards[step]
            if bit(card) & privileged != 0:
                weaker |= ~privileged
            else:
                weaker &= ~privileged
        step += 1
    return weaker
