"""A game's box stands once: whoever corrects components.py sees it corrected on the board."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from gueridon.core import registry
from gueridon.core.game import EVERYTHING
from tests.browser.conftest import DESKTOP, PATIENCE
from tests.corrected_box import correct
from tests.dev import WEB, node

EDITS = {
    "mississippi": {
        '("A",     "red"),': '("A",     "white"),',
        '("long",   9,    11,    5,     98),': '("long",   9,    11,    5,     80),',
    },
    "tussie_mussie": {
        '"Camélia",         RED,    1, NO_EFFECT),': '"Camélia",         RED,    3, NO_EFFECT),',
    },
    "misty": {
        'Card("rocket",     3,     UP),': 'Card("rocket",     3,     LEFT),',
        "ROUNDS_TO_WIN:  Final = 2": "ROUNDS_TO_WIN:  Final = 3",
        # Fewer panes want fewer cards.
        '"classic",     3,     4,    6,    (TO_THE_LEFT, TO_THE_RIGHT)': '"classic", 3, 3, 3, (TO_THE_LEFT, TO_THE_RIGHT, TO_THE_LEFT)',
        "LARGEST_WINDOW: Final = 12": "LARGEST_WINDOW: Final = 9",
    },
    "moustache": {
        "(0, 0, 0, 1, 1, 2, 1, 1, 0, 0, 0)": "(0, 0, 0, 1, 1, 3, 1, 1, 0, 0, 0)",
    },
}  # fmt: skip
Viewed = dict[str, Any]


class Edited:
    """The board of a game whose components.py was corrected, and what it was given to show."""

    def __init__(self, page: Page, name: str, recording: dict[str, Any]) -> None:
        self.page = page
        self.name = name
        self.recording = recording

    def look(self, viewer: int, when: Callable[[Viewed], bool]) -> Viewed:
        """Show the first moment that a viewer saw so."""
        views: list[Viewed] = [each["moment"]["position"]["view"] for each in self.recording["viewers"][str(viewer)]]
        step, view = next((step, view) for step, view in enumerate(views) if when(view))
        asked = {"record": self.name, "as": viewer, "step": step, "motion": "none", "bare": ""}
        self.page.goto(f"http://boards.test/harness.html?{urlencode(asked)}")
        self.page.locator("[data-ready]").wait_for()
        return view


Shower = Callable[[str, int], Edited]


@pytest.fixture(scope="module")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page that shows boards, built by itself: it is no part of what is served."""
    folder = tmp_path_factory.mktemp("harness")
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    node(vite, "build", *("--mode", "harness", "--logLevel", "error"), GUERIDON_BUNDLE=str(folder))
    return folder


@pytest.fixture
def edited(chromium: Browser, harness: Path, tmp_path: Path) -> Iterator[Shower]:
    complaints: list[str] = []
    page = chromium.new_page(viewport=DESKTOP)  # type: ignore[arg-type]
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.route("http://boards.test/**", lambda route: hand_out(route, harness, tmp_path))

    def edit_and_show(game: str, seats: int) -> Edited:
        name = f"{game}-{seats}-players"
        record(game, name, tmp_path)
        return Edited(page, name, json.loads((tmp_path / "recordings" / f"{name}.json").read_bytes()))

    yield edit_and_show
    page.close()
    assert complaints == []


def hand_out(route: Route, *folders: Path) -> None:
    path = urlsplit(route.request.url).path.lstrip("/")
    found = [folder / path for folder in folders if (folder / path).is_file()]
    route.fulfill(path=found[0]) if found else route.fulfill(status=404)


def record(game: str, name: str, folder: Path) -> None:
    command: list[str | Path] = [sys.executable, WEB / "tools" / "record.py", name, "--into", folder / "recordings"]
    subprocess.run(command, env=correct(game, EDITS[game], folder), stdout=subprocess.PIPE, check=True)


def test_every_game_is_corrected_here() -> None:
    assert set(EDITS) == set(registry.names())


def test_mississippi_has_the_colours_and_the_goal_of_its_box(edited: Shower) -> None:
    board = edited("mississippi", 3)
    board.look(0, lambda view: view["boats"][0]["space"] is not None)
    expect(board.page.get_by_text("boat A, white")).to_have_count(1)
    expect(board.page.get_by_text("boat A, red")).to_have_count(0)
    expect(board.page.get_by_role("gridcell", name="boat A, white")).to_have_count(1)
    expect(board.page.get_by_role("gridcell", name="Goal, space 80")).to_have_count(1)
    expect(board.page.get_by_role("gridcell", name="Goal, space 98")).to_have_count(0)


def test_tussie_mussie_has_the_hearts_of_its_box(edited: Shower) -> None:
    board = edited("tussie_mussie", 3)  # who lay out nearly all tiles
    board.look(EVERYTHING, lambda view: "camellia" in [tile["tile"] for tile in laid_out(view)])
    tile = board.page.get_by_role("button", name="Camellia, red, 3 hearts")
    expect(tile).to_have_count(1)
    expect(tile.locator(".stamp")).to_have_count(3)
    expect(board.page.get_by_role("button", name="Camellia, red, 1 heart")).to_have_count(0)


def laid_out(view: Viewed) -> list[Viewed]:
    return [tile for owner in view["players"] for tile in owner["arrangement"]]


def test_misty_has_the_arrows_the_rounds_and_the_windows_of_its_box(edited: Shower) -> None:
    board = edited("misty", 2)
    board.look(0, lambda view: "rocket" in (view["players"][0]["hand"] or []))
    rocket = board.page.get_by_role("button", name="rocket: Moves one space left.").first
    expect(rocket.locator("[transform='rotate(270 50 50)']")).to_have_count(1)
    expect(rocket.locator("[transform='rotate(0 50 50)']")).to_have_count(0)
    expect(board.page.locator(".rail .wins path")).to_have_count(3)
    # Nowhere does a window of three by three have room for a fourth.
    window = board.look(0, lambda view: is_grown(view["players"][0]["window"]))["players"][0]["window"]
    columns, rows = (side if side == 3 else side + 2 for side in sides(window))
    expect(board.page.get_by_role("row")).to_have_count(rows)
    expect(board.page.get_by_role("gridcell")).to_have_count(rows * columns)


def is_grown(window: Viewed) -> bool:
    """It is as long as it may be, but which way it grows further is open."""
    return 3 in sides(window) and not window["frame"]


def sides(window: Viewed) -> tuple[int, int]:
    return len({cell[0] for cell in window["cells"]}), len({cell[1] for cell in window["cells"]})


def test_moustache_has_the_stars_of_its_box(edited: Shower) -> None:
    board = edited("moustache", 3)
    view = board.look(0, lambda view: any(card[1:] == "5" for card in view["hand"]))
    fives = board.page.get_by_role("button", name="3 stars")
    expect(fives).to_have_count(sum(card[1:] == "5" for card in view["hand"]))
    expect(fives.first.locator("circle[r='7.500']")).to_have_count(3)  # the middle of a rosette
    expect(board.page.get_by_role("button", name="2 stars")).to_have_count(0)
