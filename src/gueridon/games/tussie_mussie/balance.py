"""What many games tell about Tussie Mussie: which flowers win, in the bouquet or as a keepsake, and how hard solo is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from gueridon.core.balance import (
    Balance,
    ByPlayers,
    Counted,
    Figure,
    Rates,
    Row,
    Table,
    Watcher,
    parts_won,
    players_label,
)
from gueridon.core.game import Outcome, State, places_by
from gueridon.core.message import Message
from gueridon.core.tally import WIN
from gueridon.games.tussie_mussie.board import Row as Arrangement
from gueridon.games.tussie_mussie.board import is_keepsake, size, tile_at
from gueridon.games.tussie_mussie.components import FLOWERS, ROUNDS
from gueridon.games.tussie_mussie.rules import TussieMussieState

_SIDES: Final = ("bouquet", "keepsake")


class FlowerWatcher(Watcher):
    def __init__(self) -> None:
        super().__init__()
        self._rounds = 0
        self._held: list[tuple[int, str]] = []
        """Every seat that held a flower in a round, with the flower and where it lay."""

    def after(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, TussieMussieState)
        if state.round > self._rounds:
            self._rounds = int(state.round)
            self._count_round(state)

    def _count_round(self, state: TussieMussieState) -> None:
        seats = int(state.seats)
        points = [int(state.points[seat * ROUNDS + self._rounds - 1]) for seat in range(seats)]
        for seat in range(seats):
            arrangement = Arrangement(state.plans[seat])
            for column in range(size(arrangement)):
                held = f"{_SIDES[is_keepsake(arrangement, column)]}/{int(tile_at(arrangement, column))}"
                self._held.append((seat, held))
                self.rate(f"round/{held}", parts_won(places_by(points), seat), WIN)

    def finish(self, state: State, outcome: Outcome) -> None:
        for seat, held in self._held:
            self.rate(f"game/{held}", parts_won(outcome.places, seat), WIN)
        if state.seats == 1:
            self.rate("solo", parts_won(outcome.places, 0), WIN)


class TussieMussieBalance(Balance):
    def tables(self, players: int) -> Sequence[Mapping[str, str]]:
        if players > 1:
            return ({},)
        return [{"head_start": early, "hidden_keepsakes": hidden} for early, hidden in product(("off", "on"), repeat=2)]

    def watcher(self, table: Table) -> Watcher:
        return FlowerWatcher()

    def figures(self, counted: Sequence[Counted]) -> Sequence[Figure]:
        together = ByPlayers.of(counted)
        flowers = [_flowers(kind, together, players) for players in together.sizes(2) for kind in ("round", "game")]
        solo = [part for part in counted if part.table.players == 1]
        return [*flowers, _solo_difficulty(solo), _flowers("solo", together, 1)] if solo else flowers


def _flowers(kind: str, together: ByPlayers, players: int) -> Rates:
    """A line for each flower."""
    tally = together.tallies[players]
    counted = "game" if kind == "solo" else kind
    rows = [
        Row(
            Message(f"tile-{flower.id}"),
            tuple(tally.ratio(f"{counted}/{side}/{tile}") for side in _SIDES),
            1 / players if players > 1 else tally.ratio("solo").part / tally.ratio("solo").whole,
        )
        for tile, flower in enumerate(FLOWERS)
    ]
    return Rates(
        Message(f"balance-flowers-{kind}", {"players": players_label(players)}),
        Message(f"balance-flowers-{kind}-about"),
        tuple(rows),
        tuple(Message(f"balance-{side}") for side in _SIDES),
        is_sorted=True,
    )


def _solo_difficulty(solo: Sequence[Counted]) -> Rates:
    rows = [Row(_difficulty(dict(part.table.options)), (part.tally.ratio("solo"),)) for part in solo]
    return Rates(Message("balance-solo"), Message("balance-solo-about"), tuple(rows))


def _difficulty(options: Mapping[str, str]) -> Message:
    return Message(f"balance-solo-{options['head_start']}-{options['hidden_keepsakes']}")


BALANCE: Final = TussieMussieBalance()
