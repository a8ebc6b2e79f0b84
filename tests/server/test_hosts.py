"""By which names the server answers, and which methods it knows where."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from starlette.types import Scope
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from gueridon.core.message import GueridonError
from gueridon.server.settings import Settings
from gueridon.server.wire.hosts import Hosts, read_hosts
from gueridon.server.wire.openapi import OPERATIONS
from tests.patience import WAIT
from tests.server.client import Person
from tests.server.running import Running, running

OURS = [
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.7",
    "203.0.113.9:443",
    "[::1]",
    "[::1]:8000",
    "[2001:db8::1]:1",
    "[fe80::1]",
    "localhost",
    "LocalHost",
    "localhost:8000",
    "localhost.",
    "a.localhost",
    "printer.local",
    "Printer.LOCAL:8000",
    "table.example.org",
    "table.example.org:8443",
    "table.lan",
    "xn--bcher-kva.example",
]
STRANGERS = [
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "notlocalhost",
    "table.example.org.evil.example",
    "table.lan.evil.example",
    "local",
    "[evil.example]",
    "[127.0.0.1",
    "a@localhost",
    "localhost/x",
    "127.0.0.1:80:80",
    "localhost:80a",
]


def asked(*hosts: str) -> Scope:
    return {"headers": [(b"host", host.encode("latin-1")) for host in hosts]}


@pytest.fixture
def hosts() -> Hosts:
    return Hosts(Settings(public_url="https://table.example.org:8443/x", hosts="table.lan, bücher.example"))


@pytest.mark.parametrize("host", OURS)
def test_a_name_that_no_stranger_can_own_is_answered(hosts: Hosts, host: str) -> None:
    assert hosts.why_not(asked(host)) is None


@pytest.mark.parametrize("host", [*STRANGERS, "a b", "localhost\xa0"])
def test_any_other_name_is_not(hosts: Hosts, host: str) -> None:
    refusal = hosts.why_not(asked(host))
    assert refusal is not None and refusal.status == 421
    assert hosts.why_not(asked("localhost", host)) is not None  # nor beside a good one


def test_the_machine_answers_to_its_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Attic")
    monkeypatch.setattr(socket, "getfqdn", lambda: "attic.home.example.")
    hosts = Hosts(Settings())
    hosts._learn_full_name()
    assert [hosts.why_not(asked(name)) for name in ("attic", "ATTIC:8000", "attic.local", "attic.home.example")] == [
        None
    ] * 4
    assert hosts.why_not(asked("attic.evil.example")) is not None


@pytest.mark.parametrize("text", ["https://a.example", "*.example.org", "a b", "a.example/x", "[::1"])
def test_what_is_no_name_is_no_setting(text: str) -> None:
    with pytest.raises(GueridonError) as refused:
        read_hosts(f"fine.example, {text}")
    assert refused.value.message.code == "error-server-bad-setting"


def test_a_setting_that_is_no_name_is_told_before_the_server_starts(database: str) -> None:
    with pytest.raises(AssertionError, match=r"Setting “hosts” cannot be “a b”"):
        Running(database, hosts="a b")


@pytest.mark.parametrize("path", ["/", "/index.html", "/api/games", "/api/me", "/health", "/metrics", "/nothing"])
def test_a_page_of_a_stranger_whose_name_leads_here_gets_nothing(server: Running, path: str) -> None:
    answer = httpx.get(server.address + path, headers={"Host": "evil.example:8000"}, timeout=WAIT)
    assert (answer.status_code, answer.json()["error"]["code"]) == (421, "error-server-host")
    assert answer.headers["Content-Security-Policy"]


def test_a_person_is_told_in_words_how_to_add_a_name(server: Running) -> None:
    answer = httpx.get(server.address, headers={"Host": "evil.example", "Accept": "text/html"}, timeout=WAIT)
    assert answer.status_code == 421
    assert answer.headers["Content-Type"].startswith("text/plain")
    for said in (
        "does not answer to the name “evil.example”",
        "ne répond pas au nom «\u00a0evil.example\u00a0»",
        "GUERIDON_HOSTS",
    ):
        assert said in answer.text


@pytest.mark.parametrize("path", ["/ws", "/nothing"])
def test_a_socket_by_the_name_of_a_stranger_is_not_opened(server: Running, path: str) -> None:
    anna = Person(server.address)
    headers = {"Cookie": f"gueridon={anna.http.cookies['gueridon']}"}
    line = socket.create_connection(("127.0.0.1", server.port))
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://evil.example{path}", sock=line, additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 421
    assert b"error-server-host" in (refused.value.response.body or b"")
    anna.close()


def test_a_name_in_the_settings_is_answered_by_page_and_socket(database: str) -> None:
    with running(database, hosts="table.lan") as server:
        headers = {"Host": f"table.lan:{server.port}"}
        assert httpx.get(f"{server.address}/api/games", headers=headers, timeout=WAIT).status_code == 200
        anna = Person(server.address)
        cookie = {"Cookie": f"gueridon={anna.http.cookies['gueridon']}", "Origin": f"http://table.lan:{server.port}"}
        way = socket.create_connection(("127.0.0.1", server.port))
        with connect(f"ws://table.lan:{server.port}/ws", sock=way, additional_headers=cookie) as line:
            line.send('{"do": "ping", "id": "1"}')
            assert '"pong"' in str(line.recv())
        anna.close()


def test_a_request_without_a_name_is_answered_as_no_browser_sends_one(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
        assert b" 200 " in line.makefile("rb").readline()


# --- methods ----------------------------------------------------------------------------------------------------------

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
KNOWN = {
    **{path: {op.method for op in OPERATIONS if op.path == path} for path in {op.path for op in OPERATIONS}},
    **{path: {"GET"} for path in ("/api/openapi.json", "/metrics", "/", "/index.html", "/assets/x.js")},
}


@pytest.mark.parametrize("path", sorted(KNOWN))
def test_a_method_that_an_address_does_not_know_is_405_and_told_which_it_knows(server: Running, path: str) -> None:
    known = KNOWN[path] | ({"HEAD"} if "GET" in KNOWN[path] else set())
    for method in METHODS:
        if method in known:
            continue
        for accept in ("*/*", "text/html"):
            answer = httpx.request(method, server.address + path, headers={"Accept": accept}, timeout=WAIT)
            assert answer.status_code == 405, (method, path)
            assert set(answer.headers["Allow"].split(", ")) == known, (method, path)


@pytest.mark.parametrize("method", METHODS)
def test_where_there_is_nothing_no_method_is_known(server: Running, method: str) -> None:
    for path in ("/api/", "/api/nothing", "/api/me/nothing"):
        assert httpx.request(method, server.address + path, timeout=WAIT).status_code == 404, path


def test_a_head_is_a_get_without_a_body(server: Running) -> None:
    for path in ("/", "/api/games", "/api/words/en", "/health", "/metrics", "/api/openapi.json"):
        answer = httpx.head(server.address + path)
        assert (answer.status_code, answer.content) == (200, b""), path


def test_without_the_built_app_the_page_that_says_so_knows_no_other_method(database: str, tmp_path: Path) -> None:
    with running(database, bundle=str(tmp_path)) as server:
        assert httpx.get(server.address, timeout=WAIT).status_code == 200
        answer = httpx.post(server.address, timeout=WAIT)
        assert (answer.status_code, set(answer.headers["Allow"].split(", "))) == (405, {"GET", "HEAD"})
