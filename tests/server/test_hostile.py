"""Whoever means harm is refused with a clear answer, changes nothing, and disturbs nobody else."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosedError, ConnectionClosedOK
from websockets.sync.client import connect

from gueridon import engine
from gueridon.core import registry
from gueridon.core.words import LANGUAGES, Words
from gueridon.server.errors import Denied
from gueridon.server.wire.people import check_origin
from tests.patience import WAIT
from tests.server.client import Make, Person, catch_up, seat_all, start
from tests.server.running import Running, running
from tests.tables import needs

MESSAGES = 100_000 if engine.is_compiled() else 5_000
RUNS = 2
JSON = {"Content-Type": "application/json"}


def game_for(seats: int) -> str:
    return next(name for name in registry.names() if seats in registry.game(name).players)


# --- a hundred thousand messages --------------------------------------------------------------------------------------


class Target(NamedTuple):
    """A game that is being played, and what somebody knows who wants to disturb it."""

    table: str
    others: list[str]
    """Tables that are not theirs, or are none."""
    illegal: list[str]
    """Actions that the attacker may not do now; the last one was legal a moment ago."""
    done: str
    """The id of a request of the attacker that was done, if there is one."""


def unreadable(rng: random.Random, target: Target) -> str:
    """What is no message at all, or only nearly one."""
    table = target.table
    kinds: list[Callable[[], str]] = [
        lambda: "".join(chr(rng.randrange(32, 0x2FFF)) for _ in range(rng.randrange(40))),
        lambda: json.dumps({"do": "play", "id": "x", "table": table, "action": "p1"})[: rng.randrange(1, 50)],
        lambda: json.dumps(rng.choice([None, 1, [], {}, "do", True, [[]], {"do": None}, {"do": {}}, {"id": 1}])),
        lambda: "[" * rng.randrange(1, 3000),
        lambda: '{"do":' * rng.randrange(1, 2000),
        lambda: json.dumps({"do": rng.choice(["dance", "", "OPEN", "sync"]), "id": "x"}),
        lambda: json.dumps({"do": "play", "id": rng.choice(["", "a b", "x" * 65, 5, None]), "table": table}),
        lambda: json.dumps({"do": "open", "id": "x", "table": rng.choice(["nowhere", "..", "", "x" * 33, 7])}),
        lambda: json.dumps({"do": "open", "id": "x", "table": table, "seq": rng.choice([-1, 2**70, 0.5, "1"])}),
        lambda: json.dumps({"do": "chat", "id": "x", "table": table, "text": rng.choice(["", "\x00", " ", "x" * 501])}),
        lambda: json.dumps({"do": "chat", "id": "x", "table": table, "text": "y" * rng.randrange(501, 16_000)}),
        lambda: json.dumps({"do": "undo", "id": "x", "table": table, "extra": 1}),
        lambda: json.dumps({"do": "commit", "id": "x", "table": table, "commitment": rng.choice(["0" * 65, "z", ""])}),
        lambda: json.dumps({"do": "mute", "id": "x", "table": table, "seat": "0", "muted": "yes"}),
    ]
    return rng.choice(kinds)()


def forbidden(rng: random.Random, target: Target) -> str:
    """What can be read and must not be done: of other seats, of the host, out of turn, stale, against the rules."""
    table = target.table
    kinds: list[dict[str, Any]] = [
        {"do": "play", "action": rng.choice(target.illegal)},
        {"do": "play", "action": target.illegal[-1]},
        {"do": "play", "action": "x" * rng.randrange(1, 81)},
        {"do": "play", "action": rng.choice(target.illegal), "seat": rng.randrange(3)},
        {"do": "play", "action": rng.choice(target.illegal), "table": rng.choice(target.others)},
        {"do": "sit", "seat": rng.choice([0, 1, 2, 29])},
        {"do": rng.choice(["start", "pause", "resume", "rematch", "back"])},
        {"do": "free", "seat": rng.randrange(3)},
        {"do": "bot", "seat": rng.randrange(3), "level": rng.choice(["random", "expert", "deep"])},
        {"do": "mute", "seat": rng.randrange(3), "muted": True},
        {"do": "remove", "seat": rng.randrange(3)},
        {"do": "decide", "seat": rng.randrange(3)},
        {"do": "answer", "agree": rng.choice([True, False])},
        {"do": "commit", "commitment": f"{rng.getrandbits(256):064x}"},
        {"do": "reveal", "player_seed": f"{rng.getrandbits(256):064x}"},
        {"do": "chat", "text": "hello", "table": rng.choice(target.others)},
    ]
    return json.dumps({"id": f"m{rng.getrandbits(64)}", "table": table, **rng.choice(kinds)})


def duplicate(rng: random.Random, target: Target) -> str:
    """A request that was done already, once more, or with something else under the same id."""
    action = rng.choice(target.illegal)
    return json.dumps({"do": "play", "id": target.done, "table": target.table, "action": action})


async def bombard(person: Person, frames: Iterator[str]) -> list[dict[str, Any]]:
    """Send everything, a few hundred ahead of the answers; all that came back."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    url = person.address.replace("http", "ws", 1) + "/ws"
    answers: list[dict[str, Any]] = []
    async with connect_async(
        url, additional_headers={"Cookie": cookie}, compression=None, max_size=None, max_queue=None
    ) as line:
        sent = 0
        for frame in frames:
            await line.send(frame)
            sent += 1
            while sent - len(answers) > 100:
                answers.append(json.loads(await asyncio.wait_for(line.recv(), WAIT)))
        while len(answers) < sent:
            answers.append(json.loads(await asyncio.wait_for(line.recv(), WAIT)))
    return answers


