"""Counts that can be added up in any order and on any number of machines: whole numbers only, so sums are exact."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

WIN: Final = 60
"""A win in whole parts, so that it can be shared by up to six and sums stay exact."""


@dataclass
class Ratio:
    """A sum over another, with what is needed to tell how sure it is.

    Both come in units that do not depend on each other (a deal with all its games, or one game); inside a unit
    anything may depend on anything.
    """

    units: int = 0
    part: int = 0
    whole: int = 0
    part_squares: int = 0
    products: int = 0
    whole_squares: int = 0

    def add(self, part: int, whole: int) -> None:
        """One more unit."""
        self.merge(Ratio(1, part, whole, part * part, part * whole, whole * whole))

    def merge(self, other: Ratio) -> None:
        self.units += other.units
        self.part += other.part
        self.whole += other.whole
        self.part_squares += other.part_squares
        self.products += other.products
        self.whole_squares += other.whole_squares

    def numbers(self) -> list[int]:
        return [self.units, self.part, self.whole, self.part_squares, self.products, self.whole_squares]


TallyData: TypeAlias = "Mapping[str, Mapping[str, int] | Mapping[str, Sequence[int]]]"


@dataclass
class Tally:
    """Counts and ratios by name."""

    counts: dict[str, int] = field(default_factory=dict)
    ratios: dict[str, Ratio] = field(default_factory=dict)

    def count(self, name: str, times: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + times

    def add(self, name: str, part: int, whole: int) -> None:
        """One more unit of a ratio."""
        self.ratios.setdefault(name, Ratio()).add(part, whole)

    def merge(self, other: Tally) -> None:
        for name, times in other.counts.items():
            self.count(name, times)
        for name, ratio in other.ratios.items():
            self.ratios.setdefault(name, Ratio()).merge(ratio)

    def ratio(self, name: str) -> Ratio:
        """Empty when nothing was counted under that name."""
        return self.ratios.get(name, Ratio())

    def histogram(self, prefix: str) -> dict[int, int]:
        """The counts called `<prefix>/<number>`, by number."""
        start = f"{prefix}/"
        named = {name.removeprefix(start): times for name, times in self.counts.items() if name.startswith(start)}
        return {number: named[str(number)] for number in sorted(int(name) for name in named)}

    def data(self) -> TallyData:
        """As JSON can hold it."""
        ratios = {name: ratio.numbers() for name, ratio in sorted(self.ratios.items())}
        return {"counts": dict(sorted(self.counts.items())), "ratios": ratios}

    @staticmethod
    def of(data: Mapping[str, Mapping[str, object]]) -> Tally:
        """The tally that `data` was made from."""
        counts = {name: _whole(times) for name, times in data["counts"].items()}
        return Tally(counts, {name: _ratio(numbers) for name, numbers in data["ratios"].items()})


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"not a whole number: {value!r}")
    return value


def _ratio(numbers: object) -> Ratio:
    if not isinstance(numbers, list) or len(numbers) != 6:
        raise ValueError(f"not the numbers of a ratio: {numbers!r}")
    return Ratio(*(_whole(number) for number in numbers))
