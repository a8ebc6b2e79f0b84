"""The cards in order of strength: a law turned into tables, so that the strongest card of a set is its lowest bit.

Here a card is the one bit of its place in the order: the unicorn, the animals from the strongest to the weakest, then the
jokers without strength. Playing a round on many thousand times needs little else than comparing such bits.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has, lowest
from gueridon.games.moustache.components import (
    CARD_COUNT,
    COLOUR,
    COLOURS,
    EQUALS,
    FIRST_JOKER,
    PRIVILEGE,
    VALUES,
    Cards,
)
from gueridon.games.moustache.law import Law

UNICORN_FIRST: Final = 1
ALL_ANIMALS: Final = ((1 << 44) - 1) << 1
CONTENDERS: Final = UNICORN_FIRST | ALL_ANIMALS
MONKEY_AFTER: Final = 1 << 45
PIGEON_LAST: Final = 1 << 46
ALL_JOKERS: Final = UNICORN_FIRST | MONKEY_AFTER | PIGEON_LAST
_STARS_SHIFT: Final = 4
"""Stars of a card can be negative; in the planes they are counted from so far below nothing."""

_A_MAJORITY: Final = 0.11
"""What each card counts towards a majority that loses stars, for every star that it loses."""


@final
class Strengths:
    """One law's order of the cards and what each of them is worth."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.cards: vec[i64] = vec[i64](_from_the_strongest(law))
        """The card of each place …"""
        self.places: vec[i64] = vec[i64]([0] * CARD_COUNT)
        """… and the place of each card."""
        for place in range(CARD_COUNT):
            self.places[self.cards[place]] = place
        self.colours: vec[i64] = vec[i64]([self.placed(COLOUR[colour]) for colour in range(COLOURS)])
        self.colour_at: vec[i64] = vec[i64]([self._colour_around(place) for place in range(CARD_COUNT)])
        """The cards of the same colour as the one at a place; none for a joker."""
        self.same_value: vec[i64] = vec[i64]([self._value_around(place) for place in range(CARD_COUNT)])
        self.cut_sets_colour = law.cut_sets_colour
        self.left_leads = law.left_leads
        self.second_wins = law.second_wins
        self.privileged: i64 = 0
        self.turning: i64 = 0
        """Cards that make the lowest of the strongest colour win."""
        self.throws_equals = False
        self.turns_before_throwing = False
        self._read_steps()
        self.is_plain = not (self.second_wins or self.throws_equals or self.turning != 0)
        """Whether simply the strongest card wins."""
        self.most: i64 = self.placed(law.most_cards)
        self.planes: vec[i64] = vec[i64]([self._plane(number) for number in range(3)])
        """The stars of the cards in binary: all cards whose stars have a bit, bit by bit."""
        self.worth: vec[float] = vec[float]([self._worth_at(place) for place in range(CARD_COUNT)])
        """What it brings to win a card, in stars; less than nothing where fewer win."""
        self.usual_worth = sum([self.worth[place] for place in range(1, FIRST_JOKER + 1)]) / float(FIRST_JOKER)
        self.last_worth = float(-law.last_gains if law.fewer_wins else law.last_gains)

    def _read_steps(self) -> None:
        for step in range(len(self.law.steps)):
            kind = self.law.steps[step]
            cards = self.placed(self.law.step_cards[step])
            if kind == EQUALS:
                self.throws_equals = True
                self.turns_before_throwing = self.turning != 0
            elif kind == PRIVILEGE:
                self.privileged |= cards
            else:
                self.turning |= cards

    # --- translation ----------------------------------------------------------------------------------------------------

    def placed(self, cards: Cards) -> i64:
        """A set of cards as a set of places."""
        places: i64 = 0
        while cards != 0:
            places |= bit(self.places[lowest(cards)])
            cards &= cards - 1
        return places

    def card(self, place: i64) -> i64:
        """The card that stands, as a bit, at a place."""
        return self.cards[lowest(place)]

    def _colour_around(self, place: i64) -> i64:
        for colour in self.colours:
            if has(colour, place):
                return colour
        return 0

    def _value_around(self, place: i64) -> i64:
        card = self.cards[place]
        if card >= FIRST_JOKER:
            return 0
        same: i64 = 0
        for colour in range(COLOURS):
            same |= bit(self.places[card % VALUES + colour * VALUES])
        return same

    # --- worth ----------------------------------------------------------------------------------------------------------

    def _plane(self, number: i64) -> i64:
        plane: i64 = 0
        for place in range(CARD_COUNT):
            if has(self.law.stars[self.cards[place]] + _STARS_SHIFT, number):
                plane |= bit(place)
        return plane

    def stars(self, pile: i64) -> i64:
        animals = pile & ALL_ANIMALS
        ones = count(animals & self.planes[0])
        twos = count(animals & self.planes[1])
        fours = count(animals & self.planes[2])
        return ones + 2 * twos + 4 * fours - _STARS_SHIFT * count(animals)

    def _worth_at(self, place: i64) -> float:
        card = self.cards[place]
        if card >= FIRST_JOKER:
            return 0.0
        worth = float(self.law.stars[card])
        if has(self.law.most_cards, card):
            worth -= _A_MAJORITY * float(self.law.most_loses)
        return -worth if self.law.fewer_wins else worth

    # --- tricks ---------------------------------------------------------------------------------------------------------

    def winning(self, table: i64) -> i64:
        """The card that wins a trick, or nothing: what `law.resolved` says, in this order."""
        if self.is_plain:
            rivals = table & CONTENDERS
            return rivals & -rivals
        return self._winning_by_steps(table)

    def _winning_by_steps(self, table: i64) -> i64:
        if table & UNICORN_FIRST != 0:
            return UNICORN_FIRST
        contention = self.in_contention(table)
        lowest_wins = self.is_turned(table)
        rivals = contention & self.privileged
        if rivals == 0:
            rivals = contention & ALL_ANIMALS
        best = self._best_of(rivals, lowest_wins)
        others = rivals & ~best
        if self.second_wins and others != 0:
            return self._best_of(others, lowest_wins)
        return best

    def _best_of(self, rivals: i64, lowest_wins: bool) -> i64:
        best = rivals & -rivals
        if not lowest_wins or best == 0:
            return best
        return weakest(rivals & self.colour_at[lowest(best)])

    def is_turned(self, table: i64) -> bool:
        """Whether the lowest of the strongest colour wins."""
        if self.turning & table == 0:
            return False
        return self.turns_before_throwing or self.turning & self.in_contention(table) != 0

    def in_contention(self, table: i64) -> i64:
        """The cards of a trick that are not thrown out for being equal."""
        if not self.throws_equals:
            return table
        contention = table
        left = table & ALL_ANIMALS
        while left != 0:
            card = left & -left
            if table & self.same_value[lowest(card)] & ~card != 0:
                contention &= ~card
            left &= left - 1
        return contention


def weakest(places: i64) -> i64:
    """The weakest card of a set: its highest bit."""
    places |= places >> 1
    places |= places >> 2
    places |= places >> 4
    places |= places >> 8
    places |= places >> 16
    places |= places >> 32
    return places & ~(places >> 1)


def _from_the_strongest(law: Law) -> list[int]:
    privileged: Cards = 0
    for step in range(len(law.steps)):
        if law.steps[step] == PRIVILEGE:
            privileged |= law.step_cards[step]
    animals: list[tuple[bool, int, bool, int]] = []
    for strength in range(COLOURS):
        for value in range(VALUES):
            card = int(law.colours[strength]) * VALUES + value
            animals.append((has(privileged, card), strength, not has(law.fallen, card), card))
    animals.sort(reverse=True)
    return [FIRST_JOKER, *[key[3] for key in animals], FIRST_JOKER + 1, FIRST_JOKER + 2]