def entries_of(server: Running, table: str) -> list[tuple[int, bytes]]:
    connection = sqlite3.connect(f"file:{server.db}?mode=ro", uri=True)
    rows = connection.execute("SELECT seq, entry FROM log WHERE table_id = ? ORDER BY seq", [table]).fetchall()
    connection.close()
    return rows


def everything_seen(people: list[Person], table: str) -> list[dict[str, Any]]:
    """The table as each of these people may know it."""
    seen = []
    for one in people:
        one.hang_up()  # they may have been silent for long
        sync = one.open(table)
        seen.append({part: sync[part] for part in ("you", "facts", "position", "chat")})
    return seen


def play_until_another_than_the_host_is_to_act(people: list[Person], table: str) -> str:
    """Everybody but the host has acted by then, or will; the action that was done last."""
    played = ""
    for number in range(60):
        acting = next(one for one in people if one.legal)
        if acting is not people[0] and number > 3:
            return played
        played = acting.legal[0]
        assert acting.ask("play", table, action=played, id=f"done{people.index(acting)}-{number}")["is"] == "done"
        for one in people:
            catch_up(one)
    raise AssertionError("the host plays alone")


@pytest.mark.parametrize("run", range(RUNS))
@pytest.mark.parametrize("attacker", ["stranger", "waiting", "to act"])
def test_nonsense_is_answered_one_by_one_and_changes_nothing(
    server: Running, person: Make, attacker: str, run: int
) -> None:
    people = [person(f"P{number}") for number in range(3)]
    game = game_for(3)
    table = seat_all(people, game, is_public=True)
    for one in people:
        one.open(table)
    start(table, people)
    stale = play_until_another_than_the_host_is_to_act(people, table)
    acting = next(one for one in people if one.legal)
    waiting = next(one for one in people[1:] if one is not acting)
    mallory = {"stranger": person("Mallory"), "waiting": waiting, "to act": acting}[attacker]
    legal = mallory.legal if mallory in people else []
    actions = map(registry.game(game).text, range(registry.game(game).action_count))
    illegal = [action for action in actions if action not in legal and action != stale]
    done = next((m["id"] for m in mallory.got if m["is"] == "done" and m["id"].startswith("done")), "")
    target = Target(
        table, [people[0].lay(game, 3), "nowhere"], [*illegal, *([stale] if stale not in legal else [])], done
    )
    rng = random.Random(f"{attacker} {run}")
    kinds = [unreadable, forbidden, forbidden, *([duplicate] if done else [])]
    before, written = everything_seen(people, table), entries_of(server, table)
    frames = (rng.choice(kinds)(rng, target) for _ in range(MESSAGES // (3 * RUNS)))
    answers = asyncio.run(bombard(mallory, frames))

    done_again = [answer for answer in answers if answer["is"] == "done"]
    assert all(answer == {"is": "done", "id": done, "again": True} for answer in done_again)
    assert bool(done_again) == bool(done)
    assert {answer["is"] for answer in answers} - {"done"} == {"error"}
    assert everything_seen(people, table) == before
    assert entries_of(server, table) == written
    words = [Words(language, game) for language in LANGUAGES]
    for code in {answer["error"]["code"] for answer in answers if answer["is"] == "error"}:
        assert all(one.knows(code) for one in words), code
        assert code != "error-server-mistake"
    assert server.failures == []


def test_a_seated_player_out_of_turn_changes_nothing_either(person: Make) -> None:
    game = game_for(3)
    people = [person(f"P{number}") for number in range(3)]
    table = seat_all(people, game)
    for one in people:
        one.open(table)
    start(table, people)
    waiting = next((one for one in people if not one.legal), people[0])
    illegal = [registry.game(game).text(action) for action in range(registry.game(game).action_count)]
    illegal = [action for action in illegal if action not in waiting.legal]
    before = waiting.position
    for action in illegal[:300]:
        assert waiting.ask("play", table, action=action)["is"] == "error"
    waiting.got.clear()
    assert waiting.open(table)["position"] == before


def test_a_frame_that_is_too_long_closes_the_line_and_nothing_else(person: Make) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = seat_all([anna, bert, person("C")], game_for(3))
    bert.open(table)
    anna.call()
    assert anna.socket is not None
    anna.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosedError) as closed:
        anna.socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    catch_up(bert)


def test_what_is_no_text_closes_the_line_and_nothing_else(person: Make) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = seat_all([anna, bert, person("C")], game_for(3))
    bert.open(table)
    anna.call()
    assert anna.socket is not None
    anna.socket.send(b"\xff\xfe{}", text=True)
    with pytest.raises(ConnectionClosedError) as closed:
        anna.socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
    catch_up(bert)


def test_too_many_messages_are_refused_with_the_time_to_wait_and_then_forgiven(database: str) -> None:
    with running(database, message_rate="1") as server:
        anna = Person(server.address)
        table = anna.lay(game_for(3), 3)
        answers = [anna.ask("chat", table, text=str(number)) for number in range(6)]
        refused = [answer for answer in answers if answer["is"] == "error"]
        assert {answer["error"]["code"] for answer in refused} == {"error-too-fast"}
        assert all(0 < answer["retry_after"] <= 1 for answer in refused)
        time.sleep(refused[-1]["retry_after"] + 1.2)  # it says how long, and two messages follow
        assert anna.ask("ping")["is"] == "pong"
        kept = [line["text"] for line in anna.open(table)["chat"]]
        assert len(kept) == len(answers) - len(refused)
        anna.close()


def test_tables_identities_and_chat_are_limited(database: str) -> None:
    with running(database, tables_per_hour="2", identities_per_hour="3", chat_rate="0.1") as server:
        anna = Person(server.address)
        tables = [anna.http.post("/api/tables", json={"game": game_for(3), "seats": 3}) for _ in range(3)]
        assert [answer.status_code for answer in tables] == [201, 201, 429]
        assert int(tables[2].headers["Retry-After"]) > 0
        made = [httpx.post(f"{server.address}/api/me", json={"name": "X"}, timeout=WAIT).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        table = tables[0].json()["id"]
        said = [anna.ask("chat", table, text="x")["is"] for _ in range(6)]
        assert said == ["done"] * 5 + ["error"]
        anna.close()


# --- who is who -------------------------------------------------------------------------------------------------------


def test_without_identity_nothing_is_done(server: Running) -> None:
    nobody = httpx.Client(base_url=server.address, timeout=WAIT)
    for method, path in (("GET", "/api/me"), ("GET", "/api/me/tables"), ("POST", "/api/tables"), ("POST", "/api/join")):
        answer = nobody.request(method, path, json={})
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "error-no-identity")
    nobody.close()


@pytest.mark.parametrize("cookie", ["", "x", "0" * 43, "a" * 5000, "'; DROP TABLE identities; --", "%00"])
def test_a_guessed_cookie_is_nobody(server: Running, cookie: str) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"Cookie": f"gueridon={cookie}"}, timeout=WAIT)
    assert answer.status_code == 401


