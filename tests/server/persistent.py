"""Players who never give up: when the server goes away they come back, and send again what was not acknowledged.

When a game is over they play the next one at the same table, so that they can play as long as a test likes.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from gueridon.server.messages import TableFacts
from gueridon.server.player_seeds import PlayerSeed
from tests.server.client import Person
from tests.server.following import Following

_GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)
Json = dict[str, Any]


@dataclass
class Player:
    """One person at one table, who plays as long as the test wants."""

    person: Person
    table: str
    ports: list[int]
    rng: random.Random
    acknowledged: dict[str, Json] = field(default_factory=dict)
    """Every request that the server said was done, by its id."""
    refused: list[Json] = field(default_factory=list)
    connections: int = 0
    after_last_kill: int = 0
    """How many were acknowledged when the server was disturbed for the last time."""
    _stream: str | None = None
    _seq: int = -1
    _wish: Json | None = None
    """What the player would do next."""
    _is_host: bool = False
    _seed: tuple[str, PlayerSeed] | None = None
    """Of the table at which it was made."""
    _pending: dict[str, Json] = field(default_factory=dict)
    _following: Following = field(default_factory=Following)

    async def play(self, stop: asyncio.Event) -> None:
        while not (stop.is_set() and not self._pending):
            try:
                await self._follow(stop)
            except _GONE:
                await asyncio.sleep(0.02)  # between attempts to reach a server that is being restarted

    async def _follow(self, stop: asyncio.Event) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        url = f"ws://127.0.0.1:{self.rng.choice(self.ports)}/ws"
        async with connect(url, additional_headers={"Cookie": cookie}, max_size=None, compression=None) as socket:
            self.connections += 1
            await self._open(socket)
            for request in self._pending.values():
                await socket.send(json.dumps(request))
            while not (stop.is_set() and not self._pending):
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 0.25))
                except TimeoutError:
                    continue  # to look at `stop` again
                table = self.table
                self._hear(message)
                if self.table != table:
                    await socket.send(json.dumps({"do": "close", "id": "close", "table": table}))
                    await self._open(socket)
                if self._wish is not None and not self._pending and not stop.is_set():
                    request, self._wish = {"id": uuid4().hex, "table": self.table, **self._wish}, None
                    self._pending[request["id"]] = request
                    await socket.send(json.dumps(request))

    async def _open(self, socket: ClientConnection) -> None:
        where = {"stream": self._stream, "seq": self._seq} if self._stream else {}
        await socket.send(json.dumps({"do": "open", "id": "open", "table": self.table, **where}))

    def _hear(self, message: Json) -> None:
        if message["is"] in ("sync", "update") and message["table"] == self.table:
            self._following.take(message)
            self._look(message)
            if message.get("done") in self._pending:
                self.acknowledged[message["done"]] = self._pending.pop(message["done"])
        elif message.get("id") in self._pending:
            request = self._pending.pop(message["id"])
            if message["is"] == "done":
                self.acknowledged[message["id"]] = request
                if request["do"] == "rematch":
                    self.table, self._stream, self._wish = message["table"], None, None
            else:
                if request["do"] not in ("commit", "reveal"):  # it may be too late for a shuffle
                    self.refused.append(message)
                if message.get("retry_after"):  # nothing was done: the same once more
                    self._pending[message["id"]] = request
                    raise ConnectionResetError
        elif message["is"] == "error" and message.get("id") == "open":
            raise ConnectionResetError  # whoever sees no table would wait for ever

    def _look(self, message: Json) -> None:
        """The newest message tells what is to be done now."""
        if message["is"] == "update":
            assert message["seq"] == self._seq + 1, "a message is missing or came twice"
        self._stream = message.get("stream", self._stream)
        self._seq = message["seq"]
        if message["is"] == "sync":
            self._sit(message["you"], message["facts"])
        if message.get("facts") is not None:
            self._shuffle(message["facts"])
        if message.get("position"):
            legal = [choice["action"] for choice in message["position"]["legal"]]
            self._wish = {"do": "play", "action": self.rng.choice(legal)} if legal else None
            if message["position"]["result"] is not None:
                self._wish = {"do": "rematch"}

    def _sit(self, seat: int, facts: Json) -> None:
        self._is_host = facts["seats"][seat]["is_host"]
        if self._seed is None or self._seed[0] != self.table:  # a seed outlives a connection
            self._seed = (self.table, PlayerSeed(self.table, seat))

    def _shuffle(self, facts: Json) -> None:
        """Bind oneself, reveal, and begin once everybody is bound."""
        assert self._seed is not None
        answer = self._seed[1].answer_to(msgspec.convert(facts, TableFacts))
        if answer is not None:
            wish: Json = msgspec.to_builtins(answer)
            self._wish = {name: value for name, value in wish.items() if name not in ("id", "table")}
        elif facts["status"] == "open":
            is_ready = all(seat["commitment"] is not None for seat in facts["seats"])
            self._wish = {"do": "start"} if self._is_host and is_ready else None
