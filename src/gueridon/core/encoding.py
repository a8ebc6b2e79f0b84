"""A view as a list of numbers of fixed length, for learners: slots with names, sizes and meanings.

Each game's `encoding.py` has a LAYOUT of slots and an `encode(view)` that fills them. It is given a view and nothing
else, so whatever is hidden from a seat stays out of its numbers. All numbers lie between -1 and 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from gueridon.core.game import View

Layout = tuple["Slot", ...]


class Slot(NamedTuple):
    """Some numbers of an encoding. With `per_seat`, so many for each player: the viewer's, then on to the left."""

    name: str
    size: int
    meaning: str
    per_seat: bool = False


class Encoding(NamedTuple):
    """How one game turns a view into numbers."""

    layout: Layout
    encode: Callable[[View], list[float]]


def encoding(game: str) -> Encoding:
    """The encoding that a game's folder offers."""
    module = f"gueridon.games.{game}.encoding"
    if find_spec(module) is None:
        raise LookupError(f"the game {game!r} has no encoding.py, so learners cannot observe it")
    found = import_module(module)
    return Encoding(found.LAYOUT, found.encode)


def length(layout: Layout, seats: int) -> int:
    """How many numbers an encoding has at a table of so many players."""
    return sum(_size(slot, seats) for slot in layout)


def laid_out(layout: Layout, seats: int, slots: Mapping[str, list[float]]) -> list[float]:
    """The numbers of every slot, one slot after the other; each must be there and have its size."""
    assert slots.keys() == {slot.name for slot in layout}, slots.keys() ^ {slot.name for slot in layout}
    numbers: list[float] = []
    for slot in layout:
        assert len(slots[slot.name]) == _size(slot, seats), slot
        numbers += slots[slot.name]
    return numbers


def _size(slot: Slot, seats: int) -> int:
    return slot.size * seats if slot.per_seat else slot.size


def from_viewer(view: View, seats: int) -> list[int]:
    """The seats as a player sees them: the viewer, then on to the left."""
    assert view.viewer >= 0, "only a player's view is encoded"
    return [(view.viewer + step) % seats for step in range(seats)]


def one_of(index: int, size: int) -> list[float]:
    """A 1 in one of so many places; only zeros when the index is none of them."""
    numbers = [0.0] * size
    if 0 <= index < size:
        numbers[index] = 1.0
    return numbers


def members(mask: int, size: int) -> list[float]:
    """A 1 for each member of a set of bits."""
    numbers = [0.0] * size
    while mask:
        numbers[mask.bit_length() - 1] = 1.0
        mask ^= 1 << mask.bit_length() - 1
    return numbers


def flag(fact: bool) -> list[float]:
    return [1.0 if fact else 0.0]


def share(amount: int, whole: int) -> list[float]:
    """An amount as a part of the most it usually is; what lies beyond counts as the most."""
    return [max(-1.0, min(1.0, amount / whole))]


def joined(parts: Iterable[list[float]]) -> list[float]:
    return [number for part in parts for number in part]
