"""Whether the moments at which bots act tell how long they thought: `./dev bench bot_times`.

Tables of Tussie Mussie experts play at a real server; somebody looks on over a socket and notes the delay of each action after
the one before. From the records every thought is repeated and timed. Spearman's correlation of the two, with the chance p of one as
large where there is none: first for a server that lets bots act when they are done, then for one as it comes.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from math import erfc, sqrt
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # run as a file, it finds tests/server

from gueridon.core import match as matches
from gueridon.core.game import CHANCE, ONLOOKER
from gueridon.core.record import Record, parse_record
from gueridon.server.session.shown import encode
from gueridon.server.settings import Settings
from gueridon.server.thinking.bot_worker import Task, think
from tests.server.client import Person
from tests.server.running import Running

GAME, SEATS, LEVEL = "tussie_mussie", 2, "expert"
TABLES = 8
"""At once: as many as one socket follows."""
GOAL = 0.01
USUAL = Settings()


class Decision(NamedTuple):
    delay: float
    thought: float


# --- the server, seen from outside ------------------------------------------------------------------------------------


def decisions(server: Running, wanted: int) -> list[Decision]:
    anna, found = Person(server.address), list[Decision]()
    while len(found) < wanted:
        tables = [anna.lay(GAME, SEATS, bots=dict.fromkeys("01", LEVEL), spectators=True) for _ in range(TABLES)]
        for table, times in watched(anna, tables).items():
            found += compared(anna.http.get(f"/api/tables/{table}/record").text, times)
        for table in tables:
            anna.ask("close", table)
    anna.close()
    return found[:wanted]


def watched(anna: Person, tables: list[str]) -> dict[str, list[float]]:
    """When something happened at each table, from the first deal to the result."""
    times: dict[str, list[float]] = {table: [] for table in tables}
    going = set(tables)
    for table in tables:
        anna.open(table)
    for table in tables:
        anna.send("start", table)
    while going:
        message = anna.receive()
        at = time.perf_counter()
        if message["is"] == "update" and message.get("position"):
            times[message["table"]].append(at)
            if message["position"]["result"] is not None:
                going.discard(message["table"])
    return times


# --- the same from the record -----------------------------------------------------------------------------------------


def compared(text: str, times: list[float]) -> list[Decision]:
    """The decisions of a game that an onlooker can time: those that show, after one that showed."""
    record = parse_record(text)
    acted = [number for number, step in enumerate(record.steps) if step.seat != CHANCE]
    shows = list(_shows(text, acted))
    assert 1 + sum(shows) == len(times), "an update for the start, and one for every action that shows"
    at, found = iter(times), []
    before: float | None = next(at)
    for number, is_shown in zip(acted, shows, strict=True):
        now = next(at) if is_shown else None
        if now is not None and before is not None:
            found.append(Decision(now - before, repeated(record, number)))
        before = now
    return found


def _shows(text: str, acted: list[int]) -> Iterator[bool]:
    """Whether an onlooker sees something change by each action and the deals after it."""
    seen = []
    for match in matches.steps(text):
        view = match.view_of(ONLOOKER)
        seen.append(encode([view.acting, view.data()]))
    ends = [*acted[1:], len(seen) - 1]
    for number, end in zip(acted, ends, strict=True):
        yield seen[number] != seen[end]


def repeated(record: Record, number: int) -> float:
    """How long the thought about this step takes."""
    assert record.key is not None
    before = Record(**{**vars(record), "steps": record.steps[:number], "key": None}).text()
    task = Task(
        LEVEL, before, record.key, record.steps[number].seat, effort=USUAL.bot_seconds, seconds=USUAL.bot_seconds
    )
    start = time.perf_counter()
    think(task)
    return time.perf_counter() - start


# --- figures ----------------------------------------------------------------------------------------------------------


def ranks(values: list[float]) -> list[float]:
    """From the smallest; equal ones share the mean of theirs."""
    order = sorted(values)
    first = {value: place for place, value in reversed(list(enumerate(order)))}
    last = {value: place for place, value in enumerate(order)}
    return [(first[value] + last[value]) / 2 for value in values]


def spearman(one: list[float], two: list[float]) -> tuple[float, float]:
    """The correlation of ranks, and the chance of one as large by chance alone (by the normal distribution: there are hundreds)."""
    a, b = ranks(one), ranks(two)
    middle = (len(a) - 1) / 2
    product = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    rho = product / sqrt(sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b))
    deviations = rho * sqrt((len(a) - 2) / max(1e-12, 1 - rho * rho))
    return rho, erfc(abs(deviations) / sqrt(2))


def measure(name: str, wanted: int, **settings: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"{folder}/times.db", silence="3600", **settings)  # type: ignore[arg-type]  # none of them is a number
        try:
            found = decisions(server, wanted)
        finally:
            server.stop()
    rho, p = spearman([one.delay for one in found], [one.thought for one in found])
    delays, thoughts = (sorted(1000 * one[place] for one in found) for place in (0, 1))
    print(
        f"{name:20} {len(found)} decisions  thoughts {thoughts[len(found) // 2]:.1f} ms in the middle, at most {thoughts[-1]:.0f}"
        f"  delays {delays[len(found) // 20]:.1f} to {delays[-len(found) // 20]:.1f} ms (90 %)  Spearman {rho:+.3f}  p {p:.3g}",
        flush=True,
    )
    return p


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=400)
    wanted = parser.parse_args().decisions
    measure("when it is done", wanted, bot_pause="0", bot_seconds="0")
    p = measure("at the end of a slot", wanted, bot_pause=str(USUAL.bot_pause), bot_seconds=str(USUAL.bot_seconds))
    print(f"{'yes' if p > GOAL else 'NO ':4} p above {GOAL}")


if __name__ == "__main__":
    main()
