"""Who does the work: this process, several on this machine, or a Dask cluster; all of them as an Executor."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.context import BaseContext
from typing import Any, ParamSpec, TypeVar

from gueridon.core.message import GueridonError
from gueridon.core.quoting import shown

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")
_Arguments = ParamSpec("_Arguments")
_CONNECT_SECONDS = 10
_MOST_HANDS = 512


@dataclass(frozen=True)
class Crew:
    executor: Executor
    hands: int
    """How many pieces of work it can do at once."""

    def each_done(self, work: Callable[[_Task], _Done], tasks: Iterable[_Task]) -> Iterator[_Done]:
        """The results, as they come. Only a few tasks wait at a time, so that stopping loses little."""
        coming = iter(tasks)
        waiting: set[Future[_Done]] = set()
        try:
            while True:
                for task in islice(coming, 2 * self.hands - len(waiting)):
                    waiting.add(self.executor.submit(work, task))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise GueridonError("lab-error-worker-lost") from error
        finally:
            for future in waiting:
                future.cancel()


class ThisProcess(Executor):
    """Does a piece of work when it is handed in."""

    def submit(
        self, fn: Callable[_Arguments, _Done], /, *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> Future[_Done]:
        future: Future[_Done] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def crew(workers: int | None = None, cluster: str | None = None) -> Iterator[Crew]:
    """Whoever was asked for: a cluster by its address, or so many processes; without a word, one for each core."""
    if cluster is not None:
        with _cluster(cluster) as (executor, hands):
            yield Crew(executor, hands)
        return
    hands = (os.cpu_count() or 1) if workers is None else workers
    if not 1 <= hands <= _MOST_HANDS:
        raise GueridonError("terminal-error-workers", most=_MOST_HANDS, quoted=shown(hands))
    if hands == 1:
        yield Crew(ThisProcess(), 1)
        return
    with _pool(hands) as executor:
        yield Crew(executor, hands)


@contextmanager
def _pool(hands: int) -> Iterator[Executor]:
    """Processes that end at once, and without a word, when this one stops early."""
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(hands, mp_context=_context(), initializer=_heed_ctrl_c)
    try:
        yield executor
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        executor.shutdown(wait=True, cancel_futures=True)
        raise
    executor.shutdown()


def _context() -> BaseContext:
    """A copy of this process would have its threads' locks without its threads; so workers come from a fresh one."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["gueridon.lab.simulate", "gueridon.lab.ladder"])
    return context


def _heed_ctrl_c() -> None:
    """Ctrl-C reaches every process of a terminal; a worker just ends, and the first process says the rest."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise GueridonError("lab-error-needs-extra") from error
    client: Any = _connected(Client, address)
    try:
        yield client.get_executor(), max(1, sum(client.ncores().values()))
    except KilledWorker as error:  # several in a row died of the same piece of work
        raise GueridonError("lab-error-worker-lost") from error
    finally:
        client.close()


def _connected(client: Callable[..., Any], address: str) -> Any:
    """Any: distributed is untyped."""
    try:
        return client(address, timeout=_CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise GueridonError("lab-error-no-cluster", quoted=address) from error
