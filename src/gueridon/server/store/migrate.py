"""Brings the database to the schema of this version, from any earlier one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from gueridon.server.errors import unreadable
from gueridon.server.store.address import Address

HEAD: Final = "0001"
"""The newest migration."""
_LOCK: Final = 7_402_113
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
    except (sql.exc.SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise unreadable("error-server-cannot-open", quoted=address.shown, why_quoted=str(cause)[:200]) from error
    finally:
        await engine.dispose()


def _upgrade(connection: sql.Connection) -> None:
    if _version(connection) == HEAD:
        return
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: sql.Connection) -> str | None:
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
