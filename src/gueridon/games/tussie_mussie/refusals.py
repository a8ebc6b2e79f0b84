"""Why an action is not allowed: the most helpful reason first, with the paragraph of the rules page it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gueridon.core.bits import bit, has, lowest
from gueridon.core.message import Argument, Message, Refusal
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
from gueridon.games.tussie_mussie.board import NO_TILE, Row, size, tile_at, tiles_in
from gueridon.games.tussie_mussie.components import (
    DISCARDING,
    DRAWING,
    FLOWERS,
    MOVING,
    RECOLOURING,
    TILES,
    TURN_CARDS,
    can_distribute,
)
from gueridon.games.tussie_mussie.law import DISCARDED, DREW, RECOLOURED, moves_left, must_discard
from gueridon.games.tussie_mussie.state import BEFORE_PRESENTATION, CHOICE, DISTRIBUTION, OFFER, OVER

if TYPE_CHECKING:
    from gueridon.games.tussie_mussie.rules import TussieMussieState


def why_not(state: TussieMussieState, seat: int, action: int) -> Refusal | None:

    if state.phase == OVER:
        return _refuse("refuse-game-over", "7.1")
    if not has(state.to_act(), seat):
        return _refuse("refuse-not-your-turn", "3.1" if state.phase != BEFORE_PRESENTATION else "4.2")
    if state.phase == OFFER:
        return _why_not_offer(state, action)
    if state.phase == CHOICE:
        return None if action in (TAKE_UP, TAKE_DOWN) else _refuse("refuse-take-one", "3.5")
    if state.phase == DISTRIBUTION:
        return _why_not_distribute(state, action)
    if seat == state.drawer:
        return _why_not_replace(state, seat, action)
    return _why_not_before(Row(state.plans[seat]), state.used[seat], action)


def _why_not_offer(state: TussieMussieState, action: int) -> Refusal | None:
    if action >= TILES:
        return _refuse("refuse-make-offer", "3.4")
    if action not in (state.left, state.right):
        return _refuse("refuse-not-drawn", "3.4", tile=_noun(action))
    return None


def _why_not_distribute(state: TussieMussieState, action: int) -> Refusal | None:
    if not DISTRIBUTE <= action < DISTRIBUTE + 4:
        return _refuse("refuse-distribute-first", "8.4")
    if not can_distribute(state.card(), action - DISTRIBUTE):
        return _refuse("refuse-not-on-card", f"8.{6 + state.card()}", card=f"card-{TURN_CARDS[state.card()].id}")
    return None


def _why_not_replace(state: TussieMussieState, seat: int, action: int) -> Refusal | None:
    """In the middle of a draw: first keep one of the two, then say which tile it replaces."""
    if state.kept != NO_TILE:
        if not REPLACE_COLUMN <= action < DISCARD_COLUMN:
            return _refuse("refuse-replace-first", "5.2", tile=_noun(state.kept))
        return _no_such_column(Row(state.plans[seat]), action - REPLACE_COLUMN)
    if action >= TILES:
        return _refuse("refuse-keep-first", "5.2")
    if action not in (state.left, state.right):
        return _refuse("refuse-not-drawn", "5.2", tile=_noun(action))
    return None


def _why_not_before(row: Row, used: int, action: int) -> Refusal | None:
    if action == DONE:
        due = must_discard(row, used)
        return _refuse("refuse-must-discard", "5.5", tile=_noun(lowest(DISCARDING))) if due else None
    if action >= COUNT_AS:
        return _why_not_once(row, used, RECOLOURING, RECOLOURED, "5.7")
    if action >= DISCARD_COLUMN:
        return _why_not_discard(row, used, action - DISCARD_COLUMN)
    if action >= REPLACE_COLUMN or action < TILES:
        return _refuse("refuse-nothing-drawn", "5.2")
    if action >= MOVE_COLUMN:
        return _why_not_move(row, used, action - MOVE_COLUMN)
    if action == DRAW_TWO:
        return _why_not_once(row, used, DRAWING, DREW, "5.2")
    return _refuse("refuse-only-before-actions", "4.2")


def _why_not_once(row: Row, used: int, tiles: int, mark: int, paragraph: str) -> Refusal | None:
    """A before action that a tile gives once."""
    if has(used, mark):
        return _refuse("refuse-done-already", paragraph, tile=_noun(lowest(tiles)))
    if tiles_in(row) & tiles == 0:
        return _refuse("refuse-no-such-tile", paragraph, tile=_noun(lowest(tiles)))
    return None


def _why_not_discard(row: Row, used: int, column: int) -> Refusal | None:
    refusal = _why_not_once(row, used, DISCARDING, DISCARDED, "5.5") or _no_such_column(row, column)
    if refusal is not None:
        return refusal
    if bit(tile_at(row, column)) & DISCARDING != 0:
        return _refuse("refuse-discards-another", "5.5", tile=_noun(tile_at(row, column)))
    return None


def _why_not_move(row: Row, used: int, column: int) -> Refusal | None:
    if tiles_in(row) & MOVING == 0:
        return _refuse("refuse-no-such-tile", "5.4", tile=_noun(lowest(MOVING)))
    if moves_left(row, used) == 0:
        return _refuse("refuse-moved-two", "5.4")
    refusal = _no_such_column(row, column)
    if refusal is None and has(used, tile_at(row, column)):
        return _refuse("refuse-moved-already", "5.4", tile=_noun(tile_at(row, column)))
    return refusal


def _no_such_column(row: Row, column: int) -> Refusal | None:
    if column < size(row):
        return None
    return _refuse("refuse-no-such-column", "5.6", column=column + 1, columns=int(size(row)))


def _refuse(code: str, paragraph: str, **arguments: Argument) -> Refusal:
    return Refusal(Message(code, arguments), paragraph)


def _noun(tile: i64) -> str:
    return f"tile-{FLOWERS[tile].id}"
