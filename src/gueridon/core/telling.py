"""Sentences, events and choices the way they go over a wire; compiled, for every viewer of every action needs some."""

from __future__ import annotations

from msgspec.structs import asdict

from gueridon.core.game import Game, View
from gueridon.core.sentence import Message
from gueridon.core.wire import Choice, Counted, Event, Said, SelfNamed, TookBack, tag_of


def said(message: Message) -> Said:
    if not message.arguments:
        return Said(message.code)
    arguments: dict[str, int | str | Said | list[int | str]] = {}
    for name, value in message.arguments.items():
        if isinstance(value, (int, str)):
            arguments[name] = value
        elif isinstance(value, Message):
            arguments[name] = said(value)
        else:
            arguments[name] = list(value)
    return Said(message.code, arguments)


def in_words(game: Game, events: list[Event]) -> list[Event]:
    """The same events, each with the sentence that tells it."""
    for event in events:
        if event.said is None:
            event.said = said(sentence_of(game, event))
        event.counts = isinstance(event, Counted)
    return events


def sentence_of(game: Game, event: Event) -> Message:
    """What tells an event, a game's own or one that all games have."""
    if isinstance(event, TookBack):
        return Message("tell-took-back", {"seat": event.seat})
    return game.say(event)


def choices(game: Game, view: View) -> list[Choice]:
    """The viewer's open actions, each with its notation and what to call it."""
    found: list[Choice] = []
    for action in view.legal:
        choice = game.choice(view, action)
        choice.action = game.text(action)
        if not isinstance(choice, SelfNamed):
            choice.label = said(game.label(view, action))
        found.append(choice)
    return found


def named(choice: SelfNamed) -> Message:
    """What whoever gets it calls a choice that comes without a label."""
    fields = asdict(choice)
    return Message(f"do-{tag_of(choice)}", {name: value for name, value in fields.items() if isinstance(value, int)})
