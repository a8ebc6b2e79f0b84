"""Boards in letters, as in a terminal, each drawn once and beside the event loop: one takes as long as a hundred actions."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from io import StringIO
from typing import Final

from gueridon.core.game import View
from gueridon.core.words import Words
from gueridon.server.session.advice import match_of
from gueridon.server.session.kept import Kept
from gueridon.server.table.table import Table

WIDTH: Final = 76
_KEPT_LETTERS: Final = 2_000_000


class Drawings:
    """What each viewer's board looks like, as long as nothing happens at the table."""

    def __init__(self) -> None:
        self._kept: Kept[tuple[object, ...], str] = Kept(_KEPT_LETTERS, len)
        self._pen = asyncio.Semaphore(1)

    async def of(self, table: Table, viewer: int, language: str) -> str:
        names = dict(match_of(table).names)
        key = (viewer, language, table.id, table.seq, *names.items())
        return await self._kept.get(key, lambda: self._drawn(table, viewer, names, language))

    async def _drawn(self, table: Table, viewer: int, names: Mapping[int, str], language: str) -> str:
        view = match_of(table).view_of(viewer)  # before anything else can happen there
        async with self._pen:
            return await asyncio.to_thread(drawing, table.laid.game, view, names, language)


def drawing(game: str, view: View, names: Mapping[int, str], language: str) -> str:
    from rich.console import Console

    from gueridon.terminal.drawings import drawing as drawing_of

    words = Words(language, game, names, reader=view.viewer if view.viewer >= 0 else None)
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    console.print(drawing_of(game)(view, words))
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines()).strip("\n") + "\n"
