"""Intervals: against values counted by hand, and how often they hold what is true."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from random import Random

import pytest

from gueridon.core.tally import Ratio, Tally
from gueridon.lab.statistics import CAUTIOUS, ratio_mean, share, share_of, student


def ratio_of(*units: tuple[int, int]) -> Ratio:
    ratio = Ratio()
    for part, whole in units:
        ratio.add(part, whole)
    return ratio


# --- by hand ----------------------------------------------------------------------------------------------------------


def test_wilsons_interval_of_8_in_10() -> None:
    found = share(8, 10)  # (0.8 + 0.19207) / 1.38415 ± 1.95996 / 1.38415 * sqrt(0.016 + 0.0096037)
    assert found.value == 0.8
    assert found.low == pytest.approx(0.4902, abs=1e-4)
    assert found.high == pytest.approx(0.9433, abs=1e-4)


def test_the_mean_of_1_2_3_with_students_factor() -> None:
    found = ratio_mean(ratio_of((1, 1), (2, 1), (3, 1)))  # variance 1, three units: 2 ± 4.3027 / sqrt 3
    assert found.value == 2
    assert found.high - found.value == pytest.approx(4.3027 / sqrt(3))


def test_the_variance_of_a_ratio_is_that_of_the_distances_from_its_due() -> None:
    # 1 of 2 and 3 of 4: 4/6; dues 4/3 and 8/3, distances 1/3 each; 2/1 * (2/9) / 36 = 1/81, so a ninth
    found = ratio_mean(ratio_of((1, 2), (3, 4)))
    assert found.value == pytest.approx(2 / 3)
    assert found.high - found.value == pytest.approx(12.7062 / 9)


def test_a_share_of_single_results_takes_the_wider_ends_of_two_intervals() -> None:
    # 40 of 100: variance 0.4 * 0.6 / 99, so they are worth 99; plain 0.4 - 1.9842 * 0.049237, and Wilson's upper end
    found = share_of(ratio_of(*[(1, 1)] * 40, *[(0, 1)] * 60), results=100)
    assert found.value == 0.4
    assert found.low == pytest.approx(0.4 - 1.9842 * 0.049237, abs=1e-5)
    # (0.4 + 3.9371 / 198) / (1 + 3.9371 / 99) + 1.9842 / (1 + 3.9371 / 99) * sqrt(0.24 / 99 + 3.9371 / 4 / 9801)
    assert found.high == pytest.approx(0.49971, abs=1e-5)


def test_results_that_always_agree_are_worth_one() -> None:
    """Every deal won by the same side both times tells no more than a deal played once."""
    twice = share_of(ratio_of(*[(2, 2)] * 40, *[(0, 2)] * 60), results=200)
    once = share_of(ratio_of(*[(1, 1)] * 40, *[(0, 1)] * 60), results=100)
    assert twice == once


def test_results_that_never_agree_are_worth_four_each_at_most() -> None:
    always_split = share_of(ratio_of(*[(1, 2)] * 100), results=200)
    z = student(99)  # (0.5 ± z * sqrt(0.25 / 800 + z²/4 / 800²)) around the half
    assert always_split.value == 0.5
    assert always_split.high - 0.5 == pytest.approx(z / (1 + z * z / 800) * sqrt(0.25 / 800 + z * z / 4 / 800**2))


@pytest.mark.parametrize(("won", "edge"), [(2, 1.0), (0, 0.0)])
def test_where_all_is_won_or_lost_each_deal_is_one_result(won: int, edge: float) -> None:
    found = share_of(ratio_of(*[(won, 2)] * 20), results=40)
    z2 = student(19) ** 2
    assert found.value == edge
    assert abs(edge - (found.low if edge else found.high)) == pytest.approx(z2 / (20 + z2))
    assert 0 <= found.low <= found.high <= 1


def test_one_unit_says_nothing() -> None:
    assert share_of(ratio_of((1, 2)), results=2).low == 0
    assert share_of(ratio_of((1, 2)), results=2).high == 1
    assert ratio_mean(ratio_of((1, 2))).low == -inf


@pytest.mark.parametrize(
    ("freedom", "factor"), [(1, 12.7062), (4, 2.7764), (9, 2.2622), (10, 2.2281), (30, 2.0423), (120, 1.9799)]
)
def test_students_factors_are_those_of_the_tables(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, abs=2e-4)


@pytest.mark.parametrize(("freedom", "factor"), [(24, 3.7454), (60, 3.4602), (120, 3.3735)])
def test_the_cautious_factors_are_those_of_the_tables(freedom: int, factor: float) -> None:
    assert student(freedom, CAUTIOUS) == pytest.approx(factor, abs=3e-3)


# --- how often the truth is inside ------------------------------------------------------------------------------------


def _independent(rng: Random, p: float) -> tuple[int, int]:
    return sum(rng.random() < p for _ in range(2)), 2


def _one_deal_decides(rng: Random, p: float) -> tuple[int, int]:
    """Mostly both games go to the same side."""
    first = rng.random() < p
    return (2 * first, 2) if rng.random() < 0.7 else (first + (rng.random() < p), 2)


def _lucky_cards(rng: Random, p: float) -> tuple[int, int]:
    """Mostly whoever has the better cards wins, so that the two games of a deal go different ways."""
    luck = rng.random()
    return (luck < p) + ((luck + 0.5) % 1 < p), 2


def _uneven(rng: Random, p: float) -> tuple[int, int]:
    """Units of different sizes."""
    size = rng.choice((1, 2, 6))
    return sum(rng.random() < p for _ in range(size)), size


@pytest.mark.parametrize("unit", [_independent, _one_deal_decides, _lucky_cards, _uneven])
@pytest.mark.parametrize(("p", "units"), [(0.5, 30), (0.5, 120), (0.33, 60), (0.9, 60), (0.65, 100)])
def test_the_interval_holds_the_true_share_about_19_times_in_20(
    unit: Callable[[Random, float], tuple[int, int]], p: float, units: int
) -> None:
    rng, trials, held = Random(f"{p} {units} {unit.__name__}"), 400, 0
    for _ in range(trials):
        ratio = ratio_of(*(unit(rng, p) for _ in range(units)))
        found = share_of(ratio, results=ratio.whole)
        held += found.low <= p <= found.high
    assert held / trials >= 0.95 - 3 * sqrt(0.95 * 0.05 / trials)


def test_games_taken_for_independent_would_promise_too_much() -> None:
    """Why deals are the units: where one deal decides both games, counting games alone holds the truth far less often."""
    rng, held = Random(5), 0
    for _ in range(400):
        ratio = ratio_of(*(_one_deal_decides(rng, 0.5) for _ in range(100)))
        naive = share(ratio.part, ratio.whole)
        held += naive.low <= 0.5 <= naive.high
    assert held / 400 < 0.9


# --- sums -------------------------------------------------------------------------------------------------------------


def test_tallies_add_up_in_any_order_and_survive_being_written_down() -> None:
    parts = []
    for number in range(6):
        tally = Tally()
        tally.count(f"length/{number % 3}", number)
        tally.add("wins", number, 7)
        parts.append(tally)
    forwards, backwards = Tally(), Tally()
    for part in parts:
        forwards.merge(part)
    for part in reversed(parts):
        backwards.merge(Tally.of(part.data()))
    assert forwards == backwards
    assert forwards.histogram("length") == {0: 3, 1: 5, 2: 7}
    assert forwards.ratio("wins").numbers() == [6, 15, 42, 55, 105, 294]
    assert forwards.ratio("nothing") == Ratio()
