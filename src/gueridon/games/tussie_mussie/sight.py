"""Who may look at what: a state as a seat, an onlooker or nobody in particular sees it."""

from mypy_extensions import i64

from gueridon.core.game import EVERYTHING
from gueridon.games.tussie_mussie.actions import DISTRIBUTE, TURN_CARD
from gueridon.games.tussie_mussie.board import (
    NO_TILE,
    UNKNOWN,
    Row,
    is_keepsake,
    size,
    source_of,
    with_replaced,
)
from gueridon.games.tussie_mussie.components import ORGANISATION, UP, side_before
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.state import APPRENTICE, BEFORE_PRESENTATION, CHOICE, NOBODY, actions_of, last_card


def acting(state: TussieMussieState, viewer: i64) -> i64:
    """Who owes a decision. That a player waits for drawn tiles is theirs alone to know."""
    if state.is_drawing() and not sees_draw(state, viewer):
        return state.deciding
    return state.to_act()


def sees_draw(state: TussieMussieState, viewer: i64) -> bool:
    return viewer == EVERYTHING or (state.drawer != NOBODY and viewer == state.drawer)


def is_sealed(state: TussieMussieState, viewer: i64, owner: i64) -> bool:
    return state.phase == BEFORE_PRESENTATION and viewer not in (EVERYTHING, owner)


def seen_row(state: TussieMussieState, viewer: i64, owner: i64) -> Row:
    row = Row(state.rows[owner])
    if state.phase >= BEFORE_PRESENTATION or viewer in (EVERYTHING, owner):
        return row
    column: i64 = 0
    while column < size(row):
        if is_keepsake(row, column) and not _knows_keepsake(state, viewer, owner, column):
            row = with_replaced(row, column, UNKNOWN)
        column += 1
    return row


def _knows_keepsake(state: TussieMussieState, viewer: i64, owner: i64, column: i64) -> bool:
    """Who offered a tile knows it; in the solo variant everybody knows what once lay face up."""
    if state.seats > 1:
        return viewer == source_of(owner, column, state.first_player(), state.seats)
    turn = column - (state.left_with_apprentice() if owner == APPRENTICE else 0)
    return turn >= 0 and lay_face_up(state.turns, turn, owner)


def lay_face_up(turns: i64, turn: i64, owner: i64) -> bool:
    """Whether the tile an owner got in a turn of the solo variant was laid out face up."""
    card: i64 = -1
    for action in actions_of(turns):
        if TURN_CARD <= action < DISTRIBUTE:
            card = action - TURN_CARD
        elif action >= DISTRIBUTE:
            if turn == 0:
                return side_before(card, action - DISTRIBUTE, owner) == UP
            turn -= 1
    raise AssertionError("the turn has not been played")


def seen_left(state: TussieMussieState, viewer: i64) -> i64:
    if state.left == NO_TILE or viewer == EVERYTHING:
        return state.left
    if state.phase == BEFORE_PRESENTATION:
        return state.left if sees_draw(state, viewer) else NO_TILE
    if state.seats == 1:
        return state.left if ORGANISATION[2 * last_card(state.turns)] == UP else UNKNOWN
    return state.left if state.phase == CHOICE or viewer == state.offerer() else UNKNOWN


def seen_right(state: TussieMussieState, viewer: i64) -> i64:
    if state.right == NO_TILE or viewer == EVERYTHING:
        return state.right
    if state.phase == BEFORE_PRESENTATION:
        return state.right if sees_draw(state, viewer) else NO_TILE
    if state.seats == 1:
        return state.right if ORGANISATION[2 * last_card(state.turns) + 1] == UP else UNKNOWN
    return state.right if viewer == state.offerer() else UNKNOWN
