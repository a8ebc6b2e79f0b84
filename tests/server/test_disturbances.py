"""Whatever some clients do, or fail to do, the people at other tables play on."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gueridon.core import registry
from tests.server.client import Person
from tests.server.running import ROOT, Running, running

ROUNDS, ACTIONS, ATTEMPTS = 3, 50, 6
GAME = next(name for name in registry.names() if 3 in registry.game(name).players)
SLACK = 0.005
"""Seconds that a machine with other things to do may take at any moment; a client that delays others does so for longer."""


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
        process.wait(30)


def waits(person: Person, table: str) -> list[float]:
    """How long it takes until an action of somebody elsewhere is done, on disk."""
    found = []
    for _ in range(ACTIONS):
        start = time.perf_counter()
        assert person.ask("chat", table, text="hello")["is"] == "done"
        found.append(time.perf_counter() - start)
    return found


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * len(times))]


def test_lines_that_never_say_who_they_are_delay_nobody(tmp_path: Path) -> None:
    """Calm is when the same is done to another server on this machine, so that both times it has as much to do."""
    with running(tmp_path / "one.db") as server, running(tmp_path / "other.db") as elsewhere:
        anna, carl = Person(server.address), Person(elsewhere.address)
        quiet, other = anna.lay(GAME, 3), carl.lay(GAME, 3)
        anna.open(quiet)
        ratios: list[float] = []
        while len(ratios) < ATTEMPTS and min(ratios, default=3.0) > 2:  # real harm is done every time, noise is not
            calm: list[float] = []
            disturbed: list[float] = []
            for _ in range(ROUNDS):
                with nuisance("half_open", elsewhere, carl, other):
                    calm += waits(anna, quiet)
                with nuisance("half_open", server, anna, quiet):
                    disturbed += waits(anna, quiet)
            ratios.append((p99(disturbed) - SLACK) / p99(calm))
        assert min(ratios) <= 2, ratios
    assert server.failures == []


def test_a_storm_of_reconnections_stops_nobody_and_leaves_nothing_behind(database: str) -> None:
    with running(database) as server:
        anna, bert = Person(server.address), Person(server.address)
        quiet, noisy = anna.lay(GAME, 3), bert.lay(GAME, 3)
        anna.open(quiet)
        with nuisance("reconnecting", server, bert, noisy) as rate:
            assert len(waits(anna, quiet)) == ACTIONS
        assert rate[0] > 0
        watcher = Person(server.address)
        while "gueridon_connections 1.0\n" not in watcher.http.get("/metrics").text:
            time.sleep(0.02)  # until the last of them is gone; only Anna stays
        bert.open(noisy)  # nor is their own table harmed
    assert server.failures == []
