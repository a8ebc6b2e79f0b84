"""One fogged window in a terminal; an arrow stands on the side of the pane that its card will cross."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from gueridon.core.bits import has
from gueridon.core.words import Words
from gueridon.games.misty.board import GRID
from gueridon.games.misty.doodles import PANE, centred, colour, large_pane, small_pane
from gueridon.games.misty.notation import COLUMNS, cell_name
from gueridon.games.misty.replay import Layout

FOG: Final = "grey50"
TOP: Final = ("╭", "┬", "╮")
BOTTOM: Final = ("╰", "┴", "╯")
_BETWEEN: Final = ("├", "┼", "┤")


@dataclass(frozen=True)
class WindowDrawing:
    """A window as its cards lie; `open_cells` are those its owner chooses from now."""

    layout: Layout
    open_cells: frozenset[int]
    words: Words
    is_large: bool

    def lines(self) -> list[Text]:
        """Nothing while there is nothing in the window."""
        cells = self._cells()
        if not cells:
            return []
        rows = range(cells[0] // GRID, cells[-1] // GRID + 1)
        columns = range(min(cell % GRID for cell in cells), max(cell % GRID for cell in cells) + 1)
        return list(self._lines(rows, columns))

    def _cells(self) -> list[int]:
        """The whole window once the cards have decided where it is; until then what is there or may be chosen."""
        layout = self.layout
        if not layout.cards and layout.window.steps == 0:
            return []
        return layout.frame_cells() or sorted({*layout.cards, *self.open_cells})

    def _lines(self, rows: range, columns: range) -> Iterator[Text]:
        yield Text("  " + "".join(f"{COLUMNS[column]:^{PANE + 1}}" for column in columns).rstrip(), style=FOG)
        for row in rows:
            yield self._border(TOP if row == rows[0] else _BETWEEN, row, columns)
            yield from self._row(row, columns)
        yield self._border(BOTTOM, rows.stop, columns)

    # Borders

    def _border(self, corners: tuple[str, str, str], row: int, columns: range) -> Text:
        """The line above a row."""
        sides = [self._side(row, column) for column in columns]
        return border(corners, sides)

    def _side(self, row: int, column: int) -> Text:
        """The upper side of a pane: the card below may go up across it, the card above down."""
        window = self.layout.window
        comes_up = self._colour_in(window.up, row, column)
        comes_down = self._colour_in(window.down, row - 1, column)
        arrow = _arrow(comes_up, comes_down, "↑↓↕")
        if arrow is None:
            return Text("─" * PANE, style=FOG)
        left = (PANE - 1) // 2
        return Text("─" * left, style=FOG).append_text(arrow).append("─" * (PANE - 1 - left), style=FOG)

    def _seam(self, row: int, column: int) -> Text:
        """The left side of a pane: the card right of it may go left across it, the card left of it right."""
        window = self.layout.window
        comes_left = self._colour_in(window.left, row, column)
        comes_right = self._colour_in(window.right, row, column - 1)
        return _arrow(comes_left, comes_right, "←→↔") or Text("│", style=FOG)

    def _colour_in(self, cells: int, row: int, column: int) -> str | None:
        """The colour of the card on a cell, if it is one of these."""
        cell = row * GRID + column
        is_one = 0 <= row < GRID and 0 <= column < GRID and has(cells, cell)
        return colour(self.layout.cards[cell][-1]) if is_one else None

    # Panes

    def _row(self, row: int, columns: range) -> Iterator[Text]:
        panes = [self._pane(row * GRID + column) for column in columns]
        height = len(panes[0])
        for level in range(height):
            is_middle = level == height // 2
            line = Text(f"{row + 1 if is_middle else '':<2}", style=FOG)
            for column, pane in zip(columns, panes, strict=True):
                line.append_text(self._seam(row, column) if is_middle else Text("│", style=FOG))
                line.append_text(pane[level])
            yield line.append_text(self._seam(row, columns.stop) if is_middle else Text("│", style=FOG))

    def _pane(self, cell: int) -> list[Text]:
        kinds = self.layout.cards.get(cell, [])
        if not kinds:
            return self._free_pane(cell)
        if len(kinds) > 1:
            smudge = Text("▒" * PANE, style=FOG)
            pile = f"▒{self.words.noun('draw-pile') + f' {len(kinds)}':^{PANE - 2}}▒"
            return self._sized(smudge, Text(pile, style=FOG))
        style = "dim" if cell in self.layout.moved else "bold underline" if cell in self.open_cells else ""
        if self.is_large:
            return large_pane(kinds[0], self.words, style)
        return [small_pane(kinds[0], self.words, style)]

    def _free_pane(self, cell: int) -> list[Text]:
        if cell in self.open_cells:
            return self._sized(Text(" " * PANE), centred(cell_name(cell), "bold"))
        fog = Text(("░" if has(self.layout.window.frame(), cell) else " ") * PANE, style="grey30")
        return self._sized(fog, fog)

    def _sized(self, around: Text, middle: Text) -> list[Text]:
        return [around, middle, around] if self.is_large else [middle]


def border(corners: tuple[str, str, str], sides: list[Text]) -> Text:
    left, between, right = corners
    line = Text("  ").append(left, style=FOG)
    return line.append_text(Text(between, style=FOG).join(sides)).append(right, style=FOG)


def _arrow(back: str | None, forth: str | None, signs: str) -> Text | None:
    """The sign of a side that one card or two cards will cross, in the colour of the one."""
    if back and forth:
        return Text(signs[2], style="bold")
    if back:
        return Text(signs[0], style=f"bold {back}")
    return Text(signs[1], style=f"bold {forth}") if forth else None
