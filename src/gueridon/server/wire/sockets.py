"""Everybody's sockets: requests are read one after the other, and a slow client delays nobody but is dropped."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Final, get_args

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from gueridon.core.message import GueridonError
from gueridon.server import logs, metrics
from gueridon.server import messages as m
from gueridon.server.errors import Denied, refusal_of, unreadable, unreadable_message
from gueridon.server.limits import Bucket, TooFast
from gueridon.server.person import Person
from gueridon.server.session.hub import Hub
from gueridon.server.session.shown import encode
from gueridon.server.wire.lines import EXTENSION, NORMAL, Line
from gueridon.server.wire.people import People, check_origin, cookie_name
from gueridon.server.wire.room import check_address

GOING_AWAY, NOT_ALLOWED, TOO_SLOW = 1001, 1008, 1013
_MOST_TABLES: Final = 8
_LARGEST_OUTBOX: Final = 2_000_000
_LONGEST_INBOX: Final = 256
_PATIENCE: Final = 5.0
"""Seconds' worth of messages: so much of what is too fast, or no message, is put up with at once."""


_REQUESTS: Final = {kind: metrics.REQUESTS.labels(kind.__name__) for kind in get_args(m.AnyRequest)}
"""Found once: to look for a counter costs more than to count."""


class _OnlyId(msgspec.Struct):
    id: m.MessageId


