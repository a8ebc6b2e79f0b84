"""The best way to let a window come alive, exactly.

Which arrows move decides everything: each arrow card ends one space on, or out of the window, or, if it did not move,
where it was, covered. So there is no need to look at orders, only at sets of moving cards, and a set is possible when

- every arrow that stays is covered by one that moves, for otherwise it would still have to move; and
- no ring of arrows, each pointing at the next, moves as a whole: a card must leave before the next one covers its
  place, so somebody in the ring would have to go first and cover a card that is to move.

The monsters' choices never change the points: as many flowers are eaten whichever they are.
"""

from typing import Final, final

from mypy_extensions import i64

from gueridon.core.bits import bit, count, lowest
from gueridon.games.misty.board import GRID, Cell, Window, smile_bonus
from gueridon.games.misty.components import CARD_POINTS, FLOWER_POINTS

_IMPOSSIBLE: Final = -1


@final
class Activation:
    """What a set of moving cards makes of a window, without moving them one by one."""

    def __init__(self, window: Window, *, chains: bool) -> None:
        self.window = window
        self.chains = chains
        self.arrows = window.arrows()
        self.best_points: i64 = _IMPOSSIBLE
        self.best_moving: i64 = 0
        """The set of moving cards that is worth most."""

    def search(self) -> None:
        """Try every set of moving cards, the largest first."""
        on_rings = cards_on_rings(self.window)
        moving = self.arrows
        while True:
            points = self.points(moving)
            if points > self.best_points and not has_moving_ring(self.window, moving & on_rings):
                self.best_points = points
                self.best_moving = moving
            if moving == 0:
                return
            moving = (moving - 1) & self.arrows

    def points(self, moving: i64) -> i64:
        """What the window is worth when exactly these cards move; rings are not looked at."""
        window = self.window
        landed, shared = landings(window, moving)
        if self.arrows & ~moving & ~landed != 0:
            return _IMPOSSIBLE
        taken = window.taken & ~moving
        piles = window.piles | taken & landed | shared
        return self._points_of((taken | landed) & ~piles)

    def _points_of(self, single: i64) -> i64:
        """What the cards that lie alone are worth, once the monsters among them have eaten."""
        smiles = self.window.smiles & single
        flowers = count(self.window.flowers & single)
        eaten = min(flowers, count(self.window.monsters & single))
        others = count(single) - flowers
        bonus = smile_bonus(smiles, chains=self.chains)
        return others * CARD_POINTS + (flowers - eaten) * FLOWER_POINTS + bonus


def landings(window: Window, moving: i64) -> tuple[i64, i64]:
    """Where these cards land, and where of that more than one of them does."""
    frame = window.frame()
    up = (window.up & moving) >> GRID & frame
    right = (window.right & moving) << 1 & frame
    down = (window.down & moving) << GRID & frame
    left = (window.left & moving) >> 1 & frame
    shared = up & right | (up | right) & down | (up | right | down) & left
    return up | right | down | left, shared


def cards_on_rings(window: Window) -> i64:
    """The arrow cards whose arrows, followed from card to card, lead back to them."""
    found: i64 = 0
    rest = window.arrows()
    while rest != 0:
        start = rest & -rest
        rest &= rest - 1
        if _comes_back(window, start, window.arrows()):
            found |= start
    return found


def has_moving_ring(window: Window, moving: i64) -> bool:
    """Whether some cards among these point round in a ring."""
    rest = moving
    while rest != 0:
        start = rest & -rest
        rest &= rest - 1
        if _comes_back(window, start, moving):
            return True
    return False


def _comes_back(window: Window, start: i64, cards: i64) -> bool:
    here = window.target(start) & cards
    for _ in range(count(cards)):
        if here in (0, start):
            break
        here = window.target(here) & cards
    return here == start


def best_points(window: Window, *, chains: bool) -> i64:
    """The most that a window can still be worth."""
    activation = Activation(window, chains=chains)
    activation.search()
    return activation.best_points


def best_choice(window: Window, *, chains: bool) -> Cell:
    """A choice, of those a window offers now, that keeps the most points in reach."""
    arrows = window.arrows()
    if arrows == 0:
        return Cell(lowest(window.choices()))
    activation = Activation(window, chains=chains)
    activation.search()
    rest = activation.best_moving
    while True:
        card = bit(lowest(rest))
        if window.target(card) & activation.best_moving == 0:
            return Cell(lowest(card))
        rest &= rest - 1
