"""Everything in the box, a line each: animals and jokers, stars, cups, team cards, Rule cards.

A card is a number: an animal's is eleven times its colour plus its value. A set of cards is the bits of one integer.
"""

from typing import Final, Literal, NamedTuple, NewType, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Card = NewType("Card", i64)
Seat = NewType("Seat", i64)
Cards: TypeAlias = i64
"""A set of cards, as bits."""

# --- animals and jokers -------------------------------------------------------------------------------------------------

VALUES: Final = 11
"""Every colour has the values 0 to 10."""
COLOURS: Final = 4
Colour: TypeAlias = Literal["green", "pink", "orange", "blue"]
COLOUR_NAMES: Final[tuple[Colour, ...]] = ("green", "pink", "orange", "blue")
"""From the weakest to the strongest."""

GREEN: Final = 0x7FF
PINK: Final = 0x7FF << 11
ORANGE: Final = 0x7FF << 22
BLUE: Final = 0x7FF << 33
ANIMALS: Final = 0xFFFFFFFFFFF
COLOUR: Final = vec[i64]([GREEN, PINK, ORANGE, BLUE])

ONE_OF_EACH: Final = 0x200400801
"""The four 0s; a set of values times this is those values in every colour."""
ZEROS: Final = ONE_OF_EACH
TWOS: Final = ONE_OF_EACH << 2
THREES: Final = ONE_OF_EACH << 3
TENS: Final = ONE_OF_EACH << 10

FIRST_JOKER: Final = 44
JOKER_NAMES: Final = ("unicorn", "monkey", "pigeon")
UNICORN: Final = 1 << 44
MONKEY: Final = 1 << 45
PIGEON: Final = 1 << 46
JOKERS: Final = UNICORN | MONKEY | PIGEON
CARD_COUNT: Final = 47

# --- numbers ------------------------------------------------------------------------------------------------------------

ROUNDS: Final = 4
WHITE_ROUNDS: Final = 2
"""In the first rounds a white Rule card is revealed, in the others a black one."""
FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
LONGEST_ROUND: Final = 42
"""Cards played in a round, at most: six hands of seven."""
CUPS_A_ROUND: Final = 3

Deck: TypeAlias = Literal["white", "black"]
WHITE: Final = "white"
BLACK: Final = "black"

# fmt: off
#                           value  0  1  2  3  4  5  6  7  8  9  10
STARS: Final =                    (0, 0, 0, 1, 1, 2, 1, 1, 0, 0, 0)                    # house: the numbers (seen: only middle values)

#                           round  I          II         III        IV
CUPS: Final =                     ((3, 4, 5), (4, 5, 7), (5, 7, 9), (7, 9, 11))        # house: the numbers

TEAM_CARDS: Final =               ("crown", "blue", "pink")
#                         players  3          4          5          6
BLUE_TEAM_SIZES: Final = vec[i64]([1,         2,         2,         3])                # house: the crown is blue, in the smaller team
HANDS: Final = vec[i64](          [12,        10,        8,         7])
JOKERS_EACH: Final = vec[i64](    [3,         0,         1,         0])
"""How many jokers each player of the crown's team gets; they count in the hand."""
# fmt: on

# --- what a Rule card can amend: the vocabulary -------------------------------------------------------------------------

PASS: Final = 1
"""At the start of the round everybody passes `number` animals to the left, chosen before seeing what comes."""
OPEN: Final = 2
"""`cards`, a whole colour, lie face up before their owner from now on; they still belong to the hand."""
WORTH: Final = 3
"""The stars of each of `cards` become `times` what they were so far, plus `number`."""
MOST: Final = 4
"""At the end of the round the team that has more of `cards` loses `number` stars; if equal, nobody."""
LAST: Final = 5
"""The team that takes the last trick gains `number` stars."""
FEWER: Final = 6
"""The team with fewer stars wins the round."""
PRIVILEGE: Final = 7
"""`cards` win the trick before all others; of several the strongest."""
EQUALS: Final = 8
"""Cards of equal value are thrown out of the trick and collected by nobody; if nothing is left, the leader leads again."""
REVERSE: Final = 9
"""The order of the colours is turned round."""
LOWEST: Final = 10
"""If one of `cards` is still in the trick, the lowest value of the strongest colour wins."""
CUT: Final = 11
"""A card that does not follow changes the colour that those after it must follow."""
FALL: Final = 12
"""`cards` are the lowest of their colour."""
SECOND: Final = 13
"""The second-strongest card takes the trick."""
LEFT: Final = 14
"""Not the winner but the player on the winner's left leads the next trick."""

