"""What is said: of an event, of what is to be done, and of what an action does. Messages, still without a language."""

from __future__ import annotations

from gueridon.core.message import Argument, Message
from gueridon.core.telling import named
from gueridon.core.wire import Event
from gueridon.games.mississippi.components import BOATS, PASS
from gueridon.games.mississippi.preview import choice, first_advance, landing
from gueridon.games.mississippi.rules import DRAWING_FIRST, MOVING, OVER, ROLLING, TURNING
from gueridon.games.mississippi.view import MississippiView
from gueridon.games.mississippi.wire import (
    Advance,
    Back,
    Began,
    Contact,
    Finish,
    Forward,
    LogsTaken,
    Missed,
    Moved,
    Pass,
    Passed,
    Pushed,
    Rolled,
    Tied,
    Touched,
    Turn,
    Turned,
    Won,
)

_TURNS = ("turn-none", "turn-right", "turn-right", "turn-half", "turn-left", "turn-left")


def say(event: Event) -> Message:
    if isinstance(event, Moved):
        return _move(event)
    if isinstance(event, Pushed):
        return _push(event)
    if isinstance(event, Turned):
        return _turn(event)
    if isinstance(event, Touched):
        return _contact("tell-contact", event.contact)
    if isinstance(event, Tied):
        return _contact("tell-tie", event.contact)
    if isinstance(event, Missed):
        return Message("tell-dropped", {"seat": event.seat, "x_seat": event.other})
    if isinstance(event, Passed):
        return Message("tell-passed", {"seat": event.seat})
    if isinstance(event, Won):
        return Message(_end(in_goal=event.in_goal), {"seat": event.seat})
    if isinstance(event, Began):
        return Message("tell-first", {"seat": event.seat})
    if isinstance(event, Rolled):
        return Message("tell-rolled", {"seat": event.seat, "number": event.number, "space": event.space})
    assert isinstance(event, LogsTaken), event
    return Message("tell-logs", {"logs": event.logs})


def _turn(event: Turned) -> Message:
    if event.sixths == 0:
        return Message("tell-not-turned", {"seat": event.seat, "number": event.number})
    arguments = {"seat": event.seat, "number": event.number, "degrees": _degrees(event.sixths), "logs": event.logs}
    return Message(f"tell-{_TURNS[event.sixths]}", arguments)


def _move(event: Moved) -> Message:
    if event.spaces < 0:
        arguments = {"seat": event.seat, "spaces": -event.spaces, "logs": event.logs, "space": event.end}
        return Message("tell-backward", arguments)
    return Message("tell-forward", {"seat": event.seat, "spaces": event.spaces, "space": event.end})


def _push(event: Pushed) -> Message:
    suffix = "-goal" if event.in_goal else ""
    arguments = {"seat": event.seat, "spaces": event.spaces, "space": event.end}
    if len(event.contacts) == 1:
        return _contact(f"tell-pushed{suffix}", event.contacts[0], **arguments)
    return Message(f"tell-sum{suffix}", arguments)


def _contact(code: str, contact: Contact, **more: int) -> Message:
    arguments = {
        "seat": contact.seat,
        "number": contact.number,
        "x_seat": contact.other,
        "x_number": contact.other_number,
        "difference": contact.difference,
    }
    return Message(code, arguments | more)


def _end(*, in_goal: bool) -> str:
    return "end-goal" if in_goal else "end-limit"


def _degrees(sixths: int) -> int:
    return 60 * min(sixths % 6, -sixths % 6)


def ask(view: MississippiView) -> Message:
    if view.phase == OVER:
        return Message(_end(in_goal=view.fleet.has_reached_goal(view.winner)), {"seat": view.winner})
    if view.phase in (DRAWING_FIRST, ROLLING):
        return Message("ask-set-up")
    if view.viewer != view.current:
        return Message("ask-wait", {"seat": view.current})
    if view.phase == TURNING:
        return Message("ask-turn", {"logs": view.logs[view.current]})
    if list(view.legal) == [PASS]:
        return Message("ask-pass")
    logs = view.logs[view.current]
    if logs == 0:
        return Message("ask-back", {"bank": view.bank})
    if view.fleet.free_behind(view.current) == 0:
        return Message("ask-forward", {"logs": logs})
    return Message("ask-move", {"logs": logs, "bank": view.bank})


def label(view: MississippiView, action: int) -> Message:
    """Of a move in figures: where it ends, the logs it brings, whom it touches there and what that does first."""
    chosen = choice(view, action)
    if isinstance(chosen, (Turn, Pass)):
        return named(chosen)
    if isinstance(chosen, Finish):
        return Message("short-goal")
    assert isinstance(chosen, (Forward, Back)), chosen
    _, contacts = landing(view, action)
    at_once = _at_once(int(view.current), contacts)
    arguments: dict[str, Argument] = {"space": chosen.space, "touched": len(contacts), "contact_quoted": at_once}
    if isinstance(chosen, Forward):
        return Message("short-forward", arguments)
    return Message("short-back", arguments | {"logs": chosen.logs})


def _at_once(seat: int, contacts: tuple[Contact, ...]) -> str:
    """Whom a boat touches and who then advances first: `C 6:1 +5`, `C 1:6 C+5`, or the sum alone for several.

    In figures, because some thirty moves have to stand in three columns below the river.
    """
    boats = "".join(sorted(BOATS[contact.other][0] for contact in contacts))
    numbers = [f"{contact.number}:{contact.other_number}" for contact in contacts] if len(contacts) == 1 else []
    first = first_advance(seat, contacts)
    return " ".join([boats, *numbers, *([] if first is None else [_in_figures(seat, first)])])


def _in_figures(seat: int, first: Advance) -> str:
    whose = "" if first.seat == seat else BOATS[first.seat][0]
    return f"{whose}+{first.spaces}{'…' if first.others_wait else ''}"


def paragraph(view: MississippiView) -> str:
    if view.phase == DRAWING_FIRST:
        return "3.3"
    if view.phase == ROLLING:
        return "3.4"
    if view.phase == TURNING:
        return "4.1"
    if view.phase == OVER:
        return "7.1"
    assert view.phase == MOVING
    if list(view.legal) == [PASS]:
        return "5.9"
    return "5.8" if view.logs[view.current] == 0 else "5.1"
