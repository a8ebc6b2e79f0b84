"""The frames of a WebSocket, however they are cut, and what breaks the protocol."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState

from gueridon.server.settings import Settings
from gueridon.server.wire import doors
from gueridon.server.wire.lines import NOT_TEXT, PROTOCOL_ERROR, TOO_LONG, Broken, Reader, framed
from gueridon.server.wire.room import ROOM, Room
from tests.patience import WAIT
from tests.server.client import Make, Person
from tests.server.running import Running, running

MASK = bytes([1, 2, 3, 4])
TEXT, CONTINUED, PING = 0x81, 0x80, 0x89
KEYED = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
"""The example of RFC 6455, whose answer is known."""
FORWARDED = {"X-Forwarded-For": "198.51.100.7"}
"""As a proxy on this machine says: it counts as nobody itself."""


def masked(payload: bytes) -> bytes:
    return bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def sent(first: int, payload: bytes) -> bytes:
    """A client's frame."""
    size = len(payload)
    if size < 126:
        head = bytes([first, 0x80 | size])
    else:
        head = bytes([first, 0x80 | 126]) + size.to_bytes(2, "big")
    return head + MASK + masked(payload)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 3000])
@pytest.mark.parametrize("cut", [1, 2, 3, 5, 7, 1000])
def test_frames_are_the_same_however_they_arrive(size: int, cut: int) -> None:
    reader = Reader(4000)
    payload = bytes(range(128)) * 24
    stream = sent(TEXT, payload[:size]) + sent(PING, b"hello") + sent(TEXT, b"x")
    frames = [frame for at in range(0, len(stream), cut) for frame in reader.read(stream[at : at + cut])]
    assert frames == [(1, payload[:size]), (9, b"hello"), (1, b"x")]


@pytest.mark.parametrize("size", [0, 1, 125])
def test_a_short_text_by_itself_is_read_at_once(size: int) -> None:
    assert Reader(4000).whole_text(sent(TEXT, b"y" * size)) == b"y" * size


def test_whatever_is_not_one_short_text_is_not_read_at_once() -> None:
    reader = Reader(4000)
    short = sent(TEXT, b"hello")
    for data in (short[:-1], short + b"\x81", sent(PING, b"hello"), sent(TEXT, b"y" * 126), b"\x81\x05hello", b""):
        assert reader.whole_text(data) is None
    assert list(reader.read(short[:3])) == []
    assert reader.whole_text(short) is None  # it belongs to what came before


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x05hello", PROTOCOL_ERROR),  # without a mask
        (b"\xc1\x80\x00\x00\x00\x00", PROTOCOL_ERROR),  # compressed, which nobody agreed on
        (bytes([0x89, 0x80 | 126, 0, 200]), PROTOCOL_ERROR),  # a ping that is too long
        (bytes([0x09, 0x80]), PROTOCOL_ERROR),  # a ping in pieces
        (bytes([0x81, 0x80 | 126]) + (4001).to_bytes(2, "big") + MASK, TOO_LONG),
        (bytes([0x81, 0x80 | 127]) + (2**40).to_bytes(8, "big") + MASK, TOO_LONG),
    ],
)
def test_what_breaks_the_protocol_is_known_from_its_head(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        list(Reader(4000).read(data))
    assert broken.value.code == code


@pytest.mark.parametrize(("size", "head"), [(5, b"\x81\x05"), (126, b"\x81\x7e\x00\x7e"), (70_000, b"\x81\x7f")])
def test_a_servers_frame_has_the_shortest_head(size: int, head: bytes) -> None:
    frame = framed(1, b"z" * size)
    assert frame.startswith(head) and frame.endswith(b"z" * size)
    assert len(frame) == size + {5: 2, 126: 4, 70_000: 10}[size]


# --- over a real line -------------------------------------------------------------------------------------------------


def request(server: Running, path: str, headers: dict[str, str]) -> bytes:
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: keep-alive, Upgrade",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*head, "", ""]).encode()


def asked(
    server: Running, path: str, headers: dict[str, str], line: socket.socket | None = None
) -> tuple[socket.socket, bytes]:
    """Somebody who asks for a WebSocket, and the head of the answer."""
    line = line or socket.socket()
    line.settimeout(WAIT)
    line.connect(("127.0.0.1", server.port))
    line.sendall(request(server, path, headers))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += received(line, 1)
    return line, answer


def opened(server: Running, person: Person, line: socket.socket | None = None) -> socket.socket:
    line, answer = asked(server, "/ws", KEYED | {"Cookie": f"gueridon={person.http.cookies['gueridon']}"}, line)
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in answer
    return line


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/ws", {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}, 426),
        ("/ws", {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "8"}, 426),
        ("/ws", {"Sec-WebSocket-Version": "13"}, 400),
        ("/ws", {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "c2hvcnQ="}, 400),
        ("/ws", {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "no key at all"}, 400),
        ("/elsewhere", {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}, 403),
    ],
)
def test_who_asks_wrongly_is_answered_and_closed(
    server: Running, path: str, headers: dict[str, str], status: int
) -> None:
    line, answer = asked(server, path, headers)
    with line:
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        assert (b"sec-websocket-version: 13" in answer) == (status == 426)
        assert line.recv(1) == b""


