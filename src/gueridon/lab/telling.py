"""Estimates in a reader's way of writing numbers."""

from __future__ import annotations

from math import isfinite

from gueridon.core.words import Words
from gueridon.lab.statistics import Estimate


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
