"""Makes .venv, installs the pinned dependencies, and has the engine compiled for those who want it."""

from __future__ import annotations

import importlib.util
import shutil
import sys

from tools.compiling import Engine, compile_engine
from tools.shell import PYTHON, ROOT, VENV, Stop, must, say
from tools.stamps import digest, one_at_a_time, stamp, stamps
from tools.system_packages import install_packages, may_install_packages

LOCKS = ROOT / "requirements"


def set_up(engine: str = "", *, only_to_play: bool = False) -> Engine:
    """Install whatever is out of date, and compile it for those who want a compiled engine.

    "whole" is the build that is shipped and measured; "quick" is made in a moment after an edit, and a whole one will do too.
    """
    with one_at_a_time():
        make_venv()
        install(only_to_play=only_to_play)
    if not engine:
        return Engine()
    with one_at_a_time("engine"):
        return compile_engine(engine)


def make_venv() -> None:
    current = digest(sys.version, sys.base_prefix, LOCKS / "uv.txt")
    if PYTHON.exists() and stamps().get("venv") == current:
        return
    say(f"making .venv with Python {sys.version.split()[0]} ...")
    shutil.rmtree(VENV, ignore_errors=True)
    if importlib.util.find_spec("ensurepip") is None and may_install_packages():
        install_packages("python3-venv")
    elif importlib.util.find_spec("ensurepip") is None:
        raise Stop("this Python lacks ensurepip; on Debian and Ubuntu, `apt install python3-venv` brings it.")
    must("Python could not make .venv; its message stands above.", sys.executable, "-m", "venv", VENV)
    say("installing uv ...")
    options = ("--quiet", "--disable-pip-version-check", "--require-hashes", "--only-binary", "uv")
    must(
        "pip could not install uv; its message stands above.",
        PYTHON,
        "-m",
        "pip",
        "install",
        *options,
        "-r",
        LOCKS / "uv.txt",
    )
    stamp("venv", current)


def install(*, only_to_play: bool) -> None:
    """What playing needs; or what testing needs too, and then that stays."""
    lock = LOCKS / ("play.txt" if only_to_play and stamps().get("lock") != "dev.txt" else "dev.txt")
    current = digest(lock, ROOT / "pyproject.toml")
    if stamps().get("installed") == current:
        return
    say("installing the pinned dependencies ...")
    must(
        "uv could not install the dependencies; its message stands above.",
        *uv("pip", "sync"),
        "--compile-bytecode",  # some systems forbid Python to keep it later, and a server would start three times as slowly
        "--python",
        PYTHON,
        "--require-hashes",
        lock,
    )
    must(
        "uv could not install gueridon itself; its message stands above.",
        *uv("pip", "install"),
        "--quiet",
        "--python",
        PYTHON,
        "--no-deps",
        "--no-build-isolation",
        "--editable",
        ROOT,
    )
    stamp("installed", current)
    stamp("lock", lock.name)


def uv(*words: str) -> tuple[object, ...]:
    return (PYTHON, "-m", "uv", *words)
