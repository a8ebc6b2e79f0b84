"""Every database that any version ever wrote is opened by this one: its tables are what they were, are told, and are played on.

`databases/` holds one of each form that there was, of tables and of logs, written by the version that had it and named by its
last migration; beside each lies what that version told of every table. Whoever changes what is written puts one of the old
form there before, and nothing else needs to be done.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import gueridon
from gueridon.core.game import ONLOOKER
from gueridon.server.person import Person
from gueridon.server.session.hub import Hub, Sources
from gueridon.server.session.live import LiveTable
from gueridon.server.settings import Settings
from gueridon.server.store.address import read_address
from gueridon.server.store.migrate import migrate
from gueridon.server.store.store import open_store
from tests.server.random_entries import Crowd
from tests.server.test_log import Page, check_words
from tests.tables import needs

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql"))
NOW = 1_900_000_000.0
"""After everything that the logs tell of."""

MORE = 24
"""Entries that each unfinished table gets."""

Told = dict[str, Any]


def told(path: Path) -> dict[str, Told]:
    """What the version that wrote a database said of each table."""
    found: dict[str, Told] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))["tables"]
    return found


def kept() -> list[Any]:
    assert DATABASES
    return [pytest.param(path, marks=needs(*games_in(path)), id=path.stem) for path in DATABASES]


def games_in(path: Path) -> set[str]:
    with_tables = sqlite3.connect(":memory:")
    with_tables.executescript(path.read_text(encoding="utf-8"))
    games = {row[0] for row in with_tables.execute("SELECT game FROM tables")}
    with_tables.close()
    return games


@asynccontextmanager
async def opened(path: Path, file: str) -> AsyncIterator[Crowd]:
    """The hub of this version over an older database, and everybody whom it knows."""
    connection = sqlite3.connect(file)
    connection.executescript(f"BEGIN; {path.read_text(encoding='utf-8')} COMMIT;")
    identities = connection.execute("SELECT id, name, language, webhook FROM identities").fetchall()
    connection.close()
    address = read_address(file)
    await migrate(address)
    store = await open_store(address, "older", lambda note: None, lambda: None)
    clock = [NOW]
    hub = Hub(store, Settings(chat_rate=0.0), Sources(now=lambda: clock[0], elapsed=lambda: clock[0]))
    try:
        yield Crowd(hub, random.Random(1), clock, [Person(*one) for one in identities])
        assert await store.set_aside() == []
    finally:
        await store.close()


def at_each_table(path: Path, file: str, look: Callable[[Crowd, LiveTable, Told], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(path, file) as crowd:
            for table, then in told(path).items():
                await look(crowd, await crowd.hub.get(table), then)

    asyncio.run(run())


@pytest.mark.parametrize("path", kept())
def test_a_table_of_an_older_database_is_what_it_was(path: Path, database: str) -> None:
    async def compare(crowd: Crowd, live: LiveTable, then: Told) -> None:
        table, match = live.table, live.table.match
        assert table.status == then["status"]
        assert [[seat.name, seat.bot] for seat in table.seats] == then["players"]
        assert table.to_act() == then["to_act"]
        assert [line.text for line in table.chat] == then["chat"]
        outcome = match.outcome if match is not None else None
        scored = None if outcome is None else {"scores": [*outcome.scores], "places": [*outcome.places]}
        assert scored == then["outcome"]
        assert (match is None) == (then["record"] is None)
        if match is not None:
            assert without_substitutes(match.record()) == without_substitutes("\n".join(then["record"]))
            assert gueridon.replay(match.record()).record() == match.record()

    at_each_table(path, database, compare)


def without_substitutes(record: str) -> str:
    """At first a record did not tell that somebody new had sat down, which the log did even then."""
    head, _, body = record.partition("\n\n")
    return "\n".join([head, "", *(line for line in body.split("\n") if not line.startswith("name "))])


@pytest.mark.parametrize("path", kept())
def test_everybody_is_told_the_log_of_an_older_database(path: Path, database: str) -> None:
    looked_on = 0

    async def tell(crowd: Crowd, live: LiveTable, then: Told) -> None:
        nonlocal looked_on
        if live.table.match is None:
            return
        for who in crowd.people:
            if not live.table.may_see(who.id):
                continue
            seat, page = live.table.seat_of(who.id), Page()
            viewer = ONLOOKER if seat is None else seat
            await live.join(page, who.id, None, 0)
            await page.recall(live, viewer)
            live.leave(page)
            assert page.first == 0 and page.lines
            check_words(live.table.laid.game, page.lines, viewer)
            looked_on += seat is None

    at_each_table(path, database, tell)
    assert looked_on or path.stem == "0001", "one looks on in each database but the very first"


@pytest.mark.parametrize("path", kept())
def test_a_game_of_an_older_database_is_played_on(path: Path, database: str) -> None:
    async def play_on(crowd: Crowd, live: LiveTable, then: Told) -> None:
        before, last = live.table.seq, live.table.seq + MORE
        while live.table.status != "over" and live.table.seq < last:
            await crowd.go_on(live)
        assert live.table.seq > before or then["status"] == "over"
        assert live.table.match is not None
        record = live.table.match.record()
        assert gueridon.replay(record).record() == record
        if then["record"] is not None:
            assert without_substitutes(record).startswith(without_substitutes("\n".join(then["record"])).rstrip("\n"))
        if live.table.status == "over":
            assert gueridon.verify(record).actions > 0

    at_each_table(path, database, play_on)
