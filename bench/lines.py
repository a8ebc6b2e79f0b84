"""What a WebSocket costs the server, ours beside two libraries in its place, in one run: `./dev bench lines`.

Each serves the same application through the same door; how many of the cases of tests/server/conformance.py it passes, what
an echo costs it, and what an action of the full load of tables does. The turns of the three alternate, and the middle
of them counts. The decision that was made with it stands in docs/websocket.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # run as a file, it finds its parts and tests/server

from bench.load.client import Line
from bench.load.lined import NAMES
from bench.load.measures import close_all, connect_all, flat_out, paced
from bench.load.servers import LOAD_CORE, ROOT, Process, start_echo, start_ours
from bench.load.stored import Party, store_parties
from bench.server import GAMES, boards_of, run, show
from tests.server.conformance import Place, hellos, talks, why_not_answered, why_not_said

PORT = 18_451
ECHOES = 40
TEXT = '{"do":"play","id":"1234","table":"abcdefghijkl","action":"p8"}'
Figures = dict[str, list[float]]


def conforms(server: Process, cookie: str, *, tells: bool) -> tuple[int, int]:
    """How many cases it passes, of how many."""
    place = Place(server.port, cookie, 2.0)
    found = [(case.name, why_not_said(place, case)) for case in talks()]
    found += [(case.name, why_not_answered(place, case)) for case in hellos()]
    if tells:
        for name, why in found:
            if why is not None:
                print(f"         {name}: {why}")
    return sum(why is None for _, why in found), len(found)


async def measure_echo(name: str, seconds: float) -> float:
    """Microseconds of the server's core per echo, of some who each wait for theirs before they send the next."""
    server = start_echo(name, PORT)
    try:
        count = 0
        lines: list[Line] = []

        def heard(number: int) -> None:
            nonlocal count
            count += 1
            lines[number].send(TEXT)

        loop = asyncio.get_running_loop()
        for number in range(ECHOES):
            _, line = await loop.create_connection(
                lambda n=number: Line("/", "", lambda _: heard(n)),  # type: ignore[misc]
                "127.0.0.1",
                PORT,
            )
            await line.opened
            lines.append(line)
        for line in lines:
            line.send(TEXT)
        await asyncio.sleep(0.5)
        begun, cpu = count, server.cpu()
        await asyncio.sleep(seconds)
        cost = 1e6 * (server.cpu() - cpu) / (count - begun)
        for line in lines:
            line.close()
        return cost
    finally:
        server.stop()


async def measure_tables(name: str, db: str, parties: list[Party], seconds: float, figures: Figures) -> None:
    server = start_ours(db, PORT, line=name)
    try:
        boards = boards_of(parties)
        await connect_all(boards, PORT)
        result = await paced(boards, server, seconds)
        figures["paced"].append(result["us/action"])
        figures["p99"].append(result["p99_ms"])
        some = boards[: len(boards) // 4]
        figures["flat"].append((await flat_out(some, server, seconds))["us/action"])
        figures["kB"].append(server.memory() / 4 / len(parties) / 1000)
        close_all(boards)
    finally:
        server.stop()


async def measure_all(chosen: argparse.Namespace, folder: str) -> dict[str, Figures]:
    found: dict[str, Figures] = {
        name: {kind: [] for kind in ("cases", "echo", "paced", "p99", "flat", "kB")} for name in NAMES
    }
    for turn in range(chosen.turns):
        for name in NAMES if turn % 2 == 0 else NAMES[::-1]:
            db = f"{folder}/{name}{turn}.db"
            parties = await store_parties(db, chosen.tables, GAMES, 16)
            if turn == 0:
                server = start_ours(db, PORT, line=name)
                passed, cases = await asyncio.to_thread(conforms, server, parties[0].cookies[0], tells=chosen.tell)
                found[name]["cases"].append(passed)
                server.stop()
                show(f"{name}: conformance", passed=passed, of=cases)
            found[name]["echo"].append(await measure_echo(name, chosen.seconds))
            await measure_tables(name, db, parties, chosen.seconds, found[name])
            show(f"{name}, turn {turn + 1}", **{kind: values[-1] for kind, values in found[name].items()})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="live tables of four people each")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each measurement lasts")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--tell", action="store_true", help="name the cases that fail")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    begun = time.monotonic()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        found = run(measure_all(chosen, folder))
    middle = {
        name: {kind: statistics.median(values) for kind, values in kinds.items()} for name, kinds in found.items()
    }
    print(f"medians of {chosen.turns} turns, {time.monotonic() - begun:.0f} s; CPU of tables beside ours:")
    for name, figures in middle.items():
        more = {kind: 100 * (figures[kind] / middle["ours"][kind] - 1) for kind in ("paced", "flat")}
        show(name, **figures, **{f"{kind}+%": value for kind, value in more.items()})


if __name__ == "__main__":
    main()
