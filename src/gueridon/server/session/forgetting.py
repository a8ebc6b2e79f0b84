"""“Forget me”: takes somebody out of every log. Games stay, and can still be verified, with “somebody” in their place.

The log is rewritten where it names them. In the same transaction it gets one more entry, which says so: it fails if somebody
else wrote meanwhile, and every process that has the table in memory reads it anew when it hears of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from http import HTTPStatus

import msgspec

from gueridon.core.chance import random_key
from gueridon.core.words import Words
from gueridon.server.errors import Conflict, Denied, StorageFailure
from gueridon.server.session.hub import Hub
from gueridon.server.session.live import LiveTable
from gueridon.server.session.reading import Unreadable, read_log
from gueridon.server.session.rows import appended, summary
from gueridon.server.store.changes import Change
from gueridon.server.store.store import GONE
from gueridon.server.table import facts as f
from gueridon.server.table.rehearsal import Unsound
from gueridon.server.table.seating import STAND_IN
from gueridon.server.table.situation import Facts
from gueridon.server.table.table import Table
from gueridon.server.tokens import new_id

_ATTEMPTS = 20
_PATIENCE = 0.05
"""Seconds between attempts to empty the write-ahead log, which somebody may be reading."""
_EMPTY = f.encode_entry(f.Entry(0.0, []))


class Forgetting:
    """One after the other; what a crash interrupts is finished later."""

    def __init__(self, hub: Hub, show_out: Callable[[str], None]) -> None:
        self._hub, self._store, self._show_out = hub, hub.store, show_out
        self._at_work = asyncio.Lock()

    async def forget(self, identity: str) -> None:
        """When this returns, nothing here names them any more. From its first write on they are nobody, whatever happens."""
        self.hear(identity)
        try:
            await self._mark(identity)
        except StorageFailure:  # they are who they were, and may ask again
            self._store.gone.discard(identity)
            raise
        await self._store.bus.publish(f"gone {identity}")
        await self._finish(identity, is_first=True)

    async def _mark(self, identity: str) -> None:
        values = {"name": "", "webhook": None, "cookie_hash": GONE + identity, "seen": self._hub.now()}
        await self._store.write(Change("leave", {"which": identity, **values}))

    def hear(self, identity: str) -> None:
        """Here or in another process: whoever still acts for them, acts for nobody."""
        self._store.gone.add(identity)
        self._show_out(identity)

    async def resume(self) -> None:
        for identity in await self._store.leaving():
            await self._finish(identity)

    async def _finish(self, identity: str, *, is_first: bool = False) -> None:
        async with self._at_work:
            async for table in self._store.tables_naming(identity):
                await self._forget_at(table, identity)
            is_clean = await self._is_scrubbed()
            # Another process may have been writing for them when it heard of it: the next round looks again.
            if is_clean and not (is_first and self._store.bus.is_shared):
                await self._store.write(Change("drop leaver", {"which": identity}))
                await self._is_scrubbed()

    async def _is_scrubbed(self) -> bool:
        for _ in range(_ATTEMPTS):
            if await self._store.scrub():
                return True
            await asyncio.sleep(_PATIENCE)
        return False

    # --- one table ----------------------------------------------------------------------------------------------------

    async def _forget_at(self, table: str, identity: str) -> None:
        try:
            live = await self._hub.get(table)
        except Denied as error:
            if error.status == HTTPStatus.NOT_FOUND:  # it was deleted meanwhile
                return
            if not isinstance(error, Unreadable):
                raise
            live = None
        if live is None or live.table.is_broken:
            await self._store.write(*await self._changes_blind(table, identity))
            self._hub.live.pop(table, None)  # read again when it is looked at again
            return
        async with live.lock:
            while not await self._is_forgotten(live, identity):
                live.is_stale = True

    async def _is_forgotten(self, live: LiveTable, identity: str) -> bool:
        """False when somebody else wrote first; the lock is held."""
        await self._hub.freshen(live)
        old, waited_for = live.table, live.absent_and_to_act()
        log = await self._store.entries(old.id)
        if len(log) != old.seq:
            return False
        changed = await asyncio.to_thread(redacted, log, identity)
        last = f.Entry(self._hub.now(), parting(old, identity))
        for seq, entry in changed.items():
            log[seq - 1] = entry
        new, problem = await read_log(old.id, [*log, f.encode_entry(last)])
        if new is None or problem is not None:
            raise Unsound("the log without them")
        try:
            await self._store.write(
                appended(old.id, new.seq, last),
                *rewritten(old.id, changed),
                Change("change table", {"which": old.id, "seq_now": new.seq, **summary(new)}),
                Change("give up seat", {"who": identity, "where": old.id}),
            )
        except Conflict:
            return False
        except StorageFailure:
            live.is_stale = True  # perhaps it was written all the same
            raise
        await self._hub.read_anew(live, new, waited_for)
        return True

    async def _changes_blind(self, table: str, identity: str) -> list[Change]:
        """A table that cannot be read. What of its log can be is redacted; an entry that cannot, and names them, goes."""
        log = await self._store.entries(table)
        changed = {seq: _EMPTY for seq, entry in enumerate(log, start=1) if identity.encode() in entry}
        changed |= await asyncio.to_thread(redacted, log, identity)
        hidden = Change("hide players", {"which": table, "players": "[]"})
        left = Change("give up seat", {"who": identity, "where": table})
        return [*rewritten(table, changed), hidden, left]


def rewritten(table: str, entries: dict[int, bytes]) -> list[Change]:
    return [Change("rewrite", {"where": table, "which": seq, "entry": entry}) for seq, entry in entries.items()]


def _decoded(entry: bytes) -> f.Entry:
    try:
        return f.decode_entry(entry)
    except msgspec.MsgspecError:
        return f.decode_entry(_EMPTY)


def redacted(log: Sequence[bytes], identity: str) -> dict[int, bytes]:
    """The entries, by their number, that read otherwise without somebody: another, unknown, did it all and said nothing."""
    entries = [_decoded(entry) for entry in log]
    words, stand_in = Words(_language(entries)), new_id().encode()
    owners: dict[int, str] = {}
    found = {}
    for seq, entry in enumerate(entries, start=1):
        facts = [_redacted(fact, entry.by, identity, words.noun("somebody"), owners) for fact in entry.facts]
        request = "" if entry.by == identity else entry.request
        new = f.Entry(entry.at, [fact for fact in facts if fact is not None], entry.by, request)
        text = f.encode_entry(new).replace(identity.encode(), stand_in)
        if text != f.encode_entry(entry):
            found[seq] = text
    return found


def _redacted(fact: f.AnyFact, by: str, identity: str, somebody: str, owners: dict[int, str]) -> f.AnyFact | None:
    """`owners` follows who sits where."""
    match fact:
        case f.Chatted() if by == identity:
            return None
        case f.Seated(seat, owner):
            owners[seat] = owner
            return msgspec.structs.replace(fact, name=somebody) if owner == identity else fact
        case f.SubstituteAsked(_, newcomer) if newcomer == identity:
            return msgspec.structs.replace(fact, name=somebody)
        case f.Freed(seat) | f.Removed(_, seat) if seat is not None:
            owners.pop(seat, None)
        case f.Started(names):
            return f.Started({seat: somebody if owners.get(seat) == identity else name for seat, name in names.items()})
    return fact


def _language(entries: Sequence[f.Entry]) -> str:
    laid = next((fact for entry in entries for fact in entry.facts if isinstance(fact, f.Laid)), None)
    return "en" if laid is None else laid.language


def parting(table: Table, identity: str) -> Facts:
    """What becomes of a seat: a bot plays on, or it is free again; and somebody else is the host."""
    facts: Facts = [f.Rewritten()]
    seat = table.seat_of(identity)
    if seat is not None and table.shuffle is not None:
        facts.append(f.ShuffleFailed([seat], random_key().hex()))
    if seat is not None and table.match is None:
        facts.append(f.Freed(seat))
    elif seat is not None and table.status != "over" and not table.seats[seat].has_left:
        facts.append(f.Left(seat, table.seats[seat].bot or STAND_IN))
    others = [s.identity for s in table.seats if s.is_played_by_person and s.identity != identity]
    if table.host == identity and others and others[0] is not None:
        facts.append(f.Hosted(others[0]))
    return facts
