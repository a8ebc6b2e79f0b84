"""Reads a table from its log as far as it can be read. A table whose log cannot be read to its end is broken: seen, never played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

from gueridon.server import logs
from gueridon.server.errors import Denied
from gueridon.server.store.changes import Change
from gueridon.server.table import facts as f
from gueridon.server.table.table import Table, table_from

_T = TypeVar("_T")
_SLICE: Final = 32


class Reading(NamedTuple):
    """What a log comes to. Without a table nothing of it can be read, and the problem says why."""

    table: Table | None
    problem: Exception | None = None


async def in_slices(items: Iterable[_T], size: int = _SLICE) -> AsyncIterator[_T]:
    """Everybody else has their turn after so many: a long log holds up nobody."""
    for number, item in enumerate(items, start=1):
        yield item
        if number % size == 0:
            await asyncio.sleep(0)


async def read_log(identifier: str, log: Sequence[bytes]) -> Reading:
    """The table after the last entry that can be read, and why the next cannot."""
    table: Table | None = None
    async for number, encoded in in_slices(enumerate(log)):
        try:
            entry = f.decode_entry(encoded)
            if table is None:
                table = table_from(identifier, [entry])
            else:
                table.apply(entry)
        except Exception as problem:  # whatever is wrong with one table, it is that table's
            return Reading(await _until(identifier, log[:number]), problem)
    return Reading(table)


async def _until(identifier: str, log: Sequence[bytes]) -> Table | None:
    """Built anew: half of the entry that cannot be read may have been done."""
    table = (await read_log(identifier, log)).table
    if table is not None:
        table.is_broken = True
        table.facts_version += 1
    return table


class Unreadable(Denied):
    """Nothing of a table's log can be read, not even who may see it."""

    def __init__(self) -> None:
        super().__init__("error-server-unreadable")


def check_readable(table: Table) -> None:
    if table.is_broken:
        raise Denied("error-server-broken")


def set_aside(table: str, readable: int) -> Change:
    """What lists and duties know of it from now on. When the server starts, it is tried again: another version may read it."""
    return Change("set aside", {"which": table, "readable": readable})


def name_in_log(table: str, readable: int, problem: Exception) -> None:
    """Not by its address, which is its people's; the operator finds it by the start of its hash, see docs/hosting.md."""
    logs.failure("table", problem, table=short_name(table), entry=readable + 1)


def short_name(table: str) -> str:
    return sha256(table.encode()).hexdigest()[:12]
