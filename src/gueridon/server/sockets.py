"""One WebSocket: reads requests one after the other, and writes from a bounded outbox so that a slow client delays nobody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import cookie_parser
from starlette.types import Message, Receive, Scope, Send

from gueridon.core.message import GueridonError
from gueridon.server import logs, metrics
from gueridon.server import messages as m
from gueridon.server.errors import Denied, refusal_of, unreadable
from gueridon.server.hub import Hub
from gueridon.server.limits import Bucket
from gueridon.server.people import People, check_origin, cookie_name
from gueridon.server.store.store import Person
from gueridon.server.streams import encode

NORMAL, GOING_AWAY, NOT_ALLOWED, TOO_SLOW = 1000, 1001, 1008, 1013
_MOST_TABLES: Final = 8
_LARGEST_OUTBOX: Final = 2_000_000


class _OnlyId(msgspec.Struct):
    id: m.MessageId


class Sockets:
    """All connections of this process."""

    def __init__(self, hub: Hub, people: People) -> None:
        self._hub, self._people = hub, people
        self._all: set[Connection] = set()
        self._by_address: dict[str, int] = {}

    @property
    def count(self) -> int:
        return len(self._all)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application at /ws."""
        await receive()  # websocket.connect
        address = (scope.get("client") or ("", 0))[0]
        try:
            person = await self._admit(scope, address)
        except Denied as error:
            await _turn_away(send, error)
            return
        connection = Connection(self._hub, person, receive, send)
        self._all.add(connection)
        self._by_address[address] = self._by_address.get(address, 0) + 1
        try:
            await connection.run()
        finally:
            self._all.discard(connection)
            self._by_address[address] -= 1
            if self._by_address[address] == 0:
                del self._by_address[address]

    async def _admit(self, scope: Scope, address: str) -> Person:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        settings = self._hub.settings
        check_origin(headers.get("origin"), headers.get("host"), [settings.public_url] if settings.public_url else [])
        if self.count >= settings.connections or self._by_address.get(address, 0) >= settings.connections_per_address:
            raise Denied("error-too-many-connections", retry_after=5.0)
        guest = QueryParams(scope.get("query_string", b"")).get("as")
        person = await self._people.of_cookie(cookie_parser(headers.get("cookie", "")).get(cookie_name(guest)))
        if person is None:
            raise Denied("error-no-identity")
        return person

    def drop_silent(self) -> None:
        oldest = time.monotonic() - self._hub.settings.silence
        for connection in list(self._all):
            if connection.heard_at < oldest:
                connection.drop("silent", NORMAL)

    async def close(self) -> None:
        """The server stops: everybody is told to come back."""
        for connection in list(self._all):
            connection.drop("stopping", GOING_AWAY)


async def _turn_away(send: Send, error: Denied) -> None:
    metrics.REFUSALS.add(error.message.code)
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": encode(refusal_of(error)).decode()})
        await send({"type": "websocket.close", "code": NOT_ALLOWED})


class Connection:
    """Somebody's socket, and the tables it follows."""

    def __init__(self, hub: Hub, person: Person, receive: Receive, send: Send) -> None:
        self._hub, self._person = hub, person
        self._receive, self._send = receive, send
        self._tables: set[str] = set()
        self._outbox: deque[bytes] = deque()
        self._outbox_size = 0
        self._filled = asyncio.Event()
        self._bucket = Bucket(hub.settings.message_rate, 2 * hub.settings.message_rate, time.monotonic())
        self._reader: asyncio.Task[None] | None = None
        self._is_receiving = False
        self._close_code: int | None = None
        self.heard_at = time.monotonic()

    # --- writing ------------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self._close_code is not None:
            return
        self._outbox.append(message)
        self._outbox_size += len(message)
        self._filled.set()
        if len(self._outbox) > self._hub.settings.outbox or self._outbox_size > _LARGEST_OUTBOX:
            self.drop("slow", TOO_SLOW)

    def lose_sight_of(self, table: str) -> None:
        self._tables.discard(table)
        self.send(encode(refusal_of(Denied("error-server-not-yours-to-see"))))

    def drop(self, reason: str, code: int) -> None:
        if self._close_code is not None:
            return
        metrics.DROPPED.add(reason)
        self._close_code = code
        self._filled.set()
        if self._is_receiving and self._reader is not None:
            self._reader.cancel()

    def _is_dropped(self) -> bool:
        return self._close_code is not None

    async def _write(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._outbox:
                message = self._outbox.popleft()
                self._outbox_size -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})

    # --- reading ------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        await self._send({"type": "websocket.accept"})
        writer = asyncio.create_task(self._write())
        self._reader = asyncio.current_task()
        try:
            await self._read()
        finally:
            for table in self._tables:
                self._hub.close(self, table)
            await self._finish(writer)

    async def _read(self) -> None:
        while not self._is_dropped():
            self._is_receiving = True
            try:
                message = await self._receive()
            except asyncio.CancelledError:
                if not self._is_dropped():
                    raise
                return
            finally:
                self._is_receiving = False
            if message["type"] == "websocket.disconnect":
                return
            await self._handle(message)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        writer.cancel()
        with suppress(asyncio.CancelledError, OSError, RuntimeError):
            await writer
        if self._close_code is not None:
            with suppress(OSError, RuntimeError, TimeoutError):  # whoever does not read is not waited for
                async with asyncio.timeout(0.5):
                    await self._send({"type": "websocket.close", "code": self._close_code})

    async def _handle(self, message: Message) -> None:
        start = self.heard_at = time.monotonic()
        frame = message.get("text") or message.get("bytes") or b""
        request_id = None
        try:
            wait = self._bucket.take(start)
            if wait > 0:
                request_id = _id_of(frame)
                raise Denied("error-too-fast", retry_after=round(wait, 3))
            try:
                request = m.read_request(frame)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                request_id = _id_of(frame)
                raise unreadable("error-unreadable", quoted=str(error)[:200]) from error
            request_id = request.id
            await self._answer(request)
        except GueridonError as error:
            metrics.REFUSALS.add(error.message.code)
            self.send(encode(refusal_of(error, request_id)))
        except Exception as error:
            logs.failure("socket", error)
            self.send(encode(refusal_of(Denied("error-server-mistake"), request_id)))
        metrics.REQUEST_SECONDS.observe(time.monotonic() - start)

    async def _answer(self, request: m.AnyRequest) -> None:
        metrics.REQUESTS.add(type(request).__name__)
        match request:
            case m.Ping(id=identifier):
                self.send(encode(m.Pong(identifier, self._hub.now())))
            case m.Open(id=identifier):
                await self._open(request)
                self.send(encode(m.Done(identifier)))
            case m.Close(id=identifier, table=table):
                self._tables.discard(table)
                self._hub.close(self, table)
                self.send(encode(m.Done(identifier)))
            case _:
                assert isinstance(request, m.Command)
                if request.table is msgspec.UNSET:
                    raise unreadable("error-unreadable", quoted="table")
                self.send(encode(await self._hub.do(self._person, request.table, request)))

    async def _open(self, request: m.Open) -> None:
        if request.table not in self._tables and len(self._tables) >= _MOST_TABLES:
            raise Denied("error-server-too-many-tables", most=_MOST_TABLES)
        await self._hub.open(self, self._person, request)
        self._tables.add(request.table)


def _id_of(frame: bytes | str) -> str | None:
    """The id of a message that cannot be read otherwise."""
    try:
        return msgspec.json.decode(frame, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
