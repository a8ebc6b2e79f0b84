"""A game step by step, as one viewer knew it then."""

from __future__ import annotations

from gueridon.core import match as matches
from gueridon.core.game import CHANCE, View
from gueridon.core.match import Match
from gueridon.core.record import parse_record
from gueridon.server.messages import Moment, Said, said
from gueridon.server.streams import encode, moments, position_of


def replayed(record: str, viewer: int) -> list[Moment]:
    """Every moment that the viewer saw. What changed nothing for them leaves no trace."""
    replay = matches.steps(record)
    match = next(replay)
    before = match.view_of(viewer)
    seen = _seen(before)
    found = [_moment(None, [], match, before)]
    for group in moments(parse_record(record).steps):
        for _ in group:
            match = next(replay)
        view = match.view_of(viewer)
        now_seen = _seen(view)
        told = [said(message) for message in match.game.narrate(before, view)]
        if told or now_seen != seen:
            seat = group[0].seat
            found.append(_moment(None if seat == CHANCE else seat, told, match, view))
        before, seen = view, now_seen
    return found


def _moment(seat: int | None, told: list[Said], match: Match, view: View) -> Moment:
    return Moment(seat, told, position_of(match, view, encode(view.data()), can_undo=False, deadlines={}))


def _seen(view: View) -> bytes:
    return encode([view.acting, list(view.legal), view.data()])
