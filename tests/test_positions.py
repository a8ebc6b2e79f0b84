"""A described position is played on, or refused in one sentence; it never breaks the table later."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gueridon
from gueridon.core import contract, registry
from gueridon.core.game import State
from gueridon.core.message import PositionError
from gueridon.core.rng import Rng

ROOT = Path(gueridon.__file__).parent


@cache
def descriptions(name: str) -> tuple[str, ...]:
    """The positions that the game's own tests draw."""
    found = []
    for path in sorted((ROOT / "games" / name / "tests").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" in node.value:
                found.append(node.value)
    return tuple(description for description in found if _reads(name, description))


def _reads(name: str, description: str) -> bool:
    try:
        registry.game(name).position(description)
    except PositionError:
        return False
    return True


@pytest.mark.parametrize("name", registry.names())
def test_the_tests_of_every_game_draw_positions(name: str) -> None:
    assert len(descriptions(name)) >= 5


@st.composite
def damaged(draw: st.DrawFn, name: str) -> str:
    """A drawn position with some lines left out, said twice, or with a word of another one."""
    lines = draw(st.sampled_from(descriptions(name))).splitlines()
    words = sorted({word for description in descriptions(name) for word in description.split()})
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        kind = draw(st.sampled_from(["leave out", "say twice", "another word", "garble"]))
        if kind == "leave out":
            lines[at] = ""
        elif kind == "say twice":
            lines.append(lines[at])
        elif kind == "garble":
            lines[at] = draw(st.text(max_size=20)).replace("\n", " ")
        elif lines[at].split():
            parts = lines[at].split()
            parts[draw(st.integers(0, len(parts) - 1))] = draw(st.sampled_from(words))
            lines[at] = " ".join(parts)
    return "\n".join(lines)


def complaint(name: str, description: str) -> str | None:
    """What the game has against a description; None when it was played on to the end."""
    try:
        state = registry.game(name).position(description)
    except PositionError as error:
        return str(error)
    play_on(name, state)
    return None


def play_on(name: str, state: State) -> None:
    rng = Rng(1)
    contract.check_imagination(registry.game(name), state, rng)
    for _ in range(contract.MAX_STEPS):
        if state.to_act() == 0:
            break
        contract.play_at_random(state, rng)
    assert state.outcome() is not None


@pytest.mark.parametrize("name", registry.names())
@settings(max_examples=150)
@given(data=st.data())
def test_a_damaged_description_is_refused_in_one_line_or_can_be_played_to_the_end(
    name: str, data: st.DataObject
) -> None:
    said = complaint(name, data.draw(damaged(name)))
    assert said is None or len(said.splitlines()) == 1


@pytest.mark.parametrize("name", registry.names())
@given(description=st.text())
def test_any_other_text_is_no_position(name: str, description: str) -> None:
    assert complaint(name, description)
