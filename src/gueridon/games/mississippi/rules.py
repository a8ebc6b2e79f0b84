"""The rules of Mississippi: the set-up, turning and moving a boat, the logs, and how the race ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit
from gueridon.core.game import CHANCE, Outcome, State, places_by
from gueridon.core.message import Message, Refusal
from gueridon.games.mississippi.board import ASHORE, Board, Fleet, east_for
from gueridon.games.mississippi.components import (
    BACKWARD,
    BACKWARD_LIMIT,
    DIE,
    FIRST,
    FORWARD,
    FREE_TURN,
    LOGS,
    PASS,
    REACTS_AFTER_GOING_BACK,
    ROUND_LIMIT,
)
from gueridon.games.mississippi.law import Chain

# What is to be done next.
DRAWING_FIRST: Final = 0
ROLLING: Final = 1
TURNING: Final = 2
MOVING: Final = 3
OVER: Final = 4

NOBODY: Final = -1


def logs_each(seats: i64) -> i64:
    for players, logs in LOGS:
        if players == seats:
            return logs
    raise KeyError(seats)


def turn_cost(sixths: i64) -> i64:
    """What turning clockwise by so many sixths costs; the shorter way round counts."""
    shorter = min(sixths, 6 - sixths)
    return max(shorter - FREE_TURN, 0)


@final
class MississippiState(State):
    """The boats, the logs and whose turn it is. Nothing is hidden from anybody."""

    def __init__(self, fleet: Fleet, logs: vec[i64], first: i64) -> None:
        super().__init__(len(logs))
        self.fleet = fleet
        self.logs = logs
        self.bank: i64 = 0
        self.phase: i64 = DRAWING_FIRST if first == NOBODY else ROLLING
        self.first = first
        self.placed: i64 = 0
        """How many boats have been put on the river."""
        self.turns: i64 = 0
        """How many turns have been finished."""
        self.winner: i64 = NOBODY
        self.last_seat: i64 = NOBODY
        self.last_action: i64 = NOBODY

    def copy(self) -> MississippiState:
        new = MississippiState(self.fleet.copy(), self.logs[:], self.first)
        new.bank = self.bank
        new.phase = self.phase
        new.placed = self.placed
        new.turns = self.turns
        new.winner = self.winner
        new.last_seat = self.last_seat
        new.last_action = self.last_action
        return new

    def current(self) -> i64:
        """Whose turn it is, or whose boat comes on the river next; NOBODY while the first player is unknown."""
        if self.first == NOBODY or self.phase == OVER:
            return NOBODY
        return (self.first + (self.placed if self.phase == ROLLING else self.turns)) % self.seats

    def is_first_turn(self) -> bool:
        """Whether the player whose turn it is has not had one before."""
        return self.turns < self.seats

    def to_act(self) -> i64:
        if self.phase == OVER:
            return 0
        if self.phase == TURNING or self.phase == MOVING:  # noqa: PLR1714  # a tuple would cost a loop
            return bit(self.current())
        return bit(CHANCE)

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase == TURNING and seat == self.current():
            return self._legal_turns(seat)
        if self.phase == MOVING and seat == self.current():
            return self._legal_moves(seat)
        return vec[i64]([])

    def _legal_turns(self, seat: i64) -> vec[i64]:
        actions = vec[i64]([], capacity=6)
        sixths: i64 = 0
        while sixths < 6:
            if self.can_turn(seat, sixths):
                actions = append(actions, sixths)
            sixths += 1
        return actions

    def can_turn(self, seat: i64, sixths: i64) -> bool:
        """Whether a turn is free, or can be paid so that the boat can still move afterwards."""
        cost = turn_cost(sixths)
        return cost == 0 or self.logs[seat] > cost or (self.logs[seat] == cost and self.most_backward(seat) > 0)

    def _legal_moves(self, seat: i64) -> vec[i64]:
        forward = self.most_forward(seat)
        backward = self.most_backward(seat)
        actions = vec[i64]([], capacity=forward + backward + 1)
        spaces: i64 = 1
        while spaces <= forward:
            actions = append(actions, FORWARD + spaces)
            spaces += 1
        spaces = 1
        while spaces <= backward:
            actions = append(actions, BACKWARD + spaces)
            spaces += 1
        if forward + backward == 0:
            actions = append(actions, PASS)
        return actions

    def most_forward(self, seat: i64) -> i64:
        """As far as the logs last, and no further than the goal."""
        return min(self.logs[seat], self.fleet.free_ahead(seat))

    def most_backward(self, seat: i64) -> i64:
        return min(BACKWARD_LIMIT, self.fleet.free_behind(seat))

    def chances(self) -> i64:
        if self.phase == DRAWING_FIRST:
            return self.seats
        return 6 if self.phase == ROLLING else 0

    def chance(self, way: i64) -> i64:
        return FIRST + way if self.phase == DRAWING_FIRST else DIE + 1 + way

    def play(self, seat: i64, action: i64) -> None:
        self.last_seat = seat
        self.last_action = action
        if self.phase == DRAWING_FIRST:
            self.first = action - FIRST
            self.phase = ROLLING
        elif self.phase == ROLLING:
            self._place(self.current(), action - DIE)
        elif self.phase == TURNING:
            self.fleet.turn(seat, action)
            self._pay(seat, turn_cost(action))
            self.phase = MOVING
        else:
            self._move(seat, action)
            self._end_turn()

    def _place(self, seat: i64, number: i64) -> None:
        """The boat goes behind those already there, the number that was rolled in the direction of travel."""
        fleet = self.fleet
        fleet.spaces[seat] = fleet.board.start - self.placed
        fleet.easts[seat] = east_for(number, fleet.board.course(fleet.spaces[seat]))
        self.placed += 1
        if self.placed == self.seats:
            self.phase = MOVING

    def _move(self, seat: i64, action: i64) -> None:
        if action == PASS:
            return
        if action > BACKWARD:
            self.fleet.go_backward(seat, action - BACKWARD)
            self._pay(seat, -min(action - BACKWARD, self.bank))
            if not REACTS_AFTER_GOING_BACK:
                return
        else:
            self.fleet.go_forward(seat, action - FORWARD)
            self._pay(seat, action - FORWARD)
        chain = Chain(seat)
        while chain.finds_next(self.fleet):
            chain.carry_out(self.fleet)
        if self.fleet.has_reached_goal(chain.boat):
            self.winner = chain.boat

    def _pay(self, seat: i64, logs: i64) -> None:
        self.logs[seat] -= logs
        self.bank += logs

    def _end_turn(self) -> None:
        self.turns += 1
        if self.winner == NOBODY and self.turns >= ROUND_LIMIT * self.seats:
            self.winner = self._furthest()
        if self.winner != NOBODY:
            self.phase = OVER
        else:
            self.phase = MOVING if self.is_first_turn() else TURNING

    def _furthest(self) -> i64:
        best: i64 = 0
        seat: i64 = 1
        while seat < self.seats:
            if self.fleet.spaces[seat] > self.fleet.spaces[best]:
                best = seat
            seat += 1
        return best

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        from gueridon.games.mississippi.refusals import why_not  # the slow path, and it needs this module

        return why_not(self, seat, action)

    def reveals(self, seat: i64, action: i64) -> bool:
        return False

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        spaces = tuple(self.fleet.spaces)
        goal_reached = self.fleet.has_reached_goal(self.winner)
        reason = Message("end-goal" if goal_reached else "end-limit", {"seat": self.winner})
        return Outcome(spaces, places_by(spaces), reason)


def fresh(board: Board, seats: i64, first: i64) -> MississippiState:
    """A race before its set-up; `first` is NOBODY when the first player is to be drawn."""
    fleet = Fleet(board, vec[i64]([ASHORE] * seats), vec[i64]([0] * seats))
    return MississippiState(fleet, vec[i64]([logs_each(seats)] * seats), first)
