"""What many games tell about Moustache: what each Rule card does to a round, and whether teams are fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from gueridon.core.balance import Balance, ByPlayers, Counted, Figure, Rates, Row, Table, Watcher
from gueridon.core.bits import has
from gueridon.core.game import CHANCE, State
from gueridon.core.message import Message
from gueridon.games.moustache.board import CUP_DRAW
from gueridon.games.moustache.components import BLUE_TEAM_SIZES, FEWEST_PLAYERS, FIRST_RULE_CARD, RULE_CARDS
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.scoring import BLUE_TEAM, total, winning_team

_EFFECTS: Final = ("tie", "swing", "change")
_TEAMS: Final = ("blue", "pink")


class RoundWatcher(Watcher):
    """A lead is by how many stars the crown's team is ahead, counted after every trick under the law in force."""

    def __init__(self) -> None:
        super().__init__()
        self._card = 0
        """The Rule card that this round began with."""
        self._leads = [0]
        self._tricks = 0
        self._blue = 0
        self._round = 0
        self._is_playing = False
        self._is_drawing = False

    def after(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, MoustacheState)
        if seat == CHANCE and FIRST_RULE_CARD <= action < FIRST_RULE_CARD + len(RULE_CARDS):
            self._card, self._leads, self._tricks, self._is_playing = action - FIRST_RULE_CARD, [0], 0, True
        elif seat != CHANCE and len(state.winners) != self._tricks:
            self._tricks = len(state.winners)
            self._leads.append(_lead(state))
        if state.phase == CUP_DRAW and self._is_playing:
            self._is_playing, self._is_drawing = False, True
            self._count_round(state)
        elif state.phase != CUP_DRAW and self._is_drawing:
            self._is_drawing = False
            self._count_cups(state)

    def _count_round(self, state: MoustacheState) -> None:
        self._blue, self._round = int(state.blue), int(state.round)
        swing = max(abs(after - before) for before, after in pairwise(self._leads))
        for effect, amount in zip(_EFFECTS, (self._leads[-1] == 0, swing, _changes(self._leads)), strict=True):
            self.rate(effect, int(amount))
            self.rate(f"{effect}/{self._card}", int(amount))
        blue, pink = state.stars[2 * self._round], state.stars[2 * self._round + 1]
        self.rate("crown", int(winning_team(state.law, blue, pink) == BLUE_TEAM))

    def _count_cups(self, state: MoustacheState) -> None:
        for seat in range(state.seats):
            team = _TEAMS[0] if has(self._blue, seat) else _TEAMS[1]
            self.rate(f"cups/{team}", int(state.cups[self._round * state.seats + seat]))


def _lead(state: MoustacheState) -> int:
    if state.phase == CUP_DRAW:
        return int(state.stars[2 * state.round] - state.stars[2 * state.round + 1])
    blue, pink = state.blue_pile, state.pink_pile
    return int(total(state.law, blue, pink, False) - total(state.law, pink, blue, False))


def _changes(leads: Sequence[int]) -> int:
    """How often the other team came in front."""
    ahead = [lead > 0 for lead in leads if lead != 0]
    return sum(before != after for before, after in pairwise(ahead))


class MoustacheBalance(Balance):
    def tables(self, players: int) -> Sequence[Mapping[str, str]]:
        """With every Rule card, the house's too: they are the ones that can be changed."""
        return ({"rule_cards": "all"},)

    def watcher(self, table: Table) -> Watcher:
        return RoundWatcher()

    def figures(self, counted: Sequence[Counted]) -> Sequence[Figure]:
        together = ByPlayers.of(counted)
        return [_crown(together), _cups(together), *(_rule_cards(effect, together) for effect in _EFFECTS)]


def _teams_label(players: int) -> Message:
    blue = int(BLUE_TEAM_SIZES[players - FEWEST_PLAYERS])
    return Message("balance-teams", {"players": players, "blue": blue, "pink": players - blue})


def _crown(together: ByPlayers) -> Rates:
    rows = [Row(_teams_label(size), (together.tallies[size].ratio("crown"),), 0.5) for size in together.sizes()]
    return Rates(Message("balance-crown"), Message("balance-crown-about"), tuple(rows))


def _cups(together: ByPlayers) -> Rates:
    rows = [
        Row(_teams_label(size), tuple(together.tallies[size].ratio(f"cups/{team}") for team in _TEAMS))
        for size in together.sizes()
    ]
    series = tuple(Message(f"balance-cups-{team}") for team in _TEAMS)
    return Rates(Message("balance-cups"), Message("balance-cups-about"), tuple(rows), series, is_share=False)


def _rule_cards(effect: str, together: ByPlayers) -> Rates:
    """A line for each card, white ones first, below what holds for all of them together."""
    sizes = together.sizes()
    tallies = [together.tallies[size] for size in sizes]
    rows = [
        Row(Message(f"rule-{card.name}"), tuple(tally.ratio(f"{effect}/{number}") for tally in tallies))
        for number, card in enumerate(RULE_CARDS)
    ]
    every = Row(Message("balance-all-cards"), tuple(tally.ratio(effect) for tally in tallies))
    return Rates(
        Message(f"balance-{effect}"),
        Message(f"balance-{effect}-about"),
        (every, *(row for row in rows if any(ratio.whole > 0 for ratio in row.ratios))),
        tuple(_teams_label(size) for size in sizes),
        is_share=effect == "tie",
    )


BALANCE: Final = MoustacheBalance()
