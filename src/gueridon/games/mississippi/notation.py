"""How actions are written: turn0 l1 r1 l2 r2 turn3, f1 f2 …, b1 b2 …, pass, die1 …, first1 …"""

from __future__ import annotations

from typing import Final

from gueridon.core.message import Message, NotationError, Refusal
from gueridon.games.mississippi.components import (
    ALL_LOGS,
    BACKWARD,
    BACKWARD_LIMIT,
    BOATS,
    DIE,
    EDGES,
    FIRST,
    FORWARD,
)

# In the order of the actions' numbers.
TEXTS: Final = (
    *("turn0", "r1", "r2", "turn3", "l2", "l1"),
    *(f"f{spaces}" for spaces in range(1, ALL_LOGS + 1)),
    *(f"b{spaces}" for spaces in range(1, BACKWARD_LIMIT + 1)),
    "pass",
    *(f"die{number}" for number in range(1, len(EDGES) + 1)),
    *(f"first{seat}" for seat in range(1, len(BOATS) + 1)),
)
_LONGEST_NUMBER: Final = 3
_ACTIONS: Final = {text: action for action, text in enumerate(TEXTS)}

assert [TEXTS[FORWARD + 1], TEXTS[BACKWARD + 1], TEXTS[DIE + 1], TEXTS[FIRST]] == ["f1", "b1", "die1", "first1"]


def text_of(action: int) -> str:
    return TEXTS[action]


def action_of(text: str) -> int:
    action = _ACTIONS.get(text)
    if action is None:
        raise NotationError("mississippi", text, _too_far(text))
    return action


def _too_far(text: str) -> Refusal | None:
    """The rule by which no boat ever goes as far as is written."""
    way, spaces = text[:1], text[1:]
    if not (spaces.isdecimal() and spaces.isascii() and len(spaces) <= _LONGEST_NUMBER):
        return None
    if way == "b" and int(spaces) > BACKWARD_LIMIT:
        return Refusal(Message("refuse-furthest-back", {"most": BACKWARD_LIMIT}), "5.5")
    if way == "f" and int(spaces) > ALL_LOGS:
        return Refusal(Message("refuse-all-logs", {"logs": ALL_LOGS}), "5.2")
    return None
