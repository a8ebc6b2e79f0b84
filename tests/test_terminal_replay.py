"""Stepping through a record."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from gueridon.core import registry
from gueridon.terminal.replayer import Replayer
from gueridon.terminal.screen import Screen
from tests.at_terminal import beginning_of_record, bots, finished_record, quickest, run

every_game = pytest.mark.parametrize("name", registry.names())
GAME = quickest()


def headings(text: str) -> list[str]:
    return re.findall(r"─ (\d+/\d+) · ", text)


def stepping(file: Path, *typed: str, seat: int | None = None) -> list[str]:
    """The steps that somebody saw who typed this."""
    shown, lines = io.StringIO(), iter(typed)
    screen = Screen(Console(file=shown, width=80), lambda _prompt: _next(lines), is_interactive=True)
    Replayer(file, seat, screen, "en").run()
    return [heading.split("/")[0] for heading in headings(shown.getvalue())]


def _next(lines: Iterator[str]) -> str:
    for line in lines:
        return line
    raise EOFError


@every_game
def test_without_a_terminal_every_step_is_printed_once(tmp_path: Path, name: str) -> None:
    replayed = run("replay", beginning_of_record(tmp_path, name))
    assert replayed.status == 0, replayed.err
    steps = headings(replayed.out)
    assert steps == [f"{number}/{len(steps)}" for number in range(1, len(steps) + 1)]


def test_the_last_step_shows_the_places(tmp_path: Path) -> None:
    assert "Place" in run("replay", finished_record(tmp_path, GAME)).out.rsplit("/", 1)[1]


@every_game
def test_one_seat_can_be_looked_at(tmp_path: Path, name: str) -> None:
    replayed = run("replay", beginning_of_record(tmp_path, name), "--seat", 2, "--lang", "fr")
    assert replayed.status == 0, replayed.err
    assert headings(replayed.out)


def test_keys_step_forward_back_and_jump(tmp_path: Path) -> None:
    file = finished_record(tmp_path, GAME)
    assert stepping(file, "", "n", "p", "5", "q", "n") == ["1", "2", "3", "2", "5"]


def test_stepping_stops_at_both_ends(tmp_path: Path) -> None:
    file = finished_record(tmp_path, GAME)
    assert stepping(file, "p", "0", "2") == ["1", "2"]
    assert len(stepping(file, "99999", "n", "n")) == 2


def test_an_unknown_key_changes_nothing(tmp_path: Path) -> None:
    assert stepping(finished_record(tmp_path, GAME), "xyzzy", "-3", "²") == ["1"]


@every_game
def test_an_unfinished_game_is_shown_as_an_onlooker_sees_it(tmp_path: Path, name: str) -> None:
    file = tmp_path / "a.txt"
    run("play", name, *bots(name), "--seed", 1, "--record", file, typed="1\n1\n")
    replayed = run("replay", file)
    assert replayed.status == 0, replayed.err
    assert "onlooker" in replayed.out


def test_a_name_cannot_give_the_terminal_orders(tmp_path: Path) -> None:
    file = finished_record(tmp_path, GAME)
    text = re.sub(r"^name 1 .*$", "name 1 \x1b[2Jrogue", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")
    replayed = run("replay", file)
    assert "rogue" in replayed.out
    assert "\x1b" not in replayed.out
