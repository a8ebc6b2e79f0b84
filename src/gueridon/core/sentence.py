"""Sentences by their id and what to fill into them, before they are put into words; compiled, for many are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, final

Argument: TypeAlias = "int | str | Message | Sequence[int] | Sequence[str]"

_NOTHING: Final[dict[str, Argument]] = {}


@final
class Message:
    """The id of a sentence in a catalogue and what to fill into it.

    A text argument, or each of several, is itself the id of a noun in the catalogue; a number stays a number; a
    message is said. An argument called `seat`, or ending in `_seat`, is a seat: it becomes that player's name, and the catalogue also gets
    `$you` (or `$…_you`), "yes" when it is the reader. An argument called `quoted`, or ending in `_quoted`, is
    somebody's own text and stays as it is.
    """

    def __init__(self, code: str, arguments: Mapping[str, Argument] = _NOTHING) -> None:
        self.code: Final = code
        self.arguments: Final = arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.code == other.code and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.code, *self.arguments))

    def __repr__(self) -> str:
        return f"Message({self.code!r}, {self.arguments!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.code, dict(self.arguments))


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the sentence that says so and the paragraph of the rules page it rests on."""

    message: Message
    paragraph: str
