"""`gueridon games`: what can be played, by how many, with which options."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
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
    if len(beginning) != 1:
        raise GueridonError("error-no-such-game", quoted=typed[:80], games_quoted=", ".join(registry.names()))
    return beginning[0]


def shelf(language: str) -> RenderableType:
    return Group(*(_entry(registry.game(name), Words(language, name)) for name in registry.names()))


def _entry(game: Game, words: Words) -> RenderableType:
    title = Text.assemble((words.noun("game-name"), "bold"), "  ", (game.name, "cyan"))
    players = {"fewest": game.players[0], "most": game.players[-1]}
    below = [Text(words.noun("game-tagline")), Text(words.say(Message("terminal-players", players)))]
    options = [line for option in game.options for line in _option(option, words)]
    return Group(title, *(Padding(line, (0, 0, 0, 2)) for line in [*below, *options]), Text())


def _option(option: Option, words: Words) -> Iterator[Text]:
    asked = Text.assemble((f"--option {option.name}=…", "cyan"), "  ", words.noun(f"option-{option.name}"))
    if option.players:
        numbers = ", ".join(str(number) for number in option.players)
        asked.append("  " + words.say(Message("terminal-option-players", {"players_quoted": numbers})), style="dim")
    yield asked
    for choice in option.choices:
        usual = f" {words.noun('terminal-usual')}" if choice == option.default else ""
        meaning = words.noun(f"option-{option.name}-{choice}")
        yield Text.assemble("    ", (choice, "cyan"), "  ", meaning, (usual, "dim"))
