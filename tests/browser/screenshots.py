"""Takes pictures into build/screens, and those of docs/screens anew: `./dev screenshots [PART OF A NAME …]`.

Every screen is taken on a phone and on a desktop, light and dark, in English and in French. The games are staged, so that
a picture changes only when the app does.
"""

from __future__ import annotations

import base64
import itertools
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from gueridon.core import registry
from gueridon.server.messages import Language
from tests.browser.conftest import FLAGS, PATIENCE, keeping
from tests.browser.staging import Scene, Staged, stage
from tests.server.running import Running

ROOT: Final = Path(__file__).parents[2]
OUT: Final = ROOT / "build" / "screens"
SHOWN: Final = ROOT / "docs" / "screens"
LIGHT: Final = 60_000
"""Bytes of a picture that is kept; a test counts them."""
FORMS: Final = ((1.0, 80), (0.8, 80), (0.75, 75), (0.75, 65), (0.75, 55), (0.7, 45), (0.7, 35), (0.6, 35))
"""Scales and qualities, from the best that may be light enough."""
PHASES: Final = {"lobby": None, "early": 0.12, "middle": 0.55, "scoring": 1.0}
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")


class Look(NamedTuple):
    device: str
    light: str
    language: Language

    def open(self, browser: Browser, address: str) -> BrowserContext:
        is_phone = self.device == "phone"
        context = browser.new_context(
            base_url=address,
            viewport={"width": 390, "height": 844} if is_phone else {"width": 1440, "height": 900},
            device_scale_factor=2 if is_phone else 1,
            is_mobile=is_phone,
            has_touch=is_phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[self.language],
            color_scheme="dark" if self.light == "dark" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        return context


LOOKS: Final = [Look(*each) for each in itertools.product(("phone", "desktop"), ("light", "dark"), LANGUAGES)]


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        scenes = {(lang, name): scene for lang in LANGUAGES for name, scene in named_scenes(lang)}
        staged = dict(zip(scenes, stage(f"{folder}/screens.db", list(scenes.values())), strict=True))
        server = Running(f"{folder}/screens.db", bot_pause="3600")
        try:
            for look in LOOKS:
                tables = {name: table for (lang, name), table in staged.items() if lang == look.language}
                take(server.address, look, tables, wanted)
        finally:
            server.stop()


def named_scenes(language: Language) -> Iterator[tuple[str, Scene]]:
    """Each game at its middle number of players; one lobby is enough."""
    for number, game in enumerate(registry.names()):
        players = sorted(registry.game(game).players)
        for phase, share in PHASES.items():
            if share is not None or number == 0:
                name = "lobby" if share is None else f"{game}-{phase}"
                yield name, Scene(game, players[len(players) // 2], share, language)


def take(address: str, look: Look, tables: dict[str, Staged], wanted: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in ["home", *tables]:
            path = OUT / f"{name}-{'-'.join(look)}.webp"
            if wanted and not any(part in path.stem for part in wanted):
                continue
            context = look.open(browser, address)
            page = open_home(context) if name == "home" else open_table(context, address, tables[name])
            OUT.mkdir(parents=True, exist_ok=True)
            path.write_bytes(picture(page))
            print(path.relative_to(ROOT), f"{path.stat().st_size / 1000:.0f} kB", flush=True)
            if (SHOWN / path.name).exists():
                (SHOWN / path.name).write_bytes(light_picture(page))
            context.close()
        browser.close()


def open_home(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/")
    page.locator(".shelf h2").last.wait_for()
    return page


def sit_down(context: BrowserContext, address: str, staged: Staged) -> None:
    """The browser is that of the person at a staged table."""
    context.add_cookies([{"name": "gueridon", "value": staged.cookie, "url": address}])
    context.add_init_script(keeping(isSomebody=True, knows=registry.names()))


def open_table(context: BrowserContext, address: str, staged: Staged) -> Page:
    sit_down(context, address, staged)
    page = context.new_page()
    page.goto(f"/#/table/{staged.table}")
    page.locator("[data-ready], .seats-sheet").first.wait_for()
    return page


def picture(page: Page, scale: float = 1.0, quality: int = 80) -> bytes:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    size = page.viewport_size
    assert size is not None
    asked = {"format": "webp", "quality": quality, "clip": {"x": 0, "y": 0, "scale": scale, **size}}
    return base64.b64decode(page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)["data"])


def light_picture(page: Page) -> bytes:
    return next(taken for form in FORMS if len(taken := picture(page, *form)) <= LIGHT)


if __name__ == "__main__":
    main(sys.argv[1:])
