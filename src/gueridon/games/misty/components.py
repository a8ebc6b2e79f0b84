"""The cards, windows and points of Misty: every number that an owner of the box could correct, in one place.

The pictures and their arrows are what public sources show; how many there are of each is our reconstruction.
"""

from typing import Final, Literal, NamedTuple, NewType

from librt.vecs import append, vec
from mypy_extensions import i64

Kind = NewType("Kind", i64)
"""A picture: its line in CARDS."""

# What a card does. Arrows move one space their way, monsters eat flowers, smiles score in pairs.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
SMILE: Final = 4
FLOWER: Final = 5
MONSTER: Final = 6
PLAIN: Final = 7
ROLE_NAMES: Final[tuple[Literal["up", "right", "down", "left", "smile", "flower", "monster", "plain"], ...]] = (
    "up",
    "right",
    "down",
    "left",
    "smile",
    "flower",
    "monster",
    "plain",
)

# Which neighbour a hand goes to: seats are numbered clockwise, so the one on the left sits at the next number.
TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = -1
PASSING_NAMES: Final[dict[int, Literal["left", "right"]]] = {TO_THE_LEFT: "left", TO_THE_RIGHT: "right"}


class Card(NamedTuple):
    picture: str
    copies: int
    role: int


class Shape(NamedTuple):
    """A kind of window: its sides, the cards of a hand, and which way hands go in each phase."""

    name: str
    short_side: int
    long_side: int
    hand: int
    passing: tuple[int, ...]


# fmt: off
CARDS: Final = (
    #    picture      copies  role
    Card("rocket",     3,     UP),       # house: every number of copies
    Card("balloon",    3,     UP),
    Card("leaf",       3,     DOWN),
    Card("raindrop",   3,     DOWN),
    Card("fire-truck", 3,     RIGHT),
    Card("scooter",    3,     RIGHT),
    Card("tractor",    3,     LEFT),
    Card("unicycle",   3,     LEFT),
    Card("smile",     10,     SMILE),
    Card("flower",     6,     FLOWER),
    Card("monster",    6,     MONSTER),
    Card("house",      3,     PLAIN),
    Card("heart",      3,     PLAIN),
    Card("star",       2,     PLAIN),
)

SHAPES: Final = (
    #     name           short  long  hand  passing, phase by phase
    Shape("classic",     3,     4,    6,    (TO_THE_LEFT, TO_THE_RIGHT)),
    Shape("first_steps", 3,     3,    3,    (TO_THE_LEFT, TO_THE_RIGHT, TO_THE_LEFT)),  # house: the third
)

CARD_POINTS:    Final = 1
FLOWER_POINTS:  Final = 2
PAIR_BONUS:     Final = 1   # two smiles side by side in a row
ROUNDS_TO_WIN:  Final = 2
# fmt: on

# Written out, because compiled code is faster with numbers it knows.
KINDS: Final = 14
LARGEST_WINDOW: Final = 12
assert len(CARDS) == KINDS
assert max(shape.short_side * shape.long_side for shape in SHAPES) == LARGEST_WINDOW

# A handful of cards is one number with four bits for the count of each kind: at most 15 copies of a card.
_COUNT_BITS: Final = 4


def _roles() -> vec[i64]:
    roles = vec[i64]([])
    for card in CARDS:
        roles = append(roles, card.role)
    return roles


def _full_deck() -> i64:
    deck: i64 = 0
    for kind, card in enumerate(CARDS):
        deck += one(Kind(kind)) * card.copies
    return deck


def one(kind: Kind) -> i64:
    """The handful that is one card of a kind."""
    single: i64 = 1 << 60
    return single >> (60 - _COUNT_BITS * kind)


def copies_in(handful: i64, kind: Kind) -> i64:
    return (handful >> (_COUNT_BITS * kind)) & 15


def size_of(handful: i64) -> i64:
    """How many cards a handful has."""
    size: i64 = 0
    while handful != 0:
        size += handful & 15
        handful >>= _COUNT_BITS
    return size


def nth_card(handful: i64, n: i64) -> Kind:
    """The kind of the card that `n` others of the handful precede."""
    kind: i64 = 0
    while kind < KINDS:
        n -= handful & 15
        if n < 0:
            return Kind(kind)
        handful >>= _COUNT_BITS
        kind += 1
    raise AssertionError("a handful has no such card")


ROLES: Final[vec[i64]] = _roles()
FULL_DECK: Final[i64] = _full_deck()
DECK_SIZE: Final[i64] = size_of(FULL_DECK)
