"""Every kind of table there is: game, number of players, options."""

from __future__ import annotations

import os
from itertools import product
from typing import NoReturn

import pytest

from gueridon.core import registry
from gueridon.core.game import Game, Option

Table = tuple[str, int, tuple[tuple[str, str], ...]]


def needs(*names: str) -> pytest.MarkDecorator:
    """A test that speaks of certain games is left out where somebody has taken one off the shelf."""
    missing = [name for name in names if name not in registry.names()]
    return pytest.mark.skipif(bool(missing), reason=f"not on this shelf: {', '.join(missing)}")


def leave_out(why: str) -> NoReturn:
    """Skip a test for which something is missing here; with CI=true nothing may be left out."""
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(f"{why}, and with CI=true nothing may be left out")
    pytest.skip(f"{why}: left out")


def all_tables() -> list[Table]:
    """Each game at each number of players with each combination of the options that matter there.

    Of the choices of a first seat only the random one and seat 1 are taken: the others are the same but for numbering.
    """
    return [
        (name, seats, options)
        for name in registry.names()
        for seats in registry.game(name).players
        for options in _combinations(registry.game(name), seats)
    ]


def plain_tables() -> list[Table]:
    """Each game at each number of players with its default options."""
    return [(name, seats, ()) for name in registry.names() for seats in registry.game(name).players]


def table_id(table: Table) -> str:
    name, seats, options = table
    return "-".join([name, f"{seats}p", *(f"{option}={choice}" for option, choice in options)])


def _combinations(game: Game, seats: int) -> list[tuple[tuple[str, str], ...]]:
    relevant = [option for option in game.options if not option.players or seats in option.players]
    return [tuple(choices) for choices in product(*(_choices(option) for option in relevant))]


def _choices(option: Option) -> list[tuple[str, str]]:
    choices = ("random", "1") if option.name == "first" else option.choices
    return [(option.name, choice) for choice in choices]
