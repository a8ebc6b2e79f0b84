"""Says “your turn” to the address that somebody gave for it; never to a private one unless the host allows it."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from gueridon.server import logs, metrics
from gueridon.server.errors import StorageFailure, unreadable
from gueridon.server.store.store import Person

_SECONDS = 5
_LONGEST_QUEUE = 200

SENT = metrics.Counter("gueridon_webhooks_total", "Webhooks called, by result.", "result")


class Place(NamedTuple):
    """Where a webhook goes: the address was looked up and checked, and no name is looked up again afterwards."""

    address: str
    port: int
    url: SplitResult


def read_url(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        port_is_fine = parts.port is None or 0 < parts.port < 65536
    except ValueError:
        raise unreadable("error-server-webhook", quoted=url[:80]) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None or not port_is_fine:
        raise unreadable("error-server-webhook", quoted=url[:80])
    if not url.isascii() or not url.isprintable() or " " in url:
        raise unreadable("error-server-webhook", quoted=url[:80])
    return parts


def place_of(url: str, *, allow_private: bool) -> Place:
    parts = read_url(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not allow_private and not ipaddress.ip_address(address).is_global:
        raise unreadable("error-server-webhook", quoted=url[:80])
    return Place(address, port, parts)


def call(place: Place, body: bytes) -> int:
    """POST, to the address that was checked, without following any redirection; the status."""
    host = place.url.hostname or ""
    stream = socket.create_connection((place.address, place.port), timeout=_SECONDS)
    connection = http.client.HTTPConnection(host, place.port, timeout=_SECONDS)
    with _ending(stream):
        try:
            if place.url.scheme == "https":
                stream = ssl.create_default_context().wrap_socket(stream, server_hostname=host)
            connection.sock = stream
            target = (place.url.path or "/") + (f"?{place.url.query}" if place.url.query else "")
            connection.request("POST", target, body, {"Content-Type": "application/json", "User-Agent": "gueridon"})
            return connection.getresponse().status
        finally:
            connection.close()
            stream.close()


@contextmanager
def _ending(stream: socket.socket) -> Iterator[None]:
    """Hang up when the time is over, however slowly something goes on coming."""
    with stream.dup() as line:

        def hang_up() -> None:
            with suppress(OSError):  # the other side was quicker
                line.shutdown(socket.SHUT_RDWR)

        timer = threading.Timer(_SECONDS, hang_up)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()


class Webhooks:
    """A short queue and two threads: a slow receiver delays nobody but other receivers."""

    def __init__(self, find: Callable[[str], Awaitable[Person | None]], *, allow_private: bool) -> None:
        self._find = find
        self._allow_private = allow_private
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="webhook")
        self._tasks: set[asyncio.Task[None]] = set()

    def your_turn(self, identity: str, table: str, game: str) -> None:
        if len(self._tasks) >= _LONGEST_QUEUE:
            SENT.add("dropped")
            return
        task = asyncio.create_task(self._tell(identity, {"event": "your_turn", "table": table, "game": game}))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, identity: str, message: dict[str, str]) -> None:
        try:
            person = await self._find(identity)
            if person is None or person.webhook is None:
                return
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._call, person.webhook, json.dumps(message).encode())
            SENT.add("sent")
        except (OSError, ValueError, http.client.HTTPException, StorageFailure) as error:
            SENT.add("failed")
            logs.event("webhook failed", kind=type(error).__name__)
        except Exception as error:
            logs.failure("webhook", error)

    def _call(self, url: str, body: bytes) -> None:
        place = place_of(url, allow_private=self._allow_private)
        if call(place, body) >= 400:
            raise OSError("refused")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
