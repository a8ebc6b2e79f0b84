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


def lines(state: MississippiState, viewer: int, width: int = 80, height: int = 24, language: str = "en") -> list[str]:
    view = GAME.view(state, viewer)
    assert isinstance(view, MississippiView)
    console = Console(width=width, height=height, color_system=None)
    with console.capture() as capture:
        console.print(draw(view, Words(language, "mississippi", reader=viewer)))
    return capture.get().replace("\u00a0", " ").splitlines()


@pytest.mark.parametrize(("height", "row", "next_row"), [(24, 0, 1), (40, 1, 3)])
def test_boats_lie_on_the_river_by_their_letter(height: int, row: int, next_row: int) -> None:
    shown = lines(drawn(RIVER), 0, height=height)
    assert shown[row].startswith("│ 0 │ 1 │ A │ 3 │ 4 │ 5 │ 6 │ B │ 8 │ C │10 │→")
    assert shown[next_row].startswith("  │21 │20 │19 │18 │17 │ D │15 │14 │13 │ E │ F │←")


def test_the_numbers_of_a_boat_stand_round_its_letter_and_the_viewer_comes_last() -> None:
    # 1 to the east, and on clockwise: 5, 3, 2, 6, 4. The boat is heading east.
    assert [line[65:].rstrip() for line in lines(drawn(RIVER), 0)[-4:-1]] == [
        " 6 4  ▶Player 1",
        "2 A 1 5 logs",
        " 3 5  at 2 →",
    ]


def test_the_boats_lie_beside_the_river_in_eighty_columns_and_below_it_in_sixty() -> None:
    six_boats_of_three_lines, river, caption = 9, 7, 1
    assert len(lines(drawn(RIVER), 1, 80)) == six_boats_of_three_lines + caption
    assert len(lines(drawn(RIVER), 1, 60)) == river + 1 + 2 * 3 + caption


def test_the_bank_and_the_round_stand_below() -> None:
    assert lines(drawn(RIVER), 1)[-1] == "Bank: 5 logs of 60 · goal 76 · Round 2"


def test_the_figures_of_a_contact_are_explained_to_whom_they_are_offered() -> None:
    assert lines(drawn(RIVER), 0)[-1].endswith(" · Round 2 · C 6:1 +5: your 6 meets C’s 1, 5 on")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [-2, -1, 0, 5])
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("height", [24, 40])
def test_everything_fits(viewer: int, language: str, width: int, height: int) -> None:
    for state in (drawn(RIVER), started(6), started(6, "first6", "die1")):
        shown = lines(state, viewer, width, height, language)
        assert max(len(line) for line in shown) <= width
        assert not any("…" in line and "Player" in line for line in shown), "nothing is cut off"
