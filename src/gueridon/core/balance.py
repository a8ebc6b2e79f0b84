"""What a game wants counted about itself when many games are played, and how it wants to see it drawn.

A game's `balance.py` has a BALANCE. Generic figures (seats, scores, length, choices) come from the lab by themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from gueridon.core.game import Outcome, State
from gueridon.core.message import Message
from gueridon.core.tally import WIN, Ratio, Tally


@dataclass(frozen=True)
class Table:
    """A kind of table that was played at: how many players, and every option."""

    players: int
    options: tuple[tuple[str, str], ...]


class Watcher:
    """Looks on at one game, sees everything and counts. What it rates inside one game becomes one unit of the tally."""

    def __init__(self) -> None:
        self._tally = Tally()
        self._rated: dict[str, tuple[int, int]] = {}

    def before(self, state: State, seat: int, action: int) -> None:
        """Something is about to be dealt or done."""

    def after(self, state: State, seat: int, action: int) -> None:
        """It has been."""

    def finish(self, state: State, outcome: Outcome) -> None:
        """The game is over."""

    def count(self, name: str, times: int = 1) -> None:
        self._tally.count(name, times)

    def rate(self, name: str, part: int, whole: int = 1) -> None:
        """So much of so much."""
        parts, wholes = self._rated.get(name, (0, 0))
        self._rated[name] = parts + part, wholes + whole

    def tally(self) -> Tally:
        """Everything counted in this game."""
        for name, (part, whole) in self._rated.items():
            self._tally.add(name, part, whole)
        self._rated = {}
        return self._tally


def parts_won(places: Sequence[int], seat: int) -> int:
    """What a seat won, in parts of WIN; who shares first place shares the win."""
    return WIN // list(places).count(1) if places[seat] == 1 else 0


# --- figures ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """One line of a figure: a ratio for each series, and what would be expected of it."""

    label: Message
    ratios: tuple[Ratio, ...]
    expected: float | None = None


@dataclass(frozen=True)
class Rates:
    """Dots with intervals, a line each; shares of 1, or plain numbers."""

    title: Message
    about: Message
    rows: tuple[Row, ...]
    series: tuple[Message, ...] = ()
    is_share: bool = True
    is_sorted: bool = False
    """Whether the best stands on top; otherwise the rows keep their order."""


@dataclass(frozen=True)
class Distribution:
    """How often each number came up; one panel for each series."""

    title: Message
    about: Message
    axis: Message
    series: tuple[tuple[Message, Mapping[int, int]], ...]


@dataclass(frozen=True)
class Course:
    """How a mean changes from the beginning of a game to its end; one line for each series."""

    title: Message
    about: Message
    axis: Message
    series: tuple[tuple[Message, tuple[Ratio, ...]], ...]


Figure: TypeAlias = Rates | Distribution | Course


@dataclass(frozen=True)
class Counted:
    """What was counted at one kind of table."""

    table: Table
    games: int
    tally: Tally


class Balance:
    """What a game adds to the report about itself."""

    def tables(self, players: int) -> Sequence[Mapping[str, str]]:
        """The options worth playing with at a table of this size; what is not named has its default."""
        return ({},)

    def watcher(self, table: Table) -> Watcher:
        return Watcher()

    def figures(self, counted: Sequence[Counted]) -> Sequence[Figure]:
        return ()


@dataclass
class ByPlayers:
    """The tallies of all tables of one size together."""

    tallies: dict[int, Tally] = field(default_factory=dict)

    @staticmethod
    def of(counted: Sequence[Counted]) -> ByPlayers:
        together = ByPlayers()
        for part in counted:
            together.tallies.setdefault(part.table.players, Tally()).merge(part.tally)
        return together

    def sizes(self, fewest: int = 1) -> list[int]:
        return [players for players in sorted(self.tallies) if players >= fewest]


def players_label(players: int) -> Message:
    return Message("lab-players", {"players": players})
