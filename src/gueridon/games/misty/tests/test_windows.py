"""What holds for every window, however it is built and activated."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gueridon.core.bits import count, nth
from gueridon.games.misty.board import GRID, Cell, Window
from gueridon.games.misty.components import PLAIN
from gueridon.games.misty.replay import cells_of
from gueridon.games.misty.state import window_size

CLASSIC = 0
choices = st.lists(st.integers(0, 10_000), min_size=24, max_size=24)
roles = st.lists(st.integers(0, PLAIN), min_size=12, max_size=12)


def built(choices: list[int], roles: list[int], shape: int) -> Window:
    window = Window(shape)
    for choice, role in zip(choices, roles[: window_size(shape)], strict=False):
        places = window.places()
        window.place(role, Cell(nth(places, choice % count(places))))
    return window


@pytest.mark.rule("3.3", "3.4")
@given(choices, roles)
def test_however_cards_are_placed_they_end_as_a_window_of_three_by_four(choices: list[int], roles: list[int]) -> None:
    cells = cells_of(built(choices, roles, CLASSIC).taken)
    sides = {len({cell // GRID for cell in cells}), len({cell % GRID for cell in cells})}
    assert len(cells) == 12
    assert sides == {3, 4}


@pytest.mark.rule("8.1")
@given(choices, roles)
def test_in_first_steps_they_end_as_a_window_of_three_by_three(choices: list[int], roles: list[int]) -> None:
    cells = cells_of(built(choices, roles, 1).taken)
    assert len(cells) == 9
    assert len({cell // GRID for cell in cells}) == len({cell % GRID for cell in cells}) == 3


@pytest.mark.rule("4.2", "5.1")
@given(choices, roles)
def test_a_window_comes_to_rest_without_arrows_and_without_a_hungry_monster_beside_a_flower(
    choices: list[int], roles: list[int]
) -> None:
    window = built(choices, roles, CLASSIC)
    window.settle()
    for choice in choices:
        if window.choices() == 0:
            break
        window.act(Cell(nth(window.choices(), choice % count(window.choices()))))
    assert window.choices() == 0
    assert window.arrows() == 0
    assert window.monsters == 0 or window.flowers == 0


@given(choices, roles)
def test_every_card_is_counted_once(choices: list[int], roles: list[int]) -> None:
    window = built(choices, roles, CLASSIC)
    for choice in choices:
        if window.choices() == 0:
            break
        window.act(Cell(nth(window.choices(), choice % count(window.choices()))))
        kinds = (window.smiles, window.flowers, window.monsters, window.others, window.piles, window.arrows())
        assert sum(count(cells) for cells in kinds) == count(window.taken)
        assert window.taken & ~window.frame() == 0
