"""The table in a terminal: the latest presentation, everybody's arrangement, the tiles in hand, what they do.

Your own arrangement is drawn as it would lie before you, keepsakes below the bouquet. Those of the others are strips, to
leave room on a small screen; there brackets mark the keepsakes, as in a written position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

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
    HEARTS,
    ORGANISATION,
    OWN_TILES,
    ROUNDS,
    TURN_CARDS,
    Tile,
)
from gueridon.games.tussie_mussie.scoring import apprentice_effect_points, effect_points, score, total
from gueridon.games.tussie_mussie.state import BEFORE_PRESENTATION, CHOICE, DISTRIBUTION, NOBODY, OVER, last_card
from gueridon.games.tussie_mussie.view import TussieMussieView

_INK = {"red": "red", "pink": "hot_pink", "purple": "medium_purple1", "yellow": "yellow", "white": "default"}
_TILE = {
    "red": "bright_white on red3",
    "pink": "black on pink1",
    "purple": "bright_white on medium_purple3",
    "yellow": "black on gold1",
    "white": "black on grey93",
}
_HEART = "♥"
_BACK = "▒"
_NARROW = 72
"""Below this width names and labels stand above the tiles instead of beside them."""


class _Layout(NamedTuple):
    """How wide the labels and the tiles are; all grids share it, so that columns stand below each other."""

    label: int
    tile: int


def _layout(width: int) -> _Layout:
    label = 12 if width >= _NARROW else 0
    return _Layout(label, min(16, (width - label - OWN_TILES) // OWN_TILES))


def draw(view: TussieMussieView, words: Words) -> RenderableType:
    return _Board(view, words)


class _Board:
    """Draws itself as wide as it may be."""

    def __init__(self, view: TussieMussieView, words: Words) -> None:
        self._view = view
        self._words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, words, layout = self._view, self._words, _layout(options.max_width)
        presents = _shows_presentation(view)
        if presents:
            yield from _presentation(view, words, layout)
        if view.phase == OVER:
            return
        if presents:
            yield Text()
        yield _heading(view, words)
        for owner in _owners(view):
            if size(_row(view, owner)) > 0 or (view.round > 0 and not presents):
                yield _own(view, words, layout) if owner == view.viewer else _strip(view, words, layout, owner)
        if view.left != NO_TILE:
            yield _hand(view, words, layout)
        yield _effects(view, words)


def _heading(view: TussieMussieView, words: Words) -> Text:
    facts = []
    if view.seats == 1:
        facts.append(words.say(Message("draw-turn", {"number": min(int(view.turn) + 1, OWN_TILES)})))
    elif view.opener != NOBODY:
        facts.append(words.say(Message("draw-first", {"seat": view.first_player()})))
    if any(size(_row(view, owner)) > 0 for owner in _owners(view) if owner != view.viewer):
        facts.append(words.noun("draw-brackets"))
    heading = Text(words.say(Message("draw-round", {"number": view.round + 1})), style="bold")
    return heading.append("".join(f" · {fact}" for fact in facts), style="not bold dim")


def _owners(view: TussieMussieView) -> list[int]:
    """The viewer's own arrangement comes last, next to the hand; the others follow it clockwise."""
    owners = len(view.rows)
    if view.viewer < 0:
        return list(range(owners))
    return [(view.viewer + step) % owners for step in range(1, owners + 1)]


def _row(view: TussieMussieView, owner: int) -> Row:
    """Before the presentation, the arrangement as its owner has made it."""
    return Row(view.plans[owner] if view.phase == BEFORE_PRESENTATION else view.rows[owner])


# --- The latest presentation ------------------------------------------------------------------------------------------


def _shows_presentation(view: TussieMussieView) -> bool:
    """At the end, and in a new round until the viewer has got a tile."""
    if view.round == 0 or view.phase == BEFORE_PRESENTATION:
        return False
    got_none = view.turn == 0 if view.viewer < 0 else size(Row(view.rows[view.viewer])) == 0
    return got_none or view.phase == OVER


