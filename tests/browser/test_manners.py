"""What people do at a table besides playing: take back, pause, mute, leave, come back, ask why not and what else."""

from __future__ import annotations

import itertools
import json
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.browser.conftest import Opener
from tests.browser.hands import CHOICES, LIT, STEP, begin, choose, games, play_now, step_of
from tests.browser.screenshots import Look, named_scenes, open_table
from tests.browser.staging import stage
from tests.browser.test_together import invite_of, join
from tests.server.running import running

# An expert thinks long: two games in every run, all where somebody has the time.
HINTS = [*zip(games(), itertools.cycle(["en", "fr"]), strict=False)]
if not os.environ.get("GUERIDON_ALL_WAYS"):
    HINTS = HINTS[:2]


def two_at_a_table(open_page: Opener, game: str, *, minutes: int | None = None) -> tuple[Page, Page]:
    """Anna, who laid the table, and Bruno, who came by invite; the game has begun."""
    host = open_page(f"/#/new/{game}/friends")
    host.locator(".seats input").first.fill("Anna")
    if minutes is not None:
        host.locator("summary").click()
        host.get_by_role("radio", name=f"{minutes} min").check(force=True)
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    guest = join(open_page, invite_of(host, "Invite"), "Bruno")
    expect(host.locator(".seats")).to_contain_text("Bruno")
    bots = host.get_by_role("button", name="Bot", exact=True)
    while free := bots.count():
        bots.first.click()
        expect(bots).to_have_count(free - 1)
    begin(host)
    for page in (host, guest):
        page.wait_for_selector("[data-ready]")
    return host, guest


def menu(page: Page, button: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name="This table", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=button).click()


def one_moves(pages: tuple[Page, Page]) -> Page:
    """Whoever of the two is asked decides something."""
    while True:
        for page in pages:
            if page.locator(CHOICES).count():
                choose(page, "mouse")
                return page
        pages[0].wait_for_timeout(50)


def test_taking_back_more_than_a_slip_asks_the_other(open_page: Opener) -> None:
    pair = two_at_a_table(open_page, games()[-1])
    first = one_moves(pair)
    second = one_moves(pair)
    while second is first:
        second = one_moves(pair)
    menu(first, "Ask to take back my last move")
    expect(first.locator(".notices")).to_contain_text("You have asked the others")
    before = step_of(first)
    second.get_by_role("button", name="Agree", exact=True).click()
    first.wait_for_selector(f"{STEP}:not([data-step='{before}'])")
    expect(first.locator(".notices")).not_to_contain_text("You have asked")
    first.locator(CHOICES).first.wait_for()
    for page in pair:  # what no longer holds does not read as if it did
        expect(page.locator(".story .void").last).to_contain_text("Taken back:")
        expect(page.locator(".story .moment").last).to_contain_text("the last action")


def test_the_host_pauses_and_goes_on(open_page: Opener) -> None:
    host, guest = two_at_a_table(open_page, games()[-1])
    menu(host, "Pause")
    expect(guest.locator(".notices")).to_contain_text("The game is paused")
    expect(guest.locator(CHOICES)).to_have_count(0)
    host.get_by_role("button", name="Go on", exact=True).click()
    expect(guest.locator(".notices")).not_to_contain_text("paused")
    one_moves((host, guest))


def test_who_is_muted_is_told_so(open_page: Opener) -> None:
    host, guest = two_at_a_table(open_page, games()[-1])
    menu(host, "Mute Bruno")
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.locator(".chat")).to_contain_text("The host has muted you")
    expect(guest.locator("#say")).to_have_count(0)
    host.get_by_role("dialog").get_by_role("button", name="Let Bruno speak").click()
    guest.locator("#say").fill("Can you hear me?")
    guest.keyboard.press("Enter")
    host.keyboard.press("Escape")
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".chat .lines")).to_contain_text("Can you hear me?")


