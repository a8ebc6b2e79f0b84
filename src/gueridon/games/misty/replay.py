"""A window card by card, as its story tells it: for narration and drawing, which name the cards that rules count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, lowest
from gueridon.games.misty.board import CELLS, Cell, Window
from gueridon.games.misty.components import MONSTER, ROLES
from gueridon.games.misty.state import CARD, CELL, STEP, told, window_built, window_size

OUT: Final = -1
"""Where a card goes that leaves the window."""


class Event(NamedTuple):
    """A card went from one cell to another, on top of what lay there, or a monster onto the flower it ate."""

    kind: int
    start: int
    end: int
    under: tuple[int, ...] = ()

    @property
    def is_meal(self) -> bool:
        return ROLES[self.kind] == MONSTER


class Layout:
    """Which cards lie on each cell, the lowest first."""

    def __init__(self, story: vec[i64], seat: int, shape: int) -> None:
        self.window: Window = window_built(story, seat, shape)
        cells = [int(cell) for cell in told(story, seat, CELL)]
        self.cards: dict[int, list[int]] = {
            cell: [int(kind)] for cell, kind in zip(cells, told(story, seat, CARD), strict=False)
        }
        self.moved: set[int] = set()
        """The cells where a card lies on top that has moved."""
        self._is_complete = len(cells) == window_size(shape)

    def settle(self) -> list[Event]:
        """What happens before the owner has chosen anything."""
        if not self._is_complete:
            return []
        before = self.window.copy()
        self.window.settle()
        return self._meals(before)

    def act(self, cell: int) -> list[Event]:
        before = self.window.copy()
        self.window.act(Cell(cell))
        if before.arrows() == 0:
            return self._meals(before)
        target = before.target(bit(cell))
        return [self._move(cell, lowest(target) if target else OUT), *self._meals(before)]

    def frame_cells(self) -> list[int]:
        """The cells of the window once the cards have decided where it is, until then none."""
        cells = cells_of(self.window.frame())
        return cells if len(cells) == window_size(self.window.shape) else []

    def _move(self, start: int, end: int) -> Event:
        (kind,) = self.cards.pop(start)
        if end == OUT:
            return Event(kind, start, OUT)
        under = tuple(self.cards.get(end, ()))
        self.cards.setdefault(end, []).append(kind)
        self.moved.add(end)
        return Event(kind, start, end, under)

    def _meals(self, before: Window) -> list[Event]:
        """A flower that was there and is now something else was eaten; a monster whose place is empty ate it."""
        hungry = cells_of(before.monsters & ~self.window.taken)
        eaten = cells_of(before.flowers & self.window.others)
        return [self._eat(monster, flower) for monster, flower in zip(hungry, eaten, strict=True)]

    def _eat(self, monster: int, flower: int) -> Event:
        event = Event(self.cards[monster][0], monster, flower, tuple(self.cards[flower]))
        self.cards[flower] = self.cards.pop(monster)
        self.moved.add(flower)
        return event


def events(story: vec[i64], seat: int, shape: int) -> Iterator[list[Event]]:
    """What happens in a window: before the first choice, then after each."""
    layout = Layout(story, seat, shape)
    yield layout.settle()
    for cell in told(story, seat, STEP):
        yield layout.act(cell)


def layout_now(story: vec[i64], seat: int, shape: int) -> Layout:
    layout = Layout(story, seat, shape)
    layout.settle()
    for cell in told(story, seat, STEP):
        layout.act(cell)
    return layout


def cells_of(cells: int) -> list[int]:
    return [cell for cell in range(CELLS) if cells & bit(cell)]
