"""The river in a terminal: hexagons with their numbers, boats by letter and colour, and the numbers round each boat."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.games.mississippi.board import ASHORE, Board
from gueridon.games.mississippi.components import ALL_LOGS, BOATS
from gueridon.games.mississippi.rules import DRAWING_FIRST, OVER
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
_NAME_WIDTH = 9


def draw(view: MississippiView, words: Words) -> RenderableType:
    """The river above, the boats side by side below it, the viewer's own boat last, then the bank."""
    return Group(_river(view), Text(), _boats(view, words), Text(), _caption(view, words))


def _river(view: MississippiView) -> Text:
    board = view.fleet.board
    text = Text(" " + " ╱ ╲" * board.width + "\n", style=_WATER)
    for row in range(board.rows):
        text.append(_row(view, row))
        text.append(_banks(board, row) + "\n", style=_WATER)
    return text


def _row(view: MississippiView, row: int) -> Text:
    board = view.fleet.board
    eastward = row % 2 == 0
    text = Text(" " if eastward else "   ")
    for column in range(board.width):
        along = column if eastward else board.width - 1 - column
        text.append("│", style=_WATER)
        text.append(_space(view, row * board.width + along))
    text.append("│ ", style=_WATER)
    text.append("→\n" if eastward else "←\n", style=_NUMBER)
    return text


def _banks(board: Board, row: int) -> str:
    """The edges between a row and the next; every second row lies half a hexagon further right."""
    if row == board.rows - 1:
        return (" " if row % 2 == 0 else "   ") + " ╲ ╱" * board.width
    if row % 2 == 0:
        return " " + " ╲ ╱" * board.width + " ╲"
    return " " + " ╱ ╲" * board.width + " ╱"


def _space(view: MississippiView, space: int) -> Text:
    for seat in range(view.seats):
        if view.fleet.spaces[seat] == space:
            return _boat(seat)
    board = view.fleet.board
    return Text(f"{space:^3}", style=_GOAL if space == board.goal else _NUMBER)


def _boat(seat: int) -> Text:
    letter, colour = BOATS[seat]
    return Text(f" {letter} ", style=_STYLES[colour])


def _boats(view: MississippiView, words: Words) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    own = view.viewer if view.viewer >= 0 else view.seats - 1
    order = [(own + 1 + step) % view.seats for step in range(view.seats)]
    for _ in order:
        table.add_column(width=_NAME_WIDTH, no_wrap=True)
    table.add_row(*[_name(view, seat, words) for seat in order])
    for line in zip(*[_edges(view, seat) for seat in order], strict=True):
        table.add_row(*line)
    table.add_row(*[words.say(Message("word-logs", {"logs": view.logs[seat]})) for seat in order])
    table.add_row(*[_place(view, seat, words) for seat in order])
    return table


def _name(view: MississippiView, seat: int, words: Words) -> Text:
    marker = "▶" if seat == view.current else "★" if seat == view.winner else ""
    name = Text(marker + words.player(seat), style="bold" if marker else "")
    name.truncate(_NAME_WIDTH, overflow="ellipsis")
    return name


def _edges(view: MississippiView, seat: int) -> tuple[Text, Text, Text]:
    """The six numbers of a boat, each where it faces."""
    if view.fleet.spaces[seat] == ASHORE:
        return Text(), Text("   ") + _boat(seat), Text()
    east, south_east, south_west, west, north_west, north_east = (
        str(view.fleet.number(seat, direction)) for direction in range(6)
    )
    return (
        Text(f"  {north_west}   {north_east}"),
        Text(f"{west}  ") + _boat(seat) + Text(f"  {east}"),
        Text(f"  {south_west}   {south_east}"),
    )


def _place(view: MississippiView, seat: int, words: Words) -> Text:
    space = view.fleet.spaces[seat]
    return Text("…" if space == ASHORE else words.say(Message("word-space", {"space": space})), style=_NUMBER)


def _caption(view: MississippiView, words: Words) -> Text:
    board = view.fleet.board
    parts = [
        words.say(Message("word-bank", {"logs": view.bank, "all": ALL_LOGS})),
        words.say(Message("word-course", {"start": board.start, "goal": board.goal})),
    ]
    if view.phase != DRAWING_FIRST:
        finished = view.turns - 1 if view.phase == OVER else view.turns
        parts.append(words.say(Message("word-round", {"round": finished // view.seats + 1})))
    return Text(" · ".join(parts))
