"""Estimates and progress as a terminal shows them."""

from __future__ import annotations

import sys
from math import isfinite

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gueridon.core.words import Words
from gueridon.lab.statistics import Estimate


def bar_on_error_stream() -> Progress:
    """Shows how far it is, and how long it will take, when somebody is there to see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)


def percent(estimate: Estimate, words: Words) -> str:
    value, low, high = (f"{100 * part:.1f}" for part in (estimate.value, estimate.low, estimate.high))
    return localised(f"{value}{_before_percent(words)}% [{low} – {high}]", words)


def points(estimate: Estimate, words: Words) -> str:
    """A difference of two shares, in percentage points, with its sign."""
    value, low, high = (f"{round(100 * part, 1) + 0.0:+.1f}" for part in (estimate.value, estimate.low, estimate.high))
    text = f"{value} [{low} – {high}]" if isfinite(estimate.low) else value
    return localised(text.replace("-", "−"), words)


def plain(estimate: Estimate, words: Words) -> str:
    value, low, high = (f"{round(part, 2) + 0.0:.2f}" for part in (estimate.value, estimate.low, estimate.high))
    return localised(f"{value} [{low} – {high}]" if isfinite(estimate.low) else value, words)


def percent_alone(part: float, words: Words) -> str:
    return localised(f"{100 * part:.1f}{_before_percent(words)}%", words)


def _before_percent(words: Words) -> str:
    return "\u202f" if words.language == "fr" else ""


def localised(text: str, words: Words) -> str:
    return text.replace(".", ",") if words.language == "fr" else text


def interval(estimate: Estimate) -> list[float | None]:
    return [end if isfinite(end) else None for end in (estimate.low, estimate.high)]
