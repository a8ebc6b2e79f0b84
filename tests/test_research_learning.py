"""The Gymnasium environment, and the example of docs/research.md that learns on it."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gueridon.core import registry
from gueridon.research import gymnasium
from gueridon.research.gymnasium import Observation, SeatEnv, at_random
from tests.tables import needs

ROOT = Path(__file__).parent.parent
every_game = pytest.mark.parametrize("name", registry.names())


class OpenActionsOnly(SeatEnv):
    """For a suite that samples any action: whatever is not open becomes the first that is."""

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = self._turns.view(self.seat).legal
        return super().step(action if action in legal else legal[0])


def learn() -> ModuleType:
    spec = spec_from_file_location("learn", ROOT / "examples" / "learn.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning")  # it would like a registered id
def test_gymnasium_accepts_the_environment(name: str) -> None:
    check_env(OpenActionsOnly(name))


@every_game
def test_every_seat_can_be_played_to_the_end(name: str) -> None:
    players = registry.game(name).players[-1]
    for seat in (0, players - 1):
        env = gymnasium.env(name, players=players, seat=seat)
        rng = np.random.default_rng(seat)
        observation, _ = env.reset(seed=seat)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            observation, reward, over, _, info = env.step(at_random(observation, rng))
            assert info == {}
        assert -1 <= reward <= 1


@needs("misty")
def test_the_learner_of_the_example_beats_random_players() -> None:
    example = learn()
    env = gymnasium.env("misty", players=2)
    for seed in (1, 2):
        weights = example.untrained(env)
        example.train(env, weights, games=60, seed=seed)
        learnt = example.mean_reward(env, weights, games=20, seed=seed + 10)
        assert learnt > 0.5 + example.mean_reward(env, None, games=20, seed=seed + 10)


@needs("mississippi", "misty", "moustache", "tussie_mussie")
def test_the_python_examples_of_the_page_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) >= 4
    exec("\n".join(blocks), {})
    assert capsys.readouterr().out
