"""Reads what is kept, and holds the one writer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gueridon.server import logs
from gueridon.server.errors import StorageFailure
from gueridon.server.messages import Language, TableLine
from gueridon.server.store.address import Address
from gueridon.server.store.bus import Bus
from gueridon.server.store.schema import identities, log, seats, tables
from gueridon.server.store.writer import Writer

_LONGEST_LIST = 200


@dataclass(frozen=True)
class Person:
    """An identity, without its cookie."""

    id: str
    name: str
    language: Language
    webhook: str | None


class Reader:
    """Everything that outlives the process, to be looked at."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def person_by_cookie(self, cookie_hash: str) -> Person | None:
        return await self._person(identities.c.cookie_hash == cookie_hash)

    async def person(self, identity: str) -> Person | None:
        return await self._person(identities.c.id == identity)

    async def _person(self, condition: sql.ColumnElement[bool]) -> Person | None:
        columns = (identities.c.id, identities.c.name, identities.c.language, identities.c.webhook)
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

    async def count_tables(self) -> int:
        query = sql.select(sql.func.count().label("tables")).select_from(tables)
        return int((await self._read(query))[0].tables)

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

    def __init__(self, engine: AsyncEngine, writer: Writer, bus: Bus) -> None:
        super().__init__(engine)
        self.writer = writer
        self.bus = bus
        self.write = writer.write

    async def close(self) -> None:
        await self.writer.close()
        await self.bus.close()
        await self._engine.dispose()


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
    return Store(engine, writer, PostgresqlBus(address.server, process, on_note, on_gap))


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
    return Store(engine, Writer(backend), Bus())
