"""Misty, put together: what the table asks of a game, answered by its parts."""

from collections.abc import Mapping
from typing import Final, final

from gueridon.core.game import Game, Option, State, View
from gueridon.core.message import Message
from gueridon.core.rng import Rng
from gueridon.core.wire import Choice, Event
from gueridon.games.misty import belief, foresight, judge, notation, prospects, say
from gueridon.games.misty.components import SHAPES
from gueridon.games.misty.events import choice, events, recap
from gueridon.games.misty.imagine import imagine
from gueridon.games.misty.position import position
from gueridon.games.misty.rules import ACTIONS, MistyState, new_game
from gueridon.games.misty.view import MistyView, view_of

_OPTIONS: Final = (
    Option("window", tuple(shape.name for shape in SHAPES), "classic"),
    Option("smiles", ("pairs", "chains"), "pairs"),
)


@final
class Misty(Game):
    def __init__(self) -> None:
        super().__init__("misty", 1, (2, 3, 4), _OPTIONS, ACTIONS)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        names = [shape.name for shape in SHAPES]
        return new_game(seats, names.index(options["window"]), chains=options["smiles"] == "chains")

    def position(self, description: str) -> State:
        return position(description)

    def text(self, action: int) -> str:
        return notation.text(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def view(self, state: State, viewer: int) -> View:
        assert isinstance(state, MistyState)
        return view_of(state, viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, MistyView)
        return imagine(view, rng)

    def value(self, view: View) -> float:
        assert isinstance(view, MistyView)
        return judge.value(view)

    def believe(self, view: View, rng: Rng) -> State:
        assert isinstance(view, MistyView)
        return belief.believe(view, rng)

    def policy(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, MistyState)
        return foresight.choose(state, seat, rng)

    def effort(self, *, is_expert: bool) -> int:
        return 1600 if is_expert else 80

    def stage(self, state: State) -> int:
        assert isinstance(state, MistyState)
        return state.round

    def prospects(self, state: State, seat: int) -> tuple[float, float]:
        assert isinstance(state, MistyState)
        if state.round == 0:
            return 1.0 / float(state.seats), 0.0
        ahead = prospects.points_ahead(state.points, state.seats, seat)
        return prospects.chance_to_win(state.points, state.seats, seat), float(ahead)

    def foresee(self, state: State, seat: int, rng: Rng) -> tuple[float, float]:
        assert isinstance(state, MistyState)
        return foresight.foresee(state, seat, rng)

    def winners_of(self, state: State, stage: int) -> int:
        assert isinstance(state, MistyState)
        return prospects.winners_of(state.points, state.seats, stage)

    def events(self, before: View, after: View) -> list[Event]:
        assert isinstance(before, MistyView) and isinstance(after, MistyView)
        return events(before, after)

    def recap(self, view: View) -> list[Event]:
        assert isinstance(view, MistyView)
        return recap(view)

    def say(self, event: Event) -> Message:
        return say.say(event)

    def ask(self, view: View) -> Message:
        assert isinstance(view, MistyView)
        return say.ask(view)

    def choice(self, view: View, action: int) -> Choice:
        assert isinstance(view, MistyView)
        return choice(view, action)

    def label(self, view: View, action: int) -> Message:
        return say.label(self.choice(view, action))

    def paragraph(self, view: View) -> str:
        assert isinstance(view, MistyView)
        return say.paragraph(view)


GAME: Final = Misty()
