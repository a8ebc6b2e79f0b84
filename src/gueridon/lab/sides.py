"""Who plays against whom: one level on one side of the table, another on all the other sides.

A side is a seat, or in a game with teams a team. Teams change from stage to stage, and so do the bots' chairs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gueridon.bots.bot import Bot
from gueridon.core.game import CHANCE, Game, Outcome, State
from gueridon.core.message import GueridonError
from gueridon.core.tally import WIN
from gueridon.lab.deals import Deals


def teams(game: Game, state: State) -> tuple[int, ...]:
    """The team of every seat."""
    return tuple(game.team(state, seat) for seat in range(state.seats))


def count_sides(game: Game, players: int, options: Mapping[str, str]) -> int:
    """How many sides there are when the first decision is due."""
    state, deals = game.start(players, options), Deals(0, 0)
    while state.chances() > 0:
        state.play(CHANCE, state.chance(deals.below(state.chances(), game.stage(state))))
    return len(set(teams(game, state)))


class Sides:
    """Seats the bots of one game, and counts what the one side won. It watches the game it seats."""

    def __init__(self, game: Game, one: Sequence[Bot], others: Sequence[Bot], place: int, *, in_teams: bool) -> None:
        self._game = game
        self._one = one
        self._others = others
        self._place = place
        """Which of the sides, in the order of their numbers, is the one."""
        self._in_teams = in_teams
        self._stage = 0
        self._teams: tuple[int, ...] = ()
        self.won = 0
        """In parts of WIN."""
        self.counted = 0
        """The games, or in a game with teams the stages, that were counted."""

    def chair(self, state: State, seat: int) -> Bot:
        self._stage, self._teams = self._game.stage(state), teams(self._game, state)
        return self._one[seat] if self._teams[seat] == self._one_team() else self._others[seat]

    def _one_team(self) -> int:
        return sorted(set(self._teams))[self._place]

    def before(self, state: State, seat: int, action: int) -> None:
        """Nothing is to be seen before."""

    def after(self, state: State, seat: int, action: int) -> None:
        is_over = state.to_act() == 0
        if self._in_teams and self._teams and (is_over or self._game.stage(state) != self._stage):
            winners = self._game.winners_of(state, self._stage)
            winning = {team for seat, team in enumerate(self._teams) if winners >> seat & 1}
            self._count(winning or set(self._teams))  # what nobody has won is shared by all
            self._teams = ()

    def finish(self, outcome: Outcome) -> None:
        if not self._in_teams:
            self._count({self._teams[seat] for seat in outcome.winners})

    def _count(self, winning: set[int]) -> None:
        """A win that several sides share counts in part."""
        self.won += WIN // len(winning) if self._one_team() in winning else 0
        self.counted += 1


def check_levels(levels: Sequence[str], known: Sequence[str]) -> None:
    for level in levels:
        if level not in known:
            raise GueridonError("error-no-such-bot", quoted=level, bots_quoted=", ".join(known))
