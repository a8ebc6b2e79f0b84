"""The river and the boats on it: which spaces touch, which are free, and what two touching boats show each other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit
from gueridon.games.mississippi import components

# Directions, clockwise.
EAST: Final = 0
SOUTH_EAST: Final = 1
SOUTH_WEST: Final = 2
WEST: Final = 3
NORTH_WEST: Final = 4
NORTH_EAST: Final = 5
APART: Final = -1
"""In place of a direction: the two spaces do not touch."""

ASHORE: Final = -1
"""In place of a space: the boat is not on the river yet."""

# Written twice, so that an edge and a direction can be added without going round.
_EDGES: Final = vec[i64](list(components.EDGES * 2))


@final
class Board:
    """The course, as doubled coordinates: neighbours in a row are 2 apart, neighbours in the next row 1 aside."""

    def __init__(self, name: str, rows: i64, width: i64, start: i64, goal: i64) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.width: Final = width
        self.start: Final = start
        self.goal: Final = goal
        self.xs = vec[i64]([])
        self.ys = vec[i64]([])
        space: i64 = 0
        while space < rows * width:
            row = space // width
            along = space % width
            self.xs = append(self.xs, 2 * along if row % 2 == 0 else 2 * (width - 1 - along) + 1)
            self.ys = append(self.ys, row)
            space += 1

    def direction(self, space: i64, other: i64) -> i64:
        """Where a space sees another that touches it, or APART."""
        right = self.xs[other] - self.xs[space]
        down = self.ys[other] - self.ys[space]
        if down == 0:
            return EAST if right == 2 else WEST if right == -2 else APART
        if down == 1:
            return SOUTH_EAST if right == 1 else SOUTH_WEST if right == -1 else APART
        if down == -1:
            return NORTH_EAST if right == 1 else NORTH_WEST if right == -1 else APART
        return APART

    def course(self, space: i64) -> i64:
        """The direction of travel: where the next space lies, and at the goal where the boat was heading."""
        return self.direction(space, space + 1) if space < self.goal else self.direction(space - 1, space)

    def __repr__(self) -> str:
        return f"Board({self.name})"


BOARDS: Final[list[Board]] = [
    Board(name, rows, width, start, goal) for name, rows, width, start, goal in components.BOARDS
]


def board_named(name: str) -> Board:
    for board in BOARDS:
        if board.name == name:
            return board
    raise KeyError(name)


@final
class Fleet:
    """Where the boats are and how they lie."""

    def __init__(self, board: Board, spaces: vec[i64], easts: vec[i64]) -> None:
        self.board: Final = board
        self.spaces = spaces
        self.easts = easts
        """Of each boat, which of its edges faces east, counted along components.EDGES."""

    def copy(self) -> Fleet:
        return Fleet(self.board, self.spaces[:], self.easts[:])

    def __repr__(self) -> str:
        return f"Fleet({self.board}, {list(self.spaces)}, {list(self.easts)})"

    def has_reached_goal(self, seat: i64) -> bool:
        return self.spaces[seat] >= self.board.goal

    def is_free(self, space: i64) -> bool:
        seat: i64 = 0
        while seat < len(self.spaces):
            if self.spaces[seat] == space:
                return False
            seat += 1
        return True

    def free_ahead(self, seat: i64) -> i64:
        """How many free spaces lie ahead of a boat, the goal included."""
        own = self.spaces[seat]
        free = self.board.goal - own
        other: i64 = 0
        while other < len(self.spaces):
            if self.spaces[other] > own:
                free -= 1
            other += 1
        return free

    def free_behind(self, seat: i64) -> i64:
        own = self.spaces[seat]
        free = own
        other: i64 = 0
        while other < len(self.spaces):
            if 0 <= self.spaces[other] < own:
                free -= 1
            other += 1
        return free

    def go_forward(self, seat: i64, free: i64) -> None:
        """Advance by so many free spaces, jumping boats; the goal stops everybody."""
        space = self.spaces[seat]
        while free > 0 and space < self.board.goal:
            space += 1
            if self.is_free(space):
                free -= 1
        self.spaces[seat] = space

    def go_backward(self, seat: i64, free: i64) -> None:
        space = self.spaces[seat]
        while free > 0:
            space -= 1
            if self.is_free(space):
                free -= 1
        self.spaces[seat] = space

    def turn(self, seat: i64, sixths: i64) -> None:
        """Turn a boat clockwise where it lies."""
        east = self.easts[seat] - sixths
        self.easts[seat] = east if east >= 0 else east + 6

    def number(self, seat: i64, direction: i64) -> i64:
        """The number a boat shows in a direction."""
        return _EDGES[self.easts[seat] + direction]

    def touches(self, seat: i64, other: i64) -> bool:
        return self.board.direction(self.spaces[seat], self.spaces[other]) != APART

    def difference(self, seat: i64, other: i64) -> i64:
        """By how much a boat's number beats the other's on the edge they share; 0 as well when they do not touch."""
        direction = self.board.direction(self.spaces[seat], self.spaces[other])
        if direction == APART:
            return 0
        return self.number(seat, direction) - self.number(other, direction + 3 if direction < 3 else direction - 3)

    def gain(self, seat: i64) -> i64:
        """The sum of a boat's positive differences."""
        total: i64 = 0
        other: i64 = 0
        while other < len(self.spaces):
            difference = self.difference(seat, other)
            if difference > 0:
                total += difference
            other += 1
        return total

    def stronger(self, seat: i64) -> i64:
        """The set of boats that touch this one with a higher number."""
        members: i64 = 0
        other: i64 = 0
        while other < len(self.spaces):
            if self.difference(other, seat) > 0:
                members |= bit(other)
            other += 1
        return members


def east_for(number: i64, direction: i64) -> i64:
    """Which edge faces east on a boat that shows a number in a direction."""
    east: i64 = 0
    while _EDGES[east + direction] != number:
        east += 1
    return east
