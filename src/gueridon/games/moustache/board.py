"""The table's plain facts: the phases of a round, sizes of hands, how plays and voids are written down."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, lowest
from gueridon.games.moustache.components import (
    ANIMALS,
    COLOURS,
    FEWEST_PLAYERS,
    HANDS,
    JOKERS,
    JOKERS_EACH,
    RULE_CARDS,
    Cards,
)

# The phases, in the order of a round.
REVEAL: Final = 0
TEAMING: Final = 1
DEALING: Final = 2
PASSING: Final = 3
TRICK: Final = 4
STEALING: Final = 5
CUP_DRAW: Final = 6
OVER: Final = 7
Phase: TypeAlias = Literal["reveal", "teams", "deal", "pass", "trick", "steal", "cups", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = ("reveal", "teams", "deal", "pass", "trick", "steal", "cups", "over")

NOBODY: Final = -1

# A play of the round's memory: who, and which card.
_SEAT_SHIFT: Final = 6
_CARD_MASK: Final = 63


def card_played(play: i64) -> i64:
    return play & _CARD_MASK


def player_of(play: i64) -> i64:
    return play >> _SEAT_SHIFT


def a_play(seat: i64, card: i64) -> i64:
    return seat * (_CARD_MASK + 1) + card


def void_bit(seat: i64, colour: i64) -> i64:
    return bit(seat * COLOURS + colour)


def hand_size(seats: i64) -> i64:
    return HANDS[seats - FEWEST_PLAYERS]


def jokers_each(seats: i64) -> i64:
    """How many jokers each player of the crown's team gets."""
    return JOKERS_EACH[seats - FEWEST_PLAYERS]


def cards_in_use(seats: i64) -> Cards:
    if jokers_each(seats) == 0:
        return ANIMALS
    return ANIMALS | JOKERS


def rule_cards_of(deck: str) -> i64:
    """The Rule cards of one deck, as bits."""
    return sum(1 << number for number, card in enumerate(RULE_CARDS) if card.deck == deck)


def cards_of(cards: Cards) -> vec[i64]:
    """The cards of a set, in order."""
    listed = vec[i64]([], capacity=16)
    while cards != 0:
        listed = append(listed, lowest(cards))
        cards &= cards - 1
    return listed
