"""A copy of the sources in which an owner of a game's box has corrected the one file that it stands in."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from tests.dev import ROOT


def correct(game: str, edits: Mapping[str, str], folder: Path) -> dict[str, str]:
    """Write the copy into the folder; the environment in which Python finds it, and runs it as it is."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.mark", "bundle", "web")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    components = folder / "src" / "gueridon" / "games" / game / "components.py"
    text = components.read_text(encoding="utf-8")
    for printed, corrected in edits.items():
        assert text.count(printed) == 1, printed
        text = text.replace(printed, corrected)
    components.write_text(text, encoding="utf-8")
    return os.environ | {"GUERIDON_ENGINE": "interpreted", "PYTHONPATH": str(folder / "src")}
