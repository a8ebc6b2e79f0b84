"""The law in force: the row of Rule cards folded, left to right, into one value that everything else reads.

What does not depend on the order of the cards is a plain value; what does is kept in the order of the row: the steps
that resolve a trick, the stars that later cards amend, and what lies open while the players pass.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, lowest
from gueridon.games.moustache.components import (
    ANIMALS,
    CARD_COUNT,
    COLOUR,
    COLOURS,
    CUT,
    EQUALS,
    FALL,
    FEWER,
    FIRST_JOKER,
    GREEN,
    LAST,
    LEFT,
    LOWEST,
    MOST,
    ONE_OF_EACH,
    OPEN,
    PASS,
    PRIVILEGE,
    REVERSE,
    RULE_CARDS,
    SECOND,
    STARS,
    UNICORN,
    VALUES,
    WORTH,
    Cards,
    RuleCard,
)

NO_CARD: Final = -1
NO_COLOUR: Final = -1
_ONE_COLOUR: Final = GREEN
_PRINTED_STARS: Final = vec[i64]([STARS[card % VALUES] if card < FIRST_JOKER else 0 for card in range(CARD_COUNT)])


@final
class Law:
    """What the players must do, which card wins and what cards are worth; never changed once it is folded."""

    def __init__(self) -> None:
        self.row: vec[i64] = vec[i64]([])
        """The Rule cards it was folded from; they do not make two laws differ."""
        self.passes: i64 = 0
        self.open: Cards = 0
        self.open_while_passing: Cards = 0
        self.colours: vec[i64] = vec[i64]([0, 1, 2, 3])
        """From the weakest to the strongest."""
        self.fallen: Cards = 0
        """Cards that are the lowest of their colour."""
        self.steps: vec[i64] = vec[i64]([])
        """What is done to a complete trick before the strongest card is looked for, in order: words of the vocabulary …"""
        self.step_cards: vec[i64] = vec[i64]([])
        """… and the cards that each of them is about."""
        self.cut_sets_colour = False
        self.second_wins = False
        self.left_leads = False
        self.stars: vec[i64] = _PRINTED_STARS[:]
        self.most_cards: Cards = 0
        self.most_loses: i64 = 0
        self.last_gains: i64 = 0
        self.fewer_wins = False

    def _amend(self, card: RuleCard) -> None:
        """Let the next card of the row amend what those on its left have made of the law."""
        if card.amendment == PASS:
            self.passes += card.number
        elif card.amendment == OPEN:
            self.open |= card.cards
            if self.passes == 0:  # it comes before the passing, if there will be any
                self.open_while_passing |= card.cards
        elif card.amendment == WORTH:
            self._amend_stars(card)
        elif card.amendment == MOST:
            self.most_cards = card.cards
            self.most_loses = card.number
        elif card.amendment == LAST:
            self.last_gains += card.number
        elif card.amendment == FEWER:
            self.fewer_wins = not self.fewer_wins
        elif card.amendment == REVERSE:
            self.colours = _reversed(self.colours)
        elif card.amendment == CUT:
            self.cut_sets_colour = True
        elif card.amendment == FALL:
            self.fallen |= card.cards
        elif card.amendment == SECOND:
            self.second_wins = True
        elif card.amendment == LEFT:
            self.left_leads = True
        else:
            assert card.amendment in (PRIVILEGE, EQUALS, LOWEST)
            self.steps = append(self.steps, card.amendment)
            self.step_cards = append(self.step_cards, card.cards)

    def _amend_stars(self, rule: RuleCard) -> None:
        cards: Cards = rule.cards
        times: i64 = rule.times
        number: i64 = rule.number
        while cards != 0:
            card = lowest(cards)
            self.stars[card] = self.stars[card] * times + number
            cards &= cards - 1

    def value(self) -> tuple[object, ...]:
        """All that makes one law differ from another."""
        return (
            (self.passes, self.open, self.open_while_passing if self.passes > 0 else 0),
            (tuple(self.colours), self.fallen, tuple(self.steps), tuple(self.step_cards)),
            (self.cut_sets_colour, self.second_wins, self.left_leads),
            (tuple(self.stars), self.most_cards, self.most_loses, self.last_gains, self.fewer_wins),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Law) and self.value() == other.value()

    def __hash__(self) -> int:
        return hash(self.value())

    def __repr__(self) -> str:
        return f"Law({', '.join(RULE_CARDS[card].name for card in self.row)})"


def folded(row: vec[i64]) -> Law:
    """The law that a row of Rule cards makes, read from left to right."""
    law = Law()
    for card in row:
        law.row = append(law.row, card)
        law._amend(RULE_CARDS[card])
    return law


def _reversed(colours: vec[i64]) -> vec[i64]:
    return vec[i64]([colours[COLOURS - 1 - place] for place in range(COLOURS)])


# --- the trick ----------------------------------------------------------------------------------------------------------


def playable(hand: Cards, demanded: i64) -> Cards:
    """The cards of a hand that may be played: those that follow, or all if none does; jokers always."""
    if demanded == NO_COLOUR:
        return hand
    following = hand & COLOUR[demanded]
    return hand if following == 0 else following | (hand & ~ANIMALS)


def demanded_after(law: Law, demanded: i64, card: i64) -> i64:
    """The colour that must be followed once a card has been played; a joker neither sets nor changes it."""
    if card >= FIRST_JOKER or (demanded != NO_COLOUR and not law.cut_sets_colour):
        return demanded
    return card // VALUES


def resolved(law: Law, trick: Cards) -> tuple[i64, Cards]:
    """The card that wins a trick, NO_CARD if none is left that could, and the cards that were not thrown out."""
    contention = trick
    privileged: Cards = 0
    lowest_wins = False
    step: i64 = 0
    while step < len(law.steps):
        kind = law.steps[step]
        cards = law.step_cards[step] & contention
        if kind == EQUALS:
            contention &= ~equals_in(contention)
        elif kind == PRIVILEGE:
            privileged |= cards
        elif cards != 0:
            lowest_wins = True
        step += 1
    return _winning_card(law, contention, privileged & contention, lowest_wins), contention


def _winning_card(law: Law, contention: Cards, privileged: Cards, lowest_wins: bool) -> i64:
    if contention & UNICORN != 0:
        return FIRST_JOKER
    rivals = privileged if privileged != 0 else contention & ANIMALS
    if rivals == 0:
        return NO_CARD
    best = _strongest(law, rivals, lowest_wins)
    others = rivals & ~bit(best)
    if law.second_wins and others != 0:
        return _strongest(law, others, lowest_wins)
    return best


def _strongest(law: Law, rivals: Cards, lowest_wins: bool) -> i64:
    """By colour first, then by value; `rivals` holds at least one animal and no joker."""
    place: i64 = COLOURS - 1
    while rivals & COLOUR[law.colours[place]] == 0:
        place -= 1
    of_colour = rivals & COLOUR[law.colours[place]]
    fallen = of_colour & law.fallen
    upright = of_colour & ~fallen
    if lowest_wins:
        return lowest(fallen if fallen != 0 else upright)
    return _highest(upright if upright != 0 else fallen)


def _highest(cards: Cards) -> i64:
    while cards & (cards - 1) != 0:
        cards &= cards - 1
    return lowest(cards)


def equals_in(trick: Cards) -> Cards:
    """The animals whose value another animal of the trick has too."""
    once: i64 = 0
    twice: i64 = 0
    animals = trick & ANIMALS
    while animals != 0:
        values = animals & _ONE_COLOUR
        twice |= once & values
        once |= values
        animals >>= VALUES
    return (twice * ONE_OF_EACH) & trick
