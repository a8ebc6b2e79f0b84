"""Whether anything can be written is found out by writing, seldom, and the operator is told why not."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import asyncpg
import httpx
import pytest

from gueridon.server.errors import StorageFailure
from gueridon.server.store.address import Address
from gueridon.server.store.migrate import migrate
from gueridon.server.store.sqlite import SqliteBackend
from gueridon.server.store.writer import Job, Writer
from tests.server.fake_time import in_fake_time
from tests.server.postgresql import Postgresql
from tests.server.running import Running


class Counted:
    """Counts commits, and refuses where the test says so."""

    def __init__(self, failure: StorageFailure | None = None) -> None:
        self.failure, self.commits = failure, 0

    async def commit(self, jobs: Sequence[Job]) -> None:
        self.commits += 1
        await asyncio.sleep(0.1)
        if self.failure is not None:
            raise self.failure

    async def scrub(self) -> bool:
        return True

    async def close(self) -> None:
        pass


def at_the_loops_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: asyncio.get_running_loop().time())


def test_however_many_ask_one_commit_in_five_seconds_finds_out(monkeypatch: pytest.MonkeyPatch) -> None:
    at_the_loops_time(monkeypatch)

    async def play() -> None:
        backend = Counted()
        writer = Writer(backend)
        for seconds, commits in ((0.0, 1), (4.0, 1), (2.0, 2)):
            await asyncio.sleep(seconds)
            found = await asyncio.gather(*(writer.trouble() for _ in range(1000)))
            assert (set(found), backend.commits) == ({None}, commits)
        await writer.close()

    in_fake_time(play)


def test_a_write_that_fails_shows_at_once_and_one_that_is_kept_again_too(monkeypatch: pytest.MonkeyPatch) -> None:
    at_the_loops_time(monkeypatch)

    async def play() -> None:
        backend = Counted()
        writer = Writer(backend)
        assert await writer.trouble() is None
        backend.failure = StorageFailure("no space", "error-server-disk-full")
        with pytest.raises(StorageFailure):
            await writer.write()
        assert await writer.trouble() is backend.failure
        backend.failure = None
        await writer.write()
        assert await writer.trouble() is None
        assert backend.commits == 3  # nothing was written to find that out but the first
        await writer.close()

    in_fake_time(play)


def test_finding_out_writes_to_the_file_of_sqlite_and_changes_nothing_in_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def tried(file: str) -> StorageFailure | None:
        backend = SqliteBackend(file)
        await backend.open()
        writer = Writer(backend)
        found = await writer.trouble()
        await writer.close()
        return found

    def read() -> tuple[int, str]:
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute("PRAGMA user_version").fetchone()[0], "\n".join(connection.iterdump())

    async def play() -> None:
        await migrate(Address(file=str(path)))
        (_, before) = read()
        for mark in (1, 0):
            assert await tried(str(path)) is None
            assert read() == (mark, before)

    asyncio.run(play())


def test_health_fails_while_postgresql_is_away_or_can_only_be_read_and_is_well_again_after(
    postgresql: Postgresql,
) -> None:
    server = Running(postgresql.address)

    def after_a_write() -> tuple[int, str]:
        httpx.post(f"{server.address}/api/me", json={"name": "Anna"}, timeout=30)
        answer = httpx.get(f"{server.address}/health", timeout=30)
        return answer.status_code, answer.json().get("error", {}).get("code", "")

    try:
        assert after_a_write() == (200, "")
        postgresql.stop()
        assert after_a_write() == (503, "error-server-database-away")
        postgresql.start()
        assert after_a_write() == (200, "")
        order(postgresql, "ALTER ROLE ALL SET default_transaction_read_only = on")
        assert after_a_write() == (503, "error-server-read-only")
        order(postgresql, "ALTER ROLE ALL RESET default_transaction_read_only")
        assert after_a_write() == (200, "")
    finally:
        server.stop()


def order(cluster: Postgresql, statement: str) -> None:
    """For everybody who connects from now on; whoever is connected has to do so again."""

    async def give() -> None:
        connection = await asyncpg.connect(cluster.address)
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(statement)
        others = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
        await connection.execute(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {others}")
        await connection.close()

    asyncio.run(give())


def test_nothing_is_acknowledged_while_the_file_of_the_database_is_not_where_it_was(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere.db"

    def after_a_write() -> tuple[int, int, str]:
        wrote = httpx.post(f"{server.address}/api/me", json={"name": "Anna"}, timeout=30)
        answer = httpx.get(f"{server.address}/health", timeout=30)
        return wrote.status_code, answer.status_code, answer.json().get("error", {}).get("code", "")

    server = Running(str(path))
    try:
        assert after_a_write() == (201, 200, "")
        path.rename(elsewhere)
        assert after_a_write() == (503, 503, "error-server-file-gone")
        path.touch()
        assert after_a_write() == (503, 503, "error-server-file-gone")
        elsewhere.replace(path)
        assert after_a_write() == (201, 200, "")
    finally:
        server.stop()
    assert server.failures == []
