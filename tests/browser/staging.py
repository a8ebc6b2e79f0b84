"""Tables laid out at a moment of our choice: a database that a server finds as if the game had been played there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Final, NamedTuple

from gueridon.bots.registry import make
from gueridon.core.game import CHANCE
from gueridon.core.record import parse_record
from gueridon.server.messages import Language, NewTable
from gueridon.server.person import Person
from gueridon.server.session.rows import appended, summary, table_changes
from gueridon.server.store.address import read_address
from gueridon.server.store.changes import Change
from gueridon.server.store.migrate import migrate
from gueridon.server.store.store import Store, open_store
from gueridon.server.table import facts as f
from gueridon.server.table.new_table import first_facts
from gueridon.server.table.table import Table, table_from
from gueridon.server.tokens import hashed

ORDINARY: Final = 1_790_000_000.0
"""When everything that is staged happens."""
LEVELS: Final = ("expert", "regular", "expert", "newcomer", "regular")


class Scene(NamedTuple):
    """A game against bots, as far as a share of its decisions; at 1 it is over, below it is the person's turn.

    Without a share the last seat is free and the game has not begun.
    """

    game: str
    seats: int
    share: float | None
    language: Language = "en"


class Staged(NamedTuple):
    table: str
    cookie: str
    """What makes a browser the person on the first seat."""


def stage(db: str, scenes: Sequence[Scene]) -> list[Staged]:
    """Write tables into a database that no server has open."""
    return _run(_stage(db, scenes))


def stage_record(db: str, text: str) -> Staged:
    """Write the table at which a recorded game was played, whose key the record tells."""
    record = parse_record(text)
    assert record.key is not None and not record.seeds
    seed = sha256(text.encode()).hexdigest()
    scene, host = Scene(record.game, record.seats, 1), _host(seed, "en")
    acted = [f.Acted(step.seat, step.text) for step in record.steps if step.seat != CHANCE]
    first = _started(scene, host, bytes.fromhex(record.key), record.options)
    entries = [first, *(f.Entry(ORDINARY, [fact]) for fact in acted)]
    return _run(_in_store(db, [(seed, host, entries)]))[0]


def _run(work: Coroutine[None, None, list[Staged]]) -> list[Staged]:
    """In a thread of its own, because a browser that is driven from this one has its event loop here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _stage(db: str, scenes: Sequence[Scene]) -> list[Staged]:
    written = []
    for scene in scenes:
        seed = sha256("-".join(map(str, scene)).encode()).hexdigest()
        host = _host(seed, scene.language)
        written.append((seed, host, _played(scene, host, seed)))
    return await _in_store(db, written)


async def _in_store(db: str, written: Sequence[tuple[str, Person, list[f.Entry]]]) -> list[Staged]:
    address = read_address(db)
    await migrate(address)
    store = await open_store(address, "staging", lambda note: None, lambda: None)
    try:
        return [await _write(store, *one) for one in written]
    finally:
        await store.close()


def _host(seed: str, language: Language) -> Person:
    return Person(seed[:16], "Ada", language, None)


async def _write(store: Store, seed: str, host: Person, entries: list[f.Entry]) -> Staged:
    cookie, table = f"cookie{seed[:37]}", table_from(seed[:16], entries)
    changes = [_identity(host, cookie), *table_changes(table.id, entries[0])]
    changes += [appended(table.id, seq, entry) for seq, entry in enumerate(entries[1:], 2)]  # nobody changes seats
    # It was long ago, and what nobody has used for long is deleted.
    changes.append(Change("touch", {"which": table.id, "touched": time.time()}))
    changes.append(Change("change table", {"which": table.id, "seq_now": table.seq, **summary(table)}))
    await store.write(*changes)
    return Staged(table.id, cookie)


def _identity(person: Person, cookie: str) -> Change:
    row = {"id": person.id, "cookie_hash": hashed(cookie), "name": person.name, "language": person.language}
    return Change("new identity", {**row, "webhook": None, "made": ORDINARY, "seen": ORDINARY})


def _played(scene: Scene, host: Person, seed: str) -> list[f.Entry]:
    """The log of a game that greedy bots have played for everybody, up to the moment that is wanted."""
    secret = sha256(b"secret of a staged table").digest()
    if scene.share is None:
        return [f.Entry(ORDINARY, _seated(scene, host, secret, {}), host.id)]
    entries = [_started(scene, host, secret, {})]
    table = table_from(seed[:16], entries)
    moments = [1] if _to_act(table) == [0] else []
    while table.status == "playing":
        _decide(table, entries)
        if _to_act(table) == [0]:
            moments.append(len(entries))
    return entries if scene.share >= 1 else entries[: _nearest(moments, scene.share * len(entries))]


def _started(scene: Scene, host: Person, secret: bytes, options: dict[str, str]) -> f.Entry:
    return f.Entry(ORDINARY, [*_seated(scene, host, secret, options), f.Started({0: host.name})], host.id)


def _seated(scene: Scene, host: Person, secret: bytes, options: dict[str, str]) -> list[f.AnyFact]:
    bots = range(1, scene.seats if scene.share is not None else scene.seats - 1)
    levels = {seat: LEVELS[seat - 1] for seat in bots}
    wish = NewTable(scene.game, scene.seats, options=options, bots=levels, language=scene.language)
    return first_facts(wish, host, secret)


def _decide(table: Table, entries: list[f.Entry]) -> None:
    """Bots first, so that the person is left to themselves as often as can be."""
    assert table.match is not None
    seat, seed = table.match.to_act()[-1], len(entries)
    action = make("greedy", table.match.game, seed).choose(table.match.view_of(seat))
    entries.append(f.Entry(ORDINARY, [f.Acted(seat, table.match.game.text(action))], table.host if seat == 0 else ""))
    table.apply(entries[-1])


def _to_act(table: Table) -> list[int]:
    return list(table.match.to_act()) if table.match is not None else []


def _nearest(moments: list[int], wanted: float) -> int:
    return min(moments, key=lambda length: abs(length - wanted))