def test_a_socket_without_identity_is_told_so_and_closed(server: Running) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws") as line:
        assert json.loads(line.recv(timeout=WAIT))["error"]["code"] == "error-no-identity"
        with pytest.raises(ConnectionClosedError) as closed:
            line.recv(timeout=WAIT)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Running) -> None:
    header = httpx.post(f"{server.address}/api/me", json={"name": "Anna"}, timeout=WAIT).headers["Set-Cookie"]
    assert re.search(r"gueridon=[\w-]{43};", header)
    assert "HttpOnly" in header and "SameSite=strict" in header
    behind_tls = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    assert (
        "Secure"
        in httpx.post(f"{server.address}/api/me", json={"name": "A"}, headers=behind_tls, timeout=WAIT).headers[
            "Set-Cookie"
        ]
    )


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://[evil"])
def test_another_site_neither_opens_a_socket_nor_changes_anything(server: Running, person: Make, origin: str) -> None:
    anna = person()
    cookie = {"Cookie": f"gueridon={anna.http.cookies['gueridon']}", "Origin": origin}
    with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=cookie) as line:
        assert json.loads(line.recv(timeout=WAIT))["error"]["code"] == "error-other-site"
    answer = anna.http.post("/api/tables", json={"game": game_for(3), "seats": 3}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "error-other-site")
    own = f"http://127.0.0.1:{server.port}"
    assert anna.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": own}).status_code == 200


