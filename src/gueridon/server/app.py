"""Puts the parts together: one ASGI application."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gueridon.server import logs, metrics, settings
from gueridon.server.background.duties import Duties
from gueridon.server.background.housekeeping import Housekeeping
from gueridon.server.background.webhooks import Webhooks
from gueridon.server.built_app import bundle_folder
from gueridon.server.errors import Denied
from gueridon.server.session.forgetting import Forgetting
from gueridon.server.session.hub import Hub, Sources
from gueridon.server.session.shown import encode
from gueridon.server.settings import Settings
from gueridon.server.store.address import read_address
from gueridon.server.store.store import open_store
from gueridon.server.thinking import warming
from gueridon.server.thinking.bots import BotPool
from gueridon.server.wire.hosts import Hosts, turned_away
from gueridon.server.wire.http_api import Api, Endpoint, answered, refused
from gueridon.server.wire.openapi import OPERATIONS, document
from gueridon.server.wire.pages import SafeHeaders, app_pages
from gueridon.server.wire.people import People
from gueridon.server.wire.room import ROOM, Room, check_place
from gueridon.server.wire.sockets import Sockets

_LOOK_EVERY = 5.0
_LET_GO_EVERY = 0.0005
"""Seconds after which a thread that draws or reads lets the event loop have its turn; Python's own five milliseconds are long."""
_GARBAGE = (20_000, 5, 1_000)
"""Objects in cycles are few here. Looking for them among the young takes some milliseconds every few seconds; among the
old, with thousands of tables in memory, it takes long, and is done seldom."""


class Server:
    """Everything that one process runs; made when the process starts."""

    def __init__(self, chosen: Settings, sources: Sources | None = None) -> None:
        self._settings = chosen
        self._sources = sources
        self._duties: Duties | None = None
        self.hub: Hub
        self.sockets: Sockets
        self.people: People

    async def open(self) -> None:
        process = secrets.token_hex(6)
        store = await open_store(read_address(self._settings.db), process, self._hear, self._hear_gap)
        self.hub = Hub(store, self._settings, self._sources)
        self.people = people = People(store, self.hub.now, self.hub.elapsed, self._settings.use_seconds)
        self.sockets = Sockets(self.hub, people)
        self._forgetting = Forgetting(self.hub, self.sockets.show_out)
        self.api = Api(self.hub, people, self._forgetting)
        self._bots = BotPool(self._settings)
        self.api.bots = self._bots
        self._webhooks = Webhooks(store.person, allow_private=self._settings.private_webhooks)
        self.api.count = self._count
        self._duties = Duties(self.hub, self._bots, self._webhooks, process)
        await self._duties.start()
        self._silence = asyncio.create_task(self._look_around())
        self._house = asyncio.create_task(Housekeeping(self.hub, self._forgetting).run())
        self._warming = asyncio.create_task(warming.when_compiled(self._bots.renew))
        sys.setswitchinterval(_LET_GO_EVERY)
        gc.collect()
        gc.freeze()  # the catalogue of games and rules lives as long as we do
        gc.set_threshold(*_GARBAGE)

    async def close(self) -> None:
        """Tell everybody, finish what was begun, then let go of the database."""
        self._silence.cancel()
        self._warming.cancel()
        await self.sockets.close()
        self._house.cancel()
        await asyncio.gather(self._house, return_exceptions=True)
        assert self._duties is not None
        await self._duties.close()
        await self._webhooks.close()
        await self.hub.store.close()
        metrics.leave()

    def _count(self) -> None:
        """What is looked up rather than counted; other processes tell it now and then, ours when it is asked for."""
        metrics.CONNECTIONS.set(self.sockets.count)
        metrics.TABLES.set(len(self.hub.live))
        metrics.BROKEN.set(len(self.hub.broken))
        metrics.BOTS_WAITING.set(self._bots.waiting)

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(min(_LOOK_EVERY, self._settings.silence / 4))
            try:
                self.sockets.drop_silent()
                self._count()
            except Exception as error:  # one failure must not end it for good
                logs.failure("silence", error)

    def _hear(self, note: str) -> None:
        word, _, identity = note.partition(" ")
        if self._duties is None:
            return
        if word == "gone":
            self._forgetting.hear(identity)
        else:
            self._duties.hear(note)

    def _hear_gap(self) -> None:
        if self._duties is not None:
            self._duties.hear_gap()


