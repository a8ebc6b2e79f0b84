"""Limits that refuse with a message and forgive with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from math import ceil

from gueridon.server.errors import Denied

_REMEMBERED = 50_000
_MOMENT = 20.0
"""Seconds."""


class TooFast(Denied):
    """Later it would be allowed."""


class Bucket:
    """Allows `rate` a second on average and `burst` at once. A rate of 0 allows everything."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, now

    def take(self, now: float, debt: float = 0.0) -> float:
        """0 when allowed; otherwise the seconds to wait. What may run into debt is still allowed when all the rest is not."""
        if self._rate == 0:
            return 0.0
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1 - debt:
            return (1 - debt - self._left) / self._rate
        self._left -= 1
        return 0.0


class Limit:
    """A bucket for each of many keys; those that were not used for long are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str, debt: float = 0.0) -> None:
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, self._now())
        self._buckets[key] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        wait = bucket.take(self._now(), debt)
        if wait > 0:
            raise _too_fast(wait)


def _too_fast(wait: float) -> TooFast:
    """Nobody waits for half an hour because of “in a moment”."""
    status, later = HTTPStatus.TOO_MANY_REQUESTS, round(wait, 3)
    if wait <= _MOMENT:
        return TooFast("error-too-fast", status, retry_after=later)
    return TooFast("error-too-often", status, retry_after=later, minutes=ceil(wait / 60))
