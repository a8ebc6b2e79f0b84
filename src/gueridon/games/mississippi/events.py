"""What happened, found from two views of one viewer."""

from __future__ import annotations

from gueridon.core.wire import Event
from gueridon.games.mississippi.components import BACKWARD, FORWARD, PASS
from gueridon.games.mississippi.preview import Hop, ahead, preview, signed
from gueridon.games.mississippi.rules import NOBODY, ROLLING, TURNING, logs_each, turn_cost
from gueridon.games.mississippi.view import MississippiView
from gueridon.games.mississippi.wire import (
    Began,
    LogsTaken,
    Missed,
    Moved,
    Passed,
    Rolled,
    Tied,
    Touched,
    Turned,
    Won,
)


def events(before: MississippiView, after: MississippiView) -> list[Event]:
    """What was drawn and rolled, or what one player did and every hop that followed."""
    if (before.phase, before.turns, before.placed) == (after.phase, after.turns, after.placed):
        return []  # whatever happens changes one of these
    if before.phase <= ROLLING:
        return _set_up(before, after)
    if before.phase == TURNING:
        return [_turned(after)]
    return _moved(before, after)


def _set_up(before: MississippiView, after: MississippiView) -> list[Event]:
    found: list[Event] = []
    if before.first == NOBODY:
        found.append(Began(int(after.first)))
    for place in range(before.placed, after.placed):
        seat = (after.first + place) % after.seats
        found.append(Rolled(int(seat), ahead(after, seat), int(after.fleet.spaces[seat])))
    if after.placed == after.seats:
        found.append(LogsTaken(logs_each(after.seats)))
    return found


def _turned(after: MississippiView) -> Event:
    seat, sixths = int(after.last_seat), int(after.last_action)
    return Turned(seat, signed(sixths), ahead(after, seat), turn_cost(sixths))


def _moved(before: MississippiView, after: MississippiView) -> list[Event]:
    found: list[Event] = []
    action = int(after.last_action)
    if action == PASS:
        found.append(Passed(int(after.last_seat)))
    else:
        seen = preview(before, action)
        spaces = BACKWARD - action if action > BACKWARD else action - FORWARD
        found.append(Moved(seen.seat, seen.start, seen.end, spaces, seen.logs))
        for hop in seen.hops:
            found += _hop(hop)
        for tie in seen.ties:
            found.append(Tied(tie))
    if after.winner != NOBODY:
        found.append(Won(int(after.winner), after.fleet.has_reached_goal(after.winner)))
    return found


def _hop(hop: Hop) -> list[Event]:
    """One event for a single contact; for several, each of them and then what they do together."""
    pushed = hop.pushed
    found: list[Event] = []
    if len(pushed.contacts) > 1:
        for contact in pushed.contacts:
            found.append(Touched(contact))
    found.append(pushed)
    for seat in hop.dropped:
        found.append(Missed(seat, pushed.seat))
    return found
