"""Bots see views only, play legally, and greedy is better than random."""

from __future__ import annotations

from math import isfinite, nan
from threading import Thread

import pytest

import gueridon
from gueridon import engine
from gueridon.bots import registry as bots
from gueridon.bots.bot import Bot
from gueridon.bots.guarded import GuardedBot, IllegalChoice
from gueridon.bots.thinker import Budget
from gueridon.core import registry
from gueridon.core.contract import random_positions
from gueridon.core.deliberation import Weighing
from gueridon.core.game import Game, State, View, seats_in
from gueridon.core.message import GueridonError
from gueridon.core.rng import Rng
from gueridon.core.words import Words
from gueridon.lab.simulate import Results, simulate
from tests.tables import Table, plain_tables, table_id
from tests.test_contract import reshuffle_of

every_game = pytest.mark.parametrize("name", registry.names())
every_bot = pytest.mark.parametrize("bot", bots.NAMES)
EVERY = 6 if engine.is_compiled() else 30
"""One in so many positions of a game is looked at: thinking takes long when interpreted."""
BRIEFLY = Budget(simulations=40)


def made(bot: str, game: Game, seed: int) -> Bot:
    """A bot that does not think for long."""
    return bots.make(bot, game, seed, think=BRIEFLY)


@every_bot
@pytest.mark.parametrize("table", plain_tables(), ids=table_id)
def test_a_bot_plays_whole_games_legally(table: Table, bot: str) -> None:
    name, seats, _ = table
    game = registry.game(name)
    rng = Rng(4)
    players = [made(bot, game, seat) for seat in range(seats)]
    for i, state in enumerate(random_positions(game, seats, {}, rng)):
        for seat in seats_in(state.to_act()):
            if i % EVERY == 0:
                assert players[seat].choose(game.view(state, seat)) in list(state.legal(seat))


@every_bot
@every_game
def test_a_bot_moves_the_same_in_states_it_cannot_tell_apart(name: str, bot: str) -> None:
    game = registry.game(name)
    rng = Rng(9)
    for i, state in enumerate(random_positions(game, game.players[-1], {}, rng)):
        for seat in seats_in(state.to_act()):
            if i % EVERY == 0:
                other = reshuffle_of(name)(state, seat, rng)
                chosen = [made(bot, game, 5).choose(game.view(world, seat)) for world in (state, other)]
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
    with pytest.raises(
        GueridonError, match="no bot called “clever”; there are newcomer, regular, expert, random, greedy"
    ):
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


# --- thinking ---------------------------------------------------------------------------------------------------------


