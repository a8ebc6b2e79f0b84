"""The bot that plays as somebody does who has just learnt the rules: it overlooks things and misjudges the rest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gueridon.bots.bot import Bot
from gueridon.core.game import Game, View
from gueridon.core.rng import Rng

_NOTICED: Final = 0.6
"""How likely each action is thought of at all."""
_MISJUDGED: Final = 0.5
"""How far a judgement is off at most, as a share of the distance between the best and the worst action."""


@final
class NewcomerBot(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._rng = Rng(seed)

    def choose(self, view: View) -> int:
        worth = self._first_impressions(view)
        off = _MISJUDGED * (max(worth) - min(worth))
        best: i64 = -1
        most = 0.0
        for i in range(len(worth)):
            felt = worth[i] + off * self._rng.unit()
            if self._rng.unit() < _NOTICED and (best < 0 or felt > most):
                best = i
                most = felt
        return view.legal[best if best >= 0 else self._rng.below(len(worth))]

    def _first_impressions(self, view: View) -> list[float]:
        """How each action looks in the first world that comes to mind."""
        world = self._game.imagine(view, self._rng)
        worth: list[float] = []
        for action in view.legal:
            after = world.copy()
            after.play(view.viewer, action)
            worth.append(self._game.value(self._game.view(after, view.viewer)))
        return worth
