"""How much the table server carries, beside boardgame.io's server, with the same client: `./dev bench server`.

The server has one core, the load the other. Ours writes every action to the disk before it tells anybody; the peer keeps
its games in memory. A table has four people; an action counts as delivered when all four have heard of it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import secrets
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from gueridon.core import registry
from gueridon.server.facts import Entry, Seated, Started
from gueridon.server.laying import first_facts, hashed, table_changes
from gueridon.server.messages import NewTable
from gueridon.server.store.address import read_address
from gueridon.server.store.changes import Change
from gueridon.server.store.migrate import migrate
from gueridon.server.store.store import Person, open_store

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / "build" / "peer"
SEATS = 4
SERVER_CORE, LOAD_CORE = 0, 1
UNLIMITED = {
    "GUERIDON_MESSAGE_RATE": "0",
    "GUERIDON_CONNECTIONS": "100000",
    "GUERIDON_CONNECTIONS_PER_ADDRESS": "100000",
    "GUERIDON_SILENCE": "3600",
    "GUERIDON_IDLE": "3600",
}


# --- a client that costs little ---------------------------------------------------------------------------------------


class Line(asyncio.Protocol):
    """A WebSocket client for text frames: the least there can be, so that the load is not what is measured."""

    def __init__(self, path: str, headers: str, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
        ).encode()
        self._buffer = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self._is_open:
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = buffer
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._is_open, buffer = True, rest
            self.opened.set_result(None)
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                break
            kind = buffer[0] & 15
            if kind == 9:
                self._transport.write(b"\x8a\x80\0\0\0\0")
            elif kind == 1:
                self._hear(buffer[start : start + length])
            buffer = buffer[start + length :]
        return buffer

    def send(self, text: str) -> None:
        body = text.encode()
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self._transport.write(b"\x81" + size + b"\0\0\0\0" + body)  # a mask of zeros changes nothing

    def close(self) -> None:
        self._transport.close()


class Board:
    """Four people at one table: who may act, and when the last of them has heard of an action."""

    def __init__(self, number: int, on_delivery: Callable[[float], None]) -> None:
        self.number = number
        self.on_delivery = on_delivery
        self.lines: list[Line] = []
        self.sent_at = 0.0
        self.heard = 0
        self.ready = asyncio.Event()
        self.delivered = asyncio.Event()
        self.delivered.set()
        self.synced = 0

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            path, headers = self.way_in(seat)
            factory = partial(self.line, path, headers, seat)
            _, line = await loop.create_connection(factory, "127.0.0.1", port)
            await line.opened
            self.greet(seat)
        await asyncio.wait_for(self.ready.wait(), 60)

    def line(self, path: str, headers: str, seat: int) -> Line:
        self.lines.append(Line(path, headers, lambda frame: self.hear(seat, frame)))
        return self.lines[-1]

    def one_heard(self) -> None:
        self.heard += 1
        if self.heard == SEATS:
            self.on_delivery(time.perf_counter() - self.sent_at)
            self.delivered.set()
            self.after_delivery()

    def after_delivery(self) -> None:
        """Flat out, the next action follows at once."""

    def act(self, scheduled: float | None = None) -> bool:
        """False when the game is over."""
        self.sent_at, self.heard = scheduled or time.perf_counter(), 0
        self.delivered.clear()
        return self.send_action()

    def way_in(self, seat: int) -> tuple[str, str]:
        raise NotImplementedError

    def greet(self, seat: int) -> None:
        raise NotImplementedError

    def hear(self, seat: int, frame: bytes) -> None:
        raise NotImplementedError

    def send_action(self) -> bool:
        raise NotImplementedError


class OurBoard(Board):
    """At our server, over the documented protocol."""

    def __init__(self, number: int, on_delivery: Callable[[float], None], table: str, cookies: list[str]) -> None:
        super().__init__(number, on_delivery)
        self._table, self._cookies = table, cookies
        self._actor, self._legal = -1, b""
        self._requests = 0

    def way_in(self, seat: int) -> tuple[str, str]:
        return "/ws", f"Cookie: gueridon={self._cookies[seat]}\r\n"

    def greet(self, seat: int) -> None:
        self.lines[seat].send(json.dumps({"do": "open", "id": "o", "table": self._table}))

    def hear(self, seat: int, frame: bytes) -> None:
        is_sync = frame.startswith(b'{"is":"sync"')
        if not is_sync and not frame.startswith(b'{"is":"update"'):
            return
        place = frame.find(b'"legal":[{"action":"')
        if place >= 0:
            self._actor = seat
            self._legal = frame[place + 20 : frame.index(b'"', place + 20)]
        if is_sync:
            self.synced += 1
            if self.synced == SEATS:
                self.ready.set()
        else:
            self.one_heard()

    def send_action(self) -> bool:
        if self._actor < 0:
            return False
        self._requests += 1
        actor, self._actor = self._actor, -1
        self.lines[actor].send(
            f'{{"do":"play","id":"{self.number}-{self._requests}","table":"{self._table}","action":"{self._legal.decode()}"}}'
        )
        return True


class PeerBoard(Board):
    """At boardgame.io's server, over socket.io as its own client speaks it."""

    def __init__(self, number: int, on_delivery: Callable[[float], None]) -> None:
        super().__init__(number, on_delivery)
        self._match = f"bench{number}-{secrets.token_hex(3)}"
        self._state = 0
        self._turn = 0

    def way_in(self, seat: int) -> tuple[str, str]:
        return "/socket.io/?EIO=4&transport=websocket", "Origin: http://localhost\r\n"

    def greet(self, seat: int) -> None:
        """The server speaks first."""

    def hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith(b"0"):
            self.lines[seat].send("40/counting,")
        elif frame == b"2":
            self.lines[seat].send("3")
        elif frame.startswith(b"40/"):
            self.lines[seat].send(f'42/counting,["sync","{self._match}","{seat}",null,{SEATS}]')
        elif b'["sync"' in frame[:24]:
            self.synced += 1
            if self.synced == SEATS:
                self.ready.set()
        elif b'["update"' in frame[:26] or b'["patch"' in frame[:26]:
            found = re.search(rb'"_stateID":(\d+)', frame)
            if found:
                self._state = int(found[1])
            self.one_heard()

    def send_action(self) -> bool:
        seat = self._turn % SEATS
        self._turn += 1
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "add", "args": [], "playerID": str(seat), "credentials": None},
        }
        body = json.dumps(["update", action, self._state, self._match, str(seat)])
        self.lines[seat].send(f"42/counting,{body}")
        return True


