"""What a person does at a page: sit down, choose, read."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from gueridon.core import registry
from gueridon.core.words import Words

CHOICES = "[data-numbered] button[aria-disabled=false]"


def name_of(game: str, lang: str) -> str:
    return Words(lang, game).noun("game-name")


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


def tab_to(page: Page, label: str) -> None:
    """Presses Tab until the focus is on what is called this."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == label:
            return
    raise AssertionError(f"Tab does not reach {label!r}")


def play_to_the_end(page: Page, how: str) -> None:
    for turn in range(400):
        page.wait_for_selector(f".ending, {CHOICES}")
        if page.locator(".ending").count():
            return
        choose(page, how, turn)
    raise AssertionError("the game does not end")


def choose(page: Page, how: str, turn: int = 0) -> None:
    """One decision, and until it is done."""
    before = page.locator(".table").get_attribute("data-step")
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
    page.wait_for_selector(f".table:not([data-step='{before}'])")


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
