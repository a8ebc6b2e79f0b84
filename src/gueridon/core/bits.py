"""Sets of small numbers as the bits of one 64-bit integer."""

from typing import Final

from mypy_extensions import i64

# All below 2**62: mypyc keeps larger constants as Python objects and unpacks them at every use.
_HALF_TOP: Final = 1 << 61
_PAIRS: Final = 0x1555555555555555  # no bit is missed: this masks a number already shifted right
_QUADS: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F


def bit(n: i64) -> i64:
    """The set that holds `n` alone; `n` runs from 0 to 62."""
    half: i64 = _HALF_TOP
    return (half + half) >> (62 - n)  # from the top, because mypyc compiles `1 << n` as a 32-bit shift


def first(n: i64) -> i64:
    """The set of the `n` smallest numbers: 0 to n - 1; `n` runs from 0 to 62."""
    return bit(n) - 1


def has(members: i64, n: i64) -> bool:
    return (members >> n) & 1 == 1


def count(members: i64) -> i64:
    """How many numbers the set holds."""
    x = members - ((members >> 1) & _PAIRS)
    x = (x & _QUADS) + ((x >> 2) & _QUADS)
    x = (x + (x >> 4)) & _BYTES
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def lowest(members: i64) -> i64:
    """The smallest number of a set that is not empty."""
    return count((members & -members) - 1)


def nth(members: i64, n: i64) -> i64:
    """The number that `n` smaller ones of the set precede."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)
