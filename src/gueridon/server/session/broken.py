"""`gueridon broken`: for whoever runs the server, the tables whose logs cannot be read, and the record of one as far as it can be."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.ext.asyncio import create_async_engine

from gueridon.core.message import GueridonError, Message
from gueridon.server.errors import StorageFailure, not_found, unreadable
from gueridon.server.session.reading import read_log, short_name
from gueridon.server.store.address import Address
from gueridon.server.store.store import Reader

_T = TypeVar("_T")


def list_broken(address: Address) -> list[Message]:
    """A line for each; what the log of the server calls it comes first."""

    async def lines(store: Reader) -> list[Message]:
        return [await _line(store, table) for table in await store.set_aside()]

    return asyncio.run(_reading(address, lines))


def record_so_far(address: Address, table: str) -> str:
    """Of a broken table and of no other: it tells everybody's cards."""

    async def record(store: Reader) -> str:
        found, problem = await read_log(table, await store.entries(table))
        if problem is None:
            raise not_found("error-server-not-broken", quoted=table[:40])
        if found is None or found.match is None:
            raise GueridonError("error-server-nothing-played", quoted=table)
        return found.match.record()

    return asyncio.run(_reading(address, record))


async def _line(store: Reader, table: str) -> Message:
    entries = await store.entries(table)
    found, problem = await read_log(table, entries)
    entry = 1 + (0 if found is None else found.seq)
    about: dict[str, int | str] = {
        "name_quoted": short_name(table),
        "quoted": table,
        "entry": entry,
        "entries": len(entries),
    }
    return Message("serve-broken-table", {**about, "why_quoted": type(problem).__name__})


async def _reading(address: Address, look: Callable[[Reader], Awaitable[_T]]) -> _T:
    engine = create_async_engine(address.engine_url)
    try:
        return await look(Reader(engine))
    except StorageFailure as error:
        raise unreadable("error-server-cannot-open", quoted=address.shown, why_quoted=str(error)[:200]) from error
    finally:
        await engine.dispose()
