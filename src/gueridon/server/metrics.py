"""Figures for the operator, in the text form that Prometheus reads; none of them is about one table or person.

Where several processes serve, each writes its figures to files of its own in a folder that `serve` makes, and whichever is asked adds
them up.
"""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    values,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which prometheus_client learns of the folder, and that there are several processes."""
_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_OWNER_ONLY: Final = 0o600


def _take_place(folder: Path) -> int:
    """The first that no living process has. Whoever comes for one that died goes on with its files: their number does not grow,
    and nothing that was counted is lost."""
    if os.name == "nt":
        return os.getpid()
    from fcntl import LOCK_EX, LOCK_NB, flock

    for place in count():
        descriptor = os.open(folder / f"{place}.lock", os.O_RDWR | os.O_CREAT, _OWNER_ONLY)
        try:
            flock(descriptor, LOCK_EX | LOCK_NB)  # for as long as this process lives
        except BlockingIOError:
            os.close(descriptor)
            continue
        mark_process_dead(place, str(folder))
        return place
    raise AssertionError


_FOLDER: Final = Path(os.environ[FOLDER]) if os.environ.get(FOLDER) else None
_PLACE: Final = 0 if _FOLDER is None else _take_place(_FOLDER)
values.ValueClass = values.MutexValue if _FOLDER is None else values.MultiProcessValue(lambda: _PLACE)
disable_created_metrics()
_OURS: Final = CollectorRegistry()

REQUESTS = Counter("gueridon_requests_total", "Messages over sockets, by kind.", ["kind"], registry=_OURS)
REFUSALS = Counter("gueridon_refusals_total", "Requests that were refused, by code.", ["code"], registry=_OURS)
DROPPED = Counter(
    "gueridon_dropped_connections_total", "Connections that the server closed, by reason.", ["reason"], registry=_OURS
)
FAILURES = Counter("gueridon_failures_total", "Mistakes of ours, by place; none is normal.", ["place"], registry=_OURS)
WEBHOOKS = Counter("gueridon_webhooks_total", "Webhooks called, by result.", ["result"], registry=_OURS)
BOTS_REPLACED = Counter(
    "gueridon_bots_replaced_total",
    "Decisions of a quick bot because a thought was late; few is normal.",
    registry=_OURS,
)
COMMIT_SECONDS = Histogram("gueridon_commit_seconds", "Time for one group commit.", buckets=_BOUNDS, registry=_OURS)
REQUEST_SECONDS = Histogram(
    "gueridon_request_seconds",
    "Time from a message over a socket to its answer, commit included.",
    buckets=_BOUNDS,
    registry=_OURS,
)
CONNECTIONS = Gauge("gueridon_connections", "Open sockets.", multiprocess_mode="livesum", registry=_OURS)
TABLES = Gauge("gueridon_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum", registry=_OURS)
BROKEN = Gauge(
    "gueridon_tables_broken",
    "Tables found since the start whose log cannot be read; none is normal.",
    multiprocess_mode="livemax",
    registry=_OURS,
)
BOTS_WAITING = Gauge(
    "gueridon_bots_waiting", "Bots that think or wait for it.", multiprocess_mode="livesum", registry=_OURS
)
DATABASE_BYTES = Gauge(
    "gueridon_database_bytes", "Disk use of the database.", multiprocess_mode="livemax", registry=_OURS
)


def page() -> bytes:
    """Of all processes; reads their files."""
    if _FOLDER is None:
        return generate_latest(_OURS)
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody, str(_FOLDER))
    return generate_latest(everybody)


def leave() -> None:
    """This process ends: what it has counted stays, what it has open does not."""
    if _FOLDER is not None:
        mark_process_dead(_PLACE, str(_FOLDER))
