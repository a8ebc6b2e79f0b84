"""The stages of a round, and its story: who took which card, where it went, and how it came alive."""

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.games.misty.board import Cell, Window
from gueridon.games.misty.components import LARGEST_WINDOW, PASSING_NAMES, ROLES, SHAPES, Kind

DEAL: Final = 0
PICK: Final = 1
PLACE: Final = 2
ACTIVATE: Final = 3
OVER: Final = 4
STAGES: Final[tuple[Literal["deal", "pick", "place", "activate", "over"], ...]] = (
    "deal",
    "pick",
    "place",
    "activate",
    "over",
)

NOTHING: Final = -1
"""Stands where there is no card, cell or choice, or none that a viewer may know."""

# A story has three stretches for each seat: cards in the order they were taken, the cells they went to, and the cells
# chosen in the activation.
CARD: Final = 0
CELL: Final = LARGEST_WINDOW
STEP: Final = 2 * LARGEST_WINDOW
SEAT: Final = 3 * LARGEST_WINDOW


def empty_story(seats: i64) -> vec[i64]:
    return vec[i64]([NOTHING] * (seats * SEAT))


def told(story: vec[i64], seat: i64, stretch: i64) -> vec[i64]:
    """One stretch of a seat's story, as far as it goes."""
    start = seat * SEAT + stretch
    return story[start : start + count_told(story, seat, stretch)]


def window_built(story: vec[i64], seat: i64, shape: i64) -> Window:
    """A seat's window as it was constructed, before anything moved."""
    window = Window(shape)
    base = seat * SEAT
    i: i64 = 0
    while i < LARGEST_WINDOW and story[base + CELL + i] != NOTHING:
        window.place(ROLES[story[base + CARD + i]], Cell(story[base + CELL + i]))
        i += 1
    return window


def window_now(story: vec[i64], seat: i64, shape: i64) -> Window:
    """A seat's window after the steps that are told."""
    window = window_built(story, seat, shape)
    if count_told(story, seat, CELL) < window_size(shape):
        return window
    window.settle()
    for cell in told(story, seat, STEP):
        window.act(Cell(cell))
    return window


def count_told(story: vec[i64], seat: i64, stretch: i64) -> i64:
    start = seat * SEAT + stretch
    number: i64 = 0
    while number < LARGEST_WINDOW and story[start + number] != NOTHING:
        number += 1
    return number


def card_at(story: vec[i64], seat: i64, cell: Cell) -> Kind:
    """The card that was placed on a cell; NOTHING where none was."""
    base = seat * SEAT
    for i in range(LARGEST_WINDOW):
        if story[base + CELL + i] == cell:
            return Kind(story[base + CARD + i])
    return Kind(NOTHING)


def _table(values: list[int]) -> vec[i64]:
    table = vec[i64]([])
    for value in values:
        table = append(table, value)
    return table


_HAND: Final = _table([shape.hand for shape in SHAPES])
_SIZE: Final = _table([shape.short_side * shape.long_side for shape in SHAPES])


def hand_size(shape: i64) -> i64:
    """How many cards a full hand has."""
    return _HAND[shape]


def window_size(shape: i64) -> i64:
    return _SIZE[shape]


def passing(shape: i64, turn: i64) -> i64:
    """Which way the hands go while each window has so many cards."""
    return SHAPES[shape].passing[turn // hand_size(shape)]


def passing_name(shape: i64, turn: i64) -> Literal["left", "right"]:
    return PASSING_NAMES[int(passing(shape, turn))]


def has_seen(viewer: i64, holder: i64, seats: i64, shape: i64, turn: i64) -> bool:
    """Whether the hand that somebody holds has passed through the viewer's own hands."""
    passes = turn % hand_size(shape)
    return (holder - viewer) * passing(shape, turn) % seats <= passes


def points_table(points: vec[i64], seats: i64) -> list[list[int]]:
    """The points of each round that is over, seat by seat."""
    return [[points[start + seat] for seat in range(seats)] for start in range(0, len(points), seats)]


def wins(points: vec[i64], seats: i64, seat: i64) -> i64:
    """How many rounds a seat has won; a tie is won by all who share it."""
    won: i64 = 0
    start: i64 = 0
    while start < len(points):
        if points[start + seat] == _most(points, start, seats):
            won += 1
        start += seats
    return won


def total(points: vec[i64], seats: i64, seat: i64) -> i64:
    """A seat's points over all rounds."""
    result: i64 = 0
    i = seat
    while i < len(points):
        result += points[i]
        i += seats
    return result


def _most(points: vec[i64], start: i64, seats: i64) -> i64:
    most: i64 = 0
    for i in range(start, start + seats):
        most = max(most, points[i])
    return most
