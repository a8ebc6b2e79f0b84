"""What happened in a game, moment by moment, as each of several viewers saw it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from gueridon.core import match as matches
from gueridon.core.game import CHANCE, View
from gueridon.core.message import Message
from gueridon.core.record import Step


@dataclass(frozen=True)
class Moment:
    """An action of a player, or the deals between two of them."""

    seat: int
    texts: tuple[str, ...]
    """The notation of what was done; more than one only for deals."""
    told: Mapping[int, Sequence[Message]]
    """What each viewer saw happen."""
    views: Mapping[int, View]
    """What each viewer knew afterwards."""


class Story:
    """Follows a match on a state of its own, because a match plays an action and the deals after it in one go."""

    def __init__(self, record: str, viewers: Sequence[int]) -> None:
        match = next(matches.steps(record))
        self._game, self._state = match.game, match.state
        self._views = {viewer: self._game.view(self._state, viewer) for viewer in viewers}
        self._steps = 0
        self.moments: list[Moment] = []

    def catch_up(self, steps: Sequence[Step]) -> None:
        """Tell what is new in all the steps of the match so far."""
        for group in _moments(steps[self._steps :]):
            self.moments.append(self._tell(group))
        self._steps = len(steps)

    def _tell(self, steps: Sequence[Step]) -> Moment:
        for step in steps:
            self._state.play(step.seat, self._game.parse(step.text))
        before, self._views = self._views, {viewer: self._game.view(self._state, viewer) for viewer in self._views}
        told = {viewer: self._game.narrate(before[viewer], view) for viewer, view in self._views.items()}
        return Moment(steps[0].seat, tuple(step.text for step in steps), told, self._views)


def _moments(steps: Sequence[Step]) -> Iterator[list[Step]]:
    for is_deal, group in groupby(steps, key=lambda step: step.seat == CHANCE):
        if is_deal:
            yield list(group)
        else:
            yield from ([step] for step in group)
