"""Finds the games: a folder of games/ whose `game` module has a GAME."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

import gueridon.games
from gueridon.core import given
from gueridon.core.balance import Balance
from gueridon.core.game import Game
from gueridon.core.message import Figure, GueridonError
from gueridon.core.quoting import shown, written
from gueridon.core.wire import Shape


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(gueridon.games.__path__) if module.ispkg))


def game(name: str) -> Game:
    return _game(checked(name))


def checked(name: object) -> str:
    """The name of a game that there is."""
    if not isinstance(name, str) or name not in names():
        raise GueridonError("error-no-such-game", quoted=shown(name), games_quoted=", ".join(names()))
    return name


@cache
def _game(name: str) -> Game:
    found = import_module(f"gueridon.games.{name}.game").GAME
    assert isinstance(found, Game)
    return found


@cache
def box(name: str) -> Shape:
    """All that lies in the box of a game, as its wire.py lists it; of a game that has none, nothing."""
    if find_spec(f"gueridon.games.{name}.wire") is None:
        return Shape()
    found = import_module(f"gueridon.games.{name}.wire").box()
    assert isinstance(found, Shape)
    return found


@cache
def figures(name: str) -> Mapping[str, Figure]:
    """What the texts of a game repeat of its box, as its figures.py takes it from components.py."""
    if find_spec(f"gueridon.games.{name}.figures") is None:
        return {}
    found = import_module(f"gueridon.games.{name}.figures").figures()
    assert isinstance(found, Mapping)
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


def text(name: str | None, file: str) -> str:
    """A file of words or rules as it is written: of a game, or of the table."""
    written_in = files("gueridon.core") if name is None else folder(name)
    return (written_in / file).read_text(encoding="utf-8")


def check_seats(game: Game, seats: int) -> int:
    """The number of players as a plain number, if the game can be played by so many."""
    number = given.as_whole(seats)
    if number is None or number not in game.players:
        fewest, most = game.players[0], game.players[-1]
        raise GueridonError("error-number-of-players", game=game.name, fewest=fewest, most=most, quoted=written(seats))
    return number


def complete_options(game: Game, chosen: Mapping[str, str] | None) -> dict[str, str]:
    """Every option of the game with its choice; the default where none was made."""
    known = {option.name: option for option in game.options}
    complete = {option.name: option.default for option in game.options}
    for name, choice in given.mapping(chosen, "options").items():
        if not isinstance(name, str) or name not in known:
            raise GueridonError(
                "error-no-such-option", game=game.name, quoted=shown(name), options_quoted=", ".join(known) or "—"
            )
        if not isinstance(choice, str) or choice not in known[name].choices:
            raise GueridonError(
                "error-no-such-choice",
                game=game.name,
                option_quoted=name,
                quoted=shown(choice),
                choices_quoted=", ".join(known[name].choices),
            )
        complete[name] = choice
    return complete


def check_options(game: Game, seats: int, options: Mapping[str, str]) -> None:
    """Refuse a choice that would do nothing at a table of this size."""
    for option in game.options:
        if option.players and seats not in option.players and options[option.name] != option.default:
            raise GueridonError(
                "error-option-players",
                game=game.name,
                option_quoted=option.name,
                players_quoted=", ".join(str(players) for players in option.players),
                most=option.players[-1],
                asked=seats,
            )
