"""Where things lie, how other programs are called, and how dev speaks to whoever called it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


class Stop(Exception):
    """Why dev gives up, in one sentence."""


def say(text: str) -> None:
    print(f"dev: {text}", file=sys.stderr, flush=True)


def call(*command: object, **extra: str) -> int:
    """Run a command at the root with our environment; its exit code."""
    return subprocess.call([str(word) for word in command], cwd=ROOT, env=environment(**extra))


def must(why: str, *command: object) -> None:
    if call(*command) != 0:
        raise Stop(why)


def environment(**extra: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    path = str(PYTHON.parent) + os.pathsep + inherited.get("PATH", os.defpath)
    # uv brings its own certificates; those of the system also know a company's proxy.
    return {"UV_SYSTEM_CERTS": "true"} | inherited | {"VIRTUAL_ENV": str(VENV), "PATH": path} | extra


def become(*command: object) -> int:
    """Hand the terminal over to a command, in the folder that dev was called from."""
    words = [str(word) for word in command]
    if os.name == "nt":
        return subprocess.call(words, env=environment())
    os.execve(words[0], words, environment())
