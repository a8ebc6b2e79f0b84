"""A server that comes back with another build of the app: an open page finishes what it has begun and loads itself anew."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from gueridon.core import registry
from gueridon.server.built_app import BUNDLE, build_of
from tests.browser.hands import CHOICES, LINE
from tests.browser.screenshots import Look
from tests.browser.staging import Scene, stage
from tests.browser.test_phases import logged, open_in_words
from tests.server.running import Running


def other_build(folder: Path) -> Path:
    """The same app by other names, as a later build would have them."""
    shutil.copytree(BUNDLE, folder, ignore=shutil.ignore_patterns("*.gz"))
    known = re.search(r"/assets/(.+)\.js", build_of(folder))
    assert known is not None
    main = folder / "assets" / f"{known[1]}.js"
    main.rename(main.with_name("main-upgraded.js"))
    for path in [folder / "index.html", *folder.glob("assets/*.js")]:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(f"{known[1]}.js", "main-upgraded.js"), encoding="utf-8")
    return folder


def test_an_open_page_follows_the_server_to_another_build(chromium: Browser, tmp_path: Path) -> None:
    db, other, game = str(tmp_path / "upgrade.db"), other_build(tmp_path / "bundle"), registry.names()[-1]
    first = Running(db, bot_pause="3600")
    [table] = stage(db, [Scene(game, max(registry.game(game).players), 0.5)])
    with Look("desktop", "light", "en").open(chromium, first.address) as context:
        page = open_in_words(context, first.address, table)
        known = logged(page)
        first.kill()
        expect(page.locator(LINE)).not_to_have_text("")
        page.locator(CHOICES).first.click()  # it waits for the server
        second = Running(db, port=first.port, bot_pause="3600", bundle=str(other))
        try:
            expect(page.locator("script[src='/assets/main-upgraded.js']")).to_be_attached()
            expect(page.locator(".story li").last).not_to_have_text(known[-1], use_inner_text=True)
            kept = logged(page)
            assert kept[: len(known)] == known
            assert len(kept) > len(known)
        finally:
            second.stop()
    assert second.failures == []


def test_a_page_in_which_somebody_writes_waits(chromium: Browser, tmp_path: Path) -> None:
    db, other, game = str(tmp_path / "upgrade.db"), other_build(tmp_path / "bundle"), registry.names()[0]
    first = Running(db, bot_pause="3600")
    [table] = stage(db, [Scene(game, max(registry.game(game).players), 0.5)])
    with Look("desktop", "light", "en").open(chromium, first.address) as context:
        page = open_in_words(context, first.address, table)
        page.get_by_role("tab", name="Chat").click()
        page.locator("#say").fill("wait")
        first.kill()
        expect(page.locator(LINE)).not_to_have_text("")
        second = Running(db, port=first.port, bot_pause="3600", bundle=str(other))
        try:
            expect(page.locator(LINE)).to_have_text("")
            expect(page.locator("#say")).to_have_value("wait")
            page.locator("#say").fill("")
            expect(page.locator("script[src='/assets/main-upgraded.js']")).to_be_attached()
        finally:
            second.stop()
