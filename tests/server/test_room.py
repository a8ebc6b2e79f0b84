"""Files are few: whoever takes them and says nothing shuts nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest

from gueridon.core import registry
from gueridon.server.settings import Settings
from gueridon.server.wire.room import Room, Visit
from tests.server.client import Person
from tests.server.few_files import HARD
from tests.server.nuisance import handshake
from tests.server.running import Running, running

GAME = next(name for name in registry.names() if 2 in registry.game(name).players)
PROXY, STRANGER = "192.0.2.1", "198.51.100.7"


class Transport:
    """A connection, and whether it was hung up on."""

    def __init__(self, host: str) -> None:
        self._host = host
        self.is_ended = False

    def get_extra_info(self, name: str) -> object:
        return (self._host, 1) if name == "peername" else None

    def abort(self) -> None:
        self.is_ended = True


def come(room: Room, host: str = PROXY) -> tuple[Transport, Visit | None]:
    transport = Transport(host)
    return transport, room.enter(cast("asyncio.Transport", transport))


def small_room(**settings: int) -> Room:
    """A hundred places, 75 of them for strangers."""
    return Room(Settings(proxies=PROXY, **settings), most_files=292)  # type: ignore[arg-type]


def test_the_oldest_of_the_silent_go_first() -> None:
    room = small_room()
    come_so_far = [come(room) for _ in range(80)]
    assert [transport.is_ended for transport, _ in come_so_far] == [True] * 5 + [False] * 75
    assert not room.is_tight


def test_whoever_has_asked_for_something_is_not_hung_up_on_for_those_who_have_not() -> None:
    room = small_room()
    busy = [come(room) for _ in range(100)]
    for _, visit in busy[-75:]:
        assert visit is not None
        visit.spoke()
    late, visit = come(room)
    assert visit is not None and room.is_tight
    assert not any(transport.is_ended for transport, _ in [*busy[-75:], (late, visit)])


def test_there_are_never_more_than_there_are_places_and_who_goes_makes_room() -> None:
    room = small_room()
    visits = []
    for _ in range(100):
        _, visit = come(room)
        assert visit is not None
        visit.spoke()
        visits.append(visit)
    assert come(room)[1] is None
    visits[50].leave()
    visits[50].leave()  # once or twice
    assert come(room)[1] is not None
    assert come(room)[1] is not None  # in the place of the last, who has said nothing
    assert room.is_tight


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        ("198.51.100.7", "198.51.100.7", "198.51.100.8"),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"),
        ("::ffff:198.51.100.7", "198.51.100.7", "::ffff:198.51.100.8"),
    ],
)
def test_one_address_has_so_many_connections_and_no_more(one: str, same: str, other: str) -> None:
    room = small_room(connections_per_address=2)
    first = come(room, one)[1]
    assert first is not None
    assert come(room, same)[1] is not None
    assert come(room, same)[1] is None
    assert come(room, other)[1] is not None
    first.leave()
    assert come(room, one)[1] is not None


def test_a_proxy_counts_for_those_behind_it_and_never_for_itself() -> None:
    room = small_room(connections_per_address=2)
    visits = [come(room, PROXY)[1] for _ in range(5)]
    assert None not in visits
    behind = [visit for visit in visits if visit is not None]
    assert [room.belongs_to(visit, STRANGER) for visit in behind[:3]] == [True, True, False]
    assert room.belongs_to(behind[0], "198.51.100.8")  # the proxy uses it for somebody else now
    assert room.belongs_to(behind[2], STRANGER)
    assert all(room.belongs_to(visit, PROXY) for visit in behind)  # it does not say for whom


def test_a_limit_of_none_is_none() -> None:
    room = Room(Settings(connections=0, connections_per_address=0), most_files=float("inf"))
    assert all(come(room, STRANGER)[1] for _ in range(500))


# --- through the real server ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may open 320 files: 128 for connections, 96 of them for strangers."""
    server = Running(str(tmp_path_factory.mktemp("small") / "gueridon.db"), module="tests.server.few_files")
    yield server
    server.stop()
    assert server.failures == []


def silent(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def followed(server: Running, anna: Person) -> socket.socket:
    """One more socket of hers; it is closed when there was no place for it."""
    line = silent(server)
    try:
        line.sendall(handshake(server.port, anna.http.cookies["gueridon"]))
        answer = line.recv(12, socket.MSG_WAITALL)
    except ConnectionError:
        answer = b""
    if answer != b"HTTP/1.1 101":
        line.close()
    return line


def test_the_server_takes_all_the_files_that_it_may(small: Running) -> None:
    limits = Path(f"/proc/{small.process.pid}/limits").read_text()
    assert re.search(r"Max open files +(\d+) ", limits)[1] == str(HARD)  # type: ignore[index]


def test_any_number_of_connections_that_say_nothing_shut_nobody_out(small: Running) -> None:
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(silent(small)) for _ in range(HARD + 50)]
        assert httpx.get(f"{small.address}/health").status_code == 200
        anna = Person(small.address)  # who was nobody before
        assert anna.ask("ping")["is"] == "pong"
        with contextlib.suppress(ConnectionResetError):
            assert lines[0].recv(1) == b""  # the oldest has had its time
        anna.close()


def test_when_it_is_tight_those_whom_we_know_and_bots_still_find_a_place(small: Running) -> None:
    anna = Person(small.address)
    table = anna.lay(GAME, 2, bots={"0": "greedy", "1": "greedy"})
    anna.open(table)
    with contextlib.ExitStack() as stack:
        for _ in range(100):
            assert stack.enter_context(followed(small, anna)).fileno() >= 0
        refusal = httpx.get(f"{small.address}/api/games")
        assert (refusal.status_code, refusal.json()["error"]["code"]) == (503, "error-too-many-connections")
        assert refusal.headers["Connection"] == "close"
        assert httpx.get(f"{small.address}/health").status_code == 200
        said = httpx.get(small.address, headers={"Accept": "text/html"}).text
        assert "too many connections" in said and "trop de connexions" in said
        assert anna.get("/api/games")
        while stack.enter_context(followed(small, anna)).fileno() >= 0:
            pass  # until the last place is taken
        assert anna.ask("start", table)["is"] == "done"
        anna.until(lambda message: (message.get("position") or {}).get("result") is not None)
    anna.close()


def test_one_address_is_stopped_before_anything_is_read(database: str) -> None:
    with running(database, proxies=PROXY, connections_per_address="5") as server, contextlib.ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(silent(server))
        for _ in range(3):
            with silent(server) as line, contextlib.suppress(ConnectionResetError):
                assert line.recv(1) == b""


def test_behind_a_proxy_an_address_is_stopped_once_it_is_known(database: str) -> None:
    with running(database, connections_per_address="2") as server, contextlib.ExitStack() as stack:
        for count in range(3):
            client = stack.enter_context(httpx.Client(base_url=server.address, headers={"X-Forwarded-For": STRANGER}))
            assert client.get("/health").status_code == (200 if count < 2 else 503)
        assert httpx.get(f"{server.address}/health", headers={"X-Forwarded-For": "198.51.100.8"}).status_code == 200
