"""Offers: who offers whom, who takes what, who knows what."""

import pytest

from gueridon.core.game import CHANCE
from gueridon.core.message import GueridonError
from gueridon.games.tussie_mussie.components import FLOWERS
from gueridon.games.tussie_mussie.tests.table import Table, at, start


def offers_of_a_round(seats: int, first: int) -> list[tuple[int, int]]:
    """Who offers whom, in order, when everybody shows the first tile drawn and takes what lies face up."""
    table = start(seats, first=str(first))
    found = []
    for turn in range(2 * seats):
        table.deal(FLOWERS[2 * turn].id, FLOWERS[2 * turn + 1].id)
        offerer = table.acting()[0]
        table.play(offerer, FLOWERS[2 * turn].id)
        taker = table.acting()[0]
        found.append((offerer, taker))
        table.play(taker, "up")
    return found


@pytest.mark.rule("2.1", "9.2")
def test_chance_names_the_first_player_unless_the_host_does() -> None:
    assert start(3).dealable() == {"first1", "first2", "first3"}
    assert start(3).deal("first2", "phlox", "peony").acting() == [2]
    assert start(3, first="3").deal("phlox", "peony").acting() == [3]


@pytest.mark.rule("9.2")
def test_a_seat_that_does_not_exist_cannot_be_first() -> None:
    with pytest.raises(GueridonError, match="Seat 3 cannot be first player: there are only 2 seats"):
        start(2, first="3")


@pytest.mark.rule("3.1")
def test_the_first_offers_go_clockwise_each_to_the_left() -> None:
    assert offers_of_a_round(4, first=2)[:4] == [(2, 3), (3, 4), (4, 1), (1, 2)]


@pytest.mark.rule("3.2")
def test_the_second_offers_go_anticlockwise_each_to_the_right() -> None:
    assert offers_of_a_round(4, first=2)[4:] == [(2, 1), (1, 4), (4, 3), (3, 2)]


@pytest.mark.rule("3.7")
def test_with_two_players_left_and_right_are_the_same() -> None:
    assert offers_of_a_round(2, first=1) == [(1, 2), (2, 1), (1, 2), (2, 1)]


@pytest.mark.rule("3.3")
def test_only_the_offerer_sees_the_drawn_tiles() -> None:
    table = start(3, first="1").deal("phlox", "peony")
    assert table.drawn(1) == ["phlox", "peony"]
    assert table.drawn(2) == table.drawn(0) == [None, None]


@pytest.mark.rule("3.4")
def test_the_offerer_lays_one_of_the_two_face_up() -> None:
    table = start(3, first="1").deal("phlox", "peony")
    assert table.legal(1) == ["phlox", "peony"]
    assert table.refusal(1, "violet") == ("refuse-not-drawn", "3.4")
    assert table.refusal(1, "up") == ("refuse-make-offer", "3.4")
    assert table.refusal(2, "phlox") == ("refuse-not-your-turn", "3.1")
    table.play(1, "peony")
    assert table.drawn(2) == ["peony", None]


@pytest.mark.rule("3.5", "1.3")
def test_the_tile_left_by_the_neighbour_is_the_offerers_and_both_keep_their_side() -> None:
    table = at("players 2\nrow 1 violet\nrow 2 (daisy)\noffer phlox (peony)")
    table.play(1, "down")
    assert (table.row(1), table.row(2)) == ("violet (peony)", "(daisy) phlox")


@pytest.mark.rule("3.5")
def test_the_neighbour_may_also_take_the_face_up_tile() -> None:
    table = at("players 2\nrow 1 violet\nrow 2 (daisy)\noffer phlox (peony)")
    assert table.refusal(1, "peony") == ("refuse-take-one", "3.5")
    table.play(1, "up")
    assert (table.row(1), table.row(2)) == ("violet phlox", "(daisy) (peony)")


@pytest.mark.rule("3.2", "3.5")
def test_the_books_offer() -> None:
    """Three players, the first player's second turn: Snapdragon up, Marigold down, to the right; the latter is taken."""
    table = at(
        """players 3
        row 1 violet daisy
        row 2 (camellia) (phlox)
        row 3 peony (gardenia)
        drawn marigold snapdragon"""
    )
    table.play(1, "snapdragon")
    assert table.acting() == [3]
    table.play(3, "down")
    assert table.row(3) == "peony (gardenia) (marigold)"
    assert table.row(1) == "violet daisy snapdragon"
    table.deal("hyacinth", "orchid")
    assert table.acting() == [3]


@pytest.mark.rule("3.6")
def test_a_face_down_tile_is_known_to_its_offerer_and_its_owner_alone() -> None:
    table = start(3, first="1").deal("phlox", "peony").play(1, "phlox")
    assert table.drawn(2) == ["phlox", None]
    table.play(2, "down")
    assert [table.row(2, seen_by=number) for number in (0, 1, 2, 3)] == ["(?)", "(peony)", "(peony)", "(?)"]


@pytest.mark.rule("3.6")
def test_who_left_a_face_down_tile_does_not_know_it() -> None:
    table = start(3, first="1").deal("phlox", "peony").play(1, "phlox").play(2, "up")
    assert [table.row(1, seen_by=number) for number in (0, 1, 2, 3)] == ["(?)", "(peony)", "(?)", "(?)"]


@pytest.mark.rule("3.6")
def test_taking_the_face_down_tile_shows_something_and_taking_the_other_does_not() -> None:
    table = start(3, first="1").deal("phlox", "peony").play(1, "phlox")
    assert [table.state.reveals(1, action) for action in table.state.legal(1)] == [False, True]


@pytest.mark.rule("3.7")
def test_everybody_ends_with_four_tiles() -> None:
    table = start(4, first="1")
    for _ in range(8):
        while table.state.chances():
            table.state.play(CHANCE, table.state.chance(0))
        offerer = table.acting()[0]
        table.play(offerer, table.legal(offerer)[0])
        table.play(table.acting()[0], "up")
    assert [len(table.presented(number).split()) for number in (1, 2, 3, 4)] == [4, 4, 4, 4]


def test_an_offer_is_told_with_names_only_to_those_who_know_them() -> None:
    def table() -> Table:
        return at("players 3\ndrawn phlox peony")

    assert table().told(1, 1, "phlox") == ["You offer Player 2 Phlox, face up, and Peony, face down."]
    assert table().told(2, 1, "phlox") == ["Player 1 offers you Phlox, face up, and a tile face down."]
    assert table().told(3, 1, "phlox") == ["Player 1 offers Player 2 Phlox, face up, and a tile face down."]


def test_a_choice_is_told_with_names_only_to_those_who_know_them() -> None:
    def table() -> Table:
        return at("players 3\noffer phlox (peony)")

    assert table().told(1, 2, "down") == ["Player 2 takes the face-down tile, Peony; you keep Phlox."]
    assert table().told(2, 2, "down") == ["You take the face-down tile: it is Peony. Player 1 keeps Phlox."]
    assert table().told(3, 2, "down") == ["Player 2 takes the face-down tile; Player 1 keeps Phlox."]
    assert table().told(2, 2, "up") == ["You take Phlox; Player 1 keeps the face-down tile."]


def test_a_draw_is_told_with_names_only_to_the_offerer() -> None:
    deals = [(0, "phlox"), (0, "peony")]
    assert start(2, first="1").told_of_many(1, deals) == [
        "Round 1 begins. You are the first player.",
        "You draw Phlox, Peony.",
    ]
    assert start(2, first="1").told_of_many(2, deals) == [
        "Round 1 begins. Player 1 is the first player.",
        "Player 1 draws two tiles.",
    ]
