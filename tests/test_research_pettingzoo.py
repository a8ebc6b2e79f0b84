"""The PettingZoo environments: they pass its own suite, hide what is hidden, and end as the table would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import gueridon
from gueridon.core import registry
from gueridon.core.game import Outcome, seats_in
from gueridon.core.message import Message
from gueridon.core.rng import Rng
from gueridon.research import pettingzoo
from gueridon.research.pettingzoo import raw_env
from gueridon.research.turns import rewards
from tests.tables import Table, needs, plain_tables, table_id
from tests.test_contract import reshuffle_of

every_table = pytest.mark.parametrize("table", plain_tables(), ids=table_id)
every_game = pytest.mark.parametrize("name", registry.names())


def rng_of(table: Table) -> Rng:
    return Rng(crc32(table_id(table).encode()))


def raw(table: Table) -> raw_env:
    name, players, _ = table
    return raw_env(name, players)


def at_random(mask: np.ndarray[Any, Any], rng: Rng) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def decisions(env: raw_env, rng: Rng) -> Iterator[int]:
    """Plays a random game; stops before each decision to name the seat, and once more at the end."""
    env.reset(seed=int(rng.below(1000)))
    while not any(env.terminations.values()):
        seat = env.possible_agents.index(env.agent_selection)
        yield seat
        env.step(at_random(env.observe(env.agent_selection)["action_mask"], rng))


# --- PettingZoo's own suite -------------------------------------------------------------------------------------------


@every_table
@pytest.mark.filterwarnings("ignore::UserWarning")  # it would rather have arrays than dictionaries with a mask
def test_pettingzoo_accepts_the_environment(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    name, players, _ = table
    env = pettingzoo.env(name, players)
    for _ in range(3 if players < 3 else 1):  # it stops after one game, and deals another each time
        api_test(env, num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name), num_cycles=60)


@needs("misty")
def test_games_after_a_seeded_one_follow_from_the_seed_and_differ() -> None:
    def first_masks() -> list[list[int]]:
        env = raw_env("misty")
        masks = []
        for seed in (5, None, None):
            env.reset(seed=seed)
            masks.append(list(env.observe("player_0")["action_mask"]))
        return masks

    masks = first_masks()
    assert masks == first_masks()
    assert len({tuple(mask) for mask in masks}) == 3


# --- Nothing leaks ----------------------------------------------------------------------------------------------------


@every_table
def test_hidden_facts_change_nothing_that_a_seat_is_given(table: Table) -> None:
    env, rng, reshuffle = raw(table), rng_of(table), reshuffle_of(table[0])
    for number, _ in enumerate(decisions(env, rng)):
        if number % 7 != 0:
            continue
        turns = env._turns
        truth = turns.state
        for seat, agent in enumerate(env.possible_agents):
            given = everything_given(env, agent)
            turns.state = reshuffle(truth, seat, rng)
            assert everything_given(env, agent) == given
            turns.state = truth


def everything_given(env: raw_env, agent: str) -> tuple[object, ...]:
    observation = env.observe(agent)
    return (
        observation["observation"].tolist(),
        observation["action_mask"].tolist(),
        env.rewards[agent],
        env.infos[agent],
        env.terminations[agent],
    )


@every_table
def test_a_sealed_decision_shows_to_nobody_who_is_asked_later(table: Table) -> None:
    env, rng = raw(table), rng_of(table)
    for seat in decisions(env, rng):
        state = env._turns.state
        later = [other for other in seats_in(state.to_act()) if other != seat]
        if not later:
            continue
        shown: dict[tuple[int, int], set[bytes]] = {}
        for action in state.legal(seat):
            env._turns.state = state.copy()
            env._turns.state.play(seat, action)
            asked = env._turns.view(later[0]).acting
            for other in later:
                observation = env.observe(env.possible_agents[other])
                shown.setdefault((other, asked), set()).add(
                    observation["observation"].tobytes() + observation["action_mask"].tobytes()
                )
        env._turns.state = state
        assert all(len(observations) == 1 for observations in shown.values())


@every_table
def test_nothing_is_given_away_before_the_end(table: Table) -> None:
    env = raw(table)
    for _ in decisions(env, rng_of(table)):
        assert set(env.rewards.values()) == {0.0}
        assert all(info == {} for info in env.infos.values())


# --- The same game as at the table ------------------------------------------------------------------------------------


@every_table
def test_the_same_seed_and_choices_end_as_at_the_table(table: Table) -> None:
    name, players, _ = table
    rng = rng_of(table)
    env, match = raw_env(name, players), gueridon.start(name, players, seed=11)
    env.reset(seed=11)
    while match.outcome is None:
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        mask = env.observe(agent)["action_mask"]
        assert [match.game.text(int(action)) for action in np.flatnonzero(mask)] == sorted(
            match.legal(seat), key=match.game.parse
        )
        action = at_random(mask, rng)
        env.step(action)
        match.play(seat, match.game.text(action))
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == rewards(match.outcome)


@every_game
def test_a_masked_action_is_refused_and_changes_nothing(name: str) -> None:
    env = raw_env(name)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    masked = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(gueridon.IllegalAction):
        env.step(masked)
    assert env.observe(env.agent_selection)["observation"].tolist() == before["observation"].tolist()


@every_game
def test_the_table_is_drawn_from_the_first_decision_to_the_end(name: str) -> None:
    env = raw_env(name, render_mode="ansi")
    for number, _ in enumerate(decisions(env, Rng(3))):
        if number % 50 == 0:
            assert len((env.render() or "").splitlines()) > 2
    assert len((env.render() or "").splitlines()) > 2


def test_options_are_checked_at_the_door() -> None:
    name = registry.names()[0]
    with pytest.raises(gueridon.GueridonError):
        raw_env(name, players=99)
    with pytest.raises(gueridon.GueridonError):
        raw_env(name, options={"no such option": "on"})


# --- Rewards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2), [1.0, -1.0]),
        ((1, 1), [0.0, 0.0]),
        ((1, 2, 3), [1.0, 0.0, -1.0]),
        ((1, 1, 3), [0.5, 0.5, -1.0]),
        ((2, 1, 2), [-0.5, 1.0, -0.5]),
        ((1,), [1.0]),
        ((2,), [-1.0]),
    ],
)
def test_a_reward_is_the_average_over_the_others_of_better_and_worse(
    places: tuple[int, ...], expected: list[float]
) -> None:
    assert rewards(Outcome((0,) * len(places), places, Message("end-won", {}))) == expected
