"""The table in a terminal: the law in force, the players and their teams, the trick, the viewer's own hand.

With the question below it, it stays within 80 columns and 24 lines, so that nothing one plays by scrolls away.
"""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gueridon.core.bits import bit, count, has, lowest
from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.games.moustache.board import (
    NOBODY,
    OVER,
    PASSING,
    REVEAL,
    TEAMING,
    card_played,
    cards_of,
    player_of,
)
from gueridon.games.moustache.components import (
    COLOUR_NAMES,
    COLOURS,
    FIRST_JOKER,
    JOKER_NAMES,
    PIGEON,
    ROUNDS,
    Cards,
    card_names,
    colour_of,
)
from gueridon.games.moustache.scoring import BLUE_TEAM, PINK_TEAM
from gueridon.games.moustache.sentences import law_sentences, stars_shown
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
_HEADINGS: Final = ("", "draw-player", "draw-team", "draw-cards", "draw-known", "draw-previous-trick", "draw-cups")
_ALWAYS: Final = ("draw-player", "draw-team", "draw-cards", "draw-cups")
"""The columns that have a heading even while they are empty."""
_NAMES: Final = card_names()
_NAME_WIDTH: Final = 10
_ROOMY: Final = 8
"""Up to how many cards of a hand are drawn wide; more of them are drawn narrow, to stand in one row."""
_NARROWEST: Final = 58
_LIGHT: Final = "╭─╮│╰╯"
_HEAVY: Final = "┏━┓┃┗┛"


def draw(view: MoustacheView, words: Words) -> RenderableType:
    """From the law at the top down to the viewer's own cards at the bottom."""
    parts: list[RenderableType] = [_headline(view, words), _law(view, words), _players(view, words)]
    if view.table:
        parts.append(_trick(view, words))
    if view.hand:
        parts.append(_hand(view, words))
    return Group(*parts)


def _headline(view: MoustacheView, words: Words) -> Rule:
    """The round, the stars that lie in the teams' piles, how many cards went to nobody."""
    title = Text(words.say(Message("draw-round", {"round": int(view.round) + 1, "rounds": ROUNDS})), style="bold")
    if view.phase not in (REVEAL, TEAMING, OVER):
        for team, name in ((BLUE_TEAM, "blue"), (PINK_TEAM, "pink")):
            mark, style = _TEAM_MARKS[name]
            title.append(" · ", style="yellow").append(f"{mark} {words.noun(f'team-card-{name}')} ", style=style)
            title.append(f"{_pile_stars(view, team)} ★{_count_of_most(view, team)}")
    if view.thrown and view.phase != OVER:
        title.append(" · ", style="yellow").append(words.say(Message("draw-thrown", {"n": int(count(view.thrown))})))
    return Rule(title, style="yellow")


def _pile_stars(view: MoustacheView, team: int) -> str:
    return str(view.stars_of(team)).replace("-", "−")


def _count_of_most(view: MoustacheView, team: int) -> str:
    """How many cards a team has of those that it had better not have most of."""
    if view.law.most_cards == 0:
        return ""
    colour = colour_of(lowest(view.law.most_cards))
    return f", {count(view.pile_of(team) & view.law.most_cards)} {_SHAPES[colour]}{COLOUR_NAMES[colour][0]}"


def _law(view: MoustacheView, words: Words) -> Text:
    """Sentence by sentence; a line is broken between two of them, unless one alone would not fit."""
    sentences = [words.say(message) for message in law_sentences(view.law)]
    kept = [said.replace(" ", "\u00a0") if len(said) < _NARROWEST else said for said in sentences]
    said = "\u00a0· ".join(kept)
    return Text(said[:1].upper() + said[1:], justify="center", style="yellow")


# --- players ------------------------------------------------------------------------------------------------------------


def _players(view: MoustacheView, words: Words) -> Table:
    """One line each, clockwise, so that the viewer sits at the bottom."""
    table = Table(box=None, padding=(0, 1), show_header=True, header_style="bright_black", pad_edge=False)
    first = view.viewer + 1 if view.viewer >= 0 else 0
    rows = [_player(view, words, (first + place) % int(view.seats)) for place in range(view.seats)]
    for column, heading in enumerate(_HEADINGS):
        is_wanted = heading and (heading in _ALWAYS or any(row[column] for row in rows))
        table.add_column(words.noun(heading) if is_wanted else "", no_wrap=heading != "draw-known")
    for row in rows:
        table.add_row(*row)
    return table


def _player(view: MoustacheView, words: Words, seat: int) -> list[Text]:
    card = view.team_of(seat)
    mark, style = _TEAM_MARKS[card]
    team = words.noun("team-card-pink" if card == "pink" else "team-card-blue") if card else ""
    return [
        Text("▶" if has(view.acting, seat) else " ", style="bold yellow"),
        Text(words.player(seat), style="bold reverse" if seat == view.viewer else "bold"),
        Text(f"{mark} {team}", style=style),
        Text(str(view.sizes[seat]), justify="right"),
        _cards_known(view, words, seat),
        _previous_card(view, words, seat),
        _cups(view, seat),
    ]


