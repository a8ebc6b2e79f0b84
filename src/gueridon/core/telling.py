"""Sentences and choices as plain data, the way they go over a wire; compiled, for every viewer of every action needs some."""

from __future__ import annotations

from gueridon.core.game import Game, View
from gueridon.core.sentence import Message


def plain(message: Message) -> dict[str, object]:
    """The code of a sentence, and `args` where there are any."""
    if not message.arguments:
        return {"code": message.code}
    arguments: dict[str, object] = {}
    for name, value in message.arguments.items():
        if isinstance(value, (int, str)):
            arguments[name] = value
        elif isinstance(value, Message):
            arguments[name] = plain(value)
        else:
            arguments[name] = list(value)
    return {"code": message.code, "args": arguments}


def choices(game: Game, view: View) -> list[dict[str, object]]:
    """The viewer's open actions, each with its notation and what to call it."""
    found: list[dict[str, object]] = []
    for action in view.legal:
        found.append({"action": game.text(action), "label": plain(game.label(view, action))})
    return found
