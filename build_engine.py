"""Compiles the engine with mypyc: `python build_engine.py`, best through ./dev.

The C sources and objects go to build/, the modules beside their source, the library they share to src/. The list of
what is compiled stands in src/gueridon/engine.py.
"""

from __future__ import annotations

import importlib
import os
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
# By path: importing gueridon would load the engine that is about to be replaced.
sys.path.insert(0, str(SOURCE / "gueridon"))
engine = importlib.import_module("engine")
sys.path.pop(0)

BUILD = ROOT / "build" / f"engine{EXTENSION_SUFFIXES[0].removesuffix('.so').removesuffix('.pyd')}"


def main() -> None:
    os.chdir(ROOT)
    fingerprint = engine.fingerprint()
    compiled = compile_modules([str(path.relative_to(ROOT)) for path in engine.sources()])
    remove_compiled()
    for path in compiled:
        put_in_place(path, SOURCE / path.relative_to(BUILD / "lib"))
    engine.MARK.write_text(fingerprint, encoding="ascii")


def compile_modules(sources: list[str]) -> list[Path]:
    extensions = mypycify(sources, group_name="gueridon", opt_level="3", debug_level="0", target_dir=str(BUILD / "c"))
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args.append("-Wno-error")  # a newer C compiler's new warning is no reason to stop
    command = build_ext(Distribution({"name": "gueridon", "ext_modules": extensions}))
    command.build_lib = str(BUILD / "lib")
    command.build_temp = str(BUILD / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def remove_compiled() -> None:
    """Take away every compiled module, the mark first: without it nobody loads the rest."""
    engine.MARK.unlink(missing_ok=True)
    for path in SOURCE.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        path.unlink()


def put_in_place(built: Path, place: Path) -> None:
    # Renamed into place: a process that runs the old module keeps its file.
    fresh = place.with_name(place.name + ".new")
    shutil.copyfile(built, fresh)
    fresh.replace(place)


if __name__ == "__main__":
    main()
