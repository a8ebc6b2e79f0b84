"""Why an action is refused, the most helpful reason first."""

from __future__ import annotations

from gueridon.core.message import Argument, Message, Refusal
from gueridon.games.mississippi.components import BACKWARD, BACKWARD_LIMIT, FORWARD, PASS
from gueridon.games.mississippi.rules import MOVING, OVER, TURNING, MississippiState, turn_cost


def why_not(state: MississippiState, seat: int, action: int) -> Refusal | None:
    """Which rule forbids an action; None exactly when it is legal."""
    if state.phase == OVER:
        return _refusal("refuse-game-over", "7.1")
    if action > PASS:
        return _refusal("refuse-die", "3.5")
    if state.phase not in (TURNING, MOVING) or seat != state.current():
        return _refusal("refuse-not-your-turn", "3.7")
    if state.phase == TURNING:
        return _why_not_turn(state, seat, action)
    return _why_not_move(state, seat, action)


def _why_not_turn(state: MississippiState, seat: int, action: int) -> Refusal | None:
    if action > FORWARD:
        return _refusal("refuse-turn-first", "4.1")
    cost, logs = turn_cost(action), state.logs[seat]
    if cost > logs:
        return _refusal("refuse-turn-cost", "4.3", cost=cost, logs=logs)
    if not state.can_turn(seat, action):
        return _refusal("refuse-turn-leaves-no-move", "4.4", cost=cost)
    return None


def _why_not_move(state: MississippiState, seat: int, action: int) -> Refusal | None:
    if action <= FORWARD:
        return _refusal("refuse-first-turn", "4.2") if state.is_first_turn() else _refusal("refuse-turned", "4.1")
    if action <= BACKWARD:
        return _why_not_forward(state, seat, action - FORWARD)
    if action < PASS:
        return _why_not_backward(state, seat, action - BACKWARD)
    if state.most_forward(seat) + state.most_backward(seat) > 0:
        return _refusal("refuse-pass", "5.9")
    return None


def _why_not_forward(state: MississippiState, seat: int, spaces: int) -> Refusal | None:
    logs, ahead = state.logs[seat], state.fleet.free_ahead(seat)
    if logs == 0:
        return _refusal("refuse-no-logs", "5.8" if state.most_backward(seat) > 0 else "5.9")
    if spaces > ahead:
        return _refusal("refuse-beyond-goal", "5.4", most=ahead)
    if spaces > logs:
        return _refusal("refuse-forward-cost", "5.2", spaces=spaces, logs=logs)
    return None


def _why_not_backward(state: MississippiState, seat: int, spaces: int) -> Refusal | None:
    assert spaces <= BACKWARD_LIMIT, "there is no notation for going back further"
    behind = state.fleet.free_behind(seat)
    if spaces > behind:
        return _refusal("refuse-behind-river", "5.7", most=behind)
    return None


def _refusal(code: str, paragraph: str, **arguments: Argument) -> Refusal:
    return Refusal(Message(code, arguments), paragraph)
