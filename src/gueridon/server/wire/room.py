"""How many connections there is room for, and who goes first when it gets tight: each takes a file, and files are few."""

from __future__ import annotations

import asyncio
import math
import sys
from http import HTTPStatus
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import get_remote_addr

from gueridon.server.errors import Denied
from gueridon.server.settings import Settings
from gueridon.server.wire.addresses import household
from gueridon.server.wire.people import People

if sys.platform != "win32":  # which has no such limit
    import resource

ROOM: Final = "gueridon.room"
"""Where the state that all connections share holds the room."""
VISIT: Final = "gueridon.visit"
"""Where a request holds the connection that it came by."""
BACKLOG: Final = 128
"""So many are taken on at once, and everybody else waits for that; whoever comes too many is let in a second later."""
_OURS: Final = 64 + BACKLOG
"""Files for the database, the log, bot workers that start, and connections that were hung up on and not yet closed."""
_FEWEST: Final = 16
_FOR_THE_OPERATOR: Final = ("/health", "/metrics")
"""Whoever looks after the server sees how tight it is; a server that works is not to be called ill for it."""
_COME_BACK: Final = 5.0
"""Seconds after which whoever found no place may try again."""
_ENOUGH: Final = 10_240
"""Where the system names no hard limit, it may still have one; this much every system gives."""


def raise_file_limit() -> None:
    """As far as we may by ourselves. Processes that this one starts have the same limit."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _most_files() -> float:
    if sys.platform == "win32":
        return math.inf
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return math.inf if soft == resource.RLIM_INFINITY else soft


class Visit:
    """One connection, from when it was made to when it is lost."""

    __slots__ = ("address", "room", "transport")

    def __init__(self, room: Room, transport: asyncio.Transport) -> None:
        self.room, self.transport = room, transport
        self.address: str | None = None
        """By which it counts; None where that is not known (yet)."""

    def spoke(self) -> None:
        self.room.silent.pop(self, None)

    def leave(self) -> None:
        self.room.forget(self)


class Room:
    """The connections of this process. A quarter of the places is for people who bring an identity that we know."""

    def __init__(self, settings: Settings, most_files: float | None = None) -> None:
        files = _most_files() if most_files is None else most_files
        self._places = max(_FEWEST, min(files - _OURS, settings.connections or math.inf))
        self._for_strangers = self._places * 3 / 4
        self._most_each = settings.connections_per_address or math.inf
        self._proxies = ProxyHeadersMiddleware(_nothing, settings.proxies).trusted_hosts
        self._inside: set[Visit] = set()
        self._by_address: dict[str, int] = {}
        self.silent: dict[Visit, None] = {}
        """Those that have asked for nothing so far, the oldest first."""

    @property
    def is_tight(self) -> bool:
        return len(self._inside) > self._for_strangers

    def enter(self, transport: asyncio.Transport) -> Visit | None:
        """Somebody whose word has not been read; None when there is no place for them."""
        host = (get_remote_addr(transport) or ("", 0))[0]
        visit = Visit(self, transport)
        if host and host not in self._proxies and not self.belongs_to(visit, host):
            self.forget(visit)
            return None
        while self.silent and len(self._inside) >= self._for_strangers:
            self._hang_up(next(iter(self.silent)))
        if len(self._inside) >= self._places:
            self.forget(visit)
            return None
        self._inside.add(visit)
        self.silent[visit] = None
        return visit

    def belongs_to(self, visit: Visit, host: str) -> bool:
        """Count a connection by who is behind it, never by a proxy itself: false when those are too many."""
        address = None if host in self._proxies else household(host)
        if address != visit.address:
            self._count(visit.address, -1)
            self._count(address, 1)
            visit.address = address
        return address is None or self._by_address[address] <= self._most_each

    def _count(self, address: str | None, difference: int) -> None:
        if address is None:
            return
        count = self._by_address.get(address, 0) + difference
        if count:
            self._by_address[address] = count
        else:
            del self._by_address[address]

    def _hang_up(self, visit: Visit) -> None:
        self.forget(visit)
        visit.transport.abort()

    def forget(self, visit: Visit) -> None:
        """Also more than once: who is hung up on is lost a moment later."""
        self._inside.discard(visit)
        self.silent.pop(visit, None)
        self._count(visit.address, -1)
        visit.address = None


def check_address(scope: Scope) -> None:
    """Through a proxy it is known only now who comes."""
    visit: Visit = scope[VISIT]
    if not visit.room.belongs_to(visit, (scope.get("client") or ("", 0))[0]):
        raise Denied("error-too-many-connections", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=_COME_BACK)


async def check_place(scope: Scope, people: People) -> None:
    """When it gets tight, who brings no identity that we know comes another time."""
    check_address(scope)
    visit: Visit = scope[VISIT]
    needs_name = visit.room.is_tight and scope["path"] not in _FOR_THE_OPERATOR
    if needs_name and not await people.knows(Headers(scope=scope).get("cookie", "")):
        raise Denied("error-too-many-connections", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=_COME_BACK)


async def _nothing(*_: object) -> None:
    """The reader of a host's proxies wants an application; none is called."""
