"""Says “your turn” to the address that somebody gave for it; never to a private one unless the host allows it."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import SplitResult

import httpx

from gueridon.core.message import GueridonError
from gueridon.server import logs, metrics
from gueridon.server.errors import StorageFailure, unreadable
from gueridon.server.person import Person
from gueridon.server.urls import read_url

_SECONDS = 5.0
"""For everything together: finding the address, connecting, sending, hearing the status."""
_LONGEST_QUEUE = 200
_AT_ONCE = 4
_MOST_ADDRESSES = 4
_WORLD: Final = ipaddress.IPv6Network("2000::/3")
_TUNNELS: Final = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))
"""6to4 and Teredo: each such address leads to an IPv4 address, which may be anything."""


class Place(NamedTuple):
    """Where a webhook goes: the addresses were looked up and checked, and no name is looked up again afterwards."""

    addresses: tuple[str, ...]
    port: int
    url: SplitResult


def place_of(url: str, *, allow_private: bool) -> Place:
    """Every address of a name must be public: which of them is taken is not for whoever named it to choose."""
    parts = read_url(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = tuple(dict.fromkeys(str(address[4][0]) for address in found))
    if not allow_private and not all(map(is_public, addresses)):
        raise unreadable("error-server-webhook", quoted=url[:80])
    return Place(addresses, port, parts)


def is_public(address: str) -> bool:
    """What is reached from everywhere, and by everybody alike. Of IPv6 that is what has been given out, but for tunnels."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and (found not in _WORLD or any(found in net for net in _TUNNELS)):
        return False
    return found.is_global and not found.is_multicast


async def call(place: Place, body: bytes) -> int:
    """POST, to an address that was checked, without following any redirection; the status. No more is read."""
    async with asyncio.timeout(_SECONDS):
        *others, last = place.addresses[:_MOST_ADDRESSES]
        for address in others:
            with suppress(httpx.ConnectError, httpx.ConnectTimeout):  # one that cannot be reached from here
                return await _post(place, address, body)
        return await _post(place, last, body)


async def _post(place: Place, address: str, body: bytes) -> int:
    host = (place.url.hostname or "").removesuffix(".")
    url = httpx.URL(place.url._replace(fragment="").geturl()).copy_with(host=address)
    headers = {"Host": place.url.netloc, "Content-Type": "application/json", "User-Agent": "gueridon"}
    # A client for each call: one that keeps connections would take one to this address for another name's.
    limit = httpx.Timeout(_SECONDS, connect=_SECONDS / 2)
    async with httpx.AsyncClient(verify=_authorities(), trust_env=False, timeout=limit) as client:
        request = client.build_request("POST", url, content=body, headers=headers, extensions={"sni_hostname": host})
        answer = await client.send(request, stream=True, follow_redirects=False)
        await answer.aclose()
        return answer.status_code


@cache
def _authorities() -> ssl.SSLContext:
    return ssl.create_default_context()


class Webhooks:
    """A short queue, a few at a time: a slow receiver delays nobody but other receivers."""

    def __init__(self, find: Callable[[str], Awaitable[Person | None]], *, allow_private: bool) -> None:
        self._find = find
        self._allow_private = allow_private
        self._lookups = ThreadPoolExecutor(2, thread_name_prefix="webhook")
        self._calls = asyncio.Semaphore(_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def your_turn(self, identity: str, table: str, game: str) -> None:
        if len(self._tasks) >= _LONGEST_QUEUE:
            metrics.WEBHOOKS.labels("dropped").inc()
            return
        task = asyncio.create_task(self._tell(identity, {"event": "your_turn", "table": table, "game": game}))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, identity: str, message: dict[str, str]) -> None:
        try:
            person = await self._find(identity)
            if person is None or person.webhook is None:
                return
            async with self._calls:
                await self._call(person.webhook, json.dumps(message).encode())
            metrics.WEBHOOKS.labels("sent").inc()
        except (OSError, ValueError, GueridonError, httpx.HTTPError, httpx.InvalidURL, StorageFailure) as error:
            metrics.WEBHOOKS.labels("failed").inc()
            logs.event("webhook failed", kind=type(error).__name__)
        except Exception as error:
            logs.failure("webhook", error)

    async def _call(self, url: str, body: bytes) -> None:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(_SECONDS):
            place = await loop.run_in_executor(self._lookups, lambda: place_of(url, allow_private=self._allow_private))
        if await call(place, body) >= 400:
            raise OSError("refused")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._lookups.shutdown(wait=False, cancel_futures=True)
