"""How long somebody waits while somebody else asks again and again for what is dear: `./dev bench bystander`.

The bystanders are at tables of their own, four people at each, where one of them acts every two seconds. Calm and disturbed take
turns, and of all turns the median counts. The server has one core, all clients the other.
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
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # run as a file, it finds its parts and tests/browser

from bench.load.boards import SEATS, Board, OurBoard
from bench.load.client import Line
from bench.load.dear import Asked
from bench.load.measures import Result, close_all, connect_all, paced
from bench.load.servers import LOAD_CORE, ROOT, Process, start_ours
from bench.load.stored import Party, store_parties
from gueridon.core import registry
from gueridon.core.words import LANGUAGES
from gueridon.server.built_app import BUNDLE
from gueridon.server.table.table import KEPT_CHAT
from tests.browser.staging import Scene, Staged, stage

GAMES = [name for name in registry.names() if SEATS in registry.game(name).players]
ASKERS = 200
TABLES = 250
PORT = 18_446
GOAL = 2.0


class Plan(NamedTuple):
    """What is measured, how often, and how long each time."""

    wanted: list[str]
    turns: int
    seconds: float


class Stage(NamedTuple):
    """What is there: games that have begun, and games that are over."""

    parties: list[Party]
    over: list[Staged]
    bystanders: list[Party]

    @property
    def people(self) -> list[str]:
        return [cookie for party in self.parties for cookie in party.cookies]


# --- what is dear -----------------------------------------------------------------------------------------------------


def drawings(there: Stage) -> list[Asked]:
    """Every one another: of each seat of each table in each language."""
    return [
        Asked(f"/api/tables/{party.tables[0]}/drawing/{language}", cookie)
        for language in LANGUAGES
        for party in there.parties
        for cookie in party.cookies
    ]


def replays(there: Stage) -> list[Asked]:
    """Of whole games, as everybody saw them; each asked for by many people, for one alone may ask but twice a second."""
    paths = [f"/api/tables/{staged.table}/replay?seat={seat}" for staged in there.over for seat in ("all", "none", "0")]
    return [Asked(paths[number % len(paths)], cookie) for number, cookie in enumerate(there.people)]


def scripts(there: Stage) -> list[Asked]:
    return [Asked(f"/assets/{path.name}", "") for path in (BUNDLE / "assets").glob("*.js")]


def long_chats(there: Stage) -> list[Asked]:
    party = there.parties[0]
    return [Asked("/ws", party.cookies[1], party.tables[0])]


def documents(there: Stage) -> list[Asked]:
    games = registry.names()
    texts = [f"/api/rules/{game}/{language}" for language in LANGUAGES for game in games]
    return [Asked(path, "") for path in ("/api/openapi.json", "/api/games", *texts)]


DEAR: dict[str, Callable[[Stage], list[Asked]]] = {
    "drawings": drawings,
    "replays": replays,
    "scripts": scripts,
    "long chats": long_chats,
    "documents": documents,
}


# --- measuring --------------------------------------------------------------------------------------------------------


async def disturbed(boards: list[Board], server: Process, requests: Path, seconds: float) -> tuple[Result, str]:
    command = [sys.executable, "-m", "bench.load.dear", str(server.port), str(seconds + 1), str(requests)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as asker:
        assert asker.stdout is not None
        asker.stdout.readline()
        found = await paced(boards, server, seconds)
        told = asker.stdout.read().strip()
    if asker.returncode:
        raise SystemExit("whoever was to ask could not; the message stands above")
    return found, told


async def measure(what: str, boards: list[Board], server: Process, requests: Path, plan: Plan) -> tuple[str, float]:
    calm, harmed, rate = [], [], ""
    for _ in range(plan.turns):
        calm.append((await paced(boards, server, plan.seconds))["p99_ms"])
        found, rate = await disturbed(boards, server, requests, plan.seconds)
        harmed.append(found["p99_ms"])
    before, after = statistics.median(calm), statistics.median(harmed)
    print(f"{what:12} {rate:>14}  p99 calm {before:.2f} ms, disturbed {after:.2f} ms: {after / before:.2f}", flush=True)
    return what, after / before


async def fill_chat(port: int, party: Party) -> None:
    """All the chat that a table keeps, each line as long as it may be."""
    answers: asyncio.Queue[bytes] = asyncio.Queue()

    def hear(frame: bytes) -> None:
        if frame.startswith((b'{"is":"done"', b'{"is":"error"')):
            answers.put_nowait(frame)

    headers = f"Cookie: gueridon={party.cookies[0]}\r\n"
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line("/ws", headers, hear), "127.0.0.1", port)
    await line.opened
    said = 0
    while said < KEPT_CHAT:
        line.send(json.dumps({"do": "chat", "id": f"line-{said}", "table": party.tables[0], "text": "é" * 500}))
        answer = json.loads(await answers.get())
        said += answer["is"] == "done"
        await asyncio.sleep(answer.get("retry_after", 0))  # nobody may say so much at once
    line.close()


async def measure_all(there: Stage, folder: Path, server: Process, plan: Plan) -> list[tuple[str, float]]:
    await fill_chat(server.port, there.parties[0])
    boards: list[Board] = [OurBoard(party.tables, party.cookies, n) for n, party in enumerate(there.bystanders)]
    await connect_all(boards, server.port)
    found = []
    for what in plan.wanted:
        requests = folder / "requests.json"
        requests.write_text(json.dumps(DEAR[what](there)))
        found.append(await measure(what, boards, server, requests, plan))
    close_all(boards)
    return found


async def prepare(db: str, over: list[Staged]) -> Stage:
    return Stage(await store_parties(db, ASKERS, GAMES), over, await store_parties(db, TABLES, GAMES, 3))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help=f"some of {', '.join(DEAR)}, by commas")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each turn lasts, calm and disturbed")
    chosen = parser.parse_args()
    plan = Plan(chosen.only.split(",") if chosen.only else list(DEAR), chosen.turns, chosen.seconds)
    os.sched_setaffinity(0, {LOAD_CORE})
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        db = f"{folder}/bystander.db"
        over = stage(db, [Scene(game, seats, 1) for game in registry.names() for seats in registry.game(game).players])
        there = asyncio.run(prepare(db, over))
        server = start_ours(db, PORT)
        try:
            found = asyncio.run(measure_all(there, Path(folder), server, plan))
        finally:
            server.stop()
    for what, ratio in found:
        print(
            f"{'yes' if ratio <= GOAL else 'NO ':4} beside {what}: p99 {ratio:.2f} times that of calm, at most {GOAL:.0f}"
        )


if __name__ == "__main__":
    main()
