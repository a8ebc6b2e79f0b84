"""In every phase of every game: a reload, and a server that dies and comes back, lead to the very same board and question."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from gueridon.core import registry
from gueridon.core.words import LANGUAGES
from gueridon.server.messages import Language
from tests.browser.conftest import keeping
from tests.browser.hands import CHOICES, LINE, LIT, choose
from tests.browser.screenshots import Look, named_scenes, open_table, sit_down
from tests.browser.staging import Scene, Staged, stage
from tests.server.running import Running

SCENES = {name: scene for name, scene in named_scenes("fr") if scene.share is not None}


def seen(page: Page) -> tuple[str, str]:
    """What is asked, and the whole board as a screen reader finds it."""
    page.locator("[data-ready]").first.wait_for()
    return page.locator("#ask").inner_text(), page.locator(".board-space").aria_snapshot()


def logged(page: Page) -> list[str]:
    """The whole log, line by line; what was taken back says so."""
    story = page.locator(".story")
    story.wait_for()
    while (earlier := story.locator("> button")).count():
        shown = story.locator("li").count()
        earlier.click()
        expect(story.locator("li").nth(shown)).to_be_attached()
    return story.locator("li").all_inner_texts()


def test_nothing_is_lost_by_a_reload_or_a_crash_of_the_server(chromium: Browser, tmp_path: Path) -> None:
    db = str(tmp_path / "phases.db")
    tables = dict(zip(SCENES, stage(db, list(SCENES.values())), strict=True))
    first = Running(db)
    contexts = {name: Look("phone", "light", "fr").open(chromium, first.address) for name in SCENES}
    pages = {name: open_table(contexts[name], first.address, tables[name]) for name in SCENES}
    before = {name: seen(page) for name, page in pages.items()}
    for name, page in pages.items():
        page.reload()
        assert seen(page) == before[name]
    first.kill()
    for page in pages.values():
        expect(page.locator(LINE)).not_to_have_text("")
    second = Running(db, port=first.port)
    try:
        for name, page in pages.items():
            expect(page.locator(LINE)).to_have_text("")
            assert seen(page) == before[name]
            if page.locator(LIT).count():
                choose(page, "touch")
    finally:
        second.stop()
        for context in contexts.values():
            context.close()
    assert second.failures == []


def open_in_words(context: BrowserContext, address: str, staged: Staged) -> Page:
    """One click is an action there, also while nothing can be asked of a server."""
    sit_down(context, address, staged)
    context.add_init_script(keeping(isSomebody=True, knows=registry.names(), prefersText=True))
    page = context.new_page()
    page.goto(f"/#/table/{staged.table}")
    page.locator("[data-ready]").wait_for()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_whole_after_a_crash_with_a_move_under_way(
    chromium: Browser, tmp_path: Path, language: Language
) -> None:
    db = str(tmp_path / "log.db")
    scenes = [Scene(game, max(registry.game(game).players), 0.5, language) for game in registry.names()]
    first = Running(db, bot_pause="3600")
    tables = stage(db, scenes)
    contexts = [Look("desktop", "light", language).open(chromium, first.address) for _ in scenes]
    pages = [open_in_words(context, first.address, table) for context, table in zip(contexts, tables, strict=True)]
    before = [logged(page) for page in pages]
    first.kill()
    for page in pages:
        expect(page.locator(LINE)).not_to_have_text("")
        page.locator(CHOICES).first.click()  # it cannot be sent now
    second = Running(db, port=first.port, bot_pause="3600")
    try:
        for context, page, table, known in zip(contexts, pages, tables, before, strict=True):
            expect(page.locator(".story li").last).not_to_have_text(known[-1], use_inner_text=True)
            kept = logged(page)
            assert kept[: len(known)] == known
            page.reload()
            assert logged(page) == kept
            assert logged(open_in_words(context, first.address, table)) == kept
    finally:
        second.stop()
        for context in contexts:
            context.close()
    assert second.failures == []
