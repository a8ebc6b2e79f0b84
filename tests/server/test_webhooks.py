"""Where a webhook goes, and where it never does."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

import httpx
import pytest

from gueridon.core.message import GueridonError
from gueridon.server.background import webhooks
from gueridon.server.person import Person
from gueridon.server.urls import read_url
from tests.patience import WAIT
from tests.tables import leave_out


def test_whoever_answers_a_webhook_drop_by_drop_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        hung_up: Queue[bool] = Queue()

        def drip() -> None:
            caller, _ = listener.accept()
            with caller:
                for letter in b"HTTP/1.1 200 " + b"O" * 100:
                    try:
                        caller.send(bytes([letter]))
                    except OSError:
                        hung_up.put(True)
                        return
                    time.sleep(0.1)  # as slowly as a receiver likes
            hung_up.put(False)

        Thread(target=drip, daemon=True).start()
        place = webhooks.place_of(f"http://127.0.0.1:{listener.getsockname()[1]}/", allow_private=True)
        with pytest.raises(TimeoutError):
            asyncio.run(webhooks.call(place, b"{}"))
        assert hung_up.get(timeout=WAIT)


PRIVATE = [
    "127.0.0.1",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "224.0.0.1",
    "239.255.255.250",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "2001:db8::1",
    "ff02::1",
    "ff0e::1",
    "fec0::1",
    "feff::1",
    "100::1",
    "::ffff:127.0.0.1",
    "::ffff:93.184.216.34",
    "::127.0.0.1",
    "::93.184.216.34",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::1",
    "64:ff9b:1:ffff:ffff:ffff:ffff:ffff",
    "2002:7f00:1::1",
    "2002:5db8:d822::1",
    "2001::1",
    "2001:0:7f00:1::1",
    "4000::1",
]
PUBLIC = ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4007::200e"]


@pytest.mark.parametrize("address", PRIVATE)
def test_a_webhook_never_goes_to_an_address_that_is_not_public(address: str) -> None:
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(GueridonError) as refused:
        webhooks.place_of(f"http://{host}/x", allow_private=False)
    assert refused.value.message.code == "error-server-webhook"


@pytest.mark.parametrize("address", PUBLIC)
def test_a_webhook_goes_to_a_public_address(address: str) -> None:
    host = f"[{address}]" if ":" in address else address
    assert webhooks.place_of(f"https://{host}/x", allow_private=False).addresses == (address,)


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every name lead to these addresses; the names that were looked up."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, **_about: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


@pytest.mark.parametrize("place", range(3))
def test_a_name_with_one_private_address_among_public_ones_is_refused(
    monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    addresses = ["1.1.1.1", "1.0.0.1"]
    addresses.insert(place, "192.168.1.1")
    resolving(monkeypatch, *addresses)
    with pytest.raises(GueridonError):
        webhooks.place_of("http://rebound.example/", allow_private=False)


Answer = Callable[[BaseHTTPRequestHandler], None]


@pytest.fixture
def receiver() -> Iterator[Callable[[Answer], HTTPServer]]:
    """Starts a server on this machine that answers every POST as the test says."""
    made: list[HTTPServer] = []

    def start(answer: Answer) -> HTTPServer:
        class Ear(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["Content-Length"]))
                answer(self)

            def log_message(self, format: str, *args: object) -> None:
                pass

        made.append(HTTPServer(("127.0.0.1", 0), Ear))
        return made[-1]

    yield start
    for server in made:
        server.shutdown()
        server.server_close()


def serve(server: HTTPServer) -> int:
    Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


Receiver = Callable[[Answer], HTTPServer]


def told(heard: Queue[str | None], status: int = 204, **headers: str) -> Answer:
    def answer(caller: BaseHTTPRequestHandler) -> None:
        heard.put(caller.headers["Host"])
        caller.send_response(status)
        for name, value in headers.items():
            caller.send_header(name, value)
        caller.end_headers()

    return answer


def test_a_call_goes_to_the_address_that_was_checked_under_the_name_that_was_given(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    heard: Queue[str | None] = Queue()
    port = serve(receiver(told(heard)))
    asked = resolving(monkeypatch, "127.0.0.1")
    place = webhooks.place_of(f"http://hook.example:{port}/turn?a=1", allow_private=True)
    monkeypatch.setattr(socket, "getaddrinfo", nobody_looks_up)
    assert asyncio.run(webhooks.call(place, b"{}")) == 204
    assert asked == ["hook.example"]
    assert heard.get(timeout=WAIT) == f"hook.example:{port}"


def nobody_looks_up(host: object, *_rest: object, **_about: object) -> object:
    """Numbers are no names, and asyncio asks for their family."""
    assert host in ("127.0.0.1", b"127.0.0.1"), f"{host!r} was looked up again"
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, 0))]


def test_where_one_address_of_a_name_does_not_answer_the_next_is_called(receiver: Receiver) -> None:
    heard: Queue[str | None] = Queue()
    port = serve(receiver(told(heard)))
    place = webhooks.Place(("127.0.0.2", "127.0.0.1"), port, read_url(f"http://hook.example:{port}/"))
    assert asyncio.run(webhooks.call(place, b"{}")) == 204


def test_no_redirection_is_followed(receiver: Receiver) -> None:
    heard: Queue[str | None] = Queue()
    elsewhere = serve(receiver(told(heard)))
    port = serve(receiver(told(Queue(), 307, Location=f"http://127.0.0.1:{elsewhere}/")))
    place = webhooks.place_of(f"http://127.0.0.1:{port}/", allow_private=True)
    assert asyncio.run(webhooks.call(place, b"{}")) == 307
    assert heard.empty()


def test_a_proxy_of_the_environment_is_not_asked(monkeypatch: pytest.MonkeyPatch, receiver: Receiver) -> None:
    heard: Queue[str | None] = Queue()
    port = serve(receiver(told(heard)))
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    place = webhooks.place_of(f"http://127.0.0.1:{port}/", allow_private=True)
    assert asyncio.run(webhooks.call(place, b"{}")) == 204


def test_an_answer_without_end_is_not_read(receiver: Receiver) -> None:
    hung_up: Queue[bool] = Queue()

    def pour(caller: BaseHTTPRequestHandler) -> None:
        caller.send_response(200)
        caller.send_header("Content-Length", str(1 << 40))
        caller.end_headers()
        try:
            while True:
                caller.wfile.write(b"x" * 65536)
        except OSError:
            hung_up.put(True)

    port = serve(receiver(pour))
    place = webhooks.place_of(f"http://127.0.0.1:{port}/", allow_private=True)
    assert asyncio.run(webhooks.call(place, b"{}")) == 200
    assert hung_up.get(timeout=WAIT)


# --- TLS --------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For hook.example and nothing else, with its key."""
    if shutil.which("openssl") is None:
        leave_out("there is no openssl to make a certificate with")
    folder = tmp_path_factory.mktemp("tls")
    names = ["-subj", "/CN=hook.example", "-addext", "subjectAltName=DNS:hook.example"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *files]
    subprocess.run(made, check=True, capture_output=True)
    return folder


