"""The wire of one WebSocket: frames are read from and written to the transport itself.

A frame costs a few microseconds this way; through a queue, two tasks and a general protocol it costs many times that, and
a connection keeps a tenth of the memory. Coming in is cheap as well, so that a thousand who come and go in a second
delay nobody: uvicorn has read the request, and little is left to do before the application decides.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode
from binascii import Error as NotBase64
from collections import deque
from http import HTTPStatus
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected, get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.utils import accept_key

from gueridon.server import frames, logs
from gueridon.server.frames import PROTOCOL_ERROR, Broken, Frame, FrameReader, framed

EXTENSION: Final = "gueridon.line"
"""Where the scope of a WebSocket holds its Line."""
NORMAL: Final = 1000
_CLOSING_SECONDS: Final = 1.0
"""How long whoever is told to go may take to answer."""
_LONGEST_GOODBYE: Final = 256
"""Bytes in which whoever is told to go may answer."""
_AT_ONCE: Final = 4
_VERSION: Final = b"13"
_KEY_BYTES: Final = 16

Headers = list[tuple[bytes, bytes]]


class Ears(Protocol):
    """Whoever a line belongs to."""

    def heard(self, message: bytes) -> None:
        """A whole message."""

    def interrupted(self) -> None:
        """A frame that is no message: a ping, a pong, a piece."""

    def may_write(self) -> None:
        """The line is no longer full."""

    def stop(self) -> None:
        """The server stops."""

    def gone(self) -> None:
        """The line is no more; called once."""


class Doorman:
    """Lets a few in at a time: between them, those who are in are heard."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Line, bytes, Headers]] = deque()

    def announce(self, line: Line, target: bytes, headers: Headers) -> None:
        self._waiting.append((line, target, headers))
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._let_in)

    def _let_in(self) -> None:
        coming = [self._waiting.popleft() for _ in range(min(_AT_ONCE, len(self._waiting)))]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
        for line, target, headers in coming:
            line.begin(target, headers)


_DOORMAN: Final = Doorman()


