"""What a decision at a table rests on, and the checks that many decisions begin with."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gueridon.server.errors import Denied, not_found, not_yours
from gueridon.server.person import Person
from gueridon.server.table import facts as f
from gueridon.server.table.table import Table

Facts = list[f.AnyFact]


class Situation(NamedTuple):
    """The table, who asks, and what the log does not tell: the time, and who is there."""

    table: Table
    who: Person
    away: Callable[[int], float | None]
    """For how many seconds the person of a seat has been away; None while they are there."""
    grace: float
    at: float

    def is_there(self, seat: int) -> bool:
        return self.away(seat) is None


def own_seat(now: Situation) -> int:
    seat = now.table.seat_of(now.who.id)
    if seat is None:
        raise not_yours("error-server-no-seat")
    return seat


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise not_found("error-no-such-seat", quoted=str(seat), last=len(table.seats) - 1)


def check_playing(table: Table) -> None:
    codes = {
        "open": "error-server-not-started",
        "shuffling": "error-server-not-started",
        "paused": "error-server-paused",
        "over": "refuse-game-over",
    }
    if table.status in codes:
        raise Denied(codes[table.status])


def check_open(table: Table, code: str) -> None:
    if table.status != "open":
        raise Denied(code)
