"""What Tussie Mussie's rules page and words repeat of the box."""

from __future__ import annotations

from gueridon.core.message import Figure, Message
from gueridon.games.tussie_mussie.components import (
    APPRENTICE_BEFORE_POINTS,
    CARDS,
    COLOURS,
    EFFECTS,
    FIRST_BEFORE,
    FLOWERS,
    LEFT_WITH_APPRENTICE,
    MAX_MOVES,
    NO_HEART_POINTS,
    OWN_TILES,
    PER_OWN_COLOUR,
    RECOLOUR,
    ROUNDS,
    TILES,
    TURN_CARDS,
    TWO_IN_BOUQUET_POINTS,
    Flower,
    TurnCard,
)

_SIDES = {"U": "up", "D": "down"}


def figures() -> dict[str, Figure]:
    return {
        "ROUNDS": ROUNDS,
        "OWN_TILES": OWN_TILES,
        "TILES_LEFT_BY_FOUR": TILES - 4 * OWN_TILES,
        "MAX_MOVES": MAX_MOVES,
        "TWO_IN_BOUQUET_POINTS": TWO_IN_BOUQUET_POINTS,
        "NO_HEART_POINTS": NO_HEART_POINTS,
        "APPRENTICE_BEFORE_POINTS": APPRENTICE_BEFORE_POINTS,
        "LEFT_WITH_APPRENTICE": [
            Message("left-after", {"round": round, "n": int(left)})
            for round, left in enumerate(LEFT_WITH_APPRENTICE)
            if round
        ],
        "TURN_CARDS": CARDS,
        "TURN_CARDS_UNSEEN": CARDS - OWN_TILES,
        **_flowers(),
        **_effects(),
        **{card.id.upper(): _turn(card) for card in TURN_CARDS},
    }


def _flowers() -> dict[str, Figure]:
    by_colour = [[flower for flower in FLOWERS if flower.colour == colour] for colour in range(len(COLOURS))]
    hearts = sorted({flower.hearts for flower in FLOWERS} - {0}, reverse=True)
    return {
        "TILES": TILES,
        "TILES_BY_COLOUR": [
            Message("tiles-of", {"n": len(flowers), "colour": f"colour-{colour}", "tiles": _names(flowers)})
            for colour, flowers in zip(COLOURS, by_colour, strict=True)
        ],
        "TILES_BY_HEARTS": [
            Message("tiles-with", {"n": n, "tiles": _names([flower for flower in FLOWERS if flower.hearts == n])})
            for n in hearts
        ],
        "HEARTLESS_TILES": sum(flower.hearts == 0 for flower in FLOWERS),
        "BEFORE_TILES": sum(flower.effect >= FIRST_BEFORE for flower in FLOWERS),
    }


def _names(flowers: list[Flower]) -> list[str]:
    return [f"tile-{flower.id}" for flower in flowers]


def _effects() -> dict[str, Figure]:
    """Which flowers have an effect, and which effect a flower has."""
    figures: dict[str, Figure] = {}
    for effect, name in enumerate(EFFECTS):
        with_it = [flower for flower in FLOWERS if flower.effect == effect]
        figures[f"WITH_{name.replace('-', '_').upper()}"] = _names(with_it)
        if effect in (PER_OWN_COLOUR, RECOLOUR):
            colours = [f"colour-{COLOURS[flower.colour]}" for flower in with_it]
            figures[f"COLOURS_WITH_{name.replace('-', '_').upper()}"] = colours
    for flower in FLOWERS:
        effect_of = Message(f"effect-{EFFECTS[flower.effect]}", {"colour": f"colour-{COLOURS[flower.colour]}"})
        figures[f"EFFECT_OF_{flower.id.upper()}"] = effect_of
    return figures


def _turn(card: TurnCard) -> Message:
    """What a turn card lays out, and how the two tiles may be split."""
    splits = [option.split() for option in card.options]
    first = _split(card, *splits[0])
    if len(splits) == 1:
        split = first
    elif splits[0] == splits[1][::-1]:
        split = Message("split-either-way", {"split": first})
    else:
        split = Message("split-or", {"first": first, "second": _split(card, *splits[1])})
    laid = f"laid-{card.organisation.count('U')}-up"
    return Message("turn-discards" if card.discards_first else "turn-lays", {"laid": laid, "split": split})


def _split(card: TurnCard, yours: str, his: str) -> Message:
    fates = [_fate(card, half) for half in (yours, his)]
    if fates[0] == fates[1]:
        return Message(f"both-{fates[0]}")
    return Message("split-each", {"yours": f"one-{fates[0]}", "his": f"one-{fates[1]}"})


def _fate(card: TurnCard, half: str) -> str:
    """The side that a tile gets; where they lie differently, also from which."""
    before, after = half[0], half[-1]
    if after == "=":
        return "kept"
    if before == "*" or len(set(card.organisation)) == 1:
        return _SIDES[after]
    return f"{'still' if before == after else 'turned'}-{_SIDES[after]}"
