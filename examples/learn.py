"""A linear learner that learns one seat of a game from nothing, against random players, in about a minute.

    .venv/bin/python examples/learn.py --game misty --players 2

It keeps a row of weights for each action, guesses the end of the game as the product of a row and the observation, takes
the action that promises most (sometimes another, to explore), and after each game moves its guesses towards what came.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from gueridon.research import gymnasium
from gueridon.research.gymnasium import Observation, SeatEnv, at_random

Weights = np.ndarray[Any, np.dtype[np.float64]]

EXPLORATION = 0.15
LEARNING_RATE = 0.02


def features(observation: Observation) -> Weights:
    """The observation, and a constant; the length of the whole is 1 or so, whatever the game."""
    numbers = np.append(observation["observation"], 1.0)
    return np.asarray(numbers / max(1.0, np.linalg.norm(numbers)))


def best(weights: Weights, observation: Observation) -> int:
    promises = weights @ features(observation)
    return int(np.argmax(np.where(observation["action_mask"] == 1, promises, -np.inf)))


def play(
    env: SeatEnv, weights: Weights | None, rng: np.random.Generator, exploration: float = 0.0
) -> tuple[float, list[tuple[int, Weights]]]:
    """One game: its reward, and what was done on which observation. Without weights, at random."""
    observation, _ = env.reset(seed=int(rng.integers(2**31)))
    steps: list[tuple[int, Weights]] = []
    over, reward = False, 0.0
    while not over:
        explores = weights is None or rng.random() < exploration
        action = at_random(observation, rng) if explores or weights is None else best(weights, observation)
        steps.append((action, features(observation)))
        observation, reward, over, _, _ = env.step(action)
    return reward, steps


def untrained(env: SeatEnv) -> Weights:
    observation, _ = env.reset(seed=0)
    return np.zeros((env.game.action_count, len(features(observation))))


def train(env: SeatEnv, weights: Weights, games: int, seed: int) -> None:
    """Play so many games and improve the weights after each."""
    rng = np.random.default_rng(seed)
    for _ in range(games):
        reward, steps = play(env, weights, rng, EXPLORATION)
        for action, seen in steps:
            weights[action] += LEARNING_RATE * (reward - weights[action] @ seen) * seen


def mean_reward(env: SeatEnv, weights: Weights | None, games: int, seed: int) -> float:
    rng = np.random.default_rng(seed)
    return float(np.mean([play(env, weights, rng)[0] for _ in range(games)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="misty")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = gymnasium.env(asked.game, players=asked.players)
    weights = untrained(env)
    part = max(1, asked.games // 5)
    print(f"random player           mean reward {mean_reward(env, None, part, asked.seed):+.2f}", flush=True)
    for number in range(1, 6):
        train(env, weights, part, seed=asked.seed + number)
        after = mean_reward(env, weights, part, asked.seed)
        print(f"learner, {number * part:5} games    mean reward {after:+.2f}", flush=True)


if __name__ == "__main__":
    main()
