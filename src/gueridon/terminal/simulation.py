"""`gueridon simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich import box
from rich.table import Table
from rich.text import Text

from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.lab.simulate import GAMES_PER_TASK, Results, Tally, simulate
from gueridon.lab.telling import percent, plain
from gueridon.terminal.figures import bar_on_error_stream, interval
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
    with bar_on_error_stream() as progress:
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
        table.add_row(Text(name), str(tally.games), percent(tally.wins(), words), plain(tally.mean_score(), words))
    return table


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
        "wins_95": interval(wins),
        "mean_score": score.value,
        "mean_score_95": interval(score),
    }
