"""A drawn position played on, for tests that read like a table."""

from __future__ import annotations

from gueridon.core.game import CHANCE
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.position import LETTERS
from gueridon.games.mississippi.rules import TURNING, MississippiState

RED, BLACK, GREEN = 0, 1, 2
"""The boats of the rulebook's examples are A, B and C."""


def drawn(description: str) -> MississippiState:
    state = GAME.position(description)
    assert isinstance(state, MississippiState)
    return state


def after(description: str, *texts: str) -> MississippiState:
    """The position after these actions of whoever is to act; each must be legal."""
    state = drawn(description)
    for text in texts:
        play(state, text)
    return state


def play(state: MississippiState, text: str) -> None:
    action = GAME.parse(text)
    seat = state.current()
    assert action in list(state.legal(seat)), f"{text} is not legal"
    state.play(seat, action)


def legal(state: MississippiState) -> list[str]:
    return [GAME.text(action) for action in state.legal(state.current())]


def spaces(state: MississippiState) -> list[int]:
    return list(state.fleet.spaces)


def refused(state: MississippiState, text: str) -> tuple[str, str]:
    """The words' id and the paragraph of the refusal that the player whose turn it is gets."""
    refusal = state.why_not(state.current(), GAME.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal.message.code, refusal.paragraph


def started(seats: int, *deals: str, board: str = "long", first: str = "random") -> MississippiState:
    state = GAME.start(seats, {"board": board, "first": first})
    assert isinstance(state, MississippiState)
    for text in deals:
        action = GAME.parse(text)
        assert action in [state.chance(way) for way in range(state.chances())], f"{text} cannot be dealt"
        state.play(CHANCE, action)
    return state


def redrawn(state: MississippiState) -> str:
    """The description of a position in play, the way `position` reads it."""
    fleet = state.fleet
    cells = [["." for _ in range(fleet.board.width)] for _ in range(fleet.board.rows)]
    for seat, space in enumerate(fleet.spaces):
        cells[fleet.board.ys[space]][fleet.board.xs[space] // 2] = f"{LETTERS[seat]}{fleet.number(seat, 0)}"
    rows = [" " * (row % 2) + " ".join(f"{cell:2}" for cell in line).rstrip() for row, line in enumerate(cells)]
    logs = " ".join(f"{LETTERS[seat]} {count}" for seat, count in enumerate(state.logs))
    turn = f"{LETTERS[state.current()]} {'turns' if state.phase == TURNING else 'moves'}"
    head = [f"board {fleet.board.name}"]
    tail = [f"logs {logs}", f"round {state.turns // state.seats + 1}", f"first {LETTERS[state.first]}", turn]
    return "\n".join([*head, *rows, *tail]) + "\n"
