"""Every game keeps the contract in a random game at every table there is; slower checks look at some of its positions."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from zlib import crc32

import pytest

from gueridon import engine
from gueridon.core import contract, registry
from gueridon.core.contract import Reshuffle, fingerprint, random_positions
from gueridon.core.game import Game, State
from gueridon.core.rng import Rng
from tests.tables import Table, all_tables, plain_tables, table_id

POSITIONS = 30 if engine.is_compiled() else 8
"""How many positions of a game the slower checks look at; the interpreted engine is there to be the same, not to be fast."""

every_table = pytest.mark.parametrize("table", all_tables(), ids=table_id)
every_plain_table = pytest.mark.parametrize("table", plain_tables(), ids=table_id)


def game_of(table: Table) -> Game:
    return registry.game(table[0])


def rng_of(table: Table) -> Rng:
    return Rng(crc32(table_id(table).encode()))


def reshuffle_of(name: str) -> Reshuffle:
    found: Reshuffle = import_module(f"gueridon.games.{name}.tests.hidden").reshuffle
    return found


def positions(table: Table, rng: Rng) -> list[State]:
    _, seats, options = table
    return [state.copy() for state in random_positions(game_of(table), seats, dict(options), rng)]


def some_positions(table: Table, rng: Rng) -> list[State]:
    """Positions spread evenly over one random game."""
    all_of_them = positions(table, rng)
    return all_of_them[:: max(1, len(all_of_them) // POSITIONS)]


def decisions(table: Table, rng: Rng) -> list[State]:
    """Positions, spread evenly over a game, in which no deal is due."""
    at_rest = [state for state in positions(table, rng) if state.chances() == 0]
    return at_rest[:: max(1, len(at_rest) // POSITIONS)]


@pytest.mark.parametrize("name", registry.names())
def test_every_action_has_a_notation_of_its_own(name: str) -> None:
    contract.check_notation(registry.game(name))


@every_table
def test_a_random_game_ends_and_only_those_to_act_may_act(table: Table) -> None:
    for state in positions(table, rng_of(table)):
        contract.check_who_may_act(state)


@every_table
def test_a_refusal_is_given_exactly_for_what_is_not_legal(table: Table) -> None:
    for state in decisions(table, rng_of(table)):
        contract.check_refusals(game_of(table), state)


@every_table
def test_a_copy_is_independent(table: Table) -> None:
    rng = rng_of(table)
    for state in some_positions(table, rng):
        contract.check_copy(state, rng)


@every_table
def test_nobody_can_tell_an_imagined_state_from_the_true_one(table: Table) -> None:
    rng = rng_of(table)
    for state in some_positions(table, rng):
        contract.check_imagination(game_of(table), state, rng)


@every_table
def test_what_is_hidden_from_a_seat_changes_nothing_for_it(table: Table) -> None:
    rng = rng_of(table)
    for state in decisions(table, rng):
        contract.check_hidden(game_of(table), state, rng, reshuffle_of(table[0]))


@every_table
def test_a_sealed_choice_shows_to_nobody_else(table: Table) -> None:
    for state in decisions(table, rng_of(table)):
        contract.check_sealed(game_of(table), state)


@every_table
def test_what_reveals_nothing_leads_to_one_and_the_same_view(table: Table) -> None:
    rng = rng_of(table)
    for state in decisions(table, rng):
        contract.check_reveals(game_of(table), state, rng)


@every_table
def test_everything_can_be_said_in_both_languages(table: Table) -> None:
    all_of_them = positions(table, rng_of(table))
    at_rest = [0, *(i for i, state in enumerate(all_of_them) if state.chances() == 0)]
    steps = list(pairwise(at_rest))
    for before, after in steps if engine.is_compiled() else steps[:: max(1, len(steps) // POSITIONS)]:
        contract.check_words(game_of(table), all_of_them[before], all_of_them[after])


@every_table
def test_what_changed_in_a_view_leads_to_the_next_one(table: Table) -> None:
    some = some_positions(table, rng_of(table))
    for before, after in [*pairwise(some), (some[0], some[-1])]:
        contract.check_news(game_of(table), before, after)


@every_plain_table
def test_a_recap_says_once_more_what_was_told(table: Table) -> None:
    contract.check_recap(game_of(table), positions(table, rng_of(table)))


@every_plain_table
def test_what_viewers_share_is_the_same_for_all_of_them(table: Table) -> None:
    at_rest = decisions(table, rng_of(table))
    for before, after in pairwise(at_rest):
        contract.check_shared(game_of(table), before, after)


@every_table
def test_a_record_replays_to_the_same_state(table: Table) -> None:
    name, seats, options = table
    contract.check_record(name, seats, dict(options), seed=5, rng=rng_of(table))


@every_plain_table
def test_undo_leads_back_to_exactly_the_state_before(table: Table) -> None:
    name, seats, options = table
    contract.check_undo(name, seats, dict(options), seed=6, rng=rng_of(table))


@pytest.mark.parametrize("name", registry.names())
def test_every_field_is_public_or_is_changed_by_the_reshuffle(name: str) -> None:
    """Otherwise a hidden field could show in a view without any of these tests noticing."""
    hidden = import_module(f"gueridon.games.{name}.tests.hidden")
    fields: set[str] = set()
    changed: set[str] = set()
    for table in all_tables():
        if table[0] != name:
            continue
        rng = rng_of(table)
        for state in positions(table, rng)[:: 3 if engine.is_compiled() else 12]:
            for seat in range(state.seats):
                before, after = fingerprint(state), fingerprint(hidden.reshuffle(state, seat, rng))
                fields |= set(before)
                changed |= {field for field in before if before[field] != after[field]}
    assert changed == fields - hidden.PUBLIC
