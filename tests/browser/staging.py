"""Tables laid out at a moment of our choice: a database that a server finds as if the game had been played there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from gueridon.bots.registry import make
from gueridon.server import facts as f
from gueridon.server.laying import appended, first_facts, hashed, seat_changes, summary, table_changes
from gueridon.server.messages import Language, NewTable
from gueridon.server.store.address import read_address
from gueridon.server.store.changes import Change
from gueridon.server.store.migrate import migrate
from gueridon.server.store.store import Person, Store, open_store
from gueridon.server.table import Table, table_from

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
    return asyncio.run(_stage(db, scenes))


async def _stage(db: str, scenes: Sequence[Scene]) -> list[Staged]:
    address = read_address(db)
    await migrate(address)
    store = await open_store(address, "staging", lambda note: None, lambda: None)
    try:
        return [await _stage_one(store, scene) for scene in scenes]
    finally:
        await store.close()


async def _stage_one(store: Store, scene: Scene) -> Staged:
    name = "-".join(map(str, scene))
    seed = sha256(name.encode()).hexdigest()
    cookie, host = f"cookie{seed[:37]}", Person(seed[:16], "Ada", scene.language, None)
    entries = _played(scene, host, seed)
    table = table_from(seed[:16], entries)
    changes = [_identity(host, cookie), *table_changes(table.id, entries[0])]
    for seq, entry in enumerate(entries[1:], 2):
        changes += [appended(table.id, seq, entry), *seat_changes(table.id, entry)]
    changes.append(Change("change table", {"which": table.id, "seq_now": table.seq, **summary(table)}))
    await store.write(*changes)
    return Staged(table.id, cookie)


def _identity(person: Person, cookie: str) -> Change:
    row = {"id": person.id, "cookie_hash": hashed(cookie), "name": person.name, "language": person.language}
    return Change("new identity", {**row, "webhook": None, "made": ORDINARY})


def _played(scene: Scene, host: Person, seed: str) -> list[f.Entry]:
    """The log of a game that greedy bots have played for everybody, up to the moment that is wanted."""
    seated = scene.seats if scene.share is not None else scene.seats - 1
    bots = {seat: LEVELS[seat - 1] for seat in range(1, seated)}
    wish = NewTable(scene.game, scene.seats, bots=bots, language=scene.language)
    facts = first_facts(wish, host, secret=sha256(b"secret of a staged table").digest())
    if scene.share is None:
        return [f.Entry(ORDINARY, facts, host.id)]
    entries = [f.Entry(ORDINARY, [*facts, f.Started({0: host.name})], host.id)]
    table = table_from(seed[:16], entries)
    moments = [1] if _to_act(table) == [0] else []
    while table.status == "playing":
        _decide(table, entries)
        if _to_act(table) == [0]:
            moments.append(len(entries))
    return entries if scene.share >= 1 else entries[: _nearest(moments, scene.share * len(entries))]


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
