"""Structured logs: a line of JSON per event. No names, no texts, no actions, no cookies, no tokens, no addresses of tables."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable

from gueridon.server import metrics
from gueridon.server.errors import StorageFailure

Value = str | int | float | bool | None
_now: Callable[[], float] = time.time


def event(what: str, **about: Value) -> None:
    print(json.dumps({"at": round(_now(), 3), "event": what, **about}), file=sys.stderr, flush=True)


def failure(place: str, error: BaseException, **about: Value) -> None:
    """A mistake of ours. The kind and where it happened, never the message, which might quote a state.

    A full disk is none, and was told once, when nothing could be written any more.
    """
    if isinstance(error, StorageFailure) and error.is_explained:
        return
    metrics.FAILURES.labels(place).inc()
    frames = [f"{f.name}:{f.lineno}" for f in traceback.extract_tb(error.__traceback__)[-4:]]
    event("failure", place=place, kind=type(error).__name__, where=" < ".join(reversed(frames)), **about)


class Rewriter(logging.Handler):
    """What uvicorn and asyncio log, in our form. The text beside an exception quotes it, and goes with its message."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            event("note", place=record.name, said=record.getMessage())
        else:
            failure(record.name, error)


def take_over() -> None:
    logging.basicConfig(handlers=[Rewriter()], force=True)
