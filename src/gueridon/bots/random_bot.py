"""The bot that plays anything legal, each action equally often."""

from typing import final

from gueridon.bots.bot import Bot
from gueridon.core.game import View
from gueridon.core.rng import Rng


@final
class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View) -> int:
        return view.legal[self._rng.below(len(view.legal))]
