"""Drawn windows for the tests: how to set one up, let it come alive, and draw what is left."""

from __future__ import annotations

from dataclasses import dataclass

from gueridon.core.game import State
from gueridon.core.match import Match, from_position
from gueridon.games.misty import wire
from gueridon.games.misty.board import GRID
from gueridon.games.misty.components import CARDS
from gueridon.games.misty.game import GAME
from gueridon.games.misty.notation import cell_name
from gueridon.games.misty.replay import cells_of, layout_now
from gueridon.games.misty.rules import MistyState

# Windows of nine panes in which nothing can happen, and what they are worth.
RICH = """
  c      d      e
3 smile  smile  house
4 smile  smile  heart
5 flower flower star
"""  # 3 + 1, 3 + 1, 2 + 2 + 1 = 13
POOR = """
  c       d      e
3 smile   house  monster
4 monster heart  smile
5 smile   star   monster
"""  # nine cards, no pair = 9

# Every card but one can leave; with EMPTYING_STEPS the last one, too, has room: 1 point.
EMPTYING = """
  c       d        e
3 rocket  rocket   balloon
4 tractor rocket   scooter
5 leaf    raindrop leaf
"""
EMPTYING_STEPS = "c3 d3 e3 c4 e4 c5 d5 e5 d4"

# Seat 2 has always something left to do, so that the window of seat 1 stays on the table. It leaves seat 1 two
# of every arrow.
BUSY_9 = """
  c        d        e
3 rocket   balloon  monster
4 leaf     raindrop fire-truck
5 scooter  unicycle tractor
"""
BUSY_12 = """
  c        d        e          f
3 rocket   balloon  smile      smile
4 leaf     raindrop fire-truck smile
5 scooter  unicycle tractor    monster
"""


@dataclass
class Alive:
    """A window of seat 1 after some steps."""

    match: Match

    @property
    def state(self) -> MistyState:
        assert isinstance(self.match.state, MistyState)
        return self.match.state

    @property
    def points(self) -> int:
        return int(self.state.windows[0].points(chains=self.state.chains))

    @property
    def is_at_rest(self) -> bool:
        return 0 not in self.match.to_act()

    @property
    def choices(self) -> list[str]:
        return self.match.legal(0)

    def piles(self) -> list[str]:
        return [cell_name(cell) for cell in cells_of(self.state.windows[0].piles)]

    def refusal(self, step: str) -> str | None:
        refusal = self.match.why_not(0, step)
        return None if refusal is None else refusal.message.code

    def drawn(self) -> str:
        """What lies where, a pile from the bottom up, in the form of `rows`."""
        layout = layout_now(self.state.story, 0, self.state.shape)
        frame = cells_of(layout.window.frame())
        lines: dict[int, list[str]] = {}
        for cell in frame:
            cards = "+".join(CARDS[kind].picture for kind in layout.cards.get(cell, [])) or "."
            lines.setdefault(cell // GRID, []).append(cards)
        return rows("\n".join(" ".join(line) for line in lines.values()))


def alive(glass: str, *steps: str, smiles: str = "pairs") -> Alive:
    """Draw a complete window of seat 1 and activate it step by step; seat 2 does nothing yet."""
    is_classic = len(glass.split()) > 3 + 3 * 4
    window, busy = ("classic", BUSY_12) if is_classic else ("first_steps", BUSY_9)
    match = from_position("misty", f"seats 2\nwindow {window}\nsmiles {smiles}\nglass 1{glass}glass 2{busy}", seed=1)
    for step in steps:
        match.play(0, step)
    return Alive(match)


def seen(state: State, viewer: int = 0) -> wire.View:
    """What a viewer is sent of a state."""
    data = GAME.view(state, viewer).data()
    assert isinstance(data, wire.View)
    return data


def rows(drawn: str) -> str:
    """The same drawing with single spaces."""
    return "\n".join(" ".join(line.split()) for line in drawn.strip().splitlines())
