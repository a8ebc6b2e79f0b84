"""A game step by step, as one viewer knew it then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Final, NamedTuple

from msgspec import Raw, Struct

from gueridon.core import match as matches
from gueridon.core.game import CHANCE, View
from gueridon.core.match import Match
from gueridon.core.message import Message
from gueridon.core.record import parse_record
from gueridon.core.telling import choices
from gueridon.server.kept import Kept
from gueridon.server.streams import Scene, ShownPosition, encode, moments, position_of, result_of, told_as_json

SLICE: Final = 8
"""So many moments are made at once; then everybody else has their turn."""
_KEPT_BYTES: Final = 16_000_000
_AT_ONCE: Final = 2


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
    moments: Raw


class Replays:
    """Makes replays without keeping anybody waiting, and each of them once: a record shows a viewer the same every time."""

    def __init__(self) -> None:
        self._kept: Kept[tuple[str, int], bytes] = Kept(_KEPT_BYTES, len)
        self._few = asyncio.Semaphore(_AT_ONCE)

    async def of(self, record: str, viewer: int) -> Raw:
        return Raw(await self._kept.get((record, viewer), lambda: self._made(record, viewer)))

    async def _made(self, record: str, viewer: int) -> bytes:
        found: list[bytes] = []
        async with self._few:
            for some in slices(record, viewer):
                found += [encode(moment) for moment in some]
                await asyncio.sleep(0)
        return b"[" + b",".join(found) + b"]"


def replayed(record: str, viewer: int) -> list[ShownMoment]:
    """Every moment that the viewer saw. What changed nothing for them leaves no trace."""
    return list(chain.from_iterable(slices(record, viewer)))


def slices(record: str, viewer: int) -> Iterator[list[ShownMoment]]:
    """The same, so much at a time that others can have their turn in between."""
    parsed, replay = parse_record(record), matches.steps(record)
    is_over = parsed.key is not None
    match = next(replay)
    before = _seen(match.view_of(viewer))
    yield [_moment(0 if is_over else None, None, [], match, before)]
    groups = enumerate(moments(parsed.steps), 1)
    while some := list(islice(groups, SLICE)):
        found = []
        for number, group in some:
            for _ in group:
                match = next(replay)
            now = _seen(match.view_of(viewer))
            told = match.game.narrate(before.view, now.view)
            if told or now[1:] != before[1:]:
                seat = None if group[0].seat == CHANCE else group[0].seat
                found.append(_moment(number if is_over else None, seat, told, match, now))
            before = now
        yield found


class _Seen(NamedTuple):
    view: View
    acting: int
    legal: list[int]
    data: bytes


def _seen(view: View) -> _Seen:
    return _Seen(view, int(view.acting), list(view.legal), encode(view.data()))


def _moment(number: int | None, seat: int | None, told: Sequence[Message], match: Match, seen: _Seen) -> ShownMoment:
    scene = Scene(match.game, is_playing=False, deadlines=[], result=result_of(match))
    legal = encode(choices(match.game, seen.view))
    position = position_of(scene, seen.view, seen.data, legal, can_undo=False)
    return ShownMoment(number, seat, Raw(told_as_json(told)), position)