class Front:
    """Sockets go straight to where they belong: many may come at once, and pages need more care than they do."""

    def __init__(self, server: Server, pages: ASGIApp, hosts: Hosts) -> None:
        self.server, self._pages, self._hosts = server, pages, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._pages(scope, receive, send)
        elif (error := self._hosts.why_not(scope)) is not None:
            await SafeHeaders(turned_away(scope, error))(scope, receive, send)
        elif scope["type"] == "http":
            await self._show(scope, receive, send)
        elif scope["path"] == "/ws":
            await self.server.sockets(scope, receive, send)
        else:
            await send({"type": "websocket.close"})

    async def _show(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await check_place(scope, self.server.people)
        except Denied as error:
            answer = SafeHeaders(turned_away(scope, error))
            await answer(scope, receive, partial(_last, send))
        else:
            await self._pages(scope, receive, send)


async def _last(send: Send, message: Message) -> None:
    """An answer after which the connection is closed: its place is needed."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], (b"connection", b"close")]
    await send(message)


def make_app(chosen: Settings, sources: Sources | None = None) -> Front:
    server = Server(chosen, sources)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[dict[str, Room]]:
        await server.open()
        logs.event("started")
        yield {ROOM: Room(chosen)}
        await server.close()
        logs.event("stopped")

    pages = Starlette(
        routes=_routes(server),
        middleware=[Middleware(SafeHeaders)],
        lifespan=life,
        exception_handlers={HTTPStatus.NOT_FOUND: _not_found, HTTPStatus.METHOD_NOT_ALLOWED: _wrong_method},
    )
    pages.router.default = _elsewhere(app_pages(bundle_folder(chosen.bundle)))
    pages.router.redirect_slashes = False
    return Front(server, pages, Hosts(chosen))


def from_environment() -> ASGIApp:
    """What uvicorn calls in each of its processes."""
    logs.take_over()
    return make_app(settings.of_environment())


def _elsewhere(pages: ASGIApp) -> ASGIApp:
    """What no route knows. As a route of its own it would win over one that only lacks the method."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith("/api/") or scope["path"] == "/ws":  # asked for as a page
            raise HTTPException(HTTPStatus.NOT_FOUND)
        await pages(scope, receive, send)

    return call


def _routes(server: Server) -> list[BaseRoute]:
    described = encode(document())

    async def openapi(_request: Request) -> Response:
        return Response(described, media_type="application/json")

    async def metrics_page(request: Request) -> Response:
        return await server.api.metrics(request)

    def handler(name: str) -> Endpoint:
        async def call(request: Request) -> Response:
            return await getattr(server.api, name)(request)  # type: ignore[no-any-return]

        return answered(call)

    def of_path(path: str) -> Route:
        """One route for all methods of an address, so that whoever uses another is told them all."""
        handlers = {op.method: handler(op.handler) for op in OPERATIONS if op.path == path}

        async def call(request: Request) -> Response:
            return await handlers["GET" if request.method == "HEAD" else request.method](request)

        return Route(path, call, methods=list(handlers))

    return [
        *(of_path(path) for path in dict.fromkeys(op.path for op in OPERATIONS)),
        Route("/api/openapi.json", openapi),
        Route("/metrics", answered(metrics_page)),
    ]


async def _not_found(request: Request, _error: Exception) -> Response:
    is_looking = request.method in ("GET", "HEAD")
    if is_looking and "text/html" in request.headers.get("accept", ""):  # a person, who is told so by the app
        return RedirectResponse("/#/nothing-here")
    return refused(Denied("error-not-found", HTTPStatus.NOT_FOUND))


async def _wrong_method(_request: Request, error: Exception) -> Response:
    response = refused(Denied("error-wrong-method", HTTPStatus.METHOD_NOT_ALLOWED))
    response.headers.update(getattr(error, "headers", None) or {})
    return response