def some_positions(name: str, *, at_most: int) -> list[tuple[Game, State, int]]:
    """Positions of one random game in which somebody has a choice, spread over it."""
    game = registry.game(name)
    players = max(game.players[0], 2)
    found = [
        (game, state.copy(), seat)
        for state in random_positions(game, players, {}, Rng(2))
        for seat in seats_in(state.to_act())
        if len(state.legal(seat)) > 1
    ]
    return found[:: max(1, len(found) // at_most)][:at_most]


@every_game
def test_the_same_seed_and_budget_in_simulations_give_the_same_choice(name: str) -> None:
    for game, state, seat in some_positions(name, at_most=3):
        first, second = (bots.expert(game, 8, BRIEFLY).weigh(game.view(state, seat)) for _ in range(2))
        assert first == second


@every_game
def test_an_expert_weighs_every_legal_action(name: str) -> None:
    for game, state, seat in some_positions(name, at_most=3):
        weighed = bots.expert(game, 1, BRIEFLY).weigh(game.view(state, seat))
        assert [one.action for one in weighed] == list(state.legal(seat))
        assert all(is_sensible(one) for one in weighed)
        assert max(one.confidence for one in weighed) >= 0.5  # the best of them is at least as likely best as not


def is_sensible(one: Weighing) -> bool:
    return 0 <= one.chance <= 1 and 0 <= one.doubt <= 1 and 0 <= one.confidence <= 1 and isfinite(one.result)


@every_game
def test_an_expert_has_an_answer_after_its_first_thought(name: str) -> None:
    for game, state, seat in some_positions(name, at_most=3):
        thinking = bots.expert(game, 1).deliberation(game.view(state, seat))
        thinking.step()
        assert thinking.simulations > 0
        assert thinking.best() in list(state.legal(seat))


@every_game
def test_thinking_can_be_stopped_from_another_thread(name: str) -> None:
    game, state, seat = some_positions(name, at_most=1)[0]
    thinker = bots.expert(game, 1, Budget())  # no limit at all
    answers: list[list[Weighing]] = []
    thread = Thread(target=lambda: answers.append(thinker.weigh(game.view(state, seat))))
    thread.start()
    while thread.is_alive():
        thinker.stop()
        thread.join(0.01)
    assert [one.action for one in answers[0]] == list(state.legal(seat))


def test_a_thought_of_no_time_or_of_days_is_refused() -> None:
    game = registry.game(registry.names()[0])
    for seconds in (0.0, -1.0, 100_000.0, nan):
        with pytest.raises(GueridonError, match="more than 0 and at most 3,600 seconds"):
            bots.thinking_for(game, seconds)


@every_game
def test_more_time_allows_more_simulations(name: str) -> None:
    game = registry.game(name)
    usual, long = bots.thinking_for(game, 0.5), bots.thinking_for(game, 5.0)
    assert usual.simulations == game.effort(is_expert=True)
    assert long.simulations == 10 * game.effort(is_expert=True)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_is_described_in_both_languages(level: str, language: str) -> None:
    words = Words(language)
    assert words.knows(f"bot-{level}") and words.knows(f"bot-{level}-about")


# --- a bot never crashes a table ----------------------------------------------------------------------------------------


class Broken(Bot):
    """A bot that fails, or that chooses what it may not."""

    def __init__(self, answer: int | None) -> None:
        self.answer = answer

    def choose(self, view: View) -> int:
        if self.answer is None:
            raise ZeroDivisionError("no idea")
        return self.answer


@pytest.mark.parametrize(("answer", "failure"), [(None, ZeroDivisionError), (-7, IllegalChoice)])
def test_a_bot_that_fails_is_reported_and_something_legal_is_played(
    answer: int | None, failure: type[Exception]
) -> None:
    game, state, seat = some_positions(registry.names()[0], at_most=1)[0]
    reported: list[Exception] = []
    action = GuardedBot(Broken(answer), 3, reported.append).choose(game.view(state, seat))
    assert action in list(state.legal(seat))
    assert [type(one) for one in reported] == [failure]


def test_a_bot_that_works_is_left_alone() -> None:
    game, state, seat = some_positions(registry.names()[0], at_most=1)[0]
    reported: list[Exception] = []
    legal = list(state.legal(seat))
    assert GuardedBot(Broken(legal[-1]), 3, reported.append).choose(game.view(state, seat)) == legal[-1]
    assert reported == []


# --- for users of the library -------------------------------------------------------------------------------------------


@every_game
def test_a_match_can_be_weighed_by_notation_the_best_first(name: str) -> None:
    match = gueridon.start(name, seats=registry.game(name).players[-1], seed=5)
    seat = match.to_act()[0]
    weighed = gueridon.weigh(match, seat, simulations=40)
    assert sorted(weighed) == sorted(match.legal(seat))
    confidences = [one.confidence for one in weighed.values()]
    assert confidences == sorted(confidences, reverse=True)


@every_game
def test_whoever_owes_no_decision_has_nothing_to_weigh(name: str) -> None:
    match = gueridon.start(name, seats=registry.game(name).players[-1], seed=5)
    assert gueridon.weigh(match, gueridon.ONLOOKER, simulations=40) == {}
