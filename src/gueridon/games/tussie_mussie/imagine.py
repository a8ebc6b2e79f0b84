"""A whole state that a viewer could not tell from the true one: what is hidden is dealt anew."""

from mypy_extensions import i64

from gueridon.core.bits import bit, count, has, nth
from gueridon.core.game import CHANCE
from gueridon.core.rng import Rng
from gueridon.games.tussie_mussie.actions import TURN_CARD
from gueridon.games.tussie_mussie.board import NO_TILE, UNKNOWN, Row, size, tile_at, tiles_in, with_replaced
from gueridon.games.tussie_mussie.components import ALL_TILES, Tile
from gueridon.games.tussie_mussie.law import has_before_action
from gueridon.games.tussie_mussie.policy import best_before_action
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.state import APPRENTICE, BEFORE_PRESENTATION, actions_of
from gueridon.games.tussie_mussie.view import TussieMussieView


def imagine(view: TussieMussieView, rng: Rng) -> TussieMussieState:
    state = _dealt(view, rng)
    if view.phase == BEFORE_PRESENTATION:
        _decide_for_others(state, view, rng, sensibly=False)
    return state


def imagine_sensible_others(view: TussieMussieView, rng: Rng) -> TussieMussieState:
    """The same, but who has finished before the presentation did what was best for them."""
    state = _dealt(view, rng)
    if view.phase == BEFORE_PRESENTATION:
        _decide_for_others(state, view, rng, sensibly=True)
    return state


def _dealt(view: TussieMussieView, rng: Rng) -> TussieMussieState:
    state = _public_part(view)
    state.stack = unseen_tiles(view)
    _deal_tiles_left_with_apprentice(state, view, rng)
    _deal_keepsakes(state, rng)
    _deal_drawn(state, rng)
    return state


def unseen_tiles(view: TussieMussieView) -> i64:
    """The tiles that the viewer sees nowhere, and that have not left the round in sight."""
    seen: i64 = 0
    owner: i64 = 0
    while owner < len(view.rows):
        seen |= tiles_in(Row(view.rows[owner]))
        if view.phase == BEFORE_PRESENTATION:
            seen |= tiles_in(Row(view.plans[owner]))
        owner += 1
    for tile in (view.left, view.right):
        if tile not in (NO_TILE, UNKNOWN):
            seen |= bit(tile)
    for action in actions_of(view.turns):
        if action < TURN_CARD:
            seen |= bit(action)
    return ALL_TILES & ~seen


def _public_part(view: TussieMussieView) -> TussieMussieState:
    state = TussieMussieState(view.seats)
    state.french = view.french
    state.head_start = view.head_start
    state.hidden_keepsakes = view.hidden_keepsakes
    state.opener = view.opener
    state.round = view.round
    state.phase = view.phase
    state.turn = view.turn
    state.rows = view.rows[:]
    state.left = view.left
    state.right = view.right
    state.turns = view.turns
    state.past_turns = view.past_turns
    state.revealed = view.revealed[:]
    state.plans = view.plans[:]
    state.used = view.used[:]
    state.acts = view.acts[:]
    state.drawer = view.drawer
    state.kept = view.kept
    state.points = view.points[:]
    return state


def _take(state: TussieMussieState, tiles: i64, rng: Rng) -> i64:
    """A tile of a set, which leaves the stack."""
    tile = nth(tiles, rng.below(count(tiles)))
    state.stack &= ~bit(tile)
    return tile


def _deal_tiles_left_with_apprentice(state: TussieMussieState, view: TussieMussieView, rng: Rng) -> None:
    """Tiles left face down with the apprentice are of his last arrangement, so they go first."""
    if view.seats > 1 or view.round == 0:
        return
    possible = tiles_in(Row(view.plans[APPRENTICE]))
    row = Row(state.rows[APPRENTICE])
    column: i64 = 0
    while column < view.left_with_apprentice() and column < size(row):
        if tile_at(row, column) == UNKNOWN:
            row = with_replaced(row, column, Tile(_take(state, state.stack & possible, rng)))
        column += 1
    state.rows[APPRENTICE] = row


def _deal_keepsakes(state: TussieMussieState, rng: Rng) -> None:
    owner: i64 = 0
    while owner < len(state.rows):
        row = Row(state.rows[owner])
        column: i64 = 0
        while column < size(row):
            if tile_at(row, column) == UNKNOWN:
                row = with_replaced(row, column, Tile(_take(state, state.stack, rng)))
            column += 1
        state.rows[owner] = row
        owner += 1


def _deal_drawn(state: TussieMussieState, rng: Rng) -> None:
    if state.left == UNKNOWN:
        state.left = _take(state, state.stack, rng)
    if state.right == UNKNOWN:
        state.right = _take(state, state.stack, rng)


def _decide_for_others(state: TussieMussieState, view: TussieMussieView, rng: Rng, *, sensibly: bool) -> None:
    """Who still thinks has done nothing yet; who has finished did something or other."""
    seat: i64 = 0
    while seat < view.seats:
        if has_before_action(Row(view.revealed[seat])):
            state.deciding |= bit(seat)
        seat += 1
    seat = 0
    while seat < view.seats:
        if seat == view.viewer and not has(view.acting, seat) and seat != view.drawer:
            state.deciding &= ~bit(seat)
        elif seat != view.viewer and has(state.deciding, seat) and not has(view.acting, seat):
            _decide(state, seat, rng, sensibly=sensibly)
        seat += 1


def _decide(state: TussieMussieState, seat: i64, rng: Rng, *, sensibly: bool) -> None:
    while has(state.deciding, seat):
        if state.drawer == seat and state.is_drawing():
            state.play(CHANCE, state.chance(rng.below(state.chances())))
        elif sensibly:
            state.play(seat, best_before_action(state, seat))
        else:
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
