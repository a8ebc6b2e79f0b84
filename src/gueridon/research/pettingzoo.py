"""Every game as a PettingZoo environment.

>>> from gueridon.research import pettingzoo
>>> env = pettingzoo.env("misty", players=3, options={"smiles": "chains"})
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()

One agent a seat, `player_0` first. An observation is what that seat may know and no more: "observation" are the numbers
of the game's `encoding.py`, "action_mask" its open actions. Sealed decisions are asked for one seat after the other. The
environment deals, from the seed. Rewards come at the end, see `turns.rewards`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gueridon.core import registry
from gueridon.research.observing import Observer
from gueridon.research.turns import Turns, rewards, usual_players

Options = Mapping[str, str]
Observation = dict[str, Any]


def env(
    name: str, players: int | None = None, options: Options | None = None, render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """A table of a game; by default the smallest with an opponent, and the options' defaults."""
    table = raw_env(name, players, options, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801  # PettingZoo's name for it
    """The same without PettingZoo's wrappers."""

    def __init__(
        self, name: str, players: int | None = None, options: Options | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = registry.game(name)
        self.players = usual_players(self.game) if players is None else players
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.metadata = {
            "name": f"gueridon_{name}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._observer = Observer(self.game, self.players)
        self.observation_spaces = {agent: self._observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._turns = self._new_game()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed its deals are those of `gueridon.start(..., seed=seed)`; later games follow from it."""
        self._turns = self._new_game(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _new_game(self, seed: int | None = None) -> Turns:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = int(self._seeds.integers(2**62)) if seed is None else seed
        return Turns(self.game, self.players, self.options, chosen)

    def observe(self, agent: str) -> Observation:
        return self._observer.observe(self._turns.view(self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        """The decision of the agent that is asked; gueridon.IllegalAction, and nothing changed, for a masked action."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._turns.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        outcome = self._turns.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, rewards(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        seat = self._turns.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def render(self) -> str | None:
        """The table as the seat that is asked sees it; once the game is over, with everything turned up."""
        return self._observer.drawing(self._turns) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""
