"""The table in a terminal: the law in force, the players and their teams, the trick, the viewer's own hand."""

from __future__ import annotations

from typing import Final

from rich.box import HEAVY, ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gueridon.core.bits import bit, has
from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.games.moustache.board import CUP_DRAW, OVER, PASSING, REVEAL, TEAMING, card_played, cards_of, player_of
from gueridon.games.moustache.components import COLOUR_NAMES, COLOURS, FIRST_JOKER, ROUNDS, Cards, card_names, colour_of
from gueridon.games.moustache.scoring import BLUE_TEAM, PINK_TEAM, stars_in
from gueridon.games.moustache.sentences import law_sentences
from gueridon.games.moustache.view import HIDDEN_CUP, MoustacheView

# Colour is never alone: each has its shape, and the first letter of the notation.
_STYLES: Final = ("green", "magenta", "dark_orange", "dodger_blue1", "yellow")
_SHAPES: Final = ("▲", "●", "◆", "■", "✶")
_TEAM_MARKS: Final = {
    "crown": ("♛", "dodger_blue1"),
    "blue": ("■", "dodger_blue1"),
    "pink": ("●", "magenta"),
    "": ("", ""),
}
_NAMES: Final = card_names()
_CARD_WIDTH: Final = 8
_JOKER_WIDTH: Final = 10
_NAME_WIDTH: Final = 10


def draw(view: MoustacheView, words: Words) -> RenderableType:
    """From the law at the top down to the viewer's own cards at the bottom."""
    parts: list[RenderableType] = [_law(view, words), _players(view, words)]
    if view.phase not in (REVEAL, TEAMING, OVER):
        parts += [_middle(view, words), _piles(view, words)]
    if view.hand:
        parts += [Rule(style="bright_black"), _hand(view, words)]
    return Group(*parts)


def _law(view: MoustacheView, words: Words) -> Panel:
    said = " · ".join(words.say(message) for message in law_sentences(view.law))
    title = words.say(Message("draw-round", {"round": int(view.round) + 1, "rounds": ROUNDS}))
    return Panel(Text(said[:1].upper() + said[1:], justify="center"), title=title, box=ROUNDED, border_style="yellow")


# --- players ------------------------------------------------------------------------------------------------------------


def _players(view: MoustacheView, words: Words) -> Table:
    """One line each, clockwise, so that the viewer sits at the bottom."""
    table = Table(box=None, padding=(0, 1), show_header=True, header_style="bright_black", pad_edge=False)
    for column in ("", "draw-player", "draw-team", "draw-cards", "draw-cups"):
        table.add_column(words.noun(column) if column else "")
    first = view.viewer + 1 if view.viewer >= 0 else 0
    for place in range(view.seats):
        table.add_row(*_player(view, words, (first + place) % int(view.seats)))
    return table


def _player(view: MoustacheView, words: Words, seat: int) -> list[Text]:
    is_to_act = has(view.acting, seat)
    mark, style = _TEAM_MARKS[view.team_of(seat)]
    team = words.noun(f"team-card-{view.team_of(seat)}") if mark else ""
    name = Text(words.player(seat), style="bold reverse" if seat == view.viewer else "bold")
    return [
        Text("▶" if is_to_act else " ", style="bold yellow"),
        name,
        Text(f"{mark} {team}", style=style),
        _cards_held(view, seat),
        _cups(view, seat),
    ]


def _cards_held(view: MoustacheView, seat: int) -> Text:
    """How many, and what everybody, or at least the viewer, knows of them."""
    text = Text(str(view.sizes[seat]))
    if seat != view.viewer and view.known[seat]:
        text.append("  ").append(_small_cards(view.known[seat]))
    for colour in range(COLOURS):
        if view.voids & bit(seat * COLOURS + colour):
            text.append(f"  ∅{_SHAPES[colour]}{COLOUR_NAMES[colour][0]}", style=_STYLES[colour])
    return text


def _cups(view: MoustacheView, seat: int) -> Text:
    text = Text()
    for number in range(ROUNDS):
        cup = view.cup(number, seat)
        if cup:
            text.append("?" if cup == HIDDEN_CUP else str(cup), style="bold yellow").append(" ")
    if view.phase == OVER:
        text.append(f"= {sum(view.cup(number, seat) for number in range(ROUNDS))}", style="bold")
    return text


def _small_cards(cards: Cards) -> Text:
    return Text(" ").join(Text(_short(card), style=_STYLES[colour_of(card)]) for card in cards_of(cards))


def _short(card: int) -> str:
    return f"{_SHAPES[colour_of(card)]}{_NAMES[card]}"


# --- the trick and the piles --------------------------------------------------------------------------------------------


def _middle(view: MoustacheView, words: Words) -> RenderableType:
    """The trick on the table; before its first card the last one, faded."""
    plays = view.trick()
    is_last = not plays and bool(view.winners)
    winner = int(view.winners[len(view.winners) - 1]) if is_last else int(view.winning())
    if is_last:
        plays = view.plays[len(view.plays) - view.seats :]
    title = words.noun("draw-last-trick" if is_last else "draw-trick")
    cards = [
        Group(
            Text(words.player(int(player_of(play)))[:_NAME_WIDTH], style="bright_black"),
            _card(view, int(card_played(play)), words, is_best=player_of(play) == winner, is_faded=is_last),
        )
        for play in plays
    ]
    body: RenderableType = Columns(cards, padding=(0, 1)) if cards else Text("—", style="bright_black")
    return Panel(body, title=title, title_align="left", border_style="bright_black", box=ROUNDED)


def _piles(view: MoustacheView, words: Words) -> Text:
    text = Text()
    for team, name in ((BLUE_TEAM, "blue"), (PINK_TEAM, "pink")):
        mark, style = _TEAM_MARKS["crown" if name == "blue" else "pink"]
        pile = view.pile_of(team)
        stars = int(stars_in(view.law, pile))
        if view.phase == CUP_DRAW:
            stars = int(view.stars[2 * view.round + team])
        text.append(f"{mark} {words.noun(f'team-{name}')} ", style=style)
        text.append(f"{stars} ★   ", style="bold")
    if view.thrown:
        text.append(words.noun("draw-thrown") + " ", style="bright_black").append(_small_cards(view.thrown))
    return text


# --- cards --------------------------------------------------------------------------------------------------------------


def _hand(view: MoustacheView, words: Words) -> Columns:
    may_play = 0
    for action in view.legal:
        may_play |= bit(action)
    passed = view.passed[view.viewer] if view.phase == PASSING else 0
    cards = [
        _card(view, int(card), words, is_best=has(passed, card), is_faded=bool(may_play) and not has(may_play, card))
        for card in cards_of(view.hand)
    ]
    return Columns(cards, padding=(0, 0))


def _card(view: MoustacheView, card: int, words: Words, *, is_best: bool, is_faded: bool) -> Panel:
    style = _STYLES[colour_of(card)]
    face = Text(_short(card) if card < FIRST_JOKER else f"✶{_NAMES[card]}", style=f"bold {style}", justify="center")
    face.append("\n").append(_stars(int(view.law.stars[card])), style="yellow")
    width = _CARD_WIDTH if card < FIRST_JOKER else _JOKER_WIDTH
    border = f"dim {style}" if is_faded and not is_best else style
    if is_faded:
        face.stylize("dim")
    return Panel(face, box=HEAVY if is_best else ROUNDED, border_style=border, width=width, padding=(0, 0))


def _stars(stars: int) -> str:
    """Worth of a card under the law."""
    return ("−" if stars < 0 else "") + "★" * abs(stars)
