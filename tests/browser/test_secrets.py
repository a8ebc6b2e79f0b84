"""Two games that differ only in what a seat may not know look the same in its browser, and in that of an onlooker, to the letter.

The games, the two servers and how they go on side by side are those of tests/server/test_leaks.py; here it is not the
messages that are compared but everything the page made of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from zlib import crc32

import pytest
from playwright.sync_api import Browser, Page, expect

from gueridon.core import registry
from gueridon.core.contract import fingerprint
from gueridon.core.game import ONLOOKER
from tests.browser.conftest import DESKTOP, keeping
from tests.browser.hands import STEP, games
from tests.server.lockstep import Lockstep
from tests.server.positions import Setting
from tests.server.test_leaks import MOMENTS, setting_id
from tests.server.worlds import World, Worlds

MOVES = 5
# The head but for the title holds what was loaded, in the order in which it came. What a screen reader is told is the log,
# which is compared at the end; how much of it stands in the live region depends on when one looks.
EVERYTHING_SHOWN = """() => {
    const body = document.body.cloneNode(true);
    for (const each of body.querySelectorAll('.unseen[aria-live]')) each.textContent = '';
    return [body.outerHTML, document.title, JSON.stringify(localStorage)].join('\\n');
}"""


def settings() -> list[Setting]:
    """Every game that hides something, at its middle number of players, at several moments, from one seat after the other."""
    found = []
    for game in (name for name in games() if not registry.game(name).is_open):
        players = sorted(registry.game(game).players)
        seats = players[len(players) // 2]
        for number, moment in enumerate(MOMENTS if os.environ.get("GUERIDON_ALL_WAYS") else MOMENTS[1:3]):
            seed = (
                crc32(f"{game} {moment}".encode()) // 3 * 3 + 1
            )  # at two thirds of the seeds the seat has a device of its own
            found.append(Setting(game, seats, (number + 1) % seats, seed, *moment))
    return found


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    made = Worlds(tmp_path_factory.mktemp("worlds"))
    yield made
    made.close()
    for world in made.both:
        assert world.server.failures == []


@pytest.mark.parametrize("setting", settings(), ids=setting_id)
def test_nothing_on_the_page_tells_what_is_hidden(chromium: Browser, worlds: Worlds, setting: Setting) -> None:
    game = two_games(setting)
    ways = game.first_deals() if setting.from_the_deal else ([], [])
    for world in worlds.both:
        world.lay(game.setting, ways[world.is_second], None)
    screens = {
        viewer: [open_screen(chromium, world, viewer) for world in worlds.both] for viewer in (setting.seat, ONLOOKER)
    }
    compare(worlds, screens, "first")
    for number in range(MOVES):
        move = game.go_on()
        if move is None:
            break
        for world in worlds.both:
            world.tick()
            world.play(move, f"{setting.seed}-{number}")
        compare(worlds, screens, f"move-{number}")
    for page in (page for pages in screens.values() for page in pages):
        page.get_by_role("tab", name="Log").click()
    compare(worlds, screens, None)
    assert not setting.from_the_deal or game.differing > 0, "the two games were the same all along: nothing was tested"
    for pages in screens.values():
        for page in pages:
            page.context.close()
    for world in worlds.both:
        world.leave()


def two_games(setting: Setting) -> Lockstep:
    """Two that are not the same: at some positions there is nothing left to differ in."""
    if setting.from_the_deal:
        return Lockstep(setting)
    for more in range(0, 300, 3):
        game = Lockstep(setting._replace(seed=setting.seed + more))
        if fingerprint(game.states[0]) != fingerprint(game.states[1]):
            return game
    raise AssertionError(f"nothing is hidden at {setting}")


def open_screen(chromium: Browser, world: World, viewer: int) -> Page:
    """The page of the seat, or of an onlooker, with the chat open."""
    context = chromium.new_context(
        base_url=world.server.address,
        viewport=DESKTOP,  # type: ignore[arg-type]
        locale="en-GB",
        reduced_motion="reduce",
    )
    cookie = world.people[viewer].http.cookies["gueridon"]
    context.add_cookies([{"name": "gueridon", "value": cookie, "url": world.server.address}])
    context.add_init_script(keeping(isSomebody=True, knows=registry.names()))
    page = context.new_page()
    page.clock.set_fixed_time(0)  # what counts down depends on nothing but what the server tells
    page.goto(f"/#/table/{world.table}")
    page.locator("[data-ready]").first.wait_for()
    page.get_by_role("tab", name="Chat").click()
    return page


def compare(worlds: Worlds, screens: dict[int, list[Page]], mark: str | None) -> None:
    """When everything has come, every screen of one world shows what that of the other shows."""
    for world in worlds.both if mark is not None else []:
        world.do(0, str(mark), "chat", text=mark)
    for viewer, pages in screens.items():
        for page in pages if mark is not None else []:
            expect(page.locator(".chat .lines")).to_contain_text(str(mark))
        here, there = (page.evaluate(EVERYTHING_SHOWN) for page in pages)
        assert here == there, f"the screen of {viewer} after {mark}: {difference(here, there)}"
        assert pages[0].locator(STEP).count() == 1


def difference(here: str, there: str) -> tuple[str, str]:
    """The first place where two long texts differ."""
    place = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    return here[place - 80 : place + 80], there[place - 80 : place + 80]
