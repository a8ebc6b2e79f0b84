"""What only the system's own packages can bring: a C compiler, and chromium and PostgreSQL for the tests."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.shell import call, say

IN_CI = os.environ.get("CI", "").lower() in ("1", "true")


def may_install_packages() -> bool:
    """Only to test everything, as root: nobody who wants to play is surprised by new system packages."""
    return (
        (IN_CI or sys.argv[1:2] == ["test"])
        and sys.platform == "linux"
        and os.geteuid() == 0
        and shutil.which("apt-get") is not None
    )


def install_packages(*names: str) -> None:
    say(f"installing {', '.join(names)} with apt-get ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    if call("apt-get", "-qq", "update", **quiet) or call("apt-get", "-qq", "install", "-y", *names, **quiet):
        say("apt-get failed; its message stands above.")


def find_chromium() -> None:
    """The tests of the browser app open it; without one they say that they are left out, and with CI=true they fail."""
    if any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")):
        return
    if may_install_packages():
        install_packages("chromium")
    else:
        say("there is no chromium here: the tests of the browser app are left out (apt install chromium).")


def find_postgresql() -> None:
    """Its tests need a server of its own; without one they say that they are left out, and with CI=true they fail."""
    if shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return
    if may_install_packages():
        install_packages("postgresql")
    else:
        say("there is no PostgreSQL here: the tests of several processes are left out (apt install postgresql).")
