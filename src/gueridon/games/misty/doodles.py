"""The cards in a terminal: a doodle, a colour, an arrow and a name."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gueridon.core.words import Words
from gueridon.games.misty.components import CARDS, DOWN, LEFT, RIGHT, UP

PANE: Final = 8
"""How wide a pane is."""
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


def colour(kind: int) -> str:
    return _DOODLES[CARDS[kind].picture][2]


def named(kind: int, words: Words) -> Text:
    """A card in a line of text: its name and, if it has one, its arrow."""
    card = CARDS[kind]
    name = Text(words.noun(f"card-{card.picture}"), style=colour(kind))
    return name.append(f" {_ARROWS[card.role]}", style="bold") if card.role in _ARROWS else name


def large_pane(kind: int, words: Words, style: str) -> list[Text]:
    upper, lower, _ = _DOODLES[CARDS[kind].picture]
    look = f"{colour(kind)} dim" if style == "dim" else colour(kind)
    doodle = [Text(f"{line:<{PANE}}", style=look) for line in (upper, lower)]
    return [*doodle, small_pane(kind, words, style)]


def small_pane(kind: int, words: Words, style: str) -> Text:
    return centred(words.noun(f"short-{CARDS[kind].picture}"), f"{colour(kind)} {style}")


def card_in_hand(kind: int, words: Words, style: str) -> list[Text]:
    """A large pane with the arrow in its corner."""
    upper, *rest = large_pane(kind, words, style)
    return [upper[: PANE - 1].append(_ARROWS.get(CARDS[kind].role, " "), style="bold"), *rest]


def centred(text: str, style: str) -> Text:
    space = PANE - len(text)
    left = max(space // 2, 0)
    return Text(" " * left).append(text, style=style).append(" " * max(space - left, 0))
