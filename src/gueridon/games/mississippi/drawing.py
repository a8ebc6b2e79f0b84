"""The river in a terminal: spaces by number, boats by letter and colour, and the six numbers round each boat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.games.mississippi.board import ASHORE, Board
from gueridon.games.mississippi.components import ALL_LOGS, BOATS, PASS
from gueridon.games.mississippi.preview import landing
from gueridon.games.mississippi.rules import DRAWING_FIRST, MOVING, OVER
from gueridon.games.mississippi.view import MississippiView

_STYLES = {
    "red": "bold white on red",
    "black": "bold white on grey30",
    "green": "bold black on green",
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
    "white": "bold black on white",
}
_WATER = "blue"
_NUMBER = "bright_black"
_GOAL = "bold green"
_ARROWS = "→↘↙←↖↗"
"""By direction."""

_BOAT_WIDTH = 15
_BOAT_HEIGHT = 3
_TALL = 34
"""Lines of a terminal that leave room for hexagons and a list of some thirty moves below them."""


def draw(view: MississippiView, words: Words) -> RenderableType:
    return _Drawing(view, words)


@dataclass(frozen=True)
class _Drawing:
    """The river and the boats, the viewer's own last, beside it where the terminal is wide enough; then the bank.

    A low terminal gets one line a row, like bricks, which touch just as hexagons do: the whole river and the choices
    stay in sight together.
    """

    view: MississippiView
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        river = _hexagons(self.view) if options.size.height >= _TALL else _bricks(self.view)
        room = options.max_width - max(line.cell_len for line in river) - 1
        if room > 2 * _BOAT_WIDTH:
            table = Table.grid(padding=(0, 1, 0, 0))
            table.add_row(Text("\n").join(river), _boats_beside(self.view, self.words, room, len(river)))
            yield table
        else:
            yield Text("\n").join([*river, Text()])
            width = options.max_width
            yield _boats(self.view, self.words, width, columns=max(1, width // (_BOAT_WIDTH + 1)), is_airy=False)
        yield _caption(self.view, self.words)


def _bricks(view: MississippiView) -> list[Text]:
    return [_row(view, row) for row in range(view.fleet.board.rows)]


def _hexagons(view: MississippiView) -> list[Text]:
    board = view.fleet.board
    lines = [Text(" ╱ ╲" * board.width, style=_WATER)]
    for row in range(board.rows):
        lines += [_row(view, row), Text(_banks(board, row), style=_WATER)]
    return lines


def _row(view: MississippiView, row: int) -> Text:
    board = view.fleet.board
    eastward = row % 2 == 0
    text = Text("" if eastward else "  ")
    for column in range(board.width):
        along = column if eastward else board.width - 1 - column
        text.append("│", style=_WATER)
        text.append(_space(view, row * board.width + along))
    text.append("│", style=_WATER)
    text.append("→" if eastward else "←", style=_NUMBER)
    return text


def _banks(board: Board, row: int) -> str:
    """The edges between a row and the next; every second row lies half a hexagon further right."""
    if row == board.rows - 1:
        return ("" if row % 2 == 0 else "  ") + " ╲ ╱" * board.width
    return " ╲ ╱" * board.width + " ╲" if row % 2 == 0 else " ╱ ╲" * board.width + " ╱"


def _space(view: MississippiView, space: int) -> Text:
    for seat in range(view.seats):
        if view.fleet.spaces[seat] == space:
            return _boat(seat)
    return Text(f"{space:^3}", style=_GOAL if space == view.fleet.board.goal else _NUMBER)


def _boat(seat: int) -> Text:
    letter, colour = BOATS[seat]
    return Text(f" {letter} ", style=_STYLES[colour])


def _boats_beside(view: MississippiView, words: Words, width: int, height: int) -> Table:
    """One below the other if the river is as high as that, otherwise two by two; a line between them if it fits."""
    columns = 1 if view.seats * _BOAT_HEIGHT <= height else 2
    ranks = -(-view.seats // columns)
    return _boats(view, words, width, columns, is_airy=ranks * (_BOAT_HEIGHT + 1) - 1 <= height)


def _boats(view: MississippiView, words: Words, width: int, columns: int, *, is_airy: bool) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        table.add_column(max_width=(width + 1) // columns - 1, min_width=_BOAT_WIDTH, no_wrap=True)
    own = view.viewer if view.viewer >= 0 else view.seats - 1
    cells = [_facts(view, (own + 1 + step) % view.seats, words) for step in range(view.seats)]
    for first in range(0, view.seats, columns):
        if is_airy and first > 0:
            table.add_row()
        table.add_row(*cells[first : first + columns])
    return table


def _facts(view: MississippiView, seat: int, words: Words) -> Text:
    """A boat's numbers, each where it faces; beside them its player, their logs, its space and where it is heading."""
    marker = "▶" if seat == view.current else "★" if seat == view.winner else ""
    name = Text(marker + words.player(seat), style="bold" if marker else "")
    logs = Text(words.say(Message("word-logs", {"logs": view.logs[seat]})))
    lines = zip(_numbers(view, seat), (name, logs, _place(view, seat, words)), strict=True)
    return Text("\n").join(numbers + fact for numbers, fact in lines)


def _numbers(view: MississippiView, seat: int) -> tuple[Text, Text, Text]:
    if view.fleet.spaces[seat] == ASHORE:
        return Text(" " * 6), Text(" ") + _boat(seat) + Text("  "), Text(" " * 6)
    east, south_east, south_west, west, north_west, north_east = (
        str(view.fleet.number(seat, direction)) for direction in range(6)
    )
    return (
        Text(f" {north_west} {north_east}  "),
        Text(west) + _boat(seat) + Text(f"{east} "),
        Text(f" {south_west} {south_east}  "),
    )


def _place(view: MississippiView, seat: int, words: Words) -> Text:
    space, board = view.fleet.spaces[seat], view.fleet.board
    if space == ASHORE:
        return Text("…", style=_NUMBER)
    return Text(f"{words.say(Message('word-space', {'space': space}))} {_ARROWS[board.course(space)]}", style=_NUMBER)


def _caption(view: MississippiView, words: Words) -> Text:
    parts = [
        words.say(Message("word-bank", {"logs": view.bank, "all": ALL_LOGS})),
        words.say(Message("word-goal", {"goal": view.fleet.board.goal})),
    ]
    if view.phase != DRAWING_FIRST:
        finished = view.turns - 1 if view.phase == OVER else view.turns
        parts.append(words.say(Message("word-round", {"round": finished // view.seats + 1})))
    if view.phase == MOVING and view.viewer == view.current and _touches_somebody(view):
        parts.append(words.say(Message("word-contact")))
    return Text("\u00a0· ".join(part.replace(" ", "\u00a0") for part in parts))  # broken between two parts only


def _touches_somebody(view: MississippiView) -> bool:
    """Whether one of the moves to choose from ends beside a boat, so that its figures want explaining."""
    return any(landing(view, action)[1] for action in view.legal if action != PASS)
