"""Written positions: what they may say, and how a mistake in them is pointed out."""

import pytest

from gueridon.core.message import PositionError
from gueridon.games.tussie_mussie.game import GAME
from gueridon.games.tussie_mussie.tests.table import at

MISTAKES = {
    "": "The first line has to say how many play",
    "players 5": "Line 1: “5” is not a number from 1 to 4",
    "players " + "9" * 5000: "Line 1: “" + "9" * 199 + "…” is not a number from 1 to 4",
    "players ٣": "Line 1: “٣” is not a number from 1 to 4",
    "players 2\nflowers 3": "Line 2: “flowers 3” says nothing about a position",
    "players 2\nnames de": "Line 2: “de” is not one of en, fr",
    "players 2\nround 4": "Line 2: “4” is not a number from 1 to 3",
    "players 2\nfirst 3": "Line 2: “3” is not a number from 1 to 2",
    "players 2\nrow 1 rose": "Line 2: “rose” is not a flower",
    "players 2\nrow 1 phlox\nrow 2 (phlox)": "Line 3: Phlox is in two places",
    "players 2\nrow 1 phlox": "do not have the sizes",
    "players 3\nrow 1 phlox\nrow 3 (peony)": "do not have the sizes",
    "players 2\nrow 1 phlox\nrow 2 peony": "Offer 1: of its two tiles one lies face up",
    "players 2\noffer phlox peony": "Line 2: one tile is laid face up and one, in brackets, face down",
    "players 2\nlaid phlox peony": "Line 2: “laid” is for the solo variant only",
    "players 2\nrow 1 phlox peony violet daisy\nrow 2 (camellia) (red_rose) (orchid) (gardenia)\ndrawn hyacinth marigold": (
        "Line 4: every arrangement is complete"
    ),
    "players 1\ndrawn phlox peony": "Line 2: “drawn” is not for the solo variant",
    "players 1\nturn t7": "Line 2: a turn reads",
    "players 1\nturn t6 right1": "Line 2: a turn reads",
    "players 1\nturn t2\nturn t3": "Line 3: a turn reads",
    "players 1\nrow 1 phlox\nrow apprentice peony": "do not agree with the turns",
    "players 1\nrow 1 (phlox)\nrow apprentice peony\nturn t2 left1": "do not agree with the turns",
    "players 1\nround 2\nlast apprentice violet daisy camellia red_rose\nrow apprentice phlox": (
        "do not agree with the turns"
    ),
    "players 1\nturn t2\nlaid phlox (peony)": "Line 3: tiles are laid out only under a turn card",
    "players 1\nturn t1\nlaid phlox (peony)": "Line 3: tiles are laid out only under a turn card",
    "players 2\ndrawn phlox peony\ndrawn violet daisy": "Line 3: “drawn” has been said already",
    "players 2\ndrawn phlox peony\noffer violet (daisy)": "Line 3: “offer” has been said already",
    "players 2\nrow 1 phlox\nrow 2 (peony)\nrow 1 violet": "Line 4: “row 1” has been said already",
    "players 2\nround 2\npoints 1 5\npoints 1 6": "Line 4: “points 1” has been said already",
    "players 2\nround 2\nround 3": "Line 3: “round” has been said already",
    "players 2\nnames fr\nnames en": "Line 3: “names” has been said already",
    "players 1\nround 2\nlast apprentice phlox\nlast apprentice peony": "Line 4: “last” has been said already",
    "players 1\nturn t2\nlaid phlox peony\nlaid violet daisy": "Line 4: “laid” has been said already",
    "players 2\npoints 1 5": "Line 2: round 1 comes after 0 rounds; there are no more points to give",
    "players 2\npoints 1 5 6\nround 2": "Line 2: round 2 comes after 1 round; there are no more points to give",
    "players 2\nrow 1 phlox peony violet daisy orchid": "Line 2: such an arrangement never has more than 4 tiles",
    "players 1\nrow apprentice phlox peony violet daisy orchid camellia red_rose marigold": (
        "Line 2: such an arrangement never has more than 7 tiles"
    ),
    "players 2\nrow 1 (camellia": "Line 2: “(camellia” has only one of its two brackets",
    "players 2\nrow 1 camellia)": "Line 2: “camellia)” has only one of its two brackets",
    "players 2\nrow 1 ((camellia))": "Line 2: “(camellia)” is not a flower",
    "players 1\nlast apprentice phlox peony violet daisy": "Line 2: before round 1 the apprentice had no arrangement",
}


@pytest.mark.parametrize("description", MISTAKES)
def test_a_mistake_is_named_with_its_place(description: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position(description)
    assert MISTAKES[description] in str(caught.value)


def test_a_position_may_stand_between_two_draws_an_offer_and_a_choice() -> None:
    assert at("players 2").dealable() >= {"phlox"}
    assert at("players 2\ndrawn phlox peony").acting() == [1]
    assert at("players 2\noffer phlox (peony)").acting() == [2]


def test_the_tiles_of_a_position_are_not_in_the_stack() -> None:
    table = at("players 2\nrow 1 phlox\nrow 2 (peony)")
    assert table.dealable().isdisjoint({"phlox", "peony"})
    assert len(table.dealable()) == 16


def test_points_of_earlier_rounds_are_kept() -> None:
    table = at("players 2\nround 3\npoints 1 5 6\npoints 2 7 8")
    assert (table.points(1), table.points(2)) == ([5, 6], [7, 8])


def test_the_first_player_of_a_position_is_that_of_its_round() -> None:
    assert at("players 3\nround 2\nfirst 3\ndrawn phlox peony").acting() == [3]
