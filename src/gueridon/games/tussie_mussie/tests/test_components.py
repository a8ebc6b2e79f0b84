"""The box holds what the rules page says it holds."""

import pytest

from gueridon.core.contract import check_notation
from gueridon.core.registry import complete_options
from gueridon.core.words import Words
from gueridon.games.tussie_mussie.components import COLOURS, EFFECTS, FLOWERS, TURN_CARDS, alphabetical
from gueridon.games.tussie_mussie.game import GAME
from gueridon.games.tussie_mussie.tests.table import start


@pytest.mark.rule("0.1")
def test_every_action_has_a_text_of_its_own() -> None:
    check_notation(GAME)
    assert [GAME.parse(text) for text in ("red_rose", "up", "draw", "move2", "discard4", "white", "done")] == [
        1, 18, 34, 36, 46, 51, 52,
    ]  # fmt: skip


@pytest.mark.rule("2.4")
def test_two_to_four_play_or_one_against_an_apprentice() -> None:
    assert GAME.players == (1, 2, 3, 4)
    assert [len(start(seats).state.rows) for seats in GAME.players] == [2, 2, 3, 4]


@pytest.mark.rule("9.1", "9.2", "9.3", "9.4")
def test_options_are_what_they_are_unless_somebody_chooses() -> None:
    assert complete_options(GAME, {}) == {
        "names": "en", "first": "random", "head_start": "off", "hidden_keepsakes": "off",
    }  # fmt: skip
    assert {option.name: option.players for option in GAME.options} == {
        "names": (2, 3, 4), "first": (2, 3, 4), "head_start": (1,), "hidden_keepsakes": (1,),
    }  # fmt: skip


@pytest.mark.rule("1.1")
def test_four_flowers_are_red_pink_or_purple_and_three_yellow_or_white() -> None:
    flowers = {colour: [flower.id for flower in FLOWERS if COLOURS[flower.colour] == colour] for colour in COLOURS}
    assert flowers == {
        "red": ["camellia", "red_rose", "red_tulip", "amaryllis"],
        "pink": ["pink_rose", "pink_larkspur", "peony", "phlox"],
        "purple": ["forget_me_not", "hyacinth", "violet", "snapdragon"],
        "yellow": ["honeysuckle", "carnation", "marigold"],
        "white": ["gardenia", "daisy", "orchid"],
    }


@pytest.mark.rule("1.2")
def test_two_flowers_have_two_hearts_and_six_have_one() -> None:
    with_hearts = {flower.id: flower.hearts for flower in FLOWERS if flower.hearts}
    assert with_hearts == {
        "camellia": 1, "peony": 1, "forget_me_not": 1, "snapdragon": 1, "honeysuckle": 1, "orchid": 1,
        "phlox": 2, "marigold": 2,
    }  # fmt: skip


def test_no_two_flowers_share_a_before_action() -> None:
    before = [EFFECTS[flower.effect] for flower in FLOWERS if EFFECTS[flower.effect] in EFFECTS[11:]]
    assert sorted(before) == ["discard", "draw", "move", "recolour"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_that_decide_ties_are_the_names_that_are_shown(language: str) -> None:
    words = Words(language, "tussie_mussie")
    for flower in FLOWERS:
        assert words.noun(f"tile-{flower.id}") == (flower.english if language == "en" else flower.french)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_flower_and_card_is_explained(language: str) -> None:
    words = Words(language, "tussie_mussie")
    assert all(words.knows(f"tile-{flower.id}-effect") for flower in FLOWERS)
    assert all(words.knows(f"card-{card.id}") for card in TURN_CARDS)


@pytest.mark.rule("7.3")
def test_the_english_alphabet_of_flowers() -> None:
    names = [FLOWERS[tile].english for tile in alphabetical(french=False)]
    assert names == [
        "Amaryllis", "Camellia", "Carnation", "Daisy", "Forget-me-not", "Gardenia", "Honeysuckle", "Hyacinth",
        "Marigold", "Orchid", "Peony", "Phlox", "Pink Larkspur", "Pink Rose", "Red Rose", "Red Tulip", "Snapdragon",
        "Violet",
    ]  # fmt: skip


@pytest.mark.rule("7.3", "9.1")
def test_the_french_alphabet_ignores_accents_and_reads_oe() -> None:
    names = [FLOWERS[tile].french for tile in alphabetical(french=True)]
    assert names == [
        "Amaryllis", "Camélia", "Chèvrefeuille", "Gardénia", "Gueule-de-loup", "Hyacinthe", "Larkspur Rose",
        "Myosotis", "Œillet", "Œillet d’Inde", "Orchidée", "Pâquerette", "Phlox", "Pivoine", "Rose Rose", "Rose Rouge",
        "Tulipe Rouge", "Violette",
    ]  # fmt: skip
