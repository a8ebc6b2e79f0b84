"""Every game's encoding: as long as its layout says, within bounds, and made from nothing but the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from zlib import crc32

import pytest

from gueridon.core import registry
from gueridon.core.contract import random_positions
from gueridon.core.encoding import Encoding, encoding, length
from gueridon.core.game import State
from gueridon.core.rng import Rng
from tests.tables import Table, all_tables, plain_tables, table_id
from tests.test_contract import reshuffle_of

PAGE = Path(__file__).parent.parent / "docs" / "research.md"
SAMPLE = 30
"""How many positions of a game are looked at."""

every_table = pytest.mark.parametrize("table", all_tables(), ids=table_id)
every_plain_table = pytest.mark.parametrize("table", plain_tables(), ids=table_id)
every_game = pytest.mark.parametrize("name", registry.names())


def positions(table: Table, rng: Rng) -> Iterator[State]:
    name, seats, options = table
    states = [state.copy() for state in random_positions(registry.game(name), seats, dict(options), rng)]
    yield from states[:: max(1, len(states) // SAMPLE)]
    yield states[-1]


def rng_of(table: Table) -> Rng:
    return Rng(crc32(table_id(table).encode()))


def encoded(name: str, state: State, seat: int, found: Encoding) -> list[float]:
    return found.encode(registry.game(name).view(state, seat))


@every_table
def test_an_encoding_has_the_length_of_its_layout_and_stays_within_bounds(table: Table) -> None:
    name, seats, _ = table
    found = encoding(name)
    expected = length(found.layout, seats)
    for state in positions(table, rng_of(table)):
        for seat in range(seats):
            numbers = encoded(name, state, seat, found)
            assert len(numbers) == expected
            assert all(isfinite(number) and -1 <= number <= 1 for number in numbers)


@every_plain_table
def test_an_encoding_tells_nothing_that_is_hidden_from_the_seat(table: Table) -> None:
    name, seats, _ = table
    found, rng, reshuffle = encoding(name), rng_of(table), reshuffle_of(name)
    for state in positions(table, rng):
        for seat in range(seats):
            assert encoded(name, state, seat, found) == encoded(name, reshuffle(state, seat, rng), seat, found)


@every_game
def test_an_encoding_tells_positions_apart(name: str) -> None:
    """A player who acts nearly always finds other numbers than at any earlier decision of the game."""
    game, found = registry.game(name), encoding(name)
    seats = game.players[-1]
    seen: list[tuple[float, ...]] = []
    for state in random_positions(game, seats, {}, Rng(5)):
        if len(list(state.legal(0))) > 0:
            seen.append(tuple(encoded(name, state, 0, found)))
    assert len(set(seen)) > 0.9 * len(seen)


@every_game
def test_slots_have_names_of_their_own_and_meanings(name: str) -> None:
    layout = encoding(name).layout
    assert len({slot.name for slot in layout}) == len(layout)
    assert all(slot.size > 0 and slot.meaning and slot.meaning == slot.meaning.strip() for slot in layout)


@every_game
def test_the_page_lists_the_layout(name: str) -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = lines.index(f"<!-- layout of {name} -->")
    listed = [tuple(re.split(r"\s*\|\s*", line)[1:4]) for line in lines[start + 4 :] if line.startswith("| `")]
    expected = [
        (f"`{slot.name}`", f"{slot.size} a player" if slot.per_seat else str(slot.size), slot.meaning)
        for slot in encoding(name).layout
    ]
    assert listed[: len(expected)] == expected, (
        f"docs/research.md does not list the layout of {name}; `python tests/test_encodings.py` prints it"
    )


def table_of(name: str) -> str:
    """A layout as docs/research.md lists it."""
    rows = [
        f"| `{slot.name}` | {f'{slot.size} a player' if slot.per_seat else slot.size} | {slot.meaning} |"
        for slot in encoding(name).layout
    ]
    return "\n".join([f"<!-- layout of {name} -->", "", "| slot | numbers | meaning |", "|---|---|---|", *rows, ""])


if __name__ == "__main__":
    for each in registry.names():
        print(table_of(each))
