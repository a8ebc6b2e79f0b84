"""The program ./dev as a module, and programs of the folder web/ run with the Node.js that it finds."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"


def load() -> ModuleType:
    loader = SourceFileLoader("dev", str(ROOT / "dev"))
    spec = spec_from_loader("dev", loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.dont_write_bytecode, keep = True, sys.dont_write_bytecode
    loader.exec_module(module)
    sys.dont_write_bytecode = keep
    return module


def node(*words: Path | str, told: bytes = b"", **extra: str) -> bytes:
    """What a program prints that is told something."""
    dev = load()
    command, env = [dev.find_node().program, *words], dev.environment(**extra)
    return subprocess.run(command, cwd=WEB, env=env, input=told, stdout=subprocess.PIPE, check=True).stdout
