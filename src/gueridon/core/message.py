"""What there is to say, before it is put into words: sentences by their id, refusals, errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Argument: TypeAlias = "int | str | Message | Sequence[int] | Sequence[str]"


@dataclass(frozen=True)
class Message:
    """The id of a sentence in a catalogue and what to fill into it.

    A text argument, or each of several, is itself the id of a noun in the catalogue; a number stays a number; a
    message is said. An argument called `seat`, or ending in `_seat`, is a seat: it becomes that player's name, and the catalogue also gets
    `$you` (or `$…_you`), "yes" when it is the reader. An argument called `quoted`, or ending in `_quoted`, is
    somebody's own text and stays as it is.
    """

    code: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the sentence that says so and the paragraph of the rules page it rests on."""

    message: Message
    paragraph: str


class GueridonError(Exception):
    """Something a person asked for cannot be done. As text it is one English sentence; `message` speaks any language."""

    def __init__(self, code: str, *, game: str | None = None, **arguments: Argument) -> None:
        super().__init__(code)
        self.message = Message(code, arguments)
        self.game = game

    def __str__(self) -> str:
        from gueridon.core.words import Words  # here, because words may themselves fail with this error

        return Words("en", self.game).say(self.message)


class PositionError(GueridonError):
    """A described position breaks a rule of its game or cannot be read."""


class NotationError(GueridonError):
    """A text is not the notation of any action of the game."""

    def __init__(self, game: str, text: str) -> None:
        super().__init__("error-notation", game=game, quoted=text[:80])
