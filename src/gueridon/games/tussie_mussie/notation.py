"""The texts of actions: what a record, a terminal and a browser write for them."""

from functools import cache

from gueridon.core.message import NotationError
from gueridon.games.tussie_mussie.components import COLOURS, FLOWERS, OWN_TILES, TURN_CARDS

TEXTS = (
    *(flower.id for flower in FLOWERS),
    "up",
    "down",
    *(f"first{seat}" for seat in range(1, 5)),
    *(card.id for card in TURN_CARDS),
    *(f"{place}{option}" for place in ("left", "right") for option in (1, 2)),
    "draw",
    *(f"{verb}{column}" for verb in ("move", "replace", "discard") for column in range(1, OWN_TILES + 1)),
    *COLOURS,
    "done",
)


def text(action: int) -> str:
    return TEXTS[action]


def parse(written: str) -> int:
    found = _numbers().get(written)
    if found is None:
        raise NotationError("tussie_mussie", written)
    return found


@cache
def _numbers() -> dict[str, int]:
    return {written: action for action, written in enumerate(TEXTS)}
