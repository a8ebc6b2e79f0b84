"""How long actions take to reach everybody, and what they cost the server."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Sequence

from bench.load.boards import Board
from bench.load.servers import Process, share_below

PACE = 2.0
"""Seconds between two actions of a table."""
Result = dict[str, float]


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def paced(boards: Sequence[Board], server: Process, seconds: float, *, is_ours: bool = True) -> Result:
    """Each table acts once every two seconds, whatever happens; delays count from when it should have acted."""
    times: list[float] = []
    for board in boards:
        board.on_delivery = times.append
        board.after_delivery = lambda: None
    before = server.request_times() if is_ours else {}
    begin, cpu, own = time.perf_counter() + 0.5, server.cpu(), time.process_time()
    rng = random.Random(1)
    await asyncio.gather(*(_keep_pace(board, begin + rng.random() * PACE, begin + seconds) for board in boards))
    elapsed = time.perf_counter() - begin
    found = {
        "p50_ms": 1000 * statistics.median(times),
        "p99_ms": 1000 * percentile(times, 0.99),
        "actions/s": len(times) / elapsed,
        "server_core": (server.cpu() - cpu) / elapsed,
        "us/action": 1e6 * (server.cpu() - cpu) / max(1, len(times)),
        "load_core": (time.process_time() - own) / elapsed,
    }
    if is_ours:
        found["server_p99_ms"] = 1000 * share_below(before, server.request_times(), 0.99)
    return found


async def _keep_pace(board: Board, due: float, end: float) -> None:
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await asyncio.wait_for(board.ready.wait(), 60)
        board.act(due)
        await asyncio.wait_for(board.delivered.wait(), 60)  # a late one delays the next, and that counts as well
        due += PACE


async def flat_out(boards: Sequence[Board], server: Process, seconds: float) -> Result:
    """Each table acts as soon as all four have heard of the last action."""
    delivered = 0
    end = time.perf_counter() + seconds

    def count(_: float) -> None:
        nonlocal delivered
        delivered += 1

    def act(board: Board) -> None:
        if time.perf_counter() < end:
            board.act()

    cpu, own, begin = server.cpu(), time.process_time(), time.perf_counter()
    for board in boards:
        board.on_delivery = count
        board.after_delivery = lambda b=board: act(b)  # type: ignore[misc]
        board.act()
    await asyncio.sleep(seconds)
    elapsed = time.perf_counter() - begin
    found = {
        "actions/s": delivered / elapsed,
        "us/action": 1e6 * (server.cpu() - cpu) / max(1, delivered),
        "server_core": (server.cpu() - cpu) / elapsed,
        "load_core": (time.process_time() - own) / elapsed,
    }
    await asyncio.wait_for(asyncio.gather(*(board.delivered.wait() for board in boards)), 60)
    return found


async def connect_all(boards: Sequence[Board], port: int) -> None:
    for start_at in range(0, len(boards), 20):
        await asyncio.gather(*(board.connect(port) for board in boards[start_at : start_at + 20]))


def close_all(boards: Sequence[Board]) -> None:
    for board in boards:
        for line in board.lines:
            line.close()
