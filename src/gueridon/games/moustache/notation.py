"""The text of an action: `p8` plays, passes or steals the pink 8; what chance deals has a name too."""

from __future__ import annotations

from typing import Final

from gueridon.core.message import NotationError
from gueridon.games.moustache.components import CUP_VALUES, RULE_CARDS, TEAM_CARDS, card_names

TEXTS: Final = (
    *card_names(),
    *TEAM_CARDS,
    *(card.name for card in RULE_CARDS),
    *(f"cup{value}" for value in CUP_VALUES),
)
_ACTIONS: Final = {text: action for action, text in enumerate(TEXTS)}


def text_of(action: int) -> str:
    return TEXTS[action]


def parse(text: str) -> int:
    """The action that a text stands for; NotationError when it stands for none."""
    try:
        return _ACTIONS[text]
    except KeyError:
        raise NotationError("moustache", text) from None
