"""What a person does at a page: sit down, choose, read."""

from __future__ import annotations

import time

from playwright.sync_api import Page, TimeoutError, expect

from gueridon.core import registry
from gueridon.core.words import Words
from tests.patience import WAIT

LINE = ".line[role=status]"
STEP = ".table[data-step]"
MOMENT = 3000
CHOICES = "[data-numbered] button[aria-disabled=false]"


def name_of(game: str, lang: str) -> str:
    return Words(lang, game).noun("game-name")


_BEGIN = """() => {
  if (document.querySelector('[data-ready]')) return true;
  document.querySelector('.go:not(:disabled)')?.click();
  return false;
}"""


def begin(host: Page) -> None:
    """Start from the lobby. Where a device brings its part of the shuffle too late, it is tried again, as a host would."""
    host.wait_for_function(_BEGIN, polling=200)


def play_now(page: Page, game: str, lang: str, how: str) -> None:
    """From the shelf to the table."""
    label = {"en": "Play now: {}", "fr": "Jouer\u00a0: {}"}[lang].format(name_of(game, lang))
    button = page.get_by_role("button", name=label, exact=True)
    expect(button).to_be_visible()
    if how == "mouse":
        button.click()
    elif how == "touch":
        button.tap()
    else:
        tab_to(page, label)
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-ready]")


def read_in_short(page: Page, how: str) -> None:
    """Whoever sits down to a game for the first time is told what it is about."""
    told = page.get_by_role("dialog")
    expect(told.locator("li")).to_have_count(4)
    if how == "keyboard":
        page.keyboard.press("Enter")
    elif how == "touch":
        told.locator(".main").tap()
    else:
        told.locator(".main").click()
    expect(told).to_have_count(0)


def tab_to(page: Page, label: str) -> None:
    """Presses Tab until the focus is on what is called this."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == label:
            return
    raise AssertionError(f"Tab does not reach {label!r}")


def play_to_the_end(page: Page, how: str) -> None:
    for turn in range(600):
        page.wait_for_selector(f".ending, {CHOICES}, {LIT}")
        if page.locator(".ending").count():
            return
        choose(page, how, turn)
    raise AssertionError("the game does not end")


def choose(page: Page, how: str, turn: int = 0) -> None:
    """One decision, and until it is done."""
    before = step_of(page)
    if page.locator("[data-numbered]").count():
        choose_by_words(page, how, turn)
    else:
        touch_what_is_lit(page, how, turn)
    page.wait_for_selector(f"{STEP}:not([data-step='{before}'])")


def step_of(page: Page) -> str:
    return page.locator(STEP).get_attribute("data-step") or ""


# --- on a drawn board -------------------------------------------------------------------------------------------------


def touch_what_is_lit(page: Page, how: str, turn: int = 0) -> None:
    """Until something is done; whoever keeps touching what is lit comes to that within a few touches."""
    before, touch, end = step_of(page), 0, time.monotonic() + WAIT
    while touch < 8 and time.monotonic() < end:
        page.wait_for_selector(f"{LIT}, {STEP}:not([data-step='{before}'])")
        if step_of(page) != before:
            return
        page.evaluate(LOOK)
        try:
            touch_one(page, how, turn + touch // 2)  # some things are touched twice: once to look, once to do it
        except TimeoutError:
            continue  # it went out under the finger, for somebody else has acted; or the machine is slow
        touch += 1
        page.wait_for_function(CHANGED, arg=before)
        if step_of(page) != before:
            return
    raise AssertionError("touching what is lit leads nowhere")


def touch_one(page: Page, how: str, number: int) -> None:
    lit = page.locator(LIT)
    one = lit.nth((7 * number) % max(1, lit.count()))  # none for a moment: the one that comes next
    if how == "mouse":
        one.click(timeout=MOMENT)
    elif how == "touch":
        one.tap(timeout=MOMENT)
    else:
        press_one(page, number)


def press_one(page: Page, number: int) -> None:
    """Tab to the board, by digit or arrow to something lit, Enter."""
    tab_to_board(page)
    if number % 2:
        page.keyboard.press("1")
    else:
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[number // 2 % 4])
        if not page.evaluate(f"document.activeElement.matches('{LIT}')"):
            page.keyboard.press("End")
    page.wait_for_function(
        f"() => document.activeElement.matches('{LIT}')", timeout=MOMENT
    )  # not while somebody else acts
    page.keyboard.press("Enter")


def tab_to_board(page: Page) -> None:
    """The board is one Tab stop; the focus may be there already, and stays there from turn to turn."""
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.board-space [data-spot]')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach the board")


LIT = ".board-space .lit:not([aria-disabled=true])"
BOARD = "document.querySelector('.board-space').innerHTML"
LOOK = f"() => {{ window.seenBefore = {BOARD}; }}"
CHANGED = f"(step) => document.querySelector('{STEP}').dataset.step !== step || {BOARD} !== window.seenBefore"


# --- on the board of words --------------------------------------------------------------------------------------------


def choose_by_words(page: Page, how: str, turn: int) -> None:
    if how == "mouse":
        page.locator(CHOICES).last.click()
    elif how == "touch":
        page.locator(CHOICES).last.tap()
    elif turn % 2:
        page.keyboard.press("1")
    else:
        page.keyboard.press("r")  # the rule in force, and away with it
        page.keyboard.press("Escape")
        tab_to_choices(page)
        page.keyboard.press("End")
        page.keyboard.press("Enter")


def choose_in_turn(pages: list[Page]) -> None:
    """Whoever is to act, on whichever page that is, chooses."""
    while not (acting := [page for page in pages if page.locator(CHOICES).count()]):
        pages[0].wait_for_timeout(20)  # there is no event that says on which of several pages something will happen
    choose(acting[0], "mouse")


def tab_to_choices(page: Page) -> None:
    """The choices are one Tab stop; the focus may be there already."""
    for _ in range(40):
        if page.evaluate(f"document.activeElement.matches('{CHOICES}')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach the choices")


def games() -> tuple[str, ...]:
    return registry.names()
