"""What a seat is given: the numbers of its view, the mask of its open actions, and a drawing of the table."""

from __future__ import annotations

from io import StringIO
from typing import Any

import numpy as np
from gymnasium import spaces
from rich.console import Console

from gueridon.core.encoding import encoding, length
from gueridon.core.game import EVERYTHING, Game, View
from gueridon.core.words import Words
from gueridon.research.turns import Turns
from gueridon.terminal.drawings import drawing

WIDTH = 100


class Observer:
    """Turns the views of one kind of table into observations."""

    def __init__(self, game: Game, players: int) -> None:
        self._game = game
        self._encoding = encoding(game.name)
        self.length = length(self._encoding.layout, players)

    def space(self) -> spaces.Dict:
        numbers = spaces.Box(-1.0, 1.0, (self.length,), np.float32)
        mask = spaces.Box(0, 1, (self._game.action_count,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def observe(self, view: View) -> dict[str, Any]:
        return {
            "observation": np.array(self._encoding.encode(view), np.float32),
            "action_mask": self.mask(view),
        }

    def mask(self, view: View) -> np.ndarray[Any, np.dtype[np.int8]]:
        mask = np.zeros(self._game.action_count, np.int8)
        mask[list(view.legal)] = 1
        return mask

    def drawing(self, turns: Turns) -> str:
        """The table as the seat that is served sees it; once the game is over, with everything turned up."""
        viewer = EVERYTHING if turns.seat is None else turns.seat
        words = Words("en", self._game.name, reader=viewer)
        console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
        with console.capture() as capture:
            console.print(drawing(self._game.name)(turns.view(viewer), words))
        return capture.get()
