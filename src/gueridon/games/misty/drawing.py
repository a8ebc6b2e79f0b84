"""The fogged windows in a terminal: a doodle, an arrow and a name in every pane."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from gueridon.core.bits import bit
from gueridon.core.game import EVERYTHING
from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.games.misty.board import GRID
from gueridon.games.misty.components import CARDS, DOWN, KINDS, LEFT, RIGHT, TO_THE_LEFT, UP
from gueridon.games.misty.notation import COLUMNS, card_named, cell_name
from gueridon.games.misty.replay import Layout, layout_now
from gueridon.games.misty.state import (
    ACTIVATE,
    CARD,
    DEAL,
    NOTHING,
    OVER,
    PICK,
    PLACE,
    hand_size,
    passing,
    points_table,
    told,
    wins,
)
from gueridon.games.misty.view import MistyView, pictures

_PANE: Final = 8
_FOG: Final = "grey50"
_TOP: Final = ("╭", "┬", "╮")
_BETWEEN: Final = ("├", "┼", "┤")
_BOTTOM: Final = ("╰", "┴", "╯")
_ARROWS: Final = {UP: "↑", RIGHT: "→", DOWN: "↓", LEFT: "←"}

# fmt: off
_DOODLES: Final = {
    # picture      two lines of the doodle    colour
    "rocket":     (r"  /\  ", r" /||\ ",     "cyan"),
    "balloon":    (r" (  ) ", r"  \/  ",     "bright_cyan"),
    "leaf":       (r"  _/) ", r" (_/  ",     "green"),
    "raindrop":   (r"  ,\  ", r" (__) ",     "blue"),
    "fire-truck": (r" ___|\ ", r" o---o ",   "red"),
    "scooter":    (r"    |~", r" o---o",     "bright_red"),
    "tractor":    (r" _|_| ", r" o-(O)",     "yellow"),
    "unicycle":   (r"  -+- ", r"  (+) ",     "dark_orange"),
    "smile":      (r" o  o ", r" \__/ ",     "bright_yellow"),
    "flower":     (r" (@)  ", r"  |/  ",     "magenta"),
    "monster":    (r" {oo} ", r" /vv\ ",     "bright_green"),
    "house":      (r"  /\  ", r" |[]| ",     "white"),
    "heart":      (r" (\/) ", r"  \/  ",     "bright_magenta"),
    "star":       (r" _/\_ ", r"  \/  ",     "bright_white"),
}
# fmt: on

_Pane = tuple[Text, Text, Text]


def draw(view: MistyView, words: Words) -> RenderableType:
    """The table as the viewer sees it, their own window last."""
    parts: list[RenderableType] = [_title(view, words)]
    windows = [_window(view, seat, words) for seat in _seats_to_draw(view)]
    drawn = [window for window in windows if window is not None]
    if drawn:
        parts.append(Columns(drawn, padding=(0, 2)))
    for seat in _seats_to_draw(view):
        parts += _hand(view, seat, words)
    return Group(*parts)


def _seats_to_draw(view: MistyView) -> list[int]:
    seats = list(range(view.seats))
    if view.viewer < 0:
        return seats
    return [(view.viewer + 1 + i) % view.seats for i in seats]


def _shows_last_round(view: MistyView) -> bool:
    return view.turn == 0 and view.round > 0


def _title(view: MistyView, words: Words) -> Text:
    shown_round = view.round if view.stage == OVER else view.round + 1
    title = Text(words.say(Message("draw-title", {"round": shown_round})), style="bold")
    if view.stage in (DEAL, PICK, PLACE):
        way = "left" if passing(view.shape, view.turn) == TO_THE_LEFT else "right"
        phase = view.turn // hand_size(view.shape) + 1
        title.append(" · " + words.say(Message(f"draw-phase-{way}", {"phase": phase})), style="not bold")
    elif view.stage == ACTIVATE:
        title.append(" · " + words.say(Message("draw-activation")), style="not bold")
    if _shows_last_round(view):
        title.append(" · " + words.say(Message("draw-last-round", {"round": view.round})), style="not bold")
    return title


# Windows


def _window(view: MistyView, seat: int, words: Words) -> RenderableType | None:
    story: vec[i64] = view.last_story if _shows_last_round(view) else view.story
    layout = layout_now(story, seat, view.shape)
    open_cells = _open_cells(view, seat)
    cells = _cells_to_draw(layout, open_cells)
    if not cells:
        return None
    rows = range(min(cells) // GRID, max(cells) // GRID + 1)
    columns = range(min(cell % GRID for cell in cells), max(cell % GRID for cell in cells) + 1)
    lines = [_caption(view, seat, words), _column_names(columns), _border(_TOP, columns)]
    for row in rows:
        panes = [_pane(layout, row * GRID + column, open_cells, words) for column in columns]
        lines += _row(str(row + 1), panes)
        lines.append(_border(_BETWEEN if row != rows[-1] else _BOTTOM, columns))
    return Group(*lines)


def _cells_to_draw(layout: Layout, open_cells: set[int]) -> list[int]:
    """The whole window once the cards have decided where it is; until then what is there or may be chosen."""
    if not layout.cards and layout.window.steps == 0:
        return []
    return layout.frame_cells() or sorted({*layout.cards, *open_cells})


def _open_cells(view: MistyView, seat: int) -> set[int]:
    """The cells the viewer may choose from now, in their own window."""
    if seat != view.viewer or view.stage not in (PLACE, ACTIVATE):
        return set()
    return {int(action) - KINDS for action in view.legal}


def _caption(view: MistyView, seat: int, words: Words) -> Text:
    won = int(wins(view.points, view.seats, seat))
    caption = Text("  ").append(words.player(seat), style="bold")
    caption.append(" " + "★" * won + " " if won else " ", style="yellow")
    caption.append(words.say(Message("draw-wins", {"n": won})), style=_FOG)
    if _shows_last_round(view):
        points = points_table(view.points, view.seats)[-1][seat]
        caption.append(" · " + words.say(Message("draw-points", {"n": points})), style="bold")
    return caption


def _column_names(columns: range) -> Text:
    return Text("  " + "".join(f"{COLUMNS[column]:^{_PANE + 1}}" for column in columns), style=_FOG)


def _border(corners: tuple[str, str, str], columns: range) -> Text:
    left, middle, right = corners
    return Text("  " + left + middle.join("─" * _PANE for _ in columns) + right, style=_FOG)


def _row(name: str, panes: list[_Pane]) -> list[Text]:
    lines = []
    for height in range(3):
        line = Text(f"{name if height == 1 else '':2}", style=_FOG).append("│", style=_FOG)
        for pane in panes:
            line.append_text(pane[height]).append("│", style=_FOG)
        lines.append(line)
    return lines


def _pane(layout: Layout, cell: int, open_cells: set[int], words: Words) -> _Pane:
    kinds = layout.cards.get(cell, [])
    if not kinds:
        return _empty_pane(layout, cell, open_cells)
    if len(kinds) > 1:
        smudge = Text(" ▒▒▒▒▒▒ ", style=_FOG)
        return smudge, smudge, _centred(f"{words.noun('draw-pile')} {len(kinds)}", _FOG)
    if cell in layout.moved:
        return _card_pane(kinds[0], words, style="dim", arrow=" ")
    return _card_pane(kinds[0], words, style="bold underline" if cell in open_cells else "")


def _empty_pane(layout: Layout, cell: int, open_cells: set[int]) -> _Pane:
    if cell in open_cells:
        return Text(" " * _PANE), _centred(cell_name(cell), "bold"), Text(" " * _PANE)
    fog = "░" if layout.window.frame() & bit(cell) else " "
    return Text(fog * _PANE, style="grey30"), Text(fog * _PANE, style="grey30"), Text(fog * _PANE, style="grey30")


def _card_pane(kind: int, words: Words, *, style: str, arrow: str | None = None) -> _Pane:
    card = CARDS[kind]
    upper, lower, colour = _DOODLES[card.picture]
    look = "dim " + colour if style == "dim" else colour
    shown = _ARROWS.get(card.role, " ") if arrow is None else arrow
    first = Text(f"{upper:<{_PANE - 1}}", style=look).append(shown, style=f"bold {colour}")
    name = Text().append_text(_centred(words.noun(f"short-{card.picture}"), style))
    return first, Text(f"{lower:<{_PANE}}", style=look), name


def _centred(text: str, style: str) -> Text:
    space = _PANE - len(text)
    left = max(space // 2, 0)
    return Text(" " * left).append(text, style=style).append(" " * max(space - left, 0))


# Hands


def _hand(view: MistyView, seat: int, words: Words) -> list[RenderableType]:
    """One's own hand as panes; of other hands what one remembers."""
    if seat == view.viewer:
        return _own_hand(view, seat, words)
    size = int(view.hand_size(seat))
    if size == 0:
        return []
    line = Text("  ").append(words.say(Message("draw-hand-of", {"seat": seat})), style="bold").append(" ")
    if view.hands[seat] == NOTHING:
        return [line.append(words.say(Message("draw-unknown", {"n": size})), style=_FOG)]
    line.append(", ".join(words.noun(f"card-{picture}") for picture in pictures(view.hands[seat])))
    if view.viewer == EVERYTHING and view.stage == PICK and view.chosen[seat] != NOTHING:
        chosen = words.noun(f"card-{CARDS[view.chosen[seat]].picture}")
        line.append(f" ({words.noun('draw-set-aside')}: {chosen})", style=_FOG)
    return [line]


def _own_hand(view: MistyView, seat: int, words: Words) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if view.stage == PLACE:
        kind = int(told(view.story, seat, CARD)[view.turn])
        title = words.noun("draw-to-place")
        if view.chosen[seat] != NOTHING:
            title += f" → {cell_name(view.chosen[seat])}"
        parts += _shelf(title, [_card_pane(kind, words, style="bold")])
    hand = [kind for kind in map(card_named, pictures(view.hands[seat])) if kind is not None]
    if not hand:
        return parts
    chosen = hand.index(view.chosen[seat]) if view.stage == PICK and view.chosen[seat] != NOTHING else -1
    panes = [_card_pane(kind, words, style="bold reverse" if i == chosen else "") for i, kind in enumerate(hand)]
    title = words.noun("draw-hand")
    if chosen >= 0:
        title += f" ({words.noun('draw-set-aside')}: {words.noun(f'card-{CARDS[hand[chosen]].picture}')})"
    return parts + _shelf(title, panes)


def _shelf(title: str, panes: list[_Pane]) -> list[RenderableType]:
    """Cards in a row, in their own small frames."""
    columns = range(len(panes))
    return [Text("  " + title, style="bold"), _border(_TOP, columns), *_row("", panes), _border(_BOTTOM, columns)]
