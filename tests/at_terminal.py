"""Runs commands as a person at a terminal would, inside this process, with scripted input."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unittest.mock import patch

from rich.console import Console, RenderableType

from gueridon.cli import app
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.chance import key_from_seed
from gueridon.core.match import Match
from gueridon.core.rng import Rng
from gueridon.terminal import door
from gueridon.terminal.keeper import Keeper, Secret
from gueridon.terminal.screen import Screen
from gueridon.terminal.seats import seated
from gueridon.terminal.table import Table

ENVIRONMENT = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "GUERIDON_COMMAND": "gueridon"}
ONES = "1\n" * 20_000
"""Somebody who always takes the first choice."""


@dataclass(frozen=True)
class Run:
    status: int
    out: str
    err: str


def run(*arguments: object, typed: str = "", environment: Mapping[str, str] | None = None) -> Run:
    out, err = io.StringIO(), io.StringIO()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch("sys.stdin", io.StringIO(typed)),
        patch.dict(os.environ, {**ENVIRONMENT, **(environment or {})}),
    ):
        status = door.run(app, [str(argument) for argument in arguments])
    return Run(status, out.getvalue(), err.getvalue())


def fewest(name: str) -> int:
    """The smallest real table of a game: alone there is nobody to hide anything from."""
    return next(players for players in registry.game(name).players if players > 1)


def bots(name: str) -> list[str]:
    """The words that fill a table with one person and quick bots."""
    return ["--players", str(fewest(name)), "--seat", "you", *["--seat", "random"] * (fewest(name) - 1)]


def finished_record(folder: Path, name: str) -> Path:
    """A whole game between random bots, kept in a file."""
    file = folder / f"{name}.txt"
    file.write_text(_finished(name), encoding="utf-8")
    return file


@cache
def _finished(name: str) -> str:
    """The shortest of some random games, because each of its steps will be drawn."""
    return min((_played_at_random(name, seed) for seed in range(6)), key=len)


def _played_at_random(name: str, seed: int) -> str:
    match, rng = matches.start(name, fewest(name), seed=seed, names={0: "Anna"}), Rng(seed)
    while match.outcome is None:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match.record()


def beginning_of_record(folder: Path, name: str) -> Path:
    """The first steps of a game, without the promise that hides an unfinished game."""
    lines = _finished(name).splitlines()
    head = lines.index("")
    kept = [line for line in lines[: head + 40] if not line.startswith(("commitment ", "key "))]
    file = folder / f"{name}.txt"
    file.write_text("\n".join(kept) + "\n", encoding="utf-8")
    return file


@cache
def quickest() -> str:
    """A game for the tests that need any one."""
    return min(registry.names(), key=lambda name: len(_finished(name)))


def sits_down(file: Path, name: str, *typed: str, language: str = "en") -> Run:
    """Somebody who types this at the first decision, and leaves."""
    typed_lines = "".join(f"{line}\n" for line in typed)
    words = ("--seed", 1, "--record", file, "--lang", language)
    return run("play", name, *bots(name), *words, typed=typed_lines)


class Silent(Screen):
    """A screen that nobody looks at, for games whose record is what matters."""

    def show(self, *things: RenderableType) -> None:
        pass


def table(
    folder: Path,
    name: str,
    kinds: Iterable[str],
    read: Callable[[Match], str],
    screen: Callable[[Callable[[str], str]], Screen] | None = None,
) -> tuple[Table, Match, Keeper]:
    """A table in this process whose people type what `read` says; it may look at the match. Enter draws every curtain."""
    folder.mkdir(parents=True, exist_ok=True)
    seats = seated(tuple(kinds), fewest(name))
    key = key_from_seed(11)
    match = matches.start(name, fewest(name), key=key)
    keeper = Keeper(folder / f"{name}.txt", Secret(key, seats.kinds))
    make = screen or (lambda reader: Silent(Console(file=io.StringIO(), width=80), reader, is_interactive=False))
    return (
        Table(match, seats, keeper, make(lambda prompt: "" if prompt.startswith("Enter") else read(match)), "en"),
        match,
        keeper,
    )
