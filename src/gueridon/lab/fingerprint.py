"""One word for everything that results rest on: results of different rules or bots are never mixed."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from gueridon import engine
from gueridon.core.message import GueridonError

_ALSO = ("bots/*.py", "core/chance.py", "lab/deals.py", "lab/playing.py", "lab/sides.py")


@cache
def of_game(name: str, *more: str) -> str:
    """The rules of one game, the bots, and how the lab deals and seats; compiled or not, they play alike."""
    digest = hashlib.sha256()
    for path in _files(name, more):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(engine.HOME).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def _files(name: str, more: tuple[str, ...]) -> list[Path]:
    own = engine.HOME / "games" / name
    parts = [
        path for path in engine.sources() if own in path.parents or "games" not in path.relative_to(engine.HOME).parts
    ]
    also = [path for pattern in (*_ALSO, *more) for path in engine.HOME.glob(pattern)]
    return sorted({*parts, *also})


def check(name: str, expected: str, *more: str) -> None:
    """A worker whose rules or bots are not those of whoever asks must not answer."""
    if of_game(name, *more) != expected:
        raise GueridonError("lab-error-other-engine", ours_quoted=of_game(name, *more), theirs_quoted=expected)
