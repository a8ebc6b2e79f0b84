"""How good a standing is: the chance to win with the points so far, exact once the game is over."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, lowest
from gueridon.games.tussie_mussie.board import Row, tiles_in
from gueridon.games.tussie_mussie.components import ROUNDS, alphabetical
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.scoring import total
from gueridon.games.tussie_mussie.state import APPRENTICE, OVER

ENGLISH: Final = vec[i64](alphabetical(french=False))
FRENCH: Final = vec[i64](alphabetical(french=True))

# From thousands of games of the policy, some numbers rounded or lowered: docs/notebook.md.
SPREAD: Final = vec[float]([1.0, 1.32, 1.90])
"""How many points more make a win e times as likely as another's, by the number of rounds left."""
SOLO_SPREAD: Final = vec[float]([1.0, 1.40, 2.0])
APPRENTICE_GAINS: Final = vec[float]([0.0, 3.5, 4.5])
"""How many points the apprentice, who starts later rounds with tiles, gains on the player in the rounds left."""
HEAD_START_GAINS: Final = 2.0
"""And with a head start in each of them."""
# fmt: off
LEFT_FACE_UP: Final = vec[float]([
    -0.9,  0.7, -0.4,  1.3, -0.5,  0.0, -0.6,  0.3, -0.4, -1.3, -0.3,  0.5, -0.4,  1.7,  0.8, -0.8, -0.1,  0.3,
])
"""What each tile, left with the apprentice, is worth to him in the next round beyond an average one."""
LEFT_FACE_DOWN: Final = vec[float]([
    -1.0,  0.8, -0.4, -0.1, -0.6, -0.1, -0.2,  0.3, -0.4, -1.4, -0.4,  0.4, -1.2,  1.6,  0.8,  1.9,  0.0,  0.1,
])
# fmt: on


def prospects(state: TussieMussieState, seat: i64) -> tuple[float, float]:
    """The chance to win, and the points ahead of the best of the others."""
    if state.seats == 1:
        return _solo(state)
    lead = lead_of(state, seat)
    if state.phase == OVER:
        return (1.0 if lead > 0 or (lead == 0 and _wins_tie(state, seat)) else 0.0), float(lead)
    return _share(state, seat, SPREAD[ROUNDS - state.round]), float(lead)


def lead_of(state: TussieMussieState, seat: i64) -> i64:
    best: i64 = -1
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            best = max(best, total(state.points, other))
        other += 1
    return total(state.points, seat) - best


def _wins_tie(state: TussieMussieState, seat: i64) -> bool:
    """Whether, of those who lead together, this one has the flower first in the alphabet."""
    own = total(state.points, seat)
    tied: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and total(state.points, other) == own:
            tied |= tiles_in(Row(state.plans[other]))
        other += 1
    mine = tiles_in(Row(state.plans[seat]))
    order = FRENCH if state.french else ENGLISH
    place: i64 = 0
    while (mine | tied) & bit(order[place]) == 0:
        place += 1
    return mine & bit(order[place]) != 0


def _share(state: TussieMussieState, seat: i64, spread: float) -> float:
    """Each player wins the more often the more points they have; everybody's chances add up to 1."""
    own = total(state.points, seat)
    weights = 0.0
    other: i64 = 0
    while other < state.seats:
        weights += exp(float(total(state.points, other) - own) / spread)
        other += 1
    return 1.0 / weights


def _solo(state: TussieMussieState) -> tuple[float, float]:
    lead = total(state.points, 0) - total(state.points, APPRENTICE)
    if state.phase == OVER:
        return (1.0 if lead > 0 else 0.0), float(lead)
    left = ROUNDS - state.round
    ahead = float(lead) - _worth_of_those_left(state) - APPRENTICE_GAINS[left]
    if state.head_start:
        ahead -= HEAD_START_GAINS * float(left)
    return 1.0 / (1.0 + exp(-ahead / SOLO_SPREAD[left])), float(lead)


def _worth_of_those_left(state: TussieMussieState) -> float:
    """What the tiles of the apprentice that may be left with him are worth to him in the next round."""
    tiles = tiles_in(Row(state.plans[APPRENTICE]))
    worths = LEFT_FACE_DOWN if state.hidden_keepsakes else LEFT_FACE_UP
    share = float(state.left_with_apprentice()) / float(count(tiles))
    worth = 0.0
    while tiles != 0:
        worth += share * worths[lowest(tiles)]
        tiles &= tiles - 1
    return worth
