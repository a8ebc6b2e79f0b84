"""The best a player can make of an arrangement before the presentation: exact, the unknown draw by expectation."""

from mypy_extensions import i64

from gueridon.core.bits import bit, count, nth
from gueridon.games.tussie_mussie.board import (
    NO_TILE,
    Row,
    size,
    tile_at,
    tiles_in,
    with_colour,
    with_moved,
    with_replaced,
    without,
)
from gueridon.games.tussie_mussie.components import COLOURS, HEEDS_COLOURS, HEEDS_SIDES, MOVING, Tile
from gueridon.games.tussie_mussie.law import (
    DISCARDED,
    DREW,
    can_discard,
    may_draw,
    may_move,
    may_recolour,
    moves_left,
    must_discard,
)
from gueridon.games.tussie_mussie.scoring import score


def best_score(row: Row, used: i64, stack: i64) -> float:
    """What the arrangement will be worth, played best; `stack` is the set a draw comes from.

    Colours are chosen last and moves as late as possible: only a tile about to go, or to draw, moves others first.
    """
    best: float = -1.0 if must_discard(row, used) else float(_best_without_leaving(row, used))
    if must_discard(row, used):
        best = max(best, _best_discard(row, used, stack))
    if may_draw(row, used) and count(stack) >= 2:
        best = max(best, _best_draw(row, used, stack))
    return best


def best_replacement(row: Row, used: i64, tile: Tile, stack: i64) -> float:
    """The same in the middle of a draw: the kept tile has to replace one of the arrangement."""
    best: float = -1.0
    column: i64 = 0
    while column < size(row):
        best = max(best, best_score(with_replaced(row, column, tile), used, stack))
        column += 1
    return best


def best_of_drawn(row: Row, used: i64, left: Tile, right: Tile, stack: i64) -> float:
    """The same with two drawn tiles in hand."""
    return max(best_replacement(row, used, left, stack), best_replacement(row, used, right, stack))


def expected_after_draw(row: Row, used: i64, first_drawn: i64, stack: i64) -> float:
    """The same while tiles are being drawn: the mean over all pairs that may come."""
    if first_drawn != NO_TILE:
        return _mean_with(row, used, Tile(first_drawn), stack)
    worths = [best_replacement(row, used, Tile(nth(stack, n)), stack) for n in range(count(stack))]
    worths.sort()
    # Of n sorted worths, the k-th is the better one of k pairs (k counted from 0).
    pairs = len(worths) * (len(worths) - 1) // 2
    return sum([worth * float(k) for k, worth in enumerate(worths)]) / float(pairs)


def _mean_with(row: Row, used: i64, drawn: Tile, stack: i64) -> float:
    own = best_replacement(row, used, drawn, stack)
    worths = [max(own, best_replacement(row, used, Tile(nth(stack, n)), stack)) for n in range(count(stack))]
    return sum(worths) / float(len(worths))


def _best_discard(row: Row, used: i64, stack: i64) -> float:
    best: float = -1.0
    column: i64 = 0
    while column < size(row):
        if can_discard(row, used, column):
            best = max(best, best_score(without(row, column), used | bit(DISCARDED), stack))
            if bit(tile_at(row, column)) & MOVING != 0:
                best = max(best, _best_discard_after_moves(row, used, column, stack))
        column += 1
    return best


def _best_discard_after_moves(row: Row, used: i64, column: i64, stack: i64) -> float:
    """The mover is about to be discarded: it moves others first."""
    best: float = -1.0
    for moved, done in _moved(row, used):
        best = max(best, best_score(without(moved, column), done | bit(DISCARDED), stack))
    return best


def _best_draw(row: Row, used: i64, stack: i64) -> float:
    best: float = expected_after_draw(row, used | bit(DREW), NO_TILE, stack)
    if tiles_in(row) & MOVING != 0:
        for moved, done in _moved(row, used):
            best = max(best, expected_after_draw(moved, done | bit(DREW), NO_TILE, stack))
    return best


def _best_without_leaving(row: Row, used: i64) -> i64:
    """The best of moves and colours."""
    best = _best_colour(row, used)
    if moves_left(row, used) > 0 and tiles_in(row) & HEEDS_SIDES != 0:
        for moved, done in _moved(row, used):
            best = max(best, _best_colour(moved, done))
    return best


def _best_colour(row: Row, used: i64) -> i64:
    best = score(row)
    if may_recolour(row, used) and tiles_in(row) & HEEDS_COLOURS != 0:
        colour: i64 = 0
        while colour < len(COLOURS):
            best = max(best, score(with_colour(row, colour)))
            colour += 1
    return best


def _moved(row: Row, used: i64) -> list[tuple[Row, i64]]:
    """Every arrangement that one or two moves more lead to."""
    found: list[tuple[Row, i64]] = []
    one: i64 = 0
    while one < size(row):
        if may_move(row, used, one):
            moved = with_moved(row, one)
            done = used | bit(tile_at(row, one))
            found.append((moved, done))
            two = one + 1
            while two < size(row):
                if may_move(moved, done, two):
                    found.append((with_moved(moved, two), done | bit(tile_at(row, two))))
                two += 1
        one += 1
    return found
