"""Plays many games between bots and counts; the same seed gives the same counts on any number of workers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from gueridon.bots import registry as bots
from gueridon.core import registry
from gueridon.core.game import CHANCE, Game, Outcome, State
from gueridon.core.message import GueridonError
from gueridon.core.tally import WIN
from gueridon.lab.crew import crew
from gueridon.lab.deals import Deals, bot_seed
from gueridon.lab.playing import check_games, play
from gueridon.lab.statistics import Estimate, mean, share

GAMES_PER_TASK = 8

Progress = Callable[[int], None]


@dataclass
class Tally:
    """What is counted for one bot, or for one seat."""

    games: int = 0
    win_parts: int = 0
    score: int = 0
    score_squares: int = 0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.win_parts += WIN // len(outcome.winners) if outcome.places[seat] == 1 else 0
        self.score += outcome.scores[seat]
        self.score_squares += outcome.scores[seat] ** 2

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.win_parts += other.win_parts
        self.score += other.score
        self.score_squares += other.score_squares

    def wins(self) -> Estimate:
        return share(self.win_parts / WIN, self.games)

    def mean_score(self) -> Estimate:
        return mean(self.score, self.score_squares, self.games)


@dataclass
class Results:
    """The counts of many games. Bots go round the table, so that each sits in every seat equally often."""

    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    by_bot: list[Tally] = field(default_factory=list)
    by_seat: list[Tally] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.by_bot = self.by_bot or [Tally() for _ in self.bots]
        self.by_seat = self.by_seat or [Tally() for _ in self.bots]

    def add(self, outcome: Outcome, rotation: int, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        for seat in range(len(self.bots)):
            self.by_seat[seat].add(outcome, seat)
            self.by_bot[(seat + rotation) % len(self.bots)].add(outcome, seat)

    def merge(self, other: Results) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self.by_bot + self.by_seat, other.by_bot + other.by_seat, strict=True):
            mine.merge(theirs)

    def by_bot_name(self) -> dict[str, Tally]:
        """The tallies of bots of the same name together."""
        together: dict[str, Tally] = {}
        for name, tally in zip(self.bots, self.by_bot, strict=True):
            together.setdefault(name, Tally()).merge(tally)
        return together


@dataclass(frozen=True)
class Task:
    """Some consecutive games of a simulation; doing one twice gives the same."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    first: int
    count: int


class DecisionCounter:
    """Counts what players decide while it watches."""

    def __init__(self) -> None:
        self.decisions = 0

    def before(self, state: State, seat: int, action: int) -> None:
        self.decisions += seat != CHANCE

    def after(self, state: State, seat: int, action: int) -> None:
        """Counted already."""


def simulate(
    game: str,
    players: int,
    games: int,
    bot_names: Sequence[str],
    *,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Results:
    """Play so many games; the list of bots is repeated to fill the table. `progress` is told how many have been played."""
    rules = registry.game(game)
    registry.check_seats(rules, players)
    check_games(games)
    if len(bot_names) > players:
        raise GueridonError("error-too-many-bots", bots=len(bot_names), players=players)
    chosen = registry.complete_options(rules, options or {})
    registry.check_options(rules, players, chosen)
    seated = tuple(bot_names[seat % len(bot_names)] for seat in range(players)) if bot_names else ()
    for name in seated or ("",):
        bots.make(name, rules, 0)
    tasks = [
        Task(game, seated, chosen, seed, first, min(GAMES_PER_TASK, games - first))
        for first in range(0, games, GAMES_PER_TASK)
    ]
    results = Results(seated)
    with crew(workers) as hired:
        for part in hired.each_done(play_task, tasks):
            results.merge(part)
            if progress is not None:
                progress(results.games)
    return results


def play_task(task: Task) -> Results:
    game = registry.game(task.game)
    results = Results(task.bots)
    for number in range(task.first, task.first + task.count):
        outcome, decisions = play_game(game, task, number)
        results.add(outcome, number % len(task.bots), decisions)
    return results


def play_game(game: Game, task: Task, number: int) -> tuple[Outcome, int]:
    """One game of a simulation: how it ended and how many decisions it took."""
    seats = len(task.bots)
    players = [
        bots.make(task.bots[(seat + number) % seats], game, bot_seed(task.seed, number, seat)) for seat in range(seats)
    ]
    counter = DecisionCounter()
    state = game.start(seats, task.options)
    outcome = play(game, state, Deals(task.seed, number), lambda _state, seat: players[seat], counter)
    return outcome, counter.decisions
