"""Why a score is what it is: a presentation told tile by tile."""

from __future__ import annotations

from gueridon.core.bits import bit
from gueridon.core.message import Argument, Message
from gueridon.games.tussie_mussie.board import Row, size, tile_at
from gueridon.games.tussie_mussie.components import (
    BEFORE,
    COLOURS,
    EFFECTS,
    FLOWERS,
    NO_EFFECT,
    ROUNDS,
    Tile,
)
from gueridon.games.tussie_mussie.scoring import apprentice_effect_points, effect_points, total
from gueridon.games.tussie_mussie.view import TussieMussieView


def presentation(view: TussieMussieView) -> list[Message]:
    """The latest presentation: every owner, every tile from left to right, then the sum."""
    story: list[Message] = []
    for owner, row in enumerate(view.plans):
        story += _presentation_of(view, owner, Row(row))
    return story


def _presentation_of(view: TussieMussieView, owner: int, row: Row) -> list[Message]:
    is_apprentice = owner >= view.seats
    whose: dict[str, Argument] = {} if is_apprentice else {"seat": owner}
    suffix = "-apprentice" if is_apprentice else ""
    points = int(view.points[owner * ROUNDS + view.round - 1])
    sums: dict[str, Argument] = {"points": points, "total": int(total(view.points, owner))}
    return [
        Message(f"score-presents{suffix}", whose),
        *(tile_worth(row, column, is_apprentice=is_apprentice) for column in range(size(row))),
        Message(f"score-round-points{suffix}", {**whose, **sums}),
    ]


def tile_worth(row: Row, column: int, *, is_apprentice: bool) -> Message:
    """The points of one tile and their reasons."""
    tile = tile_at(row, column)
    hearts = FLOWERS[tile].hearts
    effect = int(apprentice_effect_points(row, column) if is_apprentice else effect_points(row, column))
    reasons = _why_effect(tile, effect, is_apprentice=is_apprentice)
    if hearts > 0 and (effect > 0 or _is_conditional(tile)):
        reasons = Message("why-both", {"hearts": Message("why-hearts", {"hearts": hearts}), "effect": reasons})
    elif hearts > 0:
        reasons = Message("why-hearts", {"hearts": hearts})
    return Message("score-tile", {"tile": f"tile-{FLOWERS[tile].id}", "points": hearts + effect, "why": reasons})


def _why_effect(tile: Tile, points: int, *, is_apprentice: bool) -> Message:
    if _is_before(tile):
        return Message("why-before-apprentice" if is_apprentice else "why-before", {"points": points})
    flower = FLOWERS[tile]
    arguments: dict[str, Argument] = {"points": points, "colour": f"colour-{COLOURS[flower.colour]}"}
    suffix = "" if points > 0 else "-not"
    return Message(f"why-{EFFECTS[flower.effect]}{suffix}", arguments)


def _is_conditional(tile: Tile) -> bool:
    """Whether it is worth a word that a tile's effect gave nothing."""
    return FLOWERS[tile].effect != NO_EFFECT and not _is_before(tile)


def _is_before(tile: Tile) -> bool:
    return bit(tile) & BEFORE != 0
