"""What is written of a table: its log, and what others find it by."""

from __future__ import annotations

import json

from gueridon.server.store.changes import Change, Value
from gueridon.server.table import facts as f
from gueridon.server.table.table import Table, table_from

BOT_LEASE = 15.0
"""Seconds after which another process may take over a bot's decision."""


def table_changes(identifier: str, entry: f.Entry) -> list[Change]:
    """Everything that a new table writes."""
    table = table_from(identifier, [entry])
    row = summary(table) | {"id": table.id, "seq": 1, "game": table.laid.game, "is_public": table.laid.is_public}
    row["touched"] = entry.at
    seated = [_take_seat(table, fact.seat, fact.identity) for fact in entry.facts if isinstance(fact, f.Seated)]
    return [Change("new table", row), appended(identifier, 1, entry), *seated]


def appended(table: str, seq: int, entry: f.Entry) -> Change:
    return Change("append", {"table_id": table, "seq": seq, "entry": f.encode_entry(entry)})


def seat_changes(table: Table, entry: f.Entry) -> list[Change]:
    """What `seats`, by which everybody finds their tables again, must know of an entry that this table has not seen yet."""
    changes = []
    for fact in entry.facts:
        if isinstance(fact, f.Seated):
            changes.append(_taken(table, fact))
        if isinstance(fact, f.CameBack) and table.seats[fact.seat].has_left and table.owned_seats() == [fact.seat]:
            changes.append(_take_seat(table, fact.seat, table.seats[fact.seat].identity))
        if (loser := _loser(table, fact)) is not None:
            changes.append(Change("give up seat", {"who": loser, "where": table.id}))
    return changes


def _taken(table: Table, fact: f.Seated) -> Change:
    if table.match is not None and table.seat_of(fact.identity) is not None:
        return Change("move seat", {"identity_now": fact.identity, "table_now": table.id, "seat": fact.seat})
    return _take_seat(table, fact.seat, fact.identity)


def _take_seat(table: Table, seat: int, identity: str | None) -> Change:
    return Change("take seat", {"identity": identity, "table_id": table.id, "seat": seat})


def _loser(table: Table, fact: f.AnyFact) -> str | None:
    """Whose seat it is no longer."""
    match fact:
        case f.Freed(seat) | f.Seated(seat):
            return table.seats[seat].identity
        case f.Left(seat) if table.owned_seats() == [seat]:  # nobody waits for them
            return table.seats[seat].identity
        case f.Removed(identity, seat) if seat is not None and table.match is None:
            return identity
    return None


def summary(table: Table) -> dict[str, Value]:
    """What lists show of a table, and when it wants to be woken."""
    return {
        "status": "open" if table.status == "shuffling" else table.status,
        "free": len(table.free_seats()),
        "players": json.dumps([seat.name for seat in table.seats]),
        "to_act": sum(1 << seat for seat in table.to_act() if table.seats[seat].is_played_by_person),
        "changed": table.changed,
        "wake_at": wake_at(table),
    }


def wake_at(table: Table) -> float | None:
    """When something is due that nobody asks for: a bot, a clock, the end of a shuffle or of a question."""
    if table.shuffle is not None:
        return table.shuffle.until
    if table.status != "playing":
        return None
    asked = [] if table.question is None or table.question.until is None else [table.question.until]
    if not table.people():  # bots wait until somebody looks
        return min(asked, default=None)
    if table.bots_to_act():
        return table.written + BOT_LEASE
    return min([*table.clocks.deadlines.values(), *asked], default=None)
