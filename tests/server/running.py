"""A table server in a process of its own, to be talked to, stopped and killed."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from tests.patience import WAIT

ROOT = Path(__file__).parents[2]
QUICK = {
    "GUERIDON_BOT_PAUSE": "0",
    "GUERIDON_BOT_SECONDS": "0",
    "GUERIDON_MESSAGE_RATE": "0",
    "GUERIDON_CHAT_RATE": "0",
    "GUERIDON_TABLES_PER_HOUR": "0",
    "GUERIDON_IDENTITIES_PER_HOUR": "0",
    "GUERIDON_CONNECTIONS_PER_ADDRESS": "100000",
    "GUERIDON_SILENCE": "3600",  # on a machine with much else to do, a test may have nothing to say for long
}


def _environment() -> dict[str, str]:
    """Ours, but a server that is started fifty times may keep its bytecode."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


RUNNING: list[Running] = []
"""Every server that was started and has not ended; a test that fails leaves its servers here, and they are ended after it."""


class Forged:
    """A server that was forked by a forge, with what the tests need of a Popen."""

    def __init__(self, pid: int, out: Path, log: Path) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)
        self.stdout: IO[str] = out.open(encoding="utf-8")
        self.stderr: IO[str] = log.open(encoding="utf-8")

    def poll(self) -> int | None:
        return 0 if select.select([self._handle], [], [], 0)[0] else None

    def wait(self, timeout: float | None = None) -> int:
        """Nobody but its parent hears how it ended."""
        if not select.select([self._handle], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("server", timeout or 0.0)
        return 0

    def send_signal(self, number: int) -> None:
        signal.pidfd_send_signal(self._handle, number)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.send_signal(signal.SIGKILL)

    def close(self) -> None:
        os.close(self._handle)


class Forge:
    """See forge.py: servers that start in a fraction of the time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = 0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forge"],
            cwd=ROOT,
            env=_environment() | QUICK,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, arguments: list[str], settings: dict[str, str]) -> Forged:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._made += 1
        out, log = (self._folder / f"{kind}{self._made}" for kind in ("out", "log"))
        for path in (out, log):
            os.mkfifo(path)
        order = {"arguments": " ".join(arguments), "out": str(out), "log": str(log), **settings}
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return Forged(int(self._process.stdout.readline()), out, log)

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(timeout=WAIT)
        self._process.stdout.close()


class Running:
    """One run of `gueridon serve`."""

    def __init__(
        self,
        db: str,
        *,
        port: int = 0,
        workers: int = 1,
        module: str = "gueridon.cli",
        forge: Forge | None = None,
        **settings: str,
    ) -> None:
        self.db = db
        flags = ["--db", db, "--port", str(port), "--host", "127.0.0.1", "--workers", str(workers), "--lang", "en"]
        chosen = {f"GUERIDON_{name.upper()}": value for name, value in settings.items()}
        self.process: subprocess.Popen[str] | Forged
        if forge is not None:
            self.process = forge.start(["serve", *flags], chosen)
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-m", module, "serve", *flags],
                cwd=ROOT,
                env=_environment() | QUICK | chosen,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        RUNNING.append(self)
        self.log: list[str] = []
        self._logged = threading.Condition()
        self._starts = threading.Semaphore(0)
        self.port = self._read_port()
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        for _ in range(workers):
            self.wait_for_start()

    def wait_for_start(self) -> None:
        """Until one more process of the server has said that it has started."""
        assert self._starts.acquire(timeout=WAIT), "".join(self.log)

    def _read_port(self) -> int:
        assert self.process.stdout is not None and self.process.stderr is not None
        for line in self.process.stdout:
            found = re.search(r"127\.0\.0\.1:(\d+)/", line)
            if found:
                return int(found[1])
        why = self.process.stderr.read()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()
        RUNNING.remove(self)
        raise AssertionError(why)

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            with self._logged:
                self.log.append(line)
                self._logged.notify_all()
            if '"event": "started"' in line:
                self._starts.release()

    def wait_for_line(self, part: str) -> int:
        """How many lines the log has up to the one that holds this."""

        def found() -> int:
            return next((number for number, line in enumerate(self.log, start=1) if part in line), 0)

        with self._logged:
            assert self._logged.wait_for(found, timeout=WAIT), "".join(self.log)
            return found()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def failures(self) -> list[str]:
        """The mistakes that the server has owned up to, and whatever is no line of its log."""
        return [line for line in self.log if not line.startswith("{") or json.loads(line)["event"] == "failure"]

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """As a host would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        try:
            code = self.process.wait(timeout=WAIT)
        finally:
            self.process.kill()
        self._reader.join(timeout=WAIT)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        if isinstance(self.process, Forged):
            self.process.close()
        if self in RUNNING:
            RUNNING.remove(self)
        return code


@contextmanager
def running(db: Path | str, **settings: str) -> Iterator[Running]:
    server = Running(str(db), **settings)  # type: ignore[arg-type]
    try:
        yield server
    finally:
        server.stop()
