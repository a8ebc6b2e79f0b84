"""The one teller: what happened in a game, moment by moment, as each of several viewers saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from gueridon.core.game import Game, State, View
from gueridon.core.match import Match, Moment
from gueridon.core.wire import Event


class Told(NamedTuple):
    """A moment as its viewers know it."""

    moment: Moment
    events: Mapping[int, list[Event]]
    """What each viewer saw happen."""
    views: Mapping[int, View]
    """What each viewer knew afterwards."""


class Teller:
    """Knows what each viewer saw last, and says what a moment has changed for them."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.views: dict[int, View] = {}

    def show(self, viewer: int, state: State) -> View:
        """Let somebody see the game as it is, with nothing told of how it came to this."""
        view = self.views[viewer] = self._game.view(state, viewer)
        return view

    def tell(self, moment: Moment) -> Told:
        game, before = self._game, self.views
        self.views = {viewer: game.view(moment.state, viewer) for viewer in before}
        if game.is_open and before:  # everybody saw the same
            any_viewer = next(iter(before))
            shared = game.events(before[any_viewer], self.views[any_viewer])
            return Told(moment, dict.fromkeys(before, shared), self.views)
        told = {viewer: game.events(seen, self.views[viewer]) for viewer, seen in before.items()}
        return Told(moment, told, self.views)


def teller_at(match: Match, viewers: Iterable[int], after: int = 0) -> Teller:
    """A teller whose viewers saw a match last after so many steps."""
    teller, state = Teller(match.game), match.state_after(after)
    for viewer in viewers:
        teller.show(viewer, state)
    return teller


def story(match: Match, viewers: Iterable[int]) -> Iterator[Told]:
    """A whole match, from before its first deal."""
    return map(teller_at(match, viewers).tell, match.moments())
