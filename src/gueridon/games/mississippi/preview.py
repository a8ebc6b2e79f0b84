"""What an action would do, step by step: the logs, the contacts, every hop. For the log, for hints and for drawing."""

from __future__ import annotations

from typing import NamedTuple

from gueridon.core.bits import bit
from gueridon.core.game import State, View, seats_in
from gueridon.core.wire import Choice
from gueridon.games.mississippi.board import ASHORE, Fleet
from gueridon.games.mississippi.components import ALL_LOGS, BACKWARD, FORWARD, PASS
from gueridon.games.mississippi.imagine import state_of
from gueridon.games.mississippi.law import Chain
from gueridon.games.mississippi.rules import MOVING, NOBODY, TURNING, MississippiState, turn_cost
from gueridon.games.mississippi.view import MississippiView
from gueridon.games.mississippi.wire import (
    Advance,
    Back,
    BackTouching,
    Contact,
    Finish,
    Forward,
    ForwardTouching,
    Pass,
    Pushed,
    Turn,
)


class Hop(NamedTuple):
    """One boat advancing by reaction."""

    pushed: Pushed
    dropped: tuple[int, ...] = ()
    """The boats that were waiting for their moment and lose it, because the boat whose turn it is advances."""


class Preview(NamedTuple):
    """All that an action does to the boats and the logs."""

    seat: int
    start: int
    end: int
    """Where the boat whose turn it is gets by its own move, before reactions."""
    logs: int
    """What the move brings its player; negative when it costs."""
    hops: tuple[Hop, ...] = ()
    ties: tuple[Contact, ...] = ()
    """Contacts of equal numbers, once everything is at rest."""
    winner: int | None = None


def preview(position: State | View, action: int) -> Preview:
    """What a legal action of the player whose turn it is would do."""
    if isinstance(position, MississippiView):
        state = state_of(position)
    else:
        assert isinstance(position, MississippiState)
        state = position.copy()
    assert state.phase in (TURNING, MOVING), "nobody has an action now"
    seat, logs = state.current(), state.logs[state.current()]
    before, fleet = state.fleet.spaces[seat], state.fleet.copy()
    is_move = state.phase == MOVING and action != PASS
    state.play(seat, action)
    if not is_move:
        return Preview(seat, before, before, state.logs[seat] - logs)
    _carry_out_move(fleet, seat, action)
    end = fleet.spaces[seat]
    hops = trace(fleet, seat, state.fleet)
    ties = tuple(found for found in contacts_of(fleet, seat) if found.difference == 0)
    winner = None if state.winner == NOBODY else state.winner
    return Preview(seat, before, end, state.logs[seat] - logs, hops, ties, winner)


def landing(view: MississippiView, action: int) -> tuple[int, tuple[Contact, ...]]:
    """Where a move of the player whose turn it is ends, before reactions, and its contacts there."""
    fleet = view.fleet.copy()
    _carry_out_move(fleet, view.current, action)
    return int(fleet.spaces[view.current]), contacts_of(fleet, view.current)


def choice(view: MississippiView, action: int) -> Choice:
    """What an open action does, for a board that shows it where it would happen."""
    if action <= FORWARD:
        return Turn(signed(action), turn_cost(action), ahead(view, view.current, action))
    if action == PASS:
        return Pass()
    space, contacts = landing(view, action)
    if space >= view.fleet.board.goal:
        return Finish(space, action - FORWARD)
    touched = len(contacts)
    first = first_advance(view.current, contacts) if touched else None
    if action <= BACKWARD:
        logs = action - FORWARD
        return ForwardTouching(space, logs, touched, first) if touched else Forward(space, logs)
    spaces = action - BACKWARD
    logs = min(spaces, int(view.bank))
    return BackTouching(space, spaces, logs, touched, first) if touched else Back(space, spaces, logs)


def first_advance(seat: int, contacts: tuple[Contact, ...]) -> Advance | None:
    """Who advances first once a boat has come to lie so; nobody where all numbers are equal."""
    gain = sum(max(contact.difference, 0) for contact in contacts)
    if gain > 0:
        return Advance(seat, gain, others_wait=False)
    stronger = [contact for contact in contacts if contact.difference < 0]
    if not stronger:
        return None
    return Advance(stronger[0].other, -stronger[0].difference, others_wait=len(stronger) > 1)


def ahead(view: MississippiView, seat: int, sixths: int = 0) -> int:
    """The number in the direction of travel, once a boat has turned."""
    return int(view.fleet.number(seat, (view.fleet.board.course(view.fleet.spaces[seat]) - sixths) % 6))


def signed(sixths: int) -> int:
    """Sixths of a turn counted the shorter way: to the right, or to the left when below zero."""
    return sixths if sixths <= 3 else sixths - 6


def _carry_out_move(fleet: Fleet, seat: int, action: int) -> None:
    if action > BACKWARD:
        fleet.go_backward(seat, action - BACKWARD)
    else:
        fleet.go_forward(seat, action - FORWARD)


def trace(fleet: Fleet, seat: int, until: Fleet) -> tuple[Hop, ...]:
    """The hops that lead from one fleet to another, which is where they stop; the first is moved along."""
    hops: list[Hop] = []
    chain = Chain(seat)
    while list(fleet.spaces) != list(until.spaces):
        waiting = chain.waiting
        assert chain.finds_next(fleet), "the reactions end before they reach the other fleet"
        dropped = waiting & ~bit(chain.boat) & ~chain.waiting
        contacts = contacts_of(fleet, chain.boat) if chain.boat == seat else (contact(fleet, chain.boat, seat),)
        start = int(fleet.spaces[chain.boat])
        chain.carry_out(fleet)
        end = int(fleet.spaces[chain.boat])
        why = [found for found in contacts if found.difference > 0]
        pushed = Pushed(int(chain.boat), start, end, int(chain.spaces), why, end >= fleet.board.goal)
        hops.append(Hop(pushed, tuple(seats_in(dropped))))
    return tuple(hops)


def contacts_of(fleet: Fleet, seat: int) -> tuple[Contact, ...]:
    """Every contact of a boat, clockwise by seat."""
    seats = len(fleet.spaces)
    others = [(seat + step) % seats for step in range(1, seats)]
    return tuple(contact(fleet, seat, other) for other in others if fleet.touches(seat, other))


def contact(fleet: Fleet, seat: int, other: int) -> Contact:
    space, other_space = int(fleet.spaces[seat]), int(fleet.spaces[other])
    direction = fleet.board.direction(space, other_space)
    number, other_number = int(fleet.number(seat, direction)), int(fleet.number(other, (direction + 3) % 6))
    return Contact(seat, other, number, other_number, number - other_number, space, other_space)


def meant(view: MississippiView, place: str) -> str:
    """The move to a space given by its number, in notation, however far it is: to ask why it is not possible."""
    if not place.isdecimal() or view.viewer < 0 or view.fleet.spaces[view.viewer] == ASHORE:
        return place
    own, space = int(view.fleet.spaces[view.viewer]), int(place[:4])
    low, high = (own + 1, space) if space > own else (space, own - 1)
    taken = sum(1 for boat in view.fleet.spaces if low <= boat <= high)
    spaces = high - low + 1 - taken
    return f"f{min(spaces, ALL_LOGS)}" if space > own else f"b{spaces}"
