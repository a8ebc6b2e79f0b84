"""What a screen reader finds on every board, word for word; read the pictures of it in snapshots/ as a listener would.

After a change that is meant, `GUERIDON_WRITE_SNAPSHOTS=1 ./dev test tests/browser/test_access.py` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from gueridon.server.messages import Language
from tests.browser.hands import games
from tests.browser.screenshots import Look, named_scenes, open_table
from tests.browser.staging import Scene, Staged, stage
from tests.server.running import Running

SNAPSHOTS = Path(__file__).parent / "snapshots"
SCENES: dict[str, Scene] = {
    f"{name}-{language}": scene
    for language in ("en", "fr")
    for name, scene in named_scenes(language)
    if scene.share is not None
}


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Staged]]]:
    """The address of a server, and a table for every scene."""
    db = str(tmp_path_factory.mktemp("access") / "staged.db")
    tables = dict(zip(SCENES, stage(db, list(SCENES.values())), strict=True))
    server = Running(db, bot_pause="3600")
    yield server.address, tables
    server.stop()
    assert server.failures == []


@pytest.mark.parametrize("name", SCENES)
def test_a_board_is_read_aloud_as_it_was_reviewed(
    chromium: Browser, staged: tuple[str, dict[str, Staged]], check_axe: Callable[[Page], None], name: str
) -> None:
    address, tables = staged
    language: Language = SCENES[name].language
    with Look("phone", "light", language).open(chromium, address) as context:
        page = open_table(context, address, tables[name])
        found = page.locator(".board-space").aria_snapshot() + "\n"
        check_axe(page)
    path = SNAPSHOTS / f"{name}.yml"
    if os.environ.get("GUERIDON_WRITE_SNAPSHOTS"):
        SNAPSHOTS.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8")


def test_every_reviewed_snapshot_is_of_a_game_on_the_shelf() -> None:
    assert {path.stem for path in SNAPSHOTS.glob("*.yml") if path.stem.split("-")[0] in games()} == set(SCENES)
