"""Compiles the engine with mypyc: `python build_engine.py`, best through ./dev.

The C sources and objects go to build/, the modules beside their source, the library they share to src/. The list of
what is compiled stands in src/gueridon/engine.py.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

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
GROUP = "gueridon_engine"  # the shared library is gueridon_engine__mypyc
JOBS = os.cpu_count() or 1


def main() -> None:
    os.chdir(ROOT)
    fingerprint = engine.fingerprint()
    compiled = compile_modules([str(path.relative_to(ROOT)) for path in engine.sources()])
    remove_compiled()
    for path in compiled:
        put_in_place(path, SOURCE / path.relative_to(BUILD / "lib"))
    engine.MARK.write_text(fingerprint, encoding="ascii")


def compile_modules(sources: list[str]) -> list[Path]:
    gcc = is_gcc()
    # One C file a module lets gcc use every core, and its link-time optimisation, which takes make to be parallel,
    # inlines across them as well as one big C file does, in half the time. Everybody else gets the big file.
    several = gcc and shutil.which("make") is not None
    target = BUILD / ("c-files" if several else "c-file")
    options: dict[str, Any] = {"opt_level": "3", "debug_level": "0", "multi_file": several, "target_dir": str(target)}
    # Silent about what the engine only imports: ./dev check speaks of it.
    extensions = mypycify(["--follow-imports=silent", *sources], group_name=GROUP, **options)
    print(f"dev: mypyc has done its part; the C compiler follows, on {JOBS} cores ...", file=sys.stderr, flush=True)
    for extension in extensions:
        is_library = extension.name == f"{GROUP}__mypyc"
        across = ["-O3", f"-flto={JOBS}"] if several and is_library else []
        extension.extra_compile_args += compiler_flags(gcc=gcc) + across
        extension.extra_link_args += compiler_flags(gcc=gcc) + across
        extension.depends += [__file__, str(ROOT / "requirements" / "play.txt")]  # other flags, another mypyc
    command = BuildOnEveryCore(Distribution({"name": "gueridon", "ext_modules": extensions}))
    command.build_lib = str(BUILD / "lib")
    command.build_temp = str(BUILD / "objects")
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def compiler_flags(*, gcc: bool) -> list[str]:
    """What the C compiler is told beside what mypyc tells it."""
    if os.name != "posix":
        return []
    quiet = ["-w"]  # what a C compiler thinks of generated code is no news to anybody
    # A fused multiply-add rounds once where Python rounds twice: the engines would differ on some processors.
    exact = ["-ffp-contract=off"]
    # Without it, gcc inlines no function that a shared library exports: a quarter of the speed.
    return [*quiet, *exact, "-fno-semantic-interposition"] if gcc else [*quiet, *exact]


def is_gcc() -> bool:
    """Whether C is compiled by the real gcc, not by a clang of that name."""
    compiler: Any = importlib.import_module("setuptools._distutils.ccompiler").new_compiler()
    importlib.import_module("setuptools._distutils.sysconfig").customize_compiler(compiler)
    if compiler.compiler_type != "unix":
        return False
    answer = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in answer.stdout


class BuildOnEveryCore(build_ext):
    """Compiles the C files of one extension side by side; setuptools does so only for several extensions."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(JOBS) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **how), sources)
                return [path for paths in objects for path in paths]

        self.compiler.compile = compile_at_once
        super().build_extensions()


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
