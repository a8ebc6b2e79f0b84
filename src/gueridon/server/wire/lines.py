"""The wire of one WebSocket, handshake and frames: they are read from and written to the transport itself.

A frame costs a few microseconds this way; through a queue, two tasks and a general protocol it costs many times that, and
a connection keeps a tenth of the memory. Coming in is cheap as well, so that a thousand who come and go in a second
delay nobody: uvicorn has read the request, and little is left to do before the application decides. Why no library does
this, with figures: docs/websocket.md.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode
from binascii import Error as NotBase64
from collections import deque
from collections.abc import Iterator
from http import HTTPStatus
from typing import Final, NamedTuple, Protocol

from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.utils import accept_key

from gueridon.server import logs
from gueridon.server.wire.room import Visit

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets comes without its compiled part
    from websockets.utils import apply_mask

EXTENSION: Final = "gueridon.line"
"""Where the scope of a WebSocket holds its Line."""
NORMAL, PROTOCOL_ERROR, NOT_TEXT, TOO_LONG = 1000, 1002, 1007, 1009
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
_KNOWN: Final = frozenset((CONTINUED, TEXT, BINARY, CLOSE, PING, PONG))
_FIN, _RESERVED, _MASKED, _CONTROL = 0x80, 0x70, 0x80, 0x08
_SHORT: Final = 125
"""Bytes that a length of one byte can tell; a control frame has no more."""
_FORBIDDEN_CODES: Final = (1004, 1005, 1006)
"""Among those that RFC 6455 and its registry define (1000 to 1014): they stand for what is never sent."""
_CLOSING_SECONDS: Final = 1.0
"""How long whoever is told to go may take to answer."""
_LONGEST_GOODBYE: Final = 256
"""Bytes in which whoever is told to go may answer."""
_AT_ONCE: Final = 4
_VERSION: Final = b"13"
_KEY_BYTES: Final = 16

Headers = list[tuple[bytes, bytes]]


# --- frames -----------------------------------------------------------------------------------------------------------


class Broken(Exception):
    """Whoever speaks breaks the protocol; `code` is what they are told."""

    def __init__(self, code: int) -> None:
        self.code = code


class Frame(NamedTuple):
    """A whole message (TEXT or BINARY), a piece of one (CONTINUED), or a control frame."""

    kind: int
    payload: bytes


class Reader:
    """Takes bytes as they come and gives what a client says, in messages of at most so many bytes."""

    __slots__ = ("_begun", "_buffer", "_kind", "_longest")

    def __init__(self, longest: int) -> None:
        self._buffer = b""
        self._longest = longest
        self._begun: bytearray | None = None
        """What has come of a message in pieces."""
        self._kind = TEXT

    def whole_text(self, data: bytes) -> bytes | None:
        """The text, when the data is one short frame of text and nothing else, as nearly always."""
        if self._buffer or len(data) < 6 or data[0] != _FIN | TEXT or len(data) != (data[1] ^ _MASKED) + 6:
            return None  # without a mask the length cannot fit, and a longer frame says 126 there
        if len(data) > 6 + _SHORT or self._begun is not None:
            return None
        return _text(apply_mask(data[6:], data[2:6]))

    def read(self, data: bytes) -> Iterator[Frame]:
        buffer = self._buffer + data if self._buffer else data
        at = 0
        while (place := self._place_of_payload(buffer, at)) is not None and place.stop <= len(buffer):
            payload = buffer[place.start : place.stop]
            yield self._frame(buffer[at], apply_mask(payload, buffer[place.start - 4 : place.start]))
            at = place.stop
        self._buffer = buffer[at:]

    def _place_of_payload(self, buffer: bytes, at: int) -> slice | None:
        """Where the payload of the frame that begins here stands, or will stand; None as long as that cannot be told."""
        if len(buffer) < at + 2:
            return None
        length, start = buffer[at + 1] & 0x7F, at + 6
        self._check_kind(buffer[at], buffer[at + 1], length)
        if length > _SHORT:
            start = at + (8 if length == 126 else 14)
            if len(buffer) < start - 4:
                return None
            shortest = _SHORT + 1 if length == 126 else 1 << 16
            length = int.from_bytes(buffer[at + 2 : start - 4], "big")
            if length < shortest or length >> 63:
                raise Broken(PROTOCOL_ERROR)
        if length + len(self._begun or b"") > self._longest and not buffer[at] & _CONTROL:
            raise Broken(TOO_LONG)
        return slice(start, start + length)

    def _check_kind(self, first: int, second: int, length: int) -> None:
        kind = first & 0x0F
        if first & _RESERVED or not second & _MASKED or kind not in _KNOWN:
            raise Broken(PROTOCOL_ERROR)
        if first & _CONTROL:
            is_wrong = length > _SHORT or not first & _FIN
        else:
            is_wrong = (kind == CONTINUED) != (self._begun is not None)
        if is_wrong:
            raise Broken(PROTOCOL_ERROR)

    def _frame(self, first: int, payload: bytes) -> Frame:
        if first & _CONTROL:
            if first & 0x0F == CLOSE:
                _check_goodbye(payload)
            return Frame(first & 0x0F, payload)
        if self._begun is None:
            self._kind = first & 0x0F
        if not first & _FIN or self._begun is not None:
            self._begun = self._begun if self._begun is not None else bytearray()
            self._begun += payload
            if not first & _FIN:
                return Frame(CONTINUED, b"")
            payload, self._begun = bytes(self._begun), None
        return Frame(self._kind, _text(payload) if self._kind == TEXT else payload)


def _text(message: bytes) -> bytes:
    if not message.isascii():
        try:
            message.decode()
        except UnicodeDecodeError:
            raise Broken(NOT_TEXT) from None
    return message


def _check_goodbye(payload: bytes) -> None:
    code = int.from_bytes(payload[:2], "big")
    if payload and (len(payload) == 1 or not _may_be_sent(code)):
        raise Broken(PROTOCOL_ERROR)
    _text(payload[2:])


def _may_be_sent(code: int) -> bool:
    """RFC 6455 §7.4: what it and its registry define, and what libraries (3000 on) and applications (4000 on) do."""
    return (1000 <= code <= 1014 and code not in _FORBIDDEN_CODES) or 3000 <= code <= 4999


def framed(kind: int, payload: bytes) -> bytes:
    """A server's frame."""
    size = len(payload)
    if size <= _SHORT:
        return bytes((_FIN | kind, size)) + payload
    if size < 1 << 16:
        return bytes((_FIN | kind, 126, size >> 8, size & 255)) + payload
    return bytes((_FIN | kind, 127)) + size.to_bytes(8, "big") + payload


