"""A person at the table, as a test plays them: HTTP and one socket, every message kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from gueridon.server.messages import TableFacts
from gueridon.server.player_seeds import PlayerSeed
from tests.patience import WAIT
from tests.server.following import Following

Json = dict[str, Any]
AWAKE: list[Person] = []
"""Everybody who was made and not yet closed; a test that fails leaves its people here, and they are closed after it."""


class Person:
    """Somebody with an identity and perhaps a socket."""

    def __init__(self, address: str, name: str = "Anna", guest: str = "") -> None:
        """A guest shares the device, and the cookies, of whoever has them: `?as=1` to `?as=5`."""
        self.address = address
        self._query = f"?as={guest}" if guest else ""
        self.http = httpx.Client(base_url=address, timeout=WAIT)
        self.socket: ClientConnection | None = None
        self._closing = ExitStack()
        self._seeds: dict[str, PlayerSeed] = {}
        """What is added to the deals of each table at which one sits, as last opened."""
        self._bound: set[str] = set()
        """Requests about them that are not answered yet."""
        self._following = Following()
        self.got: list[Json] = []
        self.raw: list[str] = []
        AWAKE.append(self)
        if name:
            assert self.http.post(f"/api/me{self._query}", json={"name": name}).status_code == 201

    def close(self) -> None:
        self.hang_up()
        self.http.close()
        if self in AWAKE:
            AWAKE.remove(self)

    # --- HTTP ---------------------------------------------------------------------------------------------------------

    def as_myself(self, path: str) -> str:
        return path + (self._query.replace("?", "&") if "?" in path else self._query)

    def post(self, path: str, body: Json) -> Json:
        answer = self.http.post(self.as_myself(path), json=body)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(self.as_myself(path))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def lay(self, game: str, seats: int, **wish: object) -> str:
        return str(self.post("/api/tables", {"game": game, "seats": seats, **wish})["id"])

    def invite(self, table: str, **wish: object) -> str:
        return str(self.post(f"/api/tables/{table}/invites", wish)["token"])

    def join(self, token: str) -> Json:
        return self.post("/api/join", {"invite": token})

    def do(self, table: str, what: str, **about: object) -> Json:
        """A command over HTTP that is expected to be done."""
        return self.post(f"/api/tables/{table}/do", {"do": what, "id": uuid4().hex, **about})

    def refusal(self, table: str, what: str, **about: object) -> str:
        """The code with which a command over HTTP is refused."""
        answer = self.http.post(
            self.as_myself(f"/api/tables/{table}/do"), json={"do": what, "id": uuid4().hex, **about}
        )
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["error"]["code"])

    # --- the socket ---------------------------------------------------------------------------------------------------

    def call(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        url = self.address.replace("http", "ws", 1) + "/ws" + self._query
        self.hang_up()
        self.socket = self._closing.enter_context(
            connect(url, additional_headers=headers, max_size=None, open_timeout=WAIT, compression=None)
        )

    def hang_up(self) -> None:
        if self.socket is not None:
            self._closing.close()
            self._closing = ExitStack()
            self.socket = None
            self._bound.clear()

    def send(self, what: str, table: str | None = None, **about: object) -> str:
        request = str(about.pop("id", None) or uuid4().hex)
        if self.socket is None:
            self.call()
        assert self.socket is not None
        body = {"do": what, "id": request, **({"table": table} if table else {}), **about}
        self.socket.send(json.dumps(body))
        return request

    def receive(self) -> Json:
        assert self.socket is not None
        frame = self.socket.recv(timeout=WAIT)
        assert isinstance(frame, str)
        message: Json = json.loads(frame)
        self._following.take(message)
        self.raw.append(frame)
        self.got.append(message)
        self._bound.discard(message.get("id") or "")
        self._shuffle(message)
        return message

    def _shuffle(self, message: Json) -> None:
        """As every client does by itself: see “Fair deals” in docs/protocol.md."""
        if message["is"] == "sync":
            self._seeds.pop(message["table"], None)
            if message["you"] is not None:
                self._seeds[message["table"]] = PlayerSeed(message["table"], message["you"])
        seed = self._seeds.get(message.get("table") or "")
        if seed is None or not message.get("facts"):
            return
        answer = seed.answer_to(msgspec.convert(message["facts"], TableFacts))
        if answer is not None and self.socket is not None:
            self.socket.send(msgspec.json.encode(answer).decode())
            self._bound.add(answer.id)

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        """Receive until a message is the one."""
        while True:
            message = self.receive()
            if is_it(message):
                return message

    def ask(self, what: str, table: str | None = None, **about: object) -> Json:
        """The answer to a request over the socket."""
        request = self.send(what, table, **about)
        found = self.until(lambda message: request in (message.get("id"), message.get("done")))
        return found if found.get("id") == request else {"is": "done", "id": request}

    def open(self, table: str, **where: object) -> Json:
        """The picture of the table with which following it begins."""
        assert self.ask("open", table, **where)["is"] == "done"
        sync = self.last("sync")
        while self._bound:  # one is bound to a seed before anybody can start
            self.receive()
        return sync

    def last(self, kind: str) -> Json:
        return next(message for message in reversed(self.got) if message["is"] == kind)

    @property
    def position(self) -> Json:
        """The game as last told."""
        found = next(message["position"] for message in reversed(self.got) if message.get("position"))
        assert isinstance(found, dict)
        return found

    @property
    def facts(self) -> Json:
        """The table as last told."""
        found = next(message["facts"] for message in reversed(self.got) if message.get("facts"))
        assert isinstance(found, dict)
        return found

    @property
    def legal(self) -> list[str]:
        return [choice["action"] for choice in self.position["legal"]]


Make = Callable[..., Person]
"""Makes somebody with a name of their own: the fixture `person`."""


def seat_all(people: list[Person], game: str, **wish: object) -> str:
    """A table of these people, by invite, not yet started."""
    table = people[0].lay(game, len(people), **wish)
    for person in people[1:]:
        person.join(people[0].invite(table))
    return table


def play_on(people: list[Person], *, until: Callable[[], bool] = lambda: False, choose: int = 0) -> None:
    """Let everybody who follows the table by socket play, until the game is over or a condition holds."""
    while people[0].position["result"] is None and not until():
        table = people[0].last("sync")["table"]
        for person in people:
            if person.legal:
                actions = person.legal
                answer = person.ask("play", table, action=actions[choose % len(actions)])
                assert answer["is"] == "done", answer
                break
        for person in people:
            catch_up(person)


def catch_up(person: Person) -> None:
    """Everything that was sent to somebody before now: a ping is answered after it."""
    assert person.ask("ping")["is"] == "pong"


def started(make: Make, game: str, seats: int = 2, **wish: object) -> tuple[str, list[Person]]:
    """A game that has begun, followed by everybody over their sockets."""
    people = [make(f"P{number}") for number in range(seats)]
    table = seat_all(people, game, **wish)
    for one in people:
        one.open(table)
    start(table, people)
    return table, people


def start(table: str, people: list[Person]) -> None:
    """Begin a game that all of these follow by socket; the first is the host. On a slow machine a shuffle may have to be made anew."""
    has_begun = False
    while not has_begun:
        people[0].do(table, "start")
        for one in people:  # each reveals a seed when it hears of it
            one.until(lambda message: _status_of(message, table) in ("shuffling", "playing"))
        dealt = [_is_dealt(one, table) for one in people]
        has_begun = all(dealt)
        for one in people:  # and is bound anew where that failed
            catch_up(one)


def _status_of(message: Json, table: str) -> str | None:
    facts = message.get("facts") or {}
    return facts.get("status") if facts.get("id") == table else None


def _is_dealt(one: Person, table: str) -> bool:
    def is_settled(message: Json) -> bool:
        is_here = message.get("table") == table
        return is_here and (message.get("position") is not None or _status_of(message, table) == "open")

    found = one.got[-1] if is_settled(one.got[-1]) else one.until(is_settled)
    return found.get("position") is not None