def _cards_known(view: MoustacheView, words: Words, seat: int) -> Text:
    """What everybody, or at least the viewer, knows of a hand: cards that are in it, colours that are not."""
    text = Text()
    if seat != view.viewer and view.known[seat]:
        text.append(_small_cards(view.known[seat], words)).append("  ")
    void = [colour for colour in range(COLOURS) if view.voids & bit(seat * COLOURS + colour)]
    if void and view.sizes[seat]:
        colours = " ".join(f"{_SHAPES[colour]}{COLOUR_NAMES[colour][0]}" for colour in void)
        text.append(words.say(Message("draw-void", {"cards_quoted": colours})), style="bright_black")
    return text


def _cups(view: MoustacheView, seat: int) -> Text:
    text = Text()
    for number in range(ROUNDS):
        cup = view.cup(number, seat)
        if cup:
            text.append("?" if cup == HIDDEN_CUP else str(cup), style="bold yellow").append(" ")
    if view.phase == OVER:
        points = sum(view.cup(number, seat) for number in range(ROUNDS))
        text.append(f"= {points}" if text else "0", style="bold")
    return text


def _has_previous(view: MoustacheView) -> bool:
    return len(view.winners) > 0 and view.phase != OVER


def _previous_card(view: MoustacheView, words: Words, seat: int) -> Text:
    """What a player played to the trick before the one on the table, and whether it won."""
    text = Text()
    if _has_previous(view):
        end = len(view.plays) - len(view.trick())
        for play in view.plays[end - view.seats : end]:
            if player_of(play) == seat:
                text.append(_small_cards(bit(card_played(play)), words))
        text.append(" ✓" if view.winners[len(view.winners) - 1] == seat else "", style="bold yellow")
    return text


# --- the trick ----------------------------------------------------------------------------------------------------------


def _trick(view: MoustacheView, words: Words) -> Columns:
    """The cards on the table in the order they were played, and whose would win if no other came."""
    winner = view.winning()
    cards: list[RenderableType] = []
    for play in view.trick():
        name = words.player(int(player_of(play)))[:_NAME_WIDTH]
        cards.append(_card(view, int(card_played(play)), words, name=name, is_best=player_of(play) == winner))
    if view.table & PIGEON:
        cards.append(Text(words.noun("draw-spoilt"), style="bright_black"))
    elif winner != NOBODY:
        note = Text(words.noun("draw-winning"), style="bright_black")
        cards.append(note.append("\n" + words.player(int(winner))[:_NAME_WIDTH], style="bold"))
    return Columns(cards, padding=(0, 1))


# --- cards --------------------------------------------------------------------------------------------------------------


def _hand(view: MoustacheView, words: Words) -> Columns:
    may_play = 0
    for action in view.legal:
        may_play |= bit(action)
    passed = view.passed[view.viewer] if view.phase == PASSING else 0
    hand = cards_of(view.hand)
    width = 6 if len(hand) <= _ROOMY else 4
    cards = [
        _card(
            view,
            int(card),
            words,
            width=width,
            is_best=has(passed, card),
            is_faded=may_play != 0 and not has(may_play, card),
        )
        for card in hand
    ]
    return Columns(cards, padding=(0, 0))


def _card(
    view: MoustacheView,
    card: int,
    words: Words,
    *,
    name: str = "",
    width: int = 6,
    is_best: bool = False,
    is_faded: bool = False,
) -> Text:
    """Three lines: the player's name, the card and its stars, the latter in the border; heavy if it is the best."""
    corner_left, edge, corner_right, side, foot_left, foot_right = _HEAVY if is_best else _LIGHT
    face = _face(card, words)
    stars = stars_shown(int(view.law.stars[card]))
    width = max(width if card < FIRST_JOKER else 0, len(face), len(name))
    if stars and len(stars) + 2 <= width:
        stars = f" {stars} "  # a minus would be lost in the border
    text = Text(style=f"{_STYLES[colour_of(card)]}{' dim' if is_faded and not is_best else ''}", no_wrap=True)
    text.append(corner_left).append(name.center(width, edge), style="not bold").append(corner_right + "\n")
    text.append(side).append(face.center(width), style="bold").append(side + "\n")
    text.append(foot_left + stars.center(width, edge) + foot_right)
    return text


def _face(card: int, words: Words) -> str:
    """The shape and notation of an animal; a joker's name in the reader's language."""
    if card >= FIRST_JOKER:
        return words.noun(f"joker-{JOKER_NAMES[card - FIRST_JOKER]}")
    return f"{_SHAPES[colour_of(card)]}{_NAMES[card]}"


def _small_cards(cards: Cards, words: Words) -> Text:
    return Text(" ").join(Text(_face(card, words), style=_STYLES[colour_of(card)]) for card in cards_of(cards))
