"""How a round may go on: the draft as the policy plays it, the activation exactly."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import has
from gueridon.core.rng import Rng
from gueridon.games.misty.board import Cell, Window
from gueridon.games.misty.components import KINDS, ROLES, Kind, nth_card, one, size_of
from gueridon.games.misty.policy import Drafter, settle_frame
from gueridon.games.misty.prospects import chance_to_win, points_ahead
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.solver import best_choice, best_points
from gueridon.games.misty.state import ACTIVATE, CARD, DEAL, OVER, PICK, PLACE, SEAT, hand_size, passing, window_size


def choose(state: MistyState, seat: i64, rng: Rng) -> i64:
    """What a sensible player does. Only the own hand and the windows, which lie open, are looked at."""
    if state.stage == ACTIVATE:
        return KINDS + best_choice(state.windows[seat], chains=state.chains)
    drafter = Drafter(rng, chains=state.chains)
    window = state.windows[seat].copy()
    settle_frame(window, rng)
    if state.stage == PICK:
        neighbour = _neighbour(state, seat).copy()
        settle_frame(neighbour, rng)
        drafter.pick(window, state.hands[seat], neighbour)
        return drafter.kind
    drafter.place(window, _role_to_place(state, seat))
    return KINDS + drafter.cell


def foresee(state: MistyState, seat: i64, rng: Rng) -> tuple[float, float]:
    """A seat's chance to win and points ahead, once everybody has played the round on sensibly; uses the state up."""
    points = state.points if _is_between_rounds(state) else _play_on(state, rng)
    return chance_to_win(points, state.seats, seat), float(points_ahead(points, state.seats, seat))


def _is_between_rounds(state: MistyState) -> bool:
    return state.stage == OVER or (state.stage == DEAL and state.turn == 0)


def _play_on(state: MistyState, rng: Rng) -> vec[i64]:
    """The points of all rounds, with this one."""
    if state.stage != ACTIVATE:
        _finish_draft(state, Drafter(rng, chains=state.chains), rng)
    points = state.points[:]
    for window in state.windows:
        points = append(points, best_points(window, chains=state.chains))
    return points


def _finish_draft(state: MistyState, drafter: Drafter, rng: Rng) -> None:
    if state.stage == PLACE:
        _finish_placing(state, drafter, rng)
    for window in state.windows:
        settle_frame(window, rng)
    if state.stage == PICK:
        _finish_picking(state, drafter)
    while state.turn < window_size(state.shape):
        if state.hands[0] == 0:
            _deal(state, rng)
        for seat in range(state.seats):
            drafter.pick(state.windows[seat], state.hands[seat], _neighbour(state, seat))
            _take(state, seat, drafter)
        _pass_on(state)


def _finish_placing(state: MistyState, drafter: Drafter, rng: Rng) -> None:
    """Frames are settled only when every card that lies where its owner wants it is in them."""
    for seat in range(state.seats):
        window = state.windows[seat]
        role = _role_to_place(state, seat)
        if has(state.waiting, seat):
            settle_frame(window, rng)
            drafter.place(window, role)
            window.place(role, Cell(drafter.cell))
        else:
            window.place(role, Cell(state.chosen[seat]))
    _pass_on(state)


def _finish_picking(state: MistyState, drafter: Drafter) -> None:
    for seat in range(state.seats):
        window = state.windows[seat]
        if has(state.waiting, seat):
            drafter.pick(window, state.hands[seat], _neighbour(state, seat))
        else:
            drafter.kind = state.chosen[seat]
            drafter.place(window, ROLES[drafter.kind])
        _take(state, seat, drafter)
    _pass_on(state)


def _take(state: MistyState, seat: i64, drafter: Drafter) -> None:
    kind = Kind(drafter.kind)
    state.hands[seat] -= one(kind)
    state.windows[seat].place(ROLES[kind], Cell(drafter.cell))


def _neighbour(state: MistyState, seat: i64) -> Window:
    """The window of who gets the hand next."""
    return state.windows[(seat + passing(state.shape, state.turn)) % state.seats]


def _role_to_place(state: MistyState, seat: i64) -> i64:
    return ROLES[state.story[seat * SEAT + CARD + state.turn]]


def _deal(state: MistyState, rng: Rng) -> None:
    left = size_of(state.deck)
    for seat in range(state.seats):
        hand: i64 = 0
        for _ in range(hand_size(state.shape)):
            card = one(nth_card(state.deck, rng.below(left)))
            hand += card
            state.deck -= card
            left -= 1
        state.hands[seat] = hand


def _pass_on(state: MistyState) -> None:
    hands = state.hands[:]
    direction = passing(state.shape, state.turn)
    for seat in range(state.seats):
        hands[(seat + direction) % state.seats] = state.hands[seat]
    state.hands = hands
    state.turn += 1