def _presentation(view: TussieMussieView, words: Words, layout: _Layout) -> Iterator[RenderableType]:
    heading = Text(words.say(Message("draw-presentation", {"number": view.round})), style="bold")
    yield heading.append(f" · {words.noun('draw-brackets')}", style="not bold dim")
    for owner in _owners(view):
        row = Row(view.plans[owner])
        points = _points(row, is_apprentice=owner >= view.seats)
        cells = [_in_strip(words, row, column, points[column]) for column in range(size(row))]
        yield _tiles(layout, _label(view, words, owner), cells, words.noun("draw-continued"))


def _points(row: Row, *, is_apprentice: bool) -> list[int]:
    effect = apprentice_effect_points if is_apprentice else effect_points
    return [int(HEARTS[tile_at(row, column)] + effect(row, column)) for column in range(size(row))]


# --- An arrangement ---------------------------------------------------------------------------------------------------


def _strip(view: TussieMussieView, words: Words, layout: _Layout, owner: int) -> RenderableType:
    """Somebody else's arrangement in two lines."""
    row = _row(view, owner)
    cells = [_in_strip(words, row, column) for column in range(size(row))]
    return _tiles(layout, _label(view, words, owner), cells, words.noun("draw-continued"))


def _own(view: TussieMussieView, words: Words, layout: _Layout) -> RenderableType:
    """The viewer's own arrangement: the bouquet above, the keepsakes below, each tile in its column."""
    row = _row(view, view.viewer)
    title = _in_one_line(_label(view, words, view.viewer))
    points: list[int | None] = [None] * size(row)
    if view.phase == BEFORE_PRESENTATION:
        title.append(f" · {words.say(Message('draw-worth', {'points': int(score(row))}))}")
        points = [*_points(row, is_apprentice=False)]
    parts: list[RenderableType] = [title]
    for keepsakes in (False, True):
        cells = [
            _block(words, layout, tile_at(row, c), int(colour_at(row, c)), points[c])
            if is_keepsake(row, c) == keepsakes
            else Text()
            for c in range(size(row))
        ]
        if any(cells):
            label = Text(words.noun("row-keepsakes" if keepsakes else "row-bouquet"), style="dim")
            parts.append(_tiles(layout, label, cells))
    return Group(*parts)


def _label(view: TussieMussieView, words: Words, owner: int) -> Text:
    """A name and, below it, the points of the rounds that are over and their sum."""
    name = words.player(owner) if owner < view.seats else words.noun("apprentice")
    label = Text.assemble((name, "bold reverse" if owner == view.viewer else "bold"))
    by_round = [str(view.points[owner * ROUNDS + r]) for r in range(view.round)]
    points = int(total(view.points, owner))
    if len(by_round) == 1:
        label.append("\n" + words.say(Message("draw-points", {"points": points})))
    elif by_round:
        label.append("\n" + " + ".join(by_round))
        label.append("\n" if len(by_round) == ROUNDS else " ").append(f"= {points}")
    return label


def _in_one_line(label: Text) -> Text:
    name, *sums = label.split("\n")
    return Text(" · ").join([name, Text(" ").join(sums)]) if sums else name