@pytest.mark.parametrize("public_url", ["https://table.example", "https://table.example/"])
def test_the_public_address_is_no_other_site(public_url: str) -> None:
    check_origin("https://table.example", "10.0.0.7:8000", public_url)
    with pytest.raises(Denied):
        check_origin("https://table.example.evil", "10.0.0.7:8000", public_url)


def test_a_form_of_another_site_cannot_post(person: Make) -> None:
    answer = person().http.post(
        "/api/tables", content='{"game": "x", "seats": 3}', headers={"Content-Type": "text/plain"}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (415, "error-not-json")


@pytest.mark.parametrize(
    ("what", "about"),
    [
        ("start", {}),
        ("pause", {}),
        ("resume", {}),
        ("free", {"seat": 0}),
        ("remove", {"seat": 0}),
        ("bot", {"seat": 0, "level": "random"}),
        ("mute", {"seat": 0, "muted": True}),
    ],
)
def test_what_is_the_hosts_is_refused_to_others(person: Make, what: str, about: dict[str, Any]) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = seat_all([anna, bert, carl], game_for(3), is_public=True)
    onlooker = person("Otto")
    for other in (bert, onlooker):
        assert other.refusal(table, what, **about) == "error-server-host-only"
    answer = bert.http.post(f"/api/tables/{table}/invites", json={})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "error-server-host-only")


def test_nobody_takes_or_plays_the_seat_of_another(person: Make) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = seat_all([anna, bert, carl], game_for(3), is_public=True)
    anna.open(table)
    anna.do(table, "start")
    anna.until(lambda message: message.get("position") is not None)
    thief = person("Anna")  # the same name is not the same person
    assert thief.refusal(table, "sit", seat=0) == "error-server-seat-taken"
    for what, about in (
        ("play", {"action": "x"}),
        ("undo", {}),
        ("leave", {}),
        ("back", {}),
        ("commit", {"commitment": "0" * 64}),
        ("reveal", {"player_seed": "0" * 64}),
        ("decide", {"seat": 0}),
        ("answer", {"agree": True}),
    ):
        assert thief.refusal(table, what, **about) == "error-server-no-seat"
    assert thief.http.get(f"/api/tables/{table}/replay?seat=0").status_code == 403
    assert thief.open(table)["you"] is None
    assert bert.refusal(table, "sit", seat=0) == "error-server-sits-already"


@pytest.mark.parametrize("token", ["x" * 20, "x" * 40, "." * 30, "", "' OR 1=1 --          "])
def test_a_made_up_invite_is_refused(person: Make, token: str) -> None:
    answer = person().http.post("/api/join", json={"invite": token})
    assert answer.status_code in (400, 404)


