"""What an action would do, and what touching a place of the board would mean; both from the view alone."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from gueridon.core.bits import lowest
from gueridon.core.wire import Choice
from gueridon.games.tussie_mussie import wire
from gueridon.games.tussie_mussie.actions import (
    COUNT_AS,
    DISCARD_COLUMN,
    DISTRIBUTE,
    DONE,
    DRAW_TWO,
    MOVE_COLUMN,
    REPLACE_COLUMN,
    TAKE_DOWN,
    TAKE_UP,
)
from gueridon.games.tussie_mussie.board import NO_TILE, UNKNOWN, Row, is_keepsake, size, tile_at
from gueridon.games.tussie_mussie.components import (
    COLOURS,
    DISCARD,
    DISCARDING,
    DOWN,
    DRAW,
    DRAWING,
    EFFECT,
    MOVE,
    MOVING,
    OWN_TILES,
    RECOLOUR,
    RECOLOURING,
    TILES,
    side_given,
)
from gueridon.games.tussie_mussie.notation import text
from gueridon.games.tussie_mussie.state import APPRENTICE, BEFORE_PRESENTATION, CHOICE, DISTRIBUTION, OFFER, last_card
from gueridon.games.tussie_mussie.view import TussieMussieView, row_name, seen_name, tile_name

# --- What an open action does -----------------------------------------------------------------------------------------


def choice(view: TussieMussieView, action: int) -> Choice:
    if view.phase == OFFER:
        place = 0 if action == view.left else 1
        return wire.MakeOffer(place, seen_name(action), seen_name(view.drawn_at(1 - place)))
    if view.phase == CHOICE:
        if action == TAKE_UP:
            return wire.Take(0, "up", tile_name(view.left))
        return wire.Take(1, "down", tile_name(view.right))
    if view.phase == DISTRIBUTION:
        return _distribute(view, action - DISTRIBUTE)
    if action < TILES:
        return wire.Keep(0 if action == view.left else 1, seen_name(action))
    return _before(Row(view.plans[view.viewer]), action)


def _distribute(view: TussieMussieView, way: int) -> Choice:
    card, place = last_card(view.turns), way // 2
    return wire.Distribute(
        place=place,
        option=way % 2 + 1,
        tile=tile_name(view.drawn_at(place)),
        row=row_name(keepsake=side_given(card, way, 0) == DOWN),
        his=tile_name(view.drawn_at(1 - place)),
        his_row=row_name(keepsake=side_given(card, way, APPRENTICE) == DOWN),
    )


def _before(row: Row, action: int) -> Choice:
    if action == DRAW_TWO:
        return wire.Draw(_column_of(row, DRAWING), seen_name(lowest(DRAWING)))
    if action == DONE:
        return wire.Done()
    if action >= COUNT_AS:
        return wire.CountAs(_column_of(row, RECOLOURING), seen_name(lowest(RECOLOURING)), COLOURS[action - COUNT_AS])
    if action >= DISCARD_COLUMN:
        column = action - DISCARD_COLUMN
        return wire.Discard(column, seen_name(lowest(DISCARDING)), seen_name(tile_at(row, column)))
    if action >= REPLACE_COLUMN:
        column = action - REPLACE_COLUMN
        return wire.Replace(column, seen_name(tile_at(row, column)))
    column = action - MOVE_COLUMN
    other_row = row_name(keepsake=not is_keepsake(row, column))
    return wire.Move(column, seen_name(lowest(MOVING)), seen_name(tile_at(row, column)), other_row)


def _column_of(row: Row, tiles: i64) -> int:
    """Where the tile with an effect is."""
    return next(column for column in range(size(row)) if tile_at(row, column) == lowest(tiles))


# --- What touching a place would mean, to ask why it is not possible ---------------------------------------------------

_PLACE: Final = re.compile(r"kept|drawn([01])|row([0-3])\.([0-6])(>tray|>row)?", re.ASCII)
"""The tile that is kept, one of those drawn, or one of an arrangement: touched, or dragged away or to its other row."""


def meant(view: TussieMussieView, place: str) -> str:
    found = _PLACE.fullmatch(place)
    if found is None or view.viewer < 0:
        return place
    drawn, owner, column, target = found.groups()
    if owner is None:
        return _meant_on_tray(view, place, drawn)
    if int(owner) >= len(view.rows):
        return place
    if target is not None and int(column) < OWN_TILES:
        return text((DISCARD_COLUMN if target == ">tray" else MOVE_COLUMN) + int(column))
    return _meant_in_row(view, int(owner), int(column))


def _meant_on_tray(view: TussieMussieView, place: str, drawn: str | None) -> str:
    """The tile that was kept would be kept once more; one that is offered would be taken as it lies."""
    tile = view.kept if drawn is None else view.drawn_at(int(drawn))
    if tile not in (NO_TILE, UNKNOWN) and view.phase != CHOICE:
        return text(tile)
    return place if drawn is None else _as_it_lies(keepsake=drawn == "1")


def _meant_in_row(view: TussieMussieView, owner: int, column: int) -> str:
    """Before the presentation a tile is used; until then it is taken for one of those that are drawn or offered, or drawn."""
    is_before = view.phase == BEFORE_PRESENTATION
    row = Row(view.plans[owner] if is_before else view.rows[owner])
    tile = tile_at(row, column) if column < size(row) else UNKNOWN
    if not is_before:
        return text(DRAW_TWO if tile == UNKNOWN else int(tile))
    if owner != view.viewer or tile == UNKNOWN:
        return text(TAKE_UP)
    return _meant_before(view, row, column)


def _meant_before(view: TussieMussieView, row: Row, column: int) -> str:
    """What its own effect does; what one of one's own would do with it; or else to take it, as in an offer."""
    if view.left != NO_TILE:
        return text(REPLACE_COLUMN + column)
    own = EFFECT[tile_at(row, column)]
    if own == RECOLOUR:
        return COLOURS[0]  # any of them
    if own == DRAW:
        return text(DRAW_TWO)
    others = [EFFECT[tile_at(row, other)] for other in range(size(row))]
    for effect in (own, *others):
        if effect in (MOVE, DISCARD):
            return text((MOVE_COLUMN if effect == MOVE else DISCARD_COLUMN) + column)
    return _as_it_lies(keepsake=is_keepsake(row, column))


def _as_it_lies(*, keepsake: bool) -> str:
    return text(TAKE_DOWN if keepsake else TAKE_UP)
