"""The servers that are measured, each on a core of its own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PEER = ROOT / "build" / "peer"
SERVER_CORE, LOAD_CORE = 0, 1
UNLIMITED = {
    "GUERIDON_MESSAGE_RATE": "0",
    "GUERIDON_CHAT_RATE": "0",
    "GUERIDON_CONNECTIONS": "100000",
    "GUERIDON_CONNECTIONS_PER_ADDRESS": "100000",
    "GUERIDON_SILENCE": "3600",
    "GUERIDON_IDLE": "3600",
}
Figures = dict[str, int]


class Process(NamedTuple):
    """A server that runs."""

    popen: subprocess.Popen[str]
    port: int
    started_in: float

    def memory(self) -> int:
        """Bytes of memory that are this server's own."""
        text = Path(f"/proc/{self.popen.pid}/smaps_rollup").read_text()
        return 1024 * sum(int(n) for n in re.findall(r"^Private_\w+:\s+(\d+) kB", text, re.MULTILINE))

    def cpu(self) -> float:
        """Seconds of a core that it has used."""
        fields = Path(f"/proc/{self.popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def request_times(self) -> Figures:
        """How many of our server's requests took at most so many seconds, commit included."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as answer:
            page = answer.read().decode()
        return {le: int(n) for le, n in re.findall(r'gueridon_request_seconds_bucket\{le="([^"]+)"\} (\d+)', page)}

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        try:
            self.popen.wait(30)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()


def share_below(before: Figures, after: Figures, share: float) -> float:
    """The seconds within which so large a share of the requests between two readings was answered, from the histogram."""
    counts = [(le, after[le] - before.get(le, 0)) for le in after]
    wanted, low, below = share * counts[-1][1], 0.0, 0
    for le, count in counts:
        if le == "+Inf":
            break
        if count >= wanted:
            return low + (float(le) - low) * (wanted - below) / max(1, count - below)
        low, below = float(le), count
    return float("inf")


def _start(command: list[str], is_ready: Callable[[str], bool], port: int, **extra: str) -> Process:
    begin = time.perf_counter()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | extra
    popen = subprocess.Popen(
        ["taskset", "-c", str(SERVER_CORE), *command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=PEER if PEER.exists() else ROOT,
    )
    assert popen.stdout is not None
    for line in popen.stdout:
        if is_ready(line):
            return Process(popen, port, time.perf_counter() - begin)
    raise SystemExit("the server did not start")


def start_ours(db: str, port: int, *, line: str | None = None) -> Process:
    """`line` names another that reads and writes its WebSockets: see lined.py."""
    program = ["gueridon.cli"] if line is None else ["bench.load.lined", line]
    command = [sys.executable, "-m", *program, "serve", "--db", db, "--host", "127.0.0.1", "--port", str(port)]
    return _start(command, lambda said: '"started"' in said, port, PYTHONPATH=str(ROOT), **UNLIMITED)


def start_echo(line: str, port: int) -> Process:
    command = [sys.executable, "-m", "bench.load.lined", line, "echo", str(port)]
    return _start(command, lambda said: "started" in said, port, PYTHONPATH=str(ROOT))


def start_peer(port: int) -> Process:
    PEER.mkdir(parents=True, exist_ok=True)
    if not (PEER / "node_modules" / "boardgame.io").exists():
        (PEER / "package.json").write_text("{}")
        subprocess.run(["npm", "install", "--silent", "boardgame.io"], cwd=PEER, check=True)
    shutil.copy(ROOT / "bench" / "server_peer.js", PEER)
    return _start(["node", "server_peer.js", str(port)], lambda line: "ready" in line, port, NODE_ENV="production")