@pytest.mark.parametrize("head", [b"X-Long: " + b"x" * 200_000, b"X-Many: x\r\n" * 20_000])
def test_a_head_without_end_is_refused_before_it_fills_the_memory(server: Running, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=WAIT) as line:
        with contextlib.suppress(ConnectionError):  # it may hang up while we still speak
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n" + head)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while more := line.recv(4096):
                answer += more
        assert answer.startswith(b"HTTP/1.1 400 ") or answer == b""
    assert httpx.get(f"{server.address}/health", timeout=WAIT).status_code == 200


def test_a_line_that_is_kept_open_may_ask_again_and_again(server: Running) -> None:
    headers = {"X-Rather-Long": "y" * 20_000}
    with httpx.Client(base_url=server.address, headers=headers, timeout=WAIT) as client:
        assert [client.get("/health").status_code for _ in range(4)] == [200] * 4


def test_a_guest_without_an_identity_is_told_so_and_closed(server: Running) -> None:
    line, answer = asked(server, "/ws", KEYED)
    with line:
        assert answer.startswith(b"HTTP/1.1 101 ")
        size = received(line, 2)[1]
        assert json.loads(received(line, size))["error"]["code"] == "error-no-identity"
        assert received(line, 4) == b"\x88\x02" + (1008).to_bytes(2, "big")


def received(line: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        more = line.recv(size - len(found))
        assert more, found
        found += more
    return found


def test_a_message_in_pieces_is_put_together_and_pings_between_them_are_answered(server: Running, person: Make) -> None:
    with opened(server, person()) as line:
        line.sendall(sent(0x01, b'{"do":"pi') + sent(PING, b"there?") + sent(CONTINUED, b'ng","id":"1"}'))
        assert received(line, 8) == b"\x8a\x06there?"
        assert received(line, 2)[0] == 0x81
        assert received(line, 22) == b'{"is":"pong","id":"1",'


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (sent(TEXT, b"\xff\xfe"), NOT_TEXT),
        (sent(CONTINUED, b"x"), PROTOCOL_ERROR),
        (sent(0x01, b"x") + sent(TEXT, b"y"), PROTOCOL_ERROR),
        (sent(0x01, b"x" * 9000) + sent(CONTINUED, b"y" * 9000), TOO_LONG),
        (sent(0x83, b""), PROTOCOL_ERROR),
    ],
)
def test_whoever_breaks_the_protocol_is_told_so_and_closed(
    server: Running, person: Make, frames: bytes, code: int
) -> None:
    with opened(server, person()) as line:
        line.sendall(frames)
        assert received(line, 4) == b"\x88\x02" + code.to_bytes(2, "big")
        line.sendall(sent(0x88, code.to_bytes(2, "big")))
        assert line.recv(1) == b""


def test_whoever_says_goodbye_is_answered_and_closed(server: Running, person: Make) -> None:
    with opened(server, person()) as line:
        line.sendall(sent(0x88, (1000).to_bytes(2, "big")))
        assert received(line, 4) == b"\x88\x02\x03\xe8"
        assert line.recv(1) == b""


# --- whoever sends or keeps more than anybody needs -------------------------------------------------------------------


