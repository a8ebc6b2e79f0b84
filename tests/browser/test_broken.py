"""A table whose log cannot be read: its people see the last moment, what has happened, and the ways on."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from gueridon.core import registry
from gueridon.server.messages import Language
from tests.browser import screenshots
from tests.browser.staging import Scene, stage
from tests.server.running import running

GAME = registry.names()[-1]
SAYS = {"en": "an entry of its log cannot be read", "fr": "une entrée de son journal est illisible"}
WAYS = {
    "en": ["See it again from the start", "Lay a new table", "To the shelf"],
    "fr": ["Revoir depuis le début", "Dresser une nouvelle table", "Vers les jeux"],
}


@pytest.mark.parametrize(("device", "lang"), [("phone", "en"), ("desktop", "fr")])
@pytest.mark.parametrize("share", [None, 0.55])
def test_a_broken_table_is_shown_with_the_ways_on(
    chromium: Browser, tmp_path: Path, device: str, lang: Language, share: float | None
) -> None:
    database = tmp_path / "broken.db"
    [staged] = stage(str(database), [Scene(GAME, registry.game(GAME).players[-1], share, lang)])
    connection = sqlite3.connect(database)
    connection.execute("INSERT INTO log SELECT table_id, max(seq) + 1, X'00' FROM log")
    connection.commit()
    connection.close()
    with running(database) as server, screenshots.Look(device, "light", lang).open(chromium, server.address) as context:
        screenshots.sit_down(context, server.address, staged)
        page = context.new_page()
        page.goto(f"/#/table/{staged.table}")
        expect(page.get_by_text(SAYS[lang]).last).to_be_visible()
        for way in WAYS[lang][share is None :]:
            expect(page.get_by_role("link", name=way).last).to_be_in_viewport()
        expect(page.locator("[data-ready]")).to_have_count(0 if share is None else 1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if share is not None:
            page.get_by_role("link", name=WAYS[lang][0]).click()
            page.wait_for_url(re.compile("/replay/"))
            page.locator("[data-ready]").wait_for()
        page.goto("/#/")
        expect(page.locator(".state").first).to_contain_text(
            {"en": "Cannot be played on", "fr": "Partie illisible"}[lang]
        )


def test_a_table_of_which_nothing_can_be_read_says_so(chromium: Browser, tmp_path: Path) -> None:
    database = tmp_path / "broken.db"
    [staged] = stage(str(database), [Scene(GAME, registry.game(GAME).players[-1], None)])
    connection = sqlite3.connect(database)
    connection.execute("UPDATE log SET entry = X'00'")
    connection.commit()
    connection.close()
    look = screenshots.Look("phone", "light", "en")
    with running(database) as server, look.open(chromium, server.address) as context:
        screenshots.sit_down(context, server.address, staged)
        page = context.new_page()
        page.goto(f"/#/table/{staged.table}")
        expect(page.get_by_text("Nothing of this table’s log can be read")).to_be_visible()
        expect(page.get_by_role("link", name="To the shelf", exact=True)).to_be_visible()
