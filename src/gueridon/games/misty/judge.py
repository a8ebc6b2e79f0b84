"""How well a viewer stands, in points: exact once windows come alive, an estimate while they are built."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, lowest
from gueridon.games.misty.board import CELLS, GRID, MIDDLE, Cell, Window, smile_bonus
from gueridon.games.misty.components import CARD_POINTS, FLOWER_POINTS, ROLES, SHAPES
from gueridon.games.misty.solver import best_points, cards_on_rings, has_moving_ring, landings
from gueridon.games.misty.state import (
    ACTIVATE,
    CARD,
    NOTHING,
    OVER,
    PICK,
    PLACE,
    SEAT,
    total,
    window_built,
    window_now,
    window_size,
    wins,
)
from gueridon.games.misty.view import MistyView

# What a card that is still to come will be worth, and what one will that has to make way for an arrow before it.
_GAP: Final = 1.1
_WAY: Final = 0.9
# What a smile is worth beyond its point when a second one may yet come beside it.
_HOPE: Final = 0.25
_ROUND: Final = 4.0
_GAME: Final = 50.0


def value(view: MistyView) -> float:
    """Points above what a usual window brings, and rounds ahead of the best of the others."""
    if view.viewer < 0:
        return 0.0
    seat = view.viewer
    typical = float(window_size(view.shape)) * 0.9
    ahead = wins(view.points, view.seats, seat) - _most_wins_of_others(view)
    standing = float(total(view.points, view.seats, seat)) - typical * float(view.round) + _ROUND * float(ahead)
    if view.stage == OVER:
        return standing + (_GAME if _has_won(view, seat) else -_GAME)
    if view.turn == 0 and view.chosen[seat] == NOTHING:
        return standing
    return standing + _prospect(view, seat) - typical


def _has_won(view: MistyView, seat: i64) -> bool:
    own = _rank(view, seat)
    return all(_rank(view, other) <= own for other in range(view.seats))


def _rank(view: MistyView, seat: i64) -> i64:
    """Rounds won count before points."""
    return wins(view.points, view.seats, seat) * 1000 + total(view.points, view.seats, seat)


def _most_wins_of_others(view: MistyView) -> i64:
    most: i64 = 0
    for seat in range(view.seats):
        if seat != view.viewer:
            most = max(most, wins(view.points, view.seats, seat))
    return most


def _prospect(view: MistyView, seat: i64) -> float:
    """The points this round may bring."""
    if view.stage == ACTIVATE:
        return float(best_points(window_now(view.story, seat, view.shape), chains=view.chains))
    window = window_built(view.story, seat, view.shape)
    chosen = view.chosen[seat]
    if view.stage == PICK and chosen != NOTHING:
        return _best_placed(window, ROLES[chosen], chains=view.chains)
    if view.stage == PLACE:
        role = ROLES[view.story[seat * SEAT + CARD + view.turn]]
        if chosen == NOTHING:
            return _best_placed(window, role, chains=view.chains)
        window.place(role, Cell(chosen))
    return prospect(window, chains=view.chains)


def _best_placed(window: Window, role: i64, *, chains: bool) -> float:
    """What a window promises once one more card is where it does most good."""
    best = 0.0
    places = window.places()
    while places != 0:
        trial = window.copy()
        trial.place(role, Cell(lowest(places)))
        best = max(best, prospect(trial, chains=chains))
        places &= places - 1
    return best


def prospect(window: Window, *, chains: bool) -> float:
    """What a window that is not complete promises, in the best frame that it still fits."""
    best = 0.0
    trial = window.copy()
    for frame in FRAMES[window.shape]:
        if window.taken & ~frame == 0:
            trial.wide = frame
            trial.tall = 0
            best = max(best, _prospect_in_frame(trial, chains=chains))
    return best


def _prospect_in_frame(window: Window, *, chains: bool) -> float:
    arrows = window.arrows()
    on_rings = cards_on_rings(window)
    best = 0.0
    moving = arrows
    while True:
        promise = _promise(window, moving, chains=chains)
        if promise > best and not has_moving_ring(window, moving & on_rings):
            best = promise
        if moving == 0:
            return best
        moving = (moving - 1) & arrows


def _promise(window: Window, moving: i64, *, chains: bool) -> float:
    """What a window promises if these cards move; a gap is taken for a card that is still to come."""
    gaps = window.frame() & ~window.taken
    landed, shared = landings(window, moving)
    if window.arrows() & ~moving & ~landed != 0:
        return 0.0
    taken = window.taken & ~moving
    piles = taken & landed | shared
    single = (taken | landed & ~gaps) & ~piles
    smiles = window.smiles & single
    flowers = count(window.flowers & single)
    flowers_left = flowers - min(flowers, count(window.monsters & single))
    points = (count(single) - flowers) * CARD_POINTS + flowers_left * FLOWER_POINTS + smile_bonus(smiles, chains=chains)
    lonely = smiles & ~(smiles << 1) & ~(smiles >> 1) & (gaps << 1 | gaps >> 1)
    promised = float(count(gaps & ~landed)) * _GAP + float(count(gaps & landed & ~piles)) * _WAY
    return float(points) + promised + float(count(lonely)) * _HOPE


def _frames_of(rows: int, columns: int) -> vec[i64]:
    """Every frame of so many rows and columns that holds the middle of the grid."""
    frames = vec[i64]([])
    for top in range(GRID - rows + 1):
        for left in range(GRID - columns + 1):
            frame: i64 = 0
            for cell in range(CELLS):
                if top <= cell // GRID < top + rows and left <= cell % GRID < left + columns:
                    frame |= bit(cell)
            if frame & bit(MIDDLE) != 0:
                frames = append(frames, frame)
    return frames


def _frames() -> list[vec[i64]]:
    tables: list[vec[i64]] = []
    for shape in SHAPES:
        frames = _frames_of(shape.short_side, shape.long_side)
        if shape.short_side != shape.long_side:
            for frame in _frames_of(shape.long_side, shape.short_side):
                frames = append(frames, frame)
        tables.append(frames)
    return tables


FRAMES: Final = _frames()
