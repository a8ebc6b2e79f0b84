"""A game step by step, as one viewer knew it then."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw, Struct

from gueridon.core import match as matches
from gueridon.core.game import CHANCE, View
from gueridon.core.match import Match
from gueridon.core.message import Message
from gueridon.core.record import parse_record
from gueridon.core.telling import choices
from gueridon.server.streams import Scene, ShownPosition, encode, moments, position_of, result_of, told_as_json


class ShownMoment(Struct):
    """A Moment."""

    number: int | None
    seat: int | None
    told: Raw
    position: ShownPosition


class ShownReplay(Struct):
    """A Replay."""

    table: str
    viewer: int | None
    everything: bool
    moments: list[ShownMoment]


def replayed(record: str, viewer: int) -> list[ShownMoment]:
    """Every moment that the viewer saw. What changed nothing for them leaves no trace."""
    replay = matches.steps(record)
    match = next(replay)
    before = match.view_of(viewer)
    seen = _seen(before)
    found = [_moment(0, None, [], match, before)]
    for number, group in enumerate(moments(parse_record(record).steps), 1):
        for _ in group:
            match = next(replay)
        view = match.view_of(viewer)
        now_seen = _seen(view)
        told = match.game.narrate(before, view)
        if told or now_seen != seen:
            seat = group[0].seat
            found.append(_moment(number, None if seat == CHANCE else seat, told, match, view))
        before, seen = view, now_seen
    if match.outcome is None:
        for moment in found:
            moment.number = None
    return found


def _moment(number: int, seat: int | None, told: Sequence[Message], match: Match, view: View) -> ShownMoment:
    scene = Scene(match.game, is_playing=False, deadlines=[], result=result_of(match))
    legal = encode(choices(match.game, view))
    position = position_of(scene, view, encode(view.data()), legal, can_undo=False)
    return ShownMoment(number, seat, Raw(told_as_json(told)), position)


def _seen(view: View) -> bytes:
    return encode([view.acting, list(view.legal), view.data()])
