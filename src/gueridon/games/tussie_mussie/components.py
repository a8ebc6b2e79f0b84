"""The box: 18 flower tiles, 6 turn cards for the solo variant, and the numbers of the game."""

from typing import Final, NamedTuple, NewType

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, first

Tile = NewType("Tile", i64)
"""A flower tile by its place in FLOWERS."""

# --- Vocabulary of the flower tiles -----------------------------------------------------------------------------------

RED: Final = 0
PINK: Final = 1
PURPLE: Final = 2
YELLOW: Final = 3
WHITE: Final = 4
COLOURS: Final = ("red", "pink", "purple", "yellow", "white")

NO_EFFECT: Final = 0
PER_HEART: Final = 1
"""1 point per heart of the arrangement."""
PER_OWN_COLOUR: Final = 2
"""1 point per flower of the colour printed on the tile, itself included."""
PER_BOUQUET: Final = 3
"""1 point per tile of the bouquet."""
PER_KEEPSAKE: Final = 4
"""1 point per tile of the keepsakes."""
TWO_IN_BOUQUET: Final = 5
"""2 points if exactly two tiles are in the bouquet."""
PER_NEIGHBOUR_HEART: Final = 6
"""1 point per heart on the tiles of the neighbouring columns."""
NO_HEART: Final = 7
"""3 points if no tile of the arrangement has a heart."""
PER_NEIGHBOUR_IN_BOUQUET: Final = 8
"""1 point per tile of a neighbouring column that is in the bouquet."""
PER_COLOUR: Final = 9
"""1 point per different colour, its own included."""
PER_OTHER_HEARTLESS: Final = 10
"""1 point per other tile without a heart."""
DRAW: Final = 11
"""Before: you may draw two tiles; if you do, one of them must replace a tile of the arrangement."""
MOVE: Final = 12
"""Before: you may move up to two tiles, each from the bouquet to the keepsakes or back."""
DISCARD: Final = 13
"""Before: you must discard another tile."""
RECOLOUR: Final = 14
"""Before: the tile counts as one colour of your choice."""
FIRST_BEFORE: Final = DRAW
"""From here on, effects are actions of the pre-presentation."""
EFFECTS: Final = (
    "none", "per-heart", "per-own-colour", "per-bouquet", "per-keepsake", "two-in-bouquet", "per-neighbour-heart",
    "no-heart", "per-neighbour-in-bouquet", "per-colour", "per-other-heartless", "draw", "move", "discard", "recolour",
)  # fmt: skip


class Flower(NamedTuple):
    """One flower tile; its names decide ties, in the language the table has chosen."""

    id: str
    english: str
    french: str
    colour: int
    hearts: int
    effect: int


# --- Vocabulary of the turn cards -------------------------------------------------------------------------------------

UP: Final = 0
DOWN: Final = 1
EITHER: Final = 2
SAME: Final = 3
"""The side stays what it is."""
SIDES: Final = {"U": UP, "D": DOWN, "*": EITHER, "=": SAME}


class TurnCard(NamedTuple):
    """One turn card.

    The organisation names the sides of the left and the right tile. An option says "your tile, apprentice's tile",
    each as the side it must lie on and, after >, the side it gets; = leaves the side as it is.
    """

    id: str
    discards_first: bool
    organisation: str
    options: tuple[str, ...]


# --- The tables -------------------------------------------------------------------------------------------------------

