"""The one teller: what happened in a game, moment by moment, as each of several viewers saw it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from gueridon.core.game import CHANCE, Game, State, View
from gueridon.core.match import Done, Match, Moment, TakenBack
from gueridon.core.wire import Event, TookBack


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
    """A whole match, from before its first deal, without what was taken back."""
    return map(teller_at(match, viewers).tell, match.moments())


# --- the log of a viewer: all that happened, what was taken back included ---------------------------------------------


class Turn(NamedTuple):
    """An action and the deals after it, or a taking back."""

    at: int
    """How much of the history came before it."""
    moments: Sequence[Moment]
    taken_back: TakenBack | None
    before: State
    after: State
    steps: int
    """How many the game has afterwards."""


def turns(match: Match) -> Iterator[Turn]:
    """A match's whole history, turn by turn."""
    states, done, at = [match.state_after(0)], list[Done](), 0
    while at < len(match.history):
        before, happened = states[-1], match.history[at]
        if isinstance(happened, TakenBack):
            gone = happened.gone
            following = done[gone.stop :]
            del done[gone.start :], states[gone.start + 1 :]
            _play_on(states, done, following)
            yield Turn(at, (), happened, before, states[-1], len(done))
            at += 1
        else:
            pieces = _pieces_at(match, at)
            moments = [Moment(piece, _play_on(states, done, piece)) for piece in pieces]
            yield Turn(at, moments, None, before, states[-1], len(done))
            at += sum(map(len, pieces))


def _play_on(states: list[State], done: list[Done], steps: Sequence[Done]) -> State:
    for step in steps:
        state = states[-1].copy()
        state.play(step.seat, step.action)
        states.append(state)
        done.append(step)
    return states[-1]


def _pieces_at(match: Match, at: int) -> list[list[Done]]:
    """The action at a place of the history, and the deals after it."""
    pieces: list[list[Done]] = []
    for happened in islice(match.history, at, None):
        if isinstance(happened, TakenBack) or (pieces and happened.seat != CHANCE):
            break
        if pieces and pieces[-1][-1].seat == CHANCE:
            pieces[-1].append(happened)
        else:
            pieces.append([happened])
    return pieces


class Aside(NamedTuple):
    """Something that everybody noticed beside the game, and how much of its history came before."""

    at: int
    event: Event


class Log:
    """Which moments one viewer was told of, in order, and which of them were taken back since."""

    __slots__ = ("_at", "_steps", "void")

    def __init__(self) -> None:
        self._at = array("i")
        """How much of the history came before each; below zero for an aside: -1 is the first of them."""
        self._steps = array("i")
        """How many steps the game had after each; 0 for what stays true whatever is taken back."""
        self.void: list[int] = []
        """The numbers of those that were taken back, counted from 0."""

    def __len__(self) -> int:
        return len(self._at)

    def add(self, at: int, steps: int) -> None:
        self._at.append(at)
        self._steps.append(steps)

    def add_aside(self, number: int) -> None:
        self.add(-1 - number, 0)

    def tells_of(self, gone: range) -> bool:
        """Whether any moment told of these steps."""
        return any(steps - 1 in gone for steps in self._steps)

    def take_back(self, gone: range) -> list[int]:
        """Which moments hold no more; what others did sealed after them still does."""
        struck: list[int] = []
        for number, steps in enumerate(self._steps):
            if steps - 1 in gone:
                struck.append(number)
                self._steps[number] = 0
            elif steps > gone.start:
                self._steps[number] = steps - len(gone)
        self.void += struck
        return struck

    def moments(
        self, match: Match, viewer: int, asides: Sequence[Aside], numbers: range
    ) -> Iterator[tuple[int, list[Event]]]:
        """What was told in some of the moments, by their numbers."""
        wanted = {self._at[number]: number for number in numbers}
        for at, number in wanted.items():
            if at < 0:
                yield number, [asides[-1 - at].event]
        first = min((at for at in wanted if at >= 0), default=len(match.history))
        for turn in turns(match):
            if turn.at >= first and turn.at in wanted:
                yield wanted[turn.at], _told_of(turn, match.game, match.game.view(turn.before, viewer))[0]


def fill(log: Log, match: Match, viewer: int, asides: Sequence[Aside]) -> Iterator[None]:
    """Make the whole log of a viewer, turn by turn, so that others can have theirs in between; what happens meanwhile is in it."""
    heard, view = 0, match.game.view(match.state_after(0), viewer)
    for turn in turns(match):
        yield
        while heard < len(asides) and asides[heard].at <= turn.at:
            log.add_aside(heard)
            heard += 1
        seen, (events, view) = view, _told_of(turn, match.game, view)
        if turn.taken_back is not None:
            struck = log.take_back(turn.taken_back.gone)
            if struck or is_other(seen, view):
                log.add(turn.at, 0)
        elif events:
            log.add(turn.at, turn.steps)
    for number in range(heard, len(asides)):
        log.add_aside(number)


def _told_of(turn: Turn, game: Game, view: View) -> tuple[list[Event], View]:
    """What somebody who had this view was told of a turn, and their view after it."""
    if turn.taken_back is not None:
        return [TookBack(turn.taken_back.seat)], game.view(turn.after, int(view.viewer))
    events: list[Event] = []
    for moment in turn.moments:
        before, view = view, game.view(moment.state, int(view.viewer))
        events += game.events(before, view)
    return events, view


def is_other(one: View, other: View) -> bool:
    """Whether two views show something different, but for whom the table waits for."""
    return list(one.legal) != list(other.legal) or one.data() != other.data()
