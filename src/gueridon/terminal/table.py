"""A game at one terminal: bots move, people are shown the table and asked, until the game is over."""

from __future__ import annotations

import os
import traceback
from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.text import Text

from gueridon.core.game import ONLOOKER
from gueridon.core.match import Match
from gueridon.core.message import GueridonError, Message
from gueridon.core.story import Told, teller_at
from gueridon.core.words import Words
from gueridon.terminal.choices import choice_list
from gueridon.terminal.drawings import drawing
from gueridon.terminal.ending import ranking, reason
from gueridon.terminal.keeper import Keeper
from gueridon.terminal.naming import effects_of, labels_with
from gueridon.terminal.news import News, wait_for_enter
from gueridon.terminal.orders import Action, Command, Left, NoSuchNumber, Order, understand
from gueridon.terminal.screen import Screen, printable
from gueridon.terminal.seats import Seats, choice_of_bot, seed_of_bot


class Table:
    """One match, the people and bots who play it, and the screen they share."""

    def __init__(
        self,
        match: Match,
        seats: Seats,
        keeper: Keeper,
        screen: Screen,
        language: str,
        *,
        think: float | None = None,
    ) -> None:
        self._match = match
        self._seats = seats
        self._keeper = keeper
        self._screen = screen
        self._think = think
        """How many seconds an expert may think; None for the usual time."""
        self._draw = drawing(match.game.name)
        self._viewers = (ONLOOKER, *seats.people)
        self._words = {viewer: _words_of(viewer, match, seats, language) for viewer in self._viewers}
        self._in_front: int | None = seats.people[0] if len(seats.people) == 1 else None
        """The person who sits at the screen; None before the first of several has taken it."""
        self.lines_above = 0
        """How many lines already stand above the first table."""
        self._begin_story()
        self._read = {viewer: self._last_decision(viewer) for viewer in self._viewers}
        """How many moments of the story each viewer has been told; in a resumed game, those before their last decision."""

    @property
    def match(self) -> Match:
        return self._match

    @property
    def seats(self) -> Seats:
        return self._seats

    def play(self) -> None:
        """Everything up to the end of the game. Left, EOFError or KeyboardInterrupt when somebody stops before."""
        self._keeper.save(self._match)
        while self._match.outcome is None:
            seat = self._next()
            bot = self._seats.bot(seat)
            if bot is None:
                self._decision_of_person(seat)
            else:
                self._decision_of_bot(seat, bot)
        self._show_end()

    def _next(self) -> int:
        """Bots first, so that a sealed round waits for people only; then whoever sits at the screen already."""
        acting = self._match.to_act()
        bots = [seat for seat in acting if self._seats.bot(seat) is not None]
        if bots:
            return bots[0]
        return self._in_front if self._in_front in acting else acting[0]

    # --- deciding -----------------------------------------------------------------------------------------------------

    def _decision_of_bot(self, seat: int, kind: str) -> None:
        view = self._match.view_of(seat)
        seed = seed_of_bot(self._keeper.secret.key, seat, self._match.step_count)
        report = partial(self._report_failure, seat)
        self._carry_out(seat, choice_of_bot(kind, self._match.game, view, seed, think=self._think, report=report))
        if not self._seats.people:
            self._tell_news(ONLOOKER)

    def _report_failure(self, seat: int, failure: Exception) -> None:
        if os.environ.get("GUERIDON_DEBUG"):
            traceback.print_exception(failure)
        message = Message("terminal-bot-failed", {"seat": seat, "quoted": type(failure).__name__})
        self._screen.say(self._words[ONLOOKER].say(message), "yellow")

    def _decision_of_person(self, seat: int) -> None:
        if self._in_front != seat:
            self._pass_screen_to(seat)
        self._show_table(seat)
        steps = self._match.step_count
        while self._match.step_count == steps and self._match.outcome is None:
            typed = self._screen.ask(self._prompt(seat))
            self._obey(seat, understand(typed, self._match.legal(seat)))

    def _prompt(self, seat: int) -> str:
        words = self._words[seat]
        return words.noun("terminal-your-turn") if len(self._seats.people) == 1 else words.player(seat)

    def _carry_out(self, seat: int, text: str) -> None:
        if self._seats.bot(seat) is None:
            self._read[ONLOOKER] = len(self._story)  # whoever looks on at the end looked on until now
        moments = self._match.play(seat, text)
        self._keeper.save(self._match)
        self._story += map(self._teller.tell, moments)

    def _obey(self, seat: int, order: Order) -> None:
        match order:
            case Action(text):
                self._try(seat, text)
            case NoSuchNumber(number):
                choices = len(self._match.legal(seat))
                self._say(seat, Message("terminal-no-such-number", {"quoted": number, "choices": choices}), "red")
            case Command(word, about):
                self._answer(seat, word, about)

    def _try(self, seat: int, typed: str) -> None:
        text = self._meant(seat, typed)
        if text is None:
            return
        refusal = self._match.why_not(seat, text)
        if refusal is None:
            self._carry_out(seat, text)
            return
        message = Message("terminal-refused", {"why": refusal.message, "paragraph_quoted": refusal.paragraph})
        self._say(seat, message, "red")

    def _meant(self, seat: int, typed: str) -> str | None:
        """The notation of what was typed: with a space too many, or in words; None, and a question, if the words fit several."""
        if not self._is_unknown(seat, typed):
            return typed
        if not self._is_unknown(seat, typed.replace(" ", "")):
            return typed.replace(" ", "")
        view, words = self._match.view_of(seat), self._words[seat]
        found = labels_with(typed, [words.say(self._match.game.label(view, action)) for action in view.legal])
        if len(found) > 1:
            numbers = [index + 1 for index in found]
            self._say(seat, Message("terminal-several-choices", {"quoted": typed, "numbers": numbers}), "red")
            return None
        return self._match.legal(seat)[found[0]] if found else typed

    def _is_unknown(self, seat: int, text: str) -> bool:
        refusal = self._match.why_not(seat, text)
        return refusal is not None and refusal.message.code == "refuse-unknown-notation"

    # --- answering ----------------------------------------------------------------------------------------------------

    def _answer(self, seat: int, word: str, about: str) -> None:
        match word:
            case "look":
                self._show_table(seat)
            case "rule":
                self._show_paragraph(seat, about or self._match.game.paragraph(self._match.view_of(seat)))
            case "what":
                self._describe(seat, about)
            case "why":
                self._explain(seat, about)
            case "rules":
                self._show_rules(seat)
            case "undo":
                self._undo(seat)
            case "hint":
                self._give_hint(seat)
            case "log":
                self._told(seat, self._story).show(self._screen, room=self._screen.height)
            case "help":
                self._say(seat, Message("terminal-help"))
            case "quit":
                raise Left

    def _describe(self, seat: int, text: str) -> None:
        """What a thing of the game does; whatever names no thing is taken for an action."""
        things = effects_of(text, self._words[seat])
        for name, effect in things:
            self._say(seat, Message("terminal-effect", {"name_quoted": name, "effect_quoted": effect}))
        if not things:
            self._explain(seat, text)

    def _explain(self, seat: int, text: str) -> None:
        """Why something may not be done, with the rule itself."""
        if not text:
            self._say(seat, Message("terminal-why-what"))
            return
        legal = self._match.legal(seat)
        if text.isdigit() and 1 <= int(text) <= len(legal):
            text = legal[int(text) - 1]
        if self._is_unknown(seat, text):
            text = text.replace(" ", "")
        refusal = self._match.why_not(seat, text)
        if refusal is None:
            self._say(seat, Message("terminal-allowed", {"quoted": text}), "green")
            return
        self._say(seat, refusal.message, "red")
        self._show_paragraph(seat, refusal.paragraph)

    def _give_hint(self, seat: int) -> None:
        """What an expert would do who sees what this person sees."""
        from gueridon.terminal.hints import hint

        view = self._match.view_of(seat)
        self._say(seat, Message("terminal-thinking"), "dim")
        seed = seed_of_bot(self._keeper.secret.key, seat, self._match.step_count)
        self._screen.show(hint(self._match.game, view, self._words[seat], seed, self._think))

    def _show_rules(self, seat: int) -> None:
        from gueridon.terminal import rule_text  # slow to import

        self._screen.show_page(rule_text.page(self._match.game.name, self._words[seat].language))

    def _show_paragraph(self, seat: int, number: str) -> None:
        from gueridon.terminal import rule_text

        shown = rule_text.paragraph(self._words[seat], number)
        if shown is None:
            self._say(seat, Message("terminal-no-such-paragraph", {"quoted": number}), "red")
        else:
            self._screen.show(shown)

    def _undo(self, seat: int) -> None:
        if not self._match.has_acted(seat):
            self._say(seat, Message("error-nothing-to-undo"), "red")
            return
        try:
            self._match.undo(seat)
        except GueridonError as error:
            self._say(seat, error.message, "red")
            return
        self._keeper.save(self._match)
        self._begin_story()
        self._read = {viewer: min(read, len(self._story)) for viewer, read in self._read.items()}
        self._say(seat, Message("terminal-undone"), "green")

    # --- showing ------------------------------------------------------------------------------------------------------

    def _pass_screen_to(self, seat: int) -> None:
        """A curtain between two people, unless there is nothing to hide."""
        self._in_front = seat
        if self._match.game.is_open:
            return
        self._screen.clear()
        words = self._words[ONLOOKER]
        self._screen.say(words.say(Message("terminal-pass", {"seat": seat})), "bold")
        wait_for_enter(self._screen, words, "terminal-press-enter")
        self._screen.clear()

    def _show_table(self, seat: int) -> None:
        board = self._board(seat)
        news = self._news(seat)
        self._read[seat] = len(self._story)
        news.show(self._screen, room=self._screen.height - self._screen.lines(board) - self.lines_above - 1)
        self.lines_above = 0
        self._screen.show(board)

    def _board(self, seat: int) -> RenderableType:
        """What a person needs to see to decide."""
        view, words = self._match.view_of(seat), self._words[seat]
        can_undo = "yes" if self._match.can_undo(seat) else "no"
        return Group(
            self._draw(view, words),
            Text(),
            Text(printable(words.say(self._match.game.ask(view))), style="bold"),
            choice_list(self._match.game, view, words, self._screen.width),
            Text(words.say(Message("terminal-hint", {"undo_quoted": can_undo})), style="dim"),
        )

    def _news(self, viewer: int) -> News:
        """What a viewer has not been told yet."""
        read = self._read[viewer]
        known, new = self._story[max(0, read - 1) : read], self._story[read:]
        rounds = {self._match.game.stage(told.moment.state) for told in (*known, *new)}
        return self._told(viewer, new, ends_round=bool(known) and len(rounds) > 1)

    def _told(self, viewer: int, moments: Sequence[Told], *, ends_round: bool = False) -> News:
        words = self._words[viewer]
        sentences = [words.say(self._match.game.say(event)) for moment in moments for event in moment.events[viewer]]
        return News(sentences, words, ends_round)

    def _tell_news(self, viewer: int) -> None:
        news = self._news(viewer)
        self._read[viewer] = len(self._story)
        news.show(self._screen, room=self._screen.height)

    def _show_end(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        if len(self._seats.people) > 1 and not self._match.game.is_open:
            self._screen.clear()
        viewer = self._seats.people[0] if len(self._seats.people) == 1 else ONLOOKER
        words = self._words[viewer]
        end = Group(
            self._draw(self._match.view_of(viewer), words), Text(), reason(outcome, words), ranking(outcome, words)
        )
        self._news(viewer).show(self._screen, room=self._screen.height - self._screen.lines(end) - 1)
        self._screen.show(end)

    def _last_decision(self, seat: int) -> int:
        """How many moments lie before the last decision of a seat; all of them lie ahead when it has made none."""
        decisions = [number for number, told in enumerate(self._story) if told.moment.seat == seat]
        return decisions[-1] if decisions else 0

    def _say(self, viewer: int, message: Message, style: str = "") -> None:
        self._screen.say(self._words[viewer].say(message), style)

    def _begin_story(self) -> None:
        self._teller = teller_at(self._match, self._viewers)
        self._story = [self._teller.tell(moment) for moment in self._match.moments()]


def _words_of(viewer: int, match: Match, seats: Seats, language: str) -> Words:
    """The only person at the table needs no name of their own."""
    names = {seat: printable(name) for seat, name in match.names.items()}
    if len(seats.people) == 1 and viewer in seats.people:
        names.setdefault(viewer, Words(language).noun("terminal-your-name"))
    return Words(language, match.game.name, names, reader=viewer if viewer >= 0 else None)
