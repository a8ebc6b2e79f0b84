"""The list of what a player may do: a number, the notation, and what it means."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gueridon.core.game import Game, View
from gueridon.core.words import Words
from gueridon.terminal.screen import printable

_FEW = 4
_GAP = 3
Row = tuple[str, str, str]


def choice_list(game: Game, view: View, words: Words, width: int) -> RenderableType:
    """One column while there are few; as many as fit when there are more, to keep the board in sight."""
    rows = [
        (str(number), game.text(action), printable(words.say(game.label(view, action))))
        for number, action in enumerate(view.legal, start=1)
    ]
    columns = _columns_that_fit(rows, width) if len(rows) > _FEW else 1
    return numbered(rows) if columns == 1 else _several(rows, columns)


def _columns_that_fit(rows: list[Row], width: int) -> int:
    widest = sum(max(cell_len(row[part]) for row in rows) for part in range(3)) + 4
    return max(1, min(4, (width - 2 + _GAP) // (widest + _GAP)))


def numbered(rows: Sequence[Row]) -> RenderableType:
    """A list of number, name and meaning, a row each."""
    grid = _grid(1)
    for row in rows:
        grid.add_row(*_cells(row))
    return grid


def _several(rows: list[Row], columns: int) -> RenderableType:
    """Numbers run down the columns, as in a directory."""
    height = -(-len(rows) // columns)
    grid = _grid(columns)
    for line in range(height):
        cells = [cell for row in rows[line::height] for cell in _cells(row)]
        grid.add_row(*cells)
    return grid


def _grid(columns: int) -> Table:
    grid = Table(box=None, show_header=False, padding=(0, 0), pad_edge=False, expand=False)
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True, min_width=4)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
    return grid


def _cells(row: Row) -> tuple[Text, Text, Text]:
    number, notation, meaning = row
    return Text(number), Text(f"  {notation}  "), Text(meaning)
