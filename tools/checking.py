"""./dev check: lint, format, types."""

from __future__ import annotations

from tools.node import call_npm, find_node, install_node_modules
from tools.setting_up import set_up
from tools.shell import PYTHON, Stop, call

CHECKED = ("src", "tests", "bench", "examples", "web/tools", "tools", "dev")


def check(arguments: list[str]) -> int:
    """Lint, format, types; all three even when the first complains."""
    if arguments not in ([], ["--fix"]):
        raise Stop("./dev check takes no argument but --fix.")
    set_up()
    fix, node = arguments == ["--fix"], find_node()
    install_node_modules(node)
    results = [
        call(PYTHON, "-m", "ruff", "check", *(["--fix"] if fix else []), "."),
        call(PYTHON, "-m", "ruff", "format", *([] if fix else ["--check"]), "."),
        call(PYTHON, "-m", "mypy", "--strict", *CHECKED),
        call_npm(node, "run", "--silent", "check"),
    ]
    return int(any(results))
