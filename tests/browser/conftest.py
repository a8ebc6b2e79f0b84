"""A server, a chromium, and people who open it; whatever a page complains of fails the test."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from gueridon.core import registry
from tests.patience import WAIT
from tests.server.client import AWAKE
from tests.server.running import RUNNING, Running
from tests.tables import leave_out

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
PHONE, DESKTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
SETTLED = """Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations !== Infinity).map((each) => each.finished))"""
# What is printed on a piece (a number, a sign) is a picture, and its name says it in the words and the order of a listener;
# everywhere else what can be read on a button must be in its name, for those who speak to their device.
AXE = """(async () => {
    const name = 'label-content-name-mismatch';
    const all = await axe.run({resultTypes: ['violations'], rules: {[name]: {enabled: false}}});
    const shell = await axe.run({exclude: ['.board-space']}, {resultTypes: ['violations'], runOnly: [name]});
    return [...all.violations, ...shell.violations];
})()"""
Opener = Callable[..., Page]
PATIENCE = 1000 * WAIT
expect.set_options(timeout=PATIENCE)
EXPECTED = (
    *("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_CONTENT_LENGTH_MISMATCH"),
    *("WebSocket connection", "status of 4"),
)
"""A server that was stopped on purpose is a failed request, not a mistake of the page."""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    started = Running(str(tmp_path_factory.mktemp("browser") / "gueridon.db"), grace="0")
    yield started
    started.stop()
    assert started.failures == []


@pytest.fixture(autouse=True)
def nothing_stays_open() -> Iterator[None]:
    """What a test leaves behind when it fails."""
    people, servers = list(AWAKE), list(RUNNING)
    yield
    for one in [one for one in AWAKE if one not in people]:
        one.close()
    for left in [left for left in RUNNING if left not in servers]:
        left.kill()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        leave_out("there is no chromium here")
    # Playwright holds the thread's event loop as long as it is open, and other packages' tests need it.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, server: Running) -> Iterator[Opener]:
    """Opens a page as a new person. `text` plays every game on the fallback board; `script` runs before every page.

    Whoever `is_new` has read no game's rules in short. Whoever `is_attacked` on purpose may complain of what the page's policy has stopped.
    """
    complaints: list[str] = []
    contexts = []

    def open_one(
        path: str = "/",
        *,
        lang: str = "en",
        phone: bool = False,
        dark: bool = False,
        text: bool = True,
        still: bool = True,
        script: str = "",
        is_attacked: bool = False,
        is_new: bool = False,
        at: Running = server,
    ) -> Page:
        context = chromium.new_context(
            base_url=at.address,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        # A person has time to read what happens; a test has none.
        context.add_init_script(keeping(pace=50, prefersText=text, knows=[] if is_new else registry.names()))
        if script:
            context.add_init_script(script)
        page = context.new_page()
        expected = (*EXPECTED, "Content Security Policy") if is_attacked else EXPECTED
        page.on("console", lambda line: complaints.extend(_complaint(line, expected)))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


def keeping(**settings: object) -> str:
    """A script that sets what a browser remembers, unless it remembers something else already."""
    kept = "JSON.parse(localStorage.getItem('gueridon') || '{}')"
    return f"localStorage.setItem('gueridon', JSON.stringify({{...{json.dumps(settings)}, ...{kept}}}))"


def _complaint(line: ConsoleMessage, expected: tuple[str, ...]) -> list[str]:
    return [line.text] if line.type in ("error", "warning") and not any(each in line.text for each in expected) else []


@pytest.fixture(scope="package")
def axe() -> str:
    return (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def check_axe(axe: str) -> Callable[[Page], None]:
    """axe finds nothing wrong with the page as it is now."""

    def check(page: Page) -> None:
        page.evaluate(axe)  # the page's own policy would refuse a script element
        page.evaluate(SETTLED)  # half way from one colour to another nothing has the contrast it was given
        found = page.evaluate(AXE)
        assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []

    return check
