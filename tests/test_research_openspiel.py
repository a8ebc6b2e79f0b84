"""The OpenSpiel games: they pass its own tests, their chances are true, and nobody's information state leaks."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from zlib import crc32

import pytest

from gueridon.core import contract, registry
from gueridon.core.contract import fingerprint, random_positions
from gueridon.core.game import CHANCE, seats_in
from gueridon.core.message import GueridonError
from gueridon.core.rng import Rng
from gueridon.research.memory import Memory
from gueridon.research.turns import rewards, served, usual_players
from tests.tables import Table, plain_tables, table_id

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from gueridon.research import openspiel  # noqa: E402

every_table = pytest.mark.parametrize("table", plain_tables(), ids=table_id)
every_game = pytest.mark.parametrize("name", registry.names())
small_tables = [table for table in plain_tables() if table[1] <= usual_players(registry.game(table[0]))]


def load(table: Table) -> openspiel.GueridonGame:
    name, players, _ = table
    game: openspiel.GueridonGame = pyspiel.load_game(f"python_gueridon_{name}(players={players})")
    return game


def random_of(table: Table) -> random.Random:
    return random.Random(crc32(table_id(table).encode()))


def states(game: openspiel.GueridonGame, rng: random.Random) -> Iterator[openspiel.GueridonState]:
    """The states of one random game; the same object each time."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            deals, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(deals, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        yield state


# --- OpenSpiel's own tests --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", small_tables, ids=table_id)
def test_openspiel_accepts_the_game(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=2, serialize=True, verbose=False)