# --- the handshake ----------------------------------------------------------------------------------------------------


def _why_not(request: Scope) -> tuple[HTTPStatus, Headers] | None:
    """RFC 6455 §4.2.1. The door has seen that a WebSocket is asked for, and of which host."""
    versions, keys = (_values(request["headers"], b"sec-websocket-" + name) for name in (b"version", b"key"))
    if versions != [_VERSION]:
        return HTTPStatus.UPGRADE_REQUIRED, [(b"upgrade", b"websocket"), (b"sec-websocket-version", _VERSION)]
    if request["method"] != "GET" or request["http_version"] != "1.1" or len(keys) != 1 or not _is_key(keys[0]):
        return HTTPStatus.BAD_REQUEST, []
    return None


def _values(headers: Headers, wanted: bytes) -> list[bytes]:
    return [value for name, value in headers if name == wanted]


def _is_key(key: bytes) -> bool:
    try:
        return len(b64decode(key, validate=True)) == _KEY_BYTES
    except NotBase64:
        return False


def _head(status: HTTPStatus, headers: Headers) -> bytes:
    lines = [b"HTTP/1.1 %d %s" % (status, status.phrase.encode()), *(b"%s: %s" % header for header in headers)]
    return b"\r\n".join([*lines, b"", b""])


class Doorman:
    """Lets a few in at a time: between them, those who are in are heard."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Line, Scope]] = deque()

    def announce(self, line: Line, scope: Scope) -> None:
        self._waiting.append((line, scope))
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._let_in)

    def _let_in(self) -> None:
        coming = [self._waiting.popleft() for _ in range(min(_AT_ONCE, len(self._waiting)))]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
        for line, scope in coming:
            line.begin(scope)


_DOORMAN: Final = Doorman()


# --- one line ---------------------------------------------------------------------------------------------------------


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


class Line(asyncio.Protocol):
    """What uvicorn calls a WebSocket protocol. The application lets somebody in, then takes the line over."""

    __slots__ = (
        "_closing",
        "_config",
        "_connections",
        "_early",
        "_ears",
        "_is_accepted",
        "_is_deaf",
        "_is_lost",
        "_is_paused",
        "_is_told_to_go",
        "_key",
        "_reader",
        "_tasks",
        "_visit",
        "is_full",
        "transport",
    )

    def __init__(
        self, config: Config, server_state: ServerState, transport: asyncio.Transport, visit: Visit | None
    ) -> None:
        self._config, self.transport, self._visit = config, transport, visit
        self._connections, self._tasks = server_state.connections, server_state.tasks
        self._reader = Reader(config.ws_max_size)
        self._ears: Ears | None = None
        self._early: bytes | None = b""
        """What came before it was clear who reads it; None from then on."""
        self._key = b""
        self._closing: asyncio.TimerHandle | None = None
        self._is_accepted = self._is_lost = self._is_paused = self._is_told_to_go = self._is_deaf = False
        self.is_full = False
        """Whoever listens does not keep up; what is written now waits."""
        self._connections.add(self)  # type: ignore[arg-type]  # uvicorn knows its own protocols by name

    # --- coming in ----------------------------------------------------------------------------------------------------

    def open(self, request: Scope, early: bytes) -> None:
        """The request as uvicorn has read it, and what came right behind it."""
        refusal = _why_not(request)
        if refusal is not None:
            self._turn_away(*refusal)
            return
        self._early = early
        self._key = _values(request["headers"], b"sec-websocket-key")[0]
        self.pause_reading()  # until it is clear who reads
        about = {EXTENSION: self, "websocket.http.response": {}}
        _DOORMAN.announce(self, {**request, "type": "websocket", "subprotocols": [], "extensions": about})

    def begin(self, scope: Scope) -> None:
        """It is this one's turn to be let in."""
        if self._is_lost:
            return
        task = asyncio.get_running_loop().create_task(self._ask(scope))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
                self._accept()
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

    def _accept(self) -> None:
        self._is_accepted = True
        accepted = accept_key(self._key.decode("ascii")).encode()
        about = [(b"Upgrade", b"websocket"), (b"Connection", b"Upgrade"), (b"Sec-WebSocket-Accept", accepted)]
        self.transport.write(_head(HTTPStatus.SWITCHING_PROTOCOLS, about))

    def _turn_away(self, status: HTTPStatus, headers: Headers | None = None) -> None:
        self.transport.write(_head(status, [*(headers or []), (b"Content-Length", b"0"), (b"Connection", b"close")]))
        self.transport.close()

    def hand_over(self, ears: Ears) -> None:
        """From now on, messages go to and come from somebody else. The connection has been accepted."""
        self._ears = ears
        early, self._early = self._early, None
        self.resume_reading()
        if early:
            self.data_received(early)

    # --- writing ------------------------------------------------------------------------------------------------------

    def write(self, message: bytes) -> None:
        """Send a text; whoever calls this minds `is_full`."""
        self._write(TEXT, message)

    def _write(self, kind: int, payload: bytes) -> None:
        """Nothing follows a goodbye."""
        if not self._is_told_to_go and not self.transport.is_closing():
            self.transport.write(framed(kind, payload))

    def pause_writing(self) -> None:
        self.is_full = True

    def resume_writing(self) -> None:
        self.is_full = False
        if self._ears is not None:
            self._ears.may_write()

    def close(self, code: int) -> None:
        """Tell whoever is there to go. They have a moment to answer."""
        self._say_goodbye(code.to_bytes(2, "big"))

    def _say_goodbye(self, payload: bytes) -> None:
        if self._is_told_to_go or self.transport.is_closing():
            return
        self._is_told_to_go, self._early = True, None
        self.resume_reading()
        self.transport.write(framed(CLOSE, payload))
        # Also for whoever neither answers nor reads what is still to be sent.
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
        if self._early is not None:
            self._early += data
        elif not self._goes_on(data):
            try:
                self._hear_all(data)
            except Broken as broken:
                self._fail(broken.code)

    def _goes_on(self, data: bytes) -> bool:
        """Whoever was told to go and sends this much does not answer, and is not listened to any more."""
        if self._is_told_to_go and len(data) > _LONGEST_GOODBYE:
            self._is_deaf = True
        return self._is_deaf

    def _hear_all(self, data: bytes) -> None:
        text = self._reader.whole_text(data)
        if text is not None:
            self._hear_message(text)
            return
        for frame in self._reader.read(data):
            self._hear(frame)
            if self._goes_on(data):
                return

    def _hear_message(self, message: bytes) -> None:
        if self._ears is not None and not self._is_told_to_go:
            self._ears.heard(message)

    def _hear(self, frame: Frame) -> None:
        if frame.kind in (TEXT, BINARY):
            self._hear_message(frame.payload)
        elif frame.kind == CLOSE:
            self._say_goodbye(frame.payload[:2])
            self._is_deaf = True
            self.transport.close()
        elif self._ears is not None and not self._is_told_to_go:
            self._ears.interrupted()
            if frame.kind == PING and not self.is_full:  # whoever reads no answers gets none
                self._write(PONG, frame.payload)

    def _fail(self, code: int) -> None:
        """RFC 6455 §7.1.7: nothing more is read. It still arrives for a moment: to hang up on it could undo the goodbye."""
        self.close(code)
        self._is_deaf = True
        if not self.transport.is_closing():
            self.transport.write_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        self._connections.discard(self)
        if self._visit is not None:
            self._visit.leave()
        if self._closing is not None:
            self._closing.cancel()
        if self._ears is not None:
            ears, self._ears = self._ears, None
            ears.gone()
