"""What an action would do, step by step: the logs, the contacts, every hop. For the log, for hints and for drawing."""

from __future__ import annotations

from typing import NamedTuple

from gueridon.core.bits import bit
from gueridon.core.game import State, View, seats_in
from gueridon.games.mississippi.board import Fleet
from gueridon.games.mississippi.components import BACKWARD, FORWARD, PASS
from gueridon.games.mississippi.imagine import state_of
from gueridon.games.mississippi.law import Chain
from gueridon.games.mississippi.rules import MOVING, NOBODY, TURNING, MississippiState
from gueridon.games.mississippi.view import MississippiView


class Contact(NamedTuple):
    """Two boats that touch, and the numbers on the edge they share."""

    seat: int
    other: int
    number: int
    other_number: int

    @property
    def difference(self) -> int:
        return self.number - self.other_number


class Hop(NamedTuple):
    """One boat advancing by reaction."""

    seat: int
    start: int
    end: int
    spaces: int
    contacts: tuple[Contact, ...]
    """Why: each contact whose difference counts, seen from the boat that advances."""
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
    return fleet.spaces[view.current], contacts_of(fleet, view.current)


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
        start = fleet.spaces[chain.boat]
        chain.carry_out(fleet)
        hops.append(
            Hop(
                chain.boat,
                start,
                fleet.spaces[chain.boat],
                chain.spaces,
                tuple(found for found in contacts if found.difference > 0),
                tuple(seats_in(dropped)),
            )
        )
    return tuple(hops)


def contacts_of(fleet: Fleet, seat: int) -> tuple[Contact, ...]:
    """Every contact of a boat, clockwise by seat."""
    seats = len(fleet.spaces)
    others = [(seat + step) % seats for step in range(1, seats)]
    return tuple(contact(fleet, seat, other) for other in others if fleet.touches(seat, other))


def contact(fleet: Fleet, seat: int, other: int) -> Contact:
    direction = fleet.board.direction(fleet.spaces[seat], fleet.spaces[other])
    return Contact(seat, other, fleet.number(seat, direction), fleet.number(other, (direction + 3) % 6))
