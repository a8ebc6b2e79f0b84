"""Somebody who asks again and again for what costs the server most: `python -m bench.load.dear PORT SECONDS FILE`.

The file holds requests as JSON: each a path and the cookie of who asks. The next is asked as soon as the last is answered. Where
the path is `/ws`, a table is opened over a socket, as often as it can be.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bench.load.client import Line
from bench.load.servers import LOAD_CORE

TOO_FAST: Final = b"http/1.1 429 "
"""To be refused for asking too often is no answer, and no reason to stop."""


class Asked(NamedTuple):
    path: str
    cookie: str
    table: str = ""
    """What is opened, where it is a socket."""


async def ask(port: int, requests: Iterator[Asked], until: float) -> int:
    """Over one line, one request after the other."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=4_000_000)
    times = 0
    while time.monotonic() < until:
        asked = next(requests)
        writer.write(
            f"GET {asked.path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\n"
            f"Cookie: gueridon={asked.cookie}\r\n\r\n".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        if not head.startswith((b"http/1.1 200 ", TOO_FAST)):
            raise SystemExit(f"the server refuses {asked.path}: {head!r}")
        await reader.readexactly(int(head.partition(b"content-length:")[2].split(b"\r\n")[0]))
        times += not head.startswith(TOO_FAST)
    writer.close()
    return times


async def open_again_and_again(port: int, asked: Asked, until: float) -> int:
    loop = asyncio.get_running_loop()
    answered = asyncio.Event()
    times = 0

    def hear(frame: bytes) -> None:
        nonlocal times
        if frame.startswith((b'{"is":"done"', b'{"is":"error"')):
            times += frame.startswith(b'{"is":"done"')
            answered.set()

    headers = f"Cookie: gueridon={asked.cookie}\r\n"
    _, line = await loop.create_connection(lambda: Line("/ws", headers, hear), "127.0.0.1", port)
    await line.opened
    while time.monotonic() < until:
        line.send(json.dumps({"do": "open", "id": "1", "table": asked.table}))
        await answered.wait()
        answered.clear()
    line.close()
    return times


async def harm(port: int, seconds: float, requests: list[Asked]) -> None:
    until = time.monotonic() + seconds
    print("asking", flush=True)
    if requests[0].path == "/ws":
        times = await open_again_and_again(port, requests[0], until)
    else:
        times = await ask(port, itertools.cycle(requests), until)
    print(f"{times / seconds:.0f} a second", flush=True)


if __name__ == "__main__":
    os.sched_setaffinity(0, {LOAD_CORE})
    os.nice(19)  # it shares the core of whoever measures, and must harm the server, not them
    asked = [Asked(*each) for each in json.loads(Path(sys.argv[3]).read_text())]
    asyncio.run(harm(int(sys.argv[1]), float(sys.argv[2]), asked))
