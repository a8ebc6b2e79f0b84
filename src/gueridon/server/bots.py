"""Lets bots think in processes of their own, a bounded number at a time and for a bounded time."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from http import HTTPStatus

import msgspec

from gueridon.bots.registry import NAMES
from gueridon.server import logs
from gueridon.server.bot_worker import Answer, Task
from gueridon.server.errors import Denied

QUICKEST = "random" if "random" in NAMES else NAMES[0]
USUAL = "greedy" if "greedy" in NAMES else NAMES[0]
_LONGEST_LINE = 4_000_000


class BotFailure(Exception):
    """A bot did not answer, or not with an action."""


class _Worker:
    """One process; started when first needed, and again after it was ended."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, task: Task) -> Answer:
        process = await self._running()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BotFailure("the worker has ended")
        answer = msgspec.json.decode(line, type=Answer)
        if answer.failure:
            raise BotFailure(answer.failure)
        return answer

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "gueridon.server.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
            )
        return self._process


class BotPool:
    """The workers, and the queue before them."""

    def __init__(self, workers: int, longest_queue: int, seconds: float) -> None:
        self._workers: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()  # so that one that runs is asked first
        self._all = [_Worker() for _ in range(max(1, workers))]
        for worker in self._all:
            self._workers.put_nowait(worker)
        self._longest_queue = longest_queue
        self._seconds = seconds
        self.waiting = 0

    async def choose(self, task: Task) -> str:
        """A bot's action in notation. One that takes too long, or fails, is replaced by the quickest for this decision."""
        answer = await self._queued(task)
        if answer is None:
            answer = await self._queued(msgspec.structs.replace(task, level=QUICKEST))
        if answer is None:
            raise Denied("error-server-busy", retry_after=1.0)
        return answer.action

    async def weigh(self, task: Task) -> Answer:
        """What an expert would do, and how sure of it."""
        answer = await self._queued(msgspec.structs.replace(task, is_hint=True))
        if answer is None:
            raise Denied("error-server-busy", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=1.0)
        return answer

    async def _queued(self, task: Task) -> Answer | None:
        """The answer of the next worker that is free; None when it takes too long or fails."""
        if self.waiting >= self._longest_queue:
            raise Denied("error-server-busy", retry_after=1.0)
        self.waiting += 1
        try:
            worker = await self._workers.get()
            try:
                return await self._ask(worker, task)
            finally:
                self._workers.put_nowait(worker)
        finally:
            self.waiting -= 1

    async def _ask(self, worker: _Worker, task: Task) -> Answer | None:
        try:
            return await asyncio.wait_for(worker.ask(task), self._seconds)
        except (TimeoutError, BotFailure, OSError, msgspec.DecodeError, ValueError) as error:
            logs.failure("bot", error, level=task.level)
            await worker.end()
            return None
        except asyncio.CancelledError:
            await worker.end()  # its answer would be taken for that to the next question
            raise

    async def close(self) -> None:
        for worker in self._all:
            await worker.end()
