"""What there is to say, before it is put into words: sentences by their id, refusals, errors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from gueridon.core.sentence import Argument, Message, Refusal

__all__ = ["Argument", "Figure", "GueridonError", "Message", "NotationError", "PositionError", "Refusal"]

Figure: TypeAlias = "int | str | Message | Sequence[Figure]"
"""What a text repeats of a game's box: a number, the id of a noun, a message, or several of them."""


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
    """A text is not the notation of any action of the game; `refusal` names the rule, where one says that there is none."""

    def __init__(self, game: str, text: str, refusal: Refusal | None = None) -> None:
        super().__init__("error-notation", game=game, quoted=text)
        self.refusal = refusal
