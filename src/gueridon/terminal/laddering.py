"""`gueridon lab ladder`: levels of bots against each other, as a table, as JSON or as Markdown."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from rich import box
from rich.progress import TaskID
from rich.table import Table
from rich.text import Text

from gueridon.core import registry
from gueridon.core.game import Json
from gueridon.core.message import GueridonError, Message
from gueridon.core.words import Words
from gueridon.lab import fingerprint
from gueridon.lab.crew import crew
from gueridon.lab.keeping import Notebook
from gueridon.lab.ladder import (
    Done,
    Ladder,
    Pairing,
    Setting,
    Standing,
    Unit,
    climb,
    deals_for,
    deals_looked_at,
    pairings,
    prepare,
)
from gueridon.lab.telling import percent, percent_alone, points
from gueridon.terminal.figures import bar_on_error_stream, interval
from gueridon.terminal.screen import Screen


@dataclass(frozen=True)
class Plan:
    """A ladder as the command line asked for it."""

    setting: Setting
    levels: Sequence[str] | None
    pairs: Sequence[Pairing]
    games: int
    decide: bool = False
    workers: int | None = None
    cluster: str | None = None
    results: Path | None = None

    @property
    def wanted(self) -> tuple[Pairing, ...]:
        return pairings(self.setting.players, self.levels, self.pairs)

    def deals(self, ladder: Ladder) -> int:
        return deals_for(self.games, ladder.sides)


def read_pair(typed: str) -> Pairing:
    """A pairing as a command line gives it: `level:other`."""
    level, colon, other = (word.strip() for word in typed.partition(":"))
    if not colon or not level or not other:
        raise GueridonError("lab-error-pair-form", quoted=typed)
    return Pairing(level, other)


@dataclass(frozen=True)
class Climbed:
    """How far a ladder came."""

    ladder: Ladder
    plan: Plan
    was_interrupted: bool

    def standings(self) -> list[Standing]:
        found = [self.ladder.standing(pairing, self._deals(pairing)) for pairing in self.plan.wanted]
        return [standing for standing in found if standing is not None]

    def _deals(self, pairing: Pairing) -> int:
        return deals_looked_at(self.ladder, pairing, self.plan.deals(self.ladder), decide=self.plan.decide)


def measure(plan: Plan, words: Words) -> Climbed:
    """Plays what is missing; Ctrl-C ends it, and what is done is kept and shown."""
    ladder = prepare(plan.setting)
    wanted, deals = plan.wanted, plan.deals(ladder)
    with _notebook(plan, ladder) as keep, bar_on_error_stream() as progress:
        bar = progress.add_task(words.noun("game-name"), total=len(wanted) * deals * ladder.sides)
        known = sum(deal < deals for pairing in wanted for deal in ladder.units.get(pairing, {}))
        progress.advance(bar, known * ladder.sides)
        try:
            with crew(plan.workers, plan.cluster) as hired:
                for added in climb(ladder, hired, wanted, deals, decide=plan.decide, keep=keep):
                    progress.advance(TaskID(bar), added * ladder.sides)
        except KeyboardInterrupt:
            return Climbed(ladder, plan, was_interrupted=True)
    return Climbed(ladder, plan, was_interrupted=False)


# --- the file of results ----------------------------------------------------------------------------------------------


@contextmanager
def _notebook(plan: Plan, ladder: Ladder) -> Iterator[Callable[[Done], None] | None]:
    """Fills the ladder with what was kept before, and keeps what comes."""
    if plan.results is None:
        yield None
        return
    engine = fingerprint.of_game(plan.setting.game)
    head: dict[str, Json] = {"command": "ladder", "engine": engine, "setting": _setting(plan.setting)}
    notebook = Notebook(plan.results, head)
    try:
        for line in notebook.results():
            ladder.add(_read(line, plan.results))
        yield lambda done: notebook.keep(_written(done))
    finally:
        notebook.close()


def _setting(setting: Setting) -> dict[str, Json]:
    return {**asdict(setting), "options": dict(setting.options)}


def _written(done: Done) -> dict[str, Json]:
    units = [[deal, unit.won, unit.counted] for deal, unit in sorted(done.units.items())]
    return {"level": done.pairing.level, "other": done.pairing.other, "deals": units}


def _read(line: Mapping[str, Json], path: Path) -> Done:
    match line:
        case {"level": str(level), "other": str(other), "deals": list(deals)}:
            return Done(Pairing(level, other), dict(_read_unit(deal, path) for deal in deals))
    raise GueridonError("lab-error-results-unreadable", quoted=str(path))


def _read_unit(numbers: Json, path: Path) -> tuple[int, Unit]:
    match numbers:
        case [int(deal), int(won), int(counted)]:
            return deal, Unit(won, counted)
    raise GueridonError("lab-error-results-unreadable", quoted=str(path))


# --- for people -------------------------------------------------------------------------------------------------------


def show(climbed: Climbed, words: Words, screen: Screen) -> None:
    screen.say(title(climbed, words), "bold")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for number, heading in enumerate(_headings(climbed, words)):
        is_name = number < _names(climbed)
        table.add_column(heading, justify="left" if is_name else "right", no_wrap=True)
    for row in rows(climbed, words):
        table.add_row(*(Text(cell) for cell in row))
    screen.show(table)
    for note in _notes(climbed, words):
        screen.say(note, "dim")
    if climbed.was_interrupted:
        note = "lab-interrupted-kept" if climbed.plan.results is not None else "lab-interrupted"
        screen.say(words.noun(note), "yellow")


def title(climbed: Climbed, words: Words) -> str:
    setting = climbed.plan.setting
    numbers: dict[str, int | str] = {"players": setting.players, "seed_quoted": str(setting.seed)}
    return words.say(Message("lab-ladder-title", numbers))


def _fair_share(climbed: Climbed, words: Words) -> str:
    """What everybody would win who is no stronger than the others; nobody is alone at the table."""
    fair = climbed.ladder.fair_share
    return "" if fair is None else words.say(Message("lab-fair-share", {"share_quoted": percent_alone(fair, words)}))


def _names(climbed: Climbed) -> int:
    """How many of the columns hold names."""
    return 1 if climbed.ladder.sides == 1 else 2


def _headings(climbed: Climbed, words: Words) -> list[str]:
    ladder = climbed.ladder
    if ladder.sides == 1:
        codes = ["lab-level", "lab-deals", "terminal-wins", "lab-gain"]
    else:
        counted = ["terminal-games", "lab-rounds"] if ladder.in_teams else ["terminal-games"]
        codes = ["lab-level", "lab-against", "lab-deals", *counted, "lab-share", "lab-verdict"]
    return [words.noun(code) for code in codes]


def rows(climbed: Climbed, words: Words) -> list[list[str]]:
    make = _solo_row if climbed.ladder.sides == 1 else _row
    return [make(climbed, standing, words) for standing in climbed.standings()]


def _row(climbed: Climbed, standing: Standing, words: Words) -> list[str]:
    ladder, fair = climbed.ladder, climbed.ladder.fair_share
    assert fair is not None
    counted = [str(standing.games), str(standing.counted)] if ladder.in_teams else [str(standing.games)]
    return [
        standing.pairing.level,
        standing.pairing.other,
        str(standing.deals),
        *counted,
        percent(standing.share, words),
        words.noun(verdict(standing, fair)),
    ]


def verdict(standing: Standing, fair: float) -> str:
    if not standing.share.is_clear_of(fair):
        return "lab-open"
    return "lab-stronger" if standing.share.value > fair else "lab-weaker"


def _solo_row(climbed: Climbed, standing: Standing, words: Words) -> list[str]:
    wanted = climbed.plan.wanted
    place = wanted.index(standing.pairing)
    gain = climbed.ladder.gain(standing.pairing, wanted[place - 1]) if place > 0 else None
    gained = "" if gain is None else points(gain, words)
    return [standing.pairing.level, str(standing.deals), percent(standing.share, words), gained]


def _notes(climbed: Climbed, words: Words) -> list[str]:
    if climbed.ladder.sides == 1:
        return [words.noun("lab-note-solo")]
    sides = "lab-note-teams" if climbed.ladder.in_teams else "lab-note-sides"
    codes = [sides, "lab-note-interval", *(["lab-note-decide"] if climbed.plan.decide else [])]
    return [_fair_share(climbed, words), *(words.noun(code) for code in codes)]


# --- for files and machines -------------------------------------------------------------------------------------------


def command(plan: Plan) -> str:
    """What anybody can type to get the same."""
    setting = plan.setting
    words = ["gueridon", "lab", "ladder", setting.game, "--players", str(setting.players)]
    usual = {option.name: option.default for option in registry.game(setting.game).options}
    changed = [f"{name}={choice}" for name, choice in setting.options if choice != usual[name]]
    words += [part for option in changed for part in ("--option", option)]
    words += ["--levels", ",".join(plan.levels)] if plan.levels is not None else []
    words += [part for pair in plan.pairs for part in ("--pair", f"{pair.level}:{pair.other}")]
    words += ["--games", str(plan.games), "--seed", str(setting.seed)]
    words += ["--simulations", str(setting.simulations)] if setting.simulations is not None else []
    words += ["--think", str(setting.seconds)] if setting.seconds is not None else []
    return shlex.join(words + (["--decide"] if plan.decide else []))


def as_markdown(climbed: Climbed, words: Words) -> str:
    """A section of a page, with the command that makes it again."""
    headings = _headings(climbed, words)
    names = _names(climbed)
    lines = [f"### {title(climbed, words)}", "", "```", command(climbed.plan), "```", ""]
    lines += [_cells(headings), _cells(["---" if number < names else "---:" for number in range(len(headings))])]
    lines += [_cells(row) for row in rows(climbed, words)]
    engine = {"engine_quoted": fingerprint.of_game(climbed.plan.setting.game)}
    notes = [*_notes(climbed, words), words.say(Message("lab-note-engine", engine))]
    return "\n".join([*lines, "", " ".join(notes), ""])


def _cells(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def as_json(climbed: Climbed) -> str:
    ladder, setting = climbed.ladder, climbed.plan.setting
    told: dict[str, Json] = {
        **_setting(setting),
        "engine": fingerprint.of_game(setting.game),
        "command": command(climbed.plan),
        "sides": ladder.sides,
        "fair_share": ladder.fair_share,
        "is_complete": not climbed.was_interrupted,
        "pairings": [_figures(ladder, standing) for standing in climbed.standings()],
    }
    return json.dumps(told, indent=2)


def _figures(ladder: Ladder, standing: Standing) -> dict[str, Json]:
    figures: dict[str, Json] = {
        "level": standing.pairing.level,
        "against": standing.pairing.other or None,
        "deals": standing.deals,
        "games": standing.games,
        "counted": standing.counted,
        "share": standing.share.value,
        "share_95": interval(standing.share),
    }
    if ladder.fair_share is not None:
        figures["is_clear"] = standing.share.is_clear_of(ladder.fair_share)
    return figures
