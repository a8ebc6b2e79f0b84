"""A line whose frames are read and written by picows, which takes the transport over once somebody is let in."""

from __future__ import annotations

import asyncio
import logging

from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSProtocolError, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # it is not among the names that picows documents

from gueridon.server.wire.lines import (
    BINARY,
    CLOSE,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    Broken,
    Ears,
    Line,
    _check_goodbye,
    _text,
)

_QUIET = logging.getLogger("picows.bench")
_QUIET.setLevel(logging.CRITICAL)
_CODES = {1002: WSCloseCode.PROTOCOL_ERROR, 1007: WSCloseCode.INVALID_TEXT, 1009: WSCloseCode.MESSAGE_TOO_BIG}


class Listener(WSListener):
    """What picows hears goes to the line; what it does not check is checked here."""

    def __init__(self, line: PicowsLine, longest: int) -> None:
        self._line = line
        self._longest = longest
        self._begun: bytearray | None = None
        self._kind = TEXT

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        try:
            self._take(frame, int(frame.msg_type))  # type: ignore[call-overload]  # an int, whatever its stub says
        except Broken as broken:
            self._line.is_told_to_go = True
            raise WSProtocolError(_CODES[broken.code], "") from broken

    def _take(self, frame: WSFrame, kind: int) -> None:
        if self._line.is_told_to_go and kind != CLOSE:
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise Broken(1002)
        payload = frame.get_payload_as_bytes()
        if kind == CLOSE:
            _check_goodbye(payload)
            self._line.part(payload[:2])
        elif kind in (PING, PONG):
            self._line.interrupt(payload if kind == PING else None)
        else:
            self._take_data(kind, payload, is_last=frame.fin)

    def _take_data(self, kind: int, payload: bytes, *, is_last: bool) -> None:
        if (kind == CONTINUED) != (self._begun is not None):
            raise Broken(1002)
        if kind in (TEXT, BINARY):
            self._kind = kind
        if self._begun is not None or not is_last:
            self._begun = self._begun if self._begun is not None else bytearray()
            self._begun += payload
            if len(self._begun) > self._longest:
                raise Broken(1009)
            if not is_last:
                self._line.interrupt(None)
                return
            payload, self._begun = bytes(self._begun), None
        self._line._hear_message(_text(payload) if self._kind == TEXT else payload)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._line.connection_lost(None)

    def pause_writing(self) -> None:
        self._line.pause_writing()

    def resume_writing(self) -> None:
        self._line.resume_writing()


class PicowsLine(Line):
    """The door has read and checked the request; picows is told the least of it."""

    __slots__ = ("_inner",)

    @property
    def is_told_to_go(self) -> bool:
        return self._is_told_to_go

    @is_told_to_go.setter
    def is_told_to_go(self, value: bool) -> None:
        self._is_told_to_go = value

    def _accept(self) -> None:
        self._is_accepted = True
        listener = Listener(self, self._config.ws_max_size)
        strategy = WSAutoPingStrategy.PING_WHEN_IDLE
        self._inner = WSProtocol(
            *(None, None, False, lambda _request: listener, _QUIET, True, None),
            *(False, 20, 20, strategy, False, self._config.ws_max_size, None, 2048),
        )
        self._inner.connection_made(self.transport)
        head = (
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        )
        self._feed(head + b"Sec-WebSocket-Key: " + self._key + b"\r\n\r\n")
        self.transport.set_protocol(self._inner)

    def _feed(self, data: bytes) -> None:
        while data and not self.transport.is_closing():
            buffer = self._inner.get_buffer(len(data))
            size = min(len(buffer), len(data))
            buffer[:size] = data[:size]
            self._inner.buffer_updated(size)
            data = data[size:]

    def hand_over(self, ears: Ears) -> None:
        self._ears = ears
        early, self._early = self._early, None
        self.resume_reading()
        self._feed(early or b"")

    def interrupt(self, ping: bytes | None) -> None:
        if self._ears is not None:
            self._ears.interrupted()
        if ping is not None and not self.is_full and not self._is_told_to_go:
            self._inner.transport.send(WSMsgType.PONG, ping)

    def part(self, payload: bytes) -> None:
        """They have said goodbye."""
        self._say_goodbye(payload)
        self.transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        if not self._is_told_to_go and not self.transport.is_closing():
            self._inner.transport.send(WSMsgType.TEXT, payload)

    def _say_goodbye(self, payload: bytes) -> None:
        if self._is_told_to_go or self.transport.is_closing():
            return
        self._is_told_to_go, self._early = True, None
        self.resume_reading()
        self._inner.transport.send(WSMsgType.CLOSE, payload)
        self._closing = asyncio.get_running_loop().call_later(1.0, self.transport.abort)
