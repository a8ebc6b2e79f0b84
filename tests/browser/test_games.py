"""Every game is played from the shelf to its result: by mouse, by touch on a phone, by keyboard alone."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gueridon.core.message import Message
from gueridon.core.words import Words
from tests.browser.conftest import SETTLED, Opener
from tests.browser.hands import LIT, games, play_now, play_to_the_end, read_in_short, touch_what_is_lit

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


def next_hand(game: str) -> str:
    return Words("en", game).say(Message("board-next-hand", {"round": 2}))


@pytest.mark.parametrize("game", [game for game in games() if Words("en", game).knows("board-next-hand")])
def test_the_next_hand_waits_until_the_end_of_a_round_has_been_seen(
    open_page: Opener, check_axe: Callable[[Page], None], game: str
) -> None:
    unhurried = "localStorage.gueridon = JSON.stringify({...JSON.parse(localStorage.gueridon), pace: 1})"
    page = open_page(text=False, script=unhurried)
    play_now(page, game, "en", "mouse")
    board = page.locator(".board-space")
    waiting = board.get_by_role("button", name=next_hand(game), exact=True)
    lit = page.locator(LIT)
    while not waiting.count():
        touch_what_is_lit(page, "mouse")
        expect(lit.or_(waiting).first).to_be_visible()
    expect(board.get_by_label("Your hand")).to_have_count(0)
    expect(page.locator("#ask")).to_contain_text("See how round 1 ended")  # others may have gone on meanwhile
    check_axe(page)
    waiting.click()
    expect(waiting).to_have_count(0)
    expect(page.locator("#ask")).not_to_contain_text("See how round 1 ended")
    expect(board.get_by_label("Your hand")).to_be_visible()


ENDS = {game: code for code in ("board-next-hand", "board-on") for game in games() if Words("en", game).knows(code)}


@pytest.mark.parametrize("game", ENDS)
def test_how_a_round_ended_is_on_the_board_until_it_is_put_away_whatever_becomes_of_the_page(
    open_page: Opener, game: str
) -> None:
    page = open_page(text=False)
    play_now(page, game, "en", "mouse")
    board = page.locator(".board-space")
    on = board.get_by_role("button", name=Words("en", game).say(Message(ENDS[game], {"round": 2})), exact=True)
    lit = page.locator(LIT)
    while not on.count():
        touch_what_is_lit(page, "mouse")
        expect(lit.or_(on).first).to_be_visible()
    expect(page.locator("#ask")).to_contain_text("See how round 1 ended")
    page.evaluate(SETTLED)
    ended = board.aria_snapshot()
    page.reload()
    expect(page.locator("#ask")).to_contain_text("See how round 1 ended")
    page.evaluate(SETTLED)
    assert board.aria_snapshot() == ended
    on.click()
    expect(on).to_have_count(0)
    page.reload()
    expect(lit.first).to_be_visible()
    expect(on).to_have_count(0)
    expect(page.locator("#ask")).not_to_contain_text("See how round 1 ended")


def check_result(page: Page) -> None:
    rows = page.locator(".ending tbody tr")
    assert rows.count() == page.locator(".players li").count()
    expect(rows.first.locator(".place")).to_have_text("1")
