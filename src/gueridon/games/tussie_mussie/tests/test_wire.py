"""What is sent: where points come from, what an action does, what touching a place means, what lies in the box."""

from __future__ import annotations

import pytest

from gueridon.core.contract import random_positions
from gueridon.core.game import View
from gueridon.core.rng import Rng
from gueridon.core.wire import Choice
from gueridon.games.tussie_mussie import wire
from gueridon.games.tussie_mussie.events import recap
from gueridon.games.tussie_mussie.game import GAME
from gueridon.games.tussie_mussie.tests.table import Table, at, before_presentation
from gueridon.games.tussie_mussie.view import TussieMussieView

# --- Where points come from -------------------------------------------------------------------------------------------


def scored(table: Table, owner: int = 0) -> dict[str, wire.TileScored]:
    """The tiles of an arrangement as they were scored, by their names."""
    told = recap(table.view(1))
    return {event.tile: event for event in told if isinstance(event, wire.TileScored) and event.owner == owner}


def sources(own: str, tile: str, *acts: str) -> list[int]:
    table = before_presentation(own)
    if acts:
        table.play(1, *acts)
    return scored(table)[tile].sources


@pytest.mark.rule("6.1")
def test_hearts_come_from_the_tile_itself_and_no_effect_has_no_source() -> None:
    assert sources("camellia phlox (hyacinth) (gardenia)", "phlox") == [1]
    assert sources("camellia phlox (hyacinth) (gardenia)", "hyacinth") == []


@pytest.mark.rule("6.3")
def test_red_rose_points_at_every_tile_with_a_heart() -> None:
    assert sources("red_rose phlox (camellia) (hyacinth)", "red_rose") == [1, 2]


@pytest.mark.rule("6.4", "5.7")
def test_red_tulip_points_at_what_counts_as_red() -> None:
    assert sources("red_tulip (camellia) orchid honeysuckle", "red_tulip", "red") == [0, 1, 2]
    assert sources("red_tulip (camellia) orchid honeysuckle", "red_tulip", "pink") == [0, 1]


@pytest.mark.rule("6.5", "6.6")
def test_amaryllis_points_at_the_bouquet_and_gardenia_at_the_keepsakes() -> None:
    assert sources("(amaryllis) camellia phlox (gardenia)", "amaryllis") == [1, 2]
    assert sources("(amaryllis) camellia phlox (gardenia)", "gardenia") == [0, 3]


@pytest.mark.rule("6.7")
def test_peony_points_at_the_bouquet_of_two_and_else_at_its_own_heart_only() -> None:
    assert sources("peony camellia (phlox) (hyacinth)", "peony") == [0, 1]
    assert sources("camellia phlox peony (hyacinth)", "peony") == [2]


@pytest.mark.rule("6.8", "6.10")
def test_neighbours_are_pointed_at_only_where_they_count() -> None:
    assert sources("camellia (forget_me_not) hyacinth (phlox)", "forget_me_not") == [0, 1]
    assert sources("(hyacinth) honeysuckle camellia phlox", "honeysuckle") == [1, 2]


@pytest.mark.rule("6.9", "6.11")
def test_hyacinth_and_carnation_look_at_the_whole_arrangement() -> None:
    assert sources("hyacinth violet (daisy) (red_rose)", "hyacinth") == [0, 1, 2, 3]
    assert sources("carnation camellia (red_rose) phlox", "carnation") == [0, 1, 2, 3]


@pytest.mark.rule("6.12")
def test_daisy_points_at_the_others_without_a_heart() -> None:
    assert sources("daisy hyacinth camellia (violet)", "daisy") == [1, 3]


@pytest.mark.rule("6.1", "6.10")
def test_a_tile_says_its_hearts_its_effect_why_and_the_sum_so_far() -> None:
    table = before_presentation("red_tulip (camellia) orchid honeysuckle").play(1, "red")
    tiles = scored(table)
    assert [(tile.hearts, tile.effect, tile.points, tile.so_far) for tile in tiles.values()] == [
        (0, 3, 3, 3), (1, 0, 1, 4), (1, 0, 1, 5), (1, 1, 2, 7),
    ]  # fmt: skip
    assert [tile.reason for tile in tiles.values()] == ["per-own-colour", None, None, "per-neighbour-in-bouquet"]
    assert (tiles["red_tulip"].colour, tiles["orchid"].colour) == ("red", "white")


