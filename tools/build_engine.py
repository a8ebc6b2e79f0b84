"""Compiles the engine with mypyc: `python tools/build_engine.py [whole|quick]`, best through ./dev.

`whole`, which is shipped and measured, makes one library of everything and optimises across all of it. `quick` makes a
library of each game and of each folder that they share, and compiles only what has changed since the last time.

The C sources and objects go to build/, the modules beside their source, the libraries they share to src/. The list of
what is compiled stands in src/gueridon/engine.py.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from threading import Lock
from typing import Any

from mypyc.build import include_dir, mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
# By path: importing gueridon would load the engine that is about to be replaced.
sys.path.insert(0, str(SOURCE / "gueridon"))
engine = importlib.import_module("engine")
sys.path.pop(0)

KINDS = ("whole", "quick")
PLATFORM = EXTENSION_SUFFIXES[0].removesuffix(".so").removesuffix(".pyd")
GROUP = (
    "gueridon_engine"  # a shared library is called gueridon_engine__mypyc or, of a quick build, gueridon_core__mypyc
)
RECIPE = (__file__, str(ROOT / "requirements" / "play.txt"))  # other flags, another mypyc
JOBS = os.cpu_count() or 1


def main() -> None:
    kind = sys.argv[1] if len(sys.argv) > 1 else KINDS[0]
    if kind not in KINDS:
        sys.exit(f"the engine is built {' or '.join(KINDS)}, not {kind!r}.")
    os.chdir(ROOT)
    fingerprint = engine.fingerprint()
    build = ROOT / "build" / (f"engine{PLATFORM}" if kind == "whole" else f"quick{PLATFORM}")
    sources = [str(path.relative_to(ROOT)) for path in engine.sources()]
    compiled = compile_whole(sources, build) if kind == "whole" else compile_quickly(sources, build)
    remove_compiled()
    for path in compiled:
        put_in_place(path, SOURCE / path.relative_to(build / "lib"))
    engine.MARK.write_text(f"{fingerprint} {kind}\n", encoding="ascii")


def compile_whole(sources: list[str], build: Path) -> list[Path]:
    gcc = is_gcc()
    # One C file a module lets gcc use every core, and its link-time optimisation, which takes make to be parallel,
    # inlines across them as well as one big C file does, in half the time. Everybody else gets the big file.
    several = gcc and shutil.which("make") is not None
    target = build / ("c-files" if several else "c-file")
    extensions = write_c(sources, target, opt_level="3", multi_file=several, group_name=GROUP)
    for extension in extensions:
        is_library = extension.name == f"{GROUP}__mypyc"
        across = ["-O3", f"-flto={JOBS}"] if several and is_library else []
        extension.extra_compile_args += compiler_flags(gcc=gcc) + across
        extension.extra_link_args += compiler_flags(gcc=gcc) + across
    return compile_c(extensions, build)


def compile_quickly(sources: list[str], build: Path) -> list[Path]:
    extensions = write_c(sources, build / "c-files", opt_level="1", multi_file=True, separate=groups(sources))
    # Every C file of a library says that there is a table of what another exports, and all mean the same one.
    one_table = ["-fcommon"] if os.name == "posix" else []
    for extension in extensions:
        extension.extra_compile_args += [*compiler_flags(gcc=is_gcc()), *one_table]
        if extension.name.endswith("__mypyc"):
            add_librt(extension, build / "c-files")
    return compile_c(extensions, build)


def add_librt(extension: Any, target: Path) -> None:
    """What a library takes of librt, as mypyc says it only when it passes over all modules that do so."""
    for path in target.glob("*/librt_*.c"):
        if str(path) not in extension.sources:
            extension.sources.append(str(path))
            extension.include_dirs.append(str(Path(include_dir()) / path.parent.name))


def groups(sources: list[str]) -> list[tuple[list[str], str]]:
    """A library of each game, and of each other folder: mypyc passes over those in which nothing has changed."""
    found: dict[str, list[str]] = {}
    for source in sources:
        folder, *below = Path(source).relative_to("src/gueridon").parts
        found.setdefault(below[0] if folder == "games" else folder, []).append(source)
    return [(files, f"gueridon_{name}") for name, files in found.items()]


def write_c(sources: list[str], target: Path, **options: Any) -> list[Any]:
    """The C sources of everything, those that have not changed left as they are."""
    # Silent about what the engine only imports: ./dev check speaks of it.
    words = ["--follow-imports=silent", f"--cache-dir={target.with_name('mypy')}", *sources]
    extensions = mypycify(words, debug_level="0", target_dir=str(target), **options)
    print(f"dev: mypyc has done its part; the C compiler follows, on {JOBS} cores ...", file=sys.stderr, flush=True)
    for extension in extensions:
        extension.depends += RECIPE
    return list(extensions)


def compile_c(extensions: list[Any], build: Path) -> list[Path]:
    command = BuildOnEveryCore(Distribution({"name": "gueridon", "ext_modules": extensions}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "objects")
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


@cache
def is_gcc() -> bool:
    """Whether C is compiled by the real gcc, not by a clang of that name."""
    compiler: Any = importlib.import_module("setuptools._distutils.ccompiler").new_compiler()
    importlib.import_module("setuptools._distutils.sysconfig").customize_compiler(compiler)
    if compiler.compiler_type != "unix":
        return False
    answer = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in answer.stdout


class BuildOnEveryCore(build_ext):
    """Compiles every C file once, as many at a time as there are cores, and only if it, a header or a flag has changed.

    Setuptools compiles those of one extension in turn, all of them when one has changed, and what several extensions share
    once for each.
    """

    def build_extensions(self) -> None:
        compile_one, lock = self.compiler.compile, Lock()
        begun: dict[str, Future[list[str]]] = {}

        def compile_at_once(sources: list[str], **how: Any) -> list[str]:
            with lock:
                for source in sources:
                    if source not in begun:
                        begun[source] = pool.submit(compile_if_changed, source, **how)
            return [path for source in sources for path in begun[source].result()]

        def compile_if_changed(source: str, **how: Any) -> list[str]:
            objects = self.compiler.object_filenames([source], output_dir=how["output_dir"])
            with unless_same(Path(objects[0]), recipe_of(source, how)) as is_same:
                return list(objects if is_same else compile_one([source], **how))

        with ThreadPoolExecutor(JOBS) as pool:
            self.compiler.compile = compile_at_once
            super().build_extensions()


def recipe_of(source: str, how: dict[str, Any]) -> str:
    """One word for everything that an object follows from."""
    flags = [sys.version, *map(str, how["include_dirs"]), *how["extra_postargs"]]
    return digest_of("".join([*map(content_of, [source, *how["depends"]]), *flags]).encode())


@cache
def content_of(path: str) -> str:
    return digest_of(Path(path).read_bytes())


def digest_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


@contextmanager
def unless_same(made: Path, recipe: str) -> Iterator[bool]:
    """Whether a file was made by this recipe; when it is made now, that is noted last."""
    note = made.with_name(made.name + ".recipe")
    is_same = made.exists() and note.exists() and note.read_text(encoding="ascii") == recipe
    if not is_same:
        note.unlink(missing_ok=True)
    yield is_same
    note.write_text(recipe, encoding="ascii")


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