class Sockets:
    """All connections of this process."""

    def __init__(self, hub: Hub, people: People) -> None:
        self.hub, self._people = hub, people
        self._all: set[Connection] = set()
        self.tasks: set[asyncio.Future[None]] = set()
        """The requests that are being carried out."""

    @property
    def count(self) -> int:
        return len(self._all)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application at /ws: decides who may come in; the line then belongs to a Connection."""
        try:
            person = await self._admit(scope)
        except Denied as error:
            await receive()  # websocket.connect
            await _turn_away(send, error)
            return
        await send({"type": "websocket.accept"})
        line = scope["extensions"][EXTENSION]
        connection = Connection(self, person, line)
        self._all.add(connection)
        line.hand_over(connection)

    async def _admit(self, scope: Scope) -> Person:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        settings = self.hub.settings
        check_origin(headers.get("origin"), headers.get("host"), settings.public_url)
        guest = QueryParams(scope.get("query_string", b"")).get("as")
        person = await self._people.of_cookie(cookie_parser(headers.get("cookie", "")).get(cookie_name(guest)))
        if person is None:
            raise Denied("error-no-identity")
        check_address(scope)  # last, with nothing to wait for: many may be asked about at the same time
        return person

    def forget(self, connection: Connection) -> None:
        self._all.discard(connection)

    def show_out(self, identity: str) -> None:
        """Somebody who is to be forgotten."""
        for connection in [one for one in self._all if one.identity == identity]:
            connection.drop("forgotten", NOT_ALLOWED)

    def drop_silent(self) -> None:
        oldest = time.monotonic() - self.hub.settings.silence
        for connection in list(self._all):
            if connection.heard_at < oldest:
                connection.drop("silent", NORMAL)

    async def close(self) -> None:
        """The server stops: everybody is told to come back, and what was begun is finished."""
        for connection in list(self._all):
            connection.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _turn_away(send: Send, error: Denied) -> None:
    metrics.REFUSALS.labels(error.message.code).inc()
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": encode(refusal_of(error)).decode()})
        await send({"type": "websocket.close", "code": NOT_ALLOWED})


class Connection:
    """Somebody's socket, and the tables it follows."""

    __slots__ = (
        "_inbox",
        "_is_busy",
        "_is_dropped",
        "_is_told",
        "_line",
        "_outbox",
        "_outbox_size",
        "_patience",
        "_person",
        "_request",
        "_sockets",
        "_tables",
        "heard_at",
    )

    def __init__(self, sockets: Sockets, person: Person, line: Line) -> None:
        self._sockets, self._person, self._line = sockets, person, line
        self._tables: set[str] = set()
        self._inbox: deque[bytes] | None = None
        """Requests that wait for the one before them; the line is not read as long as there are any."""
        self._outbox: deque[bytes] | None = None
        """What a client that does not keep up has still to be sent."""
        self._outbox_size = 0
        self._is_busy = self._is_dropped = False
        self._request = ""
        """The action that is being carried out."""
        self._is_told = False
        """Whether what it led to has been told, and with it that it is done."""
        self.heard_at = time.monotonic()
        rate = sockets.hub.settings.message_rate
        self._patience = Bucket(rate, _PATIENCE * rate, self.heard_at)

    @property
    def identity(self) -> str:
        return self._person.id

    # --- writing ------------------------------------------------------------------------------------------------------

    def send(self, message: bytes, request: str = "") -> None:
        if self._is_dropped:
            return
        if request and request == self._request:
            message = message[:-1] + b',"done":"' + request.encode() + b'"}'
            self._is_told = True
        if self._outbox is None and not self._line.is_full:
            self._line.write(message)
        else:
            self._keep(message)

    def _keep(self, message: bytes) -> None:
        outbox = self._outbox = self._outbox or deque()
        outbox.append(message)
        self._outbox_size += len(message)
        if len(outbox) > self._sockets.hub.settings.outbox or self._outbox_size > _LARGEST_OUTBOX:
            self.drop("slow", TOO_SLOW)

    def may_write(self) -> None:
        while self._outbox and not self._line.is_full and not self._is_dropped:
            message = self._outbox.popleft()
            self._outbox_size -= len(message)
            self._line.write(message)
        if not self._outbox:
            self._outbox = None

    def lose_sight_of(self, table: str) -> None:
        self._tables.discard(table)
        self.send(encode(refusal_of(Denied("error-server-not-yours-to-see"))))

    def drop(self, reason: str, code: int) -> None:
        if self._is_dropped:
            return
        metrics.DROPPED.labels(reason).inc()
        self._is_dropped = True
        self._leave_tables()
        self._line.close(code)

    def stop(self) -> None:
        self.drop("stopping", GOING_AWAY)

    def gone(self) -> None:
        self._is_dropped = True
        self._inbox = self._outbox = None
        self._leave_tables()
        self._sockets.forget(self)

    def _leave_tables(self) -> None:
        for table in self._tables:
            self._sockets.hub.close(self, table)
        self._tables.clear()

    # --- reading ------------------------------------------------------------------------------------------------------

    def heard(self, message: bytes) -> None:
        self.heard_at = time.monotonic()
        if self._is_busy:
            self._inbox = self._inbox or deque()
            self._inbox.append(message)
            self._line.pause_reading()
            if len(self._inbox) > _LONGEST_INBOX:
                self.drop("flooding", NOT_ALLOWED)
        elif not self._is_dropped:
            self._begin(message)

    def interrupted(self) -> None:
        self._put_up_with(time.monotonic())

    def _put_up_with(self, now: float) -> None:
        """Each costs little, but a quarter of a million bytes may come at once, and everybody else waits for them."""
        if self._patience.take(now) > 0:
            self.drop("flooding", NOT_ALLOWED)

    def _begin(self, frame: bytes) -> None:
        start = time.monotonic()
        request = self._read(frame, start)
        if request is None:
            return
        _REQUESTS[type(request)].inc()
        if isinstance(request, m.Ping):
            self.send(encode(m.Pong(request.id, self._sockets.hub.now())))
            metrics.REQUEST_SECONDS.observe(time.monotonic() - start)
            return
        self._is_busy = True
        if not isinstance(request, m.Play) or not self._play(request, start):
            self._under_way(asyncio.create_task(self._carry_out(request, start)))

    def _under_way(self, request: asyncio.Future[None]) -> None:
        self._sockets.tasks.add(request)
        request.add_done_callback(self._sockets.tasks.discard)

    def _play(self, request: m.Play, start: float) -> bool:
        """Whether it could be done without a task, or was refused at once."""
        self._request, self._is_told = request.id, False
        try:
            kept = self._sockets.hub.play_at_once(
                self._person, request, lambda failure: self._played(request, start, failure)
            )
        except GueridonError as error:
            self._refuse(error, request.id)
            self._answered(start)
            return True
        except Exception:  # the long way meets it too, names it in the log and answers
            return False
        if kept is not None:
            self._under_way(kept)
        return kept is not None

    def _played(self, request: m.Play, start: float, failure: Exception | None) -> None:
        if failure is not None:  # the long way finds out what became of it
            self._under_way(asyncio.create_task(self._carry_out(request, start)))
            return
        if not self._is_told:
            self.send(encode(m.Done(request.id)))
        self._answered(start)

    def _read(self, frame: bytes, now: float) -> m.AnyRequest | None:
        """What is asked; None when it was refused."""
        try:
            return self._paid_for(frame)
        except GueridonError as error:
            if isinstance(error, TooFast):
                self._put_up_with(now)
            self._refuse(error, _id_of(frame))
            return None

    def _paid_for(self, frame: bytes) -> m.AnyRequest:
        try:
            request = m.read_request(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._sockets.hub.charge(self.identity)
            raise unreadable_message(error) from error
        self._sockets.hub.charge(self.identity, request)
        return request

    def _refuse(self, error: GueridonError, request: str | None) -> None:
        metrics.REFUSALS.labels(error.message.code).inc()
        self.send(encode(refusal_of(error, request)))

    async def _carry_out(self, request: m.AnyRequest, start: float) -> None:
        try:
            await self._answer(request)
        except GueridonError as error:
            self._refuse(error, request.id)
        except Exception as error:
            logs.failure("socket", error)
            self.send(encode(refusal_of(Denied("error-server-mistake"), request.id)))
        self._answered(start)

    def _answered(self, start: float) -> None:
        metrics.REQUEST_SECONDS.observe(time.monotonic() - start)
        self._is_busy = False
        if self._is_dropped:
            self._leave_tables()  # it went while a table was being opened for it
        elif self._inbox is not None:
            self._go_on()

    def _go_on(self) -> None:
        while self._inbox and not self._is_busy and not self._is_dropped:
            self._begin(self._inbox.popleft())
        if not self._inbox:
            self._inbox = None
            self._line.resume_reading()

    async def _answer(self, request: m.AnyRequest) -> None:
        hub = self._sockets.hub
        match request:
            case m.Open(id=identifier):
                await self._open(request)
                self.send(encode(m.Done(identifier)))
            case m.Close(id=identifier, table=table):
                self._tables.discard(table)
                hub.close(self, table)
                self.send(encode(m.Done(identifier)))
            case _:
                assert isinstance(request, m.Command)
                if request.table is msgspec.UNSET:
                    raise unreadable("error-unreadable", quoted="table")
                self._request, self._is_told = request.id if isinstance(request, m.Play) else "", False
                done = await hub.do(self._person, request.table, request)
                if not self._is_told:
                    self.send(encode(done))

    async def _open(self, request: m.Open) -> None:
        if request.table not in self._tables and len(self._tables) >= _MOST_TABLES:
            raise Denied("error-server-too-many-tables", most=_MOST_TABLES)
        await self._sockets.hub.open(self, self._person, request)
        self._tables.add(request.table)


def _id_of(frame: bytes | str) -> str | None:
    """The id of a message that cannot be read otherwise."""
    try:
        return msgspec.json.decode(frame, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
