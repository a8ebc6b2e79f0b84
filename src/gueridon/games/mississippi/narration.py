"""What happened, what is to be done and what an action does: messages, still without a language."""

from __future__ import annotations

from collections.abc import Iterator

from gueridon.core.message import Argument, Message
from gueridon.games.mississippi.components import BACKWARD, BOATS, FORWARD, PASS
from gueridon.games.mississippi.preview import Contact, Hop, Preview, landing, preview
from gueridon.games.mississippi.rules import (
    DRAWING_FIRST,
    MOVING,
    NOBODY,
    OVER,
    ROLLING,
    TURNING,
    logs_each,
    turn_cost,
)
from gueridon.games.mississippi.view import MississippiView

_TURNS = ("turn-none", "turn-right", "turn-right", "turn-half", "turn-left", "turn-left")


def narrate(before: MississippiView, after: MississippiView) -> list[Message]:
    """What was drawn and rolled, or what one player did and every hop that followed."""
    if (before.phase, before.turns, before.placed) == (after.phase, after.turns, after.placed):
        return []  # whatever happens changes one of these
    if before.phase <= ROLLING:
        return list(_set_up(before, after))
    if before.phase == TURNING:
        return [_turned(after)]
    return list(_moved(before, after))


def _set_up(before: MississippiView, after: MississippiView) -> Iterator[Message]:
    if before.first == NOBODY:
        yield Message("tell-first", {"seat": after.first})
    for place in range(before.placed, after.placed):
        seat = (after.first + place) % after.seats
        space = after.fleet.spaces[seat]
        number = after.fleet.number(seat, after.fleet.board.course(space))
        yield Message("tell-rolled", {"seat": seat, "number": number, "space": space})
    if after.placed == after.seats:
        yield Message("tell-logs", {"logs": logs_each(after.seats)})


def _turned(after: MississippiView) -> Message:
    seat, sixths = after.last_seat, after.last_action
    number = _ahead(after, seat)
    if sixths == 0:
        return Message("tell-not-turned", {"seat": seat, "number": number})
    arguments = {"seat": seat, "number": number, "degrees": _degrees(sixths), "logs": turn_cost(sixths)}
    return Message(f"tell-{_TURNS[sixths]}", arguments)


def _moved(before: MississippiView, after: MississippiView) -> Iterator[Message]:
    if after.last_action == PASS:
        yield Message("tell-passed", {"seat": after.last_seat})
    else:
        seen = preview(before, after.last_action)
        yield _move(seen, after.last_action)
        for hop in seen.hops:
            yield from _hop(hop, after.fleet.board.goal)
        for tie in seen.ties:
            yield _contact("tell-tie", tie)
    if after.winner != NOBODY:
        yield Message(_end(after), {"seat": after.winner})


def _move(seen: Preview, action: int) -> Message:
    if action > BACKWARD:
        spaces = action - BACKWARD
        return Message("tell-backward", {"seat": seen.seat, "spaces": spaces, "logs": seen.logs, "space": seen.end})
    return Message("tell-forward", {"seat": seen.seat, "spaces": action - FORWARD, "space": seen.end})


def _hop(hop: Hop, goal: int) -> Iterator[Message]:
    """One sentence for a single contact; for several, each of them and then their sum."""
    suffix = "-goal" if hop.end >= goal else ""
    arguments = {"seat": hop.seat, "spaces": hop.spaces, "space": hop.end}
    if len(hop.contacts) == 1:
        yield _contact(f"tell-pushed{suffix}", hop.contacts[0], **arguments)
    else:
        yield from (_contact("tell-contact", contact) for contact in hop.contacts)
        yield Message(f"tell-sum{suffix}", arguments)
    for seat in hop.dropped:
        yield Message("tell-dropped", {"seat": seat, "x_seat": hop.seat})


def _contact(code: str, contact: Contact, **more: int) -> Message:
    arguments = {
        "seat": contact.seat,
        "number": contact.number,
        "x_seat": contact.other,
        "x_number": contact.other_number,
        "difference": contact.difference,
    }
    return Message(code, arguments | more)


def _end(view: MississippiView) -> str:
    return "end-goal" if view.fleet.has_reached_goal(view.winner) else "end-limit"


def _ahead(view: MississippiView, seat: int, sixths: int = 0) -> int:
    """The number in the direction of travel, once a boat has turned."""
    return view.fleet.number(seat, (view.fleet.board.course(view.fleet.spaces[seat]) - sixths) % 6)


def _degrees(sixths: int) -> int:
    return 60 * min(sixths, 6 - sixths)


def ask(view: MississippiView) -> Message:
    if view.phase == OVER:
        return Message(_end(view), {"seat": view.winner})
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
    if action <= FORWARD:
        arguments = {
            "number": _ahead(view, view.current, action),
            "degrees": _degrees(action),
            "logs": turn_cost(action),
        }
        return Message(f"do-{_TURNS[action]}", arguments)
    return Message("do-pass") if action == PASS else _label_of_move(view, action)


def _label_of_move(view: MississippiView, action: int) -> Message:
    """Where it ends, the logs it brings, whom it touches there and what that does first."""
    space, contacts = landing(view, action)
    if space >= view.fleet.board.goal:
        return Message("do-goal")
    arguments: dict[str, Argument] = {"space": space, "touched": len(contacts), "contact_quoted": _at_once(contacts)}
    if action <= BACKWARD:
        return Message("do-forward", arguments)
    return Message("do-backward", arguments | {"logs": min(action - BACKWARD, int(view.bank))})


def _at_once(contacts: tuple[Contact, ...]) -> str:
    """Whom a boat touches and who then advances first: `C 6:1 +5`, `C 1:6 C+5`, or the sum alone for several.

    In figures, because some thirty moves have to stand in three columns below the river.
    """
    boats = "".join(sorted(BOATS[contact.other][0] for contact in contacts))
    numbers = [f"{contact.number}:{contact.other_number}" for contact in contacts] if len(contacts) == 1 else []
    return " ".join([boats, *numbers, *_first_advance(contacts)])


def _first_advance(contacts: tuple[Contact, ...]) -> list[str]:
    gain = sum(max(contact.difference, 0) for contact in contacts)
    if gain > 0:
        return [f"+{gain}"]
    stronger = [contact for contact in contacts if contact.difference < 0]
    others_wait = "…" if len(stronger) > 1 else ""
    return [f"{BOATS[contact.other][0]}+{-contact.difference}{others_wait}" for contact in stronger[:1]]


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