@every_game
def test_a_playthrough_can_be_written(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Most of the time would be spent on drawing tensors.
    monkeypatch.setattr(generate_playthrough, "_format_tensor", lambda tensor, label: [f"{label}: {len(tensor)}"])
    game = registry.game(name)
    lines = generate_playthrough.playthrough_lines(f"python_gueridon_{name}", seed=4)
    assert "GameType.dynamics = Dynamics.SEQUENTIAL" in lines
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in lines
    assert f"NumDistinctActions() = {game.action_count}" in lines
    assert f"NumPlayers() = {usual_players(game)}" in lines
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    texts = [line.split('"')[1] for line in lines if line.startswith("# Apply action")]
    assert texts == [game.text(action) for action in actions]
    assert f"History() = {actions}" in lines[lines.index(f"# State {len(actions)}") :]


# --- The same game as at the table ------------------------------------------------------------------------------------


@every_table
def test_the_same_choices_and_deals_end_as_at_the_table(table: Table) -> None:
    name, players, _ = table
    state = None
    for state in states(load(table), random_of(table)):  # noqa: B007  # the last one
        pass
    assert state is not None
    rules = registry.game(name)
    truth = rules.start(players, registry.complete_options(rules, {}))
    for action in state.history():
        seat = served(truth)
        truth.play(CHANCE if seat is None else seat, action)
    outcome = truth.outcome()
    assert outcome is not None
    assert state.returns() == rewards(outcome)
    assert fingerprint(state.memory.state) == fingerprint(truth)
    assert players == 1 or sum(state.returns()) == pytest.approx(0)


@every_game
def test_a_deal_is_as_likely_as_there_are_ways_to_it(name: str) -> None:
    game = pyspiel.load_game(f"python_gueridon_{name}")
    deals = 0
    for state in states(game, random.Random(3)):
        if not state.is_chance_node():
            continue
        truth = state.memory.state
        ways = Counter(truth.chance(way) for way in range(truth.chances()))
        outcomes = dict(state.chance_outcomes())
        assert outcomes == {deal: ways[deal] / truth.chances() for deal in ways}
        assert sum(outcomes.values()) == pytest.approx(1)
        deals += 1
    assert deals


def test_options_are_parameters() -> None:
    for name in registry.names():
        for option in registry.game(name).options:
            for choice in option.choices[:2]:
                game = pyspiel.load_game(f"python_gueridon_{name}", {option.name: choice})
                assert game.options[option.name] == choice


def test_a_table_that_does_not_exist_is_refused() -> None:
    with pytest.raises(GueridonError):
        pyspiel.load_game(f"python_gueridon_{registry.names()[0]}(players=99)")


# --- Information states -----------------------------------------------------------------------------------------------


@every_game
def test_a_sealed_decision_is_not_in_the_information_state_of_those_asked_later(name: str) -> None:
    game = pyspiel.load_game(f"python_gueridon_{name}", {"players": registry.game(name).players[-1]})
    for number, state in enumerate(states(game, random.Random(5))):
        seat = state.current_player()
        later = [] if seat < 0 else [other for other in seats_in(state.memory.state.to_act()) if other != seat]
        if not later or number % 4 != 0:
            continue
        known: dict[tuple[int, tuple[int, ...]], set[str]] = {}
        state.information_state_string(later[0])  # told once, it is shared by what follows
        for action in state.legal_actions():
            after = state.child(action)
            acting = tuple(seats_in(after.view(later[0]).acting))
            known.setdefault((later[0], acting), set()).add(after.information_state_string(later[0]))
        assert all(len(texts) == 1 for texts in known.values())


@pytest.mark.parametrize("table", small_tables, ids=table_id)
def test_an_information_state_recalls_every_action_and_everything_seen(table: Table) -> None:
    """It grows with every own action, never forgets, and is the same however often it is asked for."""
    name, players, _ = table
    rng = random_of(table)
    before = [""] * players
    asked_always = asked_once = None
    for asked_always in states(load(table), rng):
        for seat in range(players):
            text = asked_always.information_state_string(seat)
            assert text.startswith(before[seat])
            before[seat] = text
    assert asked_always is not None
    asked_once = load(table).new_initial_state()
    own: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for action in asked_always.history():
        if not asked_once.is_chance_node():
            own[asked_once.current_player()].append(registry.game(name).text(action))
        asked_once.apply_action(action)
    for seat in range(players):
        text = asked_once.information_state_string(seat)
        assert text == before[seat]
        assert [line[2:] for line in text.splitlines() if line.startswith("> ")] == own[seat]


@every_game
def test_a_deal_hidden_from_a_seat_is_not_in_its_information_state(name: str) -> None:
    """Another truth is dealt beside the true one, wherever seat 0 does not see the difference."""
    rules = registry.game(name)
    options = registry.complete_options(rules, {})
    true, other = Memory(rules, rules.players[-1], options), Memory(rules, rules.players[-1], options)
    rng = Rng(8)
    while served(true.state) is None:
        deal = true.state.chance(rng.below(true.state.chances()))
        true.play(CHANCE, deal)
        guess = other.state.chance(rng.below(other.state.chances()))
        other = played(other, guess if seen(played(other, guess)) == seen(true) else deal)
        if seen(other) != seen(true):
            other = deepcopy(true)  # the same deal was no longer there to be dealt
    assert rules.is_open or fingerprint(other.state) != fingerprint(true.state)
    assert other.of(0) == true.of(0)
    assert list(other.state.legal(0)) == list(true.state.legal(0))


def played(memory: Memory, deal: int) -> Memory:
    after = deepcopy(memory)
    after.play(CHANCE, deal)
    return after


def seen(memory: Memory) -> str:
    return contract.seen(memory.view(0))


@every_game
def test_copies_and_pickles_go_on_independently(name: str) -> None:
    rules = registry.game(name)
    players = usual_players(rules)
    memory = Memory(rules, players, registry.complete_options(rules, {}))
    for _ in zip(range(40), random_positions(rules, players, {}, Rng(1)), strict=False):
        seat = served(memory.state)
        action = memory.state.chance(0) if seat is None else next(iter(memory.state.legal(seat)))
        twin, thawed = deepcopy(memory), pickle.loads(pickle.dumps(memory))
        assert fingerprint(twin.state) == fingerprint(thawed.state) == fingerprint(memory.state)
        assert twin.of(0) == thawed.of(0) == memory.of(0)
        before = fingerprint(memory.state)
        twin.play(CHANCE if seat is None else seat, action)
        assert fingerprint(memory.state) == before
        memory.play(CHANCE if seat is None else seat, action)


def test_the_observation_is_what_the_table_shows() -> None:
    import json

    for name in registry.names():
        state = next(
            s for s in states(pyspiel.load_game(f"python_gueridon_{name}"), random.Random(2)) if s.current_player() >= 0
        )
        seat = state.current_player()
        told = json.loads(state.observation_string(seat))
        assert told["legal"] == [registry.game(name).text(action) for action in state.view(seat).legal]
        assert told["to_act"] == list(seats_in(state.memory.state.to_act()))
