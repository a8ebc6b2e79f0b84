"""What many races tell about Mississippi: how long reactions run, who goes back, and how races are won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gueridon.core.balance import (
    Balance,
    ByPlayers,
    Counted,
    Distribution,
    Figure,
    Rates,
    Row,
    Table,
    Watcher,
    players_label,
)
from gueridon.core.game import Outcome, State
from gueridon.core.message import Message
from gueridon.games.mississippi.components import BACKWARD, PASS
from gueridon.games.mississippi.preview import preview
from gueridon.games.mississippi.rules import MOVING, MississippiState

_MOVES: Final = ("reacts", "retreat", "pass")
_ENDS: Final = ("won-by-reaction", "won-on-anothers-turn", "won-at-limit")


class RaceWatcher(Watcher):
    def __init__(self) -> None:
        super().__init__()
        self._longest = 0
        self._last_mover = -1
        self._hops = 0

    def before(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, MississippiState)
        if state.phase != MOVING:
            return
        self._last_mover, self._hops = seat, len(preview(state, action).hops)
        self._longest = max(self._longest, self._hops)
        self.count(f"chain/{self._hops}")
        for name, happened in zip(
            _MOVES, (self._hops > 0, action > BACKWARD and action != PASS, action == PASS), strict=True
        ):
            self.rate(name, int(happened))

    def finish(self, state: State, outcome: Outcome) -> None:
        assert isinstance(state, MississippiState)
        self.count(f"longest/{self._longest}")
        reached = state.fleet.has_reached_goal(state.winner)
        elsewhere = reached and state.winner != self._last_mover
        for name, happened in zip(_ENDS, (reached and self._hops > 0, elsewhere, not reached), strict=True):
            self.rate(name, int(happened))


class MississippiBalance(Balance):
    def watcher(self, table: Table) -> Watcher:
        return RaceWatcher()

    def figures(self, counted: Sequence[Counted]) -> Sequence[Figure]:
        together = ByPlayers.of(counted)
        sizes = together.sizes()
        return [
            _histogram("chain", together),
            _histogram("longest", together),
            _rates("moves", _MOVES, together, sizes),
            _rates("ends", _ENDS, together, sizes),
        ]


def _histogram(name: str, together: ByPlayers) -> Distribution:
    series = tuple((players_label(size), together.tallies[size].histogram(name)) for size in together.sizes())
    code = f"balance-{name}"
    return Distribution(Message(code), Message(f"{code}-about"), Message("balance-reactions"), series)


def _rates(name: str, parts: Sequence[str], together: ByPlayers, sizes: Sequence[int]) -> Rates:
    rows = [
        Row(Message(f"balance-{part}"), tuple(together.tallies[size].ratio(part) for size in sizes)) for part in parts
    ]
    series = tuple(players_label(size) for size in sizes)
    return Rates(Message(f"balance-{name}"), Message(f"balance-{name}-about"), tuple(rows), series)


BALANCE: Final = MississippiBalance()
