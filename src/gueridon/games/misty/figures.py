"""What Misty's rules page and words repeat of the box."""

from __future__ import annotations

from gueridon.core.message import Figure, Message
from gueridon.games.misty.components import (
    CARD_POINTS,
    CARDS,
    DOWN,
    FLOWER_POINTS,
    LEFT,
    PAIR_BONUS,
    PASSING_NAMES,
    RIGHT,
    ROLE_NAMES,
    ROUNDS_TO_WIN,
    SHAPES,
    UP,
    Card,
    Shape,
)

_ARROWS = (UP, RIGHT, DOWN, LEFT)


def figures() -> dict[str, Figure]:
    classic, first_steps = SHAPES
    return {
        **_cards(),
        **_window("CLASSIC", classic),
        **_window("FIRST_STEPS", first_steps),
        **_points(),
        "ROUNDS_TO_WIN": ROUNDS_TO_WIN,
    }


def _cards() -> dict[str, Figure]:
    arrows = [card for card in CARDS if card.role in _ARROWS]
    others = [card for card in CARDS if card.role not in _ARROWS]
    moving: dict[str, Figure] = {
        f"MOVING_{ROLE_NAMES[way].upper()}": [_noun(card) for card in arrows if card.role == way] for way in _ARROWS
    }
    effects: dict[str, Figure] = {
        f"EFFECT_OF_{card.picture.replace('-', '_').upper()}": f"role-{ROLE_NAMES[card.role]}" for card in CARDS
    }
    return {
        "CARDS": sum(card.copies for card in CARDS),
        "ARROWS": sum(card.copies for card in arrows),
        "ARROW_CARDS": [_copies(card) for card in arrows],
        "OTHERS": sum(card.copies for card in others),
        "OTHER_CARDS": [_copies(card) for card in others],
        **moving,
        **effects,
    }


def _copies(card: Card) -> Message:
    return Message("copies", {"n": card.copies, "card": _noun(card)})


def _noun(card: Card) -> str:
    return f"card-{card.picture}"


def _window(name: str, shape: Shape) -> dict[str, Figure]:
    ways = [f"way-{PASSING_NAMES[way]}" for way in shape.passing]
    return {
        f"{name}_SHORT_SIDE": shape.short_side,
        f"{name}_LONG_SIDE": shape.long_side,
        f"{name}_PANES": shape.short_side * shape.long_side,
        f"{name}_HAND": shape.hand,
        f"{name}_PHASES": len(ways),
        f"{name}_PASSING": ways,
    }


def _points() -> dict[str, Figure]:
    return {
        "CARD_POINTS": CARD_POINTS,
        "FLOWER_POINTS": FLOWER_POINTS,
        "PAIR_BONUS": PAIR_BONUS,
        "PAIR": 2 * CARD_POINTS + PAIR_BONUS,
        "THREE_IN_PAIRS": 3 * CARD_POINTS + PAIR_BONUS,
        "FOUR_IN_PAIRS": 4 * CARD_POINTS + 2 * PAIR_BONUS,
        "THREE_IN_A_CHAIN": 3 * CARD_POINTS + 2 * PAIR_BONUS,
        "FOUR_IN_A_CHAIN": 4 * CARD_POINTS + 3 * PAIR_BONUS,
    }
