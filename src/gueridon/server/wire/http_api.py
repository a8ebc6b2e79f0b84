"""The HTTP side: identities, lists, laying tables, invites, records, words."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from http import HTTPStatus
from importlib.metadata import version
from math import ceil
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from gueridon.bots.registry import NAMES as LEVELS
from gueridon.bots.registry import YARDSTICKS
from gueridon.core import registry
from gueridon.core.game import EVERYTHING, ONLOOKER
from gueridon.core.message import GueridonError, Message
from gueridon.core.rules_page import rules_page
from gueridon.core.telling import said
from gueridon.core.words import LANGUAGES, Words, catalogue
from gueridon.server import logs, metrics
from gueridon.server import messages as m
from gueridon.server.errors import (
    Denied,
    StorageFailure,
    not_found,
    not_yours,
    refusal_of,
    status_of,
    unreadable,
    unreadable_message,
)
from gueridon.server.limits import Limit
from gueridon.server.person import Person
from gueridon.server.session import advice, invites
from gueridon.server.session.drawings import Drawings
from gueridon.server.session.forgetting import Forgetting
from gueridon.server.session.hub import Hub
from gueridon.server.session.reading import check_readable
from gueridon.server.session.replays import Replays
from gueridon.server.session.shown import ShownReplay, encode
from gueridon.server.session.streams import viewer_of
from gueridon.server.store.store import Store
from gueridon.server.table.boxes import boxes
from gueridon.server.table.table import Table
from gueridon.server.thinking import warming
from gueridon.server.thinking.bots import BotPool
from gueridon.server.wire.addresses import address_for_others, household
from gueridon.server.wire.openapi import INVITE_HEADER
from gueridon.server.wire.people import People, check_origin, cookie_name

Endpoint = Callable[[Request], Awaitable[Response]]
_YEAR = 365 * 86_400
_T = TypeVar("_T")


def answered(handler: Endpoint) -> Endpoint:
    """Turns every refusal into the body and status that docs/protocol.md promises."""

    async def endpoint(request: Request) -> Response:
        try:
            return await handler(request)
        except StorageFailure as error:
            logs.failure("storage", error)
            return refused(Denied("error-server-storage", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=1.0))
        except GueridonError as error:
            return refused(error)
        except Exception as error:
            logs.failure("http", error)
            return refused(Denied("error-server-mistake", HTTPStatus.INTERNAL_SERVER_ERROR))

    return endpoint


def refused(error: GueridonError) -> Response:
    metrics.REFUSALS.labels(error.message.code).inc()
    response = Response(encode(refusal_of(error)), status_of(error), media_type="application/json")
    if isinstance(error, Denied) and error.retry_after is not None:
        response.headers["Retry-After"] = str(max(1, ceil(error.retry_after)))
    return response


def answer(body: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(encode(body), status, media_type="application/json", headers={"Cache-Control": "no-store"})


async def body_of(request: Request, kind: type[_T]) -> _T:
    """The JSON body, of a bounded length and of the right type."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Denied("error-not-json", HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > m.LONGEST_FRAME:
            raise Denied("error-too-long", HTTPStatus.REQUEST_ENTITY_TOO_LARGE, longest=m.LONGEST_FRAME)
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable_message(error) from error


