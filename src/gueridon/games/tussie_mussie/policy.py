"""What a sensible player does, found quickly: for playing on in imagined worlds."""

from math import exp
from typing import Final

from mypy_extensions import i64

from gueridon.core.bits import bit
from gueridon.core.rng import Rng
from gueridon.games.tussie_mussie.actions import (
    DISTRIBUTE,
    DRAW_TWO,
    REPLACE_COLUMN,
    TAKE_DOWN,
    TAKE_UP,
    TURN_CARD,
)
from gueridon.games.tussie_mussie.board import (
    NO_TILE,
    UNKNOWN,
    Row,
    is_keepsake,
    size,
    source_of,
    tiles_in,
    with_replaced,
    with_tile,
)
from gueridon.games.tussie_mussie.components import (
    ALL_TILES,
    DOWN,
    ORGANISATION,
    OWN_TILES,
    Tile,
    side_before,
    side_given,
)
from gueridon.games.tussie_mussie.law import row_after, used_after
from gueridon.games.tussie_mussie.outlook import SOLO, TABLE, Outlook, promise, promise_to_apprentice
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.solver import best_replacement, best_score
from gueridon.games.tussie_mussie.state import APPRENTICE, CHOICE, DISTRIBUTION, OFFER

# Chosen between what fits bots of several kinds, so that no one kind is taken for granted.
OFFER_RESOLVE: Final = 1.5
"""How surely an offerer does what looks better: a point between two offers makes the odds e-fold so many times."""
CHOICE_RESOLVE: Final = 1.3
"""The same of who takes."""
FACE_UP_PREFERRED: Final = 0.05
"""How many points of advantage a tile in sight has over one that somebody chose to hide."""


def choose(state: TussieMussieState, seat: i64, rng: Rng) -> i64:
    """One of the seat's legal actions."""
    phase = state.phase
    if phase == OFFER:
        return state.left if rng.unit() < chance_of_left_up(state) else state.right
    if phase == CHOICE:
        return TAKE_UP if rng.unit() < chance_of_taking_up(state) else TAKE_DOWN
    if phase == DISTRIBUTION:
        return best_distribution(state)
    return best_before_action(state, seat)


# --- What a seat knows ------------------------------------------------------------------------------------------------


def known_row(state: TussieMussieState, viewer: i64, owner: i64) -> Row:
    """An arrangement as a player knows it while offers are made."""
    row = Row(state.rows[owner])
    if viewer == owner:
        return row
    first_player = state.first_player()
    column: i64 = 0
    while column < size(row):
        if is_keepsake(row, column) and source_of(owner, column, first_player, state.seats) != viewer:
            row = with_replaced(row, column, UNKNOWN)
        column += 1
    return row


def _unseen(state: TussieMussieState, viewer: i64) -> i64:
    """The tiles that a player sees in no arrangement."""
    seen: i64 = 0
    owner: i64 = 0
    while owner < state.seats:
        seen |= tiles_in(known_row(state, viewer, owner))
        owner += 1
    return ALL_TILES & ~seen


# --- Offers -----------------------------------------------------------------------------------------------------------


def chance_of_left_up(state: TussieMussieState) -> float:
    """How likely the offerer lays the left one of the two drawn tiles face up."""
    outlook = Outlook(_unseen(state, state.offerer()) & ~bit(state.left) & ~bit(state.right), TABLE)
    left = _offer_worth(state, Tile(state.left), Tile(state.right), outlook)
    right = _offer_worth(state, Tile(state.right), Tile(state.left), outlook)
    return _odds(OFFER_RESOLVE * (left - right))


def chance_of_taking_up(state: TussieMussieState) -> float:
    """How likely the taker of an offer, its face-up tile left, takes that one."""
    taker = state.taker()
    outlook = Outlook(_unseen(state, taker) & ~bit(state.left), TABLE)
    other = known_row(state, taker, state.offerer())
    return _chance_of_up(Row(state.rows[taker]), other, Tile(state.left), outlook, _care_for_others(state.seats))


def _offer_worth(state: TussieMussieState, up: Tile, down: Tile, outlook: Outlook) -> float:
    """What the offerer is ahead of the taker, whatever the taker will choose."""
    own = Row(state.rows[state.offerer()])
    other = known_row(state, state.offerer(), state.taker())
    care = _care_for_others(state.seats)
    taken = _chance_of_up(other, own, up, outlook, care)
    if_taken = _with(own, down, outlook, keepsake=True) - care * _with(other, up, outlook, keepsake=False)
    if_refused = _with(own, up, outlook, keepsake=False) - care * _with(other, down, outlook, keepsake=True)
    return taken * if_taken + (1.0 - taken) * if_refused


