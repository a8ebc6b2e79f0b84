"""Mississippi as a game of the shelf: its parts put together."""

from __future__ import annotations

from collections.abc import Mapping

from gueridon.core.deliberation import Deliberation
from gueridon.core.game import Game, Option, State, View
from gueridon.core.message import GueridonError, Message
from gueridon.core.rng import Rng
from gueridon.core.wire import Choice, Event
from gueridon.games.mississippi import judge, notation, say
from gueridon.games.mississippi.board import board_named
from gueridon.games.mississippi.components import ACTION_COUNT, BOARDS, BOATS, LOGS
from gueridon.games.mississippi.events import events
from gueridon.games.mississippi.imagine import state_of
from gueridon.games.mississippi.preview import choice, meant
from gueridon.games.mississippi.rules import NOBODY, MississippiState, fresh
from gueridon.games.mississippi.search import TurnSearch
from gueridon.games.mississippi.view import MississippiView, view_of


class Mississippi(Game):
    """A race of paddle boats that push each other on."""

    def __init__(self) -> None:
        super().__init__(
            name="mississippi",
            version=1,
            players=tuple(players for players, _ in LOGS),
            options=(
                Option("board", tuple(name for name, _, _, _, _ in BOARDS), BOARDS[0][0]),
                Option("first", ("random", *[str(seat + 1) for seat in range(len(BOATS))]), "random"),
            ),
            action_count=ACTION_COUNT,
            is_open=True,
        )

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        first = NOBODY if options["first"] == "random" else int(options["first"]) - 1
        if first >= seats:
            raise GueridonError("error-first-player", game=self.name, asked=first + 1, seats=seats)
        return fresh(board_named(options["board"]), seats, first)

    def position(self, description: str) -> State:
        from gueridon.games.mississippi.position import position

        return position(description)

    def text(self, action: int) -> str:
        return notation.text_of(action)

    def parse(self, text: str) -> int:
        return notation.action_of(text)

    def view(self, state: State, viewer: int) -> View:
        assert isinstance(state, MississippiState)
        return view_of(state, viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, MississippiView)
        return state_of(view)

    def value(self, view: View) -> float:
        assert isinstance(view, MississippiView)
        return judge.value(view)

    def effort(self, *, is_expert: bool) -> int:
        return 300 if is_expert else 20

    def deliberate(self, view: View, seed: int, *, is_expert: bool) -> Deliberation | None:
        assert isinstance(view, MississippiView)
        return TurnSearch(view, seed)

    def events(self, before: View, after: View) -> list[Event]:
        assert isinstance(before, MississippiView) and isinstance(after, MississippiView)
        return events(before, after)

    def say(self, event: Event) -> Message:
        return say.say(event)

    def ask(self, view: View) -> Message:
        assert isinstance(view, MississippiView)
        return say.ask(view)

    def choice(self, view: View, action: int) -> Choice:
        assert isinstance(view, MississippiView)
        return choice(view, action)

    def label(self, view: View, action: int) -> Message:
        assert isinstance(view, MississippiView)
        return say.label(view, action)

    def meant(self, view: View, place: str) -> str:
        assert isinstance(view, MississippiView)
        return meant(view, place)

    def paragraph(self, view: View) -> str:
        assert isinstance(view, MississippiView)
        return say.paragraph(view)


GAME = Mississippi()
