"""What Mississippi sends: the shapes of its view, its events, its choices and its box."""

from __future__ import annotations

from typing import Literal

from gueridon.core.wire import Event, SelfNamed, Shape
from gueridon.games.mississippi import components
from gueridon.games.mississippi.board import BOARDS, Board

# --- the view ---------------------------------------------------------------------------------------------------------


class Boat(Shape):
    space: int | None
    """None while the boat is ashore, before its die is rolled."""
    edges: list[int] | None
    """Its six numbers, from the east, clockwise."""
    logs: int


class View(Shape):
    board: str
    phase: Literal["first", "roll", "turn", "move", "over"]
    first: int | None
    turns: int
    current: int | None
    boats: list[Boat]
    bank: int
    winner: int | None


# --- events -----------------------------------------------------------------------------------------------------------


class Contact(Shape):
    """Two boats that touch, where they lie, and the numbers on the edge they share."""

    seat: int
    other: int
    number: int
    other_number: int
    difference: int
    space: int
    other_space: int


class Began(Event):
    """Chance has drawn who begins."""

    seat: int


class Rolled(Event):
    seat: int
    number: int
    space: int


class LogsTaken(Event):
    """Everybody takes as many logs, and the bank is empty."""

    logs: int


class Turned(Event):
    seat: int
    sixths: int
    """Of a turn: to the right, or to the left when below zero; 0 when the boat stays as it lies."""
    number: int
    """Ahead now."""
    logs: int


class Moved(Event):
    """A boat goes where its player wants it."""

    seat: int
    start: int
    end: int
    spaces: int
    """Free ones; below zero when it goes back."""
    logs: int
    """What it brings; below zero when it costs."""


class Touched(Event):
    """One of several contacts that together push a boat on."""

    contact: Contact


class Pushed(Event):
    """A boat advances by reaction."""

    seat: int
    start: int
    end: int
    spaces: int
    contacts: list[Contact]
    """Why: each contact whose difference counts, seen from the boat that advances."""
    in_goal: bool


class Missed(Event):
    """A boat that was waiting for its moment loses it, because the boat whose turn it is advances."""

    seat: int
    other: int


class Tied(Event):
    """Equal numbers touch, once everything is at rest."""

    contact: Contact


class Passed(Event):
    seat: int


class Won(Event):
    seat: int
    in_goal: bool
    """Otherwise night has fallen, and the boat was furthest on."""


# --- choices ----------------------------------------------------------------------------------------------------------


class Turn(SelfNamed):
    sixths: int
    """To the right, or to the left when below zero."""
    logs: int
    number: int


class Advance(Shape):
    """Who would advance first, and how far."""

    seat: int
    spaces: int
    others_wait: bool
    """Further boats would advance after it."""


class Forward(SelfNamed):
    space: int
    """Where it ends; the goal, however far beyond it goes."""
    logs: int
    """What it costs."""


class Finish(Forward):
    """Into the goal."""


class ForwardTouching(Forward):
    touched: int
    """How many boats it touches there."""
    first: Advance | None


class Back(SelfNamed):
    space: int
    spaces: int
    """Free ones that it goes back."""
    logs: int
    """What it brings."""


class BackTouching(Back):
    touched: int
    first: Advance | None


class Pass(SelfNamed):
    pass


# --- the box ----------------------------------------------------------------------------------------------------------


class Place(Shape):
    """Where a space lies."""

    halves: int
    """Hexagons from the left, counted in halves."""
    row: int


class Course(Shape):
    name: str
    rows: int
    width: int
    start: int
    goal: int
    places: list[Place]


class Colour(Shape):
    letter: str
    colour: str


class Box(Shape):
    courses: list[Course]
    boats: list[Colour]
    """Seat by seat."""
    edges: list[int]
    logs: int
    """Of all players and the bank together."""


def _course(board: Board) -> Course:
    places = [Place(int(x), int(y)) for x, y in zip(board.xs, board.ys, strict=True)]
    return Course(board.name, board.rows, board.width, board.start, board.goal, places)


def box() -> Box:
    return Box(
        courses=[_course(board) for board in BOARDS],
        boats=[Colour(*boat) for boat in components.BOATS],
        edges=list(components.EDGES),
        logs=components.ALL_LOGS,
    )
