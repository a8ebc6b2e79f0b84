"""Brings the database to the schema of this version, from any earlier one."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from gueridon.server.store.address import Address

_LOCK = 7_402_113
"""Of PostgreSQL: two servers that start at once migrate one after the other."""


async def migrate(address: Address) -> None:
    if address.is_sqlite:
        Path(address.file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(address.engine_url)
    try:
        async with engine.begin() as connection:
            if not address.is_sqlite:
                await connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: sql.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
