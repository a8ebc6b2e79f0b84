"""Estimates with 95 % confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

from gueridon.core.tally import Ratio

_Z = 1.959964  # two-sided 95 % of the normal distribution
CAUTIOUS = 3.290527
"""Two-sided 99.9 %: for whoever looks several times and stops at the first clear answer."""

# Student's factors for 95 % with 1 to 9 degrees of freedom, where the series below is not exact enough.
_STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
_MOST_A_RESULT_CAN_BE_WORTH = 4


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float

    def is_clear_of(self, expected: float) -> bool:
        return self.low > expected or self.high < expected


def share(total: float, trials: int) -> Estimate:
    """A share of wins, by Wilson's interval; a shared win counts in part, which only makes the interval cautious."""
    return _wilson(total / trials, trials, _Z)


def mean(total: int, squares: int, trials: int) -> Estimate:
    """A mean of many values from their sum and the sum of their squares."""
    value = total / trials
    if trials == 1:
        return Estimate(value, -inf, inf)
    variance = max(0.0, (squares - total * value) / (trials - 1))
    reach = _Z * sqrt(variance / trials)
    return Estimate(value, value - reach, value + reach)


def share_of(ratio: Ratio, *, results: int, z: float = _Z) -> Estimate:
    """A share, as sure as its independent units make it, whatever ties the results inside a unit together.

    The variance between units tells how many independent results these are worth; with that number, and Student's
    factor for as many units, Wilson's interval is made, and the plain one around the share. Each is too narrow now and
    then, so the wider of their ends are taken. `results` is how many results there are in all.
    """
    p = ratio.part / ratio.whole
    if ratio.units == 1:
        return Estimate(p, 0.0, 1.0)
    factor = student(ratio.units - 1, z)
    worth, reach = _worth(ratio, p, results), factor * sqrt(_variance(ratio, p))
    wilson = _wilson(p, worth, factor)
    return Estimate(p, max(0.0, min(wilson.low, p - reach)), min(1.0, max(wilson.high, p + reach)))


def _worth(ratio: Ratio, p: float, results: int) -> float:
    """How many independent results would make the share as sure as it is.

    Where every unit gave the same, nothing is known of how units differ. When that was always a win, or never, each
    unit is taken for one result; otherwise a result is never worth more than four.
    """
    if p in (0.0, 1.0):
        return ratio.units
    variance = _variance(ratio, p)
    most = float(_MOST_A_RESULT_CAN_BE_WORTH * results)
    return most if variance * most <= p * (1 - p) else p * (1 - p) / variance


def ratio_mean(ratio: Ratio) -> Estimate:
    """A mean (or a difference of shares) that may be any number, as sure as its independent units make it."""
    value = ratio.part / ratio.whole
    if ratio.units == 1:
        return Estimate(value, -inf, inf)
    reach = student(ratio.units - 1, _Z) * sqrt(_variance(ratio, value))
    return Estimate(value, value - reach, value + reach)


def _variance(ratio: Ratio, value: float) -> float:
    """Of a ratio of sums over independent units, from how far each unit's part is from its due."""
    squares = ratio.part_squares - 2 * value * ratio.products + value * value * ratio.whole_squares
    return max(0.0, squares) / (ratio.whole * ratio.whole) * ratio.units / (ratio.units - 1)


def student(freedom: int, z: float = _Z) -> float:
    """The factor of Student's distribution that stands for a normal one; the fewer units, the larger."""
    if z == _Z and freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    n = float(freedom)
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def _wilson(p: float, trials: float, z: float) -> Estimate:
    z2 = z * z
    middle = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = z / (1 + z2 / trials) * sqrt(max(0.0, p * (1 - p)) / trials + z2 / (4 * trials * trials))
    return Estimate(p, max(0.0, middle - reach), min(1.0, middle + reach))
