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


def squeezed(picture: str) -> list[str]:
    """The lines without the spaces between columns."""
    return [" ".join(line.split()) for line in picture.splitlines()]


SCORED = "players 3\nround {}\n{}\nrow 1 orchid (camellia) red_tulip (honeysuckle)\n"
SCORED += "row 2 (phlox) peony (gardenia) daisy\nrow 3 (violet) hyacinth (carnation) pink_rose"


def test_a_presentation_stays_in_sight_with_the_points_of_each_tile() -> None:
    table = at(SCORED.format(1, "first 1")).play(1, "red")
    table.deal("amaryllis", "snapdragon")
    # Orchid as red 1, Camellia 1, Red Tulip 3, Honeysuckle 1 + 1.
    lines = squeezed(drawn(table, 0))
    assert lines[0] == "Presentation of round 1 · (in brackets: keepsakes)"
    assert lines[lines.index("Player 1 Orchid (Camellia) Red Tulip (Honeysuckle)") :][:3] == [
        "Player 1 Orchid (Camellia) Red Tulip (Honeysuckle)",
        "7 points red ♥ red ♥ red yellow ♥",
        "+1 +1 +3 +2",
    ]


def test_a_presentation_goes_when_the_viewer_has_got_a_tile() -> None:
    table = at(SCORED.format(1, "first 1")).play(1, "red").deal("amaryllis", "snapdragon").play(2, "amaryllis")
    assert "Presentation" in drawn(table, 2)
    table.play(3, "up").deal("violet", "daisy")
    assert ["Presentation" in drawn(table, viewer) for viewer in (0, 1, 2)] == [True, False, False]


def test_the_end_shows_the_last_presentation_and_the_sums() -> None:
    table = at(SCORED.format(3, "first 1\npoints 1 5 6\npoints 2 3 4\npoints 3 1 2")).play(1, "red")
    lines = squeezed(drawn(table, 0))
    assert "5 + 6 + 7 red ♥ red ♥ red yellow ♥" in lines
    assert "= 18 +1 +1 +3 +2" in lines


def test_what_an_arrangement_would_score_now_is_shown_before_the_presentation() -> None:
    table = at("players 2\nrow 1 orchid snapdragon red_tulip (camellia)\nrow 2 (phlox) (peony) (gardenia) daisy")
    assert "this arrangement: 5 points now" in drawn(table, 0)
    table.play(1, "red")
    # Orchid 1, Snapdragon 1, Red Tulip 3, Camellia 1.
    assert "this arrangement: 6 points now" in drawn(table, 0)


def test_a_second_line_of_the_apprentices_tiles_says_whose_it_is() -> None:
    table = at(
        """players 1
        head_start on
        round 2
        points 1 5
        points apprentice 6
        row 1 camellia phlox marigold
        row apprentice violet orchid daisy (peony) (gardenia)
        turn t2 left1
        turn t3 left1
        turn t5 left1"""
    )
    lines = squeezed(drawn(table, 0))
    assert "Apprentice Violet Orchid Daisy (▒▒▒▒▒▒▒)" in lines
    assert "(continued) (Gardenia)" in lines
