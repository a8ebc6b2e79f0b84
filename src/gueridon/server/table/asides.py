"""What everybody notices beside the game, as events of the log: who leaves, who plays on, for whom a bot decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gueridon.core.wire import Event, Said
from gueridon.server.messages import About, Noticed
from gueridon.server.table import facts as f

if TYPE_CHECKING:
    from gueridon.server.table.table import Table


def before(table: Table, fact: f.AnyFact) -> list[Event]:
    """What a fact about a running game means to everybody, as the table was before it."""
    if table.match is None:
        return []
    match fact:
        case f.Seated(seat, _, name) if table.seats[seat].name is None:
            return [_noticed("bots-seat", seat, name)]
        case f.Seated(seat, _, name):
            return [_noticed("substitute", seat, name, former_quoted=table.seats[seat].name or "")]
        case f.Left(seat):
            return [_noticed("left", seat, table.seats[seat].name)]
        case f.BotSeated(seat) if table.seats[seat].is_played_by_person:
            return [_noticed("played-by-bot", seat, table.seats[seat].name)]
        case f.CameBack(seat):
            return [_noticed("back", seat, table.seats[seat].name)]
        case f.Delegated(seat):
            return [_noticed("decided-by-bot", seat, table.seats[seat].name)]
    return []


def at_start(table: Table) -> list[Event]:
    return [_noticed("no-part", seat, table.seats[seat].name) for seat in table.without_seed]


def _noticed(
    about: About,
    seat: int,
    name: str | None,
    **more: str,
) -> Event:
    return Noticed(about, seat, said=Said(f"beside-{about}", {"quoted": name or "", **more}))