class Line(asyncio.Protocol):
    """What uvicorn calls a WebSocket protocol. The application lets somebody in, then takes the line over."""

    __slots__ = (
        "_accept_key",
        "_app_state",
        "_begun",
        "_closing",
        "_config",
        "_connections",
        "_ears",
        "_is_accepted",
        "_is_lost",
        "_is_paused",
        "_is_told_to_go",
        "_reader",
        "_tasks",
        "is_full",
        "transport",
    )
    transport: asyncio.Transport

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._app_state = app_state
        self._connections, self._tasks = server_state.connections, server_state.tasks
        self._reader: FrameReader | None = None
        """None until the request has come."""
        self._ears: Ears | None = None
        self._begun: bytes | None = None
        """What has come of a message in pieces."""
        self._accept_key = ""
        self._closing: asyncio.TimerHandle | None = None
        self._is_accepted = self._is_lost = self._is_paused = self._is_told_to_go = False
        self.is_full = False
        """Whoever listens does not keep up; what is written now waits."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none, but does the same
        self._connections.add(self)  # type: ignore[arg-type]  # uvicorn knows its own protocols by name

    # --- coming in ----------------------------------------------------------------------------------------------------

    def _open(self, request: bytes) -> None:
        """The request as uvicorn has read it: a line, then a line for each header, their names in small letters."""
        self._reader = FrameReader(self._config.ws_max_size)
        first, *lines = request.rstrip(b"\r\n").split(b"\r\n")
        headers: Headers = []
        for line in lines:
            name, _, value = line.partition(b": ")
            headers.append((name, value))
        known = dict(headers)
        if known.get(b"sec-websocket-version") != _VERSION:
            self._turn_away(HTTPStatus.UPGRADE_REQUIRED, [(b"sec-websocket-version", _VERSION)])
        elif not first.startswith(b"GET ") or not _is_key(known.get(b"sec-websocket-key", b"")):
            self._turn_away(HTTPStatus.BAD_REQUEST)
        else:
            self._accept_key = accept_key(known[b"sec-websocket-key"].decode("ascii"))
            self.pause_reading()  # until it is clear who reads
            _DOORMAN.announce(self, first.split(b" ")[1], headers)

    def begin(self, target: bytes, headers: Headers) -> None:
        """It is this one's turn to be let in."""
        if self._is_lost:
            return
        task = asyncio.get_running_loop().create_task(self._ask(self._scope(target, headers)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, target: bytes, headers: Headers) -> Scope:
        path, _, query = target.partition(b"?")
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(path.decode("latin-1")),
            "raw_path": self._config.root_path.encode() + path,
            "query_string": query,
            "headers": headers,
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self, "websocket.http.response": {}},
        }

    async def _ask(self, scope: Scope) -> None:
        """Ask the application; a line that it takes over stays when it has answered."""
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        except ClientDisconnected:
            pass
        except Exception as error:
            logs.failure("socket", error)
            if not self._is_accepted:
                self._turn_away(HTTPStatus.INTERNAL_SERVER_ERROR)
        if self._ears is None and self._closing is None:
            self.transport.close()

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        if self._is_lost:
            raise ClientDisconnected
        match message["type"]:
            case "websocket.accept":
                self._is_accepted = True
                accepted = [(b"Upgrade", b"websocket"), (b"Connection", b"Upgrade")]
                accepted += [(b"Sec-WebSocket-Accept", self._accept_key.encode()), *message.get("headers", [])]
                self.transport.write(_head(HTTPStatus.SWITCHING_PROTOCOLS, accepted))
            case "websocket.send":
                self.write(message["text"].encode())
            case "websocket.close" if self._is_accepted:
                self.close(message.get("code", NORMAL))
            case "websocket.close":
                self._turn_away(HTTPStatus.FORBIDDEN)
            case "websocket.http.response.start":
                self.transport.write(
                    _head(HTTPStatus(message["status"]), [*message["headers"], (b"Connection", b"close")])
                )
            case "websocket.http.response.body":
                self.transport.write(message["body"])
            case other:
                raise AssertionError(other)

    def _turn_away(self, status: HTTPStatus, headers: Headers | None = None) -> None:
        self.transport.write(_head(status, [*(headers or []), (b"Content-Length", b"0"), (b"Connection", b"close")]))
        self.transport.close()

    def hand_over(self, ears: Ears) -> None:
        """From now on, messages go to and come from somebody else. The connection has been accepted."""
        self._ears = ears
        self._app_state = {}
        self.resume_reading()

    # --- writing ------------------------------------------------------------------------------------------------------

    def write(self, message: bytes) -> None:
        """Send a text; whoever calls this minds `is_full`."""
        if not self.transport.is_closing():
            self.transport.write(framed(frames.TEXT, message))

    def pause_writing(self) -> None:
        self.is_full = True

    def resume_writing(self) -> None:
        self.is_full = False
        if self._ears is not None:
            self._ears.may_write()

    def close(self, code: int) -> None:
        """Tell whoever is there to go. They have a moment to answer."""
        if self._is_told_to_go or self.transport.is_closing():
            return
        self._is_told_to_go = True
        self.resume_reading()
        self.transport.write(framed(frames.CLOSE, code.to_bytes(2, "big")))
        self._end_soon()

    def _end_soon(self) -> None:
        """Also for whoever neither answers nor reads what is still to be sent."""
        self._closing = asyncio.get_running_loop().call_later(_CLOSING_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        if self._ears is None:
            self.transport.close()
        else:
            self._ears.stop()

    # --- reading ------------------------------------------------------------------------------------------------------

    def pause_reading(self) -> None:
        if not self._is_paused:
            self._is_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self._is_paused and not self.transport.is_closing():
            self._is_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            self._open(data)
            return
        if self._goes_on(data):
            return
        try:
            text = None if self._begun is not None or self._is_told_to_go else self._reader.whole_text(data)
            if text is not None:
                self._hear_message(text)
                return
            for frame in self._reader.read(data):
                self._hear(frame)
                if self._goes_on(data):
                    return
        except Broken as broken:
            self.close(broken.code)

    def _goes_on(self, data: bytes) -> bool:
        """Whoever was told to go and sends this much does not answer, and is not listened to."""
        return self._is_told_to_go and len(data) > _LONGEST_GOODBYE

    def _hear(self, frame: Frame) -> None:
        if frame.kind == frames.CLOSE:
            self._answer_close(frame.payload)
        elif self._is_told_to_go:
            return
        elif frame.kind in (frames.TEXT, frames.BINARY, frames.CONTINUED):
            self._hear_part(frame)
        elif frame.kind in (frames.PING, frames.PONG):
            self._interrupt()
            if frame.kind == frames.PING and not self.is_full:  # whoever reads no answers gets none
                self.transport.write(framed(frames.PONG, frame.payload))
        else:
            raise Broken(PROTOCOL_ERROR)

    def _interrupt(self) -> None:
        if self._ears is not None:
            self._ears.interrupted()

    def _hear_part(self, frame: Frame) -> None:
        if (frame.kind == frames.CONTINUED) != (self._begun is not None):
            raise Broken(PROTOCOL_ERROR)
        if frame.is_last and self._begun is None:
            self._hear_message(frame.payload)
            return
        self._interrupt()
        self._begun = (self._begun or b"") + frame.payload
        if len(self._begun) > self._config.ws_max_size:
            raise Broken(frames.TOO_LONG)
        if frame.is_last:
            message, self._begun = self._begun, None
            self._hear_message(message)

    def _hear_message(self, message: bytes) -> None:
        if not message.isascii():
            _check_text(message)
        if self._ears is not None:
            self._ears.heard(message)

    def _answer_close(self, payload: bytes) -> None:
        if not self._is_told_to_go:
            self._is_told_to_go = True
            self.transport.write(framed(frames.CLOSE, payload[:2]))
            self._end_soon()
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        self._connections.discard(self)
        if self._closing is not None:
            self._closing.cancel()
        if self._ears is not None:
            ears, self._ears = self._ears, None
            ears.gone()


def _is_key(key: bytes) -> bool:
    try:
        return len(b64decode(key, validate=True)) == _KEY_BYTES
    except NotBase64:
        return False


def _head(status: HTTPStatus, headers: Headers) -> bytes:
    lines = [b"HTTP/1.1 %d %s" % (status, status.phrase.encode()), *(b"%s: %s" % header for header in headers)]
    return b"\r\n".join([*lines, b"", b""])


def _check_text(message: bytes) -> None:
    try:
        message.decode()
    except UnicodeDecodeError:
        raise Broken(frames.NOT_TEXT) from None
