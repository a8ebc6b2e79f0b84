"""Moustache: wires its parts together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from gueridon.core.game import Game, Option, State, View
from gueridon.core.message import Message
from gueridon.core.rng import Rng
from gueridon.core.wire import Choice, Event
from gueridon.games.moustache import notation, say
from gueridon.games.moustache.belief import believed
from gueridon.games.moustache.components import ACTION_COUNT, FEWEST_PLAYERS, MOST_PLAYERS, RULE_CARDS
from gueridon.games.moustache.events import events, last_trick
from gueridon.games.moustache.imagine import imagined
from gueridon.games.moustache.judge import value
from gueridon.games.moustache.law import Law
from gueridon.games.moustache.rules import MoustacheState, new_game
from gueridon.games.moustache.search import foreseen, holders_of_cups, prospects, sensible, team_of
from gueridon.games.moustache.strength import Strengths
from gueridon.games.moustache.view import MoustacheView, view_of

OPTIONS: Final = (
    Option("rule_cards", ("known", "all"), "known"),
    Option("first_game", ("off", "on"), "off"),
)


def pool_of(options: Mapping[str, str]) -> int:
    """The Rule cards a game is played with, as bits."""
    pool = 0
    for number, card in enumerate(RULE_CARDS):
        is_known = card.source != "house"
        if (is_known or options["rule_cards"] == "all") and (card.in_first_game or options["first_game"] == "off"):
            pool |= 1 << number
    return pool


@final
class Moustache(Game):
    """Tricks in changing teams, under rules that pile up."""

    def __init__(self) -> None:
        super().__init__("moustache", 1, tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)), OPTIONS, ACTION_COUNT)
        self._strengths = Strengths(Law())
        """Of the law that was asked for last: a bot asks for the same many thousand times."""

    def _strengths_under(self, law: Law) -> Strengths:
        strengths = self._strengths
        if strengths.law is not law:
            strengths = Strengths(law)
            self._strengths = strengths
        return strengths

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return new_game(seats, pool_of(options))

    def position(self, description: str) -> State:
        from gueridon.games.moustache.position import position

        return position(description)

    def text(self, action: int) -> str:
        return notation.text_of(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def view(self, state: State, viewer: int) -> View:
        assert isinstance(state, MoustacheState)
        return view_of(state, viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, MoustacheView)
        return imagined(view, rng)

    def value(self, view: View) -> float:
        assert isinstance(view, MoustacheView)
        return value(view)

    # --- for bots that think ------------------------------------------------------------------------------------------

    def believe(self, view: View, rng: Rng) -> State:
        assert isinstance(view, MoustacheView)
        return believed(view, self._strengths_under(view.law), rng)

    def policy(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, MoustacheState)
        return sensible(state, seat, self._strengths_under(state.law))

    def effort(self, *, is_expert: bool) -> int:
        return 1000 if is_expert else 80

    def stage(self, state: State) -> int:
        assert isinstance(state, MoustacheState)
        return state.round

    def prospects(self, state: State, seat: int) -> tuple[float, float]:
        assert isinstance(state, MoustacheState)
        return prospects(state, seat)

    def foresee(self, state: State, seat: int, rng: Rng) -> tuple[float, float]:
        assert isinstance(state, MoustacheState)
        return foreseen(state, seat, self._strengths_under(state.law), rng)

    def team(self, state: State, seat: int) -> int:
        assert isinstance(state, MoustacheState)
        return team_of(state, seat)

    def winners_of(self, state: State, stage: int) -> int:
        assert isinstance(state, MoustacheState)
        return holders_of_cups(state, stage)

    # --- for people ---------------------------------------------------------------------------------------------------

    def events(self, before: View, after: View) -> list[Event]:
        assert isinstance(before, MoustacheView) and isinstance(after, MoustacheView)
        return events(before, after)

    def recap(self, view: View) -> list[Event]:
        assert isinstance(view, MoustacheView)
        return last_trick(view)

    def say(self, event: Event) -> Message:
        return say.say(event)

    def ask(self, view: View) -> Message:
        assert isinstance(view, MoustacheView)
        return say.ask(view)

    def choice(self, view: View, action: int) -> Choice:
        assert isinstance(view, MoustacheView)
        return view.choice(action)

    def label(self, view: View, action: int) -> Message:
        assert isinstance(view, MoustacheView)
        return say.label(view, action)

    def paragraph(self, view: View) -> str:
        assert isinstance(view, MoustacheView)
        return say.paragraph(view)


GAME: Final = Moustache()
