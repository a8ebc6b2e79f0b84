"""One seat of any game as a Gymnasium environment; policies of your own, or random ones, sit in the others.

>>> from gueridon.research import gymnasium
>>> env = gymnasium.env("misty", players=2, seat=0)
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(int(observation["action_mask"].argmax()))

Observations and rewards are those of `gueridon.research.pettingzoo`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import Env, spaces

from gueridon.core import registry
from gueridon.research.observing import Observer
from gueridon.research.turns import Turns, rewards, usual_players

Observation = dict[str, Any]
Policy = Callable[[Observation, np.random.Generator], int]
"""Chooses an open action for a seat that is given an observation."""


def at_random(observation: Observation, rng: np.random.Generator) -> int:
    """The policy that takes any open action."""
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


class SeatEnv(Env[Observation, np.int64]):
    """Each step is one decision of the seat; the other seats, and the deals, are played in between."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        others: Policy = at_random,
        render_mode: str | None = None,
    ) -> None:
        self.game = registry.game(name)
        self.players = usual_players(self.game) if players is None else players
        self.seat = seat
        self.options = dict(options or {})
        self.others = others
        self.render_mode = render_mode
        self._observer = Observer(self.game, self.players)
        self.observation_space = self._observer.space()
        self.action_space = spaces.Discrete(self.game.action_count)
        self._turns = Turns(self.game, self.players, self.options, seed=0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._turns = Turns(self.game, self.players, self.options, int(self.np_random.integers(2**62)))
        self._play_others()
        return self._observe(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One decision; gueridon.IllegalAction, and nothing changed, for a masked action."""
        self._turns.play(int(action))
        self._play_others()
        outcome = self._turns.outcome
        reward = 0.0 if outcome is None else rewards(outcome)[self.seat]
        return self._observe(), reward, outcome is not None, False, {}

    def render(self) -> str | None:
        return self._observer.drawing(self._turns) if self.render_mode == "ansi" else None

    def _observe(self) -> Observation:
        return self._observer.observe(self._turns.view(self.seat))

    def _play_others(self) -> None:
        while self._turns.seat not in (None, self.seat):
            assert self._turns.seat is not None
            observation = self._observer.observe(self._turns.view(self._turns.seat))
            self._turns.play(self.others(observation, self.np_random))


env = SeatEnv
