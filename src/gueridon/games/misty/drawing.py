"""The table in a terminal: everybody's window, what is known of the hands, and one's own cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.games.misty.components import CARDS, KINDS, SHAPES, Kind, copies_in
from gueridon.games.misty.doodles import PANE, card_in_hand, named
from gueridon.games.misty.notation import card_named, cell_name
from gueridon.games.misty.replay import layout_now
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
    passing_name,
    points_table,
    told,
    wins,
)
from gueridon.games.misty.view import MistyView, pictures, shows_last_round
from gueridon.games.misty.window_drawing import BOTTOM, FOG, TOP, WindowDrawing, border

_GAP: Final = 2
_LINES_BESIDES_WINDOWS: Final = 15
"""Title, own hand, question, choices and prompt."""


def draw(view: MistyView, words: Words) -> RenderableType:
    return _Drawing(view, words)


@dataclass(frozen=True)
class _Drawing:
    """The table as the viewer sees it, their own window last.

    A pane has its doodle where the terminal is high enough for all windows and the question below them; else only its
    name.
    """

    view: MistyView
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        is_large = _lines_of_large_windows(self.view, options.max_width) <= options.size.height
        windows = [_window(self.view, seat, self.words, is_large=is_large) for seat in _seats_to_draw(self.view)]
        drawn = [window for window in windows if window]
        yield from _title(self.view, self.words)
        yield from _side_by_side(drawn, options.max_width)
        yield from _hands(self.view, self.words, options.max_width, is_large=is_large or not drawn)


def _lines_of_large_windows(view: MistyView, width: int) -> int:
    """What a whole screen needs, but for the rarest positions, when every pane has its doodle."""
    in_a_row = max(1, (width + _GAP) // (_widest_window(view) + _GAP))
    rows_of_windows = -(-view.seats // in_a_row)
    return _LINES_BESIDES_WINDOWS + view.seats + rows_of_windows * (4 * SHAPES[view.shape].long_side + 3)


def _widest_window(view: MistyView) -> int:
    """A window may be open on both sides while a card is placed."""
    shape = SHAPES[view.shape]
    return max(shape.long_side, shape.short_side + 1) * (PANE + 1) + 3


def _seats_to_draw(view: MistyView) -> list[int]:
    seats = list(range(view.seats))
    if view.viewer < 0:
        return seats
    return [(view.viewer + 1 + i) % view.seats for i in seats]


def _title(view: MistyView, words: Words) -> Iterator[Text]:
    shown_round = view.round if view.stage == OVER else view.round + 1
    title = Text(words.say(Message("draw-title", {"round": shown_round})), style="bold")
    if view.stage in (DEAL, PICK, PLACE):
        way = passing_name(view.shape, view.turn)
        size = hand_size(view.shape)
        progress = {"phase": view.turn // size + 1, "card": view.turn % size + 1, "cards": size}
        title.append(" · " + words.say(Message(f"draw-phase-{way}", progress)), style="not bold")
    elif view.stage == ACTIVATE:
        title.append(" · " + words.say(Message("draw-activation")), style="not bold")
    yield title
    if shows_last_round(view) and view.stage != OVER:
        yield Text(words.say(Message("draw-last-round", {"round": view.round})), style="italic")


def _side_by_side(blocks: list[list[Text]], width: int) -> Iterator[RenderableType]:
    """Blocks of lines in as many rows as they need, the last row as full as it can be: it is the viewer's."""
    rows: list[list[list[Text]]] = []
    room = 0
    for block in reversed(blocks):
        needed = max(line.cell_len for line in block) + _GAP
        if needed > room:
            rows.insert(0, [])
            room = width + _GAP
        rows[0].insert(0, block)
        room -= needed
    for row in rows:
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        grid.add_row(*(Text("\n").join(block) for block in row))
        yield grid


# Windows


def _window(view: MistyView, seat: int, words: Words, *, is_large: bool) -> list[Text]:
    """Nothing while there is nothing in it."""
    story: vec[i64] = view.last_story if shows_last_round(view) else view.story
    layout = layout_now(story, seat, view.shape)
    lines = WindowDrawing(layout, _open_cells(view, seat), words, is_large).lines()
    return [_caption(view, seat, words), *lines] if lines else []


def _open_cells(view: MistyView, seat: int) -> frozenset[int]:
    """The cells the viewer may choose from now, in their own window."""
    if seat != view.viewer or view.stage not in (PLACE, ACTIVATE):
        return frozenset()
    return frozenset(int(action) - KINDS for action in view.legal)


