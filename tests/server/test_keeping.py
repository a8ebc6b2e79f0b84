"""How long things are kept: as long as the settings say, through upgrades and restored backups, and no longer."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import time
from pathlib import Path

import asyncpg
import httpx
import pytest

from gueridon.core.verify import verify
from gueridon.server.background.housekeeping import Housekeeping
from gueridon.server.session.forgetting import Forgetting
from gueridon.server.session.hub import Hub
from gueridon.server.settings import DAY, Settings
from gueridon.server.store.address import read_address
from gueridon.server.store.changes import Change
from gueridon.server.store.migrate import migrate
from gueridon.server.store.store import Store, open_store
from tests.patience import WAIT
from tests.server.client import Person, play_on, seat_all
from tests.server.persistent import Player
from tests.server.postgresql import Postgresql
from tests.server.running import Running, running
from tests.server.test_durability import (
    acknowledged,
    check_log,
    gauge,
    lay_tables,
    log_of_file,
    play_while,
    wait_for_everybody,
    wait_for_progress,
)
from tests.server.test_forgetting import finished, left_in, rows
from tests.server.test_serving import command
from tests.tables import needs

KEPT = {"open": 7, "playing": 180, "over": 365}


def change(database: str, statement: str, *values: object) -> None:
    connection = sqlite3.connect(database)
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def grow_old(database: str, table: str, days: float) -> None:
    then = time.time() - days * DAY
    change(database, "UPDATE tables SET changed = ?, touched = ? WHERE id = ?", then, then, table)


def tables_in(database: str) -> set[object]:
    return {row[0] for row in rows(database, "SELECT id FROM tables")}


def people_in(database: str) -> set[object]:
    return {row[0] for row in rows(database, "SELECT name FROM identities")}


def one_of_each(server: Running) -> dict[str, str]:
    """A table of each kind, by its status."""
    anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
    over = finished(anna, bert)
    playing = seat_all([anna, bert], "misty")
    anna.do(playing, "start")
    found = {"over": over, "playing": playing, "open": anna.lay("misty", 2)}
    anna.close()
    bert.close()
    return found


async def store_of(database: str) -> Store:
    address = read_address(database)
    await migrate(address)
    return await open_store(address, "test", lambda note: None, lambda: None)


def sweep(database: str, **kept: float) -> None:
    """As a server does now and then."""

    async def run() -> None:
        hub = Hub(await store_of(database), Settings(**kept))  # type: ignore[arg-type]  # all of them are numbers
        await Housekeeping(hub, Forgetting(hub, lambda identity: None)).sweep()
        await hub.store.close()

    asyncio.run(run())


@needs("misty", "tussie_mussie")
@pytest.mark.parametrize("status", list(KEPT))
def test_a_table_is_deleted_with_its_log_and_seats_once_it_is_older_than_its_kind_is_kept(
    database: str, status: str
) -> None:
    with running(database) as server:
        tables = one_of_each(server)
    for one, table in tables.items():
        grow_old(database, table, KEPT[one] + (1 if one == status else -1))
    sweep(database)
    assert tables_in(database) == set(tables.values()) - {tables[status]}
    for name in ("log", "seats"):
        assert not rows(database, f"SELECT 1 FROM {name} WHERE table_id = ?", tables[status])
        for other in set(tables.values()) - {tables[status]}:
            assert rows(database, f"SELECT 1 FROM {name} WHERE table_id = ?", other)


@needs("misty", "tussie_mussie")
def test_zero_days_are_for_ever(database: str) -> None:
    with running(database) as server:
        tables = one_of_each(server)
    for table in tables.values():
        grow_old(database, table, 10_000)
    change(database, "INSERT INTO identities (id, cookie_hash, name, language, made) VALUES ('y', 'y', 'Y', 'en', 0)")
    sweep(database, keep_open=0, keep_unfinished=0, keep_finished=0, keep_identities=0)
    assert tables_in(database) == set(tables.values())
    assert "Y" in people_in(database)


@needs("misty")
def test_somebody_is_deleted_who_has_not_come_for_long_and_sits_nowhere(database: str) -> None:
    with running(database) as server:
        people = {name: Person(server.address, name) for name in ("Gone", "Here", "Seated")}
        people["Seated"].lay("misty", 2)
        for one in people.values():
            one.close()
    for name, days in (("Gone", 401), ("Here", 399), ("Seated", 401)):
        change(database, "UPDATE identities SET seen = ? WHERE name = ?", time.time() - days * DAY, name)
    sweep(database)
    assert people_in(database) == {"Here", "Seated"}


def test_that_somebody_came_is_written_down_at_most_once_a_day(database: str) -> None:
    with running(database) as server:
        anna = Person(server.address, "Anna")
        cookie = anna.http.cookies["gueridon"]
        anna.close()
    for days, is_written in ((0.5, False), (1.5, True)):
        then = time.time() - days * DAY
        change(database, "UPDATE identities SET seen = ?", then)
        with running(database) as server:
            answer = httpx.get(f"{server.address}/api/me", cookies={"gueridon": cookie}, timeout=WAIT)
            assert answer.status_code == 200
            (seen,) = rows(database, "SELECT seen FROM identities")[0]
            assert (seen != then) is is_written


@needs("misty")
def test_a_table_that_somebody_has_open_is_not_deleted(database: str) -> None:
    settings = {"keep_open": "0.00001", "idle": "0.5"}  # less than a second
    with running(database, **settings) as server:
        anna = Person(server.address, "Anna")
        opened = anna.lay("misty", 2)
        anna.open(opened)
        other = anna.lay("misty", 2)
        while other in tables_in(database):
            time.sleep(0.05)
        assert opened in tables_in(database)
        assert anna.ask("chat", opened, text="still here")["is"] == "done"
        assert anna.http.get(f"/api/tables/{other}").status_code == 404
        anna.close()
    assert server.failures == []


@needs("misty")
@pytest.mark.parametrize("how", ["touched", "changed", "seq", "status"])
def test_a_table_that_was_used_after_it_was_found_too_old_stays(database: str, how: str) -> None:
    with running(database) as server:
        anna = Person(server.address, "Anna")
        table = anna.lay("misty", 2)
        anna.close()
    grow_old(database, table, 100)
    if how == "seq":  # another process has written, and not yet its summary
        change(database, "INSERT INTO log SELECT table_id, seq + 1, entry FROM log")
    elif how == "status":
        change(database, "UPDATE tables SET status = 'playing'")
    else:
        change(database, f"UPDATE tables SET {how} = ?", time.time())

    async def drop() -> None:
        store = await store_of(database)
        before = time.time() - 7 * DAY
        await store.write(
            Change("drop table", {"which": table, "status": "open", "before": before}),
            Change("drop log", {"which": table}),
            Change("drop seats", {"which": table}),
        )
        await store.close()

    asyncio.run(drop())
    assert tables_in(database) == {table}
    assert rows(database, "SELECT count(*) FROM seats") == [(1,)]


def test_use_is_written_down_often_enough_for_what_is_kept_shortest() -> None:
    assert Settings().use_seconds == DAY
    assert Settings(keep_open=2.0).use_seconds == DAY / 2
    assert Settings(keep_open=0.0, keep_unfinished=1.0).use_seconds == DAY / 4


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


@needs("misty")
def test_with_postgresql_one_process_at_a_time_deletes_the_same(postgresql: Postgresql) -> None:
    server = Running(postgresql.address)
    anna = Person(server.address, "Anna")
    old, _ = anna.lay("misty", 2), anna.lay("misty", 2)
    assert gauge(anna, "gueridon_database_bytes") > 1_000_000  # PostgreSQL's own tables are more than that
    anna.close()
    server.stop()

    async def run() -> tuple[list[object], list[bool]]:
        connection = await asyncpg.connect(postgresql.address)
        await connection.execute("UPDATE tables SET changed = 1, touched = 1 WHERE id = $1", old)
        await connection.execute("UPDATE identities SET seen = 1")
        one, two = await store_of(postgresql.address), await store_of(postgresql.address)
        async with one.alone() as first, two.alone() as second:
            found = [first, second]
        hub = Hub(one, Settings())
        await Housekeeping(hub, Forgetting(hub, lambda identity: None)).sweep()
        names = ("tables", "log", "seats")
        left = [await connection.fetchval(f"SELECT count(*) FROM {name}") for name in (*names, "identities")]
        await connection.close()
        await one.close()
        await two.close()
        return left, found

    assert asyncio.run(run()) == ([1, 1, 1, 1], [True, False])


# --- an upgrade -------------------------------------------------------------------------------------------------------

OLD = Path(__file__).parent / "databases" / "0001.sql"
ANNA, BERT = "0CxRpF_ThCgItmM9FeCYYu7Ky2aaWrQuk5sAaJzyyOw", "-A5QZjiL6uJ8c-AEfrHTnRpf_8BIIwWvlKsAc1OL74Q"
OVER, PLAYING, OPEN = "afd2pe2j6wvakcr4", "aty2nh8zt4zxy54z", "xbqugq22493z79js"


@needs("misty", "tussie_mussie")
def test_a_database_of_the_first_version_is_upgraded_loses_nothing_and_plays_on(database: str) -> None:
    connection = sqlite3.connect(database)
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    change(database, "UPDATE tables SET changed = 1")  # years ago: what was there before counts as used now
    change(database, "UPDATE identities SET made = 1")
    sweep(database)
    assert tables_in(database) == {OVER, PLAYING, OPEN}
    with running(database) as server:
        anna, bert = Person(server.address, ""), Person(server.address, "")
        anna.http.cookies.set("gueridon", ANNA)
        bert.http.cookies.set("gueridon", BERT)
        assert [anna.get("/api/me")["name"], bert.get("/api/me")["name"]] == ["Annabelle", "Bertrand"]
        assert verify(anna.http.get(f"/api/tables/{OVER}/record").text).actions > 0
        assert [line["text"] for line in anna.open(OVER)["chat"]] == ["Bonjour Bertrand"]
        for one in (anna, bert):
            one.open(PLAYING)
        play_on([anna, bert])
        assert anna.position["result"] is not None
        assert anna.http.delete("/api/me").status_code == 204
        assert "name 1 quelqu’un" in bert.http.get(f"/api/tables/{OVER}/record").text
        assert left_in(database, "Annabelle", "mdni6nj4vujh3ij9") == set()
        anna.close()
        bert.close()


# --- disk and backups -------------------------------------------------------------------------------------------------


@needs("misty")
def test_the_figures_tell_the_size_of_the_database_with_its_write_ahead_log(database: str) -> None:
    with running(database) as server:
        anna = Person(server.address, "Anna")
        anna.lay("misty", 2)
        files = [Path(database + suffix) for suffix in ("", "-wal", "-shm")]
        assert all(path.stat().st_size for path in files)
        assert gauge(anna, "gueridon_database_bytes") == sum(path.stat().st_size for path in files)
        anna.close()


def written_so_far(players: list[Player]) -> set[tuple[str, str]]:
    return {(str(wish["table"]), request) for one in players for request, wish in list(one.acknowledged.items())}


def test_a_backup_taken_while_people_play_is_restored_elsewhere_and_they_play_on(database: str, tmp_path: Path) -> None:
    server = Running(database)
    players = lay_tables(server.address, [server.port], 3)
    saved, restored = tmp_path / "saved.db", tmp_path / "elsewhere" / "tables.db"
    before: set[tuple[str, str]] = set()

    def back_up() -> None:
        wait_for_progress(players, random.Random(1))
        before.update(written_so_far(players))
        done = command("backup", str(saved), "--db", database, "--lang", "en")
        assert done.returncode == 0, done.stderr
        wait_for_progress(players, random.Random(2))

    asyncio.run(play_while(players, back_up))
    server.stop()
    # docs/hosting.md, “Backups”: the copy under the name of the database, with nothing of another beside it
    restored.parent.mkdir()
    shutil.copy(saved, restored)
    kept = {(table, entry.request) for table, entries in log_of_file(str(restored)).items() for entry in entries}
    assert before and before <= kept, "what was acknowledged before the backup is missing"
    again = Running(str(restored), port=server.port)
    go_on = [Player(one.person, one.table, one.ports, one.rng) for one in players]
    assert restored.stat().st_mode & 0o077 == 0
    asyncio.run(play_while(go_on, lambda: wait_for_everybody(go_on)))
    again.stop()
    for one in players:
        one.person.close()
    assert again.failures == []
    check_log(go_on, log_of_file(str(restored)))
    assert acknowledged(go_on) >= len(go_on)
