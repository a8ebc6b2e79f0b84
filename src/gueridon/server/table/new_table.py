"""New tables and rematches: what they begin with."""

from __future__ import annotations

from gueridon.core import registry
from gueridon.core.chance import random_key
from gueridon.core.message import GueridonError
from gueridon.server.messages import NewTable
from gueridon.server.person import Person
from gueridon.server.table import facts as f
from gueridon.server.table.seating import check_level
from gueridon.server.table.table import Table


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
