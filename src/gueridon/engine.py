"""Which engine runs: the plain source, or the same source compiled by mypyc. Never a mix of the two.

`GUERIDON_ENGINE=interpreted` forces the source even where compiled modules lie beside it; `GUERIDON_ENGINE=compiled`
refuses to start without them; unset takes the compiled engine where there is one.
"""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Final

HOME: Final = Path(__file__).resolve().parent

# What mypyc compiles, under src/gueridon: what every game shares, and of a game every module but those named below.
# Everything else is ordinary Python.
SHARED: Final = (
    "core/game.py",
    "core/sentence.py",
    "core/telling.py",
    "core/deliberation.py",
    "core/bits.py",
    "core/rng.py",
    "core/story.py",
    "server/table/decisions.py",
    "server/limits.py",
    "server/wire/lines.py",
    "server/table/situation.py",
    "server/session/streams.py",
    "bots/bot.py",
    "bots/random_bot.py",
    "bots/greedy_bot.py",
    "bots/newcomer_bot.py",
    "bots/rollouts.py",
    "bots/playout.py",
)
OF_A_GAME: Final = ("games/*/*.py",)
NEVER: Final = (  # shapes that msgspec reads, and what is drawn, counted or described seldom
    "__init__.py",
    "balance.py",
    "doodles.py",
    "*drawing.py",
    "encoding.py",
    "figures.py",
    "position.py",
    "wire.py",
)

# Written last by tools/build_engine.py, for this Python and this platform: the fingerprint of the sources that were compiled,
# and the kind of the build.
MARK: Final = HOME / f"compiled{EXTENSION_SUFFIXES[0]}.mark"

_compiled: bool | None = None


def sources() -> list[Path]:
    """The files of the engine, in a fixed order."""
    found = {path for part in (*SHARED, *OF_A_GAME) for path in HOME.glob(part)}
    return sorted(path for path in found if not any(path.match(name) for name in NEVER))


def fingerprint() -> str:
    """One word for the content of all engine sources."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(HOME).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def current_build() -> str:
    """The kind of compiled engine that lies here, "whole" or "quick"; empty when there is none of these sources."""
    marked = MARK.read_text(encoding="ascii").split() if MARK.exists() else []
    return marked[1] if len(marked) == 2 and marked[0] == fingerprint() else ""


def choose() -> None:
    """Settle the engine; to be called before any module of the engine is imported."""
    global _compiled
    if _compiled is not None:
        return
    wanted = os.environ.get("GUERIDON_ENGINE", "")
    if wanted not in ("", "compiled", "interpreted"):
        raise ImportError(f"GUERIDON_ENGINE is {wanted!r}; it can be 'compiled', 'interpreted' or unset.")
    _compiled = wanted != "interpreted" and current_build() != ""
    if not _compiled:
        sys.meta_path.insert(_place_before_path_finder(), _SourceOnly())
    if wanted == "compiled" and not _compiled:
        raise ImportError(
            "GUERIDON_ENGINE asks for the compiled engine and there is none of these sources; `./dev setup` compiles it."
        )
    if wanted == "" and MARK.exists() and not _compiled:
        warnings.warn(
            "the compiled engine is older than its source and is not used; `./dev setup` renews it", stacklevel=2
        )


def is_compiled() -> bool:
    """Whether the rules and bots of this process run compiled."""
    choose()
    return bool(_compiled)


class _SourceOnly(MetaPathFinder):
    """Finds the source of our modules and is blind to the compiled files beside it."""

    def __init__(self) -> None:
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("gueridon."):
            return None
        for folder in path or ():
            spec = self._finder(folder).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self._folders.values():
            finder.invalidate_caches()

    def _finder(self, folder: str) -> FileFinder:
        if folder not in self._folders:
            self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
        return self._folders[folder]


def _place_before_path_finder() -> int:
    # Not at the very front: pytest's finder, which rewrites the asserts of our tests, must come first.
    return sys.meta_path.index(PathFinder) if PathFinder in sys.meta_path else 0
