"""What happened, is asked and may be done."""

from gueridon.core.message import Message
from gueridon.games.moustache.view import MoustacheView


def narrate(before: MoustacheView, after: MoustacheView) -> list[Message]:
    return []


def ask(view: MoustacheView) -> Message:
    return Message("ask-over")


def label(view: MoustacheView, action: int) -> Message:
    return Message("do-play")


def paragraph(view: MoustacheView) -> str:
    return "3.1"
