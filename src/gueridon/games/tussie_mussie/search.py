"""How the expert plans a day of the solo variant: by trying futures in which it goes on planning.

With nobody to outguess, the open question is what one will do oneself with the turns to come. The quick policy answers
it too modestly, so here every later distribution of the round is itself chosen by playing on a few times.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, final

from mypy_extensions import i64

from gueridon.core.bits import bit
from gueridon.core.deliberation import Deliberation, Weighing
from gueridon.core.game import CHANCE
from gueridon.core.rng import Rng
from gueridon.games.tussie_mussie.imagine import imagine
from gueridon.games.tussie_mussie.policy import choose
from gueridon.games.tussie_mussie.prospects import prospects
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.state import DISTRIBUTION
from gueridon.games.tussie_mussie.view import TussieMussieView, view_of

_TRIES: Final = 6
"""In how many worlds a later distribution is tried before one of its ways is taken."""
_FEWEST_WORLDS: Final = 12
_CERTAIN: Final = 3.0
"""So many standard errors ahead of all others, a way is taken without more thought."""
_INDIFFERENT: Final = 0.002
_TIE_BREAK: Final = 0.001
"""Between ways that win as often, points decide."""


@final
class Planning(Deliberation):
    """One distribution being thought about: every way in the same worlds."""

    def __init__(self, view: TussieMussieView, seed: int) -> None:
        super().__init__()
        self._view = view
        self._rng = Rng(seed)
        self._worlds: i64 = 0
        self._chances: list[list[float]] = [[] for _ in view.legal]
        self._results: list[float] = [0.0 for _ in view.legal]
        self._worths: list[list[float]] = [[] for _ in view.legal]

    def step(self) -> None:
        world = imagine(self._view, self._rng)
        future = self._rng.word()
        for i in range(len(self._view.legal)):
            trial = world.copy()
            trial.play(0, self._view.legal[i])
            play_on(trial, Rng(future), _TRIES)
            chance, result = prospects(trial, 0)
            self._chances[i].append(chance)
            self._results[i] += result
            self._worths[i].append(chance + _TIE_BREAK * result)
            self.simulations += 1
        self._worlds += 1

    def is_settled(self) -> bool:
        if self._worlds < _FEWEST_WORLDS:
            return False
        leader = self._leader()
        for i in range(len(self._worths)):
            distance, error = self._distance(leader, i)
            if i != leader and distance < _CERTAIN * error and distance + _CERTAIN * error > _INDIFFERENT:
                return False
        return True

    def best(self) -> int:
        return self._view.legal[self._leader()]

    def weighed(self) -> list[Weighing]:
        leader = self._leader()
        return [self._weighed(i, leader) for i in range(len(self._worths))]

    def _leader(self) -> int:
        leader = 0
        for i in range(1, len(self._worths)):
            if _mean(self._worths[i]) > _mean(self._worths[leader]):
                leader = i
        return leader

    def _distance(self, leader: int, i: int) -> tuple[float, float]:
        """How far a way is behind the leader in the same worlds, and the standard error of that."""
        apart = [self._worths[leader][w] - self._worths[i][w] for w in range(self._worlds)]
        return _mean(apart), sqrt(_variance(apart) / float(len(apart)))

    def _weighed(self, i: int, leader: int) -> Weighing:
        chances = self._chances[i]
        worlds = float(len(chances))
        doubt = min(0.5, 1.96 * sqrt((_variance(chances) + 1.0 / worlds) / worlds))
        return Weighing(
            int(self._view.legal[i]), _mean(chances), self._results[i] / worlds, doubt, self._confidence(i, leader)
        )

    def _confidence(self, i: int, leader: int) -> float:
        """Against the leader or, for the leader, against the closest of the others."""
        if i != leader:
            return 1.0 - self._surely_behind(leader, i)
        others = [self._surely_behind(leader, other) for other in range(len(self._worths)) if other != leader]
        return min(others) if others else 1.0

    def _surely_behind(self, leader: int, i: int) -> float:
        distance, error = self._distance(leader, i)
        if error == 0.0:
            return 1.0 if distance > 0.0 else 0.5
        return 0.5 * (1.0 + erf(distance / error / sqrt(2.0)))


# --- Playing on -------------------------------------------------------------------------------------------------------


def play_on(state: TussieMussieState, rng: Rng, tries: i64) -> None:
    """Play a solo game to the end of the round, planning with so many tries; with none, by the policy."""
    stage = state.round
    acting = state.to_act()
    while acting != 0 and state.round == stage:
        if acting & bit(CHANCE) != 0:
            state.play(CHANCE, state.chance(rng.below(state.chances())))
        elif tries > 0 and state.phase == DISTRIBUTION:
            state.play(0, _planned(state, rng, tries))
        else:
            state.play(0, choose(state, 0, rng))
        acting = state.to_act()


def _planned(state: TussieMussieState, rng: Rng, tries: i64) -> i64:
    """The way that does best in a few worlds, imagined anew: what is hidden in this one must not sway the choice."""
    view = view_of(state, 0)
    totals = [0.0 for _ in view.legal]
    for _ in range(tries):
        world = imagine(view, rng)
        future = rng.word()
        for i in range(len(totals)):
            trial = world.copy()
            trial.play(0, view.legal[i])
            play_on(trial, Rng(future), 0)
            chance, result = prospects(trial, 0)
            totals[i] += chance + _TIE_BREAK * result
    best = 0
    for i in range(1, len(totals)):
        if totals[i] > totals[best]:
            best = i
    return view.legal[best]


def _mean(values: list[float]) -> float:
    return sum(values, 0.0) / float(len(values))


def _variance(values: list[float]) -> float:
    mean = _mean(values)
    return sum([(value - mean) * (value - mean) for value in values], 0.0) / float(len(values))
