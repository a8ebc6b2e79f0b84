"""Whatever some clients do, or fail to do, the people at other tables play on."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from gueridon.core import registry
from tests.patience import WAIT
from tests.server.client import Person
from tests.server.running import ROOT, Running, running

ACTIONS = 50
GAME = next(name for name in registry.names() if 3 in registry.game(name).players)


@contextmanager
def nuisance(kind: str, server: Running, person: Person, table: str) -> Iterator[list[int]]:
    """Bad clients, from when they are at it; how often a second they did what they do is known once they have ended."""
    cookie = person.http.cookies["gueridon"]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.nuisance", kind, str(server.port), cookie, table],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None and process.stdout is not None
    rate: list[int] = []
    try:
        assert process.stdout.readline() == "ready\n"
        yield rate
    finally:
        process.stdin.close()
        rate += [int(line) for line in process.stdout]
        process.stdout.close()
        process.wait(WAIT)


def speak(person: Person, table: str) -> int:
    """How many actions of somebody elsewhere were done, on disk."""
    return sum(person.ask("chat", table, text="hello")["is"] == "done" for _ in range(ACTIONS))


def test_lines_that_never_say_who_they_are_stop_nobody(database: str) -> None:
    """How long anybody waits meanwhile is measured by `./dev bench server --only harm`."""
    with running(database) as server:
        anna = Person(server.address)
        quiet = anna.lay(GAME, 3)
        anna.open(quiet)
        with nuisance("half_open", server, anna, quiet):
            assert speak(anna, quiet) == ACTIONS
        anna.close()
    assert server.failures == []


def test_a_storm_of_reconnections_stops_nobody_and_leaves_nothing_behind(database: str) -> None:
    with running(database) as server:
        anna, bert = Person(server.address), Person(server.address)
        quiet, noisy = anna.lay(GAME, 3), bert.lay(GAME, 3)
        anna.open(quiet)
        with nuisance("reconnecting", server, bert, noisy) as rate:
            assert speak(anna, quiet) == ACTIONS
        assert rate[0] > 0
        watcher = Person(server.address)
        while "gueridon_connections 1.0\n" not in watcher.http.get("/metrics").text:
            time.sleep(0.02)  # until the last of them is gone; only Anna stays
        bert.open(noisy)  # nor is their own table harmed
    assert server.failures == []
