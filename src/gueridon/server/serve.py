"""`gueridon serve`: migrates the database, says where the table is to be found, and runs until it is stopped."""

from __future__ import annotations

import asyncio
import io
import os
import socket
import sys
import webbrowser
from tempfile import TemporaryDirectory

import uvicorn

from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.server import messages as m
from gueridon.server import metrics
from gueridon.server.errors import unreadable
from gueridon.server.settings import Settings, to_environment
from gueridon.server.store.address import read_address
from gueridon.server.store.hold import held
from gueridon.server.store.migrate import migrate
from gueridon.server.wire.addresses import is_loopback, own_address
from gueridon.server.wire.hosts import read_hosts
from gueridon.server.wire.room import BACKLOG, raise_file_limit

_SHUTDOWN_SECONDS = 10


def serve(settings: Settings, words: Words, *, opens_browser: bool) -> int:
    address = read_address(settings.db)
    if settings.workers > 1 and address.is_sqlite:
        raise unreadable("error-server-workers", asked=settings.workers)
    read_hosts(settings.hosts)  # told now, not by a process that ends at once
    raise_file_limit()
    with held(address):
        asyncio.run(migrate(address))
        return _serve_from(settings, words, opens_browser=opens_browser)


def _serve_from(settings: Settings, words: Words, *, opens_browser: bool) -> int:
    sockets = [_listen(settings)]
    port = sockets[0].getsockname()[1]
    _announce(settings, port, words)
    if opens_browser:
        webbrowser.open(f"http://127.0.0.1:{port}/")
    os.environ |= to_environment(settings)
    return _run(settings, sockets)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise unreadable(
            "error-server-port", port_quoted=str(settings.port), quoted=error.strerror or str(error)
        ) from error
    listener.listen(BACKLOG)
    listener.set_inheritable(True)
    return listener


def _run(settings: Settings, sockets: list[socket.socket]) -> int:
    config = uvicorn.Config(
        "gueridon.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        ws="gueridon.server.wire.lines:Line",
        ws_max_size=m.LONGEST_FRAME,
        ws_ping_interval=None,  # whoever is silent is dropped, and a client sends something now and then
        ws_per_message_deflate=False,
        loop="auto",
        http="gueridon.server.wire.doors:Door",
        log_config=None,
        log_level="error",  # our log is lines of JSON, and what cannot be read is no mistake of ours
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        server_header=False,
        backlog=BACKLOG,
    )
    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        with TemporaryDirectory(prefix="gueridon-metrics-") as folder:
            os.environ[metrics.FOLDER] = folder
            Multiprocess(config, sockets=sockets).run()
        return 0
    server = uvicorn.Server(config)
    server.run(sockets=sockets)
    return 0 if server.started else 1


def _announce(settings: Settings, port: int, words: Words) -> None:
    here = f"http://127.0.0.1:{port}/"
    print(words.say(Message("serve-here", {"quoted": here})), flush=True)
    if is_loopback(settings.host):
        return
    address = settings.public_url or f"http://{own_address()}:{port}/"
    print(words.say(Message("serve-network", {"quoted": address})))
    if sys.stdout.isatty():
        print(_qr_code(address))
    print(words.noun("serve-stop"), flush=True)


def _qr_code(text: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m").terminal(out=drawn, compact=True)
    return drawn.getvalue()
