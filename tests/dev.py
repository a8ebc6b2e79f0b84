"""Programs of the folder web/, run with the Node.js that ./dev finds."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.node import WEB, find_node
from tools.shell import ROOT, environment

__all__ = ["ROOT", "WEB", "node"]


def node(*words: Path | str, told: bytes = b"", **extra: str) -> bytes:
    """What a program prints that is told something."""
    command, env = [find_node().program, *words], environment(**extra)
    return subprocess.run(command, cwd=WEB, env=env, input=told, stdout=subprocess.PIPE, check=True).stdout
