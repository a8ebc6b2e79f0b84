"""Reads what is kept, and holds the one writer."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gueridon.server import logs
from gueridon.server.errors import StorageFailure
from gueridon.server.messages import TableLine
from gueridon.server.person import Person
from gueridon.server.store.address import Address
from gueridon.server.store.bus import Bus
from gueridon.server.store.schema import identities, log, seats, tables
from gueridon.server.store.writer import Writer

_LONGEST_LIST = 200
_TABLES_AT_ONCE = 100
_SWEEPING = 7_402_114
"""A lock of PostgreSQL: one process at a time deletes what is too old."""
GONE = "gone "
"""How the cookie of somebody begins who is being forgotten; no hash does."""


class Reader:
    """Everything that outlives the process, to be looked at."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def person_by_cookie(self, cookie_hash: str) -> Person | None:
        return await self._person(identities.c.cookie_hash == cookie_hash)

    async def person(self, identity: str) -> Person | None:
        return await self._person(identities.c.id == identity)

    async def _person(self, condition: sql.ColumnElement[bool]) -> Person | None:
        columns = [identities.c[name] for name in ("id", "name", "language", "webhook", "seen")]
        rows = await self._read(sql.select(*columns).where(condition))
        return Person(**rows[0]._mapping) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """In their order; one that is missing is empty, so that it cannot be read."""
        query = sql.select(log.c.seq, log.c.entry).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
        found: list[bytes] = []
        for row in await self._read(query):
            found += [b""] * (row.seq - after - 1 - len(found))
            found.append(row.entry)
        return found

    async def sits_at(self, identity: str, table: str) -> bool:
        """By the list of seats, where the table's own log cannot be read."""
        query = sql.select(seats.c.seat).where(seats.c.identity == identity, seats.c.table_id == table)
        return bool(await self._read(query))

    async def set_aside(self) -> list[str]:
        """The broken tables."""
        return [row.id for row in await self._read(sql.select(tables.c.id).where(tables.c.status == "broken"))]

    async def my_tables(self, identity: str) -> list[TableLine]:
        query = (
            sql.select(tables, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.identity == identity)
            .order_by(tables.c.changed.desc())
            .limit(_LONGEST_LIST)
        )
        return _lines((row, row.seat) for row in await self._read(query))

    async def public_tables(self) -> list[TableLine]:
        query = (
            sql.select(tables)
            .where(tables.c.is_public, tables.c.status.not_in(("over", "broken")))
            .order_by((tables.c.free > 0).desc(), tables.c.changed.desc())
            .limit(_LONGEST_LIST)
        )
        return _lines((row, None) for row in await self._read(query))

    async def due(self, now: float) -> list[str]:
        """Tables at which a bot or a clock is to do something."""
        query = sql.select(tables.c.id).where(tables.c.wake_at <= now).order_by(tables.c.wake_at).limit(500)
        return [row.id for row in await self._read(query)]

    async def with_stale_summary(self) -> list[str]:
        """Tables whose last entries were written just before a crash."""
        newest = sql.select(sql.func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        return [row.id for row in await self._read(sql.select(tables.c.id).where(tables.c.seq < newest))]

    # --- keeping house ------------------------------------------------------------------------------------------------

    async def leaving(self) -> list[str]:
        """Who is to be forgotten, and is not yet wholly."""
        query = sql.select(identities.c.id).where(identities.c.cookie_hash.startswith(GONE))
        return [row.id for row in await self._read(query)]

    async def tables_naming(self, identity: str) -> AsyncIterator[str]:
        """Every table whose log holds an identity, a slice of all tables at a time: nothing else knows where they were."""
        last = ""
        while True:
            some = sql.select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(_TABLES_AT_ONCE)
            found = [row.id for row in await self._read(some)]
            if not found:
                return
            last = found[-1]
            naming = sql.select(log.c.table_id).where(log.c.table_id.in_(found), self._holds(identity)).distinct()
            for row in await self._read(naming):
                yield row.table_id

    def _holds(self, identity: str) -> sql.ColumnElement[bool]:
        is_sqlite = self._engine.dialect.name == "sqlite"
        position = sql.func.instr if is_sqlite else sql.func.pg_catalog.position
        return position(log.c.entry, sql.literal(identity.encode(), sql.LargeBinary)) > 0

    async def unused_tables(self, status: str, before: float, most: int) -> list[str]:
        query = (
            sql.select(tables.c.id)
            .where(tables.c.status == status, tables.c.touched < before, tables.c.changed < before)
            .order_by(tables.c.touched)
            .limit(most)
        )
        return [row.id for row in await self._read(query)]

    async def unused_people(self, before: float, most: int) -> list[str]:
        """Who has not come for long, and sits nowhere."""
        sits = sql.exists().where(seats.c.identity == identities.c.id)
        query = sql.select(identities.c.id).where(identities.c.seen < before, ~sits).order_by(identities.c.seen)
        return [row.id for row in await self._read(query.limit(most))]

    async def _read(self, query: sql.Select[*tuple[Any, ...]]) -> Sequence[sql.Row[*tuple[Any, ...]]]:
        for last_try in (False, True):
            try:
                async with self._engine.connect() as connection:
                    return (await connection.execute(query)).all()
            except DBAPIError as error:  # PostgreSQL was restarted, and the pool still held connections of before
                if last_try or not error.connection_invalidated:
                    raise StorageFailure(str(error)) from error
            except (SQLAlchemyError, OSError) as error:
                raise StorageFailure(str(error)) from error
        raise AssertionError


class Store(Reader):
    """The same, to be written to as well."""

    def __init__(self, address: Address, engine: AsyncEngine, writer: Writer, bus: Bus) -> None:
        super().__init__(engine)
        self._address = address
        self.writer = writer
        self.bus = bus
        self.write, self.kept = writer.write, writer.kept
        self.scrub = writer.scrub
        self.gone: set[str] = set()
        """Who has been forgotten since this process started: what is still under way for them is refused."""

    async def close(self) -> None:
        await self.writer.close()
        await self.bus.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        """Whether no other process does the same at this moment; none begins it before this one has done."""
        if not self.bus.is_shared:
            yield True
            return
        async with self._engine.connect() as connection:
            is_ours = bool(await connection.scalar(sql.select(sql.func.pg_try_advisory_lock(_SWEEPING))))
            try:
                yield is_ours
            finally:
                if is_ours:
                    await connection.execute(sql.select(sql.func.pg_advisory_unlock(_SWEEPING)))

    async def size(self) -> int:
        """Bytes on disk, with what is not yet in its place."""
        if self._address.is_sqlite:
            return await asyncio.to_thread(_size_of, os.path.realpath(self._address.file))
        query = sql.select(sql.func.pg_database_size(sql.func.current_database()).label("size"))
        return int((await self._read(query))[0].size)


def _size_of(file: str) -> int:
    beside = (Path(file + suffix) for suffix in ("", "-wal", "-shm"))
    return sum(path.stat().st_size for path in beside if path.exists())


def _lines(rows: Iterable[tuple[sql.Row[*tuple[Any, ...]], int | None]]) -> list[TableLine]:
    found = []
    for row, seat in rows:
        try:
            found.append(_line(row, seat))
        except (ValueError, TypeError) as error:  # one that was damaged hides no other
            logs.failure("list", error)
    return found


def _line(row: sql.Row[*tuple[Any, ...]], seat: int | None) -> TableLine:
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        players=json.loads(row.players),
        free=row.free,
        your_seat=seat,
        your_turn=seat is not None and row.status == "playing" and bool(row.to_act >> seat & 1),
        changed=row.changed,
    )


async def open_store(
    address: Address, process: str, on_note: Callable[[str], None], on_gap: Callable[[], None]
) -> Store:
    """A store over a migrated database."""
    if address.is_sqlite:
        return await _open_sqlite(address)
    from gueridon.server.store.postgresql import PostgresqlBackend, PostgresqlBus

    engine = create_async_engine(address.engine_url, pool_size=4, max_overflow=4)
    writer = Writer(PostgresqlBackend(address.server, process))
    return Store(address, engine, writer, PostgresqlBus(address.server, process, on_note, on_gap))


async def _open_sqlite(address: Address) -> Store:
    from gueridon.server.store.sqlite import SqliteBackend

    engine = create_async_engine(address.engine_url, pool_size=2, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def only_read(connection: object, _record: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    backend = SqliteBackend(address.file)
    await backend.open()
    return Store(address, engine, Writer(backend), Bus())
