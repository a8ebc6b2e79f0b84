"""Processes in which bots think, and the queue before them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec

from gueridon.server import logs
from gueridon.server.thinking.bot_worker import Answer, Greeting, Task

_LONGEST_LINE = 4_000_000
_T = TypeVar("_T")
_STARTING = 30.0
"""Seconds that a process may take to be there, on a machine that has much else to do."""


class BotFailure(Exception):
    """A bot did not answer, or not with an action."""


class Worker(Protocol):
    """Somebody who thinks about one task after the other."""

    @property
    def is_running(self) -> bool: ...

    async def start(self) -> None:
        """Returns when a task can be thought about at once."""

    async def ask(self, task: Task) -> Answer: ...

    async def end(self) -> None: ...


class Process:
    """One process; started when first needed, and again after it was ended."""

    def __init__(self, *arguments: str) -> None:
        self._arguments = arguments
        self._process: asyncio.subprocess.Process | None = None
        self.is_compiled = False
        """Whether it thinks with the compiled engine."""

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "gueridon.server.thinking.bot_worker",
            *self._arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
        )
        try:
            self.is_compiled = msgspec.json.decode(await _line_of(process), type=Greeting).is_compiled
        except BaseException:
            await _end(process)
            raise
        self._process = process

    async def ask(self, task: Task) -> Answer:
        if self._process is None or self._process.stdin is None:
            raise BotFailure("the worker is not there")
        self._process.stdin.write(msgspec.json.encode(task) + b"\n")
        await self._process.stdin.drain()
        return await _answer_of(self._process)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await _end(process)


async def _answer_of(process: asyncio.subprocess.Process) -> Answer:
    answer = msgspec.json.decode(await _line_of(process), type=Answer)
    if answer.failure:
        raise BotFailure(answer.failure)
    return answer


async def _line_of(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise BotFailure("the worker has ended")
    return line


async def _end(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


class Crew:
    """Some workers; whoever asks waits for the next that is free. A process that is not there yet is nobody's time to think."""

    def __init__(self, count: int, make: Callable[[], Worker] = Process) -> None:
        self._make = make
        self._all = [make() for _ in range(count)]
        self._asleep = list(self._all)
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # so that the others may sleep on
        self._starting: set[asyncio.Task[None]] = set()
        self.asked = 0
        """How many wait for an answer."""

    @property
    def is_awake(self) -> bool:
        return any(worker.is_running for worker in self._all)

    async def wake(self) -> None:
        """Returns when one of them is there, or could not be brought to be."""
        if not self.is_awake and not self._starting:
            self._call_another()
        if not self.is_awake and self._starting:
            await asyncio.wait(self._starting, return_when=asyncio.FIRST_COMPLETED)

    async def ask(self, task: Callable[[], tuple[Task, float] | None]) -> Answer | None:
        """What the next who is free answers; None when that takes too long or fails, or nothing is wanted any more.

        The task, and the seconds after which its worker is ended, are asked for when somebody is free for it.
        """
        self.asked += 1
        try:
            if self._free.empty():
                self._call_another()
            worker = await self._free.get()
            wanted = task()
            answer = None if wanted is None else await self._guarded(worker, worker.ask(wanted[0]), wanted[1])
            await self._go_on_with(worker)
            return answer
        finally:
            self.asked -= 1

    async def renew(self) -> None:
        """Each who is there is replaced, by another who is ready to go on; who is asked just now answers first."""
        if self._starting:
            await asyncio.wait(self._starting)
        for place, old in enumerate(self._all):
            if old.is_running:
                new = self._make()
                await self._guarded(new, new.start(), _STARTING)
                if new.is_running:
                    self._all[place] = new
                    self._free.put_nowait(new)
        free = [self._free.get_nowait() for _ in range(self._free.qsize())]
        for worker in reversed(free):
            if worker in self._all:
                self._free.put_nowait(worker)
        for worker in free:
            if worker not in self._all:
                await worker.end()

    async def close(self) -> None:
        for starting in self._starting:
            starting.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for worker in self._all:
            await worker.end()

    async def _guarded(self, worker: Worker, doing: Coroutine[Any, Any, _T], seconds: float) -> _T | None:
        """Whoever takes too long or fails is ended: a late answer would be taken for that to the next question."""
        try:
            return await asyncio.wait_for(doing, seconds)
        except (TimeoutError, BotFailure, OSError, msgspec.DecodeError, ValueError) as error:
            logs.failure("bot", error)
            await worker.end()
            return None
        except asyncio.CancelledError:
            await worker.end()
            raise

    async def _go_on_with(self, worker: Worker) -> None:
        if worker not in self._all:  # another has taken its place
            await worker.end()
        elif worker.is_running:
            self._free.put_nowait(worker)
        else:
            self._start(worker)

    def _call_another(self) -> None:
        if self._asleep:
            self._start(self._asleep.pop())

    def _start(self, worker: Worker) -> None:
        async def start() -> None:
            await self._guarded(worker, worker.start(), _STARTING)
            self._free.put_nowait(worker)  # also one that could not start: whoever asks it hears that

        task = asyncio.create_task(start())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
