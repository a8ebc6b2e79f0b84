"""A WebSocket client for text frames: the least there can be, so that the load is not what is measured."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast


class Line(asyncio.Protocol):
    """One connection; every text that arrives goes to `hear`."""

    def __init__(self, path: str, headers: str, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
        ).encode()
        self._buffer = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none, but does the same
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = buffer
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._is_open, buffer = True, rest
            self.opened.set_result(None)
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                break
            kind = buffer[0] & 15
            if kind == 9:
                self.transport.write(b"\x8a\x80\0\0\0\0")
            elif kind == 1:
                self._hear(buffer[start : start + length])
            buffer = buffer[start + length :]
        return buffer

    def send(self, text: str) -> None:
        self.transport.write(framed(text))

    def close(self) -> None:
        self.transport.close()


def framed(text: str) -> bytes:
    body = text.encode()
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + body  # a mask of zeros changes nothing
