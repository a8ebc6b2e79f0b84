"""What many games tell about Misty: which cards those who hold them in their window win with."""

from __future__ import annotations

from collections.abc import Sequence
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
from gueridon.games.misty.components import CARDS
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.state import CARD, points_table, told


class WindowWatcher(Watcher):
    def __init__(self) -> None:
        super().__init__()
        self._rounds = 0
        self._held: list[set[int]] = []
        """By seat, the kinds that its windows of all rounds held."""

    def after(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, MistyState)
        if state.round > self._rounds:
            self._rounds = int(state.round)
            self._count_round(state)

    def _count_round(self, state: MistyState) -> None:
        seats = int(state.seats)
        self._held = self._held or [set() for _ in range(seats)]
        points = points_table(state.points, seats)[-1]
        story = state.last_story
        for seat in range(seats):
            won = parts_won(places_by(points), seat)
            cards = [int(kind) for kind in told(story, seat, CARD)]
            for kind in set(cards):
                self.rate(f"round/{kind}", won, WIN)
                self.rate(f"round/{kind}/{'one' if cards.count(kind) == 1 else 'more'}", won, WIN)
            self._held[seat] |= set(cards)

    def finish(self, state: State, outcome: Outcome) -> None:
        for seat, kinds in enumerate(self._held):
            for kind in kinds:
                self.rate(f"game/{kind}", parts_won(outcome.places, seat), WIN)


class MistyBalance(Balance):
    def watcher(self, table: Table) -> Watcher:
        return WindowWatcher()

    def figures(self, counted: Sequence[Counted]) -> Sequence[Figure]:
        together = ByPlayers.of(counted)
        return [
            *(_figure("cards", together, size, ("one", "more")) for size in together.sizes()),
            *(_figure("games", together, size, ()) for size in together.sizes()),
        ]


def _figure(name: str, together: ByPlayers, size: int, copies: Sequence[str]) -> Rates:
    """A line for each kind of card."""
    tally = together.tallies[size]
    names = {"cards": [f"round/{{}}/{part}" for part in copies], "games": ["game/{}"]}[name]
    rows = [
        Row(Message(f"card-{card.picture}"), tuple(tally.ratio(pattern.format(kind)) for pattern in names), 1 / size)
        for kind, card in enumerate(CARDS)
    ]
    return Rates(
        Message(f"balance-{name}", {"players": players_label(size)}),
        Message(f"balance-{name}-about"),
        tuple(rows),
        tuple(Message(f"balance-copies-{part}") for part in copies),
        is_sorted=True,
    )


BALANCE: Final = MistyBalance()