def _chance_of_up(taker: Row, offerer: Row, up: Tile, outlook: Outlook, care: float) -> float:
    """The taker does not see the tile that lies face down."""
    own = _with(taker, up, outlook, keepsake=False) - _with(taker, UNKNOWN, outlook, keepsake=True)
    kept_from_other = _with(offerer, up, outlook, keepsake=False) - _with(offerer, UNKNOWN, outlook, keepsake=True)
    return _odds(CHOICE_RESOLVE * (own + care * kept_from_other + FACE_UP_PREFERRED))


def _with(row: Row, tile: Tile, outlook: Outlook, *, keepsake: bool) -> float:
    """What an arrangement promises with one tile more."""
    return promise(with_tile(row, tile, keepsake=keepsake), OWN_TILES - 1 - size(row), outlook)


def _care_for_others(seats: i64) -> float:
    """How much a neighbour's point hurts: the more players, the less likely that neighbour is who has to be beaten."""
    return 1.0 / float(seats - 1)


def _odds(exponent: float) -> float:
    return 1.0 / (1.0 + exp(-exponent))


# --- The solo variant -------------------------------------------------------------------------------------------------


def best_distribution(state: TussieMussieState) -> i64:
    """The way to distribute that promises most to the player beyond the apprentice."""
    card = state.card()
    left = Tile(state.left) if ORGANISATION[2 * card] != DOWN else UNKNOWN
    right = Tile(state.right) if ORGANISATION[2 * card + 1] != DOWN else UNKNOWN
    own = Row(state.rows[0])
    his = known_apprentice(state)
    outlook = Outlook(_unseen_alone(state, his, left, right), SOLO)
    to_come = OWN_TILES - 1 - size(own)
    legal = state.legal(0)
    best = legal[0]
    most = -1000.0
    for action in legal:
        way = action - DISTRIBUTE
        own_tile, his_tile = (left, right) if way < 2 else (right, left)
        own_row = with_tile(own, own_tile, keepsake=side_given(card, way, 0) == DOWN)
        his_row = with_tile(his, his_tile, keepsake=side_given(card, way, APPRENTICE) == DOWN)
        worth = promise(own_row, to_come, outlook) - promise_to_apprentice(his_row, to_come, outlook)
        if worth > most:
            most = worth
            best = action
    return best


def known_apprentice(state: TussieMussieState) -> Row:
    """His arrangement as the player knows it: what was dealt face down and left so is unknown."""
    row = Row(state.rows[APPRENTICE])
    column = size(row) - 1
    way: i64 = -1
    turns = state.turns
    while turns > 0:  # from the latest turn back: its distribution comes before its card
        action = (turns & 63) - 1
        turns >>= 6
        if action >= DISTRIBUTE:
            way = action - DISTRIBUTE
        elif action >= TURN_CARD and way >= 0:
            if side_before(action - TURN_CARD, way, APPRENTICE) == DOWN:
                row = _hidden_if_keepsake(row, column)
            column -= 1
            way = -1
    while column >= 0:
        row = _hidden_if_keepsake(row, column)
        column -= 1
    return row


def _hidden_if_keepsake(row: Row, column: i64) -> Row:
    return with_replaced(row, column, UNKNOWN) if is_keepsake(row, column) else row


def _unseen_alone(state: TussieMussieState, his: Row, left: Tile, right: Tile) -> i64:
    seen = tiles_in(Row(state.rows[0])) | tiles_in(his)
    for tile in (left, right):
        if tile != UNKNOWN:
            seen |= bit(tile)
    turns = state.turns
    while turns > 0:
        action = (turns & 63) - 1
        if action < TURN_CARD:
            seen |= bit(action)  # discarded by a turn card, in sight
        turns >>= 6
    return ALL_TILES & ~seen


# --- Before the presentation ------------------------------------------------------------------------------------------


def best_before_action(state: TussieMussieState, seat: i64) -> i64:
    """To draw is hardly ever wrong; after that, what the exact solver likes best."""
    legal = state.legal(seat)
    best = legal[0]
    if best == DRAW_TWO:
        return best
    most = -1.0
    for action in legal:
        worth = _worth_before(state, seat, action)
        if worth > most:
            most = worth
            best = action
    return best


def _worth_before(state: TussieMussieState, seat: i64, action: i64) -> float:
    """The best score once an action is done; to be done is worth as much as the best of the others, and comes last."""
    row = Row(state.plans[seat])
    used = state.used[seat]
    if seat != state.drawer:
        return best_score(row_after(row, action), used_after(row, used, action), 0)
    if state.kept == NO_TILE:
        return best_replacement(row, used, Tile(action), 0)
    return best_score(with_replaced(row, action - REPLACE_COLUMN, Tile(state.kept)), used, 0)
