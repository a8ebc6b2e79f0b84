"""What can be written, each as one statement that both databases understand."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine import Dialect

from gueridon.server.store.schema import identities, log, seats, tables

Value = str | int | float | bool | bytes | None


class Change(NamedTuple):
    """One statement by its name, and its values by theirs."""

    statement: str
    values: dict[str, Value]


def _bound(table: sql.Table) -> dict[str, sql.BindParameter[object]]:
    return {column.name: sql.bindparam(column.name, type_=column.type) for column in table.columns}


def _is_dropped() -> sql.ColumnElement[bool]:
    return ~sql.exists().where(tables.c.id == sql.bindparam("which"))


_newest = sql.select(sql.func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
_SUMMARY = ("status", "free", "players", "to_act", "changed", "wake_at")

STATEMENTS: dict[str, sql.Executable] = {
    "new identity": identities.insert().values(_bound(identities)),
    "change identity": identities.update()
    .where(identities.c.id == sql.bindparam("which"))
    .values({name: sql.bindparam(name) for name in ("name", "language", "webhook")}),
    "see identity": identities.update()
    .where(identities.c.id == sql.bindparam("which"))
    .values(seen=sql.bindparam("seen")),
    "leave": identities.update()
    .where(identities.c.id == sql.bindparam("which"))
    .values({name: sql.bindparam(name) for name in ("name", "webhook", "cookie_hash", "seen")}),
    "drop leaver": identities.delete().where(identities.c.id == sql.bindparam("which")),
    "drop identity": identities.delete().where(
        identities.c.id == sql.bindparam("who"),
        identities.c.seen < sql.bindparam("before"),
        ~sql.exists().where(seats.c.identity == identities.c.id),
    ),
    "append": log.insert().values(_bound(log)),
    "new table": tables.insert().values(_bound(tables)),
    "change table": tables.update()
    .where(tables.c.id == sql.bindparam("which"), tables.c.seq < sql.bindparam("seq_now"))
    .values(seq=sql.bindparam("seq_now"), **{name: sql.bindparam(name) for name in _SUMMARY}),
    "wake later": tables.update().where(tables.c.id == sql.bindparam("which")).values(wake_at=sql.bindparam("wake_at")),
    "set aside": tables.update()
    .where(tables.c.id == sql.bindparam("which"))
    .values(
        status=sql.literal_column("'broken'"),
        to_act=sql.literal_column("0"),
        wake_at=sql.null(),
        seq=sql.bindparam("readable"),
    ),
    "touch": tables.update().where(tables.c.id == sql.bindparam("which")).values(touched=sql.bindparam("touched")),
    "hide players": tables.update()
    .where(tables.c.id == sql.bindparam("which"))
    .values(players=sql.bindparam("players")),
    "rewrite": log.update()
    .where(log.c.table_id == sql.bindparam("where"), log.c.seq == sql.bindparam("which"))
    .values(entry=sql.bindparam("entry")),
    "drop table": tables.delete().where(
        tables.c.id == sql.bindparam("which"),
        tables.c.status == sql.bindparam("status"),
        tables.c.changed < sql.bindparam("before"),
        tables.c.touched < sql.bindparam("before"),
        tables.c.seq == _newest,  # what a summary does not tell yet may have happened just now
    ),
    "drop log": log.delete().where(log.c.table_id == sql.bindparam("which"), _is_dropped()),
    "drop seats": seats.delete().where(seats.c.table_id == sql.bindparam("which"), _is_dropped()),
    "take seat": seats.insert().values(_bound(seats)),
    "move seat": seats.update()
    .where(seats.c.identity == sql.bindparam("identity_now"), seats.c.table_id == sql.bindparam("table_now"))
    .values(seat=sql.bindparam("seat")),
    "give up seat": seats.delete().where(
        seats.c.identity == sql.bindparam("who"), seats.c.table_id == sql.bindparam("where")
    ),
}


class Compiled(NamedTuple):
    """A statement in the words of one database, and the order in which it wants its values."""

    text: str
    order: tuple[str, ...]

    def for_rows(self, count: int) -> str:
        """An insert of several rows at once."""
        head, values, row = self.text.partition("VALUES ")
        return head + values + ", ".join([row] * count)

    def values(self, change: Change) -> tuple[Value, ...]:
        return tuple(change.values[name] for name in self.order)


def compiled_for(dialect: Dialect) -> dict[str, Compiled]:
    found = {}
    for name, statement in STATEMENTS.items():
        text = statement.compile(dialect=dialect)  # type: ignore[attr-defined]  # Executable does not say that it has it
        found[name] = Compiled(str(text), tuple(text.positiontup or ()))
    return found
