"""Plays many games of equal bots at every kind of table and counts what they tell about the game itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from gueridon.bots import registry as bots
from gueridon.bots.thinker import Budget
from gueridon.core import registry
from gueridon.core.balance import Counted, Table, Watcher, parts_won
from gueridon.core.game import CHANCE, Game, Outcome, State
from gueridon.core.tally import WIN, Tally
from gueridon.lab import fingerprint
from gueridon.lab.crew import Crew
from gueridon.lab.deals import Deals, bot_seed
from gueridon.lab.playing import check_games, play
from gueridon.lab.thinking import budget

GAMES_PER_TASK: Final = 10
STRETCHES: Final = 10
"""Into how many stretches a game is cut to see how it changes from beginning to end."""
ALSO_COUNTS: Final = ("lab/balance.py", "core/balance.py", "core/tally.py", "games/*/balance.py")
"""What results rest on beside rules and bots."""


@dataclass(frozen=True)
class Setting:
    """Everything that has to be equal for results to be comparable."""

    game: str
    bot: str
    seed: int = 0
    simulations: int | None = None
    seconds: float | None = None

    @property
    def think(self) -> Budget:
        return budget(self.game, self.simulations, self.seconds)


@dataclass(frozen=True)
class Task:
    """Some consecutive games at one table; doing one twice gives the same."""

    setting: Setting
    table: Table
    first: int
    count: int
    engine: str = ""

    @property
    def key(self) -> tuple[Table, int, int]:
        return self.table, self.first, self.count


@dataclass(frozen=True)
class Done:
    task: Task
    tally: Tally


@dataclass
class Survey:
    """The results so far."""

    setting: Setting
    tables: tuple[Table, ...]
    done: dict[tuple[Table, int, int], Tally] = field(default_factory=dict)

    def add(self, done: Done) -> None:
        self.done[done.task.key] = done.tally

    def counted(self) -> list[Counted]:
        """What was counted at each table where something was."""
        found = [self._counted(table) for table in self.tables]
        return [part for part in found if part.games > 0]

    def _counted(self, table: Table) -> Counted:
        tally = Tally()
        for key in sorted(key for key in self.done if key[0] == table):
            tally.merge(self.done[key])
        return Counted(table, tally.counts.get("games", 0), tally)


def prepare(setting: Setting, players: Sequence[int] | None, options: Mapping[str, str]) -> Survey:
    """An empty survey of every kind of table that is asked for, once all of it has been checked."""
    game = registry.game(setting.game)
    bots.make(setting.bot, game, 0, think=setting.think)
    registry.complete_options(game, options)
    tables = [table for seats in players or game.players for table in _tables(game, seats, options)]
    return Survey(setting, tuple(dict.fromkeys(tables)))


def _tables(game: Game, seats: int, options: Mapping[str, str]) -> Iterator[Table]:
    """What somebody asks for outranks what the game would like to vary, where it matters at all."""
    registry.check_seats(game, seats)
    heeded = {option.name for option in game.options if not option.players or seats in option.players}
    for variation in registry.balance(game.name).tables(seats):
        wanted = {**variation, **{name: choice for name, choice in options.items() if name in heeded}}
        yield Table(seats, tuple(sorted(registry.complete_options(game, wanted).items())))


def survey(found: Survey, crew: Crew, games: int, *, keep: Callable[[Done], None] | None = None) -> Iterator[int]:
    """Play what is missing, so many games at each table; tells after each piece of work how many games it added."""
    check_games(games)
    for done in crew.each_done(carry_out, [task for task in tasks(found, games) if task.key not in found.done]):
        if keep is not None:
            keep(done)
        found.add(done)
        yield done.task.count


def tasks(found: Survey, games: int) -> Iterator[Task]:
    """Every table gets some games before any gets more, so that an interrupted survey is complete in breadth."""
    engine = fingerprint.of_game(found.setting.game, *ALSO_COUNTS)
    for first in range(0, games, GAMES_PER_TASK):
        for table in found.tables:
            yield Task(found.setting, table, first, min(GAMES_PER_TASK, games - first), engine)


def carry_out(task: Task) -> Done:
    fingerprint.check(task.setting.game, task.engine, *ALSO_COUNTS)
    tally = Tally()
    for number in range(task.first, task.first + task.count):
        for counted in play_one(task, number):
            tally.merge(counted)
    return Done(task, tally)


def play_one(task: Task, number: int) -> list[Tally]:
    """One game, and what its two watchers counted."""
    setting, table = task.setting, task.table
    game = registry.game(setting.game)
    seed = bot_seed(setting.seed, number, table.players)
    players = [
        bots.make(setting.bot, game, bot_seed(seed, number, seat), think=setting.think) for seat in range(table.players)
    ]
    watchers = [UsualWatcher(table.players), registry.balance(game.name).watcher(table)]
    state = game.start(table.players, dict(table.options))
    outcome = play(game, state, Deals(setting.seed, number), lambda _state, seat: players[seat], *watchers)
    for watcher in watchers:
        watcher.finish(state, outcome)
    return [watcher.tally() for watcher in watchers]


class UsualWatcher(Watcher):
    """What is worth knowing about any game."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._seats = seats
        self._choices: list[int] = []

    def before(self, state: State, seat: int, action: int) -> None:
        if seat != CHANCE:
            self._choices.append(len(state.legal(seat)))

    def finish(self, state: State, outcome: Outcome) -> None:
        self.count("games")
        self.count(f"length/{len(self._choices)}")
        self._count_choices()
        best = sorted(outcome.scores, reverse=True)
        for seat in range(self._seats):
            self.count(f"score/{outcome.scores[seat]}")
            self.rate(f"seat/{seat}", parts_won(outcome.places, seat), WIN)
            self.rate("score", outcome.scores[seat])
        if self._seats > 1:
            self.count(f"margin/{best[0] - best[1]}")
            self.rate("shared", int(len(outcome.winners) > 1))

    def _count_choices(self) -> None:
        """The number of open actions at every decision, by how far the game is."""
        for index, choices in enumerate(self._choices):
            self.rate(f"choices/{index * STRETCHES // len(self._choices)}", choices)
            self.count(f"branching/{choices}")
