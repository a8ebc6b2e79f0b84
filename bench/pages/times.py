"""How soon a move is seen, what jumps, and how many frames a long movement has."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

from bench.pages.phone import phone
from gueridon.core import match as matches
from gueridon.core.game import EVERYTHING
from gueridon.server.session.replays import replayed
from tests.browser.screenshots import open_table, sit_down
from tests.browser.staging import Staged

ROOT: Final = Path(__file__).resolve().parent.parent.parent
WATCH: Final = Path(__file__).with_name("watch.js").read_text(encoding="utf-8")
THROTTLE: Final = 4
TURNS: Final = 5
"""How often a time is taken at most."""
QUIET_HOST: Final = 0.01
"""Where the host of a virtual machine keeps no more than this of the processors for others, a time is taken once."""
FRAME: Final = 1000 / 60
QUIET: Final = 1000
"""Milliseconds without a movement after which none is to come."""
T = TypeVar("T")


def watched(browser: Browser, address: str) -> AbstractContextManager[BrowserContext]:
    return phone(browser, address, WATCH)


class Played(NamedTuple):
    delays: list[float]
    """Milliseconds from the server's message to the frame that shows it."""
    shift_at_load: float
    shift: float
    """How far things jumped, as browsers count it: until the board was drawn, and all in all."""


def play(context: BrowserContext, address: str, table: Staged, moves: int) -> Played:
    """Some moves on a drawn board against bots."""
    page = open_table(context, address, table)
    page.wait_for_load_state("networkidle")
    at_load = page.evaluate("measured.shift")
    for _ in range(moves):
        page.wait_for_selector(".board-space .lit, .ending")
        if page.locator(".ending").count():
            break
        page.locator(".board-space .lit").last.dispatch_event("click")
        page.wait_for_timeout(150)  # a person is no quicker
    delays, shift = page.evaluate("[measured.delays, measured.shift]")
    return Played(delays, at_load, shift)


def longest_chain() -> tuple[str, int, int]:
    """The record whose one moment tells most, of those that tell their key: text, which moment, how many events."""
    best = ("", 0, 0)
    for path in sorted((ROOT / "src" / "gueridon" / "games").glob("*/tests/records/*.txt")):
        text = path.read_text(encoding="utf-8")
        for number, moment in enumerate(replayed(matches.replay(text), EVERYTHING) if "\nkey " in text else []):
            events = len(msgspec.json.decode(moment.told))
            if events > best[2]:
                best = (text, number, events)
    return best


def frames(context: BrowserContext, address: str, table: Staged, step: int) -> list[float]:
    """Milliseconds of each frame while a replay shows one step, on a processor slowed down."""
    sit_down(context, address, table)
    page = context.new_page()
    page.goto(f"/#/replay/{table.table}?as=all&step={step - 1}")
    page.locator("[data-ready]").first.wait_for()
    page.wait_for_load_state("networkidle")
    return counted(page, lambda: page.keyboard.press("ArrowRight"))


def baseline_frames(context: BrowserContext) -> list[float]:
    """The same of a page that has nothing else to do: what this machine can do at all."""
    page = context.new_page()
    page.set_content('<div style="width: 60px; height: 60px; background: teal; will-change: transform"></div>')
    move = "[{ transform: 'none' }, { transform: 'translate(300px, 600px)' }], 7000"
    return counted(page, lambda: page.evaluate(f"void document.querySelector('div').animate({move})"))


def counted(page: Page, begin: Callable[[], object]) -> list[float]:
    """Milliseconds of each frame from when the first piece moves until the last one stands."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    begin()
    times = page.evaluate(f"countFrames({QUIET})")
    begun, ended = page.evaluate("[measured.begun, measured.ended]")
    page.close()
    return [late - early for early, late in itertools.pairwise(times) if begun <= early and late <= ended]


def quietest(attempts: Iterable[Callable[[], T]]) -> tuple[T, float]:
    """What is measured while the host keeps least for others, and how much it kept."""
    found: list[tuple[T, float]] = []
    for measure in attempts:
        kept, passed = ticks()
        figures = measure()
        kept_now, passed_now = ticks()
        found.append((figures, (kept_now - kept) / max(1, passed_now - passed)))
        if found[-1][1] <= QUIET_HOST:
            break
    return min(found, key=lambda each: each[1])


def ticks() -> tuple[int, int]:
    """What a virtual machine's host has kept for others so far, and all there was; nothing where the system does not say."""
    counted = Path("/proc/stat")
    counts = [int(each) for each in counted.read_text().split("\n")[0].split()[1:9]] if counted.exists() else [0] * 8
    return counts[7], sum(counts)


def rate_of(lengths: list[float]) -> float:
    return 1000 / statistics.mean(lengths)


def late_of(lengths: list[float]) -> int:
    return sum(length > 1.5 * FRAME for length in lengths)


def told(lengths: list[float]) -> str:
    return f"{rate_of(lengths):.1f} frames/s, {late_of(lengths)} late of {len(lengths)}, longest {max(lengths):.0f} ms"
