"""What players are told and asked, in both languages, and what the table draws for them."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import gueridon
from gueridon.core.contract import random_positions
from gueridon.core.game import EVERYTHING, ONLOOKER, View
from gueridon.core.rng import Rng
from gueridon.core.words import LANGUAGES, Words
from gueridon.games.misty import wire
from gueridon.games.misty.components import CARDS
from gueridon.games.misty.drawing import draw
from gueridon.games.misty.game import GAME
from gueridon.games.misty.tests.drawn import EMPTYING, EMPTYING_STEPS, RICH, alive, seen
from gueridon.games.misty.view import MistyView

NAMES = {0: "Anna", 1: "Bert"}
LIVELY = """
  c          d      e
3 leaf       heart  rocket
4 monster    heart  star
5 fire-truck house  flower
"""


def said(before: View, after: View, language: str = "en") -> list[str]:
    words = Words(language, "misty", NAMES, reader=after.viewer)
    return [words.say(message) for message in GAME.narrate(before, after)]


def told(match: gueridon.Match, viewer: int, seat: int, text: str, language: str = "en") -> list[str]:
    """What a viewer is told when somebody does something."""
    before = match.view_of(viewer)
    match.play(seat, text)
    return said(before, match.view_of(viewer), language)


@pytest.mark.rule("4.4", "4.5", "4.3")
def test_every_card_that_moves_is_told_to_its_owner_at_once() -> None:
    match = alive(LIVELY).match
    assert told(match, 0, 0, "c3") == ["Your window: the leaf moves from c3 to c4 and covers the monster."]
    assert told(match, 0, 0, "e3") == ["Your window: the rocket on e3 leaves the window and is out."]


@pytest.mark.rule("4.1")
def test_a_step_of_an_unfinished_activation_is_told_to_nobody_else() -> None:
    match = alive(LIVELY).match
    assert told(match, 1, 0, "c3") == []
    assert told(match, ONLOOKER, 0, "e3") == []


@pytest.mark.rule("5.5")
def test_a_meal_is_told() -> None:
    match = alive(LIVELY.replace("leaf  ", "rocket")).match
    match.play(0, "c3")
    match.play(0, "e3")
    assert told(match, 0, 0, "c5") == ["Your window: the fire truck moves from c5 to d5 and covers the house.",
                                       "Your window: the monster on c4 eats the flower on e5 and takes its place.",
                                       "Your window is at rest."]  # fmt: skip


@pytest.mark.rule("4.1")
def test_the_others_are_told_only_that_a_window_is_at_rest() -> None:
    match = alive(LIVELY, "c3", "e3").match
    assert told(match, 1, 0, "c5") == ["Anna’s window is at rest."]


@pytest.mark.rule("2.2")
def test_a_sealed_pick_is_told_by_name_only_to_the_one_who_made_it() -> None:
    match = gueridon.from_position(
        "misty", "seats 2\nhand 1 leaf leaf leaf smile smile star\nhand 2 house house heart heart smile smile", seed=1
    )
    assert told(match, 0, 0, "star") == ["You set the star aside."]
    assert told(match, 0, 1, "house") == [
        "You take the star.",
        "Bert takes the house.",
        "You put the star on d4.",
        "Bert puts the house on d4.",
        "The hands go to the left.",
        "Your hand: smile, smile, house, heart, heart.",
    ]


@pytest.mark.rule("2.2")
def test_that_somebody_has_picked_is_told_but_not_what() -> None:
    match = gueridon.from_position(
        "misty", "seats 2\nhand 1 leaf leaf leaf smile smile star\nhand 2 house house heart heart smile smile", seed=1
    )
    assert told(match, 1, 0, "star") == ["Anna has picked a card."]


@pytest.mark.rule("6.1", "6.2", "6.3", "6.4", "6.6")
def test_the_end_of_a_round_says_why_a_window_is_worth_what_it_is_worth() -> None:
    steps = EMPTYING_STEPS.split()
    description = f"seats 2\nwindow first_steps\nglass 1{RICH}glass 2{EMPTYING}steps 2 {' '.join(steps[:-1])}"
    match = gueridon.from_position("misty", description, seed=1)
    lines = told(match, 0, 1, steps[-1])
    worth = [line for line in lines if "worth" in line]
    assert worth == [
        "Your window is worth 13 points: 4 for 2 flowers, 4 for 4 smiles, 2 for smiles side by side, "
        "3 for 3 other cards.",
        "Bert’s window is worth 1 point: 1 for 1 other card.",
    ]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Your window is worth 0 points: nothing for 3 piles."),
        ("fr", "Votre fenêtre vaut 0 point\u00a0: rien pour 3 tas."),
    ],
)
def test_piles_are_told_to_be_worth_nothing(language: str, sentence: str) -> None:
    """The arrows of each row meet in its middle, two of them onto the card there."""
    glass = """
      c          d     e
    3 fire-truck smile unicycle
    4 scooter    heart tractor
    5 scooter    star  tractor
    """
    other = f"glass 2{EMPTYING}steps 2 {EMPTYING_STEPS}\n"
    match = gueridon.from_position("misty", f"seats 2\nwindow first_steps\nglass 1{glass}{other}", seed=1)
    for step in ("c3", "c4", "c5", "e3", "e4"):
        match.play(0, step)
    assert sentence in told(match, 0, 0, "e5", language)


@pytest.mark.rule("6.6")
def test_the_winner_of_a_round_is_told_before_the_next_deal() -> None:
    steps = EMPTYING_STEPS.split()
    description = f"seats 2\nwindow first_steps\nglass 1{RICH}glass 2{EMPTYING}steps 2 {' '.join(steps[:-1])}"
    match = gueridon.from_position("misty", description, seed=1)
    lines = told(match, ONLOOKER, 1, steps[-1], "fr")
    assert lines.index("Anna gagne la manche 1 avec 13 points (1 manche gagnée jusqu’ici).") == len(lines) - 3


def test_the_question_names_the_card_to_place() -> None:
    match = gueridon.from_position(
        "misty",
        "seats 2\nglass 1 2\n  d\n4 smile\ncard 1 star\ncard 2 star\nhand 1 leaf leaf leaf house\n"
        "hand 2 flower flower flower flower",
        seed=1,
    )
    questions = [Words(language, "misty").say(GAME.ask(match.view_of(0))) for language in LANGUAGES]
    assert questions == [
        "Where in your window do you put the star?",
        "Où posez-vous l’étoile dans votre fenêtre\u00a0?",
    ]


def test_a_choice_says_what_it_will_do() -> None:
    match = alive(LIVELY).match
    view = match.view_of(0)
    words = Words("en", "misty", NAMES, reader=0)
    assert [words.say(GAME.label(view, action)) for action in view.legal] == [
        "leaf on c3: covers the monster on c4",
        "rocket on e3: leaves the window",
        "fire truck on c5: covers the house on d5",
    ]


def test_a_choice_says_that_a_card_will_go_onto_a_pile() -> None:
    view = alive(
        LIVELY.replace("heart  rocket", "leaf   rocket").replace("monster    heart", "fire-truck heart"), "c4"
    ).match.view_of(0)
    words = Words("en", "misty", NAMES, reader=0)
    labels = [words.say(GAME.label(view, action)) for action in view.legal]
    assert "leaf on d3: goes onto the pile on d4" in labels


def test_every_card_has_its_words_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(language, "misty")
        for card in CARDS:
            for code in (f"card-{card.picture}", f"card-{card.picture}-effect", f"the-{card.picture}"):
                assert words.noun(code)
            assert len(words.noun(f"short-{card.picture}")) <= 8


def drawn(view: View, language: str, width: int, height: int = 24) -> str:
    assert isinstance(view, MistyView)
    console = Console(file=StringIO(), width=width, height=height)
    console.print(draw(view, Words(language, "misty", NAMES, reader=view.viewer)))
    output = console.file
    assert isinstance(output, StringIO)
    return "\n".join(line.rstrip() for line in output.getvalue().splitlines())


def test_arrows_stand_on_the_side_that_their_card_will_cross() -> None:
    picture = drawn(alive(LIVELY).match.view_of(0), "en", 36)  # one window above the other
    assert (
        picture[picture.index("  You") :]
        == """\
  You
      c        d        e
  ╭────────┬────────┬───↑────╮
