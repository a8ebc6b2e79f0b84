"""Keeps the record of a game on disk, and beside it what is needed to play on: the key and who sits where.

The record is whole at every moment: it is written beside itself, forced to the disk and then renamed. While the game
lasts its key lies in FILE.key, and only the owner may read either; once it is over the record holds the key itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from gueridon.core.chance import read_key
from gueridon.core.match import Match
from gueridon.core.message import GueridonError
from gueridon.core.record import LONGEST

_LARGEST = 4 * LONGEST
"""Bytes: no letter takes more than four."""
_OWNER_ONLY = 0o600
"""As long as the game lasts its record tells every hand, and its key all that is still to come."""
_FOR_ALL = 0o644


@dataclass(frozen=True)
class Secret:
    """What FILE.key holds: the key, and the kind of each player unless somebody wrote the key alone."""

    key: bytes
    kinds: tuple[str, ...]

    def text(self) -> str:
        return f"{self.key.hex()}\nseats {' '.join(self.kinds)}\n"


class Keeper:
    """Writes down one game as it goes on."""

    def __init__(self, path: Path, secret: Secret, kept: str | None = None) -> None:
        self.path = path.absolute()
        self.secret = secret
        self._kept = kept
        """What the file holds as far as we know; None before it is ours."""

    def save(self, match: Match) -> None:
        """Write the game so far. Whoever calls this shows nothing of the last action before it returns."""
        if self._kept is None:
            self._begin()
        elif read_text(self.path) != self._kept:
            raise GueridonError("terminal-error-record-changed", quoted=str(self.path))
        record = match.record()
        _write_whole(self.path, record, mode=_FOR_ALL if match.outcome is not None else _OWNER_ONLY)
        self._kept = record
        if match.outcome is not None:
            key_file(self.path).unlink(missing_ok=True)

    @property
    def is_kept(self) -> bool:
        """Whether the file holds what was last written: only then can the game be resumed."""
        try:
            return self._kept is not None and read_text(self.path) == self._kept
        except (OSError, GueridonError):
            return False

    def _begin(self) -> None:
        _create(self.path)
        _write_whole(key_file(self.path), self.secret.text(), mode=_OWNER_ONLY)


def check_new(path: Path) -> None:
    """Refuse a file that a new game cannot be kept in; nothing is left of the trial."""
    _create(path)
    path.unlink()


def _create(path: Path) -> None:
    """An empty file where there was none. Folders are not made: one that is missing was most likely mistyped."""
    if path.is_dir():
        raise IsADirectoryError(21, "", str(path))
    for taken in (path, key_file(path)):
        if os.path.lexists(taken):
            raise GueridonError("terminal-error-record-exists", quoted=str(taken))
    if not os.path.lexists(path.parent):
        raise GueridonError("terminal-error-no-folder", quoted=str(path.parent))
    if not path.parent.is_dir():
        raise NotADirectoryError(20, "", str(path))
    try:
        path.touch(_OWNER_ONLY, exist_ok=False)
    except FileNotFoundError as error:  # such a folder as /proc, where the system alone makes files
        raise GueridonError("terminal-error-cannot-create", quoted=str(path)) from error


def key_file(path: Path) -> Path:
    return path.with_name(path.name + ".key")


def read_secret(path: Path) -> Secret:
    """What lies in the key file of a record."""
    if not key_file(path).exists():
        raise GueridonError("terminal-error-no-key-file", quoted=str(key_file(path)))
    for secret in (path, key_file(path)):
        _make_private(secret)
    first, *rest = (read_text(key_file(path)).splitlines() or [""])[:2]
    key = read_key(first.strip())
    return Secret(key, tuple(rest[0].split()[1:]) if rest else ())


def _make_private(path: Path) -> None:
    """Take from others what an older version, or a copy, has left them; whoever may not, may still play."""
    with suppress(OSError):
        if path.stat().st_mode & 0o077:
            path.chmod(_OWNER_ONLY)


def read_text(path: Path) -> str:
    """The text of a file that claims to be a record."""
    if path.is_dir():  # Windows would call it a lack of permission
        raise IsADirectoryError(21, "", str(path))
    with path.open("rb") as file:
        content = file.read(_LARGEST + 1)
    if len(content) > _LARGEST:
        raise GueridonError("terminal-error-too-large", quoted=str(path))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise GueridonError("terminal-error-not-text", quoted=str(path)) from error


def new_record_path(game: str, now: datetime, environment: Mapping[str, str]) -> Path:
    """A file that is not there yet, named for the game and the hour, in a folder of ours."""
    folder = data_folder(environment) / "records"
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{now:%Y-%m-%d-%H%M}"
    numbered = (folder / f"{name}{suffix}.txt" for suffix in ("", *(f"-{n}" for n in range(2, 10_000))))
    return next(path for path in numbered if not path.exists())


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where a program of this system keeps what its user made."""
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "gueridon"
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "gueridon"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "gueridon"
    return Path.home() / ".local" / "share" / "gueridon"


def _write_whole(path: Path, text: str, mode: int) -> None:
    """Replace a file so that a crash leaves the old text or the new, never half of one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.unlink(missing_ok=True)  # what a crash has left may be readable by others
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with open(descriptor, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
    _force_folder(path.parent)


def _force_folder(folder: Path) -> None:
    """Make the renaming itself lasting; Windows and some network drives neither need nor allow it."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    with suppress(OSError):
        os.fsync(descriptor)
    os.close(descriptor)
