"""What a typed line means: an action before all else, then a number, then a word to the table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gueridon.terminal.orders import Action, Command, NoSuchNumber, Order, understand

LEGAL = ["p8", "log", "7"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("p8", Action("p8")),
        ("  P8 ", Action("p8")),
        ("1", Action("p8")),
        ("3", Action("7")),
        ("7", NoSuchNumber("7")),
        ("0", NoSuchNumber("0")),
        ("log", Action("log")),
        ("/log", Command("log")),
        ("journal", Command("log")),
        ("", Command("look")),
        ("?", Command("rule")),
        ("? 3.2", Command("rule", "3.2")),
        ("?3.2", Command("rule", "3.2")),
        ("? why p9", Command("why", "p9")),
        ("? pourquoi p9", Command("why", "p9")),
        ("? p9", Command("what", "p9")),
        ("? orchidée", Command("what", "orchidée")),
        ("? 3.2.1", Command("rule", "3.2.1")),
        ("? §3,2", Command("rule", "3.2")),
        ("why p9", Command("why", "p9")),
        ("Règles", Command("rules")),
        ("undo", Command("undo")),
        ("annuler", Command("undo")),
        ("quit", Command("quit")),
        ("quit now please", Action("quit now please")),
        ("xyzzy", Action("xyzzy")),
    ],
)
def test_a_typed_line_means(typed: str, meant: Order) -> None:
    assert understand(typed, LEGAL) == meant


@given(st.text())
def test_any_text_means_something(typed: str) -> None:
    assert isinstance(understand(typed, LEGAL), Order)


@given(st.text())
def test_whatever_is_played_by_number_is_on_the_list(typed: str) -> None:
    order = understand(typed, LEGAL)
    if typed.strip().isdigit() and isinstance(order, Action) and typed.strip().isascii() and len(typed.strip()) <= 4:
        assert order.text in LEGAL
