"""The presentation, tile by tile; the sums are counted by hand."""

import pytest

from gueridon.games.tussie_mussie.tests.table import before_presentation, worth


@pytest.mark.rule("5.7", "6.1", "6.4", "6.10")
def test_the_books_example_is_worth_seven() -> None:
    assert worth("red_tulip (camellia) orchid honeysuckle", "red") == 3 + 1 + 1 + (1 + 1)


@pytest.mark.rule("6.1", "6.2")
def test_hearts_are_worth_a_point_each_and_camellia_and_phlox_no_more() -> None:
    assert worth("camellia phlox (hyacinth) (gardenia)") == 1 + 2 + 0 + 2


@pytest.mark.rule("6.2")
def test_before_flowers_give_their_hearts_only() -> None:
    assert worth("snapdragon orchid camellia (hyacinth)", "done") == 1 + 1 + 1 + 0


@pytest.mark.rule("6.3")
def test_red_rose_counts_every_heart_of_the_arrangement() -> None:
    assert worth("red_rose phlox (camellia) (hyacinth)") == 3 + 2 + 1 + 0
    assert worth("red_rose violet (daisy) (red_tulip)") == 0 + 1 + 3 + 2


@pytest.mark.rule("6.4")
def test_red_tulip_counts_red_flowers_and_itself() -> None:
    assert worth("red_tulip camellia (hyacinth) (red_rose)") == 3 + 1 + 0 + 1


@pytest.mark.rule("6.4")
def test_pink_rose_counts_pink_flowers_and_itself() -> None:
    assert worth("pink_rose phlox (hyacinth) (camellia)") == 2 + 2 + 0 + 1


@pytest.mark.rule("6.4")
def test_violet_counts_purple_flowers_and_itself() -> None:
    assert worth("violet hyacinth (camellia) (phlox)") == 2 + 0 + 1 + 2


@pytest.mark.rule("6.5")
def test_amaryllis_counts_the_bouquet_even_from_the_keepsakes() -> None:
    assert worth("(amaryllis) camellia phlox hyacinth") == 3 + 1 + 2 + 0
    assert worth("amaryllis camellia phlox hyacinth") == 4 + 1 + 2 + 0


@pytest.mark.rule("6.6")
def test_gardenia_counts_the_keepsakes() -> None:
    assert worth("(gardenia) (camellia) phlox (hyacinth)") == 3 + 1 + 2 + 0


@pytest.mark.rule("6.7")
def test_peony_wants_exactly_two_flowers_in_the_bouquet() -> None:
    assert worth("peony camellia (phlox) (hyacinth)") == 1 + 2 + 1 + 2 + 0
    assert worth("peony (camellia) (phlox) (hyacinth)") == 1 + 0 + 1 + 2 + 0
    assert worth("peony camellia phlox (hyacinth)") == 1 + 0 + 1 + 2 + 0


@pytest.mark.rule("6.8", "1.4")
def test_forget_me_not_counts_the_hearts_of_both_neighbours_whatever_their_rows() -> None:
    assert worth("phlox (forget_me_not) camellia hyacinth") == 2 + (1 + 3) + 1 + 0
    assert worth("forget_me_not hyacinth (camellia) (phlox)") == (1 + 0) + 0 + 1 + 2


@pytest.mark.rule("6.9")
def test_hyacinth_wants_no_heart_at_all() -> None:
    assert worth("hyacinth red_tulip (pink_rose) (violet)") == 3 + 1 + 1 + 2
    assert worth("hyacinth camellia (pink_rose) (violet)") == 0 + 1 + 1 + 2


@pytest.mark.rule("6.10", "1.4")
def test_honeysuckle_counts_adjacent_tiles_in_the_bouquet_wherever_it_lies() -> None:
    assert worth("camellia (honeysuckle) phlox hyacinth") == 1 + (1 + 2) + 2 + 0
    assert worth("(camellia) honeysuckle phlox hyacinth") == 1 + (1 + 1) + 2 + 0


@pytest.mark.rule("6.11")
def test_carnation_counts_the_different_colours_with_its_own() -> None:
    assert worth("carnation camellia phlox (hyacinth)") == 4 + 1 + 2 + 0
    assert worth("carnation camellia (red_rose) (red_tulip)") == 2 + 1 + 1 + 3


@pytest.mark.rule("6.12")
def test_daisy_counts_the_others_without_a_heart() -> None:
    assert worth("daisy hyacinth camellia (violet)") == 2 + 0 + 1 + 2


@pytest.mark.rule("6.1")
def test_a_presentation_is_explained_tile_by_tile() -> None:
    table = before_presentation("red_tulip (camellia) orchid honeysuckle")
    told = table.told(1, 1, "red")
    assert told[:7] == [
        "Your Orchid counts as red.",
        "Your presentation:",
        "Red Tulip: 3 (3 red flowers)",
        "Camellia: 1 (1 heart)",
        "Orchid: 1 (1 heart)",
        "Honeysuckle: 2 (1 heart, 1 neighbour in the bouquet)",
        "You score 7 points this round, 7 in all.",
    ]


def test_points_that_were_missed_are_explained_too() -> None:
    table = before_presentation("hyacinth peony (orchid) snapdragon")
    told = table.told_of_many(2, [(1, "done")])
    assert told[:7] == [
        "Player 1 leaves it at that.",
        "Player 1’s presentation:",
        "Hyacinth: 0 (there is a heart in the arrangement)",
        "Peony: 1 (1 heart, not exactly two flowers in the bouquet)",
        "Orchid: 1 (1 heart)",
        "Snapdragon: 1 (1 heart)",
        "Player 1 scores 3 points this round, 3 in all.",
    ]
