"""Estimates with 95 % confidence intervals."""

from dataclasses import dataclass
from math import sqrt

_Z = 1.959964  # two-sided 95 % of the normal distribution


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float


def share(total: float, trials: int) -> Estimate:
    """A share of wins, by Wilson's interval; a shared win counts in part, which only makes the interval cautious."""
    p = total / trials
    z2 = _Z * _Z
    middle = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = _Z / (1 + z2 / trials) * sqrt(max(0.0, p * (1 - p)) / trials + z2 / (4 * trials * trials))
    return Estimate(p, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(total: int, squares: int, trials: int) -> Estimate:
    """A mean of many values from their sum and the sum of their squares."""
    value = total / trials
    if trials == 1:
        return Estimate(value, float("-inf"), float("inf"))
    variance = max(0.0, (squares - total * value) / (trials - 1))
    reach = _Z * sqrt(variance / trials)
    return Estimate(value, value - reach, value + reach)
