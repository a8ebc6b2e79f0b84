"""Which database: a file of SQLite, or a PostgreSQL server, from what a host writes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gueridon.server.errors import unreadable


@dataclass(frozen=True)
class Address:
    """`file` for SQLite, `server` for PostgreSQL; one of them is empty."""

    file: str = ""
    server: str = ""

    @property
    def is_sqlite(self) -> bool:
        return bool(self.file)

    @property
    def shown(self) -> str:
        """For an error or a log: without a password."""
        return self.file or self.server.split("@")[-1]

    @property
    def engine_url(self) -> str:
        """How SQLAlchemy calls it."""
        if self.is_sqlite:
            return f"sqlite+aiosqlite:///{self.file}"
        return self.server.replace("postgresql://", "postgresql+asyncpg://", 1)


def read_address(text: str) -> Address:
    """A path, `sqlite:///path`, or `postgresql://…`."""
    for scheme in ("postgresql://", "postgres://"):
        if text.startswith(scheme):
            return Address(server="postgresql://" + text.removeprefix(scheme))
    path = text.removeprefix("sqlite:///")
    if not path or "://" in path:
        raise unreadable(
            "error-server-database", quoted=text.rsplit("@", maxsplit=1)[-1][:80]
        )  # no password in an error
    return Address(file=str(Path(path).expanduser().absolute()))
