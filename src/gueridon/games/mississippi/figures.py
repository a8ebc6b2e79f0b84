"""What Mississippi's rules page and words repeat of the box."""

from __future__ import annotations

from gueridon.core.message import Figure, Message
from gueridon.games.mississippi.board import APART, BOARDS, Board
from gueridon.games.mississippi.components import (
    ALL_LOGS,
    BACKWARD_LIMIT,
    EDGES,
    FREE_TURN,
    LOGS,
    REACTS_AFTER_GOING_BACK,
    ROUND_LIMIT,
)

_SIXTH = 60
"""Degrees."""


def figures() -> dict[str, Figure]:
    long, short = BOARDS
    ahead = 2
    return {
        **_river("LONG", long),
        **_river("SHORT", short),
        **_contacts(long),
        "EDGES": EDGES,
        "OPPOSITE_EDGES": [Message("edges-opposite", {"a": EDGES[edge], "b": EDGES[edge + 3]}) for edge in range(3)],
        "EDGE_AHEAD": EDGES[ahead],
        "EDGE_ASTERN": EDGES[ahead + 3],
        "FEWEST_PLAYERS": LOGS[0][0],
        "MOST_PLAYERS": LOGS[-1][0],
        "LOGS": [Message("logs-with", {"logs": logs, "players": players}) for players, logs in LOGS],
        "ALL_LOGS": ALL_LOGS,
        "FREE_DEGREES": FREE_TURN * _SIXTH,
        "COST_OF_120": max(2 - FREE_TURN, 0),
        "COST_OF_180": max(3 - FREE_TURN, 0),
        "BACKWARD_LIMIT": BACKWARD_LIMIT,
        "ROUND_LIMIT": ROUND_LIMIT,
        "GOING_BACK": "going-back-reacts" if REACTS_AFTER_GOING_BACK else "going-back-rests",
    }


def _river(name: str, board: Board) -> dict[str, Figure]:
    return {
        f"{name}_ROWS": int(board.rows),
        f"{name}_WIDTH": int(board.width),
        f"{name}_START": int(board.start),
        f"{name}_GOAL": int(board.goal),
    }


def _contacts(board: Board) -> dict[str, Figure]:
    """Two spaces as examples, the last of the first row and one amid the second, and what they touch."""
    bend = int(board.width) - 1
    amid = bend + int(board.width) // 2 + 1
    return {
        "LAST_SPACE": len(board.xs) - 1,
        "BEND": bend,
        "BEND_TOUCHES": _touched(board, bend),
        "AMID": amid,
        "AMID_TOUCHES": _touched(board, amid),
    }


def _touched(board: Board, space: int) -> list[int]:
    return [other for other in range(len(board.xs)) if board.direction(space, other) != APART]
