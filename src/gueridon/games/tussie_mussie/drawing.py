"""The table in a terminal: every arrangement as a bouquet above its keepsakes, the tiles in hand, what they do."""

from __future__ import annotations

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.games.tussie_mussie.board import (
    NO_TILE,
    UNKNOWN,
    Row,
    colour_at,
    is_keepsake,
    offerer_of,
    size,
    taker_of,
    tile_at,
)
from gueridon.games.tussie_mussie.components import (
    COLOUR,
    COLOURS,
    DOWN,
    FLOWERS,
    ORGANISATION,
    OWN_TILES,
    ROUNDS,
    TURN_CARDS,
    Tile,
)
from gueridon.games.tussie_mussie.scoring import total
from gueridon.games.tussie_mussie.state import BEFORE_PRESENTATION, CHOICE, DISTRIBUTION, NOBODY, last_card
from gueridon.games.tussie_mussie.view import TussieMussieView

_STYLES = {"red": "red", "pink": "hot_pink", "purple": "medium_purple1", "yellow": "yellow", "white": "default"}
_HEART = "♥"
_NARROW = 72
"""Below this width the boxes go without padding."""


def draw(view: TussieMussieView, words: Words) -> RenderableType:
    return _Board(view, words)


class _Board:
    """Draws itself as wide as it may be."""

    def __init__(self, view: TussieMussieView, words: Words) -> None:
        self._view = view
        self._words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        padding = 1 if options.max_width >= _NARROW else 0
        view, words = self._view, self._words
        yield _heading(view, words)
        for owner in _owners(view):
            yield _arrangement(view, words, owner, padding)
        if view.left != NO_TILE:
            yield _hand(view, words, padding)
        yield _effects(view, words)


def _heading(view: TussieMussieView, words: Words) -> Text:
    number = min(view.round + 1, ROUNDS)
    return Text(words.say(Message("draw-round", {"number": number})), style="bold")


def _owners(view: TussieMussieView) -> list[int]:
    """The viewer's own arrangement comes last, next to the hand; the others follow it clockwise."""
    owners = len(view.rows)
    if view.viewer < 0:
        return list(range(owners))
    return [(view.viewer + step) % owners for step in range(1, owners + 1)]


# --- An arrangement ---------------------------------------------------------------------------------------------------


def _arrangement(view: TussieMussieView, words: Words, owner: int, padding: int) -> RenderableType:
    row = _shown_row(view, owner)
    parts: list[RenderableType] = [_title(view, words, owner)]
    for start in range(0, size(row), OWN_TILES):
        parts.append(_columns(words, row, range(start, min(start + OWN_TILES, size(row))), padding))
    return Group(*parts)


def _shown_row(view: TussieMussieView, owner: int) -> Row:
    """Before the presentation and at the end, the arrangement as its owner has made it."""
    return Row(view.plans[owner] if view.phase >= BEFORE_PRESENTATION else view.rows[owner])


def _title(view: TussieMussieView, words: Words, owner: int) -> Text:
    name = words.player(owner) if owner < view.seats else words.noun("apprentice")
    style = "bold reverse" if owner == view.viewer else "bold"
    title = Text.assemble((f" {name} ", style))
    if view.seats > 1 and view.opener != NOBODY and owner == view.first_player():
        title.append(f" ({words.noun('draw-first')})")
    by_round = [str(view.points[owner * ROUNDS + r]) for r in range(view.round)]
    if len(by_round) > 1:
        title.append(f"  {' + '.join(by_round)} = {total(view.points, owner)}")
    elif by_round:
        title.append(f"  {by_round[0]}")
    return title


def _columns(words: Words, row: Row, columns: range, padding: int) -> Table:
    """Two rows of tiles: the bouquet above, the keepsakes below, each in its column."""
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, padding))
    table.add_column(style="dim")
    for _ in columns:
        table.add_column(justify="center", min_width=9)
    for keepsakes in (False, True):
        label = words.noun("row-keepsakes" if keepsakes else "row-bouquet")
        cells = [_tile(words, row, c) if is_keepsake(row, c) == keepsakes else Text() for c in columns]
        table.add_row(label if padding else label[0].upper(), *cells)
    return table


def _tile(words: Words, row: Row, column: int) -> Text:
    tile = tile_at(row, column)
    if tile == UNKNOWN:
        return _unknown()
    return _flower(words, tile, colour_at(row, column))


def _flower(words: Words, tile: Tile, colour: int) -> Text:
    flower = FLOWERS[tile]
    style = _STYLES[COLOURS[colour]]
    return Text.assemble(
        (words.noun(f"tile-{flower.id}"), f"bold {style}"),
        "\n",
        (words.noun(f"colour-{COLOURS[colour]}"), style),
        (f" {_HEART * flower.hearts}" if flower.hearts else "", "red"),
    )


def _unknown() -> Text:
    return Text("▒▒▒▒▒▒▒\n▒▒▒▒▒▒▒", style="dim")


# --- The tiles in hand ------------------------------------------------------------------------------------------------


def _hand(view: TussieMussieView, words: Words, padding: int) -> RenderableType:
    """The two tiles drawn, offered or laid out."""
    table = Table(box=box.HEAVY, show_header=True, padding=(0, padding))
    cells: list[Text] = []
    for place, tile in enumerate((view.left, view.right)):
        if tile == NO_TILE:
            continue
        table.add_column(words.noun(_side(view, place)), justify="center", min_width=9)
        cells.append(_unknown() if tile == UNKNOWN else _flower(words, Tile(tile), COLOUR[tile]))
    table.add_row(*cells)
    return Group(Text(_hand_title(view, words), style="italic"), table)


def _side(view: TussieMussieView, place: int) -> str:
    if view.seats == 1 and view.phase == DISTRIBUTION:
        hidden = ORGANISATION[2 * last_card(view.turns) + place] == DOWN
        return "draw-face-down" if hidden else "draw-face-up"
    if view.phase == CHOICE:
        return "draw-face-down" if place == 1 else "draw-face-up"
    return "draw-drawn"


def _hand_title(view: TussieMussieView, words: Words) -> str:
    if view.phase == BEFORE_PRESENTATION:
        return words.player(view.drawer)
    if view.seats == 1:
        return words.noun(f"card-{TURN_CARDS[last_card(view.turns)].id}")
    first_player = view.first_player()
    offerer = words.player(offerer_of(view.turn, first_player, view.seats))
    return f"{offerer} → {words.player(taker_of(view.turn, first_player, view.seats))}"


# --- What the tiles do ------------------------------------------------------------------------------------------------


def _effects(view: TussieMussieView, words: Words) -> RenderableType:
    """A reminder of what the viewer's tiles, and those in hand, do."""
    grid = Table.grid(padding=(0, 1))
    for tile in _tiles_to_explain(view):
        name = f"tile-{FLOWERS[tile].id}"
        style = _STYLES[COLOURS[FLOWERS[tile].colour]]
        grid.add_row(Text(words.noun(name), style=style), Text(words.noun(f"{name}-effect"), style="dim"))
    return Padding(grid, (0, 0, 0, 1))


def _tiles_to_explain(view: TussieMussieView) -> list[int]:
    tiles: list[int] = []
    if view.viewer >= 0:
        row = _shown_row(view, view.viewer)
        tiles = [int(tile_at(row, column)) for column in range(size(row))]
    tiles += [int(tile) for tile in (view.left, view.right) if tile not in (NO_TILE, UNKNOWN)]
    return tiles
