"""Finds a game's own drawing of its board."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from msgspec import to_builtins
from rich.console import RenderableType
from rich.pretty import Pretty

from gueridon.core.game import View
from gueridon.core.words import Words

Drawing = Callable[[View, Words], RenderableType]


@cache
def drawing(game: str) -> Drawing:
    """A game that draws nothing yet is shown as the plain facts of its view."""
    if find_spec(f"gueridon.games.{game}.drawing") is None:
        return lambda view, _words: Pretty(to_builtins(view.data()), expand_all=False)
    draw: Drawing = import_module(f"gueridon.games.{game}.drawing").draw
    return draw
