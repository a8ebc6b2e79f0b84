"""A line whose frames are read and written by the library `websockets`, without its own input and output."""

from __future__ import annotations

import asyncio
import logging

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame as LibraryFrame
from websockets.protocol import State
from websockets.server import ServerProtocol

from gueridon.server.wire.lines import BINARY, CLOSE, CONTINUED, TEXT, Line, _text
from gueridon.server.wire.room import Visit

_QUIET = logging.getLogger("websockets.bench")
_QUIET.setLevel(logging.CRITICAL)


class WebsocketsLine(Line):
    """The handshake is ours, as uvicorn's door has read the request already."""

    __slots__ = ("_begun", "_kind", "_protocol")

    def __init__(
        self, config: Config, server_state: ServerState, transport: asyncio.Transport, visit: Visit | None
    ) -> None:
        super().__init__(config, server_state, transport, visit)
        self._protocol = ServerProtocol(state=State.OPEN, max_size=config.ws_max_size, logger=_QUIET)
        self._begun = bytearray()
        self._kind = TEXT

    def _hear_all(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            assert isinstance(event, LibraryFrame)
            self._take(event)
        self._flush()
        if self._protocol.close_sent is not None and not self._is_told_to_go:
            self._end()

    def _take(self, frame: LibraryFrame) -> None:
        kind = int(frame.opcode)
        if kind == CLOSE or self._is_told_to_go:
            return
        if kind not in (CONTINUED, TEXT, BINARY):
            self._interrupt()
            return
        if kind != CONTINUED:
            self._kind = kind
            if frame.fin:
                self._hear_whole(bytes(frame.data))
                return
        self._begun += frame.data
        self._interrupt()
        if frame.fin:
            message = bytes(self._begun)
            self._begun.clear()
            self._hear_whole(message)

    def _hear_whole(self, message: bytes) -> None:
        self._hear_message(_text(message) if self._kind == TEXT else message)

    def _interrupt(self) -> None:
        if self._ears is not None:
            self._ears.interrupted()

    def _end(self) -> None:
        """The library has said goodbye, in answer or because of what was wrong."""
        self._is_told_to_go = self._is_deaf = True
        self._closing = asyncio.get_running_loop().call_later(1.0, self.transport.abort)
        if self._protocol.close_rcvd is not None:
            self.transport.close()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if self.transport.is_closing():
                return
            if data:
                self.transport.write(data)
            else:
                self.transport.write_eof()

    def _write(self, kind: int, payload: bytes) -> None:
        if not self._is_told_to_go and self._protocol.state is State.OPEN:
            self._protocol.send_text(payload)
            self._flush()

    def _say_goodbye(self, payload: bytes) -> None:
        if self._is_told_to_go or self.transport.is_closing():
            return
        self._is_told_to_go, self._early = True, None
        self.resume_reading()
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(int.from_bytes(payload, "big"))
        self._flush()
        self._closing = asyncio.get_running_loop().call_later(1.0, self.transport.abort)
