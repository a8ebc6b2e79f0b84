"""Four people at one table, of our server and of the peer's: who may act, and when the last of them has heard of it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import time
from collections.abc import Callable
from functools import partial

from bench.load.client import Line

SEATS = 4
_ASK_AFTER = 0.02
"""Seconds after its answer in which everybody has heard of an action, or else is asked whether there was anything."""
_NONE = b"no answer is waited for"
_ACTION = re.compile(rb'"action":"([^"]+)"')


class Board:
    """One action at a time: the next one comes when all four have heard of the last."""

    def __init__(self) -> None:
        self.on_delivery: Callable[[float], None] = lambda seconds: None
        self.after_delivery: Callable[[], None] = lambda: None
        self.lines: list[Line] = []
        self.sent_at = 0.0
        self.heard = 0
        self.ready = asyncio.Event()
        self.delivered = asyncio.Event()
        self.delivered.set()
        self._synced = 0

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            path, headers = self.way_in(seat)
            _, line = await loop.create_connection(partial(self._line, path, headers, seat), "127.0.0.1", port)
            await asyncio.wait_for(line.opened, 60)
            self.greet(seat)
        await asyncio.wait_for(self.ready.wait(), 60)

    def _line(self, path: str, headers: str, seat: int) -> Line:
        self.lines.append(Line(path, headers, partial(self.hear, seat)))
        return self.lines[-1]

    def act(self, scheduled: float | None = None) -> None:
        self.sent_at, self.heard = scheduled or time.perf_counter(), 0
        self.delivered.clear()
        self.send_action()

    def one_heard(self) -> None:
        self.heard += 1
        if self.heard == SEATS:
            self.all_heard(time.perf_counter())

    def all_heard(self, when: float) -> None:
        if not self.delivered.is_set():
            self.on_delivery(when - self.sent_at)
            self.delivered.set()
            self.after_delivery()

    def one_synced(self) -> None:
        self._synced += 1
        if self._synced == SEATS:
            self._synced = 0
            self.ready.set()

    def way_in(self, seat: int) -> tuple[str, str]:
        raise NotImplementedError

    def greet(self, seat: int) -> None:
        raise NotImplementedError

    def hear(self, seat: int, frame: bytes) -> None:
        raise NotImplementedError

    def send_action(self) -> None:
        raise NotImplementedError


class OurBoard(Board):
    """At our server, over the documented protocol. When a game is over the same people go on at their next table."""

    def __init__(self, tables: list[str], cookies: list[str], seed: int) -> None:
        super().__init__()
        self._tables, self._cookies = list(tables), cookies
        self._rng = random.Random(seed)
        self._requests = 0
        self._next_table()

    def _next_table(self) -> None:
        self.table = self._tables.pop()
        self._update = f'{{"is":"update","table":"{self.table}"'.encode()
        self._sync = f'{{"is":"sync","table":"{self.table}"'.encode()
        self._open: dict[int, list[bytes]] = {}
        self._is_over = False
        self._done = self._done_within = self._pong = _NONE
        self._pongs = 0
        self._last_heard = 0.0

    def way_in(self, seat: int) -> tuple[str, str]:
        return "/ws", f"Cookie: gueridon={self._cookies[seat]}\r\n"

    def greet(self, seat: int) -> None:
        self._send(seat, "open")

    def _send(self, seat: int, what: str, **about: str) -> None:
        self._requests += 1
        request = {"do": what, "id": str(self._requests), "table": self.table, **about}
        self.lines[seat].send(json.dumps(request))

    def hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith(self._update):
            self._take_in(seat, frame)
            self._last_heard = time.perf_counter()
            self.one_heard()
            if frame.endswith(self._done_within):
                self._acknowledged()
        elif frame.startswith(self._done):
            self._acknowledged()
        elif frame.startswith(self._sync):
            self._take_in(seat, frame)
            self.one_synced()
        elif frame.startswith(self._pong):
            self._pongs += 1
            if self._pongs == SEATS:
                self.all_heard(self._last_heard)
        elif frame.startswith(b'{"is":"error"'):
            raise SystemExit(f"the server refuses: {frame!r}")

    def _acknowledged(self) -> None:
        if not self.delivered.is_set():
            asyncio.get_running_loop().call_later(_ASK_AFTER, self._ask_everybody, self.sent_at)

    def _ask_everybody(self, sent_at: float) -> None:
        """What an action shows only to some is told only to them: a ping is answered after whatever there was to tell."""
        if not self.delivered.is_set() and self.sent_at == sent_at:
            self._pongs = 0
            self._pong = f'{{"is":"pong","id":"{self._requests}"'.encode()
            for line in self.lines:
                line.send(f'{{"do":"ping","id":"{self._requests}"}}')

    def _take_in(self, seat: int, frame: bytes) -> None:
        start = frame.find(b'"legal":[')
        if start >= 0:
            self._open.pop(seat, None)
            if frame[start + 9] != ord("]"):
                self._open[seat] = _ACTION.findall(frame, start)
        if b'"result":{' in frame:
            self._is_over = True

    def send_action(self) -> None:
        if self._is_over:
            self._go_on_elsewhere()
            return
        self._pong = _NONE  # one that comes late says nothing about this action
        seat = self._rng.choice(list(self._open))
        self._send(seat, "play", action=self._rng.choice(self._open[seat]).decode())
        self._done = f'{{"is":"done","id":"{self._requests}"'.encode()
        self._done_within = f'"done":"{self._requests}"}}'.encode()

    def _go_on_elsewhere(self) -> None:
        """The opening of the next table is no action, and is not measured."""
        self.delivered.set()
        self.ready.clear()
        for seat in range(SEATS):
            self._send(seat, "close")
        self._next_table()
        for seat in range(SEATS):
            self.greet(seat)
        task = asyncio.ensure_future(self.ready.wait())
        task.add_done_callback(lambda _: self.after_delivery())


class PeerBoard(Board):
    """At boardgame.io's server, over socket.io as its own client speaks it."""

    def __init__(self) -> None:
        super().__init__()
        self._match = f"bench-{secrets.token_hex(6)}"
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
            self.one_synced()
        elif b'["update"' in frame[:26] or b'["patch"' in frame[:26]:
            found = re.search(rb'"_stateID":(\d+)', frame)
            if found:
                self._state = int(found[1])
            self.one_heard()

    def send_action(self) -> None:
        seat = self._turn % SEATS
        self._turn += 1
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "add", "args": [], "playerID": str(seat), "credentials": None},
        }
        body = json.dumps(["update", action, self._state, self._match, str(seat)])
        self.lines[seat].send(f"42/counting,{body}")
