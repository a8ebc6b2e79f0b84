"""How windows come alive: arrows, then monsters."""

from __future__ import annotations

import pytest

import gueridon
from gueridon.games.misty.tests.drawn import EMPTYING, EMPTYING_STEPS, RICH, alive, rows

ROUND_A_CENTRE = """
  c     d     e
3 house heart star
4 house {}    heart
5 house heart star
"""
# Two fire trucks one behind the other, and a rocket apart from them.
CONVOY = """
  c      d          e
3 house  fire-truck fire-truck
4 rocket heart      star
5 house  heart      star
"""


@pytest.mark.rule("1.2", "3.5")
@pytest.mark.parametrize(
    ("pictures", "covered"),
    [
        (("rocket", "balloon"), "d3"),
        (("leaf", "raindrop"), "d5"),
        (("fire-truck", "scooter"), "e4"),
        (("tractor", "unicycle"), "c4"),
    ],
)
def test_each_arrow_has_its_way(pictures: tuple[str, str], covered: str) -> None:
    for picture in pictures:
        window = alive(ROUND_A_CENTRE.format(picture), "d4")
        assert window.piles() == [covered]


@pytest.mark.rule("3.5")
def test_an_arrow_points_the_same_way_wherever_its_card_lies() -> None:
    window = alive(
        """
          c     d      e
        3 house heart  star
        4 house heart  rocket
        5 house rocket star
        """,
        "d5",
        "e4",
    )
    assert window.drawn() == rows(
        """
        house heart        star+rocket
        house heart+rocket .
        house .            star
        """
    )


@pytest.mark.rule("4.1")
def test_all_activate_at_once_and_see_no_step_of_another_until_all_have_finished() -> None:
    match = alive(CONVOY).match
    assert match.to_act() == [0, 1]
    before = match.view(1)["players"]
    match.play(0, "e3")
    assert match.view(1)["players"] == before


@pytest.mark.rule("4.1")
def test_the_steps_are_shown_when_everybody_has_finished() -> None:
    description = f"seats 2\nwindow first_steps\nglass 1{RICH}glass 2{EMPTYING}"
    match = gueridon.from_position("misty", description, seed=1)
    for step in EMPTYING_STEPS.split():
        assert match.view(0)["last_round"] is None
        match.play(1, step)
    last_round = match.view(0)["last_round"]
    assert isinstance(last_round, list)
    assert [step["cell"] for step in last_round[1]["steps"]] == EMPTYING_STEPS.split()


@pytest.mark.rule("4.1")
def test_a_window_at_rest_is_asked_for_nothing() -> None:
    window = alive(RICH)
    assert window.is_at_rest
    assert window.refusal("d4") == "refuse-window-at-rest"


@pytest.mark.rule("4.2")
def test_every_arrow_must_move_in_any_order() -> None:
    window = alive(CONVOY)
    assert window.choices == ["d3", "e3", "c4"]
    after_one = alive(CONVOY, "c4")
    assert after_one.choices == ["d3", "e3"]
    assert not after_one.is_at_rest
    assert alive(CONVOY, "c4", "e3", "d3").is_at_rest


@pytest.mark.rule("4.3")
def test_a_card_moves_one_space_onto_a_free_space() -> None:
    window = alive(CONVOY, "e3", "d3")
    assert window.drawn() == rows(
        """
        house  . fire-truck
        rocket heart star
        house  heart star
        """
    )


@pytest.mark.rule("4.4", "4.2")
def test_a_covered_card_does_not_act() -> None:
    window = alive(CONVOY, "d3")
    assert window.drawn() == rows(
        """
        house  . fire-truck+fire-truck
        rocket heart star
        house  heart star
        """
    )
    assert window.choices == ["c4"]
    assert window.refusal("e3") == "refuse-pile"


@pytest.mark.rule("4.4")
def test_a_third_card_may_land_on_a_pile() -> None:
    window = alive(
        """
          c          d     e
        3 fire-truck house tractor
        4 house      heart star
        5 house      heart star
        """,
        "c3",
        "e3",
    )
    assert window.drawn() == rows(
        """
        .     house+fire-truck+tractor .
        house heart star
        house heart star
        """
    )


@pytest.mark.rule("4.4")
def test_of_two_cards_that_face_each_other_only_the_first_moves() -> None:
    window = alive(
        """
          c          d       e
        3 fire-truck tractor star
        4 house      heart   star
        5 house      heart   house
        """,
        "d3",
    )
    assert window.is_at_rest
    assert window.drawn().splitlines()[0] == "fire-truck+tractor . star"


@pytest.mark.rule("4.5")
def test_a_card_that_leaves_the_window_is_gone() -> None:
    window = alive(CONVOY, "e3")
    assert window.drawn().splitlines()[0] == "house fire-truck ."