def _caption(view: MistyView, seat: int, words: Words) -> Text:
    won = int(wins(view.points, view.seats, seat))
    name = words.noun("draw-you") if seat == view.viewer else words.player(seat)
    caption = Text("  ").append(name, style="bold")
    if shows_last_round(view):
        points = points_table(view.points, view.seats)[-1][seat]
        caption.append(" · " + words.say(Message("draw-points", {"n": points})), style="bold")
    if won:
        caption.append(f" · {'★' * won} {words.say(Message('draw-wins', {'n': won}))}", style="yellow")
    caption.truncate(_widest_window(view), overflow="ellipsis")
    return caption


# Hands


def _hands(view: MistyView, words: Words, width: int, *, is_large: bool) -> Iterator[RenderableType]:
    """What is known of everybody's hand; one's own with doodles where there is room."""
    lines = Table.grid(padding=(0, 1, 0, 0))
    for seat in _seats_to_draw(view):
        if seat != view.viewer:
            _add_other_hand(lines, view, seat, words)
        elif not is_large:
            _add_own_hand(lines, view, seat, words)
    if lines.row_count:
        yield lines
    if is_large and view.viewer >= 0:
        yield from _side_by_side(_shelves(view, view.viewer, words), width)


def _add_other_hand(lines: Table, view: MistyView, seat: int, words: Words) -> None:
    size = int(view.hand_size(seat))
    if size == 0:
        return
    holder = words.say(Message("draw-hand-of", {"seat": seat}))
    if view.hands[seat] == NOTHING:
        _add(lines, holder, Text(words.say(Message("draw-unknown", {"n": size})), style=FOG))
        return
    _add(lines, holder, _cards(view.hands[seat], words) + _picked(view, seat, words))


def _add_own_hand(lines: Table, view: MistyView, seat: int, words: Words) -> None:
    if view.stage == PLACE:
        _add(lines, words.noun("draw-to-place"), named(_card_to_place(view, seat), words).append(_goes_to(view, seat)))
    if view.hands[seat] > 0:
        _add(lines, _hand_title(view, seat, words), _cards(view.hands[seat], words) + _picked(view, seat, words))


def _hand_title(view: MistyView, seat: int, words: Words) -> str:
    """While cards are placed, what is left of a hand is no longer one's own: it is about to go on."""
    if view.stage != PLACE:
        return words.noun("draw-hand")
    neighbour = (seat + int(passing(view.shape, view.turn))) % view.seats
    return words.say(Message("draw-hand-next", {"seat": neighbour}))


def _add(lines: Table, label: str, content: Text) -> None:
    lines.add_row(Text(f"  {label}", style="bold"), content)


def _cards(handful: i64, words: Words) -> Text:
    """The cards of a handful in one line, those with the same picture together."""
    cards = []
    for kind in range(KINDS):
        copies = copies_in(handful, Kind(kind))
        if copies:
            cards.append(named(kind, words).append(f" ×{copies}" if copies > 1 else ""))
    return Text(", ").join(cards)


def _picked(view: MistyView, seat: int, words: Words) -> Text:
    """What somebody has set aside, if the viewer may know."""
    if view.stage != PICK or view.chosen[seat] == NOTHING:
        return Text()
    card = f"card-{CARDS[view.chosen[seat]].picture}"
    return Text(" " + words.say(Message("draw-set-aside", {"card": card})), style=FOG)


def _card_to_place(view: MistyView, seat: int) -> int:
    return int(told(view.story, seat, CARD)[view.turn])


def _goes_to(view: MistyView, seat: int) -> str:
    return f" ({cell_name(view.chosen[seat])})" if view.chosen[seat] != NOTHING else ""


def _shelves(view: MistyView, seat: int, words: Words) -> list[list[Text]]:
    shelves = []
    if view.stage == PLACE:
        card = card_in_hand(_card_to_place(view, seat), words, "bold")
        shelves.append(_shelf(Text(words.noun("draw-to-place") + _goes_to(view, seat)), [card]))
    hand = [kind for kind in map(card_named, pictures(view.hands[seat])) if kind is not None]
    if hand:
        title = Text(_hand_title(view, seat, words)).append_text(_picked(view, seat, words))
        shelves.append(_shelf(title, [card_in_hand(kind, words, "") for kind in hand]))
    return shelves


def _shelf(title: Text, cards: list[list[Text]]) -> list[Text]:
    """Cards in a row, in their own small frames."""
    sides = [Text("─" * PANE, style=FOG)] * len(cards)
    seam = Text("│", style=FOG)
    levels = [Text("  ").append_text(seam).append_text(seam.join(level)) for level in zip(*cards, strict=True)]
    title.stylize("bold")
    return [Text("  ") + title, border(TOP, sides), *(level + seam for level in levels), border(BOTTOM, sides)]