class Api:
    """The handlers, and what they need."""

    def __init__(self, hub: Hub, people: People, forgetting: Forgetting) -> None:
        self._hub, self._people, self._forgetting = hub, people, forgetting
        settings, clock = hub.settings, hub.elapsed
        self._tables_limit = Limit(settings.tables_per_hour / 3600, max(1, settings.tables_per_hour), clock)
        self._identity_limit = Limit(settings.identities_per_hour / 3600, max(1, settings.identities_per_hour), clock)
        self._forget_limit = Limit(settings.identities_per_hour / 3600, 10, clock)
        self._replay_limit = Limit(2.0, 10, clock)
        self._replays = Replays()
        self._drawings = Drawings()
        self._advice_limit = Limit(20.0, 100, clock)
        self._hint_limit = Limit(0.2, 5, clock)
        self.bots: BotPool
        self.count: Callable[[], None] = lambda: None

    # --- the shelf ----------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return answer(replace(_shelf(), warming_up=warming.is_under_way()))

    async def words(self, request: Request) -> Response:
        language, game = request.path_params["lang"], request.path_params.get("game")
        if language not in LANGUAGES or (game is not None and game not in registry.names()):
            raise not_found("error-not-found")
        return _unless_known(request, _catalogue(language, game), "text/plain; charset=utf-8")

    async def box(self, request: Request) -> Response:
        found = boxes().get(request.path_params["hash"])
        if found is None:
            raise not_found("error-not-found")
        headers = {"Cache-Control": "public, max-age=31536000, immutable"}
        return Response(found, headers=headers, media_type="application/json")

    async def rules(self, request: Request) -> Response:
        language, game = request.path_params["lang"], request.path_params["game"]
        if language not in LANGUAGES or game not in registry.names():
            raise not_found("error-not-found")
        return _unless_known(request, _rules(language, game), "text/markdown; charset=utf-8")

    # --- who you are --------------------------------------------------------------------------------------------------

    async def make_me(self, request: Request) -> Response:
        self._check_origin(request)
        wish = await body_of(request, m.NewIdentity)
        person, cookie_kept = await self._person_or_nobody(request), _cookie(request)
        if person is not None and cookie_kept is not None:
            change = m.IdentityChange(name=wish.name, language=wish.language)
            return answer(_identity(await self._people.change(person, cookie_kept, change)))
        self._identity_limit.check(_household(request))
        person, cookie = await self._people.make(wish)
        response = answer(_identity(person), HTTPStatus.CREATED)
        name, is_secure = cookie_name(request.query_params.get("as")), request.url.scheme == "https"
        response.set_cookie(name, cookie, max_age=_YEAR, httponly=True, samesite="strict", secure=is_secure)
        return response

    async def me(self, request: Request) -> Response:
        return answer(_identity(await self._person(request)))

    async def change_me(self, request: Request) -> Response:
        person = await self._person(request)
        self._check_origin(request)
        self._hub.charge(person.id)
        wish = await body_of(request, m.IdentityChange)
        return answer(_identity(await self._people.change(person, _cookie(request) or "", wish)))

    async def forget_me(self, request: Request) -> Response:
        person = await self._person(request)
        self._check_origin(request)
        self._forget_limit.check(_household(request))
        await asyncio.shield(self._forgetting.forget(person.id))  # who has begun it need not wait for its end
        response = Response(status_code=HTTPStatus.NO_CONTENT)
        response.delete_cookie(cookie_name(request.query_params.get("as")), httponly=True, samesite="strict")
        return response

    async def my_tables(self, request: Request) -> Response:
        person = await self._person(request)
        await self._hub.summaries.save()
        return answer([self._hub.line_now(line) for line in await self._hub.store.my_tables(person.id)])

    # --- tables -------------------------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        # Who sits where is told as of now; that somebody has acted changes little here, and anybody may ask.
        await self._hub.summaries.save(share=0.0)
        return answer(await self._hub.store.public_tables())

    async def lay(self, request: Request) -> Response:
        person = await self._person(request)
        self._check_origin(request)
        self._hub.charge(person.id)
        wish = await body_of(request, m.NewTable)
        self._tables_limit.check(_household(request))
        return answer(await self._hub.lay(person, wish), HTTPStatus.CREATED)

    async def table(self, request: Request) -> Response:
        person = await self._person_or_nobody(request)
        live = await self._hub.get_to_look_back(_table(request), person)
        return answer(live.table.facts_for("" if person is None else person.id))

    async def do(self, request: Request) -> Response:
        person = await self._person(request)
        self._check_origin(request)
        command: m.AnyCommand = await body_of(request, m.AnyCommand)  # type: ignore[arg-type]  # a union is a type to msgspec
        if command.table not in (msgspec.UNSET, _table(request)):
            raise unreadable("error-unreadable", quoted="table")
        self._hub.charge(person.id, command)
        return answer(await self._hub.do(person, _table(request), command))

    async def invite(self, request: Request) -> Response:
        person = await self._person(request)
        self._check_origin(request)
        self._hub.charge(person.id)
        wish = await body_of(request, m.NewInvite)
        token = await invites.invite(self._hub, person, _table(request), wish)
        settings = self._hub.settings
        base = settings.public_url or address_for_others(str(request.base_url), settings.host)
        return answer(m.Invite(token, f"{base.rstrip('/')}/#join={token}"), HTTPStatus.CREATED)

    async def invited(self, request: Request) -> Response:
        person = await self._person_or_nobody(request)
        self._replay_limit.check(f"invite {person.id if person else _household(request)}")
        return answer(await invites.look_at(self._hub, person, _invite(request)))

    async def join(self, request: Request) -> Response:
        person = await self._person(request)
        self._check_origin(request)
        self._hub.charge(person.id)
        wish = await body_of(request, m.Join)
        self._replay_limit.check(f"join {person.id}")
        return answer(await invites.use(self._hub, person, wish.invite))

    async def record(self, request: Request) -> Response:
        live = await self._hub.get_to_look_back(_table(request), await self._person_or_nobody(request))
        match = live.table.match
        if match is None or match.outcome is None:
            raise Denied("error-server-not-over")
        name = f"{live.table.laid.game}-{live.table.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return PlainTextResponse(match.record(), headers=headers)

    async def replay(self, request: Request) -> Response:
        person = await self._person_or_nobody(request)
        live = await self._hub.get_to_look_back(_table(request), person)
        self._replay_limit.check(f"replay {person.id if person else _household(request)}")
        match = live.table.match
        if match is None:
            raise Denied("error-server-not-started")
        own = None if person is None else live.table.seat_of(person.id)
        viewer = _wanted_viewer(request.query_params.get("seat"), own, len(live.table.seats))
        if viewer != viewer_of(own) and match.outcome is None:
            raise not_yours("error-not-for-your-eyes")
        moments = await self._replays.of(match, viewer)
        seat = viewer if viewer >= 0 else None
        return answer(ShownReplay(live.table.id, seat, viewer == EVERYTHING, moments))

    async def log(self, request: Request) -> Response:
        person = await self._person_or_nobody(request)
        live = await self._hub.get_visible(_table(request), person)
        self._replay_limit.check(f"log {person.id if person else _household(request)}")
        own = None if person is None else live.table.seat_of(person.id)
        return answer(await live.log(viewer_of(own), _number(request.query_params.get("before"))))

    # --- advice -------------------------------------------------------------------------------------------------------

    async def why(self, request: Request) -> Response:
        table, seat = await self._own_seat(request)
        return answer(advice.why(table, seat, _action(request)))

    async def preview(self, request: Request) -> Response:
        table, seat = await self._own_seat(request)
        return answer(advice.preview(table, seat, _action(request)))

    async def hint(self, request: Request) -> Response:
        table, seat = await self._own_seat(request)
        self._hint_limit.check(f"{table.id} {seat}")
        return answer(await advice.hint(table, seat, self.bots))

    async def drawing(self, request: Request) -> Response:
        person, language = await self._person_or_nobody(request), request.path_params["lang"]
        live = await self._hub.get_visible(_table(request), person)
        if language not in LANGUAGES:
            raise not_found("error-not-found")
        self._advice_limit.check(person.id if person else _household(request))
        viewer = viewer_of(None if person is None else live.table.seat_of(person.id))
        drawn = await self._drawings.of(live.table, viewer, language)
        return PlainTextResponse(drawn, headers={"Cache-Control": "no-store"})

    async def _own_seat(self, request: Request) -> tuple[Table, int]:
        person = await self._person(request)
        live = await self._hub.get_visible(_table(request), person)
        self._advice_limit.check(person.id)
        check_readable(live.table)
        seat = live.table.seat_of(person.id)
        if seat is None:
            raise not_yours("error-server-no-seat")
        return live.table, seat

    # --- the operator -------------------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether anything can be written, and why not."""
        try:
            async with asyncio.timeout(5):
                trouble = await self._hub.store.writer.trouble()
        except TimeoutError as error:
            trouble = StorageFailure(str(error), "error-server-database-away")
        if trouble is None:
            return answer(m.Health("ok", version("gueridon")))
        why = said(Message(trouble.why))
        return answer(m.Health("failing", version("gueridon"), why), HTTPStatus.SERVICE_UNAVAILABLE)

    async def metrics(self, request: Request) -> Response:
        token = self._hub.settings.metrics_token
        given = request.headers.get("authorization", "")
        from_here = _address(request) in ("127.0.0.1", "::1", "")
        if not from_here and not (token and secrets.compare_digest(given.encode(), f"Bearer {token}".encode())):
            raise not_found("error-not-found")
        self.count()
        await _measure_disk_use(self._hub.store)
        page = await asyncio.to_thread(metrics.page)
        return PlainTextResponse(page, media_type="text/plain; version=0.0.4")

    # --- checks -------------------------------------------------------------------------------------------------------

    async def _person(self, request: Request) -> Person:
        person = await self._person_or_nobody(request)
        if person is None:
            raise Denied("error-no-identity", HTTPStatus.UNAUTHORIZED)
        return person

    async def _person_or_nobody(self, request: Request) -> Person | None:
        return await self._people.of_cookie(_cookie(request))

    def _check_origin(self, request: Request) -> None:
        headers = request.headers
        check_origin(headers.get("origin"), headers.get("host"), self._hub.settings.public_url)