def _tiles(layout: _Layout, label: Text, cells: Sequence[Text], continued: str = "") -> RenderableType:
    """A label and up to four tiles beside it, or below it on a narrow screen; more tiles start a line that says so."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    if layout.label:
        grid.add_column(width=layout.label, no_wrap=True, overflow="ellipsis")
    for _ in range(OWN_TILES):
        grid.add_column(width=layout.tile, justify="center")
    for start in range(0, max(len(cells), 1), OWN_TILES):
        beside = [label if start == 0 else Text(continued, style="dim")] if layout.label else []
        grid.add_row(*beside, *cells[start : start + OWN_TILES])
    return grid if layout.label else Group(*([_in_one_line(label)] if label else []), grid)


# --- A tile -----------------------------------------------------------------------------------------------------------


def _in_strip(words: Words, row: Row, column: int, points: int | None = None) -> Text:
    """A tile in two lines, or three with its points; keepsakes in brackets."""
    tile = tile_at(row, column)
    if tile == UNKNOWN:
        return Text(f"({_BACK * 7})", style="dim")
    name, facts = _name(words, tile), _facts(words, tile, int(colour_at(row, column)))
    ink = _INK[COLOURS[colour_at(row, column)]]
    text = Text.assemble((f"({name})" if is_keepsake(row, column) else name, f"bold {ink}"), "\n", (facts, ink))
    return text if points is None else text.append(f"\n{_signed(points)}", style="bold" if points else "dim")


def _block(words: Words, layout: _Layout, tile: Tile, colour: int, points: int | None = None) -> Text:
    """A tile as a block of its colour."""
    if tile == UNKNOWN:
        back = _BACK * layout.tile
        return Text(f"{back}\n{back}", style="dim")
    lines = [_name(words, tile), _facts(words, tile, colour)]
    if points is not None:
        lines.append(_signed(points))
    return Text("\n".join(lines), style=_TILE[COLOURS[colour]])


def _name(words: Words, tile: Tile) -> str:
    return words.noun(f"tile-{FLOWERS[tile].id}")


def _facts(words: Words, tile: Tile, colour: int) -> str:
    return f"{words.noun(f'colour-{COLOURS[colour]}')} {_HEART * FLOWERS[tile].hearts}".strip()


def _signed(points: int) -> str:
    return f"+{points}" if points else "0"


# --- The tiles in hand ------------------------------------------------------------------------------------------------


def _hand(view: TussieMussieView, words: Words, layout: _Layout) -> RenderableType:
    """The two tiles drawn, offered or laid out, below the side they lie on."""
    sides: list[Text] = []
    blocks: list[Text] = []
    for place, tile in enumerate((view.left, view.right)):
        if tile != NO_TILE:
            sides.append(Text(words.noun(_side(view, place)), style="italic"))
            blocks.append(_block(words, layout, Tile(tile), 0 if tile == UNKNOWN else int(COLOUR[tile])))
    above, below = _whose_hand(view, words)
    if not layout.label:
        above, below = f"{above} {below}", ""
    return Group(Text(), _tiles(layout, Text(above), sides), _tiles(layout, Text(below), blocks))


def _side(view: TussieMussieView, place: int) -> str:
    if view.seats == 1 and view.phase == DISTRIBUTION:
        hidden = ORGANISATION[2 * last_card(view.turns) + place] == DOWN
        return "draw-face-down" if hidden else "draw-face-up"
    if view.phase == CHOICE:
        return "draw-face-down" if place == 1 else "draw-face-up"
    return "draw-kept" if (view.left, view.right)[place] == view.kept else "draw-drawn"


def _whose_hand(view: TussieMussieView, words: Words) -> tuple[str, str]:
    """The turn card, who draws, or who offers whom: in two lines."""
    if view.phase == BEFORE_PRESENTATION:
        return words.player(view.drawer), ""
    if view.seats == 1:
        return TURN_CARDS[last_card(view.turns)].id.upper(), ""
    first_player = view.first_player()
    offerer = offerer_of(view.turn, first_player, view.seats)
    return words.player(offerer), f"→ {words.player(taker_of(view.turn, first_player, view.seats))}"


# --- What the tiles do ------------------------------------------------------------------------------------------------


def _effects(view: TussieMussieView, words: Words) -> RenderableType:
    """A reminder of what the viewer's tiles, and those in hand, do."""
    grid = Table.grid(padding=(0, 1))
    for tile in _tiles_to_explain(view):
        name = f"tile-{FLOWERS[tile].id}"
        ink = _INK[COLOURS[FLOWERS[tile].colour]]
        grid.add_row(Text(words.noun(name), style=ink), Text(words.noun(f"{name}-effect"), style="dim"))
    return Padding(grid, (1, 0, 0, 0)) if grid.row_count else Text()


def _tiles_to_explain(view: TussieMussieView) -> list[int]:
    tiles: list[int] = []
    if view.viewer >= 0:
        row = _row(view, view.viewer)
        tiles = [int(tile_at(row, column)) for column in range(size(row))]
    tiles += [int(tile) for tile in (view.left, view.right) if tile not in (NO_TILE, UNKNOWN)]
    return tiles
