"""What every game offers: a state, a view of it for each seat, and the game that knows both.

A state is the whole truth and never leaves the process. Whatever a browser, a bot, a log or an error is told starts
from a view, which a game builds field by field from what that seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gueridon.core.bits import bit, lowest
from gueridon.core.deliberation import Deliberation
from gueridon.core.message import Message, Refusal
from gueridon.core.rng import Rng
from gueridon.core.wire import Choice, Event, Shape, changes

CHANCE: Final = 30
"""The seat that deals cards and rolls dice."""
ONLOOKER: Final = -1
"""The viewer who sits nowhere and knows what the least-knowing player knows."""
EVERYTHING: Final = -2
"""The viewer to whom nothing is hidden: for replays of finished games, never for a game in progress."""

Json: TypeAlias = "None | bool | int | float | str | Sequence[Json] | Mapping[str, Json]"


@dataclass(frozen=True)
class Option:
    """A choice made once per table. The words are `option-<name>` and `option-<name>-<choice>`."""

    name: str
    choices: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()
    """The numbers of players it matters for; empty for all."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended, seat by seat. Place 1 is a winner's; players who share a place share its number."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: Message

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_by(scores: Sequence[int]) -> tuple[int, ...]:
    """The places that scores alone give: one more than the number of better scores."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth about one game being played: compact, mutable, cheap to copy."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def copy(self) -> State:
        raise NotImplementedError

    def to_act(self) -> i64:
        """The set of seats that owe a decision now, as bits; empty at the end.

        Several seats at once decide sealed: none may learn another's choice before all have chosen. When the bit of
        CHANCE is set, chance acts before anybody else.
        """
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """The actions open to a player, in a fixed order; none when that seat owes no decision."""
        raise NotImplementedError

    def chances(self) -> i64:
        """How many equally likely ways chance has to act now; 0 when chance owes nothing."""
        raise NotImplementedError

    def chance(self, way: i64) -> i64:
        """The action that one of those ways stands for; several ways may stand for the same action."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, unchecked; `seat` is CHANCE for a deal."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Which rule forbids an action of a player; None exactly when it is legal."""
        raise NotImplementedError

    def reveals(self, seat: i64, action: i64) -> bool:
        """Whether a legal action shows anybody, its own player included, anything that was hidden from them."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one viewer may know. Everything is hidden that a game does not put here."""

    def __init__(self, viewer: i64, acting: i64, legal: vec[i64]) -> None:
        self.viewer = viewer
        self.acting = acting
        """The seats that owe a decision, as bits, as far as this viewer may know."""
        self.legal = legal
        """The viewer's own open actions."""

    def data(self) -> Shape:
        """Everything this view knows, in the shape that the game's wire.py gives it; two views are equal when this is."""
        raise NotImplementedError

    def news(self, before: View) -> dict[str, object]:
        """What of `data()` is not as it was in an earlier view of the same viewer, as `wire.changes` puts it."""
        return changes(before.data(), self.data())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the shelf: how it starts, who may see what, and how to speak of it."""

    def __init__(
        self,
        name: str,
        version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        action_count: int,
        *,
        is_open: bool = False,
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        """Rises when an old record would replay differently."""
        self.players: Final = players
        """The numbers of players it can be played by."""
        self.options: Final = options
        self.action_count: Final = action_count
        """Actions are numbered from 0 to one less than this."""
        self.is_open: Final = is_open
        """Nothing is ever hidden from anybody, so only one world can be imagined."""

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """A fresh game, before the first deal; `options` holds every option of the game, each with a valid choice."""
        raise NotImplementedError

    def position(self, description: str) -> State:
        """The state that a readable description draws; PositionError says what is wrong with it."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """The notation of an action."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action a notation stands for; NotationError when it stands for none."""
        raise NotImplementedError

    def view(self, state: State, viewer: int) -> View:
        """What a seat, ONLOOKER or EVERYTHING may know: the only reader of hidden facts on behalf of anybody."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """A whole state that the viewer could not tell from the true one."""
        raise NotImplementedError

    def value(self, view: View) -> float:
        """How well the viewer stands, as far as the viewer can see: the more the better."""
        raise NotImplementedError

    # --- for bots that think ------------------------------------------------------------------------------------------

    def believe(self, view: View, rng: Rng) -> State:
        """An imagined state, drawn the more often the better it explains what the others did."""
        return self.imagine(view, rng)

    def policy(self, state: State, seat: int, rng: Rng) -> int:
        """What a sensible player does, found quickly; nothing that is hidden from the seat may sway it."""
        legal = state.legal(seat)
        return legal[rng.below(len(legal))]

    def stage(self, state: State) -> int:
        """Which stretch of the game it is, a round say, of those that can be judged by themselves."""
        return 0

    def prospects(self, state: State, seat: int) -> tuple[float, float]:
        """At the end of a stage or of the game: the chance to win, and the result in the game's own unit."""
        outcome = state.outcome()
        if outcome is None:
            return 1.0 / float(state.seats), 0.0
        won = 1.0 / float(len(outcome.winners)) if outcome.places[seat] == 1 else 0.0
        return won, float(outcome.scores[seat])

    def foresee(self, state: State, seat: int, rng: Rng) -> tuple[float, float]:
        """The prospects of a seat once everybody has played on sensibly to the end of the stage; uses the state up."""
        stage = self.stage(state)
        dealing = bit(CHANCE)
        acting = state.to_act()
        while acting != 0 and self.stage(state) == stage:
            if acting & dealing != 0:
                state.play(CHANCE, state.chance(rng.below(state.chances())))
            else:
                actor = lowest(acting)
                state.play(actor, self.policy(state, actor, rng))
            acting = state.to_act()
        return self.prospects(state, seat)

    def effort(self, *, is_expert: bool) -> int:
        """How many simulations one decision is worth to an expert, who gains nothing by more, or to a regular."""
        return 4000 if is_expert else 80

    def deliberate(self, view: View, seed: int, *, is_expert: bool) -> Deliberation | None:
        """The game's own way to think about a decision; None where playing on in imagined worlds is best."""
        return None

    def team(self, state: State, seat: int) -> int:
        """Who plays together in this stage: those with the same number. Everybody alone, unless a game has teams."""
        return seat

    def winners_of(self, state: State, stage: int) -> int:
        """The seats that won a stage that is over, as bits; none where only the whole game is won."""
        return 0

    # --- for people ---------------------------------------------------------------------------------------------------

    def events(self, before: View, after: View) -> list[Event]:
        """What a viewer saw happen between two of their views, step by step; nothing when the two are equal."""
        raise NotImplementedError

    def recap(self, view: View) -> list[Event]:
        """What was told of the round or the trick that ended last, for as long as a table still shows how it ended."""
        return []

    def say(self, event: Event) -> Message:
        """The sentence that tells an event."""
        raise NotImplementedError

    def narrate(self, before: View, after: View) -> list[Message]:
        """The events between two views, in words."""
        return [self.say(event) for event in self.events(before, after)]

    def ask(self, view: View) -> Message:
        """The one sentence that says what the viewer is to do, or whom the table waits for."""
        raise NotImplementedError

    def choice(self, view: View, action: int) -> Choice:
        """What an action does, for a board that has more to show than its label."""
        return Choice()

    def label(self, view: View, action: int) -> Message:
        """What an action does, for a list of choices."""
        raise NotImplementedError

    def meant(self, view: View, place: str) -> str:
        """What touching a place of the board would be in notation, to ask why it is not possible; often the place itself."""
        return place

    def paragraph(self, view: View) -> str:
        """The paragraph of the rules page that is in force."""
        raise NotImplementedError


def seats_in(mask: i64) -> vec[i64]:
    """The players of a set of seats, in order; chance is left out."""
    seats = vec[i64]([])
    seat: i64 = 0
    while seat < CHANCE:
        if mask & bit(seat) != 0:
            seats = append(seats, seat)
        seat += 1
    return seats
