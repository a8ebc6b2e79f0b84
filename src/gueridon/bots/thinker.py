"""The bot that thinks: within a budget of time or of simulations, and to be stopped at any moment.

The loop is ordinary Python over compiled steps, so that other threads and Ctrl-C are heard while it thinks.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event
from time import perf_counter

from gueridon.bots.bot import Bot
from gueridon.bots.rollouts import Rollouts
from gueridon.core.deliberation import Deliberation, Weighing
from gueridon.core.game import Game, View
from gueridon.core.rng import Rng


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision. With simulations alone, the same seed always gives the same choice."""

    simulations: int | None = None
    seconds: float | None = None

    def is_spent(self, simulations: int, started: float) -> bool:
        if self.simulations is not None and simulations >= self.simulations:
            return True
        return self.seconds is not None and perf_counter() - started >= self.seconds


class Thinker(Bot):
    def __init__(self, game: Game, seed: int, budget: Budget, *, is_expert: bool) -> None:
        self.budget = budget
        self.is_expert = is_expert
        """Whether to draw conclusions from what the others have done."""
        self._game = game
        self._rng = Rng(seed)
        self._stopped = Event()

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return self._think(view, settle=True).best()

    def weigh(self, view: View) -> list[Weighing]:
        """Every legal action with what to expect of it; thinks for the whole budget."""
        return self._think(view, settle=False).weighed()

    def stop(self) -> None:
        """End the thinking that is going on, from another thread; what looks best so far is its answer."""
        self._stopped.set()

    def deliberation(self, view: View) -> Deliberation:
        """Thinking about one decision, not yet begun."""
        seed = (self._rng.word() << 24) | (self._rng.word() >> 8)
        own = self._game.deliberate(view, seed, is_expert=self.is_expert)
        return own if own is not None else Rollouts(self._game, view, seed, is_expert=self.is_expert)

    def _think(self, view: View, *, settle: bool) -> Deliberation:
        self._stopped.clear()
        started = perf_counter()
        deliberation = self.deliberation(view)
        deliberation.step()
        while not self._stopped.is_set() and not self.budget.is_spent(deliberation.simulations, started):
            if settle and deliberation.is_settled():
                break
            deliberation.step()
        return deliberation
