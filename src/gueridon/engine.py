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

# What mypyc compiles, under src/gueridon. Everything else is ordinary Python.
PARTS: Final = (
    "core/game.py",
    "core/sentence.py",
    "core/telling.py",
    "core/deliberation.py",
    "core/bits.py",
    "core/rng.py",
    "games/*/game.py",
    "games/*/rules.py",
    "games/*/state.py",
    "games/*/components.py",
    "games/*/view.py",
    "games/*/sight.py",
    "games/*/imagine.py",
    "games/*/judge.py",
    "games/*/law.py",
    "games/*/board.py",
    "games/*/solver.py",
    "games/*/scoring.py",
    "games/*/strength.py",
    "games/*/outlook.py",
    "games/*/policy.py",
    "games/*/prospects.py",
    "games/*/foresight.py",
    "games/*/belief.py",
    "games/*/search.py",
    "games/*/actions.py",
    "games/*/notation.py",
    "games/*/events.py",
    "games/*/say.py",
    "games/*/sentences.py",
    "games/*/explanation.py",
    "games/*/replay.py",
    "games/*/preview.py",
    "games/*/refusals.py",
    "core/match.py",
    "core/story.py",
    "server/decisions.py",
    "server/hub.py",
    "server/limits.py",
    "server/lines.py",
    "server/live.py",
    "server/situation.py",
    "server/sockets.py",
    "server/streams.py",
    "server/table.py",
    "bots/bot.py",
    "bots/random_bot.py",
    "bots/greedy_bot.py",
    "bots/newcomer_bot.py",
    "bots/rollouts.py",
    "bots/playout.py",
)

# Written last by build_engine.py: the fingerprint of the sources that were compiled, for this Python and this platform.
MARK: Final = HOME / f"compiled{EXTENSION_SUFFIXES[0]}.mark"

_compiled: bool | None = None


def sources() -> list[Path]:
    """The files of the engine, in a fixed order."""
    found = {path for part in PARTS for path in HOME.glob(part) if path.name != "__init__.py"}
    return sorted(found)


def fingerprint() -> str:
    """One word for the content of all engine sources."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(HOME).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def choose() -> None:
    """Settle the engine; to be called before any module of the engine is imported."""
    global _compiled
    if _compiled is not None:
        return
    wanted = os.environ.get("GUERIDON_ENGINE", "")
    if wanted not in ("", "compiled", "interpreted"):
        raise ImportError(f"GUERIDON_ENGINE is {wanted!r}; it can be 'compiled', 'interpreted' or unset.")
    _compiled = wanted != "interpreted" and MARK.exists() and MARK.read_text(encoding="ascii") == fingerprint()
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
