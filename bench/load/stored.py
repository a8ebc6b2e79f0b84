"""Tables that are there already: four people each, their games begun, written as the server writes them."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from bench.load.boards import SEATS
from gueridon.server.messages import NewTable
from gueridon.server.person import Person
from gueridon.server.session.rows import table_changes
from gueridon.server.store.address import read_address
from gueridon.server.store.changes import Change
from gueridon.server.store.migrate import migrate
from gueridon.server.store.store import Store, open_store
from gueridon.server.table.facts import Entry, Seated, Started
from gueridon.server.table.new_table import first_facts
from gueridon.server.tokens import hashed

_AT_ONCE = 100


class Party(NamedTuple):
    """Four people and the tables at which they sit."""

    tables: list[str]
    cookies: list[str]


async def store_parties(db: str, count: int, games: list[str], tables_each: int = 1) -> list[Party]:
    """The games in equal parts."""
    address = read_address(db)
    await migrate(address)
    store = await open_store(address, "bench", lambda note: None, lambda: None)
    parties: list[Party] = []
    changes: list[Change] = []
    for number in range(count):
        parties.append(_party(games[number % len(games)], tables_each, changes))
        if number % _AT_ONCE == _AT_ONCE - 1:
            changes = await _written(store, changes)
    await _written(store, changes)
    await store.close()
    return parties


async def _written(store: Store, changes: list[Change]) -> list[Change]:
    if changes:
        await store.write(*changes)
    return []


def _party(game: str, tables: int, changes: list[Change]) -> Party:
    cookies = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    people = [Person(secrets.token_hex(8), f"P{seat}", "en", None) for seat in range(SEATS)]
    for person, cookie in zip(people, cookies, strict=True):
        about = {"id": person.id, "cookie_hash": hashed(cookie), "name": person.name}
        changes.append(
            Change("new identity", {**about, "language": "en", "webhook": None, "made": 0.0, "seen": time.time()})
        )
    return Party([_table(game, people, changes) for _ in range(tables)], cookies)


def _table(game: str, people: list[Person], changes: list[Change]) -> str:
    facts = first_facts(NewTable(game, SEATS), people[0])
    facts += [Seated(seat, people[seat].id, people[seat].name) for seat in range(1, SEATS)]
    facts.append(Started({seat: f"P{seat}" for seat in range(SEATS)}))
    table = secrets.token_hex(8)
    changes += table_changes(table, Entry(time.time(), facts, people[0].id))
    return table
