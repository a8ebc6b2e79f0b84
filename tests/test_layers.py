"""Imports go one way, and a game's name stands in its own folder only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import gueridon
from gueridon.core import registry

ROOT = Path(gueridon.__file__).parent
MAY_IMPORT = {
    "core": {"core", "games"},  # core.registry looks into the folder games/, by name only
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "server": {"core", "bots", "terminal", "server", "engine"},  # terminal: to draw a table as text
    "lab": {"core", "bots", "lab", "engine"},  # engine: whose results these are
    "terminal": {"core", "bots", "lab", "terminal"},
    "research": {"core", "terminal", "research"},  # terminal: to draw a table as text
}
ROOMS = {
    "wire": {"session", "table", "store", "thinking"},
    "session": {"table", "store", "thinking"},
    "background": {"session", "table", "store", "thinking"},
    "table": set[str](),
    "store": set[str](),
    "thinking": set[str](),
}
"""Of the server. What lies beside its rooms serves them all, and knows none; but for what puts the server together."""
COMPOSED_BY = {"app", "serve"}
MODULES = sorted(path for path in ROOT.rglob("*.py") if "tests" not in path.relative_to(ROOT).parts)


def imported(path: Path) -> set[str]:
    """The modules of ours that a file imports, with their full names."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith("gueridon.")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way(path: Path) -> None:
    layer = path.relative_to(ROOT).parts[0]
    if layer not in MAY_IMPORT:
        return
    for name in imported(path):
        assert name.split(".")[1] in MAY_IMPORT[layer], f"{layer} may not import {name}"


@pytest.mark.parametrize("path", sorted((ROOT / "server").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_servers_rooms_know_each_other_one_way(path: Path) -> None:
    here = path.relative_to(ROOT / "server").with_suffix("").parts[0]
    if here in COMPOSED_BY:
        return
    for name in imported(path):
        parts = name.split(".")
        if parts[1] != "server" or len(parts) < 3 or parts[2] == here:
            continue
        assert parts[2] not in COMPOSED_BY, f"{here} may not import {name}"
        assert parts[2] not in ROOMS or parts[2] in ROOMS.get(here, ()), f"{here} may not import {name}"


@pytest.mark.parametrize("name", registry.names())
def test_no_game_imports_another(name: str) -> None:
    for path in (ROOT / "games" / name).rglob("*.py"):
        for imported_name in imported(path):
            parts = imported_name.split(".")
            assert parts[1] != "games" or parts[2] == name, f"{path} imports {imported_name}"


def test_nothing_outside_a_games_folder_names_the_game() -> None:
    outside = [path for path in MODULES if "games" not in path.relative_to(ROOT).parts and path.name != "__init__.py"]
    for path in outside:
        code = "\n".join(_code_lines(path))
        for name in registry.names():
            assert name not in code, f"{path} names {name}"


def _code_lines(path: Path) -> list[str]:
    """The file without its docstrings, which may give examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return ast.unparse(tree).splitlines()
