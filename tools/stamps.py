"""Notes of what was made of what: a step whose sources have not changed is not done again, and never by two at once."""

from __future__ import annotations

import contextlib
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.shell import ROOT, VENV, say

STAMPS = VENV / "stamps.json"


def digest(*parts: Path | str) -> str:
    word = hashlib.sha256()
    for part in parts:
        word.update((part.read_bytes() if isinstance(part, Path) else part.encode()) + b"\0")
    return word.hexdigest()


def stamps() -> dict[str, str]:
    try:
        found = json.loads(STAMPS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def stamp(name: str, value: str) -> None:
    STAMPS.write_text(json.dumps(stamps() | {name: value}, indent=2), encoding="utf-8")


@contextlib.contextmanager
def one_at_a_time(what: str = "dev") -> Iterator[None]:
    """Two setups in one folder wait for each other; one that only installs does not wait for one that compiles."""
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / f"{what}.lock", "w", encoding="utf-8") as file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("another ./dev is setting up in this folder; waiting for it.")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
