"""A game step by step, as one viewer knew it then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import chain, islice
from typing import Final, NamedTuple

from msgspec import Raw

from gueridon.core.game import CHANCE, Game, State, View
from gueridon.core.match import Match
from gueridon.core.story import story
from gueridon.server.session.kept import Kept
from gueridon.server.session.shown import NOTHING, ShownMoment, ShownPosition, encode
from gueridon.server.session.streams import Scene, position_of, result_of, told_as_json

SLICE: Final = 8
"""So many moments are made at once; then everybody else has their turn."""
_KEPT_BYTES: Final = 16_000_000
_AT_ONCE: Final = 2


class Replays:
    """Makes replays without keeping anybody waiting, and each of them once: a record shows a viewer the same every time."""

    def __init__(self) -> None:
        self._kept: Kept[tuple[str, int], bytes] = Kept(_KEPT_BYTES, len)
        self._few = asyncio.Semaphore(_AT_ONCE)

    async def of(self, match: Match, viewer: int) -> Raw:
        match = match.copy()  # whoever plays on does not change what is told
        return Raw(await self._kept.get((match.record(), viewer), lambda: self._made(match, viewer)))

    async def _made(self, match: Match, viewer: int) -> bytes:
        found: list[bytes] = []
        async with self._few:
            for some in slices(match, viewer):
                found += [encode(moment) for moment in some]
                await asyncio.sleep(0)
        return b"[" + b",".join(found) + b"]"


def replayed(match: Match, viewer: int) -> list[ShownMoment]:
    """Every moment that the viewer saw. What changed nothing for them leaves no trace."""
    return list(chain.from_iterable(slices(match, viewer)))


def slices(match: Match, viewer: int) -> Iterator[list[ShownMoment]]:
    """The same, so much at a time that others can have their turn in between."""
    moments = seen(match, viewer)
    while some := list(islice(moments, SLICE)):
        yield [one.shown for one in some if one is not None]


class Seen(NamedTuple):
    """A moment as one viewer saw it."""

    shown: ShownMoment
    state: State
    view: View


def seen(match: Match, viewer: int) -> Iterator[Seen | None]:
    """Moment by moment, and first how the game began; None for what changed nothing for the viewer."""
    game, is_over, begun = match.game, match.outcome is not None, match.state_after(0)
    view = game.view(begun, viewer)
    before = _face(view)
    yield Seen(ShownMoment(0 if is_over else None, None, NOTHING, _position(game, begun, view)), begun, view)
    for number, (moment, events, views) in enumerate(story(match, [viewer]), 1):
        view, told, state = views[viewer], events[viewer], moment.state
        now = _face(view)
        if not told and now == before:
            yield None
            continue
        seat, before = None if moment.seat == CHANCE else moment.seat, now
        position = _position(game, state, view)
        yield Seen(ShownMoment(number if is_over else None, seat, Raw(told_as_json(game, told)), position), state, view)


def _face(view: View) -> tuple[int, list[int], bytes]:
    return int(view.acting), list(view.legal), encode(view.data())


def _position(game: Game, state: State, view: View) -> ShownPosition:
    scene = Scene(game, is_playing=False, deadlines=[], result=result_of(state.outcome()))
    return position_of(scene, view, can_undo=False)
