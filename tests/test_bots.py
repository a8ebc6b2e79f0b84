"""Bots see views only, play legally, and greedy is better than random."""

from __future__ import annotations

import pytest

from gueridon import engine
from gueridon.bots import registry as bots
from gueridon.core import registry
from gueridon.core.contract import random_positions
from gueridon.core.game import seats_in
from gueridon.core.message import GueridonError
from gueridon.core.rng import Rng
from gueridon.lab.simulate import Results, simulate
from tests.tables import Table, plain_tables, table_id
from tests.test_contract import reshuffle_of

every_game = pytest.mark.parametrize("name", registry.names())
every_bot = pytest.mark.parametrize("bot", bots.NAMES)


@every_bot
@pytest.mark.parametrize("table", plain_tables(), ids=table_id)
def test_a_bot_plays_whole_games_legally(table: Table, bot: str) -> None:
    name, seats, _ = table
    game = registry.game(name)
    rng = Rng(4)
    players = [bots.make(bot, game, seat) for seat in range(seats)]
    for i, state in enumerate(random_positions(game, seats, {}, rng)):
        for seat in seats_in(state.to_act()):
            if i % 5 == 0:
                assert players[seat].choose(game.view(state, seat)) in list(state.legal(seat))


@every_bot
@every_game
def test_a_bot_moves_the_same_in_states_it_cannot_tell_apart(name: str, bot: str) -> None:
    game = registry.game(name)
    rng = Rng(9)
    for i, state in enumerate(random_positions(game, game.players[-1], {}, rng)):
        for seat in seats_in(state.to_act()):
            if i % 7 == 0:
                other = reshuffle_of(name)(state, seat, rng)
                chosen = [bots.make(bot, game, 5).choose(game.view(world, seat)) for world in (state, other)]
                assert chosen[0] == chosen[1]


def as_numbers(results: Results) -> list[object]:
    return [results.games, results.decisions, results.by_bot, results.by_seat]


@every_game
def test_a_simulation_is_the_same_on_any_number_of_workers(name: str) -> None:
    players = registry.game(name).players[0]
    one = simulate(name, players, 20, ["random"], seed=3, workers=1)
    two = simulate(name, players, 20, ["random"], seed=3, workers=2)
    assert as_numbers(one) == as_numbers(two)
    assert one.games == 20
    assert as_numbers(one) != as_numbers(simulate(name, players, 20, ["random"], seed=4))


@pytest.mark.skipif(not engine.is_compiled(), reason="both engines play the same, and this many games take long")
@every_game
def test_greedy_beats_random(name: str) -> None:
    game = registry.game(name)
    players = max(game.players[0], 2)
    results = simulate(name, players, 60, ["greedy", *["random"] * (players - 1)], seed=11)
    by_name = results.by_bot_name()
    assert by_name["greedy"].wins().low > by_name["random"].wins().high


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    name = registry.names()[0]
    with pytest.raises(GueridonError, match="no bot called “clever”; there are random, greedy"):
        simulate(name, registry.game(name).players[0], 1, ["clever"])


def test_a_simulation_of_no_game_is_refused() -> None:
    name = registry.names()[0]
    with pytest.raises(GueridonError, match="at least one game"):
        simulate(name, registry.game(name).players[0], 0, ["random"])


def test_more_bots_than_seats_are_refused() -> None:
    name = registry.names()[0]
    players = registry.game(name).players[0]
    with pytest.raises(GueridonError, match=f"{players + 1} bots do not fit at a table of {players}"):
        simulate(name, players, 1, ["random"] * (players + 1))
