"""What somebody has to type to call this program again, as they called it now."""

import os
import shlex
import sys
from pathlib import Path

import gueridon

NAMES = ("gueridon", "guéridon")


def command(*words: str) -> str:
    """A whole command line that works in this folder."""
    return f"{called()} {shlex.join(words)}"


def called() -> str:
    """The program as it was called. A start script says in GUERIDON_COMMAND how it was called itself."""
    if os.environ.get("GUERIDON_COMMAND"):
        return _from_here(os.environ["GUERIDON_COMMAND"])
    if Path(sys.argv[0]).stem == "cli":
        return shlex.join([sys.executable, "-m", "gueridon.cli"])
    return "gueridon"


def without_our_name(arguments: list[str]) -> list[str]:
    """`./dev run gueridon games` means `./dev run games`."""
    return arguments[1:] if arguments and arguments[0].casefold() in NAMES else arguments


def _from_here(called: str) -> str:
    """The script `dev` lies beside our sources; called from another folder it needs the way there."""
    script = Path(gueridon.__file__).resolve().parents[2] / "dev"
    if not script.is_file() or Path("dev").resolve() == script:
        return called
    words = [_way_to(script) if word in ("./dev", "dev") else word for word in shlex.split(called)]
    return shlex.join(words)


def _way_to(script: Path) -> str:
    """Relative while that is short; never without a slash, which would look it up on the PATH."""
    try:
        relative = os.path.relpath(script)
    except ValueError:  # another drive of Windows
        return str(script)
    return relative if os.sep in relative and len(relative) < len(str(script)) else str(script)
