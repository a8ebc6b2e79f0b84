"""Players who never give up: when the server goes away they come back, and send again what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import Person

_GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)


@dataclass
class Player:
    """One person at one table, who plays as long as the test wants."""

    person: Person
    table: str
    ports: list[int]
    rng: random.Random
    acknowledged: dict[str, str] = field(default_factory=dict)
    """The action of every request that the server said was done."""
    refused: list[dict[str, Any]] = field(default_factory=list)
    connections: int = 0
    after_last_kill: int = 0
    """How many were acknowledged when the server was disturbed for the last time."""
    is_over: bool = False
    _stream: str | None = None
    _seq: int = -1
    _legal: list[str] = field(default_factory=list)
    _pending: dict[str, str] = field(default_factory=dict)

    async def play(self, stop: asyncio.Event) -> None:
        while not (stop.is_set() and not self._pending) and not self.is_over:
            try:
                await self._follow(stop)
            except _GONE:
                await asyncio.sleep(0.02)  # between attempts to reach a server that is being restarted

    async def _follow(self, stop: asyncio.Event) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        url = f"ws://127.0.0.1:{self.rng.choice(self.ports)}/ws"
        async with connect(url, additional_headers={"Cookie": cookie}, max_size=None, compression=None) as socket:
            self.connections += 1
            where = {"stream": self._stream, "seq": self._seq} if self._stream else {}
            await socket.send(json.dumps({"do": "open", "id": "open", "table": self.table, **where}))
            for request, action in self._pending.items():
                await socket.send(self._play(request, action))
            while not (stop.is_set() and not self._pending) and not self.is_over:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 0.25))
                except TimeoutError:
                    continue  # to look at `stop` again
                self._hear(message)
                if self._legal and not self._pending and not stop.is_set():
                    request, action = uuid4().hex, self.rng.choice(self._legal)
                    self._pending[request] = action
                    self._legal = []  # the update that follows tells what is legal then
                    await socket.send(self._play(request, action))

    def _play(self, request: str, action: str) -> str:
        return json.dumps({"do": "play", "id": request, "table": self.table, "action": action})

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] in ("sync", "update"):
            if message["is"] == "update":
                assert message["seq"] == self._seq + 1, "a message is missing or came twice"
            self._stream = message.get("stream", self._stream)
            self._seq = message["seq"]
            if message.get("position"):
                self._legal = [choice["action"] for choice in message["position"]["legal"]]
                self.is_over = message["position"]["result"] is not None
        elif message.get("id") in self._pending:
            action = self._pending.pop(message["id"])
            if message["is"] == "done":
                self.acknowledged[message["id"]] = action
            else:
                self.refused.append(message)
                if message.get("retry_after"):  # nothing was done: the same once more
                    self._pending[message["id"]] = action
                    raise ConnectionResetError
