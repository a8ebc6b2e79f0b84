"""How much the table server carries, beside boardgame.io's server, with the same client: `./dev bench server`.

The server has one core, the load the other. Ours writes every action to the disk before it tells anybody; the peer keeps
its games in memory and plays the smallest game there can be. A table has four people, each with a connection; an action
counts as delivered when all four have heard of it. Our tables play all games that take four, in equal parts and at random.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import NamedTuple, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # run as a file, it finds its parts and tests/server

from bench.load.boards import SEATS, Board, OurBoard, PeerBoard
from bench.load.measures import Result, close_all, connect_all, flat_out, paced
from bench.load.servers import LOAD_CORE, ROOT, Process, start_ours, start_peer
from bench.load.stored import Party, store_parties
from gueridon.core import registry
from tests.server.postgresql import Postgresql, programs

GAMES = [name for name in registry.names() if SEATS in registry.game(name).players]
_BEGUN = time.monotonic()


class Plan(NamedTuple):
    """What is measured, and for how long."""

    sizes: list[int]
    peer_sizes: list[int]
    postgresql_sizes: list[int]
    flat: int
    tables_each: int
    seconds: float
    stored: int
    calm: int
    turns: int


FULL = Plan([250, 500, 1000, 2000, 3000], [250, 500, 1000], [1000, 2000], 200, 40, 10, 10_000, 500, 3)
QUICK = Plan([25, 50], [50], [50], 50, 20, 3, 500, 50, 1)


def show(what: str, **figures: float) -> None:
    told = "  ".join(f"{name} {value:,.{1 if abs(value) >= 10 else 2}f}" for name, value in figures.items())
    print(f"{time.monotonic() - _BEGUN:5.0f} s  {what:36} {told}", flush=True)


def boards_of(parties: list[Party]) -> list[Board]:
    return [OurBoard(party.tables, party.cookies, number) for number, party in enumerate(parties)]


# --- what is measured -------------------------------------------------------------------------------------------------


async def grow(
    name: str,
    plan_sizes: list[int],
    make: Callable[[int, int], list[Board]],
    server: Process,
    plan: Plan,
    **how: bool,
) -> dict[int, Result]:
    """More and more live tables, each at one action in two seconds; of several turns, the one in the middle counts."""
    boards: list[Board] = []
    found: dict[int, Result] = {}
    empty = server.memory()
    for size in plan_sizes:
        new = make(len(boards), size)
        await connect_all(new, server.port)
        boards += new
        turns = [await paced(boards, server, plan.seconds, **how) for _ in range(plan.turns)]
        found[size] = sorted(turns, key=lambda turn: turn["p99_ms"])[len(turns) // 2]
        found[size]["kB/table"] = (server.memory() - empty) / size / 1000
        show(f"{name}, {size} tables", **found[size])
    close_all(boards)
    return found


async def measure_growth(db: str, name: str, sizes: list[int], plan: Plan) -> dict[int, Result]:
    # One table lasts for all of it unless its game is short; a few more are there for that.
    parties = await store_parties(db, max(sizes), GAMES, 3)
    server = start_ours(db, 18_441)
    try:
        return await grow(name, sizes, lambda a, b: boards_of(parties[a:b]), server, plan)
    finally:
        server.stop()


async def measure_flat_out(db: str, name: str, plan: Plan, games: list[str]) -> float:
    parties = await store_parties(db, plan.flat, games, plan.tables_each)
    server = start_ours(db, 18_442)
    try:
        boards = boards_of(parties)
        await connect_all(boards, server.port)
        result = await flat_out(boards, server, plan.seconds)
        show(f"{name}, {plan.flat} tables flat out", **result)
        close_all(boards)
        return result["actions/s"]
    finally:
        server.stop()


async def measure_peer(plan: Plan) -> float:
    server = start_peer(18_443)
    try:
        await grow(
            "boardgame.io",
            plan.peer_sizes,
            lambda a, b: [PeerBoard() for _ in range(a, b)],
            server,
            plan,
            is_ours=False,
        )
        boards: list[Board] = [PeerBoard() for _ in range(plan.flat)]
        await connect_all(boards, server.port)
        result = await flat_out(boards, server, plan.seconds)
        show(f"boardgame.io, {plan.flat} tables flat out", **result)
        close_all(boards)
        return result["actions/s"]
    finally:
        server.stop()


async def measure_start(db: str, plan: Plan) -> tuple[float, float]:
    """Start-up with many stored tables, and what one costs that is in memory though nobody follows it."""
    parties = await store_parties(db, plan.stored, GAMES)
    server = start_ours(db, 18_444)
    try:
        looked_at = parties[: plan.stored // 5]
        warm = len(looked_at) // 4
        _look_at(server, looked_at[:warm])
        before = server.memory()
        _look_at(server, looked_at[warm:])
        idle = (server.memory() - before) / (len(looked_at) - warm) / 1000
        show(f"start-up, {plan.stored} stored tables", seconds=server.started_in, kB_per_idle_table=idle)
        return server.started_in, idle
    finally:
        server.stop()


def _look_at(server: Process, parties: list[Party]) -> None:
    """Bring tables into memory; nobody follows them."""
    for party in parties:
        address = f"http://127.0.0.1:{server.port}/api/tables/{party.tables[0]}"
        request = urllib.request.Request(address, headers={"Cookie": f"gueridon={party.cookies[0]}"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            assert answer.status == 200


async def measure_disturbance(db: str, plan: Plan, folder: str) -> tuple[float, ...]:
    """The delay of tables that go on as usual, in turns without and with others who do all the harm they can."""
    parties = await store_parties(db, plan.calm + 40, GAMES, 3)
    victims = Path(folder) / "victims.json"
    victims.write_text(json.dumps([(party.tables[0], party.cookies[0]) for party in parties[plan.calm :]]))
    server = start_ours(db, 18_445)
    try:
        boards = boards_of(parties[: plan.calm])
        await connect_all(boards, server.port)
        calm, harmed = [], []
        for _ in range(plan.turns):
            calm.append(await paced(boards, server, plan.seconds))
            show(f"calm, {plan.calm} tables", **calm[-1])
            command = [
                sys.executable,
                "-m",
                "bench.load.hostile",
                str(server.port),
                str(plan.seconds + 2),
                str(victims),
            ]
            with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as harm:
                assert harm.stdout is not None
                harm.stdout.readline()
                harmed.append(await paced(boards, server, plan.seconds))
                told = harm.stdout.read().strip()
            show(f"harmed, {plan.calm} tables ({told})", **harmed[-1])
        close_all(boards)
        return tuple(statistics.median(each["p99_ms"] for each in results) for results in (calm, harmed))
    finally:
        server.stop()


# --- everything, and what it comes to ---------------------------------------------------------------------------------


T = TypeVar("T")
PARTS = ("growth", "flat", "games", "postgresql", "peer", "start", "harm")


def run(measure: Coroutine[object, object, T]) -> T:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.run(measure)
    return uvloop.run(measure)


def measure_all(plan: Plan, wanted: set[str], folder: str) -> None:
    goals: list[tuple[str, bool]] = []
    rates: dict[str, float] = {}
    if "growth" in wanted:
        goals += verdict_on_growth(run(measure_growth(f"{folder}/growth.db", "SQLite", plan.sizes, plan)))
    if "flat" in wanted:
        rates["ours"] = run(measure_flat_out(f"{folder}/flat.db", "SQLite", plan, GAMES))
    if "peer" in wanted:
        rates["peer"] = run(measure_peer(plan))
    if "games" in wanted:
        for game in GAMES:
            run(measure_flat_out(f"{folder}/{game}.db", game, plan, [game]))
    if "postgresql" in wanted:
        measure_postgresql(plan)
    if "start" in wanted:
        seconds, kilobytes = run(measure_start(f"{folder}/start.db", plan))
        goals += [("start-up in 2 s", seconds <= 2), ("idle table in 20 kB", kilobytes <= 20)]
    if "harm" in wanted:
        calm, harmed = run(measure_disturbance(f"{folder}/harm.db", plan, folder))
        goals.append(
            (f"p99 beside hostile clients {harmed / calm:.1f} times that of calm, at most 2", harmed <= 2 * calm)
        )
    if len(rates) == 2:
        ratio = rates["ours"] / rates["peer"]
        goals.append((f"flat out {ratio:.1f} times boardgame.io, at least 3", ratio >= 3))
    for goal, is_met in goals:
        print(f"{'yes' if is_met else 'NO ':4} {goal}")


def verdict_on_growth(found: dict[int, Result]) -> list[tuple[str, bool]]:
    held = [size for size, result in found.items() if result["p99_ms"] <= 50]
    smallest, largest = min(found), min(2000, max(found))
    growth = found[largest]["server_core"] / found[smallest]["server_core"]
    return [
        (f"{max(held, default=0)} tables hold p99 within 50 ms, at least 2000", max(held, default=0) >= 2000),
        (f"p99 in the server within 10 ms at {largest} tables", found[largest]["server_p99_ms"] <= 10),
        (f"{largest // smallest} times the tables take {growth:.1f} times the core", growth <= largest / smallest),
    ]


def measure_postgresql(plan: Plan) -> None:
    folder = programs()
    if folder is None:
        print("there is no PostgreSQL here: it is left out")
        return
    os.sched_setaffinity(0, {LOAD_CORE})
    database = Postgresql(folder)
    database.start()
    try:
        run(measure_growth(database.address, "PostgreSQL", plan.postgresql_sizes, plan))
        run(measure_flat_out(database.address, "PostgreSQL", plan, GAMES))
    finally:
        database.remove()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a minute and a half instead of ten: to see that it works")
    parser.add_argument("--only", help=f"some of {', '.join(PARTS)}, by commas")
    parser.add_argument("--seconds", type=float, help="how long each measurement lasts")
    parser.add_argument("--sizes", help="numbers of live tables, by commas")
    chosen = parser.parse_args()
    plan = QUICK if chosen.quick else FULL
    if chosen.seconds:
        plan = plan._replace(seconds=chosen.seconds)
    if chosen.sizes:
        plan = plan._replace(sizes=[int(size) for size in chosen.sizes.split(",")])
    os.sched_setaffinity(0, {LOAD_CORE})
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        measure_all(plan, set(chosen.only.split(",") if chosen.only else PARTS), folder)


if __name__ == "__main__":
    main()
