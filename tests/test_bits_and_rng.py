"""Sets of bits and the fast generator, on which everything else stands."""

from hypothesis import given
from hypothesis import strategies as st

from gueridon.core import bits
from gueridon.core.rng import Rng

sets = st.sets(st.integers(0, 61))


def members(numbers: set[int]) -> int:
    return sum(2**n for n in numbers)


@given(sets)
def test_a_set_counts_and_finds_its_numbers(numbers: set[int]) -> None:
    mask = members(numbers)
    assert bits.count(mask) == len(numbers)
    assert [n for n in range(62) if bits.has(mask, n)] == sorted(numbers)
    assert [bits.nth(mask, i) for i in range(len(numbers))] == sorted(numbers)
    if numbers:
        assert bits.lowest(mask) == min(numbers)


def test_bits_reach_beyond_thirty_two() -> None:
    assert [bits.bit(n) for n in (0, 31, 32, 61, 62)] == [1, 2**31, 2**32, 2**61, 2**62]
    assert bits.first(40) == 2**40 - 1


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    assert [Rng(1).word() for _ in range(3)] == [Rng(1).word() for _ in range(3)]
    assert Rng(1).word() != Rng(2).word() != Rng(2**32 + 1).word()


@given(st.integers(0, 2**60), st.integers(1, 1000))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))
    assert all(0 <= rng.unit() < 1 for _ in range(20))


def test_a_die_falls_evenly() -> None:
    rng = Rng(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)  # five standard deviations (29) either way
