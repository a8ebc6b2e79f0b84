"""Sitting down and getting up. A seat of a running game belongs to whoever sat there at the start, until the end.

Only they see what that seat sees. Whoever leaves, is removed or stays away is played on for by a bot and may come back.
Somebody else comes in only for one who said that they leave, and only if everybody else who has a seat agrees.
"""

from __future__ import annotations

from gueridon.bots.registry import LEVELS
from gueridon.bots.registry import NAMES as BOTS
from gueridon.core.message import GueridonError
from gueridon.server import messages as m
from gueridon.server.errors import Denied, not_found, not_yours
from gueridon.server.table import facts as f
from gueridon.server.table.situation import Facts, Situation, check_open, check_seat, own_seat
from gueridon.server.table.table import Table

STAND_IN = LEVELS[min(1, len(LEVELS) - 1)]
"""The bot that plays on for a person: decently, and not better than most."""


def sit(now: Situation, seat: int, invite: str | None = None) -> Facts:
    """Take a free seat; in a running game, ask for one that somebody has left."""
    table = now.table
    check_seat(table, seat)
    if now.who.id in table.removed:
        raise not_yours("error-server-removed")
    if table.status == "over":
        raise Denied("refuse-game-over")
    if invite is None and not table.laid.is_public and now.who.id != table.host:
        raise not_yours("error-server-by-invite")
    return _sit_before_start(now, seat, invite) if table.match is None else _sit_in_game(now, seat, invite)


def _sit_before_start(now: Situation, seat: int, invite: str | None) -> Facts:
    table = now.table
    if table.seat_of(now.who.id) is not None:
        raise Denied("error-server-sits-already")
    check_open(table, "error-server-shuffling")
    if not table.seats[seat].is_free:
        raise Denied("error-server-seat-taken")
    seated: Facts = [f.Seated(seat, now.who.id, now.who.name, invite)]
    return seated if table.seat_of(table.host) is not None else [*seated, f.Hosted(now.who.id)]


def _sit_in_game(now: Situation, seat: int, invite: str | None) -> Facts:
    table, found, own = now.table, now.table.seats[seat], now.table.seat_of(now.who.id)
    if own is not None and not (table.seats[own].has_left and own != seat):
        raise Denied("error-server-sits-already")
    seated = f.Seated(seat, now.who.id, now.who.name, invite)
    if _is_alone(now) and found.identity is None:
        return [seated, f.Uncounted()]
    if now.who.id in table.owners:  # they have seen what this seat may not know
        raise not_yours("error-server-knows-another-seat")
    if not found.has_left:
        raise Denied("error-server-seat-kept" if found.identity is None else "error-server-seat-taken")
    if table.owned_seats() == [seat]:
        return [seated]
    if table.question is not None:
        raise Denied("error-server-question-open")
    return [f.SubstituteAsked(seat, now.who.id, now.who.name, invite)]


def _is_alone(now: Situation) -> bool:
    """A host with nobody but bots: whatever they look at, they cheat nobody."""
    return now.who.id == now.table.host and not (now.table.owners.keys() - {now.who.id})


def invite(now: Situation, wish: m.NewInvite, invite: str) -> Facts:
    """A new invite, by its hash."""
    if now.who.id != now.table.host:
        raise not_yours("error-server-host-only")
    seat = None if wish.to_watch else wish.seat
    if seat is not None:
        check_seat(now.table, seat)
    return [f.Invited(invite, seat, wish.to_watch)]


def join(now: Situation, invite: str) -> Facts:
    """Use an invite: to a certain seat, to any that is free, or to look on."""
    table = now.table
    found = table.invites.get(invite)
    if found is None:
        used = invite in table.used_invites
        raise Denied("error-invite-used") if used else not_found("error-server-no-such-invite")
    if now.who.id in table.removed:
        raise not_yours("error-server-removed")
    if found.to_watch:
        return [f.Admitted(now.who.id, invite)]
    seat = found.seat if found.seat is not None else _first_to_take(table)
    if seat is None:
        raise Denied("error-server-no-free-seat")
    return sit(now, seat, invite)


def _first_to_take(table: Table) -> int | None:
    seats = range(len(table.seats))
    return next((seat for seat in seats if table.seats[seat].is_free or table.seats[seat].has_left), None)


def leave(now: Situation) -> Facts:
    seat, table = own_seat(now), now.table
    if table.status == "shuffling":
        raise Denied("error-server-shuffling")
    is_running = table.status in ("playing", "paused")
    if is_running and table.seats[seat].has_left:
        raise Denied("error-server-left-already")
    left: Facts = [f.Left(seat, table.seats[seat].bot or STAND_IN) if is_running else f.Freed(seat)]
    heirs = [s.identity for s in table.seats if s.identity not in (None, now.who.id) and not s.has_left]
    return [*left, f.Hosted(heirs[0] or "")] if now.who.id == table.host and heirs else left


def come_back(now: Situation) -> Facts:
    seat = own_seat(now)
    if now.table.seats[seat].bot is None:
        raise Denied("error-server-no-bot-there")
    return [f.CameBack(seat)]


# --- The host ---------------------------------------------------------------------------------------------------------


def seat_bot(now: Situation, seat: int, level: str) -> Facts:
    table = now.table
    check_seat(table, seat)
    check_level(level)
    if table.status in ("shuffling", "over"):
        raise Denied("error-server-shuffling" if table.status == "shuffling" else "refuse-game-over")
    if table.seats[seat].is_played_by_person:
        _check_gone(now, seat)
    return [f.BotSeated(seat, level)]


def _check_gone(now: Situation, seat: int) -> None:
    """Whoever has only lost the connection keeps the seat for a while."""
    away = now.away(seat)
    if now.table.status == "open" or away is None:
        raise Denied("error-server-person-there")
    if away < now.grace:
        raise Denied("error-server-grace", retry_after=now.grace - away)


def check_level(level: str) -> None:
    if level not in BOTS:
        raise GueridonError("error-no-such-bot", quoted=level[:40], bots_quoted=", ".join(BOTS))


def free(now: Situation, seat: int) -> Facts:
    check_seat(now.table, seat)
    check_open(now.table, "error-server-seat-kept")
    found = now.table.seats[seat]
    if found.is_free:
        raise Denied("error-server-seat-free")
    if found.identity is not None and now.is_there(seat):
        raise Denied("error-server-person-there")
    return [f.Freed(seat)]


def remove(now: Situation, seat: int) -> Facts:
    """For good. In a running game only whoever is away: else a host could have anybody's decisions made by a bot."""
    table = now.table
    check_seat(table, seat)
    identity = table.seats[seat].identity
    if identity is None:
        raise Denied("error-server-seat-free")
    if identity == now.who.id:
        raise Denied("error-server-not-oneself")
    if table.status == "shuffling":
        raise Denied("error-server-shuffling")
    removed: Facts = [f.Removed(identity, seat)]
    if table.status in ("open", "over") or table.seats[seat].bot is not None:
        return removed
    _check_gone(now, seat)
    return [*removed, f.BotSeated(seat, STAND_IN)]


def mute(now: Situation, seat: int, *, muted: bool) -> Facts:
    check_seat(now.table, seat)
    identity = now.table.seats[seat].identity
    if identity is None:
        raise Denied("error-server-seat-free")
    return [f.Muted(seat, muted, identity)]
