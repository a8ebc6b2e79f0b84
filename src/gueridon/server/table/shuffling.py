"""From the lobby to the first deal: player seeds are committed to, then revealed, and nobody can choose the deals.

Whoever sits down binds themselves to a seed by its hash. The start freezes those hashes; only then seeds are revealed, and
none shows before all are in. A seed that stays away could have been held back on purpose: then nothing starts, the table
draws a new secret, and everybody binds themselves anew.
"""

from __future__ import annotations

from gueridon.core.chance import seed_commitment
from gueridon.core.words import Words
from gueridon.server.errors import Denied, unreadable
from gueridon.server.table import facts as f
from gueridon.server.table.situation import Facts, Situation, check_open, own_seat
from gueridon.server.table.table import Table

_A_MOMENT = 0.3
"""Seconds in which the device of whoever has just sat down binds itself."""
FAILURES_ENOUGH = 2
"""So many shuffles must have failed before the host may go on without a seat."""


def commit(now: Situation, commitment: str) -> Facts:
    seat = own_seat(now)
    check_open(now.table, "error-server-seed-too-late")
    return [f.SeedCommitted(seat, commitment)]


def start(now: Situation, without: list[int]) -> Facts:
    table = now.table
    if table.status != "open":
        raise Denied("error-server-shuffling" if table.status == "shuffling" else "error-server-started-already")
    if table.free_seats():
        raise Denied("error-server-seats-free", free=len(table.free_seats()))
    _check_left_out(table, without)
    people = [seat for seat in table.people() if seat not in without]
    unbound = [seat for seat in people if table.seats[seat].commitment is None and now.is_there(seat)]
    if unbound:
        raise Denied("error-server-seed-missing", retry_after=_A_MOMENT, quoted=_called(table, unbound))
    taking_part = [seat for seat in people if table.seats[seat].commitment is not None and _is_here(now, seat)]
    began: Facts = [f.ShuffleBegan(taking_part)]
    return began if taking_part else [*began, f.Started(_names(table))]


def _is_here(now: Situation, seat: int) -> bool:
    """Whoever starts is, though no socket of theirs follows the table yet."""
    return now.is_there(seat) or now.table.seats[seat].identity == now.who.id


def _check_left_out(table: Table, without: list[int]) -> None:
    if without and (table.restarts < FAILURES_ENOUGH or not set(without) <= set(table.unrevealed)):
        raise Denied("error-server-not-without")


def reveal(now: Situation, player_seed: str) -> Facts:
    seat, shuffle = own_seat(now), now.table.shuffle
    if shuffle is None or seat not in shuffle.missing:
        raise Denied("error-server-nothing-to-reveal")
    if seed_commitment(player_seed, now.table.id, seat) != now.table.seats[seat].commitment:
        raise unreadable("error-server-other-seed")
    revealed: Facts = [f.SeedRevealed(seat, player_seed)]
    return [*revealed, f.Started(_names(now.table))] if shuffle.missing == [seat] else revealed


def fail(table: Table, at: float, secret: bytes) -> Facts:
    """Once the time to reveal is over."""
    shuffle = table.shuffle
    return [] if shuffle is None or at < shuffle.until else [f.ShuffleFailed(shuffle.missing, secret.hex())]


def _names(table: Table) -> dict[int, str]:
    """What everybody is called in the record; namesakes are told apart by their seats."""
    words = Words(table.laid.language)
    called = [seat.name or words.noun(f"bot-{seat.bot}") for seat in table.seats]
    return {i: name if called.count(name) == 1 else f"{name} {i + 1}" for i, name in enumerate(called)}


def _called(table: Table, seats: list[int]) -> str:
    return ", ".join(table.seats[seat].name or "" for seat in seats)
