"""How long a stranger's bots take for a round while somebody else keeps the bots busy: `./dev bench fairness`.

A stranger looks at a table of four experts at a real server, first in calm, then beside sixty tables of experts that one person has
laid and left, beside as many that they keep open, and beside a hundred hints at once. A round is four decisions. The last column is the
ratio to calm.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # run as a file, it finds tests/server

import httpx

from gueridon.core import registry
from gueridon.server.settings import Settings
from tests.server.client import Person
from tests.server.running import Running

SEATS = 4  # at each table, all of them experts
GAME = next(name for name in registry.names() if SEATS in registry.game(name).players)
TABLES, HINTS = 60, 100
PER_SOCKET = 8
BOTS = {str(seat): "expert" for seat in range(SEATS)}


def rounds(stranger: Person, seconds: float) -> list[float]:
    """How long each round took at a table that is laid now."""
    table = stranger.lay(GAME, SEATS, bots=BOTS)
    stranger.open(table)
    stranger.send("start", table)
    times, end = list[float](), time.perf_counter() + seconds
    while time.perf_counter() < end:
        message = stranger.receive()
        if message["is"] == "update" and message.get("position"):
            times.append(time.perf_counter())
            if message["position"]["result"] is not None:
                break
    stranger.ask("close", table)
    return [times[number] - times[number - SEATS] for number in range(SEATS, len(times))]


@contextmanager
def left(server: Running) -> Iterator[None]:
    rival = Person(server.address)
    for _ in range(TABLES):
        table = rival.lay(GAME, SEATS, bots=BOTS)
        rival.open(table)
        rival.do(table, "start")
        rival.ask("close", table)
    rival.close()
    yield


@contextmanager
def kept_open(server: Running) -> Iterator[None]:
    rival = Person(server.address)
    tabs = [Person(server.address) for _ in range(0, TABLES, PER_SOCKET)]
    for number in range(TABLES):
        table = rival.lay(GAME, SEATS, bots=BOTS, is_public=True)
        tabs[number // PER_SOCKET].open(table)
        rival.do(table, "start")
    is_over = threading.Event()
    threads = [threading.Thread(target=look_on, args=(tab, is_over)) for tab in tabs]
    with under_way(threads, is_over):
        yield
    for one in (rival, *tabs):
        one.close()


def look_on(tab: Person, is_over: threading.Event) -> None:
    assert tab.socket is not None
    while not is_over.is_set():
        with suppress(TimeoutError):
            tab.socket.recv(timeout=0.5)


@contextmanager
def under_way(threads: list[threading.Thread], is_over: threading.Event) -> Iterator[None]:
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        is_over.set()
        for thread in threads:
            thread.join()


@contextmanager
def hinted(server: Running) -> Iterator[None]:
    """A hundred questions of one person at once, again and again."""
    rival, tables = Person(server.address), list[str]()
    for _ in range(20):
        tables.append(rival.lay(GAME, SEATS, bots=dict.fromkeys(list(BOTS)[1:], "newcomer")))
        rival.do(tables[-1], "start")
    is_over = threading.Event()

    def ask(table: str) -> None:
        with httpx.Client(base_url=server.address, cookies=dict(rival.http.cookies), timeout=60) as door:
            while not is_over.is_set():
                door.get(f"/api/tables/{table}/hint")
                is_over.wait(0.5)

    threads = [threading.Thread(target=ask, args=(tables[number % len(tables)],)) for number in range(HINTS)]
    with under_way(threads, is_over):
        yield
    rival.close()


@contextmanager
def calm(_server: Running) -> Iterator[None]:
    yield


def measure(beside: Callable[[Running], AbstractContextManager[None]], seconds: float) -> tuple[float, float, int]:
    """Middle and longest round, and how many failures of its own the server owned up to."""
    usual = Settings()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(
            f"{folder}/fair.db", silence="3600", bot_pause=str(usual.bot_pause), bot_seconds=str(usual.bot_seconds)
        )
        try:
            stranger = Person(server.address)
            with beside(server):
                found = rounds(stranger, seconds)
            stranger.close()
        finally:
            server.stop()
    return statistics.median(found), max(found), len(server.failures)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    chosen = parser.parse_args()
    before = 0.0
    for name, beside in (
        ("calm", calm),
        ("60 tables left", left),
        ("60 tables open", kept_open),
        ("100 hints", hinted),
    ):
        middle, longest, failures = measure(beside, chosen.seconds)
        before = before or middle
        print(
            f"{name:16} a round {middle:5.2f} s, at most {longest:5.2f}  failures {failures}  ratio {middle / before:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
