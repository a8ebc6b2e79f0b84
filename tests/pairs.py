"""A tiny game with teams that change every round, for tests of the lab that must not rest on any real game."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.bots.bot import Bot
from gueridon.core.bits import bit
from gueridon.core.game import CHANCE, Game, Outcome, State, View
from gueridon.core.message import Message

ROUNDS = 3
LUCK = 10
EFFORT = 5
"""What each player's 1 adds to the luck of the team; two of them outweigh all luck."""


class PairsState(State):
    """Four seats. A round: chance says who plays with seat 0 and how lucky each team is, then everybody says 0 or 1."""

    def __init__(self) -> None:
        super().__init__(4)
        self.round = 0
        self.dealt: list[int] = []
        self.said: list[int] = []
        self.prizes = 0
        self.won: list[int] = []

    def team(self, seat: int) -> int:
        return 0 if seat in (0, self.dealt[0] + 1) else 1

    def _is_dealing(self) -> bool:
        return len(self.dealt) < 3 or self.prizes > 0

    def to_act(self) -> i64:
        if self.round == ROUNDS:
            return 0
        return bit(CHANCE) if self._is_dealing() else bit(len(self.said))

    def chances(self) -> i64:
        if self.round == ROUNDS or not self._is_dealing():
            return 0
        return LUCK if self.dealt else 3

    def chance(self, way: i64) -> i64:
        return way

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1])

    def play(self, seat: i64, action: i64) -> None:
        if self.prizes > 0:
            self.prizes -= 1
        elif seat == CHANCE:
            self.dealt.append(action)
        else:
            self.said.append(action)
        if len(self.said) == 4 and len(self.won) == self.round:
            self._end_round()
        if len(self.won) > self.round and self.prizes == 0:
            self.round, self.dealt, self.said = self.round + 1, [], []

    def _end_round(self) -> None:
        strength = [self.dealt[1 + team] + EFFORT * self._effort(team) for team in (0, 1)]
        winners = [seat for seat in range(4) if strength[self.team(seat)] > strength[1 - self.team(seat)]]
        self.won.append(sum(1 << seat for seat in winners))
        # The team with seat 0 draws a prize: so rounds differ in how much is dealt.
        self.prizes = 1 if 0 in winners else 0

    def _effort(self, team: int) -> int:
        return sum(said for seat, said in enumerate(self.said) if self.team(seat) == team)

    def outcome(self) -> Outcome | None:
        if self.round < ROUNDS:
            return None
        return Outcome((0, 0, 0, 0), (1, 1, 1, 1), Message("none"))


class Pairs(Game):
    def __init__(self) -> None:
        super().__init__("pairs", 1, (4,), (), 10)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return PairsState()

    def view(self, state: State, viewer: int) -> View:
        return View(viewer, state.to_act(), state.legal(viewer))

    def stage(self, state: State) -> int:
        assert isinstance(state, PairsState)
        return state.round

    def team(self, state: State, seat: int) -> int:
        assert isinstance(state, PairsState)
        return state.team(seat)

    def winners_of(self, state: State, stage: int) -> int:
        assert isinstance(state, PairsState)
        return state.won[stage]


class Always(Bot):
    """Says the same number in every round."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, view: View) -> int:
        return self.number
