"""In every phase of every game: a reload, and a server that dies and comes back, lead to the very same question."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import LINE, LIT, choose
from tests.browser.screenshots import Look, named_scenes, open_table
from tests.browser.staging import stage
from tests.server.running import Running

SCENES = {name: scene for name, scene in named_scenes("fr") if scene.share is not None}


def seen(page: Page) -> tuple[str, str]:
    """What is asked, and the whole board as a screen reader finds it."""
    page.locator("[data-ready]").first.wait_for()
    return page.locator("#ask").inner_text(), page.locator(".board-space").aria_snapshot()


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
            expect(page.locator(LINE)).to_have_text("", timeout=20_000)
            assert seen(page) == before[name]
            if page.locator(LIT).count():
                choose(page, "touch")
    finally:
        second.stop()
        for context in contexts.values():
            context.close()
    assert second.failures == []
