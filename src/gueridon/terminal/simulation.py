"""`gueridon simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import isfinite
from types import FrameType

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gueridon.core.message import GueridonError, Message
from gueridon.core.words import Words
from gueridon.lab.simulate import GAMES_PER_TASK, Results, Tally, simulate
from gueridon.lab.statistics import Estimate
from gueridon.terminal.screen import Screen

Figures = dict[str, float | int | str | list[float | None] | None]


@dataclass(frozen=True)
class Plan:
    """A simulation as the command line asked for it."""

    game: str
    players: int
    games: int
    bots: Sequence[str]
    options: Mapping[str, str]
    seed: int
    workers: int | None = None

    @property
    def hands(self) -> int:
        """How many processes work: as many as there are cores and tasks, unless said otherwise."""
        if self.workers is not None:
            return self.workers
        tasks = -(-self.games // GAMES_PER_TASK)
        return max(1, min(os.cpu_count() or 1, tasks))


def usual_bots(players: int) -> tuple[str, ...]:
    """One of each kind, as far as there are seats."""
    return ("greedy", "random")[: max(1, players)]


def read_bots(typed: str) -> tuple[str, ...]:
    """The bots that a command line names, between commas."""
    return tuple(bot.strip() for bot in typed.split(",") if bot.strip())


def carry_out(plan: Plan, words: Words) -> Results:
    """Plays the games; a bar on the error stream shows how far it is when somebody is there to see it."""
    if plan.hands < 1:
        raise GueridonError("terminal-error-workers", asked=plan.hands)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        _quiet_workers(),
        Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress,
    ):
        bar = progress.add_task(words.noun("game-name"), total=plan.games)
        return simulate(
            plan.game,
            plan.players,
            plan.games,
            plan.bots,
            options=plan.options,
            seed=plan.seed,
            workers=plan.hands,
            progress=lambda played: progress.update(bar, completed=played),
        )


@contextmanager
def _quiet_workers() -> Iterator[None]:
    """Ctrl-C stops this process; its workers end without a word instead of each telling where it was."""
    here = os.getpid()

    def stop(_number: int, _frame: FrameType | None) -> None:
        if os.getpid() != here:
            os._exit(130)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def show(results: Results, plan: Plan, words: Words, screen: Screen) -> None:
    numbers: dict[str, int | str] = {"games": results.games, "players": plan.players, "seed_quoted": str(plan.seed)}
    screen.say(words.say(Message("terminal-simulated", numbers)), "bold")
    by_bot = list(results.by_bot_name().items())
    screen.show(_table(words.noun("terminal-bot"), by_bot, words))
    by_seat = [(str(seat), tally) for seat, tally in enumerate(results.by_seat, start=1)]
    screen.show(_table(words.noun("terminal-seat"), by_seat, words))
    screen.say(words.noun("terminal-interval-note"), "dim")


def _table(what: str, rows: Sequence[tuple[str, Tally]], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(what)
    for heading in ("terminal-games", "terminal-wins", "terminal-mean-score"):
        table.add_column(words.noun(heading), justify="right")
    for name, tally in rows:
        table.add_row(Text(name), str(tally.games), _percent(tally.wins(), words), _plain(tally.mean_score(), words))
    return table


def _percent(estimate: Estimate, words: Words) -> str:
    value, low, high = (f"{100 * part:.1f}" for part in (estimate.value, estimate.low, estimate.high))
    space = "\u202f" if words.language == "fr" else ""
    return _localised(f"{value}{space}% [{low} – {high}]", words)


def _plain(estimate: Estimate, words: Words) -> str:
    value, low, high = (f"{round(part, 2) + 0.0:.2f}" for part in (estimate.value, estimate.low, estimate.high))
    return _localised(f"{value} [{low} – {high}]" if isfinite(estimate.low) else value, words)


def _localised(text: str, words: Words) -> str:
    return text.replace(".", ",") if words.language == "fr" else text


def as_json(results: Results, plan: Plan) -> str:
    return json.dumps(
        {
            "game": plan.game,
            "players": plan.players,
            "options": dict(plan.options),
            "seed": plan.seed,
            "games": results.games,
            "decisions": results.decisions,
            "bots": list(results.bots),
            "by_bot": [{"bot": name, **_figures(tally)} for name, tally in results.by_bot_name().items()],
            "by_seat": [{"seat": seat, **_figures(tally)} for seat, tally in enumerate(results.by_seat, start=1)],
        },
        indent=2,
    )


def _figures(tally: Tally) -> Figures:
    wins, score = tally.wins(), tally.mean_score()
    return {
        "games": tally.games,
        "wins": wins.value,
        "wins_95": _interval(wins),
        "mean_score": score.value,
        "mean_score_95": _interval(score),
    }


def _interval(estimate: Estimate) -> list[float | None]:
    return [end if isfinite(end) else None for end in (estimate.low, estimate.high)]
