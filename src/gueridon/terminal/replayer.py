"""`gueridon replay`: a record step by step, as everything or as one seat knew it then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from gueridon.core import match as matches
from gueridon.core.game import CHANCE, EVERYTHING, ONLOOKER
from gueridon.core.match import Match
from gueridon.core.message import GueridonError, Message
from gueridon.core.story import Told, story
from gueridon.core.words import Words
from gueridon.terminal.drawings import drawing
from gueridon.terminal.ending import ranking, reason
from gueridon.terminal.keeper import read_text
from gueridon.terminal.screen import Screen, printable

_BACK = ("p", "b", "back")
_QUIT = ("q", "quit", "quitter")
_NEXT = ("", "n", "next")


class Replayer:
    """The moments of one record as one viewer saw them."""

    def __init__(self, path: Path, seat: int | None, screen: Screen, language: str) -> None:
        text = read_text(path)
        self._match = matches.replay(text)
        self._viewer = _viewer(self._match, seat)
        names: Mapping[int, str] = {seat: printable(name) for seat, name in self._match.names.items()}
        reader = self._viewer if self._viewer >= 0 else None
        self._words = Words(language, self._match.game.name, names, reader)
        self._draw = drawing(self._match.game.name)
        self._screen = screen
        self._story: Sequence[Told] = [
            told
            for told in story(self._match, [self._viewer])
            if told.events[self._viewer] or self._viewer == EVERYTHING
        ]

    def run(self) -> None:
        if self._viewer == ONLOOKER:
            self._screen.say(self._words.noun("terminal-replay-unfinished"), "yellow")
        if self._screen.is_interactive:
            self._step_through()
        else:
            for number in range(1, len(self._story) + 1):
                self._show(number)

    def _step_through(self) -> None:
        number = min(1, len(self._story))
        self._show(number)
        while (asked := self._ask(number)) is not None:
            if asked != number:
                number = asked
                self._show(number)

    def _ask(self, number: int) -> int | None:
        """The moment to show next; None to stop."""
        last = len(self._story)
        prompt = self._words.say(Message("terminal-replay-prompt", {"number": number, "last": last}))
        try:
            typed = self._screen.ask(prompt).casefold()
        except EOFError:
            return None
        if typed in _QUIT:
            return None
        if typed in _NEXT or typed in _BACK:
            return self._within(number + (-1 if typed in _BACK else 1))
        if typed.isdecimal() and len(typed) < 9:
            return self._within(int(typed))
        self._screen.say(self._words.noun("terminal-replay-help"))
        return number

    def _within(self, number: int) -> int:
        if not 1 <= number <= len(self._story):
            self._screen.say(self._words.noun("terminal-replay-edge"), "dim")
        return max(1, min(number, len(self._story)))

    def _show(self, number: int) -> None:
        if number == 0:
            return
        told = self._story[number - 1]
        self._screen.clear()
        self._screen.show(Rule(Text(f"{number}/{len(self._story)} · {self._heading(told)}"), style="dim"))
        for event in told.events[self._viewer]:
            self._screen.tell(self._words.say(self._match.game.say(event)))
        self._screen.show(self._draw(told.views[self._viewer], self._words))
        outcome = self._match.outcome
        if number == len(self._story) and outcome is not None:
            self._screen.show(reason(outcome, self._words), ranking(outcome, self._words))

    def _heading(self, told: Told) -> str:
        """Who did what; another seat's secret choice is not named in the replay of one seat."""
        seat, action, _ = told.moment.steps[0]
        if seat == CHANCE:
            return self._words.noun("terminal-deal")
        name = printable(self._words.player(seat))
        return f"{name}: {self._match.game.text(action)}" if self._viewer in (EVERYTHING, seat) else name


def _viewer(match: Match, seat: int | None) -> int:
    """Nothing is hidden once a game is over; before that, whoever names no seat looks on."""
    if seat is None:
        return EVERYTHING if match.outcome is not None or match.commitment is None else ONLOOKER
    if not 1 <= seat <= match.seats:
        raise GueridonError("terminal-error-no-such-seat", asked=seat, last=match.seats)
    return seat - 1