def test_an_effect_that_gave_nothing_says_so_unless_hearts_are_all_there_is() -> None:
    tiles = scored(before_presentation("hyacinth peony (orchid) snapdragon").play(1, "done"))
    assert [tile.reason for tile in tiles.values()] == ["no-heart-not", "two-in-bouquet-not", None, None]


@pytest.mark.rule("8.13")
def test_the_apprentice_is_paid_for_having_a_before_effect() -> None:
    table = at(
        """players 1
        row 1 camellia red_rose red_tulip amaryllis
        row apprentice (pink_larkspur) (marigold) phlox (gardenia)
        turn t3 left1
        turn t5 left1
        turn t2 left1
        turn t6 left1"""
    )
    his = scored(table, owner=1)
    assert [(tile.hearts, tile.effect, tile.reason, tile.sources) for tile in his.values()] == [
        (0, 2, "before-apprentice", [0]),
        (2, 2, "before-apprentice", [1]),
        (2, 0, None, [2]),
        (0, 3, "per-keepsake", [0, 1, 3]),
    ]


@pytest.mark.parametrize("seats", GAME.players)
def test_sources_give_the_points_that_are_scored(seats: int) -> None:
    """Per tile or heart that counts, one point; so what is pointed at can be counted by whoever looks."""
    hearts = {flower.id: flower.hearts for flower in wire.box().flowers}
    tiles = 0
    for state in random_positions(GAME, seats, {}, Rng(seats)):
        view = GAME.view(state, 0)
        assert isinstance(view, TussieMussieView)
        arrangements = view.data().presentation or []
        for event in recap(view):
            if isinstance(event, wire.TileScored) and event.reason in (
                "per-heart",
                "per-own-colour",
                "per-bouquet",
                "per-keepsake",
            ):
                row = [column.tile or "" for column in arrangements[event.owner]]
                each = [hearts[row[source]] if event.reason == "per-heart" else 1 for source in event.sources]
                assert event.effect == sum(each)
                tiles += 1
    assert tiles > 0


# --- What an action does ----------------------------------------------------------------------------------------------


def choices(table: Table, number: int) -> list[Choice]:
    view = table.view(number)
    return [GAME.choice(view, action) for action in view.legal]


@pytest.mark.rule("3.4", "3.5")
def test_an_offer_says_which_tile_lies_up_and_taking_what_is_seen() -> None:
    table = at("players 2\nfirst 1").deal("phlox", "peony")
    assert choices(table, 1) == [wire.MakeOffer(0, "phlox", "peony"), wire.MakeOffer(1, "peony", "phlox")]
    table.play(1, "peony")
    assert choices(table, 2) == [wire.Take(0, "up", "peony"), wire.Take(1, "down", None)]


@pytest.mark.rule("8.4", "8.8")
def test_a_way_to_distribute_says_where_each_tile_goes() -> None:
    table = at("players 1\nturn t3\nlaid phlox (peony)")
    assert choices(table, 1) == [
        wire.Distribute(0, 1, "phlox", "bouquet", None, "keepsakes"),
        wire.Distribute(0, 2, "phlox", "keepsakes", None, "bouquet"),
        wire.Distribute(1, 1, None, "bouquet", "phlox", "keepsakes"),
        wire.Distribute(1, 2, None, "keepsakes", "phlox", "bouquet"),
    ]
    table.play(1, "right1")
    assert table.view(1).data().turns == [wire.Turn("t3", None, "right", 1)]


@pytest.mark.rule("5.2", "5.4", "5.5", "5.7")
def test_a_before_action_names_the_flower_that_allows_it_and_where_it_is_done() -> None:
    table = before_presentation("snapdragon (orchid) marigold pink_larkspur")
    found = choices(table, 1)
    assert found[0] == wire.Draw(3, "pink_larkspur")
    assert found[2] == wire.Move(1, "snapdragon", "orchid", "bouquet")
    assert [each for each in found if isinstance(each, wire.Discard)] == [
        wire.Discard(column, "marigold", tile) for column, tile in enumerate(("snapdragon", "orchid"))
    ] + [wire.Discard(3, "marigold", "pink_larkspur")]
    assert found[-5] == wire.CountAs(1, "orchid", "red")
    table.play(1, "discard1")
    assert choices(table, 1)[-1] == wire.Done()


