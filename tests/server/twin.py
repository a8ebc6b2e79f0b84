"""A table server of which a test sets the position, the deals and the clock, so that two of them can be the same but for
what is hidden: `python -m tests.server.twin serve …`. It can also be told to leak, to try the tests that look for leaks.

Everything else is the server as it is: `gueridon serve`, with its sockets, its database and its log.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any
from zlib import crc32

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gueridon.cli import main
from gueridon.core import match as matches
from gueridon.core.chance import KeyedStream
from gueridon.core.contract import fingerprint
from gueridon.core.game import Game, State
from gueridon.core.match import Match
from gueridon.core.record import Record
from gueridon.server import app as server_app
from gueridon.server import logs, metrics, settings
from gueridon.server.background import duties
from gueridon.server.session.hub import Sources
from gueridon.server.wire.sockets import Connection
from tests.server.positions import Setting, state_of

KEY = sha256(b"the key of every table of a twin").digest()


class Twin:
    """What the test has set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.deals: dict[int, int] = {}
        self.position: State | None = None
        self.leak = ""
        self.tables = self.streams = 0
        self.hidden_number: Callable[[], int | None] = lambda: None
        self.lines: set[Connection] = set()

    def set(self, order: dict[str, Any]) -> None:
        self.now = order.get("now", self.now)
        self.deals |= {int(number): way for number, way in order.get("deals", {}).items()}
        self.leak = order.get("leak", self.leak)
        if "mark" in order:
            logs.event("mark", number=order["mark"])
        if "setting" in order:
            self.deals = {}
            self.position = state_of(Setting(**order["setting"]), is_second=order["is_second"])

    def table_id(self) -> str:
        self.tables += 1
        return f"table{self.tables:011d}"  # as long as any other

    def stream_name(self) -> str:
        self.streams += 1
        return f"stream{self.streams}"


TWIN = Twin()
SEND = Connection.send


class SetDeals(KeyedStream):
    """The deals that the test has set."""

    def below(self, bound: int, deal: int) -> int:
        return TWIN.deals[deal]


def set_match(game: Game, state: State, head: Record, key: bytes | None) -> Match:
    """A match that begins at the position which the test has set."""
    return Match(game, state if TWIN.position is None else TWIN.position.copy(), head, key)


# --- leaks, to be found -----------------------------------------------------------------------------------------------


def tainted(message: Message) -> Message:
    """An answer of HTTP as a server with the chosen leak would give it."""
    if message["type"] == "http.response.start" and TWIN.leak == "header" and TWIN.hidden_number() is not None:
        return {**message, "headers": [*message["headers"], (b"x-hidden", str(TWIN.hidden_number()).encode())]}
    return message


def tainted_frame(frame: bytes) -> bytes:
    """A frame to somebody's socket, likewise."""
    number = TWIN.hidden_number()
    kind = json.loads(frame)["is"]
    if number is None:
        return frame
    if TWIN.leak == kind:
        return frame[:-1] + f',"hidden":{number}}}'.encode()
    return frame + b" " * (number % 97) if TWIN.leak == "length" and kind == "pong" else frame


def send(connection: Connection, frame: bytes, request: str = "") -> None:
    TWIN.lines.add(connection)
    SEND(connection, tainted_frame(frame), request)


def is_leaking_at(path: str) -> bool:
    return TWIN.leak.startswith("/") and f"{TWIN.leak}/" in f"{path}/"


def leak_beside_the_answer() -> None:
    number = TWIN.hidden_number() or 0
    if TWIN.leak == "log":
        logs.event("played", number=number)
    if TWIN.leak == "metric":
        metrics.REFUSALS.labels(f"hidden-{number}").inc()
    if TWIN.leak == "gap" and number % 2:
        for line in TWIN.lines:
            SEND(line, b'{"is":"pong","id":"gap","now":0}')


# --- the server -------------------------------------------------------------------------------------------------------


class TwinApp:
    """The server behind a door for the test's orders."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == "/twin":
            await _take_order(receive, send)
            return
        body_leaks = scope["type"] == "http" and is_leaking_at(scope["path"])

        async def passed_on(message: Message) -> None:
            if message["type"] == "http.response.start" and body_leaks:
                message = {**message, "headers": [h for h in message["headers"] if h[0] != b"content-length"]}
            if message["type"] == "http.response.body" and body_leaks:
                message = {**message, "body": message.get("body", b"") + str(TWIN.hidden_number()).encode()}
            await send(tainted(message))

        await self._app(scope, receive, passed_on)
        if scope["type"] == "http" and scope["path"].endswith("/do"):
            leak_beside_the_answer()


async def _take_order(receive: Receive, send: Send) -> None:
    content, more = b"", True
    while more:
        message = await receive()
        content += message.get("body", b"")
        more = message.get("more_body", False)
    await asyncio.to_thread(TWIN.set, json.loads(content))
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


def twin_app() -> ASGIApp:
    app = server_app.make_app(settings.of_environment(), SOURCES)

    def hidden_number() -> int | None:
        tables = app.server.hub.live
        match = tables[max(tables)].table.match if tables else None
        return None if match is None else crc32(repr(fingerprint(match.state)).encode())

    TWIN.hidden_number = hidden_number
    return TwinApp(app)


SOURCES = Sources(
    now=lambda: TWIN.now,
    elapsed=lambda: TWIN.now,
    stream_name=TWIN.stream_name,
    secret=lambda: KEY,
    table_id=TWIN.table_id,
)

if __name__ == "__main__":
    logs._now = lambda: TWIN.now
    for name, stand_in in (("KeyedStream", SetDeals), ("Match", set_match)):
        setattr(matches, name, stand_in)
    Connection.send = send  # type: ignore[method-assign,assignment]
    server_app.from_environment = twin_app
    duties._SAVE_EVERY = 0.01  # who is there is told at once: a test waits for it often
    main()