def test_a_bot_plays_on_for_who_has_gone_until_they_are_back(open_page: Opener) -> None:
    host, guest = two_at_a_table(open_page, games()[-1])
    address = guest.url
    context: BrowserContext = guest.context
    guest.close()
    host.get_by_role("button", name="Let a bot play on").click()
    expect(host.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    back = context.new_page()
    back.goto(address)
    back.get_by_role("button", name="Take my seat back").click()
    expect(back.locator(".notices")).not_to_contain_text("A bot plays on")


def test_leaving_bots_says_that_only_they_stay(open_page: Opener) -> None:
    page = open_page()
    play_now(page, games()[-1], "en", "mouse")
    menu(page, "Leave the table")
    expect(page.get_by_role("dialog")).to_contain_text("Only bots stay")


def test_a_clock_is_seen_by_everybody(open_page: Opener) -> None:
    host, guest = two_at_a_table(open_page, games()[-1], minutes=1)
    for page in (host, guest):
        expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^(1:00|0:\d\d)$"))


@pytest.mark.parametrize(("game", "lang"), HINTS)
def test_a_hint_says_what_a_strong_bot_would_do_and_where(open_page: Opener, game: str, lang: str) -> None:
    page = open_page(lang=lang, text=False)
    play_now(page, game, lang, "mouse")
    page.locator(LIT).first.wait_for()
    page.keyboard.press("h")
    expect(page.locator(".foot .hint")).to_contain_text({"en": "“", "fr": "«"}[lang])
    expect(page.locator(".hint-lamp")).to_be_in_viewport()
    assert page.evaluate(IS_LAMP_ON_A_CHOICE)


IS_LAMP_ON_A_CHOICE = """() => {
  const box = document.querySelector('.hint-lamp').getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isOn = ({ left, right, top, bottom }) => left - 9 < x && x < right + 9 && top - 9 < y && y < bottom + 9;
  return [...document.querySelectorAll('[data-does].lit')].some((choice) => isOn(choice.getBoundingClientRect()));
}"""


def test_touching_something_forbidden_names_the_rule(chromium: Browser, tmp_path: Path) -> None:
    """The rule opens where it stands."""
    scenes = [scene for name, scene in named_scenes("en") if name.endswith(("early", "middle"))]
    tables = stage(str(tmp_path / "why.db"), scenes)
    explained = set()
    with running(tmp_path / "why.db", bot_pause="3600") as server:
        for scene, table in zip(scenes, tables, strict=True):
            with Look("desktop", "light", "en").open(chromium, server.address) as context:
                if is_explained(open_table(context, server.address, table)):
                    explained.add(scene.game)
    assert explained == set(games())


def test_who_has_laid_a_table_can_leave_it_before_the_game(open_page: Opener) -> None:
    page = open_page(f"/#/new/{games()[-1]}/friends")
    page.locator("form .go").click()
    page.locator(".seats-sheet").get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.locator(".shelf h2").last.wait_for()
    page.reload()
    page.locator(".shelf h2").last.wait_for()
    expect(page.get_by_role("heading", name=re.compile("unfinished"))).to_have_count(0)


COVERS_OWN_PLACE_CARD = """() => {
  const [said, own] = ['.refused', '.players .you'].map((each) => document.querySelector(each).getBoundingClientRect());
  return said.bottom > own.top && said.top < own.bottom && said.right > own.left && said.left < own.right;
}"""


def is_explained(page: Page) -> bool:
    """Whether something that is not lit answers a touch with the rule that forbids it."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    quiet = page.locator(".board-space [data-spot]:not(.lit)")
    for number in range(quiet.count()):
        if number < quiet.count():
            quiet.nth(number).dispatch_event("click")
        page.evaluate("new Promise(requestAnimationFrame)")  # whatever the touch asks is on its way by then
        if any("/why/" in address for address in asked):
            page.locator(".refused").wait_for()
            assert not page.evaluate(COVERS_OWN_PLACE_CARD)
            page.locator(".refused .button").first.click()
            expect(page.locator("p[aria-current=true]")).to_be_in_viewport()
            page.mouse.click(3, 400)  # whoever goes on has read it
            expect(page.locator(".refused")).to_have_count(0)
            return True
        page.keyboard.press("Escape")
    return False


def test_a_table_one_has_left_open_waits_on_the_shelf(open_page: Opener) -> None:
    page = open_page()
    play_now(page, games()[-1], "en", "mouse")
    page.locator(CHOICES).first.wait_for()
    address = page.url
    page.goto("/#/")
    waiting = page.get_by_role("link", name=re.compile("Your turn"))
    expect(waiting).to_contain_text(re.compile("now|minute"))
    waiting.click()
    page.locator(CHOICES).first.wait_for()
    assert page.url == address


def test_sound_is_off_and_light_follows_the_system_until_somebody_chooses(open_page: Opener) -> None:
    page = open_page(dark=True, text=False)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    assert not page.get_by_role("switch", name=re.compile("^Sound")).is_checked()
    page.get_by_role("radio", name="Light", exact=True).check(force=True)
    page.get_by_role("switch", name=re.compile("^Sound")).check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_role("switch", name=re.compile("^Sound")).is_checked()


def test_a_table_that_cannot_be_read_just_now_is_shown_as_soon_as_it_can(open_page: Opener) -> None:
    page = open_page(f"/#/new/{games()[0]}/friends")
    page.locator("form .go").click()
    page.locator(".seats-sheet").wait_for()
    refused: list[str] = []

    def refuse_twice(browser: WebSocketRoute) -> None:
        line = browser.connect_to_server()

        def heard(message: str | bytes) -> None:
            wish = json.loads(message)
            if wish["do"] != "open" or len(refused) == 2:
                line.send(message)
                return
            refused.append(wish["id"])
            error = {"is": "error", "error": {"code": "error-server-storage"}, "id": wish["id"], "retry_after": 0.01}
            browser.send(json.dumps(error))

        browser.on_message(heard)

    page.route_web_socket(re.compile("/ws"), refuse_twice)
    page.reload()
    page.locator(".seats-sheet").wait_for()
    assert len(refused) == 2


def test_lines_of_chat_arrive_in_the_order_in_which_they_were_said(open_page: Opener) -> None:
    page, other = two_at_a_table(open_page, games()[-1])
    for one in (page, other):
        one.get_by_role("tab", name="Chat").click()
    field = page.locator("#say")
    said = [f"line {number}" for number in range(7)]  # more than may be said at once
    for line in said:
        expect(field).to_be_editable()
        field.fill(line)
        field.press("Enter")
        field.press("Enter")  # the second has nothing to send
        expect(field).to_have_value("")
    lines = other.locator(".chat .lines p")
    expect(lines).to_have_count(len(said))
    assert [text.split(" ", 1)[1] for text in lines.all_inner_texts()] == said