@pytest.mark.rule("4.5", "3.4")
def test_the_edge_of_a_tall_window_is_its_own() -> None:
    window = alive(
        """
          d     e     f
        4 house heart fire-truck
        5 house heart star
        6 house heart star
        7 leaf  smile monster
        """,
        "f4",
        "d7",
    )
    assert window.drawn() == rows(
        """
        house heart .
        house heart star
        house heart star
        .     smile monster
        """
    )


@pytest.mark.rule("4.6")
def test_a_card_that_has_moved_does_not_move_again() -> None:
    window = alive(CONVOY, "e3", "d3")
    assert window.choices == ["c4"]
    assert window.refusal("e3") == "refuse-has-moved"


@pytest.mark.rule("4.7")
def test_a_card_without_arrow_cannot_be_activated() -> None:
    window = alive(CONVOY)
    assert window.refusal("d4") == "refuse-no-arrow"
    assert window.refusal("f4") == "refuse-empty"


@pytest.mark.rule("4.7")
def test_a_card_without_arrow_can_be_covered() -> None:
    assert alive(CONVOY, "c4").drawn().splitlines()[0] == "house+rocket fire-truck fire-truck"


# Monsters

HUNGRY = """
  c       d      e
3 house   flower rocket
4 monster heart  star
5 house   heart  star
"""


@pytest.mark.rule("5.1")
def test_a_monster_eats_after_all_arrows_and_not_before() -> None:
    assert alive(HUNGRY).drawn().splitlines() == ["house flower rocket", "monster heart star", "house heart star"]
    assert alive(HUNGRY, "e3").is_at_rest


@pytest.mark.rule("5.1", "5.5", "5.4")
def test_a_monster_takes_the_place_of_a_flower_anywhere_in_the_window() -> None:
    window = alive(
        """
          c       d      e
        3 monster heart  star
        4 house   heart  star
        5 house   rocket flower
        """,
        "d5",
    )
    assert window.drawn() == rows(
        """
        .     heart        star
        house heart+rocket star
        house .            monster
        """
    )


@pytest.mark.rule("5.1", "4.4")
def test_a_covered_monster_eats_nothing() -> None:
    window = alive(
        """
          c       d      e
        3 leaf    heart  star
        4 monster heart  star
        5 house   house  flower
        """,
        "c3",
    )
    assert window.is_at_rest
    assert window.drawn() == rows(
        """
        .            heart star
        monster+leaf heart star
        house        house flower
        """
    )


@pytest.mark.rule("5.1")
def test_a_covered_flower_is_not_eaten() -> None:
    window = alive(
        """
          c       d      e
        3 leaf    heart  star
        4 flower  heart  star
        5 house   house  monster
        """,
        "c3",
    )
    assert window.is_at_rest
    assert window.drawn() == rows(
        """
        .           heart star
        flower+leaf heart star
        house       house monster
        """
    )


@pytest.mark.rule("5.2", "5.1")
def test_with_fewer_monsters_than_flowers_the_owner_chooses_the_flower() -> None:
    flowers = """
          c       d      e
        3 flower  heart  flower
        4 monster heart  star
        5 house   house  star
        """
    window = alive(flowers)
    assert window.choices == ["c3", "e3"]
    assert window.refusal("c4") == "refuse-choose-a-flower"
    assert alive(flowers, "e3").drawn().splitlines() == ["flower heart monster", ". heart star", "house house star"]


@pytest.mark.rule("5.3")
def test_with_more_monsters_than_flowers_the_owner_chooses_the_monster() -> None:
    monsters = """
          c       d      e
        3 monster heart  monster
        4 flower  heart  star
        5 house   house  star
        """
    window = alive(monsters)
    assert window.choices == ["c3", "e3"]
    assert window.refusal("c4") == "refuse-choose-a-monster"
    assert alive(monsters, "e3").drawn().splitlines() == ["monster heart .", "monster heart star", "house house star"]


@pytest.mark.rule("5.4")
def test_with_as_many_monsters_as_flowers_all_eat_unasked() -> None:
    window = alive(
        """
          c       d      e
        3 monster flower star
        4 monster heart  star
        5 house   house  flower
        """
    )
    assert window.is_at_rest
    assert window.drawn() == rows(
        """
        .     monster star
        .     heart   star
        house house   monster
        """
    )


@pytest.mark.rule("5.3", "5.1")
def test_two_flowers_for_three_monsters_feed_two_of_them() -> None:
    window = alive(
        """
          c       d       e
        3 monster monster monster
        4 flower  heart   flower
        5 house   house   star
        """,
        "e3",
        "c3",
    )
    assert window.is_at_rest
    assert window.drawn() == rows(
        """
        .       monster .
        monster heart   monster
        house   house   star
        """
    )
