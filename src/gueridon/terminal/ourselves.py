"""What somebody has to type to call this program again, as they called it now."""

import os
import shlex
import sys
from pathlib import Path


def command(*words: str) -> str:
    """A whole command line. A start script says in GUERIDON_COMMAND how it was called itself."""
    return f"{_called()} {shlex.join(words)}"


def _called() -> str:
    if os.environ.get("GUERIDON_COMMAND"):
        return os.environ["GUERIDON_COMMAND"]
    if Path(sys.argv[0]).stem == "cli":
        return shlex.join([sys.executable, "-m", "gueridon.cli"])
    return "gueridon"