def test_the_figures_are_for_the_operator_only(database: str) -> None:
    with running(database, metrics_token="open-sesame") as server:
        from_afar = {"X-Forwarded-For": "203.0.113.9"}  # the proxy on this machine is believed
        page = f"{server.address}/metrics"
        assert httpx.get(page, headers=from_afar, timeout=WAIT).status_code == 404
        assert (
            httpx.get(page, headers=from_afar | {"Authorization": "Bearer open-sesame"}, timeout=WAIT).status_code
            == 200
        )
        assert "gueridon_connections 0" in httpx.get(page, timeout=WAIT).text


# --- texts ------------------------------------------------------------------------------------------------------------

SCRIPT = "<script>alert(1)</script>"


def test_text_of_others_travels_as_data_under_a_policy_that_runs_nothing_inline(person: Make) -> None:
    anna = person("<img src=x>"[:24])
    table = anna.lay(game_for(3), 3, is_public=True)
    anna.ask("chat", table, text=SCRIPT)
    for path in ("/", f"/api/tables/{table}", "/api/tables", "/api/nothing", "/api/openapi.json"):
        answer = anna.http.get(path)
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        if path.startswith("/api"):
            assert answer.headers["Content-Type"] == "application/json"
        assert SCRIPT not in answer.text or answer.headers["Content-Type"] == "application/json"
    assert anna.open(table)["chat"][0]["text"] == SCRIPT


@pytest.mark.parametrize("name", ["", " ", "a\nb", "a  b", "\u202eevil", "x" * 25, "a\x00"])
def test_a_name_that_is_none_is_refused(server: Running, name: str) -> None:
    answer = httpx.post(f"{server.address}/api/me", json={"name": name}, timeout=WAIT)
    assert answer.status_code == 400


# --- clients that do not read, or say nothing -------------------------------------------------------------------------


@needs("misty")
def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(database: str) -> None:
    with running(database, outbox="64") as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        table = seat_all([anna, bert], "misty")
        frozen = frozen_socket(server.port, bert.http.cookies["gueridon"], table)
        anna.open(table)
        anna.until(lambda message: message["is"] == "presence" and message["present"] == [0, 1])
        text = "\N{CHERRY BLOSSOM}" * 500
        for _ in range(200):
            assert anna.ask("chat", table, text=text)["is"] == "done"
        for number in range(60):  # each is answered with those 400 000 bytes
            frozen.sendall(opening(table, number))
        while 'reason="slow"' not in anna.http.get("/metrics").text:
            catch_up(anna)
        if anna.last("presence")["present"] != [0]:
            anna.until(lambda message: message["is"] == "presence" and message["present"] == [0])
        bert.open(table)  # and comes back
        frozen.close()
        anna.close()
        bert.close()


def frozen_socket(port: int, cookie: str, table: str) -> socket.socket:
    """A WebSocket that opens a table and never reads again."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    head = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: gueridon={cookie}",
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    assert b"101" in line.recv(1024)
    line.sendall(opening(table))
    return line


def opening(table: str, number: int = 0) -> bytes:
    body = json.dumps({"do": "open", "id": str(number), "table": table}).encode()
    return bytes([0x81, 0x80 | len(body)]) + b"\0\0\0\0" + body


def test_a_client_that_says_nothing_is_dropped_after_the_silence_that_is_set(database: str) -> None:
    with running(database, silence="1") as server:
        anna = Person(server.address)
        anna.call()
        assert anna.socket is not None
        with pytest.raises(ConnectionClosedOK) as closed:
            anna.socket.recv(timeout=WAIT)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1000
        anna.close()


def test_a_client_that_comes_and_goes_all_the_time_leaves_nothing_behind(server: Running, person: Make) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = seat_all([anna, bert, carl], game_for(3))
    bert.open(table)
    for _ in range(200):
        anna.send("open", table)
        anna.hang_up()
    bert.until(lambda message: message["is"] == "presence" and message["present"] == [1])
    assert server.failures == []


@pytest.mark.parametrize("size", [17_000, 33_000, 40_000, 70_000])
def test_a_body_that_is_too_long_is_refused_as_a_body_however_it_is_cut(server: Running, size: int) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: {server.address[7:]}\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=WAIT) as line:
        line.sendall(f"{head}Content-Length: {size}\r\n\r\n".encode())
        for start in range(0, size, 33_000):
            line.sendall(b"x" * min(33_000, size - start))
        answer = line.recv(65_536)
        while b"\r\n\r\n{" not in answer and (more := line.recv(65_536)):
            answer += more
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"error-too-long" in answer
