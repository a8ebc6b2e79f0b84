"""New tables, invites and rematches: the facts they begin with, and what is written to find them again."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from hashlib import sha256

from gueridon.core import registry
from gueridon.core.chance import random_key
from gueridon.core.message import GueridonError
from gueridon.server import facts as f
from gueridon.server.decisions import check_level
from gueridon.server.errors import unreadable
from gueridon.server.messages import NewTable
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
            raise GueridonError("error-no-such-seat", asked=seat, last=wish.seats - 1)
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


def rematch_facts(old: Table) -> list[f.AnyFact]:
    """The same table for the same people, onlookers too, with a secret of its own."""
    laid = f.Laid(
        **{name: getattr(old.laid, name) for name in old.laid.__struct_fields__ if name not in ("secret", "host")},
        host=old.host,
        secret=random_key().hex(),
    )
    seated: list[f.AnyFact] = []
    for number, seat in enumerate(old.seats):
        if seat.identity is not None:
            seated.append(f.Seated(number, seat.identity, seat.name or ""))
        elif seat.bot is not None:
            seated.append(f.BotSeated(number, seat.bot))
    admitted: list[f.AnyFact] = [f.Admitted(identity) for identity in sorted(old.admitted)]
    return [laid, *seated, *admitted]


def table_changes(identifier: str, entry: f.Entry) -> list[Change]:
    """Everything that a new table writes."""
    table = table_from(identifier, [entry])
    row = summary(table) | {"id": table.id, "seq": 1, "game": table.laid.game, "is_public": table.laid.is_public}
    row["touched"] = entry.at
    return [Change("new table", row), appended(identifier, 1, entry), *seat_changes(identifier, entry)]


def appended(table: str, seq: int, entry: f.Entry) -> Change:
    return Change("append", {"table_id": table, "seq": seq, "entry": f.encode_entry(entry)})


def seat_changes(table: str, entry: f.Entry, before: Callable[[int], str | None] = lambda _: None) -> list[Change]:
    """What `seats` must know of an entry; `before` tells whose a seat was."""
    changes = []
    for fact in entry.facts:
        if isinstance(fact, f.Seated):
            changes.append(Change("take seat", {"identity": fact.identity, "table_id": table, "seat": fact.seat}))
        elif isinstance(fact, f.Freed) and (identity := before(fact.seat)) is not None:
            changes.append(Change("give up seat", {"who": identity, "where": table}))
    return changes


def summary(table: Table) -> dict[str, Value]:
    """What lists show of a table, and when it wants to be woken."""
    return {
        "status": table.status,
        "free": len(table.free_seats()),
        "players": json.dumps([seat.name for seat in table.seats]),
        "to_act": sum(1 << seat for seat in table.to_act() if table.seats[seat].is_played_by_person),
        "changed": table.changed,
        "wake_at": wake_at(table),
    }


def wake_at(table: Table) -> float | None:
    if table.status != "playing":
        return None
    if table.bots_to_act():
        return table.written + BOT_LEASE
    return min(table.clocks.deadlines.values(), default=None)


def new_invite_token(table: str) -> str:
    return f"{table}{secrets.token_urlsafe(18)}"


def table_of_invite(token: str) -> str:
    """An invite says which table it is for, so that nothing but the table's own log needs to know it."""
    length = len(new_id())
    if len(token) <= length:
        raise unreadable("error-server-no-such-invite")
    return token[:length]