3 │  leaf  │ heart  │ rocket │
  ├───↓────┼────────┼────────┤
4 │monster │ heart  │  star  │
  ├────────┼────────┼────────┤
5 │ truck  → house  │ flower │
  ╰────────┴────────┴────────╯"""
    )


def test_a_drawing_shows_piles_and_free_spaces_and_no_arrow_that_has_moved() -> None:
    picture = drawn(alive(LIVELY, "c3", "e3").match.view_of(0), "en", 36)
    assert (
        picture[picture.index("  You") :]
        == """\
  You
      c        d        e
  ╭────────┬────────┬────────╮
3 │░░░░░░░░│ heart  │░░░░░░░░│
  ├────────┼────────┼────────┤
4 │▒pile 2▒│ heart  │  star  │
  ├────────┼────────┼────────┤
5 │ truck  → house  │ flower │
  ╰────────┴────────┴────────╯"""
    )


def test_two_cards_that_will_cross_the_same_side_share_its_arrow() -> None:
    glass = """
      c          d        e
    3 fire-truck unicycle leaf
    4 heart      heart    rocket
    5 house      house    star
    """
    picture = drawn(alive(glass).match.view_of(0), "fr", 36)
    assert "3 │ camion ↔  mono  │feuille │" in picture
    assert "├────────┼────────┼───↕────┤" in picture


@pytest.mark.parametrize(
    ("language", "caption"),
    [("en", "Bert · 13 points · ★ 1 round won"), ("fr", "Bert · 13 points · ★ 1 manche")],
)
def test_the_windows_of_a_round_that_is_over_say_what_they_were_worth(language: str, caption: str) -> None:
    steps = EMPTYING_STEPS.split()
    description = f"seats 2\nwindow first_steps\nglass 2{RICH}glass 1{EMPTYING}steps 1 {' '.join(steps[:-1])}"
    match = gueridon.from_position("misty", description, seed=1)
    match.play(0, steps[-1])
    assert caption in drawn(match.view_of(0), language, 80)


@pytest.mark.parametrize("height", [24, 50])
def test_while_a_card_is_placed_the_rest_of_the_hand_is_shown_as_going_on(height: int) -> None:
    hands = "hand 1 leaf leaf leaf house\nhand 2 flower flower flower flower\nhand 3 monster monster tractor tractor"
    cards = "card 1 star\ncard 2 heart\ncard 3 heart"
    match = gueridon.from_position("misty", f"seats 3\nglass 1 2 3\n  d\n4 smile\n{cards}\n{hands}", seed=1)
    picture = drawn(match.view_of(1), "en", 80, height)
    assert "Goes on to Player 3 next" in picture
    assert "Your hand" not in picture


def test_a_high_terminal_has_room_for_doodles() -> None:
    picture = drawn(alive(LIVELY).match.view_of(0), "en", 80, 60)
    assert all(doodle in picture for doodle in (r"{oo}", r"(@)", r"(\/)"))


def test_what_does_not_fit_on_the_line_of_a_hand_hangs_below_its_cards() -> None:
    match = gueridon.from_position(
        "misty",
        "seats 2\nglass 1 2\n  d\n4 smile\nhand 1 leaf fire-truck scooter unicycle tractor\n"
        "hand 2 leaf fire-truck raindrop unicycle tractor",
        seed=1,
    )
    picture = drawn(match.view_of(0), "fr", 60)
    assert picture.endswith("""\
  Bert a en main feuille ↓, goutte ↓, camion de pompiers →,
                 tracteur ←, monocycle ←
  Votre main     feuille ↓, camion de pompiers →, scooter →,
                 tracteur ←, monocycle ←""")


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_windows_and_both_hands_leave_room_for_the_question_on_a_low_terminal(language: str) -> None:
    """Of 24 lines the question with its choices needs eight at most, unless the window is still open on all sides."""
    heights = [
        drawn(GAME.view(state, 0), language, 80).count("\n") + 1
        for state in random_positions(GAME, 2, {"window": "classic"}, Rng(2))
    ]
    assert sum(height <= 16 for height in heights) > 0.95 * len(heights)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_can_be_drawn_in_sixty_columns(seats: int, language: str) -> None:
    rng = Rng(seats)
    for i, state in enumerate(random_positions(GAME, seats, {"window": "classic"}, rng)):
        if i % 23 == 0:
            for viewer in (0, ONLOOKER, EVERYTHING):
                picture = drawn(GAME.view(state, viewer), language, 60)
                assert picture.strip()
                assert not any(line.count("╭") != line.count("╮") for line in picture.splitlines()), "a frame is cut"


@pytest.mark.rule("4.4", "4.5")
def test_the_data_of_a_view_shows_what_lies_in_each_pane() -> None:
    window = seen(alive(LIVELY, "c3", "e3").state).players[0].window
    panes = {pane.cell: pane for pane in window.panes}
    assert panes["c4"].cards == ["monster", "leaf"]
    assert "e3" not in panes
    assert [pane.cell for pane in window.panes if pane.moved] == ["c4"]
    assert window.frame == ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"]
    assert window.steps == [wire.Step("c3", "leaf"), wire.Step("e3", "rocket")]