def test_a_message_in_very_many_pieces_delays_nobody(server: Running, person: Make) -> None:
    with opened(server, person()) as line:
        line.settimeout(WAIT)
        line.sendall(sent(0x01, b'{"do":"ping"') + sent(0x00, b"") * 100_000 + sent(CONTINUED, b',"id":"1"}'))
        received(line, 2)
        assert received(line, 22) == b'{"is":"pong","id":"1",'


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that minds how much it is sent."""
    with running(tmp_path_factory.mktemp("strict") / "gueridon.db", message_rate="20") as server:
        yield server
    assert server.failures == []


@pytest.mark.parametrize(
    "flood",
    [
        *(sent(TEXT, b""), sent(PING, b""), sent(0x8A, b"")),
        sent(0x01, b"") + sent(0x00, b"") * 20 + sent(CONTINUED, b""),
        sent(TEXT, b'{"do":"open","id":"1","table":"nowhere"}') + sent(TEXT, b"") * 20,
    ],
    ids=["messages", "pings", "pongs", "pieces", "requests"],
)
def test_whoever_floods_is_dropped_before_others_wait(strict: Running, flood: bytes) -> None:
    anna, bert = Person(strict.address), Person(strict.address)
    dropped = dropped_for_flooding(anna)
    with opened(strict, bert) as line, contextlib.suppress(ConnectionError):
        line.settimeout(WAIT)
        line.sendall(flood * (4_000_000 // len(flood)))  # nor is what they are answered read
    assert anna.ask("ping")["is"] == "pong"
    assert dropped_for_flooding(anna) == dropped + 1
    anna.close()
    bert.close()


def dropped_for_flooding(person: Person) -> int:
    return int((re.findall(r'dropped.*"flooding"} (\d+)', person.http.get("/metrics").text) or "0")[0])


def test_whoever_says_goodbye_and_does_not_read_is_hung_up_on(database: str) -> None:
    """A transport that is closed waits until all is sent: such a line stayed for ever."""
    with running(database) as server:
        anna, bert = Person(server.address), Person(server.address)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            with opened(server, bert, deaf) as line:
                line.sendall(sent(PING, b"x" * 125) * 60_000 + sent(0x88, b""))
                deadline = time.monotonic() + WAIT
                while "gueridon_connections 0.0\n" not in anna.http.get("/metrics").text:
                    assert time.monotonic() < deadline
                    time.sleep(0.1)
        anna.close()
        bert.close()


@pytest.mark.parametrize(
    "said", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{", b"\r\n"]
)
def test_whoever_never_finishes_a_request_is_hung_up_on(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(doors, "_SECONDS", 0.2)

    async def waits_for_ever(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def ask() -> None:
        config = Config(waits_for_ever, log_config=None)
        config.load()
        loop = asyncio.get_running_loop()
        async with await loop.create_server(
            lambda: doors.Door(config, ServerState(), {ROOM: Room(Settings())}), "127.0.0.1", 0
        ) as listener:
            reader, writer = await asyncio.open_connection(*listener.sockets[0].getsockname())
            writer.write(said)
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), WAIT) == b""
            writer.close()

    asyncio.run(ask())


def test_a_socket_elsewhere_is_refused_also_where_the_app_was_not_built(database: str, tmp_path: Path) -> None:
    with running(database, bundle=str(tmp_path)) as server:
        line, answer = asked(server, "/elsewhere", KEYED)
        line.close()
        assert answer.startswith(b"HTTP/1.1 403 ")
    assert server.failures == []


def test_requests_far_ahead_of_their_answers_are_not_taken(server: Running) -> None:
    for ahead, is_answered in ((5, True), (500, False)):
        with socket.create_connection(("127.0.0.1", server.port), timeout=WAIT) as line:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * ahead)
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            answer = b""
            with contextlib.suppress(ConnectionError):
                while more := line.recv(65_536):
                    answer += more
            assert (answer.count(b"HTTP/1.1 ") == ahead + 1) == is_answered


def test_however_many_come_at_once_no_more_are_let_in_than_may(database: str) -> None:
    with running(database) as before:
        anna = Person(before.address)
        anna.close()
    with running(database, connections_per_address="5") as server:  # which has to look up who she is
        hello = request(server, "/ws", KEYED | {"Cookie": f"gueridon={anna.http.cookies['gueridon']}"} | FORWARDED)
        with contextlib.ExitStack() as stack:
            lines = [
                stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=WAIT))
                for _ in range(40)
            ]
            for line in lines:
                line.sendall(hello)
            for line in lines:
                assert received(line, 12) == b"HTTP/1.1 101"
            assert "gueridon_connections 5.0\n" in httpx.get(f"{server.address}/metrics", timeout=WAIT).text


@pytest.mark.parametrize(
    "nonsense",
    [b"\x16\x03\x01\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"],
)
def test_what_is_no_request_leaves_no_line_in_the_log(strict: Running, nonsense: bytes) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), timeout=WAIT) as line:
        line.sendall(nonsense)
        assert line.recv(9) == b"HTTP/1.1 "
    assert strict.failures == []