# fmt: off
FLOWERS: Final = (
    Flower("camellia",      "Camellia",      "Camélia",         RED,    1, NO_EFFECT),
    Flower("red_rose",      "Red Rose",      "Rose Rouge",      RED,    0, PER_HEART),                 # house: French name
    Flower("red_tulip",     "Red Tulip",     "Tulipe Rouge",    RED,    0, PER_OWN_COLOUR),
    Flower("amaryllis",     "Amaryllis",     "Amaryllis",       RED,    0, PER_BOUQUET),               # house: French name
    Flower("pink_rose",     "Pink Rose",     "Rose Rose",       PINK,   0, PER_OWN_COLOUR),            # house: French name
    Flower("pink_larkspur", "Pink Larkspur", "Larkspur Rose",   PINK,   0, DRAW),
    Flower("peony",         "Peony",         "Pivoine",         PINK,   1, TWO_IN_BOUQUET),            # house: French name
    Flower("phlox",         "Phlox",         "Phlox",           PINK,   2, NO_EFFECT),                 # house: French name
    Flower("forget_me_not", "Forget-me-not", "Myosotis",        PURPLE, 1, PER_NEIGHBOUR_HEART),       # house: French name
    Flower("hyacinth",      "Hyacinth",      "Hyacinthe",       PURPLE, 0, NO_HEART),
    Flower("violet",        "Violet",        "Violette",        PURPLE, 0, PER_OWN_COLOUR),            # house: French name
    Flower("snapdragon",    "Snapdragon",    "Gueule-de-loup",  PURPLE, 1, MOVE),
    Flower("honeysuckle",   "Honeysuckle",   "Chèvrefeuille",   YELLOW, 1, PER_NEIGHBOUR_IN_BOUQUET),
    Flower("carnation",     "Carnation",     "Œillet",          YELLOW, 0, PER_COLOUR),
    Flower("marigold",      "Marigold",      "Œillet d’Inde",   YELLOW, 2, DISCARD),
    Flower("gardenia",      "Gardenia",      "Gardénia",        WHITE,  0, PER_KEEPSAKE),              # house: French name
    Flower("daisy",         "Daisy",         "Pâquerette",      WHITE,  0, PER_OTHER_HEARTLESS),
    Flower("orchid",        "Orchid",        "Orchidée",        WHITE,  1, RECOLOUR),
)

TURN_CARDS: Final = (
    TurnCard("t1", True,  "UD", ("*>= *>=",)),
    TurnCard("t2", False, "UU", ("U>U U>U", "U>D U>D")),
    TurnCard("t3", False, "UD", ("*>U *>D", "*>D *>U")),
    TurnCard("t4", False, "DD", ("D>U D>D", "D>D D>U")),  # house
    TurnCard("t5", False, "UU", ("U>U U>D", "U>D U>U")),  # house
    TurnCard("t6", False, "UD", ("U>U D>D", "D>D U>U")),  # house
)
# fmt: on

ROUNDS: Final = 3
TILES: Final = 18
CARDS: Final = 6
OWN_TILES: Final = 4
"""How many tiles every player has when the offers are over."""
MAX_MOVES: Final = 2
TWO_IN_BOUQUET_POINTS: Final = 2
NO_HEART_POINTS: Final = 3
LEFT_WITH_APPRENTICE: Final = vec[i64]([0, 1, 2])
"""How many tiles the apprentice starts each round with; one more with a head start."""
APPRENTICE_BEFORE_POINTS: Final = 2
"""What a before ability is worth to the apprentice, on top of the hearts of its tile."""

ALL_TILES: Final = first(TILES)
ALL_CARDS: Final = first(CARDS)

# --- The same tables, quick to read -----------------------------------------------------------------------------------

COLOUR: Final = vec[i64]([flower.colour for flower in FLOWERS])
HEARTS: Final = vec[i64]([flower.hearts for flower in FLOWERS])
EFFECT: Final = vec[i64]([flower.effect for flower in FLOWERS])


def tiles_with(effect: int) -> i64:
    """The set of the tiles with one effect."""
    found: i64 = 0
    for tile, flower in enumerate(FLOWERS):
        if flower.effect == effect:
            found |= bit(tile)
    return found