async def _measure_disk_use(store: Store) -> None:
    """Where the database does not answer, it stays as it was: the other figures are wanted then all the more."""
    try:
        async with asyncio.timeout(5):
            metrics.DATABASE_BYTES.set(await store.size())
    except (StorageFailure, OSError) as error:
        logs.failure("size", error)


def _cookie(request: Request) -> str | None:
    return request.cookies.get(cookie_name(request.query_params.get("as")))


def _table(request: Request) -> str:
    table = str(request.path_params["table"])
    try:
        return msgspec.convert(table, m.TableId)
    except msgspec.ValidationError as error:
        raise not_found("error-server-no-such-table") from error


def _invite(request: Request) -> str:
    try:
        return msgspec.convert(request.headers.get(INVITE_HEADER, ""), m.Token)
    except msgspec.ValidationError as error:
        raise not_found("error-server-no-such-invite") from error


def _number(text: str | None) -> int:
    if text is None or not (text.isdecimal() and text.isascii() and len(text) < 10):
        raise unreadable("error-unreadable", quoted="before")
    return int(text)


def _action(request: Request) -> str:
    try:
        return msgspec.convert(request.path_params["action"], m.Notation)
    except msgspec.ValidationError as error:
        raise unreadable("error-unreadable", quoted="action") from error


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def _household(request: Request) -> str:
    return household(_address(request))


