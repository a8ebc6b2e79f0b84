"""One player's window: where cards may be placed, how they come alive, what they score.

Cells are named on a grid of 7 × 7 with the first card in its middle, so that the window may still grow any way. A set of
cells is the bits of one number. A shift off one side of the grid comes in at the other, but never into the window, which
is at most 4 wide and holds the middle column.
"""

from typing import Final, NewType, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gueridon.core.bits import bit, count, lowest
from gueridon.games.misty.components import (
    CARD_POINTS,
    DOWN,
    FLOWER,
    FLOWER_POINTS,
    LEFT,
    MONSTER,
    PAIR_BONUS,
    PLAIN,
    RIGHT,
    SHAPES,
    SMILE,
    UP,
)

Cell = NewType("Cell", i64)
"""A place of the grid, row by row from the top left."""

GRID: Final = 7
CELLS: Final = GRID * GRID
MIDDLE: Final = CELLS // 2


def _cells_around(rows: int, columns: int) -> vec[i64]:
    """For each cell, the cells that can share a window of so many rows and columns with it."""
    around = vec[i64]([])
    for cell in range(CELLS):
        members: i64 = 0
        for other in range(CELLS):
            if abs(cell // GRID - other // GRID) < rows and abs(cell % GRID - other % GRID) < columns:
                members |= bit(other)
        around = append(around, members)
    return around


def _by_shape(*, wide: bool) -> list[vec[i64]]:
    tables: list[vec[i64]] = []
    for shape in SHAPES:
        rows, columns = (shape.short_side, shape.long_side) if wide else (shape.long_side, shape.short_side)
        tables.append(_cells_around(rows, columns))
    return tables


_WIDE: Final = _by_shape(wide=True)
_TALL: Final = _by_shape(wide=False)


@final
@mypyc_attr(acyclic=True)
class Window:
    """The cards of a window by what they do. The sets are disjoint; a pile is in `piles` and nowhere else."""

    def __init__(self, shape: i64) -> None:
        self.shape = shape
        self.taken: i64 = 0
        self.up: i64 = 0
        self.right: i64 = 0
        self.down: i64 = 0
        self.left: i64 = 0
        self.smiles: i64 = 0
        self.flowers: i64 = 0
        self.monsters: i64 = 0
        """The monsters that have not eaten."""
        self.others: i64 = 0
        """Cards with nothing left to do: plain ones, arrows that have moved, monsters that have eaten."""
        self.piles: i64 = 0
        self.wide: i64 = bit(CELLS) - 1
        """The cells of all windows lying on their long side that hold every card; empty when there is none."""
        self.tall: i64 = self.wide
        self.steps: i64 = 0
        """How many choices of the activation its owner has made."""

    def copy(self) -> "Window":
        new = Window(self.shape)
        new.taken = self.taken
        new.up = self.up
        new.right = self.right
        new.down = self.down
        new.left = self.left
        new.smiles = self.smiles
        new.flowers = self.flowers
        new.monsters = self.monsters
        new.others = self.others
        new.piles = self.piles
        new.wide = self.wide
        new.tall = self.tall
        new.steps = self.steps
        return new

    def __repr__(self) -> str:
        arrows = (self.up, self.right, self.down, self.left)
        cards = (self.smiles, self.flowers, self.monsters, self.others, self.piles)
        return f"Window{(self.shape, self.taken, arrows, cards, self.wide, self.tall, self.steps)}"

    # Construction

    def places(self) -> i64:
        """Where the next card may go: touching a card, if only at a corner, and inside a window that still fits."""
        if self.taken == 0:
            return bit(MIDDLE)
        rows = self.taken | self.taken << GRID | self.taken >> GRID
        touching = rows | rows << 1 | rows >> 1
        return touching & ~self.taken & self.frame()

    def frame(self) -> i64:
        """The cells of every window that holds all cards; of the one window, once the cards have decided it."""
        return self.wide | self.tall

    def place(self, role: i64, cell: Cell) -> None:
        self._add(role, bit(cell))
        self.taken |= bit(cell)
        self.wide &= _WIDE[self.shape][cell]
        if self.taken & ~self.wide != 0:
            self.wide = 0
        self.tall &= _TALL[self.shape][cell]
        if self.taken & ~self.tall != 0:
            self.tall = 0

    def _add(self, role: i64, spot: i64) -> None:
        if role == UP:
            self.up |= spot
        elif role == RIGHT:
            self.right |= spot
        elif role == DOWN:
            self.down |= spot
        elif role == LEFT:
            self.left |= spot
        elif role == SMILE:
            self.smiles |= spot
        elif role == FLOWER:
            self.flowers |= spot
        elif role == MONSTER:
            self.monsters |= spot
        else:
            assert role == PLAIN
            self.others |= spot

    def _clear(self, spot: i64) -> None:
        rest = ~spot
        self.taken &= rest
        self.up &= rest
        self.right &= rest
        self.down &= rest
        self.left &= rest
        self.smiles &= rest
        self.flowers &= rest
        self.monsters &= rest
        self.others &= rest
        self.piles &= rest

    # Activation

    def arrows(self) -> i64:
        """The arrow cards that have neither moved nor been covered: all of them must still move."""
        return self.up | self.right | self.down | self.left

    def choices(self) -> i64:
        """The cells the owner of a settled window chooses from now; empty when it has come to rest.

        First an arrow card. Then, of monsters and flowers, one of those there are more of: the fewer are all used up, so
        which of them comes first makes no difference to the window.
        """
        arrows = self.arrows()
        if arrows != 0:
            return arrows
        if self.monsters == 0 or self.flowers == 0:
            return 0
        return self.flowers if count(self.monsters) < count(self.flowers) else self.monsters

    def act(self, cell: Cell) -> None:
        """Carry out one of the choices."""
        self.steps += 1
        spot = bit(cell)
        if self.arrows() != 0:
            self._move(spot)
        elif self.flowers & spot != 0:
            self._eat(bit(lowest(self.monsters)), spot)
        else:
            self._eat(spot, bit(lowest(self.flowers)))
        self.settle()

    def settle(self) -> None:
        """Let the monsters eat that leave their owner no choice, because there are as many flowers."""
        if self.arrows() != 0 or count(self.monsters) != count(self.flowers):
            return
        while self.monsters != 0:
            self._eat(bit(lowest(self.monsters)), bit(lowest(self.flowers)))

    def target(self, spot: i64) -> i64:
        """Where the arrow of a card points to; nowhere when that is outside the window."""
        if self.up & spot != 0:
            aim = spot >> GRID
        elif self.down & spot != 0:
            aim = spot << GRID
        elif self.left & spot != 0:
            aim = spot >> 1
        else:
            aim = spot << 1
        return aim & self.frame()

    def _move(self, spot: i64) -> None:
        target = self.target(spot)
        self._clear(spot)
        if target == 0:
            return
        if self.taken & target != 0:
            self._clear(target)
            self.piles |= target
        else:
            self.others |= target
        self.taken |= target

    def _eat(self, monster: i64, flower: i64) -> None:
        self._clear(monster | flower)
        self.others |= flower
        self.taken |= flower

    # Points

    def points(self, *, chains: bool) -> i64:
        """What a window at rest is worth: piles and empty spaces nothing."""
        smiles = count(self.smiles) * CARD_POINTS + smile_bonus(self.smiles, chains=chains)
        rest = count(self.monsters | self.others) * CARD_POINTS
        return smiles + count(self.flowers) * FLOWER_POINTS + rest


def smile_bonus(smiles: i64, *, chains: bool) -> i64:
    """What smiles are worth for standing side by side in a row."""
    side_by_side = smiles & (smiles >> 1)
    if chains:
        return count(side_by_side) * PAIR_BONUS
    bonus: i64 = 0
    while side_by_side != 0:
        left_smile = side_by_side & -side_by_side
        smiles &= ~(left_smile | left_smile << 1)
        side_by_side = smiles & (smiles >> 1)
        bonus += PAIR_BONUS
    return bonus
