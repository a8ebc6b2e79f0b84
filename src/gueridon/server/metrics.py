"""Figures for the operator, in the text form that Prometheus reads; none of them is about one table or person."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """A number that only grows, in total or by one label."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self._name, self._about, self._label = name, about, label
        self._values: dict[str, int] = {} if label else {"": 0}
        _ALL.append(self)

    def add(self, label: str = "") -> None:
        self._values[label] = self._values.get(label, 0) + 1

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._about, "counter")
        for label, value in sorted(self._values.items()):
            yield f'{self._name}{{{self._label}="{label}"}} {value}' if self._label else f"{self._name} {value}"


class Histogram:
    """How long something took, in seconds."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0
        _ALL.append(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._about, "histogram")
        total = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self._name}_bucket{{le="{bound}"}} {total}'
        yield f"{self._name}_sum {self._sum:.6f}"
        yield f"{self._name}_count {total}"


class Gauge:
    """A number that is looked up when somebody asks."""

    def __init__(self, name: str, about: str, value: Callable[[], float]) -> None:
        self._name, self._about, self._value = name, about, value

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._about, "gauge")
        yield f"{self._name} {self._value():.15g}"


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


_ALL: list[Counter | Histogram] = []

REQUESTS = Counter("gueridon_requests_total", "Messages over sockets, by kind.", "kind")
REFUSALS = Counter("gueridon_refusals_total", "Requests that were refused, by code.", "code")
DROPPED = Counter("gueridon_dropped_connections_total", "Sockets that the server closed, by reason.", "reason")
FAILURES = Counter("gueridon_failures_total", "Mistakes of ours, by place; none is normal.", "place")
BOTS_REPLACED = Counter(
    "gueridon_bots_replaced_total", "Decisions of a quick bot because a thought was late; few is normal."
)
COMMIT_SECONDS = Histogram("gueridon_commit_seconds", "Time for one group commit.")
REQUEST_SECONDS = Histogram("gueridon_request_seconds", "Time from a request to its answer, commit included.")


def page(*gauges: Gauge) -> str:
    lines = [line for metric in (*_ALL, *gauges) for line in metric.lines()]
    return "\n".join(lines) + "\n"
