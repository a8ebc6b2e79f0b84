"""Stub."""

from gueridon.core.message import Message
from gueridon.games.misty.view import MistyView


def narrate(before: MistyView, after: MistyView) -> list[Message]:
    return []


def ask(view: MistyView) -> Message:
    return Message("ask-pick")


def label(view: MistyView, action: int) -> Message:
    return Message("ask-pick")


def paragraph(view: MistyView) -> str:
    return "2.1"
