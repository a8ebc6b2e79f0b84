"""`gueridon bot-client`: a bot that joins a table by invite, over the same protocol as everybody else.

It knows what the wire tells it and nothing more: it chooses among the legal actions that it is offered. A client in any
other language looks the same.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from http import HTTPStatus
from http.cookies import SimpleCookie
from typing import NamedTuple
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gueridon.core.message import GueridonError, Message
from gueridon.server import messages as m
from gueridon.server.errors import denied, unreadable
from gueridon.server.player_seeds import PlayerSeed

_PING_AFTER = 2.5
_GIVE_UP_AFTER = 60.0
_DECODER: msgspec.json.Decoder[m.AnyServerMessage] = msgspec.json.Decoder(m.AnyServerMessage)
_encode = msgspec.json.Encoder().encode


class Invitation(NamedTuple):
    """Where the server is, and the token of the invite."""

    server: str
    token: str


def read_link(link: str) -> Invitation:
    parts = urlsplit(link)
    token = parts.fragment.removeprefix("join=")
    if parts.scheme not in ("http", "https") or not parts.netloc or not token or token == parts.fragment:
        raise unreadable("error-server-bad-link", quoted=link[:80])
    try:
        msgspec.convert(token, m.Token)
    except msgspec.ValidationError as error:
        raise unreadable("error-server-cut-link", quoted=link[:120]) from error
    return Invitation(f"{parts.scheme}://{parts.netloc}", token)


class Client:
    """One identity at one table."""

    def __init__(self, server: str, name: str, say: Callable[[Message], None]) -> None:
        self._server, self._name, self._say = server, name, say
        self._cookie = ""
        self._table = ""
        self._seed = PlayerSeed("", 0)
        self._stream: str | None = None
        self._seq = 0
        self._position: m.Position | None = None
        self._sent: m.Play | None = None
        """The decision that was sent, as long as nobody has said what became of it."""

    # --- HTTP ---------------------------------------------------------------------------------------------------------

    def join(self, token: str) -> None:
        self._post("/api/me", m.NewIdentity(self._name))
        joined = msgspec.json.decode(self._post("/api/join", m.Join(token)), type=m.Joined)
        if joined.seat is None:
            raise unreadable("error-server-watching-bot")
        self._table = joined.table
        self._seed = PlayerSeed(joined.table, joined.seat)
        self._say(Message("serve-bot-sits", {"number": joined.seat + 1, "quoted": joined.table}))

    def _post(self, path: str, body: object) -> bytes:
        headers = {"Content-Type": "application/json", "Cookie": self._cookie}
        request = Request(self._server + path, _encode(body), headers, method="POST")
        try:
            with urlopen(request, timeout=10) as answer:
                self._keep_cookie(answer.headers.get("Set-Cookie"))
                return bytes(answer.read())
        except OSError as error:
            raise _refusal(error, self._server) from error

    def _keep_cookie(self, header: str | None) -> None:
        if header:
            self._cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in SimpleCookie(header).items())

    # --- the socket ---------------------------------------------------------------------------------------------------

    async def play(self, choose: Callable[[m.Position], str]) -> None:
        """Until the game is over. A lost connection is made again, and goes on where it was."""
        trouble = 0.0
        while trouble < _GIVE_UP_AFTER:
            try:
                if await self._follow(choose):
                    return
                trouble = 0.0
            except (OSError, ConnectionClosed, TimeoutError):
                pass
            wait = random.uniform(0.2, 1.0) * min(5.0, 0.5 + trouble)  # not all clients at the same moment
            trouble += wait + 0.5
            await asyncio.sleep(wait)
        raise unreadable("error-server-unreachable", quoted=self._server)

    async def _follow(self, choose: Callable[[m.Position], str]) -> bool:
        address = self._server.replace("http", "ws", 1) + "/ws"
        async with connect(address, additional_headers={"Cookie": self._cookie}, max_size=None) as socket:
            await socket.send(
                _encode(m.Open(id="open", table=self._table, stream=self._stream, seq=self._seq)).decode()
            )
            if self._sent is not None:  # the line broke before the answer: done once, however often it is sent
                await socket.send(_encode(self._sent).decode())
            while True:
                message = await self._next(socket)
                await self._take(socket, message)
                if not isinstance(message, m.Refused) and await self._go_on(socket, choose):
                    return True

    async def _next(self, socket: ClientConnection) -> m.AnyServerMessage:
        while True:
            try:
                async with asyncio.timeout(_PING_AFTER):
                    return _DECODER.decode(await socket.recv())
            except TimeoutError:
                await socket.send(_encode(m.Ping(id="ping")).decode())

    async def _take(self, socket: ClientConnection, message: m.AnyServerMessage) -> None:
        if isinstance(message, m.Sync | m.Update):
            self._stream = message.stream if isinstance(message, m.Sync) else self._stream
            self._seq = message.seq
            self._position = _position_after(self._position, message)
            if isinstance(message, m.Update) and self._sent is not None and message.done == self._sent.id:
                self._sent = None
            if message.facts is not None and (answer := self._seed.answer_to(message.facts)) is not None:
                await socket.send(_encode(answer).decode())
        elif isinstance(message, m.Done | m.Refused) and self._sent is not None and message.id == self._sent.id:
            if isinstance(message, m.Refused) and message.retry_after is not None:
                await asyncio.sleep(message.retry_after)
                await socket.send(_encode(self._sent).decode())
            else:  # after a refusal the next word from the table asks again
                self._sent = None

    async def _go_on(self, socket: ClientConnection, choose: Callable[[m.Position], str]) -> bool:
        """Whether the game is over. A decision keeps its id until it is answered, so that sending it again does it once."""
        position = self._position
        if position is None or self._sent is not None:
            return False
        if position.result is not None:
            self._say(Message("serve-bot-over"))
            return True
        if position.legal:
            self._sent = m.Play(id=secrets.token_urlsafe(12), table=self._table, action=choose(position))
            await socket.send(_encode(self._sent).decode())
        return False


def _position_after(position: m.Position | None, message: m.Sync | m.Update) -> m.Position | None:
    if isinstance(message, m.Sync):
        return message.position
    return position if message.position is None else m.position_after(position, message.position)


def _refusal(error: OSError, server: str) -> GueridonError:
    """What the server said, or that there is none."""
    body = getattr(error, "read", lambda: b"")()
    try:
        refused = msgspec.json.decode(body, type=m.Refused)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return unreadable("error-server-unreachable", quoted=server)
    arguments = {name: value for name, value in refused.error.args.items() if isinstance(value, int | str)}
    return denied(Message(refused.error.code, arguments), HTTPStatus.CONFLICT, game=refused.game)


def random_choice(position: m.Position) -> str:
    return random.choice(position.legal).action


def run(link: str, name: str, say: Callable[[Message], None]) -> None:
    invitation = read_link(link)
    client = Client(invitation.server, name, say)
    client.join(invitation.token)
    asyncio.run(client.play(random_choice))
