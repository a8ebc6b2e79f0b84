"""A SQLite file that only its owner may read, and that one server at a time has."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from gueridon.server import logs
from gueridon.server.errors import unreadable
from gueridon.server.store.address import Address

_OWNER_ONLY: Final = 0o600
_OTHERS: Final = 0o077
_FAR: Final = 1 << 60
"""Where in the file the lock lies: far behind everything that SQLite keeps or locks itself."""
_FLOCK: Final = "@hhqqi0q"
"""The struct flock of the system: type, whence, start, length, pid."""


@contextmanager
def held(address: Address) -> Iterator[None]:
    """Have a database for as long as this process lives; the lock ends with the process, however that ends."""
    if not address.is_sqlite:
        yield
        return
    try:
        descriptor = _open(address.file)
    except OSError as error:
        raise unreadable("error-server-cannot-open", quoted=address.shown, why_quoted=error.strerror or "") from error
    try:
        _lock(descriptor, address)
        yield
    finally:
        os.close(descriptor)


def _open(file: str) -> int:
    make(file)
    locked = file if _locks_the_file_itself() else os.path.realpath(file) + ".lock"
    return os.open(locked, os.O_RDWR | os.O_CREAT, _OWNER_ONLY)


def make(file: str) -> None:
    """A new file is private from its first byte; SQLite gives what it lays beside it the same rights."""
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, _OWNER_ONLY))
    if os.name != "nt":  # who may read a file follows from its folder there
        _put_right(file)


def _put_right(file: str) -> None:
    """Take from everybody else what an older version, or a copy, has left them."""
    real = os.path.realpath(file)
    for path in (real, f"{real}-wal", f"{real}-shm", f"{real}-journal"):
        with suppress(FileNotFoundError):
            mode = os.stat(path).st_mode & 0o777
            if mode & _OTHERS:
                _take_from_others(path, mode)


def _take_from_others(path: str, mode: int) -> None:
    try:
        os.chmod(path, mode & ~_OTHERS)
    except PermissionError:  # somebody else's file: they may have their reasons, but are told
        logs.event("the database can be read by others")


# --- the lock ---------------------------------------------------------------------------------------------------------


def _lock(descriptor: int, address: Address) -> None:
    holder = _take(descriptor)
    if holder is not None:
        raise unreadable("error-server-database-in-use", quoted=address.shown, pid_quoted=holder or "?")


if sys.platform == "win32":
    import msvcrt

    def _locks_the_file_itself() -> bool:
        return False

    def _take(descriptor: int) -> str | None:
        """Of a file beside the database: one with two names (hard links) is not noticed here."""
        os.lseek(descriptor, 1 << 30, os.SEEK_SET)  # what is locked cannot be read, so it is not the pid
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return _written_pid(descriptor)
        _write_pid(descriptor)
        return None

else:
    import fcntl

    def _locks_the_file_itself() -> bool:
        """By whatever name it is called. Elsewhere SQLite, by closing the file, would end our lock, or ours keep SQLite out."""
        return sys.platform == "linux"

    def _take(descriptor: int) -> str | None:
        """None when the lock is ours; otherwise the pid of whoever has it."""
        if not _locks_the_file_itself():
            return _take_beside(descriptor)
        try:
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, _range(os.getpid()))
        except (BlockingIOError, PermissionError):
            found = fcntl.fcntl(descriptor, fcntl.F_OFD_GETLK, _range(0))
            kind, _, _, length, _ = struct.unpack(_FLOCK, found)
            return "" if kind == fcntl.F_UNLCK else str(length - 1)
        return None

    def _range(pid: int) -> bytes:
        """Every lock has the first byte in common; how many follow says whose it is."""
        return struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, _FAR, 1 + pid, 0)

    def _take_beside(descriptor: int) -> str | None:
        """Of a file beside the database: one with two names (hard links) is not noticed here."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return _written_pid(descriptor)
        _write_pid(descriptor)
        return None


def _written_pid(descriptor: int) -> str:
    os.lseek(descriptor, 0, os.SEEK_SET)
    return os.read(descriptor, 20).decode("ascii", "replace").strip()


def _write_pid(descriptor: int) -> None:
    os.ftruncate(descriptor, 0)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, str(os.getpid()).encode())
