"""`gueridon lab balance`: what many games of equal bots tell about a game, as a page to look at."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from gueridon.core.balance import Table
from gueridon.core.game import Json
from gueridon.core.message import GueridonError, Message
from gueridon.core.tally import Tally
from gueridon.core.words import Words
from gueridon.lab import fingerprint
from gueridon.lab.balance import ALSO_COUNTS, Done, Setting, Survey, Task, prepare, survey
from gueridon.lab.crew import crew
from gueridon.lab.keeping import Notebook
from gueridon.terminal.figures import bar_on_error_stream
from gueridon.terminal.screen import Screen


@dataclass(frozen=True)
class Plan:
    """A survey as the command line asked for it."""

    setting: Setting
    players: Sequence[int] | None
    options: Mapping[str, str]
    games: int
    workers: int | None = None
    cluster: str | None = None
    results: Path | None = None


@dataclass(frozen=True)
class Surveyed:
    """How far a survey came."""

    survey: Survey
    plan: Plan
    was_interrupted: bool


def read_players(typed: str) -> tuple[int, ...]:
    """Numbers of players as a command line gives them: `3` or `2,3,4`."""
    try:
        return tuple(int(number) for number in typed.split(","))
    except ValueError as error:
        raise GueridonError("lab-error-players", quoted=typed) from error


def measure(plan: Plan, words: Words) -> Surveyed:
    """Plays what is missing; Ctrl-C ends it, and what is done is kept and shown."""
    found = prepare(plan.setting, plan.players, plan.options)
    with _notebook(plan, found) as keep, bar_on_error_stream() as progress:
        bar = progress.add_task(words.noun("game-name"), total=len(found.tables) * plan.games)
        progress.advance(bar, sum(part.games for part in found.counted()))
        try:
            with crew(plan.workers, plan.cluster) as hired:
                for added in survey(found, hired, plan.games, keep=keep):
                    progress.advance(bar, added)
        except KeyboardInterrupt:
            return Surveyed(found, plan, was_interrupted=True)
    return Surveyed(found, plan, was_interrupted=False)


@contextmanager
def _notebook(plan: Plan, found: Survey) -> Iterator[Callable[[Done], None] | None]:
    """Fills the survey with what was kept before, and keeps what comes."""
    if plan.results is None:
        yield None
        return
    engine = fingerprint.of_game(plan.setting.game, *ALSO_COUNTS)
    notebook = Notebook(plan.results, {"command": "balance", "engine": engine, "setting": asdict(plan.setting)})
    try:
        for line in notebook.results():
            done = _read(line, plan)
            if done.task.first + done.task.count <= plan.games and done.task.table in found.tables:
                found.add(done)
        yield lambda done: notebook.keep(_written(done))
    finally:
        notebook.close()


def _written(done: Done) -> dict[str, Json]:
    table = done.task.table
    return {
        "players": table.players,
        "options": dict(table.options),
        "first": done.task.first,
        "count": done.task.count,
        "tally": done.tally.data(),
    }


def _read(line: Mapping[str, Json], plan: Plan) -> Done:
    assert plan.results is not None
    match line:
        case {
            "players": int(players),
            "options": dict(options),
            "first": int(first),
            "count": int(count),
            "tally": dict(tally),
        }:
            chosen = tuple(sorted((str(name), str(choice)) for name, choice in options.items()))
            try:
                return Done(Task(plan.setting, Table(players, chosen), first, count), Tally.of(tally))
            except (KeyError, ValueError, AttributeError) as error:
                raise GueridonError("lab-error-results-unreadable", quoted=str(plan.results)) from error
    raise GueridonError("lab-error-results-unreadable", quoted=str(plan.results))


def command(plan: Plan, language: str) -> str:
    """What anybody can type to get the same."""
    setting = plan.setting
    words = ["gueridon", "lab", "balance", setting.game]
    words += ["--players", ",".join(map(str, plan.players))] if plan.players is not None else []
    words += [part for name, choice in plan.options.items() for part in ("--option", f"{name}={choice}")]
    words += ["--bot", setting.bot, "--games", str(plan.games), "--seed", str(setting.seed)]
    words += ["--simulations", str(setting.simulations)] if setting.simulations is not None else []
    words += ["--think", str(setting.seconds)] if setting.seconds is not None else []
    return shlex.join([*words, "--report", "report.html", "--lang", language])


def write_report(surveyed: Surveyed, words: Words, path: Path) -> None:
    from gueridon.lab.report import report

    path.write_text(report(surveyed.survey, words, command(surveyed.plan, words.language)), encoding="utf-8")


def as_json(surveyed: Surveyed) -> str:
    found = surveyed.survey
    told: dict[str, Json] = {
        **asdict(found.setting),
        "engine": fingerprint.of_game(found.setting.game, *ALSO_COUNTS),
        "is_complete": not surveyed.was_interrupted,
        "tables": [
            {
                "players": part.table.players,
                "options": dict(part.table.options),
                "games": part.games,
                **part.tally.data(),
            }
            for part in found.counted()
        ],
    }
    return json.dumps(told, indent=2)


def show(surveyed: Surveyed, page: Path, words: Words, screen: Screen) -> None:
    games = sum(part.games for part in surveyed.survey.counted())
    screen.say(words.say(Message("lab-balance-written", {"games": games})))
    screen.say_whole(f"  {page}")
    if surveyed.was_interrupted:
        note = "lab-interrupted-kept" if surveyed.plan.results is not None else "lab-interrupted"
        screen.say(words.noun(note), "yellow")
