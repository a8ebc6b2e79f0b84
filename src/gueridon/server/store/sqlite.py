"""Commits to one SQLite file, over the only connection that ever writes to it, in a thread of its own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.dialects.sqlite import dialect

from gueridon.server.errors import Conflict, StorageFailure
from gueridon.server.store.changes import Change, compiled_for
from gueridon.server.store.writer import Job, by_statement

_ROWS_AT_ONCE = 256
_BUSY_SECONDS = 5


class SqliteBackend:
    """Durable after every commit: write-ahead log with synchronous=FULL."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._statements = compiled_for(dialect())
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    async def open(self) -> None:
        await self._in_thread(self._open)

    async def commit(self, jobs: Sequence[Job]) -> None:
        await self._in_thread(self._commit, jobs)

    async def scrub(self) -> bool:
        """Empty the write-ahead log, which still holds pages as they were; False while somebody reads from it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._scrub)

    async def close(self) -> None:
        await self._in_thread(self._close)
        self._thread.shutdown()

    async def _in_thread(self, function: object, *arguments: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, function, *arguments)  # type: ignore[arg-type]

    def _open(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=_BUSY_SECONDS)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA secure_delete=ON")  # what is deleted is gone from the file
        self._connection, self._file = connection, _file_at(self._path)

    def _check_file(self) -> None:
        """SQLite goes on writing to a file that was deleted or put elsewhere, and all of it would be lost with the process."""
        if _file_at(self._path) != self._file:
            raise StorageFailure("another file, or none", "error-server-file-gone")

    def _commit(self, jobs: Sequence[Job]) -> None:
        connection = self._connection
        assert connection is not None
        self._check_file()
        try:
            connection.execute("BEGIN IMMEDIATE")
            statements = by_statement(jobs)
            for name, changes in statements.items():
                self._execute(connection, name, changes)
            if not statements:
                self._leave_a_mark(connection)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            self._roll_back(connection)
            raise Conflict from error
        except sqlite3.Error as error:
            self._roll_back(connection)
            raise StorageFailure(str(error), _why(error)) from error

    def _leave_a_mark(self, connection: sqlite3.Connection) -> None:
        """A number of the file's head that is ours to use; SQLite would not write one that is there already."""
        (mark,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {1 - mark % 2}")

    def _execute(self, connection: sqlite3.Connection, name: str, changes: Sequence[Change]) -> None:
        statement = self._statements[name]
        rows = [statement.values(change) for change in changes]
        if name != "append":
            connection.executemany(statement.text, rows)
            return
        # Many at once: after each single one, this thread would have to wait until Python is its turn again.
        start = 0
        while start < len(rows):
            count = min(_ROWS_AT_ONCE, 1 << (len(rows) - start).bit_length() - 1)  # few different statements
            values = [value for row in rows[start : start + count] for value in row]
            connection.execute(statement.for_rows(count), values)
            start += count

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        """Nothing of a failed batch may ride along with the next one; a connection that cannot even do that is replaced."""
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            connection.close()
            self._open()

    def _scrub(self) -> bool:
        assert self._connection is not None
        try:
            self._connection.execute("PRAGMA busy_timeout=0")  # everybody who writes would wait too
            (is_busy, _, _) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._connection.execute(f"PRAGMA busy_timeout={_BUSY_SECONDS * 1000}")
        except sqlite3.Error as error:
            raise StorageFailure(str(error)) from error
        return not is_busy

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _file_at(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _why(error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    found = {sqlite3.SQLITE_FULL: "error-server-disk-full", sqlite3.SQLITE_READONLY: "error-server-read-only"}
    return found.get(code, "error-server-cannot-write")
