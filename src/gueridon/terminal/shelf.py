"""`gueridon games`: what can be played, by how many, with which options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gueridon.core import registry
from gueridon.core.game import Game, Option
from gueridon.core.message import GueridonError, Message
from gueridon.core.words import Words


def find_game(typed: str) -> str:
    """The game somebody means: any case, any dash, and the beginning of a name when no other begins so."""
    folded = typed.casefold().replace("-", "_").replace(" ", "_")
    if folded in registry.names():
        return folded
    beginning = [name for name in registry.names() if folded and name.startswith(folded)]
    if len(beginning) > 1:
        first, last = ", ".join(beginning[:-1]), beginning[-1]
        raise GueridonError("terminal-error-several-games", quoted=typed, first_quoted=first, last_quoted=last)
    if not beginning:
        raise GueridonError("error-no-such-game", quoted=typed, games_quoted=", ".join(registry.names()))
    return beginning[0]


def shelf(language: str) -> RenderableType:
    return Group(*(_entry(registry.game(name), Words(language, name)) for name in registry.names()))


def _entry(game: Game, words: Words) -> RenderableType:
    title = Text.assemble((words.noun("game-name"), "bold"), "  ", (game.name, "cyan"))
    players = {"fewest": game.players[0], "most": game.players[-1]}
    facts = [Text(words.noun("game-tagline")), Text(words.say(Message("terminal-players", players)))]
    options = [part for option in game.options for part in (_asked(option, words), _choices(option, words))]
    return Group(title, *(Padding(part, (0, 0, 0, 2)) for part in [*facts, *options]), Text())


def _asked(option: Option, words: Words) -> RenderableType:
    asked = Text.assemble((f"--option {option.name}=…", "cyan"), "  ", words.noun(f"option-{option.name}"))
    if option.players:
        numbers = ", ".join(str(number) for number in option.players)
        asked.append(" " + words.say(Message("terminal-option-players", {"players_quoted": numbers})), style="dim")
    return asked


def _choices(option: Option, words: Words) -> RenderableType:
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(min_width=14, justify="right", style="cyan", no_wrap=True)
    grid.add_column()
    for first, last in _ranges(option.choices):
        meaning = _meaning(option, first, words)
        if first != last:
            meaning = Text.assemble(meaning, " … ", _meaning(option, last, words))
        grid.add_row(first if first == last else f"{first} … {last}", meaning)
    return grid


def _meaning(option: Option, choice: str, words: Words) -> Text:
    usual = f" {words.noun('terminal-usual')}" if choice == option.default else ""
    return Text.assemble(words.noun(f"option-{option.name}-{choice}"), (usual, "dim"))


def _ranges(choices: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each choice alone, but numbers in a row, such as seats, from the first to the last."""
    for is_number, group in groupby(choices, key=str.isdigit):
        together = list(group)
        yield from [(together[0], together[-1])] if is_number else ((choice, choice) for choice in together)