# fmt: off
Amendment: TypeAlias = Literal[
    "pass", "open", "worth", "most", "last", "fewer", "privilege",
    "equals", "reverse", "lowest", "cut", "fall", "second", "left",
]
AMENDMENT_NAMES: Final[dict[int, Amendment]] = {
    PASS: "pass", OPEN: "open", WORTH: "worth", MOST: "most", LAST: "last", FEWER: "fewer", PRIVILEGE: "privilege",
    EQUALS: "equals", REVERSE: "reverse", LOWEST: "lowest", CUT: "cut", FALL: "fall", SECOND: "second", LEFT: "left",
}
# fmt: on


class RuleCard(NamedTuple):
    """A card that, once revealed, amends the law for the rest of the game."""

    name: str
    deck: Deck
    amendment: int
    cards: int
    times: int
    number: int
    source: str
    """Where it is from: the rulebook, public sources about the printed game, or our own house."""
    in_first_game: bool
    """Whether it stays in the deck for a first game; which ones do is ours."""


# fmt: off
RULE_CARDS: Final = (
    #        name                deck   amendment  cards   times  number  source   in first game (house)
    RuleCard("green_negative",   WHITE, WORTH,     GREEN,  -1,    0,      "book",  True),
    RuleCard("pink_open",        WHITE, OPEN,      PINK,    0,    0,      "book",  True),
    RuleCard("pass_three",       WHITE, PASS,      0,       0,    3,      "book",  True),
    RuleCard("most_blue",        WHITE, MOST,      BLUE,    0,    5,      "book",  False),
    RuleCard("pink_bonus",       WHITE, WORTH,     PINK,    1,    1,      "seen",  True),
    RuleCard("fewest_stars",     WHITE, FEWER,     0,       0,    0,      "seen",  True),
    RuleCard("last_trick",       WHITE, LAST,      0,       0,    3,      "house", True),    # house
    RuleCard("starry_zeros",     WHITE, WORTH,     ZEROS,   0,    2,      "house", True),    # house
    RuleCard("twos_win",         BLACK, PRIVILEGE, TWOS,    0,    0,      "book",  True),
    RuleCard("equals_out",       BLACK, EQUALS,    0,       0,    0,      "book",  False),
    RuleCard("colours_reversed", BLACK, REVERSE,   0,       0,    0,      "book",  True),
    RuleCard("three_lowest",     BLACK, LOWEST,    THREES,  0,    0,      "book",  False),
    RuleCard("cut_sets_colour",  BLACK, CUT,       0,       0,    0,      "book",  False),
    RuleCard("tens_fall",        BLACK, FALL,      TENS,    0,    0,      "house", True),    # house
    RuleCard("runner_up",        BLACK, SECOND,    0,       0,    0,      "house", False),   # house
    RuleCard("left_leads",       BLACK, LEFT,      0,       0,    0,      "house", True),    # house
)
# fmt: on

# --- actions: a card, then what only chance deals -----------------------------------------------------------------------

FIRST_TEAM_CARD: Final = CARD_COUNT
CROWN_CARD: Final = 47
BLUE_CARD: Final = 48
PINK_CARD: Final = 49
FIRST_RULE_CARD: Final = 50
FIRST_CUP: Final = FIRST_RULE_CARD + len(RULE_CARDS)
CUP_VALUES: Final = tuple(sorted({value for cups in CUPS for value in cups}))
ACTION_COUNT: Final = FIRST_CUP + len(CUP_VALUES)


def card_names() -> list[str]:
    """The notation of every card: `g0` to `b10`, then the jokers."""
    animals = [f"{colour[0]}{value}" for colour in COLOUR_NAMES for value in range(VALUES)]
    return animals + list(JOKER_NAMES)


def colour_of(card: i64) -> i64:
    """The colour of an animal; for a joker no colour at all, but COLOURS."""
    if card >= FIRST_JOKER:
        return COLOURS
    return card // VALUES


def rule_card_named(name: str) -> int:
    """The number of a Rule card; -1 if there is none of that name."""
    for number, card in enumerate(RULE_CARDS):
        if card.name == name:
            return number
    return -1
