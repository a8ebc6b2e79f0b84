"""`gueridon bots`: who can sit at the table when people are missing."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from gueridon.bots.registry import LEVELS, NAMES
from gueridon.core.words import Words


def opponents(words: Words) -> RenderableType:
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for name in NAMES:
        style = None if name in LEVELS else "dim"
        grid.add_row(name, words.noun(f"bot-{name}"), words.noun(f"bot-{name}-about"), style=style)
    return grid
