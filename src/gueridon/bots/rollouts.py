"""Thinks by playing on in imagined worlds: every action in the same worlds, until all but the best have fallen behind."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, final

from gueridon.core.deliberation import Deliberation, Weighing
from gueridon.core.game import Game, View
from gueridon.core.rng import Rng

_FEWEST_WORLDS: Final = 12
"""No action falls out of the race before it has been tried in so many worlds."""
_BEHIND: Final = 3.0
"""An action falls out when it is so many standard errors behind the leader."""
_INDIFFERENT: Final = 0.002
"""Actions whose chances to win differ by less are equally good."""
_TIE_BREAK: Final = 0.0001
"""Between actions that win as often, a better result decides."""
_95_PERCENT: Final = 1.96


@final
class Rollouts(Deliberation):
    """A race of actions. Each world is shared by all that are still in it, so that a lucky world favours nobody."""

    def __init__(self, game: Game, view: View, seed: int, *, is_expert: bool) -> None:
        super().__init__()
        self._game = game
        self._view = view
        self._rng = Rng(seed)
        self._is_expert = is_expert
        actions = len(view.legal)
        self._racing: list[int] = list(range(actions))
        self._worlds: list[int] = [0] * actions
        self._chances: list[float] = [0.0] * actions
        self._results: list[float] = [0.0] * actions
        self._squares: list[float] = [0.0] * actions
        """Of chances, for each action's own doubt."""
        self._leads: list[float] = [0.0] * actions
        self._lead_squares: list[float] = [0.0] * actions
        """Of what an action brings beyond the mean of its world, for comparing actions."""

    # --- one world ----------------------------------------------------------------------------------------------------

    def step(self) -> None:
        worth = self._try_a_world()
        mean = sum(worth) / float(len(worth))
        for place in range(len(worth)):
            lead = worth[place] - mean
            action = self._racing[place]
            self._leads[action] += lead
            self._lead_squares[action] += lead * lead
        worlds = self._worlds[self._racing[0]]
        if worlds >= _FEWEST_WORLDS and worlds % 4 == 0 and len(self._racing) > 1:
            self._drop_those_behind()

    def _try_a_world(self) -> list[float]:
        game = self._game
        view = self._view
        world = game.believe(view, self._rng) if self._is_expert else game.imagine(view, self._rng)
        future = self._rng.word()
        worth: list[float] = []
        for action in self._racing:
            trial = world.copy()
            trial.play(view.viewer, view.legal[action])
            chance, result = game.foresee(trial, view.viewer, Rng(future))
            self._worlds[action] += 1
            self._chances[action] += chance
            self._squares[action] += chance * chance
            self._results[action] += result
            worth.append(chance + _TIE_BREAK * result)
            self.simulations += 1
        return worth

    # --- the race -----------------------------------------------------------------------------------------------------

    def _drop_those_behind(self) -> None:
        leader = self._leader()
        self._racing = [action for action in self._racing if action == leader or self._behind(leader, action) < _BEHIND]

    def _leader(self) -> int:
        leader = self._racing[0]
        for action in self._racing:
            if self._leads[action] > self._leads[leader]:
                leader = action
        return leader

    def _distance(self, leader: int, action: int) -> float:
        return (self._leads[leader] - self._leads[action]) / float(self._worlds[leader])

    def _error(self, leader: int, action: int) -> float:
        """The standard error of the distance between two actions that are still racing."""
        worlds = float(self._worlds[leader])
        spread = self._spread(leader) + self._spread(action)
        return sqrt(spread / worlds) if spread > 0.0 else 0.0

    def _spread(self, action: int) -> float:
        worlds = float(self._worlds[action])
        mean = self._leads[action] / worlds
        return max(0.0, self._lead_squares[action] / worlds - mean * mean)

    def _behind(self, leader: int, action: int) -> float:
        """In standard errors; a certain distance is beyond them all."""
        distance = self._distance(leader, action)
        error = self._error(leader, action)
        if error > 0.0:
            return distance / error
        return 2.0 * _BEHIND if distance > 0.0 else 0.0

    # --- what has been found ------------------------------------------------------------------------------------------

    def is_settled(self) -> bool:
        if len(self._racing) == 1:
            return True
        leader = self._leader()
        if self._worlds[leader] < _FEWEST_WORLDS:
            return False
        for action in self._racing:
            most = self._distance(leader, action) + _BEHIND * self._error(leader, action)
            if action != leader and most > _INDIFFERENT:
                return False
        return True

    def best(self) -> int:
        return self._view.legal[self._leader()]

    def weighed(self) -> list[Weighing]:
        leader = self._leader()
        return [self._weighed(i, leader) for i in range(len(self._view.legal))]

    def _weighed(self, i: int, leader: int) -> Weighing:
        worlds = self._worlds[i]
        action = int(self._view.legal[i])
        if worlds == 0:
            return Weighing(action, 0.5, 0.0, 0.5, 0.0)
        mean = self._chances[i] / float(worlds)
        variance = max(0.0, self._squares[i] / float(worlds) - mean * mean)
        doubt = min(0.5, _95_PERCENT * sqrt((variance + 1.0 / float(worlds)) / float(worlds)))
        return Weighing(action, mean, self._results[i] / float(worlds), doubt, self._confidence(i, leader))

    def _confidence(self, i: int, leader: int) -> float:
        """Against the leader or, for the leader, against the closest of the others."""
        if i not in self._racing:
            return 0.0
        if i != leader:
            return _normal(-self._behind(leader, i))
        rivals = [self._behind(leader, other) for other in self._racing if other != leader]
        return _normal(min(rivals)) if rivals else 1.0


def _normal(deviations: float) -> float:
    """The chance that something normally distributed is less than so many standard deviations above its mean."""
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))
