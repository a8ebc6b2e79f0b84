"""Progress and intervals as a terminal shows them."""

from __future__ import annotations

import sys
from math import isfinite

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gueridon.lab.statistics import Estimate


def bar_on_error_stream() -> Progress:
    """Shows how far it is, and how long it will take, when somebody is there to see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)


def interval(estimate: Estimate) -> list[float | None]:
    """For JSON, which has no infinity."""
    return [end if isfinite(end) else None for end in (estimate.low, estimate.high)]
