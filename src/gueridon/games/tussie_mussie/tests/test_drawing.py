"""The drawing fits a narrow terminal and shows nobody what they may not see."""

import pytest
from rich.console import Console

from gueridon.core.game import EVERYTHING
from gueridon.core.words import Words
from gueridon.games.tussie_mussie.drawing import draw
from gueridon.games.tussie_mussie.game import GAME
from gueridon.games.tussie_mussie.tests.table import Table, at
from gueridon.games.tussie_mussie.view import TussieMussieView

WIDE = at(
    """players 4
    row 1 forget_me_not pink_larkspur honeysuckle
    row 2 (amaryllis) pink_rose
    row 3 (hyacinth) violet (carnation)
    row 4 (gardenia) (daisy) (snapdragon) marigold
    offer phlox (peony)"""
)


def drawn(table: Table, viewer: int, width: int = 80, language: str = "en") -> str:
    view = GAME.view(table.state, viewer)
    assert isinstance(view, TussieMussieView)
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(view, Words(language, "tussie_mussie")))
    return capture.get()


@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    lines = drawn(WIDE, EVERYTHING, width, language).splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    assert any("▒" not in line and ("Forget-me-not" in line or "Myosotis" in line) for line in lines)


def test_only_who_knows_a_keepsake_sees_it_drawn() -> None:
    table = at("players 3\nrow 1 phlox\nrow 2 (peony)")
    assert [("Peony" in drawn(table, viewer)) for viewer in (-1, 0, 1, 2)] == [False, True, True, False]
    assert "Peony" in drawn(table, EVERYTHING)


def test_the_own_arrangement_comes_last() -> None:
    picture = drawn(WIDE, 1)
    assert picture.index("Player 1") < picture.rindex("Player 2 ")
    assert picture.index("Player 3") < picture.index("Player 2 ")
