"""Clients that behave badly, in a process of their own: `python -m tests.server.nuisance KIND PORT COOKIE TABLE`.

It says “ready” when they are at it, goes on until its input is closed, and then says how often it did what it does.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

AT_ONCE = 20
A_SECOND = 1000
"""How often somebody reconnects."""


def handshake(port: int, cookie: str) -> bytes:
    head = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: gueridon={cookie}",
    ]
    return "\r\n".join([*head, "", ""]).encode()


def frame(message: dict[str, object]) -> bytes:
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body)]) + b"\0\0\0\0" + body


class Nuisance:
    def __init__(self, port: int, cookie: str, table: str) -> None:
        self._port, self._cookie, self._table = port, cookie, table
        self._kept: list[asyncio.StreamWriter] = []
        self.times = 0

    async def half_open(self) -> None:
        """Lines that are opened and never say who they are; one after the other until there are many."""
        while True:
            for _ in range(AT_ONCE if self.times < 400 else 0):
                _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                writer.write(handshake(self._port, self._cookie)[: 40 * (self.times % 3)])
                self._kept.append(writer)
                self.times += 1
            await asyncio.sleep(0.05)

    async def reconnecting(self) -> None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        while True:
            behind = int((loop.time() - start) * A_SECOND) - self.times
            await asyncio.gather(*(self._come_and_go() for _ in range(min(behind, 50))))
            await asyncio.sleep(0.005)

    async def _come_and_go(self) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            writer.write(handshake(self._port, self._cookie))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame({"do": "open", "id": "1", "table": self._table}))
            writer.transport.abort()
            self.times += 1


async def main(kind: str, port: str, cookie: str, table: str) -> None:
    nuisance = Nuisance(int(port), cookie, table)
    act: Callable[[], Awaitable[None]] = getattr(nuisance, kind)
    task = asyncio.ensure_future(act())
    while nuisance.times < AT_ONCE and not task.done():
        await asyncio.sleep(0.01)
    print("ready", flush=True)
    begun, start = nuisance.times, asyncio.get_running_loop().time()
    await asyncio.to_thread(sys.stdin.read)
    task.cancel()
    with suppress(asyncio.CancelledError, OSError):
        await task
    print(f"{(nuisance.times - begun) / (asyncio.get_running_loop().time() - start):.0f}", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
