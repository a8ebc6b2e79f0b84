"""Commits to PostgreSQL, and carries short news between the processes that share it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from gueridon.server.errors import Conflict, StorageFailure
from gueridon.server.store.bus import Bus
from gueridon.server.store.changes import compiled_for
from gueridon.server.store.writer import Job, by_statement

CHANNEL = "gueridon"
_LONGEST_NOTE = 7_000
_AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is being stopped, or starts
    asyncpg.InterfaceError,
    OSError,
    asyncio.TimeoutError,
)
_TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)


class PostgresqlBackend:
    """One connection that writes. A commit also notes, for the other processes, which tables have new entries."""

    def __init__(self, address: str, process: str) -> None:
        self._address = address
        self._process = process
        self._statements = compiled_for(dialect())  # type: ignore[no-untyped-call]
        self._connection: asyncpg.Connection | None = None

    async def commit(self, jobs: Sequence[Job]) -> None:
        try:
            connection = await self._connected()
            async with connection.transaction():
                statements = by_statement(jobs)
                for name, changes in statements.items():
                    statement = self._statements[name]
                    await connection.executemany(statement.text, [statement.values(change) for change in changes])
                if not statements:
                    await connection.execute("UPDATE alembic_version SET version_num = version_num")
                for note in _notes(self._process, jobs):
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, note)
        except asyncpg.UniqueViolationError as error:
            raise Conflict from error
        except _TROUBLE as error:
            await self._forget()
            raise StorageFailure(str(error), _why(error)) from error

    async def scrub(self) -> bool:
        """PostgreSQL removes old versions of rows by itself (autovacuum)."""
        return True

    async def close(self) -> None:
        await self._forget()

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address, timeout=10, command_timeout=30)
        return self._connection

    async def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*_TROUBLE):
                await connection.close(timeout=2)


def _why(error: BaseException) -> str:
    if isinstance(error, asyncpg.DiskFullError):
        return "error-server-disk-full"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "error-server-read-only"
    return "error-server-database-away" if isinstance(error, _AWAY) else "error-server-cannot-write"


def _notes(process: str, jobs: Sequence[Job]) -> list[str]:
    """`PROCESS log TABLE:SEQ TABLE:SEQ …`, split where PostgreSQL would find it too long."""
    refs = [
        f"{change.values['table_id']!s}:{change.values['seq']!s}"
        for job in jobs
        for change in job
        if change.statement == "append"
    ]
    per_note = _LONGEST_NOTE // 48
    return [f"{process} log {' '.join(refs[i : i + per_note])}" for i in range(0, len(refs), per_note)]


class PostgresqlBus(Bus):
    """Listens for the other processes, and comes back by itself when PostgreSQL was away."""

    is_shared = True

    def __init__(self, address: str, process: str, on_note: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        self._address = address
        self._process = process
        self._on_note = on_note
        self._on_gap = on_gap
        self._connection: asyncpg.Connection | None = None
        self._lost = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="bus")

    async def publish(self, note: str) -> None:
        """Best effort: whoever misses it finds the same in the database, or hears it again."""
        if self._connection is not None:
            with suppress(*_TROUBLE):
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._process} {note}")

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self._connection is not None:
            with suppress(*_TROUBLE):
                await self._connection.close(timeout=2)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except _TROUBLE:
                await asyncio.sleep(0.5)  # between attempts to reach a database that is away

    async def _listen(self) -> None:
        self._lost.clear()
        connection = await asyncpg.connect(self._address, timeout=10)
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._hear)
        self._connection = connection
        self._on_gap()  # whatever was said before we listened
        await self._lost.wait()
        self._connection = None

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        process, _, note = str(payload).partition(" ")
        if process != self._process:
            self._on_note(note)
