"""What stands out in a report, so that nobody has to look for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gueridon.core.balance import Figure, Rates
from gueridon.core.message import Message
from gueridon.lab.statistics import CAUTIOUS, Estimate, share_of

FEWEST_UNITS: Final = 30
MOST_SHOWN: Final = 12


@dataclass(frozen=True)
class Finding:
    """A share that is not what would be expected, and by chance would be so once in a thousand times."""

    figure: int
    label: Message
    series: Message | None
    share: Estimate
    expected: float

    @property
    def distance(self) -> float:
        return abs(self.share.value - self.expected)


def findings(figures: Sequence[Figure]) -> list[Finding]:
    """The furthest first."""
    found = [finding for number, figure in enumerate(figures) for finding in _in_figure(number, figure)]
    return sorted(found, key=lambda finding: -finding.distance)[:MOST_SHOWN]


def _in_figure(number: int, figure: Figure) -> Iterator[Finding]:
    if not isinstance(figure, Rates) or not figure.is_share:
        return
    for row in figure.rows:
        for place, ratio in enumerate(row.ratios):
            if row.expected is None or ratio.units < FEWEST_UNITS:
                continue
            if share_of(ratio, results=ratio.units, z=CAUTIOUS).is_clear_of(row.expected):
                series = figure.series[place] if figure.series else None
                yield Finding(number, row.label, series, share_of(ratio, results=ratio.units), row.expected)