DRAWING: Final = tiles_with(DRAW)
MOVING: Final = tiles_with(MOVE)
DISCARDING: Final = tiles_with(DISCARD)
RECOLOURING: Final = tiles_with(RECOLOUR)
BEFORE: Final = DRAWING | MOVING | DISCARDING | RECOLOURING
"""The tiles with an action of the pre-presentation."""
HEEDS_SIDES: Final = (
    tiles_with(PER_BOUQUET)
    | tiles_with(PER_KEEPSAKE)
    | tiles_with(TWO_IN_BOUQUET)
    | tiles_with(PER_NEIGHBOUR_IN_BOUQUET)
)
"""The tiles whose points depend on what lies in the bouquet."""
HEEDS_COLOURS: Final = tiles_with(PER_OWN_COLOUR) | tiles_with(PER_COLOUR)

DISCARDS_FIRST: Final = vec[i64]([int(card.discards_first) for card in TURN_CARDS])
ORGANISATION: Final = vec[i64]([SIDES[side] for card in TURN_CARDS for side in card.organisation])
"""The side of the left and of the right tile, card after card."""


def _options() -> list[int]:
    numbers: list[int] = []
    for card in TURN_CARDS:
        for option in (*card.options, "")[:2]:
            sides = [SIDES[sign] for sign in option if sign in SIDES]
            numbers += sides or [-1] * 4
    return numbers


OPTIONS: Final = vec[i64](_options())
"""Four numbers an option, two options a card: the side your tile lies on and gets, the same for the apprentice's."""


def alphabetical(*, french: bool) -> list[int]:
    """The tiles in the order of their names; accents do not count, and œ is o and e."""
    return sorted(range(TILES), key=lambda tile: sort_key(FLOWERS[tile].french if french else FLOWERS[tile].english))


def sort_key(name: str) -> str:
    import unicodedata

    plain = unicodedata.normalize("NFD", name.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def points_each(effect: int) -> int | None:
    """What an effect gives each time it gives points; None for one that never does."""
    if effect == NO_EFFECT or effect >= FIRST_BEFORE:
        return None
    if effect == TWO_IN_BOUQUET:
        return TWO_IN_BOUQUET_POINTS
    return NO_HEART_POINTS if effect == NO_HEART else 1


# --- The sides that turn cards give -----------------------------------------------------------------------------------


def _place(way: i64, owner: i64) -> i64:
    """Whether the left (0) or the right (1) tile is an owner's; ways 0 and 1 give the player the left one."""
    return way // 2 if owner == 0 else 1 - way // 2


def side_before(card: i64, way: i64, owner: i64) -> i64:
    """The side that an owner's tile lies on before the distribution."""
    return ORGANISATION[2 * card + _place(way, owner)]


def side_given(card: i64, way: i64, owner: i64) -> i64:
    """The side that an owner's tile gets."""
    side = OPTIONS[8 * card + 4 * (way % 2) + 2 * owner + 1]
    return side_before(card, way, owner) if side == SAME else side


def can_distribute(card: i64, way: i64) -> bool:
    """Whether both tiles lie on the sides that the option asks for."""
    at = 8 * card + 4 * (way % 2)
    if OPTIONS[at] < 0:
        return False
    return _fits(OPTIONS[at], side_before(card, way, 0)) and _fits(OPTIONS[at + 2], side_before(card, way, 1))


def distributions(card: i64) -> vec[i64]:
    """The ways to distribute that a card allows: left tile by option 1, by option 2, right tile by 1, by 2."""
    ways = vec[i64]([], capacity=4)
    way: i64 = 0
    while way < 4:
        if can_distribute(card, way):
            ways = append(ways, way)
        way += 1
    return ways


def shows_hidden_tile(card: i64, way: i64) -> bool:
    """Whether a face-down tile becomes the player's own, or is turned face up for the apprentice."""
    if side_before(card, way, 0) == DOWN:
        return True
    return side_before(card, way, 1) == DOWN and side_given(card, way, 1) != DOWN


def _fits(asked: i64, side: i64) -> bool:
    return asked in (EITHER, side)
