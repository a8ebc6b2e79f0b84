"""What has happened since somebody last looked, shown so that nothing scrolls away unread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.rule import Rule

from gueridon.core.words import Words
from gueridon.terminal.orders import Left, wants_to_leave
from gueridon.terminal.screen import Screen, told


@dataclass(frozen=True)
class News:
    """Sentences for one reader, in the reader's words."""

    sentences: Sequence[str]
    words: Words
    ends_round: bool = False

    def show(self, screen: Screen, room: int) -> None:
        """`room` is how many lines stay in sight above what is shown next; with more, or after a round, Enter goes on."""
        if not self.sentences:
            return
        screen.show(Rule(style="dim"))
        lines = self._tell(screen)
        screen.show(Rule(style="dim"))
        if self.ends_round or lines + 2 > max(room, 0):
            self._wait(screen)

    def _tell(self, screen: Screen) -> int:
        """Tells everything, a screenful at a time; how many lines it took."""
        lines = since_pause = 1
        for sentence in self.sentences:
            needed = screen.lines(told(sentence))
            if since_pause + needed > screen.height - 2:
                self._wait(screen)
                since_pause = 0
            screen.tell(sentence)
            lines, since_pause = lines + needed, since_pause + needed
        return lines

    def _wait(self, screen: Screen) -> None:
        """Only somebody who sits at a terminal is waited for."""
        if screen.is_interactive:
            wait_for_enter(screen, self.words, "terminal-go-on")


def wait_for_enter(screen: Screen, words: Words, question: str) -> None:
    """Enter goes on and `quit` leaves; whatever else is typed was meant for later, and is not taken for Enter."""
    while typed := screen.ask(words.noun(question)):
        if wants_to_leave(typed):
            raise Left
        screen.say(words.noun("terminal-only-enter"), "red")
