"""Rounds, sums and the end."""

import pytest

from gueridon.core.words import Words
from gueridon.games.tussie_mussie.components import FLOWERS
from gueridon.games.tussie_mussie.tests.table import Table, at, before_presentation

TWO = """players 2
names {names}
round 3
points 1 {one}
points 2 {two}
row 1 carnation phlox (hyacinth) (violet)
row 2 (honeysuckle) (pink_rose) red_rose gardenia"""
# Row 1 is worth 3 + 2 + 0 + 2 = 7, row 2 is worth 1 + 1 + 1 + 2 = 5.

THREE = """players 3
round 3
points 1 {one}
points 2 {two}
points 3 {three}
row 1 camellia (red_rose) red_tulip (amaryllis)
row 2 (pink_rose) peony (phlox) hyacinth
row 3 (violet) honeysuckle (carnation) gardenia"""
# Row 1: 1 + 1 + 4 + 2 = 8. Row 2: 3 + 3 + 2 + 0 = 8. Row 3: 1 + 1 + 3 + 2 = 7.


def two(one: str, two: str, names: str = "en") -> Table:
    return at(TWO.format(names=names, one=one, two=two))


@pytest.mark.rule("2.2")
def test_a_new_round_begins_with_all_tiles_and_empty_arrangements() -> None:
    table = before_presentation("camellia phlox (hyacinth) (gardenia)")
    assert table.dealable() == {flower.id for flower in FLOWERS}
    assert (table.row(1), table.row(2)) == ("", "")


@pytest.mark.rule("2.3")
def test_the_first_player_passes_to_the_left() -> None:
    table = before_presentation("camellia phlox (hyacinth) (gardenia)", head="round 1\nfirst 1")
    assert table.deal("phlox", "peony").acting() == [2]


@pytest.mark.rule("2.2", "7.1")
def test_after_the_third_round_most_points_win() -> None:
    table = two("3 4", "4 4")
    outcome = table.outcome()
    assert (outcome.scores, outcome.places) == ((14, 13), (1, 2))
    assert outcome.reason.code == "end-most-points"
    assert table.refusal(1, "up") == ("refuse-game-over", "7.1")


@pytest.mark.rule("2.2")
def test_after_the_second_round_the_game_goes_on() -> None:
    table = before_presentation("camellia phlox (hyacinth) (gardenia)", head="round 2\npoints 1 20\npoints 2 0")
    assert table.state.outcome() is None


@pytest.mark.rule("7.2")
def test_a_tie_goes_to_the_flower_first_in_the_alphabet() -> None:
    outcome = two("3 2", "4 3").outcome()
    assert (outcome.scores, outcome.winners) == ((12, 12), (0,))
    assert outcome.reason.arguments["tile"] == "tile-carnation"


@pytest.mark.rule("7.2")
def test_an_earlier_flower_of_a_player_outside_the_tie_decides_nothing() -> None:
    table = at(
        """players 3
        round 3
        points 1 9 8
        points 2 9 9
        row 1 phlox (violet) camellia (pink_rose)
        row 2 (red_rose) daisy gardenia peony
        row 3 (amaryllis) hyacinth (carnation) (red_tulip)"""
    )
    # Row 1: 2 + 1 + 1 + 2 = 6. Row 2: 1 + 2 + 1 + 1 = 5. Row 3: 1 + 3 + 3 + 2 = 9. Amaryllis is seat 3's.
    outcome = table.outcome()
    assert (outcome.scores, outcome.places) == ((23, 23, 9), (1, 2, 3))
    assert Words("en", "tussie_mussie").say(outcome.reason) == (
        "Player 1 wins the tie at 23 points: of the tied players’ flowers in the last round, "
        "Camellia comes first in the alphabet."
    )


@pytest.mark.rule("7.3", "9.1")
def test_in_french_the_same_tie_goes_to_the_chevrefeuille() -> None:
    outcome = two("3 2", "4 3", names="fr").outcome()
    assert outcome.winners == (1,)
    assert outcome.reason.arguments["tile"] == "tile-honeysuckle"


@pytest.mark.rule("7.2")
def test_a_discarded_flower_decides_no_tie() -> None:
    table = at(
        """players 2
        round 3
        points 1 3 3
        points 2 1 2
        row 1 camellia marigold (gardenia) (hyacinth)
        row 2 (honeysuckle) (phlox) daisy carnation"""
    )
    table.play(1, "discard1")
    # Seat 1 has 2 + 2 + 0 this round, seat 2 has 1 + 2 + 1 + 3. Camellia would come before Carnation.
    outcome = table.outcome()
    assert (outcome.scores, outcome.winners) == ((10, 10), (1,))
    assert outcome.reason.arguments["tile"] == "tile-carnation"


@pytest.mark.rule("7.4")
def test_players_with_equal_points_below_the_lead_share_a_place() -> None:
    outcome = at(THREE.format(one="9 9", two="1 1", three="1 2")).outcome()
    assert (outcome.scores, outcome.places) == ((26, 10, 10), (1, 2, 2))


@pytest.mark.rule("7.2", "7.4")
def test_of_three_who_lead_together_one_wins_and_two_are_second() -> None:
    outcome = at(THREE.format(one="1 1", two="1 1", three="1 2")).outcome()
    assert (outcome.scores, outcome.places) == ((10, 10, 10), (1, 2, 2))
    assert outcome.reason.arguments["tile"] == "tile-amaryllis"


@pytest.mark.rule("7.1")
def test_points_of_all_rounds_are_in_the_view() -> None:
    players = two("3 4", "4 4").view(0).data().players
    assert [(player.points, player.total) for player in players] == [([3, 4, 7], 14), ([4, 4, 5], 13)]