@pytest.mark.parametrize(("name", "is_theirs"), [("hook.example", True), ("other.example", False)])
def test_the_certificate_must_be_of_the_name_although_the_address_is_called(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver, certificate: Path, name: str, is_theirs: bool
) -> None:
    names: Queue[str | None] = Queue()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    context.sni_callback = lambda _socket, sni, _context: names.put(sni)
    server = receiver(told(Queue()))
    server.socket = context.wrap_socket(server.socket, server_side=True)
    authorities = ssl.create_default_context(cafile=certificate / "cert.pem")
    monkeypatch.setattr(webhooks, "_authorities", lambda: authorities)
    port = serve(server)
    place = webhooks.Place(("127.0.0.1",), port, read_url(f"https://{name}:{port}/"))
    if is_theirs:
        assert asyncio.run(webhooks.call(place, b"{}")) == 204
    else:
        with pytest.raises(httpx.ConnectError, match="certificate"):
            asyncio.run(webhooks.call(place, b"{}"))
    assert names.get(timeout=WAIT) == name


# --- the queue --------------------------------------------------------------------------------------------------------


def test_a_webhook_to_a_private_address_is_no_mistake_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    async def find(identity: str) -> Person:
        return Person(identity, "Anna", "en", "http://127.0.0.1/")

    async def run() -> None:
        hooks = webhooks.Webhooks(find, allow_private=False)
        hooks.your_turn("anna", "table", "misty")
        await asyncio.gather(*hooks._tasks)
        await hooks.close()

    asyncio.run(run())
    assert [json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()] == ["webhook failed"]
