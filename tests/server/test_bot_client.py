"""`gueridon bot-client` on a line that breaks: a decision is done once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from gueridon.server import bot_client
from gueridon.server import messages as m
from gueridon.server.table import facts
from tests.patience import WAIT
from tests.server.client import Person
from tests.server.running import running
from tests.tables import needs


class Faults:
    """Lines that break at every third decision: before it is sent, after it was done, or so that it arrives after the next."""

    def __init__(self) -> None:
        self.plays: list[str] = []
        self._held: list[tuple[Any, str]] = []
        self.kinds: list[str] = []

    @asynccontextmanager
    async def connect(self, *about: Any, **more: Any) -> AsyncIterator[Faults.Line]:
        socket = await connect(*about, **more)
        try:
            yield Faults.Line(self, socket)
        finally:  # a line that is held delivers later what was sent on it
            if all(socket is not held for held, _ in self._held):
                await socket.close()

    class Line:
        def __init__(self, faults: Faults, socket: Any) -> None:
            self._faults, self._socket = faults, socket

        async def recv(self) -> str:
            return str(await self._socket.recv())

        async def send(self, frame: str) -> None:
            if json.loads(frame)["do"] == "play":
                await self._faults.play(self._socket, frame)
            else:
                await self._socket.send(frame)

    async def play(self, socket: Any, frame: str) -> None:
        is_new = frame not in self.plays
        self.plays.append(frame)
        for held, late in self._held:
            await held.send(late)
            await answered(held, late)
            await held.close()
        self._held.clear()
        kind = ["lost", "done", "late", "", ""][len(set(self.plays)) % 5] if is_new else ""
        if kind in ("", "done"):
            await socket.send(frame)
        if kind == "done":
            await answered(socket, frame)
        if kind == "late":
            self._held.append((socket, frame))
        if kind:
            self.kinds.append(kind)
            raise ConnectionClosedError(None, None)


async def answered(socket: Any, frame: str) -> None:
    request = json.loads(frame)["id"]
    while request not in ((message := json.loads(await socket.recv())).get("id"), message.get("done")):
        pass


@needs("misty")
def test_a_decision_keeps_its_id_when_the_line_breaks_and_is_done_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = Faults()
    monkeypatch.setattr(bot_client, "connect", faults.connect)
    monkeypatch.setattr("random.uniform", lambda *_: 0.0)  # it comes back at once
    chosen: list[m.Position] = []

    def choose(position: m.Position) -> str:
        chosen.append(position)
        return position.legal[0].action

    with running(database) as server:
        anna = Person(server.address)
        table = anna.lay("misty", 2, bots={"0": "random", "1": "random"})
        anna.do(table, "free", seat=1)
        client = bot_client.Client(server.address, "Robot", lambda message: None)
        client.join(anna.invite(table))
        client._post(f"/api/tables/{table}/do", m.Start(id="start"))  # whoever sits first is the host
        asyncio.run(asyncio.wait_for(client.play(choose), WAIT))
        anna.close()
    assert set(faults.kinds) == {"lost", "done", "late"}
    requests = [
        one.request for one in entries(database, table) if one.request and isinstance(one.facts[0], facts.Acted)
    ]
    assert requests == list(dict.fromkeys(json.loads(frame)["id"] for frame in faults.plays))
    assert len(requests) == len(chosen)  # each position was decided once, and each decision done once


def entries(database: str, table: str) -> list[facts.Entry]:
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    connection.close()
    return [facts.decode_entry(entry) for (entry,) in rows]
