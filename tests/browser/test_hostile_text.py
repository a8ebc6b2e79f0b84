"""Whatever somebody types, others read it as text: in every field, on every screen, nothing of it runs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.hands import CHOICES, begin, choose_in_turn, games
from tests.browser.test_together import invite_of, join
from tests.server.client import Person
from tests.server.running import Running

# Of at most 24 letters, as names are.
ANNA, BRUNO, CLARA, DORA = (
    "<svg onload=hacked(1)>",
    "<a href=javascript:1>b",
    "'\"><script>hacked()//",
    "{{hacked()}} ${hacked()}",
)
TALK = (
    "<img src=x onerror=hacked()>",
    "<script>hacked()</script>",
    "</p><iframe srcdoc='<script>parent.hacked()</script>'></iframe>",
    "javascript:hacked()",
    "<style>*{display:none}</style><b onmouseover=hacked()>b</b>",
    "&lt;script&gt;hacked()&lt;/script&gt; \u2066<svg/onload=hacked()>",
)
WATCH = """
    window.hackings = [];
    window.hacked = (...what) => window.hackings.push(what);
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.blockedURI));
"""


@pytest.fixture
def watched(open_page: Opener) -> Iterator[Callable[..., Page]]:
    """Opens pages that notice when something runs that should not; and looks at all of them at the end."""
    pages: list[Page] = []

    def open_one(path: str = "/", **how: object) -> Page:
        pages.append(open_page(path, script=WATCH, **how))
        return pages[-1]

    yield open_one
    for page in pages:
        nothing_ran(page)


def nothing_ran(page: Page) -> None:
    assert page.evaluate("window.hackings") == []
    assert page.evaluate("window.violations") == []
    planted = "iframe, a[href^='javascript'], img[src='x'], [onload], [onerror], [onmouseover], body script, body style"
    assert page.locator(planted).evaluate_all("found => found.map(each => each.outerHTML)") == []


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.locator("#say").fill(text)
    page.keyboard.press("Enter")


def test_the_names_and_words_of_others_are_read_and_never_run(watched: Callable[..., Page]) -> None:
    host = watched(f"/#/new/{games()[-1]}/friends")
    host.locator(".seats input").first.fill(ANNA)
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    guest = join(watched, invite_of(host, "Invite"), BRUNO)
    expect(host.get_by_role("heading", level=1)).to_have_text("Everybody is here")  # what is below has come to rest
    onlooker = join(watched, invite_of(host, "Invite an onlooker"), CLARA)
    for page in (host, guest, onlooker):
        expect(page.locator(".seats")).to_contain_text(ANNA)
        expect(page.locator(".seats")).to_contain_text(BRUNO)
    begin(host)
    for page in (host, guest, onlooker):
        page.wait_for_selector("[data-ready]")
    for _ in range(4):  # so that the log speaks of both
        choose_in_turn([host, guest])
    for text in TALK[:3]:
        say(host, text)
    say(onlooker, TALK[4])
    for page in (guest, onlooker):
        page.get_by_role("tab", name="Chat").click()
        for text in (*TALK[:3], TALK[4], ANNA, CLARA):
            expect(page.locator(".lines")).to_contain_text(text)
        page.get_by_role("tab", name=re.compile("Log|Story")).first.click()
        expect(page.locator(".players")).to_contain_text(ANNA)
        nothing_ran(page)
    guest.reload()  # the same once more, from the picture of the whole table
    guest.wait_for_selector("[data-ready]")
    expect(guest.locator(".players")).to_contain_text(ANNA)


def test_the_names_of_people_at_one_device_and_in_lists_are_read_and_never_run(watched: Callable[..., Page]) -> None:
    page = watched(f"/#/new/{games()[-1]}/device")
    for number, name in enumerate((ANNA, BRUNO)):
        page.locator(".seats input").nth(number).fill(name)
    page.locator("form .go").click()
    page.wait_for_selector(f".curtain .button, {CHOICES}")
    expect(page.locator("body")).to_contain_text(re.compile("svg onload|href=javascript"))
    page.reload()  # what the device remembers of them
    page.wait_for_selector(f".curtain .button, {CHOICES}")
    nothing_ran(page)
    host = watched(f"/#/new/{games()[0]}/friends")
    host.locator(".seats input").first.fill(DORA)
    host.locator("summary").click()
    host.get_by_role("switch", name=re.compile("^Open to everybody")).check()
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    host.goto("/")
    host.get_by_role("button", name="Settings").click()
    field = host.locator("dialog input[type=text]")
    expect(field).to_have_value(DORA)
    field.fill(CLARA)
    field.press("Enter")
    passer_by = watched()
    expect(passer_by.get_by_role("link", name=re.compile(re.escape(DORA)))).to_be_visible()


def test_addresses_and_what_only_programs_can_send_are_read_and_never_run(
    watched: Callable[..., Page], server: Running
) -> None:
    page = watched()
    for text in TALK:
        for place in ("/#/{}", "/#/new/{}/bots", "/#/table/{}", "/#/replay/{}", "/#join={}"):
            page.goto(place.format(quote(text, safe="")))
            page.locator("main h1").first.wait_for(state="attached")
            nothing_ran(page)
    dora = Person(server.address, DORA)
    try:
        for body in (
            {"game": TALK[0][:40], "seats": 2},
            {"game": games()[0], "seats": 3, "options": {TALK[1]: TALK[1]}},
            {"game": games()[0], "seats": 3, "bots": {"1": TALK[1]}},
        ):
            refused = dora.http.post("/api/tables", json=body)
            assert (refused.status_code, refused.headers["Content-Type"]) == (400, "application/json")
        assert dora.http.patch("/api/me", json={"webhook": f"http://x/{TALK[0]}"}).status_code == 400
        kept = "http://example.org/<script>hacked()</script>"
        assert dora.http.patch("/api/me", json={"webhook": kept}).json()["webhook"] == kept
        for path in (f"/{TALK[1]}", f"/api/{TALK[1]}", f"/api/rules/{TALK[1]}/en", "/api/me"):
            answer = page.goto(quote(path))
            assert answer is not None and "script-src 'self'" in answer.headers["content-security-policy"]
            nothing_ran(page)
    finally:
        dora.close()


def test_a_script_that_would_get_onto_a_page_is_stopped_by_its_policy(open_page: Opener) -> None:
    """The second line of defence; and the proof that the tests above would notice."""
    page = open_page(script=WATCH, is_attacked=True)
    page.locator(".shelf h2").first.wait_for()
    page.evaluate("text => document.body.insertAdjacentHTML('beforeend', text)", TALK[0])
    page.evaluate("text => document.body.append(document.createRange().createContextualFragment(text))", TALK[1])
    page.evaluate(  # the policy forbids what wait_for_function would do
        """() => new Promise((resolve) => {
            const look = () => (window.violations.length < 2 ? requestAnimationFrame(look) : resolve());
            look();
        })"""
    )
    assert page.evaluate("window.hackings") == []
    with pytest.raises(AssertionError):
        nothing_ran(page)
