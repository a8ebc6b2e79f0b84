"""A server with another line than ours: `python -m bench.load.lined LINE serve …`, or `… LINE echo PORT`."""

from __future__ import annotations

import socket
import sys

import uvicorn
from starlette.types import Receive, Scope, Send

from gueridon.server.settings import Settings
from gueridon.server.wire import lines
from gueridon.server.wire.lines import EXTENSION, Line
from gueridon.server.wire.room import ROOM, Room

NAMES = ("ours", "websockets", "picows")


def line_named(name: str) -> type[Line]:
    if name == "websockets":
        from bench.load.websockets_line import WebsocketsLine

        return WebsocketsLine
    if name == "picows":
        from bench.load.picows_line import PicowsLine

        return PicowsLine
    assert name == "ours"
    return Line


class Echo:
    """Says what it hears."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def heard(self, message: bytes) -> None:
        self._line.write(message)

    def interrupted(self) -> None: ...

    def may_write(self) -> None: ...

    def stop(self) -> None:
        self._line.close(1001)

    def gone(self) -> None: ...


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await receive()
        scope["state"][ROOM] = Room(Settings(connections=0, connections_per_address=0))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    line = scope["extensions"][EXTENSION]
    line.hand_over(Echo(line))


class Announced(uvicorn.Server):
    """Says when it can be called."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("started", flush=True)


def main(name: str, what: str, *rest: str) -> None:
    lines.Line = line_named(name)  # type: ignore[misc]  # where uvicorn and the server look for it
    if what == "serve":
        from gueridon.cli import main as serve

        sys.argv = ["gueridon", what, *rest]
        serve()
        return
    door, line = "gueridon.server.wire.doors:Door", "gueridon.server.wire.lines:Line"
    Announced(uvicorn.Config(echo, port=int(rest[0]), http=door, ws=line, log_config=None, access_log=False)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
