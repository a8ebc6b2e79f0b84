"""Every game is played from the shelf to its result: by mouse, by touch on a phone, by keyboard alone."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.hands import games, play_now, play_to_the_end, read_in_short

HOWS, LANGUAGES = ("mouse", "touch", "keyboard"), ("en", "fr")
ALL_WAYS = [(how, lang) for how in HOWS for lang in LANGUAGES]
# Whole games take long: in every run all by keyboard and every second by touch; where somebody has the time, all in all ways.
WAYS = (
    [(game, *way) for game in games() for way in ALL_WAYS]
    if os.environ.get("GUERIDON_ALL_WAYS")
    else [*((game, "keyboard", "en") for game in games()), *((game, "touch", "fr") for game in games()[1::2])]
)


@pytest.mark.parametrize(("game", "how", "lang"), WAYS)
def test_a_game_can_be_played_to_its_end(
    open_page: Opener, check_axe: Callable[[Page], None], game: str, how: str, lang: str
) -> None:
    page = open_page(lang=lang, phone=how == "touch", text=False, is_new=True)
    play_now(page, game, lang, how)
    read_in_short(page, how)
    play_to_the_end(page, how)
    check_result(page)
    check_axe(page)


@pytest.mark.parametrize("game", games() if os.environ.get("GUERIDON_ALL_WAYS") else games()[-1:])
def test_a_game_can_be_played_to_its_end_in_words(open_page: Opener, game: str) -> None:
    page = open_page(lang="en", text=True)
    play_now(page, game, "en", "keyboard")
    play_to_the_end(page, "keyboard")
    check_result(page)


def check_result(page: Page) -> None:
    rows = page.locator(".ending tbody tr")
    assert rows.count() == page.locator(".players li").count()
    expect(rows.first.locator(".place")).to_have_text("1")
