"""Clients that mean harm, in a process of their own: `python -m bench.load.hostile PORT SECONDS FILE`.

The file holds parties as JSON. A quarter of them opens its table and never reads again, a quarter reads a byte now and
then, a quarter opens half a request and falls silent; and a thousand times a second somebody comes and goes.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path

from bench.load.client import framed
from bench.load.servers import LOAD_CORE

RECONNECTS = 1000
"""A second."""


def _hello(port: int, cookie: str) -> bytes:
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: gueridon={cookie}\r\n\r\n"
    ).encode()


async def _connected(port: int) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    return line


async def frozen(port: int, table: str, cookie: str) -> socket.socket:
    """Opens a table, then asks for it again and again without reading."""
    line = await _connected(port)
    await asyncio.get_running_loop().sock_sendall(line, _hello(port, cookie))
    await asyncio.sleep(0.2)
    opening = framed(json.dumps({"do": "open", "id": "o", "table": table}))
    await asyncio.get_running_loop().sock_sendall(line, opening * 20)
    return line


async def slow(port: int, table: str, cookie: str, until: float) -> None:
    line = await frozen(port, table, cookie)
    while time.monotonic() < until:
        await asyncio.sleep(0.1)
        with suppress(OSError):  # there was nothing to read, or it was dropped, as it should be
            line.recv(16)
    line.close()


async def half_open(port: int, cookie: str) -> socket.socket:
    line = await _connected(port)
    await asyncio.get_running_loop().sock_sendall(line, _hello(port, cookie)[:60])
    return line


async def reconnecting(port: int, cookie: str, until: float) -> int:
    """Comes and goes as often as it can, up to a thousand times a second."""
    times, begin = 0, time.monotonic()
    while time.monotonic() < until:
        line = await _connected(port)
        await asyncio.get_running_loop().sock_sendall(line, _hello(port, cookie))
        line.close()
        times += 1
        ahead = begin + times / RECONNECTS - time.monotonic()
        begin -= min(0.0, ahead)  # what was missed is not caught up on in one burst
        await asyncio.sleep(max(0.0, ahead))
    return times


async def harm(port: int, seconds: float, parties: list[tuple[str, str]]) -> None:
    until = time.monotonic() + seconds
    quarter = max(1, len(parties) // 4)
    held = [await frozen(port, table, cookie) for table, cookie in parties[:quarter]]
    held += [await half_open(port, cookie) for _, cookie in parties[quarter : 2 * quarter]]
    slow_ones = [slow(port, table, cookie, until) for table, cookie in parties[2 * quarter : 3 * quarter]]
    print("harming", flush=True)
    waiting = asyncio.gather(*slow_ones)
    times = await reconnecting(port, parties[-1][1], until)
    await waiting
    for line in held:
        line.close()
    print(f"{times / seconds:.0f} reconnects a second", flush=True)


if __name__ == "__main__":
    os.sched_setaffinity(0, {LOAD_CORE})
    os.nice(19)  # it shares the core of those who measure, and must harm the server, not them
    asyncio.run(harm(int(sys.argv[1]), float(sys.argv[2]), json.loads(Path(sys.argv[3]).read_text())))
