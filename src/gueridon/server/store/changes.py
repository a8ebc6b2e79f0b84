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


_SUMMARY = ("status", "free", "players", "to_act", "changed", "wake_at")

STATEMENTS: dict[str, sql.Executable] = {
    "new identity": identities.insert().values(_bound(identities)),
    "change identity": identities.update()
    .where(identities.c.id == sql.bindparam("which"))
    .values({name: sql.bindparam(name) for name in ("name", "language", "webhook")}),
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
    "take seat": seats.insert().values(_bound(seats)),
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
