"""Every game is played from the shelf to its result: by mouse, by touch on a phone, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.hands import games, play_now, play_to_the_end

WAYS = [(how, lang) for how in ("mouse", "touch", "keyboard") for lang in ("en", "fr")]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("how", "lang"), WAYS)
def test_a_game_can_be_played_to_its_end(
    open_page: Opener, check_axe: Callable[[Page], None], game: str, how: str, lang: str
) -> None:
    page = open_page(lang=lang, phone=how == "touch", text=False)
    play_now(page, game, lang, how)
    play_to_the_end(page, how)
    check_result(page)
    check_axe(page)


@pytest.mark.parametrize("game", games())
def test_a_game_can_be_played_to_its_end_in_words(open_page: Opener, game: str) -> None:
    page = open_page(lang="fr", text=True)
    play_now(page, game, "fr", "keyboard")
    play_to_the_end(page, "keyboard")
    check_result(page)


def check_result(page: Page) -> None:
    rows = page.locator(".ending tbody tr")
    assert rows.count() == page.locator(".players li").count()
    expect(rows.first.locator(".place")).to_have_text("1")
