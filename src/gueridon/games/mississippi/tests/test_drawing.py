"""The river in a terminal."""

import pytest
from rich.console import Console

from gueridon.core.words import LANGUAGES, Words
from gueridon.games.mississippi.drawing import draw
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.rules import MississippiState
from gueridon.games.mississippi.tests.table import drawn, started
from gueridon.games.mississippi.view import MississippiView

RIVER = "board short\n.  .  A1 .  .  .  .  B1 .  C1 .\n .  .  .  .  .  D5 .  .  .  E2 F3\nlogs A 5\nA moves"


def lines(state: MississippiState, viewer: int, width: int = 80, language: str = "en") -> list[str]:
    view = GAME.view(state, viewer)
    assert isinstance(view, MississippiView)
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(view, Words(language, "mississippi", reader=viewer)))
    return capture.get().splitlines()


def test_boats_lie_on_the_river_by_their_letter() -> None:
    shown = lines(drawn(RIVER), 0)
    assert shown[1] == " │ 0 │ 1 │ A │ 3 │ 4 │ 5 │ 6 │ B │ 8 │ C │10 │ →"
    assert shown[3] == "   │21 │20 │19 │18 │17 │ D │15 │14 │13 │ E │ F │ ←"


def test_the_numbers_of_a_boat_stand_round_its_letter_and_the_viewer_comes_last() -> None:
    shown = lines(drawn(RIVER), 0)
    first = next(index for index, line in enumerate(shown) if "▶" in line)
    assert [line[50:].rstrip() for line in shown[first : first + 6]] == [
        "▶Player 1",
        "  6   4",
        "2   A   1",
        "  3   5",
        "5 logs",
        "space 2",
    ]


def test_the_bank_and_the_round_stand_below() -> None:
    assert lines(drawn(RIVER), 0)[-1] == "Bank: 5 logs of 60 · start 5, goal 76 · Round 2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [-2, -1, 0, 5])
def test_everything_fits_into_sixty_columns(viewer: int, language: str) -> None:
    for state in (drawn(RIVER), started(6), started(6, "first6", "die1")):
        assert max(len(line) for line in lines(state, viewer, 60, language)) <= 60
