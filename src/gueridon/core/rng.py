"""A small fast generator for search and simulation (sfc32); deals at a table come from `chance` instead."""

from typing import Final, final

from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """The same seed gives the same numbers, compiled or not."""

    def __init__(self, seed: i64) -> None:
        self._a: i64 = seed & _WORD
        self._b: i64 = (seed >> 32) & _WORD
        self._c: i64 = 0
        self._counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Thirty-two random bits."""
        result = (self._a + self._b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        rotated = ((self._c << 21) & _WORD) | (self._c >> 11)
        self._c = (rotated + result) & _WORD
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; its bias, under bound / 2**32, does not matter to a search."""
        return (self.word() * bound) >> 32

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0
