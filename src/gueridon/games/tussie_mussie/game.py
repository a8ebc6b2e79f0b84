"""Tussie Mussie as a game of the shelf."""

from collections.abc import Mapping

from gueridon.core.game import Game, Option, State, View
from gueridon.core.message import GueridonError, Message
from gueridon.core.rng import Rng
from gueridon.core.wire import Choice, Event
from gueridon.games.tussie_mussie import events, judge, notation, policy, position, preview, say
from gueridon.games.tussie_mussie.actions import ACTION_COUNT
from gueridon.games.tussie_mussie.belief import believe
from gueridon.games.tussie_mussie.imagine import imagine
from gueridon.games.tussie_mussie.prospects import prospects
from gueridon.games.tussie_mussie.rules import TussieMussieState, new_game
from gueridon.games.tussie_mussie.state import NOBODY
from gueridon.games.tussie_mussie.view import TussieMussieView, view_of

OPTIONS = (
    Option("names", ("en", "fr"), "en", players=(2, 3, 4)),
    Option("first", ("random", "1", "2", "3", "4"), "random", players=(2, 3, 4)),
    Option("head_start", ("on", "off"), "off", players=(1,)),
    Option("hidden_keepsakes", ("on", "off"), "off", players=(1,)),
)


class TussieMussie(Game):
    """Wires the parts together."""

    def __init__(self) -> None:
        super().__init__("tussie_mussie", 1, (1, 2, 3, 4), OPTIONS, ACTION_COUNT)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return new_game(
            seats,
            _opener(seats, options["first"]),
            french=options["names"] == "fr",
            head_start=options["head_start"] == "on",
            hidden_keepsakes=options["hidden_keepsakes"] == "on",
        )

    def position(self, description: str) -> State:
        return position.position(description)

    def text(self, action: int) -> str:
        return notation.text(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def view(self, state: State, viewer: int) -> View:
        assert isinstance(state, TussieMussieState)
        return view_of(state, viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, TussieMussieView)
        return imagine(view, rng)

    def value(self, view: View) -> float:
        assert isinstance(view, TussieMussieView)
        return judge.value(view)

    def believe(self, view: View, rng: Rng) -> State:
        assert isinstance(view, TussieMussieView)
        return believe(view, rng)

    def policy(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, TussieMussieState)
        return policy.choose(state, seat, rng)

    def effort(self, *, is_expert: bool) -> int:
        return 4000 if is_expert else 20

    def stage(self, state: State) -> int:
        """A round."""
        assert isinstance(state, TussieMussieState)
        return state.round

    def prospects(self, state: State, seat: int) -> tuple[float, float]:
        assert isinstance(state, TussieMussieState)
        return prospects(state, seat)

    def events(self, before: View, after: View) -> list[Event]:
        assert isinstance(before, TussieMussieView) and isinstance(after, TussieMussieView)
        return events.events(before, after)

    def recap(self, view: View) -> list[Event]:
        assert isinstance(view, TussieMussieView)
        return events.recap(view)

    def say(self, event: Event) -> Message:
        return say.say(event)

    def ask(self, view: View) -> Message:
        assert isinstance(view, TussieMussieView)
        return say.ask(view)

    def choice(self, view: View, action: int) -> Choice:
        assert isinstance(view, TussieMussieView)
        return preview.choice(view, action)

    def label(self, view: View, action: int) -> Message:
        assert isinstance(view, TussieMussieView)
        return say.label(preview.choice(view, action))

    def meant(self, view: View, place: str) -> str:
        assert isinstance(view, TussieMussieView)
        return preview.meant(view, place)

    def paragraph(self, view: View) -> str:
        assert isinstance(view, TussieMussieView)
        return say.paragraph(view)


def _opener(seats: int, first: str) -> int:
    """The first player of round 1; a solo player is always first."""
    if seats == 1:
        return 0
    if first == "random":
        return NOBODY
    if int(first) > seats:
        raise GueridonError("error-first-player", game="tussie_mussie", asked=int(first), seats=seats)
    return int(first) - 1


GAME = TussieMussie()