# --- servers ----------------------------------------------------------------------------------------------------------


class Process(NamedTuple):
    """A server on its core."""

    popen: subprocess.Popen[str]
    port: int
    started_in: float

    def memory(self) -> int:
        """Bytes of memory that are this server's own."""
        text = Path(f"/proc/{self.popen.pid}/smaps_rollup").read_text()
        return 1024 * sum(int(n) for n in re.findall(r"^Private_\w+:\s+(\d+) kB", text, re.MULTILINE))

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        self.popen.wait(30)


def start(command: list[str], is_ready: Callable[[str], bool], port: int, **extra: str) -> Process:
    begin = time.perf_counter()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | extra
    popen = subprocess.Popen(
        ["taskset", "-c", str(SERVER_CORE), *command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=PEER if PEER.exists() else ROOT,
    )
    assert popen.stdout is not None
    for line in popen.stdout:
        if is_ready(line):
            return Process(popen, port, time.perf_counter() - begin)
    raise SystemExit("the server did not start")


def start_ours(db: str, port: int) -> Process:
    command = [sys.executable, "-m", "gueridon.cli", "serve", "--db", db, "--host", "127.0.0.1", "--port", str(port)]
    return start(command, lambda line: '"started"' in line, port, **UNLIMITED)


def start_peer(port: int) -> Process:
    PEER.mkdir(parents=True, exist_ok=True)
    if not (PEER / "node_modules" / "boardgame.io").exists():
        (PEER / "package.json").write_text("{}")
        subprocess.run(["npm", "install", "--silent", "boardgame.io"], cwd=PEER, check=True)
    shutil.copy(ROOT / "bench" / "server_peer.js", PEER)
    return start(["node", "server_peer.js", str(port)], lambda line: "ready" in line, port, NODE_ENV="production")


# --- tables that are there already ------------------------------------------------------------------------------------


class Stored(NamedTuple):
    table: str
    cookies: list[str]


async def store_tables(db: str, count: int, game: str) -> list[Stored]:
    """Tables with four people each, their games begun, written as the server writes them."""
    address = read_address(db)
    await migrate(address)
    store = await open_store(address, "bench", lambda note: None, lambda: None)
    stored = []
    for number in range(count):
        cookies = [secrets.token_urlsafe(32) for _ in range(SEATS)]
        people = [Person(f"{number}.{seat}.{secrets.token_hex(4)}", f"P{seat}", "en", None) for seat in range(SEATS)]
        changes = [
            Change(
                "new identity",
                {"id": p.id, "cookie_hash": hashed(c), "name": p.name, "language": "en", "webhook": None, "made": 0.0},
            )
            for p, c in zip(people, cookies, strict=True)
        ]
        facts = first_facts(NewTable(game, SEATS), people[0])
        facts += [Seated(seat, people[seat].id, people[seat].name) for seat in range(1, SEATS)]
        facts.append(Started({seat: f"P{seat}" for seat in range(SEATS)}))
        table = secrets.token_hex(8)
        changes += table_changes(table, Entry(time.time(), facts, people[0].id))
        await store.write(*changes)
        stored.append(Stored(table, cookies))
    await store.close()
    return stored


# --- measuring --------------------------------------------------------------------------------------------------------


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def paced(boards: list[Board], server: Process, seconds: float) -> dict[str, float]:
    """Each table acts once every two seconds, whatever happens; delays count from when it should have acted."""
    times: list[float] = []
    for board in boards:
        board.on_delivery = times.append
    begin, cpu, own = time.perf_counter() + 0.5, server.cpu(), time.process_time()
    rng = random.Random(1)

    async def keep_pace(board: Board) -> None:
        due = begin + rng.random() * 2
        while due < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await asyncio.wait_for(board.delivered.wait(), 60)  # a late one delays the next, and that counts as well
            if not board.act(due):
                return
            due += 2

    await asyncio.gather(*(keep_pace(board) for board in boards))
    await asyncio.wait_for(asyncio.gather(*(board.delivered.wait() for board in boards)), 60)
    elapsed = time.perf_counter() - begin
    expected = len(boards) * seconds / 2
    return {
        "delivered": len(times),
        "expected": expected,
        "p50_ms": 1000 * statistics.median(times),
        "p99_ms": 1000 * percentile(times, 0.99),
        "server_core": (server.cpu() - cpu) / elapsed,
        "server_us_per_action": 1e6 * (server.cpu() - cpu) / max(1, len(times)),
        "load_core": (time.process_time() - own) / elapsed,
    }


async def flat_out(boards: list[Board], server: Process, seconds: float) -> dict[str, float]:
    """Each table acts as soon as all four have heard of the last action."""
    delivered = 0
    is_running = True

    def count(_: float) -> None:
        nonlocal delivered
        delivered += 1

    for board in boards:
        board.on_delivery = count
        board.after_delivery = lambda b=board: b.act() if is_running else None  # type: ignore[method-assign, misc]
        board.act()
    cpu, own, begin = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    is_running = False
    elapsed = time.perf_counter() - begin
    result = {
        "actions_per_second": delivered / elapsed,
        "server_us_per_action": 1e6 * (server.cpu() - cpu) / max(1, delivered),
        "server_core": (server.cpu() - cpu) / elapsed,
        "load_core": (time.process_time() - own) / elapsed,
    }
    await asyncio.sleep(0.5)
    return result


async def connect_all(boards: list[Board], port: int) -> None:
    for start_at in range(0, len(boards), 20):
        await asyncio.gather(*(board.connect(port) for board in boards[start_at : start_at + 20]))


def close_all(boards: list[Board]) -> None:
    for board in boards:
        for line in board.lines:
            line.close()


def show(what: str, **figures: float) -> None:
    told = "  ".join(f"{name} {value:,.2f}" for name, value in figures.items())
    print(f"{what:34} {told}", flush=True)


async def measure_ours(db: str, game: str, sizes: list[int], *, flat: int, seconds: float, port: int) -> float:
    stored = await store_tables(db, max(*sizes, flat), game)
    server = start_ours(db, port)
    try:
        boards: list[Board] = []
        for size in sizes:
            before = server.memory()
            new: list[Board] = [
                OurBoard(n, lambda _: None, stored[n].table, stored[n].cookies) for n in range(len(boards), size)
            ]
            await connect_all(new, port)
            boards += new
            kilobytes = (server.memory() - before) / len(new) / 1000
            show(f"ours, {size} tables", **await paced(boards, server, seconds), kB_per_live_table=kilobytes)
        result = await flat_out(boards[:flat], server, seconds)
        show(f"ours, {flat} tables flat out", **result)
        close_all(boards)
        return result["actions_per_second"]
    finally:
        server.stop()


async def measure_peer(sizes: list[int], flat: int, seconds: float, port: int) -> float:
    server = start_peer(port)
    try:
        boards: list[Board] = []
        for size in sizes:
            new: list[Board] = [PeerBoard(n, lambda _: None) for n in range(len(boards), size)]
            await connect_all(new, port)
            boards += new
            show(f"boardgame.io, {size} tables", **await paced(boards, server, seconds))
        result = await flat_out(boards[:flat], server, seconds)
        show(f"boardgame.io, {flat} tables flat out", **result)
        close_all(boards)
        return result["actions_per_second"]
    finally:
        server.stop()


async def measure_start(db: str, game: str, port: int) -> None:
    """Start-up with many stored tables, and what one of them costs that nobody follows."""
    await store_tables(db, 10_000, game)
    server = start_ours(db, port)
    show("start-up, 10 000 stored tables", seconds=server.started_in, kB_per_idle_table=server.memory() / 10_000 / 1000)
    server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", help="a PostgreSQL address instead of a new SQLite file")
    parser.add_argument("--sizes", default="250,500,1000,2000")
    parser.add_argument("--flat", type=int, default=200, help="tables that act flat out")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--peer-sizes", default="250")
    parser.add_argument("--only", choices=["ours", "peer", "start"])
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    game = next(name for name in registry.names() if registry.game(name).is_open)
    sizes, peer_sizes = ([int(n) for n in text.split(",")] for text in (chosen.sizes, chosen.peer_sizes))
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        rates = {}
        if chosen.only in (None, "ours"):
            db = chosen.db or f"{folder}/bench.db"
            rates["ours"] = asyncio.run(
                measure_ours(db, game, sizes, flat=chosen.flat, seconds=chosen.seconds, port=18_441)
            )
        if chosen.only in (None, "peer"):
            rates["peer"] = asyncio.run(measure_peer(peer_sizes, chosen.flat, chosen.seconds, 18_442))
        if chosen.only in (None, "start"):
            asyncio.run(measure_start(f"{folder}/stored.db", game, 18_443))
        if len(rates) == 2:
            show("flat out, ours ÷ boardgame.io", ratio=rates["ours"] / rates["peer"])


if __name__ == "__main__":
    main()
