"""Where the built browser app lies, and which build it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

BUNDLE: Final = Path(__file__).parent / "bundle"
"""Where the build of the browser app puts its files; wheels carry them."""


def bundle_folder(chosen: str) -> Path:
    return Path(chosen) if chosen else BUNDLE


def build_of(folder: Path) -> str:
    """Which build of the app a page is of: the script it begins with, whose name holds a hash of all it loads. Empty without an app."""
    page = folder / "index.html"
    found = re.search(r'src="([^"]+)"', page.read_text(encoding="utf-8")) if page.is_file() else None
    return "" if found is None else found[1]
