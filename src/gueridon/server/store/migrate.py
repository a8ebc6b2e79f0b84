"""Brings the database to the schema of this version, from any earlier one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from gueridon.server.errors import unreadable
from gueridon.server.store.address import Address
from gueridon.server.store.hold import make

HEAD: Final = "0002"
"""The newest migration."""
_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 7_402_113
"""Of PostgreSQL: two servers that start at once migrate one after the other."""


async def migrate(address: Address) -> None:
    engine = create_async_engine(address.engine_url)
    try:
        if address.is_sqlite:
            make(address.file)
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
    version = _version(connection)
    if version == HEAD:
        return
    if version is not None and version not in _earlier():
        raise unreadable("error-server-newer-database", theirs_quoted=version[:32], ours_quoted=HEAD)
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _earlier() -> set[str]:
    """The versions that lead to this one; any other comes after it, and is left as it is."""
    return {path.name.partition("_")[0] for path in (_MIGRATIONS / "versions").glob("*.py")}


def _version(connection: sql.Connection) -> str | None:
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
