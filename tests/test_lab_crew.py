"""Whoever does the work, the totals are the same: one process, several, or a cluster that loses a worker."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gueridon import engine
from gueridon.core import registry
from gueridon.core.message import GueridonError
from gueridon.lab import ladder
from gueridon.lab.crew import Crew, ThisProcess, crew
from gueridon.lab.ladder import Ladder, Pairing, Setting
from tests.at_terminal import fewest, quickest, run
from tests.patience import WAIT

GAME = quickest()
LEVEL, DEALS = ("greedy", 48) if engine.is_compiled() else ("newcomer", 16)
"""Enough that a worker can be met at work, with either engine."""
PAIRINGS = [Pairing(LEVEL, "random"), Pairing("random", LEVEL)]
SETTING = Setting(GAME, fewest(GAME), tuple(registry.complete_options(registry.game(GAME), {}).items()), seed=12)


def in_one_process() -> Ladder:
    alone = ladder.prepare(SETTING)
    assert sum(ladder.climb(alone, Crew(ThisProcess(), 1), PAIRINGS, DEALS)) == 2 * DEALS
    return alone


def square(number: int) -> int:
    return number * number


def end_at_once(_number: int) -> int:
    os._exit(1)


@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_done_once(workers: int) -> None:
    with crew(workers) as hired:
        assert sorted(hired.each_done(square, range(20))) == [number * number for number in range(20)]


def test_several_processes_find_the_same() -> None:
    several = ladder.prepare(SETTING)
    with crew(2) as hired:
        assert sum(ladder.climb(several, hired, PAIRINGS, DEALS)) == 2 * DEALS
    assert several.units == in_one_process().units


def test_a_process_that_dies_is_told_in_one_sentence() -> None:
    with crew(2) as hired, pytest.raises(GueridonError, match="ended unexpectedly"):
        list(hired.each_done(end_at_once, range(4)))


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two workers, each a process of its own with a nanny that replaces it when it dies."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as found:
        yield found


def busy_worker(cluster: Any) -> str | None:
    """The address of a worker that has work in hand."""
    workers = list(cluster.scheduler.workers.items())
    return next((address for address, worker in workers if worker.processing), None)


def test_a_cluster_that_loses_a_worker_finds_exactly_the_same(cluster: Any) -> None:
    distributed: Any = pytest.importorskip("distributed")
    on_cluster, killed = ladder.prepare(SETTING), None
    with distributed.Client(cluster.scheduler_address, set_as_default=False) as client:
        pids = client.run(os.getpid)
    with crew(cluster=cluster.scheduler_address) as hired:
        assert hired.hands == 2
        for _ in ladder.climb(on_cluster, hired, PAIRINGS, DEALS):
            if killed is None and (killed := busy_worker(cluster)) is not None:
                os.kill(pids[killed], signal.SIGKILL)
    assert killed is not None, "no worker was ever met at work"
    _wait_until(lambda: killed not in cluster.scheduler.workers, "nobody noticed that the worker died")
    assert on_cluster.units == in_one_process().units


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal elsewhere")
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    words = ["lab", "ladder", GAME, "--players", fewest(GAME), "--levels", "random,greedy", "--games", 100_000]
    typed = [str(word) for word in [*words, "--workers", 2, "--results", file, "--json"]]
    command = [sys.executable, "-m", "gueridon.cli", *typed]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it would be ignored
    try:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            _wait_until(lambda: _has_lines(file, 4), "nothing was kept")
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=WAIT)
    finally:
        signal.signal(signal.SIGINT, before)
    assert process.returncode == 130, err
    assert err == b""
    told = json.loads(out)
    kept = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert told["is_complete"] is False
    assert told["pairings"][0]["deals"] == sum(len(line["deals"]) for line in kept)
    few = run(*words[:-1], 2, "--workers", 1, "--results", file, "--json")
    assert json.loads(few.out)["is_complete"] is True


def _has_lines(file: Path, lines: int) -> bool:
    return file.exists() and file.read_bytes().count(b"\n") >= lines


def _wait_until(happened: Callable[[], bool], otherwise: str) -> None:
    deadline = time.monotonic() + WAIT
    while not happened():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.05)