def _identity(person: Person) -> m.Identity:
    return m.Identity(person.name, person.language, person.webhook)


def _wanted_viewer(wanted: str | None, own: int | None, seats: int) -> int:
    if wanted is None:
        return viewer_of(own)
    if wanted == "all":
        return EVERYTHING
    if wanted == "none":
        return ONLOOKER
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3) or int(wanted) >= seats:
        raise not_found("error-server-no-such-viewer", quoted=wanted[:20])
    return int(wanted)


@cache
def _shelf() -> m.Shelf:
    games = [registry.game(name) for name in registry.names()]
    facts = [
        m.GameFacts(
            game.name,
            game.version,
            list(game.players),
            [m.GameOption(o.name, list(o.choices), o.default, list(o.players)) for o in game.options],
            game.is_open,
            title={language: Words(language, game.name).noun("game-name") for language in LANGUAGES},
            tagline={language: Words(language, game.name).noun("game-tagline") for language in LANGUAGES},
        )
        for game in games
    ]
    return m.Shelf(facts, list(LEVELS), list(YARDSTICKS), list(LANGUAGES))


_COMMAND_WORDS = re.compile(
    r"^(?:(?:cli|lab|serve|terminal|balance|error-position)-.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*|#.*\n)", re.MULTILINE
)
"""Messages that only somebody at a terminal reads, and remarks."""


class _Text(NamedTuple):
    """A text that is the same for everybody, and what it is known by."""

    content: bytes
    tag: str


def _text(content: str) -> _Text:
    return _Text(content.encode(), f'"{sha256(content.encode()).hexdigest()[:20]}"')


@cache
def _catalogue(language: str, game: str | None) -> _Text:
    return _text(_COMMAND_WORDS.sub("", catalogue(language, game)))


@cache
def _rules(language: str, game: str) -> _Text:
    return _text(rules_page(game, language))


def _unless_known(request: Request, text: _Text, media_type: str) -> Response:
    headers = {"ETag": text.tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == text.tag:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(text.content, headers=headers, media_type=media_type)
