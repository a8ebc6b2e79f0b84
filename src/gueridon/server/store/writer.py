"""Writes in groups: everything that is asked for while one commit lasts goes into the next, and is answered after it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import NamedTuple, Protocol

from gueridon.server import logs, metrics
from gueridon.server.errors import Conflict, StorageFailure
from gueridon.server.store.changes import Change

Job = Sequence[Change]
"""What is kept whole or not at all. Commits that hold nothing but empty jobs leave a mark that means nothing, on disk."""
_BELIEVED = 5.0
"""Seconds for which the end of a commit says whether the next will be kept."""


class Backend(Protocol):
    """How one kind of database commits; always called by one task."""

    async def commit(self, jobs: Sequence[Job]) -> None:
        """Keep all jobs; Conflict or StorageFailure, and none is kept."""

    async def scrub(self) -> bool:
        """Whether nothing that was deleted or written over is left in files of ours."""

    async def close(self) -> None: ...


class _Waiting(NamedTuple):
    job: Job
    kept: asyncio.Future[None]


class Writer:
    """The only way to write. `write` returns when the job is on disk."""

    def __init__(self, backend: Backend, longest_queue: int = 20_000) -> None:
        self._backend = backend
        self._longest_queue = longest_queue
        self._queue: list[_Waiting] = []
        self._filled = asyncio.Event()
        self._is_closing = False
        self._loop = asyncio.get_running_loop()  # each look for it asks the system for our process number
        self._task = asyncio.create_task(self._run(), name="writer")
        self._trial: asyncio.Task[None] | None = None
        self._tried_at = -inf
        self._trouble: StorageFailure | None = None
        self.scrub = backend.scrub

    async def write(self, *changes: Change) -> None:
        """Conflict when an entry, or a name, is there already; StorageFailure when the database refuses."""
        await self.kept(*changes)

    def kept(self, *changes: Change) -> asyncio.Future[None]:
        """The same for whoever does not wait: done when the job is on disk."""
        if self._is_closing or len(self._queue) >= self._longest_queue:
            raise StorageFailure("the writer is closing" if self._is_closing else "too many writes are waiting")
        waiting = _Waiting(changes, self._loop.create_future())
        self._queue.append(waiting)
        self._filled.set()
        return waiting.kept

    async def trouble(self) -> StorageFailure | None:
        """Why nothing can be kept; None when the last commit was, or one that is made to find out. However many ask, there is one."""
        if time.monotonic() - self._tried_at > _BELIEVED:
            if self._trial is None or self._trial.done():
                self._trial = asyncio.create_task(self._try())
            await asyncio.shield(self._trial)
        return self._trouble

    async def _try(self) -> None:
        with suppress(StorageFailure):  # which is kept beside the moment
            await self.write()

    async def close(self) -> None:
        """Finish what was asked for."""
        self._is_closing = True
        self._filled.set()
        await self._task
        await self._backend.close()

    async def _run(self) -> None:
        while self._queue or not self._is_closing:
            await self._filled.wait()
            self._filled.clear()
            batch, self._queue = self._queue, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        start = time.perf_counter()
        failure = await self._attempt([waiting.job for waiting in batch])
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - start)
        self._remember(failure)
        if isinstance(failure, Conflict) and len(batch) > 1:
            for waiting in batch:  # one of them is to blame: each stands for itself
                _answer(waiting, await self._attempt([waiting.job]))
            return
        for waiting in batch:
            _answer(waiting, failure)

    def _remember(self, failure: Exception | None) -> None:
        if isinstance(failure, Conflict):  # the database answers; whether it keeps anything is not known
            return
        trouble = failure if isinstance(failure, StorageFailure) else None
        if trouble is not None and self._trouble is None:
            logs.event("nothing can be written", why=trouble.why)
        if trouble is None and self._trouble is not None:
            logs.event("writes are kept again")
        self._tried_at, self._trouble = time.monotonic(), trouble

    async def _attempt(self, jobs: Sequence[Job]) -> Exception | None:
        try:
            await self._backend.commit(jobs)
        except (Conflict, StorageFailure) as error:
            return error
        except Exception as error:  # whoever waits must hear of it, and the next batch must have its turn
            return StorageFailure(repr(error))
        return None


def _answer(waiting: _Waiting, failure: Exception | None) -> None:
    if waiting.kept.done():  # whoever asked has gone; the write counts all the same
        return
    if failure is None:
        waiting.kept.set_result(None)
    else:
        waiting.kept.set_exception(failure)


def by_statement(jobs: Sequence[Job]) -> dict[str, list[Change]]:
    """All changes of a batch, those of one statement together, so that each statement is sent once."""
    found: dict[str, list[Change]] = {}
    for job in jobs:
        for change in job:
            found.setdefault(change.statement, []).append(change)
    return found
