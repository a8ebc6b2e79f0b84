"""What a sensible player picks and where they put it, quickly: panes are weighed in sets, not one by one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, lowest, nth
from gueridon.core.rng import Rng
from gueridon.games.misty.board import GRID, Window
from gueridon.games.misty.components import DOWN, FLOWER, LEFT, MONSTER, ROLES, SMILE, UP
from gueridon.games.misty.judge import FRAMES
from gueridon.games.misty.solver import landings

_PLAIN: Final = 0
_FLOWER: Final = 1
_FLOWER_FOR_MONSTER: Final = 2
_MONSTER: Final = 3
_HUNGRY_MONSTER: Final = 4
_SECOND_SMILE: Final = 5
_HOPEFUL_SMILE: Final = 6
_LONELY_SMILE: Final = 7
_COVERED: Final = 8
_BESIDE_SMILE: Final = 9
_OUT: Final = 10
_WAY: Final = 11
_CROWD: Final = 12
_FOLLOW: Final = 13
_FACING: Final = 14
_ON_MONSTER: Final = 15
_ON_FLOWER: Final = 16
_ON_SMILE: Final = 17
_ON_PLAIN: Final = 18
_FILL: Final = 19
_INNER: Final = 20
_BEHIND_ARROW: Final = 21

# What a card is worth where it goes, in thousandths of a point, and how much more for every pane that is still free.
# Only differences matter. Tuned in drafts of the policy against itself: docs/notebook.md says how.
# fmt: off
_WORTH: Final = (
    # what goes where      now   more
    (_PLAIN,              1158,    16),
    (_FLOWER,             2297,   -27),
    (_FLOWER_FOR_MONSTER,  466,   110),  # a monster that has nothing to eat yet is waiting for it
    (_MONSTER,             703,   -77),  # there is no flower for it
    (_HUNGRY_MONSTER,    -1040,   -28),
    (_SECOND_SMILE,       1825,    46),  # beside one that is not in a pair
    (_HOPEFUL_SMILE,      1480,    57),  # with room for another
    (_LONELY_SMILE,       1345,    13),
    (_COVERED,            -657,   -30),  # any card without arrow where an arrow points to
    # arrows, by what they point to
    (_OUT,                  45,    -8),
    (_WAY,                 537,   -12),  # a free pane
    (_CROWD,              -308,    -3),  # where another arrow points to, too
    (_FOLLOW,              796,   -27),  # an arrow, which will make room
    (_FACING,            -1116,    -6),  # an arrow that points back
    (_ON_MONSTER,         -190,    17),
    (_ON_FLOWER,         -2221,    36),
    (_ON_SMILE,          -1422,   -48),
    (_ON_PLAIN,          -1085,     0),
    # on top of these
    (_BESIDE_SMILE,          8,   -27),  # any other card beside a smile that is not in a pair
    (_FILL,                210,     3),  # an arrow where an arrow points to
    (_INNER,               113,   -13),  # a card without arrow on a pane that is not at the edge
    (_BEHIND_ARROW,       -106,   -26),  # a card without arrow from where an arrow could follow another
)
# fmt: on
_DENIAL: Final = 350
"""What keeping a card from the neighbour is worth, in thousandths of what it is worth to them."""
_WHIM: Final = 100
"""How much of a pick is mood, in thousandths of a point."""
_ROLES: Final = 8
_LEAST: Final = -1_000_000


def _column(number: int) -> vec[i64]:
    column = vec[i64]([])
    for row in sorted(_WORTH):
        column = append(column, row[number])
    return column


_NOW: Final = _column(1)
_MORE: Final = _column(2)


@final
class Drafter:
    """Picks and places, in windows whose frame is settled: `kind` and `cell` are what it chose last."""

    def __init__(self, rng: Rng, *, chains: bool) -> None:
        self.kind: i64 = 0
        self.cell: i64 = 0
        self._rng = rng
        self._chains = chains
        # For each role of the hand: a card, what it is worth, and the panes where it is worth that.
        self._kinds = vec[i64]([0] * _ROLES)
        self._worths = vec[i64]([0] * _ROLES)
        self._panes = vec[i64]([0] * _ROLES)
        # The window that is looked at.
        self._left: i64 = 0
        self._places: i64 = 0
        self._gaps: i64 = 0
        self._aimed_at: i64 = 0
        self._beside: i64 = 0
        self._inner: i64 = 0
        self._behind: i64 = 0
        self._flowers: i64 = 0
        self._monsters: i64 = 0
        # The best panes for a role so far.
        self._best: i64 = _LEAST
        self._best_panes: i64 = 0

    def pick(self, window: Window, hand: i64, neighbour: Window) -> None:
        """A card of a hand and where to place it; the neighbour is who gets the rest of the hand."""
        roles = self._weigh_hand(window, hand)
        if roles & (roles - 1) != 0:
            self._weigh_denial(neighbour, roles)
        best: i64 = 3 * _LEAST
        panes: i64 = 0
        while roles != 0:
            role = lowest(roles)
            roles &= roles - 1
            if self._worths[role] > best:
                best = self._worths[role]
                panes = self._panes[role]
                self.kind = self._kinds[role]
        self.cell = self._any_of(panes)

    def place(self, window: Window, role: i64) -> None:
        self._look_at(window)
        self._weigh(window, role)
        self.cell = self._any_of(self._best_panes)

    def _any_of(self, panes: i64) -> i64:
        return nth(panes, self._rng.below(count(panes)))

    def _weigh_hand(self, window: Window, hand: i64) -> i64:
        """The roles that a hand has."""
        self._look_at(window)
        roles: i64 = 0
        kind: i64 = 0
        while hand != 0:
            role = ROLES[kind]
            if hand & 15 != 0 and roles & bit(role) == 0:
                roles |= bit(role)
                self._weigh(window, role)
                self._kinds[role] = kind
                self._worths[role] = self._best + self._rng.below(_WHIM)
                self._panes[role] = self._best_panes
            hand >>= 4
            kind += 1
        return roles

    def _weigh_denial(self, neighbour: Window, roles: i64) -> None:
        self._look_at(neighbour)
        while roles != 0:
            role = lowest(roles)
            roles &= roles - 1
            self._weigh(neighbour, role)
            self._worths[role] += self._best * _DENIAL // 1000

    def _look_at(self, window: Window) -> None:
        frame = window.frame()
        arrows = window.arrows()
        aimed_at, _ = landings(window, arrows)
        smiles = window.smiles & ~aimed_at
        lonely = smiles if self._chains else _unpaired(smiles)
        self._aimed_at = aimed_at
        self._gaps = frame & ~window.taken
        self._left = count(self._gaps)
        self._places = window.places()
        self._beside = (lonely << 1 | lonely >> 1) & self._gaps & ~aimed_at
        self._inner = frame & frame >> 1 & frame << 1 & frame >> GRID & frame << GRID
        self._behind = _behind(window, arrows & ~aimed_at) & ~aimed_at
        self._flowers = count(window.flowers & ~aimed_at)
        self._monsters = count(window.monsters & ~aimed_at)

    def _worth(self, what: i64) -> i64:
        return _NOW[what] + _MORE[what] * self._left

    def _weigh(self, window: Window, role: i64) -> None:
        """What a card of a role is worth where it is worth most, and where that is."""
        self._best = _LEAST
        self._best_panes = 0
        if role < SMILE:
            self._weigh_arrow(window, role)
        elif role == SMILE:
            self._weigh_smile()
        else:
            self._weigh_other(role)

    def _consider(self, panes: i64, worth: i64) -> None:
        if panes != 0 and worth >= self._best:
            self._best_panes = panes if worth > self._best else self._best_panes | panes
            self._best = worth

    # Cards without arrow

    def _weigh_other(self, role: i64) -> None:
        worth = self._worth(self._appetite(role))
        free = self._places & ~self._aimed_at
        self._consider_card(free & ~self._beside, worth)
        self._consider_card(free & self._beside, worth + self._worth(_BESIDE_SMILE))
        self._consider(self._places & self._aimed_at, self._worth(_COVERED))

    def _appetite(self, role: i64) -> i64:
        if role == FLOWER:
            return _FLOWER if self._flowers >= self._monsters else _FLOWER_FOR_MONSTER
        if role == MONSTER:
            return _MONSTER if self._flowers <= self._monsters else _HUNGRY_MONSTER
        return _PLAIN

    def _weigh_smile(self) -> None:
        free = self._places & ~self._aimed_at
        room = self._gaps & ~self._aimed_at
        hopeful = room << 1 | room >> 1
        self._consider(free & self._beside, self._worth(_SECOND_SMILE))
        self._consider_card(free & ~self._beside & hopeful, self._worth(_HOPEFUL_SMILE))
        self._consider_card(free & ~self._beside & ~hopeful, self._worth(_LONELY_SMILE))
        self._consider(self._places & self._aimed_at, self._worth(_COVERED))

    def _consider_card(self, panes: i64, worth: i64) -> None:
        behind = panes & self._behind
        inner = panes & self._inner & ~behind
        self._consider(panes & ~behind & ~inner, worth)
        self._consider(inner, worth + self._worth(_INNER))
        self._consider(behind, worth + self._worth(_BEHIND_ARROW))

    # Arrows

    def _weigh_arrow(self, window: Window, role: i64) -> None:
        aimed_at = self._aimed_at
        arrows = window.arrows()
        facing = _facing(window, role)
        self._consider_arrow(~_before(window.frame(), role), _OUT)
        self._consider_arrow(_before(self._gaps & ~aimed_at, role), _WAY)
        self._consider_arrow(_before(aimed_at & ~facing, role), _CROWD)
        self._consider_arrow(_before(arrows & ~facing & ~aimed_at, role), _FOLLOW)
        self._consider_arrow(_before(facing, role), _FACING)
        self._consider_arrow(_before(window.monsters & ~aimed_at, role), _ON_MONSTER)
        self._consider_arrow(_before(window.flowers & ~aimed_at, role), _ON_FLOWER)
        self._consider_arrow(_before(window.smiles & ~aimed_at, role), _ON_SMILE)
        self._consider_arrow(_before(window.others & ~aimed_at, role), _ON_PLAIN)

    def _consider_arrow(self, panes: i64, aim: i64) -> None:
        """Of panes that point to the same, the best are those another arrow points to, then those beside no smile."""
        panes &= self._places
        if panes & self._aimed_at != 0:
            self._consider(panes & self._aimed_at, self._worth(aim) + self._worth(_FILL))
        elif panes & ~self._beside != 0:
            self._consider(panes & ~self._beside, self._worth(aim))
        elif panes != 0:
            self._consider(panes, self._worth(aim) + self._worth(_BESIDE_SMILE))


def _before(panes: i64, role: i64) -> i64:
    """The cells from which an arrow points to one of these."""
    if role == UP:
        return panes << GRID
    if role == DOWN:
        return panes >> GRID
    if role == LEFT:
        return panes << 1
    return panes >> 1


def _facing(window: Window, role: i64) -> i64:
    """The cards whose arrows point the opposite way."""
    if role == UP:
        return window.down
    if role == DOWN:
        return window.up
    if role == LEFT:
        return window.right
    return window.left


def _behind(window: Window, arrows: i64) -> i64:
    """The cells from which some arrow could follow one of these without facing it."""
    from_below = (arrows & ~window.down) << GRID
    from_above = (arrows & ~window.up) >> GRID
    from_right = (arrows & ~window.right) << 1
    from_left = (arrows & ~window.left) >> 1
    return from_below | from_above | from_right | from_left


def _unpaired(smiles: i64) -> i64:
    side_by_side = smiles & (smiles >> 1)
    while side_by_side != 0:
        left_smile = side_by_side & -side_by_side
        smiles &= ~(left_smile | left_smile << 1)
        side_by_side = smiles & (smiles >> 1)
    return smiles


def settle_frame(window: Window, rng: Rng) -> None:
    """Decide which frame a window is built in: any of those that the fewest arrows leave."""
    fewest: i64 = bit(GRID)
    found: i64 = 0
    chosen: i64 = 0
    for frame in FRAMES[window.shape]:
        if window.taken & ~frame != 0:
            continue
        leaving = _leaving(window, frame)
        if leaving < fewest:
            fewest = leaving
            found = 0
        if leaving == fewest:
            found += 1
            chosen = frame if rng.below(found) == 0 else chosen
    window.wide = chosen if _is_wide(chosen) else 0
    window.tall = 0 if _is_wide(chosen) else chosen


def _is_wide(frame: i64) -> bool:
    """Whether four panes stand in a row; a square may pass for either."""
    pairs = frame & frame >> 1
    return pairs & pairs >> 2 != 0


def _leaving(window: Window, frame: i64) -> i64:
    """How many arrow cards point out of a frame."""
    staying = (
        count(window.up >> GRID & frame)
        + count(window.right << 1 & frame)
        + count(window.down << GRID & frame)
        + count(window.left >> 1 & frame)
    )
    return count(window.arrows()) - staying
