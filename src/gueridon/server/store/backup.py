"""Saves a SQLite database while the server goes on writing to it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from gueridon.server.errors import unreadable
from gueridon.server.store.address import Address


def backup(address: Address, target: Path) -> None:
    """A whole copy, as of one moment, that only its owner may read."""
    if not address.is_sqlite:
        raise unreadable("error-server-backup-postgresql")
    if not Path(address.file).is_file():
        raise FileNotFoundError(2, "", address.file)
    if os.path.lexists(target):
        raise unreadable("error-server-backup-exists", quoted=str(target))
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        _copy(address.file, target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _copy(source: str, target: Path) -> None:
    here = sqlite3.connect(f"{Path(source).as_uri()}?mode=ro", uri=True)
    there = sqlite3.connect(target)
    try:
        here.backup(there, pages=1000)
    finally:
        there.close()
        here.close()
    with target.open("rb+") as file:
        os.fsync(file.fileno())