@pytest.mark.rule("5.2")
def test_keeping_and_replacing_name_the_tiles() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) (gardenia)").play(1, "draw").deal("peony", "violet")
    assert choices(table, 1) == [wire.Keep(0, "peony"), wire.Keep(1, "violet")]
    table.play(1, "violet")
    assert choices(table, 1)[2] == wire.Replace(2, "hyacinth")


# --- What touching a place means --------------------------------------------------------------------------------------


def meant(view: View, *places: str) -> list[str]:
    return [GAME.meant(view, place) for place in places]


def test_during_offers_a_tile_means_itself_and_one_face_down_to_draw() -> None:
    table = at("players 2\nfirst 1\nrow 1 (camellia) red_rose\nrow 2 phlox (peony)").deal("violet", "daisy")
    assert meant(table.view(1), "drawn0", "drawn1", "row0.0", "row1.0", "row1.1") == [
        "violet", "daisy", "camellia", "phlox", "draw",
    ]  # fmt: skip
    table.play(1, "violet")
    assert meant(table.view(2), "drawn0", "drawn1", "row0.0", "row1.1") == ["up", "down", "draw", "peony"]


def test_before_the_presentation_a_tile_means_what_it_or_another_does_with_it() -> None:
    view = before_presentation("snapdragon (orchid) camellia pink_larkspur").view(1)
    assert meant(view, "row0.0", "row0.1", "row0.2", "row0.3", "row1.0") == ["move1", "red", "move3", "draw", "up"]
    assert meant(view, "row0.2>tray", "row0.1>row") == ["discard3", "move2"]
    view = before_presentation("camellia (marigold) phlox hyacinth").view(1)
    assert meant(view, "row0.1", "row0.3") == ["discard2", "discard4"]
    view = before_presentation("camellia (orchid) phlox hyacinth").view(1)
    assert meant(view, "row0.0", "row0.1", "row0.2>row") == ["up", "red", "move3"]


def test_in_the_middle_of_a_draw_a_tile_means_to_be_replaced() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) (gardenia)").play(1, "draw").deal("peony", "violet")
    assert meant(table.view(1), "drawn1", "row0.2", "kept") == ["violet", "replace3", "kept"]
    table.play(1, "violet")
    assert meant(table.view(1), "kept", "row0.1") == ["violet", "replace2"]


def test_what_is_no_place_stays_as_it_is() -> None:
    view = before_presentation("snapdragon camellia (hyacinth) (gardenia)").view(1)
    for text in ("", "move1", "row", "row9.9", "row3.0", "row0", "drawn2", "row0.²", "kept ", "row0.5>tray"):
        assert GAME.meant(view, text) in (text, "up")
    assert GAME.meant(at("players 2\nfirst 1").view(0), "row0.0") == "row0.0"


# --- The box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2", "6.7")
def test_the_box_says_what_is_printed_on_a_flower() -> None:
    flowers = {flower.id: flower for flower in wire.box().flowers}
    assert flowers["peony"] == wire.Flower("peony", "pink", 1, "two-in-bouquet", 2, is_before=False)
    assert flowers["hyacinth"] == wire.Flower("hyacinth", "purple", 0, "no-heart", 3, is_before=False)
    assert flowers["red_rose"] == wire.Flower("red_rose", "red", 0, "per-heart", 1, is_before=False)
    assert flowers["orchid"] == wire.Flower("orchid", "white", 1, "recolour", None, is_before=True)
    assert flowers["phlox"] == wire.Flower("phlox", "pink", 2, "none", None, is_before=False)
    assert [flower.id for flower in flowers.values() if flower.is_before] == [
        "pink_larkspur", "snapdragon", "marigold", "orchid",
    ]  # fmt: skip


@pytest.mark.rule("8.6", "8.7", "8.9")
def test_the_box_says_what_turn_cards_lay_out_and_give() -> None:
    cards = {card.id: card for card in wire.box().turn_cards}
    assert cards["t1"] == wire.TurnCard("t1", True, ["up", "down"], [wire.Option("same", "same")])
    assert cards["t2"] == wire.TurnCard(
        "t2", False, ["up", "up"], [wire.Option("up", "up"), wire.Option("down", "down")]
    )
    assert cards["t4"] == wire.TurnCard(
        "t4", False, ["down", "down"], [wire.Option("up", "down"), wire.Option("down", "up")]
    )
