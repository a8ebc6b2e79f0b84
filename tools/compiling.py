"""Whether the compiled engine is up to date, and who can compile it."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from tools.shell import PYTHON, ROOT, call, say
from tools.stamps import digest, stamp, stamps
from tools.system_packages import install_packages, may_install_packages

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
    recipe = digest(BUILD, ROOT / "requirements" / "play.txt", sys.version)
    if engine.current_build() in ("whole", kind) and stamps().get("recipe") == recipe:
        return Engine()
    modules = len(engine.sources())
    result = Engine(why_no_compiler() if modules else "there is no module of it yet")
    if not result.missing:
        say(f"compiling the engine, {modules} modules; {HOW_LONG[kind]} ...")
        start = time.monotonic()
        if call(PYTHON, BUILD, kind, **compiler_choice()) == 0:
            stamp("recipe", recipe)
            say(f"compiled in {time.monotonic() - start:.0f} s.")
            return result
        result = Engine("mypyc could not compile it, its message stands above", is_broken=True)
    engine.MARK.unlink(missing_ok=True)  # it speaks of older sources
    say(f"the engine runs interpreted, many times slower: {result.missing}.")
    return result


def load_engine() -> ModuleType:
    """src/gueridon/engine.py alone, without importing the package."""
    spec = importlib.util.spec_from_file_location("engine", ROOT / "src" / "gueridon" / "engine.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def why_no_compiler() -> str:
    """What is missing to compile C for this Python; empty when nothing is."""
    why = missing_for_c()
    if not why or not may_install_packages():
        return why
    # Headers must belong to the Python that runs: only Debian's own Python takes them from a package.
    headers = [f"python{sys.version_info[0]}.{sys.version_info[1]}-dev"] if sys.base_prefix == "/usr" else []
    install_packages("gcc", "libc6-dev", "make", *headers)
    return missing_for_c()


def missing_for_c() -> str:
    if os.name == "nt":
        folder = Path(os.environ.get("ProgramFiles(x86)", "C:/")) / "Microsoft Visual Studio/Installer"
        return "" if shutil.which("cl") or (folder / "vswhere.exe").exists() else "there is no Visual C++ here"
    compiler = find_compiler()
    if compiler is None:
        return "there is no C compiler here"
    command = [*compiler.split(), "-fsyntax-only", "-x", "c", "-I", sysconfig.get_path("include"), "-"]
    trial = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False)
    return "" if trial.returncode == 0 else f"{compiler.split()[0]} does not find the C headers of this Python"


def find_compiler() -> str | None:
    """The command that compiles C: $CC, what Python itself was built with, or the usual names."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(command.split()[0]):
            return str(command)
    return None


def compiler_choice() -> dict[str, str]:
    compiler = find_compiler()
    return {} if compiler is None or compiler == sysconfig.get_config_var("CC") else {"CC": compiler}
