"""Finds the games: a folder of games/ whose `game` module has a GAME."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

import gueridon.games
from gueridon.core.balance import Balance
from gueridon.core.game import Game
from gueridon.core.message import GueridonError


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(gueridon.games.__path__) if module.ispkg))


@cache
def game(name: str) -> Game:
    if name not in names():
        raise GueridonError("error-no-such-game", quoted=name[:80], games_quoted=", ".join(names()))
    found = import_module(f"gueridon.games.{name}.game").GAME
    assert isinstance(found, Game)
    return found


def balance(name: str) -> Balance:
    """What a game wants counted about itself; nothing beyond the usual if it does not say."""
    if find_spec(f"gueridon.games.{name}.balance") is None:
        return Balance()
    found = import_module(f"gueridon.games.{name}.balance").BALANCE
    assert isinstance(found, Balance)
    return found


def folder(name: str) -> Traversable:
    """Where everything about one game lies: its words, its rules pages."""
    return files(f"gueridon.games.{name}")


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.players:
        raise GueridonError(
            "error-number-of-players", game=game.name, fewest=game.players[0], most=game.players[-1], asked=seats
        )


def complete_options(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with its choice; the default where none was made."""
    known = {option.name: option for option in game.options}
    for name, choice in chosen.items():
        if name not in known:
            raise GueridonError(
                "error-no-such-option", game=game.name, quoted=name[:80], options_quoted=", ".join(known) or "—"
            )
        if choice not in known[name].choices:
            raise GueridonError(
                "error-no-such-choice",
                game=game.name,
                option_quoted=name,
                quoted=choice[:80],
                choices_quoted=", ".join(known[name].choices),
            )
    return {option.name: chosen.get(option.name, option.default) for option in game.options}


def check_options(game: Game, seats: int, options: Mapping[str, str]) -> None:
    """Refuse a choice that would do nothing at a table of this size."""
    for option in game.options:
        if option.players and seats not in option.players and options[option.name] != option.default:
            raise GueridonError(
                "error-option-players",
                game=game.name,
                option_quoted=option.name,
                players_quoted=", ".join(str(players) for players in option.players),
                asked=seats,
            )
