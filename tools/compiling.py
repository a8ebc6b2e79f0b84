"""Has the engine compiled where that must be."""

from __future__ import annotations

import importlib.util
import sys
import time
from types import ModuleType
from typing import NamedTuple

from tools.compiler import compiler_choice, why_no_compiler
from tools.shell import PYTHON, ROOT, call, say
from tools.stamps import digest, stamp, stamps

BUILD = ROOT / "tools" / "build_engine.py"
HOW_LONG = {
    "whole": "optimised as a whole this can take a minute or two",
    "quick": "those that have changed; the first time this can take a minute or two",
}


class Engine(NamedTuple):
    """What became of compiling: nothing missing, something missing, or an engine that mypyc refuses."""

    missing: str = ""
    is_broken: bool = False


def compile_engine(kind: str) -> Engine:
    engine = load_engine()
    if is_up_to_date(engine, kind):
        return Engine()
    modules = len(engine.sources())
    result = Engine(why_no_compiler() if modules else "there is no module of it yet")
    if not result.missing:
        say(f"compiling the engine, {modules} modules; {HOW_LONG[kind]} ...")
        start = time.monotonic()
        if call(PYTHON, BUILD, kind, **compiler_choice()) == 0:
            stamp("recipe", recipe())
            say(f"compiled in {time.monotonic() - start:.0f} s.")
            return result
        result = Engine("mypyc could not compile it, its message stands above", is_broken=True)
    engine.MARK.unlink(missing_ok=True)  # it speaks of older sources
    say(f"the engine runs interpreted, many times slower: {result.missing}.")
    return result


def is_up_to_date(engine: ModuleType, kind: str) -> bool:
    return engine.current_build() in ("whole", kind) and stamps().get("recipe") == recipe()


def recipe() -> str:
    """How it is compiled, and by whom."""
    return digest(BUILD, ROOT / "requirements" / "play.txt", sys.version)


def load_engine() -> ModuleType:
    """src/gueridon/engine.py alone, without importing the package."""
    spec = importlib.util.spec_from_file_location("engine", ROOT / "src" / "gueridon" / "engine.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
