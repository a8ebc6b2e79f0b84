"""The wire of one WebSocket: uvicorn opens it, then frames are read from and written to the transport itself.

A frame costs a few microseconds this way; through a queue, two tasks and a general protocol it costs many times that, and
a connection keeps a tenth of the memory.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Final, NamedTuple, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets comes without its compiled part
    from websockets.utils import apply_mask

EXTENSION: Final = "gueridon.line"
"""Where the scope of a WebSocket holds its Line."""
NORMAL, PROTOCOL_ERROR, NOT_TEXT, TOO_LONG = 1000, 1002, 1007, 1009
_CLOSING_SECONDS: Final = 1.0
"""How long whoever is told to go may take to answer."""

_CONTINUED, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10
_FIN, _RESERVED, _MASKED = 0x80, 0x70, 0x80
_LONGEST_CONTROL = 125


class Ears(Protocol):
    """Whoever a line belongs to."""

    def heard(self, message: bytes) -> None:
        """A whole message."""

    def may_write(self) -> None:
        """The line is no longer full."""

    def stop(self) -> None:
        """The server stops."""

    def gone(self) -> None:
        """The line is no more; called once."""


class Broken(Exception):
    """Whoever speaks breaks the protocol; `code` is what they are told."""

    def __init__(self, code: int) -> None:
        self.code = code


class Frame(NamedTuple):
    kind: int
    is_last: bool
    payload: bytes


class FrameReader:
    """Takes bytes as they come and gives the frames of a client, at most so many bytes long."""

    __slots__ = ("_buffer", "_longest")

    def __init__(self, longest: int) -> None:
        self._buffer = b""
        self._longest = longest

    def whole_text(self, data: bytes) -> bytes | None:
        """The text, when the data is one short frame of text and nothing else, as nearly always."""
        if self._buffer or len(data) < 6 or data[0] != _FIN | _TEXT or len(data) != (data[1] ^ _MASKED) + 6:
            return None  # without a mask the length cannot fit, and a longer frame says 126 there
        return apply_mask(data[6:], data[2:6]) if len(data) < 132 else None

    def read(self, data: bytes) -> Iterator[Frame]:
        buffer = self._buffer + data if self._buffer else data
        while (end := self._end_of_first(buffer)) <= len(buffer):
            yield self._frame(buffer[:end])
            buffer = buffer[end:]
        self._buffer = buffer

    def _end_of_first(self, buffer: bytes) -> int:
        """Where the first frame ends, or more than there is as long as that cannot be told."""
        if len(buffer) < 2:
            return 2
        if buffer[0] & _RESERVED or not buffer[1] & _MASKED:
            raise Broken(PROTOCOL_ERROR)
        length, start = buffer[1] & 0x7F, 6
        if buffer[0] & 8 and (length > _LONGEST_CONTROL or not buffer[0] & _FIN):
            raise Broken(PROTOCOL_ERROR)
        if length >= 126:
            start = 8 if length == 126 else 14
            if len(buffer) < start:
                return start
            length = int.from_bytes(buffer[2 : start - 4], "big")
        if length > self._longest:
            raise Broken(TOO_LONG)
        return start + length

    def _frame(self, whole: bytes) -> Frame:
        length = whole[1] & 0x7F
        start = 6 if length < 126 else 8 if length == 126 else 14
        payload = apply_mask(whole[start:], whole[start - 4 : start])
        return Frame(whole[0] & 0x0F, bool(whole[0] & _FIN), payload)


def framed(kind: int, payload: bytes) -> bytes:
    """A server's frame."""
    size = len(payload)
    if size < 126:
        return bytes((_FIN | kind, size)) + payload
    if size < 65_536:
        return bytes((_FIN | kind, 126, size >> 8, size & 255)) + payload
    return bytes((_FIN | kind, 127)) + size.to_bytes(8, "big") + payload


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own protocol until the application has accepted the connection and taken it over."""

    _ears: Ears | None = None
    _reader: FrameReader
    _parts: list[bytes]
    _is_told_to_go = False
    is_full = False
    """Whoever listens does not keep up; what is written now waits."""

    # --- before -------------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self.read_paused = True  # until it is clear who reads
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        """As uvicorn does, but a line that was handed over stays when the application has returned."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._ears is None and self.close_timer is None:
            self.transport.close()

    def hand_over(self, ears: Ears) -> None:
        """From now on, frames go to and come from somebody else. The connection has been accepted."""
        self._ears = ears
        self._reader = FrameReader(self.config.ws_max_size)
        self._parts = []
        del self.scope, self.conn, self.request, self.response  # a handshake's memory, for thousands of connections
        self.resume_reading()

    # --- writing ------------------------------------------------------------------------------------------------------

    def write(self, message: bytes) -> None:
        """Send a text; whoever calls this minds `is_full`."""
        if not self.transport.is_closing():
            self.transport.write(framed(_TEXT, message))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self._ears is not None:
            self._ears.may_write()

    def close(self, code: int) -> None:
        """Tell whoever is there to go. They have a moment to answer."""
        if self._is_told_to_go or self.transport.is_closing():
            return
        self._is_told_to_go = True
        self.resume_reading()
        self.transport.write(framed(_CLOSE, code.to_bytes(2, "big")))
        self.close_timer = self.loop.call_later(_CLOSING_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        if self._ears is None:
            super().shutdown()
        else:
            self._ears.stop()

    # --- reading ------------------------------------------------------------------------------------------------------

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._ears is None:
            super().data_received(data)
            return
        try:
            text = None if self._parts or self._is_told_to_go else self._reader.whole_text(data)
            if text is not None:
                self._hear_message(text, self._ears)
                return
            for frame in self._reader.read(data):
                self._hear(frame, self._ears)
        except Broken as broken:
            self.close(broken.code)

    def _hear(self, frame: Frame, ears: Ears) -> None:
        if frame.kind == _CLOSE:
            self._answer_close(frame.payload)
        elif self._is_told_to_go:
            return
        elif frame.kind == _PING:
            self.transport.write(framed(_PONG, frame.payload))
        elif frame.kind in (_TEXT, _BINARY, _CONTINUED):
            self._hear_part(frame, ears)
        elif frame.kind != _PONG:
            raise Broken(PROTOCOL_ERROR)

    def _hear_part(self, frame: Frame, ears: Ears) -> None:
        if (frame.kind == _CONTINUED) != bool(self._parts):
            raise Broken(PROTOCOL_ERROR)
        message = frame.payload
        if self._parts or not frame.is_last:
            self._parts.append(message or b"")
            if sum(map(len, self._parts)) > self.config.ws_max_size:
                raise Broken(TOO_LONG)
            if not frame.is_last:
                return
            message, self._parts = b"".join(self._parts), []
        self._hear_message(message, ears)

    def _hear_message(self, message: bytes, ears: Ears) -> None:
        if not message.isascii():
            _check_text(message)
        ears.heard(message)

    def _answer_close(self, payload: bytes) -> None:
        if not self._is_told_to_go:
            self._is_told_to_go = True
            self.transport.write(framed(_CLOSE, payload[:2]))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._ears is None:
            super().connection_lost(exc)
            return
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.connections.discard(self)
        self.disconnected = True
        ears, self._ears = self._ears, None
        ears.gone()


def _check_text(message: bytes) -> None:
    try:
        message.decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None
