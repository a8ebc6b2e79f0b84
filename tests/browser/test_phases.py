"""In every phase of every game: a reload, and a server that dies and comes back, lead to the very same board and question."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.hands import LINE, LIT, choose
from tests.browser.screenshots import Look, named_scenes, open_table
from tests.browser.staging import Staged, stage
from tests.server.running import Running

SCENES = {name: scene for name, scene in named_scenes("fr") if scene.share is not None}


def seen(page: Page) -> tuple[str, str]:
    """What is asked, and the whole board as a screen reader finds it."""
    page.locator("[data-ready]").first.wait_for()
    return page.locator("#ask").inner_text(), page.locator(".board-space").aria_snapshot()


def open_with_replay(context: BrowserContext, address: str, staged: Staged) -> Page:
    """With all that can be known of the game; from then on the board has to do with what it is shown at first.

    What a round was worth used to come with the replay, a while after the board: a slow machine showed one without it.
    """
    with context.expect_event("response", lambda response: "/replay" in response.url):
        page = open_table(context, address, staged)
    context.route("**/replay*", lambda route: route.abort())
    return page


def test_nothing_is_lost_by_a_reload_or_a_crash_of_the_server(chromium: Browser, tmp_path: Path) -> None:
    db = str(tmp_path / "phases.db")
    tables = dict(zip(SCENES, stage(db, list(SCENES.values())), strict=True))
    first = Running(db)
    contexts = {name: Look("phone", "light", "fr").open(chromium, first.address) for name in SCENES}
    pages = {name: open_with_replay(contexts[name], first.address, tables[name]) for name in SCENES}
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
