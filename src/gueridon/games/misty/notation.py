"""Text to action and back: a card by its picture, a cell by column and row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gueridon.core.message import NotationError
from gueridon.games.misty.board import CELLS, GRID, Cell
from gueridon.games.misty.components import CARDS, KINDS

COLUMNS: Final = "abcdefg"


_CELLS: Final = tuple(f"{COLUMNS[cell % GRID]}{cell // GRID + 1}" for cell in range(CELLS))
_TEXTS: Final = (*(card.picture for card in CARDS), *_CELLS)
_ACTIONS: Final = {text: action for action, text in enumerate(_TEXTS)}


def cell_name(cell: i64) -> str:
    """`d4` is the middle of the grid, `a1` its top left."""
    return _CELLS[cell]


def text(action: int) -> str:
    return _TEXTS[action]


def parse(text: str) -> int:
    if text not in _ACTIONS:
        raise NotationError("misty", text)
    return _ACTIONS[text]


def cell_named(name: str) -> Cell | None:
    action = _ACTIONS.get(name, 0)
    return Cell(action - KINDS) if action >= KINDS else None


def card_named(name: str) -> int | None:
    action = _ACTIONS.get(name, KINDS)
    return action if action < KINDS else None
