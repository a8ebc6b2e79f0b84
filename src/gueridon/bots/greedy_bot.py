"""The bot that looks one step ahead and takes what then looks best to it."""

from typing import Final, final

from mypy_extensions import i64

from gueridon.bots.bot import Bot
from gueridon.core.game import Game, View
from gueridon.core.rng import Rng

WORLDS: Final = 8
"""How many imagined worlds each action is tried in: enough to smooth out a lucky guess."""


@final
class GreedyBot(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._rng = Rng(seed)

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        totals = self._totals(view)
        best: i64 = 0
        for i in range(1, len(totals)):
            if totals[i] > totals[best]:
                best = i
        return view.legal[best]

    def _totals(self, view: View) -> list[float]:
        """For each action the sum, over imagined worlds, of how the view after it is valued."""
        totals = [0.0] * len(view.legal)
        for _ in range(1 if self._game.is_open else WORLDS):
            world = self._game.imagine(view, self._rng)
            for i in range(len(view.legal)):
                after = world.copy()
                after.play(view.viewer, view.legal[i])
                totals[i] += self._game.value(self._game.view(after, view.viewer))
        return totals
