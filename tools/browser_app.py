"""Builds the browser app if its sources have changed since it was built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tools.node import WEB, call_npm, find_node, install_node_modules
from tools.shell import ROOT, Stop, say
from tools.stamps import digest, one_at_a_time, stamp, stamps

BUNDLE = ROOT / "src" / "gueridon" / "server" / "bundle"


def build_web() -> None:
    """Build the browser app if its sources have changed since it was built."""
    with one_at_a_time():
        _build_web()


def _build_web() -> None:
    current = digest(*sorted(web_sources()))
    if (BUNDLE / "index.html").exists() and stamps().get("web") == current:
        return
    node = find_node()
    install_node_modules(node)
    say("building the browser app ...")
    if call_npm(node, "run", "--silent", "build"):
        raise Stop("Vite could not build the browser app; its message stands above.")
    stamp("web", current)


def web_sources() -> Iterator[Path]:
    left_out = {"node_modules", "recordings", "tools", "harness"}
    for folder in (WEB, *(ROOT / "src" / "gueridon" / "games").glob("*/web")):
        for path in folder.rglob("*"):
            if path.is_file() and not left_out & set(path.relative_to(folder).parts):
                yield path
