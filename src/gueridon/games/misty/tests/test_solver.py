"""The solver against brute force: every order of the arrows and every meal, tried step by step on the real window."""

from __future__ import annotations

import pytest

from gueridon.core.bits import count, nth
from gueridon.core.rng import Rng
from gueridon.games.misty.board import MIDDLE, Cell, Window
from gueridon.games.misty.components import FULL_DECK, LEFT, PLAIN, ROLES, SHAPES, nth_card, one, size_of
from gueridon.games.misty.judge import prospect
from gueridon.games.misty.replay import cells_of
from gueridon.games.misty.solver import best_choice, best_points
from gueridon.games.misty.state import window_size
from gueridon.games.misty.tests.drawn import alive

CLASSIC, FIRST_STEPS = range(len(SHAPES))


def random_window(rng: Rng, shape: int, roles: list[int] | None = None) -> Window:
    """A complete window of any frame, with cards from the deck or with roles given."""
    window = Window(shape)
    deck = FULL_DECK
    for _ in range(window_size(shape)):
        places = window.places()
        cell = nth(places, rng.below(count(places)))
        if roles is None:
            kind = nth_card(deck, rng.below(size_of(deck)))
            deck -= one(kind)
            window.place(ROLES[kind], Cell(cell))
        else:
            window.place(roles[rng.below(len(roles))], Cell(cell))
    window.settle()
    return window


def brute_force(window: Window, *, chains: bool, known: dict[str, int]) -> int:
    """The best that any sequence of choices leads to. Positions met before are remembered, nothing is reasoned."""
    if window.choices() == 0:
        return int(window.points(chains=chains))
    if repr(window) not in known:
        best = 0
        for cell in cells_of(window.choices()):
            after = window.copy()
            after.act(Cell(cell))
            best = max(best, brute_force(after, chains=chains, known=known))
        known[repr(window)] = best
    return known[repr(window)]


@pytest.mark.rule("4.2", "4.4", "5.1", "6.5", "8.3")
@pytest.mark.parametrize("chains", [False, True])
@pytest.mark.parametrize("shape", [CLASSIC, FIRST_STEPS])
def test_the_solver_finds_what_brute_force_finds(shape: int, chains: bool) -> None:
    rng = Rng(100 + shape)
    for _ in range(150):
        window = random_window(rng, shape)
        assert best_points(window, chains=chains) == brute_force(window, chains=chains, known={}), repr(window)


def test_the_solver_is_right_where_most_cards_are_arrows() -> None:
    rng = Rng(7)
    for _ in range(25):
        window = random_window(rng, FIRST_STEPS, [*range(LEFT + 1), *range(LEFT + 1), *range(PLAIN + 1)])
        assert best_points(window, chains=False) == brute_force(window, chains=False, known={}), repr(window)


def test_the_solver_is_right_in_the_middle_of_an_activation() -> None:
    rng = Rng(8)
    for _ in range(100):
        window = random_window(rng, CLASSIC)
        while window.choices() != 0 and rng.below(3):
            window.act(Cell(nth(window.choices(), rng.below(count(window.choices())))))
        assert best_points(window, chains=False) == brute_force(window, chains=False, known={}), repr(window)


def test_the_best_choices_lead_to_the_best_points() -> None:
    rng = Rng(9)
    for _ in range(150):
        window = random_window(rng, CLASSIC)
        promised = best_points(window, chains=False)
        while window.choices() != 0:
            window.act(best_choice(window, chains=False))
        assert window.points(chains=False) == promised


@pytest.mark.rule("4.4")
def test_a_ring_of_arrows_cannot_turn_as_a_whole() -> None:
    """Four arrows point round: the first to move covers the next, which stays; the other two follow. One pile, two cards."""
    window = alive(
        """
          c          d       e
        3 fire-truck leaf    house
        4 rocket     tractor house
        5 heart      star    house
        """
    ).state.windows[0]
    assert best_points(window, chains=False) == 5 + 2


def test_the_prospect_of_a_complete_window_is_what_it_is_worth() -> None:
    rng = Rng(10)
    for _ in range(50):
        window = random_window(rng, CLASSIC)
        assert prospect(window, chains=False) == best_points(window, chains=False)


def test_an_empty_pane_promises_more_than_a_pile() -> None:
    alone, facing = Window(CLASSIC), Window(CLASSIC)
    for window, role in ((alone, PLAIN), (facing, LEFT)):
        window.place(PLAIN, Cell(MIDDLE))
        window.place(role, Cell(MIDDLE + 1))
    assert prospect(alone, chains=False) > prospect(facing, chains=False)
