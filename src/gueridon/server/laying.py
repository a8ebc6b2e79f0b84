"""New tables, invites and rematches: the facts they begin with, and what is written to find them again."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256

from gueridon.core import registry
from gueridon.core.chance import random_key
from gueridon.core.message import GueridonError
from gueridon.server import facts as f
from gueridon.server.errors import unreadable
from gueridon.server.messages import NewTable
from gueridon.server.seating import check_level
from gueridon.server.store.changes import Change, Value
from gueridon.server.store.store import Person
from gueridon.server.table import Table, table_from

BOT_LEASE = 15.0
"""Seconds after which another process may take over a bot's decision."""


_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """80 random bits, in letters and digits that nobody confuses."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def first_facts(wish: NewTable, host: Person, secret: bytes | None = None) -> list[f.AnyFact]:
    """A new table: laid, its bots seated, and the host on the first seat left."""
    game = registry.game(wish.game)
    registry.check_seats(game, wish.seats)
    options = registry.complete_options(game, wish.options)
    registry.check_options(game, wish.seats, options)
    game.start(wish.seats, options)  # an option that fits no table of this size is refused now, not at the start
    for seat, level in wish.bots.items():
        check_level(level)
        if seat >= wish.seats:
            raise GueridonError("error-no-such-seat", quoted=str(seat), last=wish.seats - 1)
    laid = f.Laid(
        game=wish.game,
        version=game.version,
        seats=wish.seats,
        options=options,
        language=wish.language,
        is_public=wish.is_public,
        spectators=wish.spectators,
        clock=wish.clock,
        host=host.id,
        secret=(secret or random_key()).hex(),
        hints=wish.hints,
    )
    bots: list[f.AnyFact] = [f.BotSeated(seat, level) for seat, level in sorted(wish.bots.items())]
    free = [seat for seat in range(wish.seats) if seat not in wish.bots]
    hosts: list[f.AnyFact] = [f.Seated(free[0], host.id, host.name)] if free else []
    return [laid, *bots, *hosts]


_OF_ONE_GAME = ("version", "host", "secret")
"""What a rematch does not take from the table before."""


def rematch_facts(old: Table) -> list[f.AnyFact]:
    """The same table for the same people, onlookers too, with a secret of its own."""
    laid = f.Laid(
        **{name: getattr(old.laid, name) for name in old.laid.__struct_fields__ if name not in _OF_ONE_GAME},
        version=old.game.version,
        host=old.host,
        secret=random_key().hex(),
    )
    seats: list[f.AnyFact] = []
    for number, seat in enumerate(old.seats):
        if seat.identity is not None and not seat.has_left and seat.identity not in old.removed:
            seats.append(f.Seated(number, seat.identity, seat.name or ""))
        elif seat.identity is None and seat.bot is not None:
            seats.append(f.BotSeated(number, seat.bot))
    rights: list[f.AnyFact] = [f.Admitted(identity) for identity in sorted(old.admitted)]
    rights += [f.Removed(identity) for identity in sorted(old.removed)]
    rights += [f.Muted(0, True, identity) for identity in sorted(old.muted)]
    return [laid, *seats, *rights]


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


def new_invite_token(table: str) -> str:
    return f"{table}{secrets.token_urlsafe(18)}"


def table_of_invite(token: str) -> str:
    """An invite says which table it is for, so that nothing but the table's own log needs to know it."""
    length = len(new_id())
    if len(token) <= length:
        raise unreadable("error-server-no-such-invite")
    return token[:length]
