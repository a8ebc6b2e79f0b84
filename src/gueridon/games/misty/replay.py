"""A window card by card, as its story tells it: for events, choices and drawing, which name the cards that rules count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, lowest
from gueridon.core.wire import Event
from gueridon.games.misty import wire
from gueridon.games.misty.board import CELLS, Cell, Window
from gueridon.games.misty.components import CARDS, ROLES
from gueridon.games.misty.notation import cell_name
from gueridon.games.misty.state import CARD, CELL, STEP, told, window_built, window_size

_WAYS: Final[tuple[Literal["up", "right", "down", "left"], ...]] = ("up", "right", "down", "left")


class Layout:
    """Which cards lie on each cell, the lowest first."""

    def __init__(self, story: vec[i64], seat: int, shape: int) -> None:
        self.seat = seat
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
        happened = [self._move(cell)] if before.arrows() else []
        self.window.act(Cell(cell))
        return happened + self._meals(before)

    def motion(self, cell: int) -> wire.Motion:
        """Where the arrow card on a cell would go."""
        (kind,) = self.cards[cell]
        target = self.window.target(bit(cell))
        end = cell_name(lowest(target)) if target else None
        under = self.cards.get(int(lowest(target)), []) if target else []
        return wire.Motion(CARDS[kind].picture, cell_name(cell), end, _WAYS[ROLES[kind]], pictures_of(under))

    def frame_cells(self) -> list[int]:
        """The cells of the window once the cards have decided where it is, until then none."""
        cells = cells_of(self.window.frame())
        return cells if len(cells) == window_size(self.window.shape) else []

    def _move(self, start: int) -> Event:
        motion = self.motion(start)
        target = self.window.target(bit(start))
        card = self.cards.pop(start)
        if not target:
            return wire.Left(self.seat, motion)
        end = int(lowest(target))
        self.cards[end] = self.cards.get(end, []) + card
        self.moved.add(end)
        return wire.Covered(self.seat, motion) if motion.under else wire.Moved(self.seat, motion)

    def _meals(self, before: Window) -> list[Event]:
        """A flower that was there and is now something else was eaten; a monster whose place is empty ate it."""
        hungry = cells_of(before.monsters & ~self.window.taken)
        eaten = cells_of(before.flowers & self.window.others)
        return [self._eat(monster, flower) for monster, flower in zip(hungry, eaten, strict=True)]

    def _eat(self, monster: int, flower: int) -> Event:
        (kind,), under = self.cards.pop(monster), pictures_of(self.cards[flower])
        self.cards[flower] = [kind]
        self.moved.add(flower)
        return wire.Ate(self.seat, wire.Motion(CARDS[kind].picture, cell_name(monster), cell_name(flower), None, under))


def activation(story: vec[i64], seat: int, shape: int) -> Iterator[list[Event]]:
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


def pictures_of(kinds: list[int]) -> list[str]:
    return [CARDS[kind].picture for kind in kinds]
