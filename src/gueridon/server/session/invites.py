"""Invites: a token that turns into a seat, or into a place to look on from, once."""

from __future__ import annotations

from gueridon.core.message import GueridonError
from gueridon.core.telling import said
from gueridon.server import messages as m
from gueridon.server.errors import Denied, not_found
from gueridon.server.person import Person
from gueridon.server.session.hub import Hub
from gueridon.server.session.live import LiveTable
from gueridon.server.session.reading import check_readable
from gueridon.server.table import seating
from gueridon.server.table.table import Table
from gueridon.server.tokens import hashed, new_invite_token, table_of_invite


async def invite(hub: Hub, who: Person, table: str, wish: m.NewInvite) -> str:
    """The token of a new invite; only its hash is kept."""
    live = await hub.get_visible(table, who)
    token = new_invite_token(table)

    await hub.carry_out(live, lambda: seating.invite(hub.situation(live, who), wish, hashed(token)), who.id)
    return token


async def use(hub: Hub, who: Person, token: str) -> m.Joined:
    """Without a seat where the others are asked first, or where one only looks on."""
    try:
        live = await hub.get(table_of_invite(token))
    except Denied as error:
        raise not_found("error-server-no-such-invite") from error
    hash_ = hashed(token)
    asked = live.table.question
    has_asked = asked is not None and (asked.identity, asked.invite) == (who.id, hash_)
    if live.table.used_invites.get(hash_) != who.id and not has_asked:
        await hub.carry_out(live, lambda: seating.join(hub.situation(live, who), hash_), who.id)
    return m.Joined(live.table.id, live.table.seat_of(who.id))


async def look_at(hub: Hub, who: Person | None, token: str) -> m.Invited:
    """What an invite leads to. A void one tells nothing to whom the table is not open anyway."""
    try:
        live = await hub.get_fresh(table_of_invite(token))
    except Denied as error:
        raise not_found("error-server-no-such-invite") from error
    who = who or Person("", "", "en", None)
    table, hash_ = live.table, hashed(token)
    problem = _why_not_join(hub, live, who, hash_)
    found, may_see = table.invites.get(hash_), table.may_look_back(who.id)
    if found is None and not (may_see and hash_ in table.used_invites):
        raise problem or Denied("error-invite-used")
    facts, your_seat = table.facts(), table.seat_of(who.id)
    return m.Invited(
        table=table.id,
        game=facts.game,
        status=table.status,
        host=next((seat.name for seat in facts.seats if seat.is_host), None),
        seats=[m.InvitedSeat(seat.name, seat.bot) for seat in facts.seats],
        to_watch=found.to_watch if found is not None else problem is None and your_seat is None,
        replaces=None if found is None or found.seat is None else _leaver(table, found.seat),
        your_seat=your_seat,
        problem=None if problem is None else said(problem.message),
        may_see=may_see,
    )


def _leaver(table: Table, seat: int) -> str | None:
    return table.seats[seat].name if table.seats[seat].has_left else None


def _why_not_join(hub: Hub, live: LiveTable, who: Person, invite_hash: str) -> GueridonError | None:
    if live.table.used_invites.get(invite_hash) == who.id:
        return None
    try:
        check_readable(live.table)
        seating.join(hub.situation(live, who), invite_hash)
    except GueridonError as error:
        return error
    return None
