"""Whoever wants to be forgotten is: nothing that the server keeps or says names them any more, and the games stay."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from gueridon.core.verify import verify
from gueridon.server.session.forgetting import redacted
from gueridon.server.store.store import GONE
from gueridon.server.table import facts as f
from tests.patience import WAIT
from tests.server.client import Person, catch_up, play_on, seat_all, start, started
from tests.server.postgresql import Postgresql
from tests.server.running import Running, running
from tests.tables import needs

NAME, LINE, HOOK = "Zerbinette", "a line that only she would write", "https://hook.example/zerbinette"


def forget(person: Person) -> None:
    answer = person.http.delete(person.as_myself("/api/me"))
    assert answer.status_code == 204, answer.text


def rows(database: str, query: str, *values: object) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(f"{Path(database).as_uri()}?mode=ro", uri=True)
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


def id_of(database: str, name: str = NAME) -> str:
    return str(rows(database, "SELECT id FROM identities WHERE name = ?", name)[0][0])


def left_in(database: str, *texts: str) -> set[tuple[str, str]]:
    """In which files of a database, byte by byte, a text is still found."""
    files = [path for path in Path(database).parent.iterdir() if path.name.startswith(Path(database).name)]
    return {(path.name, text) for path in files for text in texts if text.encode() in path.read_bytes()}


def finished(host: Person, guest: Person) -> str:
    """A game between two that was played to its end, with a line of chat of each."""
    table = seat_all([host, guest], "tussie_mussie")
    for one in (host, guest):
        one.open(table)
        one.do(table, "chat", text=LINE if one is host else "a line of the other")
    start(table, [host, guest])
    play_on([host, guest])
    return table


@needs("tussie_mussie", "misty")
def test_nothing_in_the_files_of_the_database_names_who_is_forgotten(database: str) -> None:
    with running(database) as server:
        zoe, bert = Person(server.address, NAME), Person(server.address, "Bert")
        assert zoe.http.patch("/api/me", json={"webhook": HOOK}).status_code == 200
        finished(zoe, bert)
        running_game = seat_all([bert, zoe], "misty")
        bert.do(running_game, "start")
        left = zoe.lay("misty", 2)
        zoe.do(left, "leave")
        watched = bert.lay("misty", 2, is_public=True)
        zoe.do(watched, "chat", text=LINE)
        identity = id_of(database)
        traces = (NAME, LINE, HOOK, identity)
        assert {text for _, text in left_in(database, *traces)} == set(traces)  # the test would notice
        forget(zoe)
        assert left_in(database, *traces) == set()
        assert rows(database, "SELECT count(*) FROM identities") == [(1,)]
        assert rows(database, "SELECT count(*) FROM seats WHERE identity = ?", identity) == [(0,)]
        assert left_in(database, "Bert") != set()
        zoe.close()
        bert.close()
    assert server.failures == []


@needs("tussie_mussie")
def test_a_finished_record_keeps_somebody_and_still_verifies(person: object, server: Running) -> None:
    zoe, bert = Person(server.address, NAME), Person(server.address, "Bert")
    table = finished(zoe, bert)
    before = bert.http.get(f"/api/tables/{table}/record").text
    forget(zoe)
    after = bert.http.get(f"/api/tables/{table}/record").text
    assert after == before.replace(f"name 1 {NAME}", "name 1 somebody")
    assert verify(after).actions == verify(before).actions
    facts = bert.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in facts["seats"]] == ["somebody", "Bert"]
    assert next(line for line in bert.get("/api/me/tables") if line["id"] == table)["players"] == ["somebody", "Bert"]
    assert [line["text"] for line in bert.open(table)["chat"]] == ["a line of the other"]
    zoe.close()
    bert.close()


@needs("misty")
def test_the_language_of_the_table_says_somebody_and_an_invite_does_too(server: Running) -> None:
    zoe, bert, chloe = (Person(server.address, name) for name in (NAME, "Bert", "Chloe"))
    table = zoe.lay("misty", 3, language="fr")
    bert.join(zoe.invite(table))
    chloe.join(zoe.invite(table))
    zoe.do(table, "start")
    forget(zoe)
    token = bert.invite(table)  # the host now
    shown = Person(server.address, "Dora")
    invited = shown.http.get("/api/invite", headers={"Gueridon-Invite": token}).json()
    assert [seat["name"] for seat in invited["seats"]] == ["quelqu’un", "Bert", "Chloe"]
    for one in (zoe, bert, chloe, shown):
        one.close()


@needs("misty")
def test_whoever_is_forgotten_is_nobody_from_then_on(server: Running) -> None:
    zoe = Person(server.address, NAME)
    cookie = zoe.http.cookies["gueridon"]
    zoe.call()
    catch_up(zoe)
    forget(zoe)
    assert "gueridon" not in zoe.http.cookies  # the answer took it away
    zoe.http.cookies.set("gueridon", cookie)
    for answer in (zoe.http.get("/api/me"), zoe.http.post("/api/tables", json={"game": "misty", "seats": 2})):
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "error-no-identity")
    assert zoe.socket is not None
    with pytest.raises(ConnectionClosed):
        zoe.socket.recv(timeout=WAIT)
    zoe.close()


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_another_site_cannot_have_anybody_forgotten(server: Running, origin: str) -> None:
    zoe = Person(server.address, NAME)
    assert zoe.http.delete("/api/me", headers={"Origin": origin}).status_code == 403
    assert zoe.get("/api/me")["name"] == NAME
    zoe.close()


def test_of_several_who_share_a_device_one_is_forgotten(server: Running) -> None:
    zoe = Person(server.address, NAME)
    assert zoe.http.post("/api/me?as=1", json={"name": "Child"}).status_code == 201
    assert zoe.http.delete("/api/me?as=1").status_code == 204
    assert zoe.http.get("/api/me?as=1").status_code == 401
    assert zoe.get("/api/me")["name"] == NAME
    zoe.close()


@needs("misty")
def test_a_bot_plays_on_and_the_others_are_told_at_once(server: Running) -> None:
    table, (zoe, bert) = started(lambda name: Person(server.address, NAME if name == "P0" else name), "misty")
    forget(zoe)
    sync = bert.until(lambda message: message["is"] == "sync")
    seats = sync["facts"]["seats"]
    assert [(seat["name"], seat["bot"] is not None, seat["is_host"]) for seat in seats] == [
        ("somebody", True, False),
        ("P1", False, True),
    ]
    while bert.position["result"] is None:
        if bert.legal:
            bert.ask("play", table, action=bert.legal[0])
        else:
            bert.until(lambda message: bool(message.get("position")))
    zoe.close()
    bert.close()


@needs("misty")
def test_before_the_game_the_seat_is_free_again(server: Running) -> None:
    zoe, bert = Person(server.address, NAME), Person(server.address, "Bert")
    table = seat_all([zoe, bert], "misty")
    forget(zoe)
    seats = bert.get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["is_host"]) for seat in seats] == [(None, False), ("Bert", True)]
    zoe.close()
    bert.close()


@needs("misty")
def test_what_a_crash_interrupts_is_finished_at_the_next_start(database: str) -> None:
    with running(database) as server:
        zoe, bert = Person(server.address, NAME), Person(server.address, "Bert")
        table = seat_all([zoe, bert], "misty")
        bert.do(table, "chat", text="hello")
        zoe.do(table, "chat", text=LINE)
        identity = id_of(database)
        zoe.close()
        bert.hang_up()
    connection = sqlite3.connect(database)  # as far as the first write of it
    connection.execute("UPDATE identities SET name = '', cookie_hash = ? WHERE id = ?", (GONE + identity, identity))
    connection.commit()
    connection.close()
    with running(database):
        while rows(database, "SELECT 1 FROM identities WHERE id = ?", identity) or left_in(database, identity):
            time.sleep(0.05)
        assert left_in(database, NAME, LINE) == set()
    bert.close()


@needs("misty")
def test_a_table_that_cannot_be_read_keeps_nobody_from_being_forgotten(database: str) -> None:
    with running(database) as server:
        zoe = Person(server.address, NAME)
        tables = [zoe.lay("misty", 2) for _ in "ab"]
        for table in tables:
            zoe.do(table, "chat", text=LINE)
        identity, port = id_of(database), server.port
    connection = sqlite3.connect(database)
    connection.execute(
        "INSERT INTO log SELECT table_id, seq + 1, CAST(? AS BLOB) FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1",
        (f'{{"at": 1, "facts": [{{"fact": "unheard of"}}], "by": "{identity}"}}', tables[0]),
    )
    connection.commit()
    connection.close()
    with running(database, port=port) as server:  # type: ignore[arg-type]  # the same for the cookie
        forget(zoe)
        assert left_in(database, NAME, LINE, identity) == set()
    zoe.close()


def test_only_what_names_somebody_is_rewritten() -> None:
    laid = f.Laid("misty", 1, 2, {}, "en", True, True, None, "anna", "00")
    log = [
        f.Entry(1.0, [laid, f.Seated(0, "anna", "Anna")], "anna"),
        f.Entry(2.0, [f.Seated(1, "bert", "Bert")], "bert", "r1"),
        f.Entry(3.0, [f.Chatted(1, "Bert", "hi Anna")], "bert", "r2"),
        f.Entry(4.0, [f.Freed(1)], "bert", "r3"),
        f.Entry(5.0, [f.Seated(1, "chloe", "Chloe")], "chloe", "r4"),
        f.Entry(6.0, [f.Started({0: "Anna", 1: "Chloe"})], "anna", "r5"),
    ]
    found = {seq: f.decode_entry(entry) for seq, entry in redacted([*map(f.encode_entry, log)], "bert").items()}
    assert found.keys() == {2, 3, 4}  # the seat was Chloe's when the game began
    stand_in = found[2].by
    assert stand_in not in ("", "bert")
    assert found[2] == f.Entry(2.0, [f.Seated(1, stand_in, "somebody")], stand_in)
    assert found[3] == f.Entry(3.0, [], stand_in)
    assert found[4] == f.Entry(4.0, [f.Freed(1)], stand_in)


# --- several processes ------------------------------------------------------------------------------------------------


@needs("misty")
def test_every_process_forgets(postgresql: Postgresql) -> None:
    one, two = (Running(postgresql.address, keep_open="0.0001") for _ in range(2))
    zoe, bert = Person(one.address, NAME), Person(two.address, "Bert")
    table = seat_all([zoe, bert], "misty")
    zoe.do(table, "chat", text=LINE)
    elsewhere = Person(two.address, "")
    elsewhere.http.cookies.set("gueridon", zoe.http.cookies["gueridon"])
    elsewhere.open(table)
    bert.open(table)
    bert.do(table, "chat", text="hello")
    forget(zoe)
    sync = bert.until(lambda message: message["is"] == "sync" and message["facts"]["seats"][0]["name"] is None)
    assert [line["text"] for line in sync["chat"]] == ["hello"]
    assert elsewhere.socket is not None
    with pytest.raises(ConnectionClosed):
        elsewhere.until(lambda message: False)
    assert elsewhere.http.get("/api/me").status_code == 401
    while "gone " in (kept := asyncio.run(everything_in(postgresql.address))):  # the second round looks again
        time.sleep(0.05)
    assert NAME not in kept and LINE not in kept
    for person in (zoe, bert, elsewhere):
        person.close()
    for server in (one, two):
        server.stop()
        assert server.failures == []


async def everything_in(address: str) -> str:
    connection = await asyncpg.connect(address)
    try:
        found = [await connection.fetch(f"SELECT * FROM {name}") for name in ("identities", "tables", "seats")]
        entries = [row["entry"].decode() for row in await connection.fetch("SELECT entry FROM log")]
        return str([[tuple(row) for row in table] for table in found]) + "\n".join(entries)
    finally:
        await connection.close()
