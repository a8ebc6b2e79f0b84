"""A PostgreSQL server of its own for a test, on a free port, durable as in earnest."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.tables import leave_out


def programs() -> Path | None:
    """Where initdb and postgres lie, on the path or where Debian puts them."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def programs_or_skip() -> Path:
    folder = programs()
    if folder is None:
        leave_out("there is no PostgreSQL here")
    return folder


class Postgresql:
    """One cluster in a folder of its own; root starts it as another user, because PostgreSQL refuses to run as root."""

    def __init__(self, folder: Path) -> None:
        self._programs = folder
        self._home = Path(tempfile.mkdtemp(prefix="gueridon-pg-"))
        self._as: dict[str, str] = {}
        if sys.platform != "win32" and os.geteuid() == 0:
            self._as = {"user": "nobody"}
            shutil.chown(self._home, "nobody")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        data = str(self._home / "data")
        self._run("initdb", "-D", data, "-U", "gueridon", "-A", "trust", "-E", "UTF8", "--no-sync")
        self._data = data
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://gueridon@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -k {self._home} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-D", self._data, "-w", "-t", "60", "-l", str(self._home / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            cwd=self._home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
            **self._as,  # type: ignore[call-overload]
        )
        assert done.returncode == 0, done.stderr
