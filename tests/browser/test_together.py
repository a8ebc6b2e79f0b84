"""Several people, broken lines, one device for two, and games seen again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.hands import CHOICES, LINE, STEP, begin, choose, choose_in_turn, games, play_now, play_to_the_end
from tests.browser.test_screens import fits
from tests.server.running import Running


def invite_of(page: Page, button: str) -> str:
    page.get_by_role("button", name=button, exact=True).first.click()
    page.locator("dialog svg[role=img]").wait_for()
    link = page.locator("dialog input").input_value()
    page.keyboard.press("Escape")
    return link[link.index("/#") :]


def join(open_page: Opener, link: str, name: str, lang: str = "en") -> Page:
    page = open_page(link, lang=lang)
    page.locator("form input").fill(name)
    page.locator("form button").click()
    expect(page).not_to_have_url(re.compile("join"))
    return page


def test_two_people_and_an_onlooker_share_a_table(open_page: Opener) -> None:
    game = games()[-1]
    host = open_page(f"/#/new/{game}/friends")
    host.locator(".seats input").first.fill("Anna")
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    guest = join(open_page, invite_of(host, "Invite"), "Bruno", "fr")
    expect(guest.locator(".seats")).to_contain_text("Anna")
    expect(host.locator(".seats")).to_contain_text("Bruno")
    expect(host.get_by_role("heading", level=1)).to_have_text("Everybody is here")  # what is below has come to rest
    onlooker = join(open_page, invite_of(host, "Invite an onlooker"), "Clara")
    begin(host)
    for page in (host, guest, onlooker):
        page.wait_for_selector("[data-ready]")
    for _ in range(4):
        choose_in_turn([host, guest])
        expect(onlooker.locator(CHOICES)).to_have_count(0)
    host.get_by_role("tab", name="Chat").click()
    host.locator("#say").fill("<b>Hello</b> & good luck")
    host.keyboard.press("Enter")
    onlooker.get_by_role("tab", name="Chat").click()
    expect(onlooker.locator(".chat .lines")).to_contain_text("<b>Hello</b> & good luck")
    expect(host.get_by_role("img", name="1 person looks on")).to_be_visible()
    expect(guest.get_by_role("img", name="1 personne regarde")).to_be_visible()
    guest.reload()
    expect(guest.locator(".players")).to_contain_text("Bruno (vous)")
    expect(guest.get_by_role("tab", name="Discussion")).to_contain_text("1")
    for page in (host, onlooker):  # whoever wrote it, and whoever has read it
        page.reload()
        expect(page.get_by_role("tab", name="Chat")).to_have_text("Chat")


@pytest.mark.parametrize("is_public", [False, True], ids=["hidden", "public"])
def test_an_invite_says_at_once_what_it_is_for(
    open_page: Opener, check_axe: Callable[[Page], None], is_public: bool
) -> None:
    host = open_page("/#/new/misty/friends")
    host.locator(".seats input").first.fill("Anna")
    if is_public:
        host.locator("summary").click()
        host.get_by_role("switch", name=re.compile("^Open to everybody")).check()
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    link, to_watch = invite_of(host, "Invite"), invite_of(host, "Invite an onlooker")
    guest = open_page(link, phone=True)
    expect(guest.get_by_role("heading", name="Anna invites you to Misty")).to_be_visible()
    guest.reload()  # as phones do while one looks elsewhere
    expect(guest.locator(".seats")).to_contain_text("Anna")
    expect(guest.get_by_text("1 of 2 seats taken")).to_be_visible()
    check_axe(guest)
    fits(guest)
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".seats-sheet").wait_for()
    onlooker = open_page(to_watch, lang="fr")
    expect(onlooker.get_by_role("heading", name="Anna vous invite à regarder Misty")).to_be_visible()
    expect(onlooker.get_by_role("button", name="Regarder")).to_be_visible()
    late = open_page(link)
    expect(late.get_by_text("This invite was used already")).to_be_visible()
    expect(late.locator("form")).to_have_count(0)
    expect(late.get_by_text("Anna")).to_have_count(2 if is_public else 0)
    expect(late.get_by_role("link", name="Watch")).to_have_count(1 if is_public else 0)
    check_axe(late)
    late.get_by_role("link", name="To the shelf", exact=True).click()
    expect(late.locator(".shelf h2").first).to_be_visible()


def test_whoever_opens_their_own_invite_again_is_back_at_the_table(open_page: Opener) -> None:
    host = open_page("/#/new/misty/friends")
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    link = invite_of(host, "Invite")
    guest = join(open_page, link, "Bruno")
    guest.locator(".seats-sheet").wait_for()
    guest.goto("/")
    guest.goto(link)
    expect(guest.locator(".seats-sheet")).to_contain_text("Bruno")


def test_a_bots_name_is_whole_on_a_phone_however_many_sit_there(open_page: Opener) -> None:
    page = open_page("/#/new/mississippi/bots", phone=True)
    page.locator("form .options label", has_text="6").tap()
    for seat, level in enumerate(("expert", "newcomer", "expert", "regular", "newcomer"), start=2):
        page.get_by_label(f"Who sits on seat {seat}").select_option(level)
    page.locator("form .go").click()
    names = page.locator(".players .name")
    expect(names).to_have_count(6)
    hidden = names.evaluate_all("all => all.map((each) => each.scrollHeight - each.clientHeight)")
    assert max(hidden) < 5, "less than a line: letters may stand out of theirs by a pixel"
    assert "Newcomer 6" in names.evaluate_all("all => all.map((each) => each.title)")


def test_a_public_table_is_found_on_the_shelf(open_page: Opener) -> None:
    host = open_page(f"/#/new/{games()[0]}/friends")
    host.locator(".seats input").first.fill("Dora")
    host.locator("summary").click()
    host.get_by_role("switch", name=re.compile("^Open to everybody")).check()
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    passer_by = open_page()
    passer_by.get_by_role("link", name=re.compile("Dora")).click()
    passer_by.get_by_role("button", name="Sit here").first.click()
    expect(passer_by.locator(".seats")).to_contain_text("(you)")
    expect(host.locator(".seats .free")).to_have_count(1)


@pytest.mark.parametrize("game", games())
def test_a_reload_returns_to_the_same_question(open_page: Opener, game: str) -> None:
    page = open_page()
    play_now(page, game, "en", "mouse")
    page.locator("[data-numbered]").wait_for()
    asked, choices = page.locator("#ask").inner_text(), page.locator(CHOICES).all_inner_texts()
    page.reload()
    page.locator("[data-numbered]").wait_for()
    assert (page.locator("#ask").inner_text(), page.locator(CHOICES).all_inner_texts()) == (asked, choices)


def test_the_page_outlives_a_restart_of_the_server(open_page: Opener, tmp_path: Path) -> None:
    first = Running(str(tmp_path / "restart.db"))
    page = open_page(at=first)
    play_now(page, games()[-1], "en", "mouse")
    page.locator("[data-numbered]").wait_for()
    choose(page, "mouse")
    page.locator(CHOICES).first.wait_for()
    first.kill()
    expect(page.locator(LINE)).to_contain_text("connection lost")
    page.locator(CHOICES).last.click()
    expect(page.locator("#ask")).to_contain_text("this will be sent")
    second = Running(str(tmp_path / "restart.db"), port=first.port)
    try:
        expect(page.locator(LINE)).to_have_text("")
        expect(page.locator("#ask")).not_to_contain_text("this will be sent")
        play_to_the_end(page, "mouse")
    finally:
        second.stop()


def test_one_device_serves_two_people_with_a_curtain_between(open_page: Opener) -> None:
    page = open_page(f"/#/new/{games()[-1]}/device")
    names = page.locator(".seats input")
    names.nth(0).fill("Anna")
    names.nth(1).fill("Bruno")
    page.locator("form .go").click()
    seen = set()
    for _ in range(6):
        page.wait_for_selector(f".curtain .button, {CHOICES}")
        if page.locator(".curtain .button").count():
            assert page.locator(".board-space").count() == 0, "nothing of the game is on the page"
            heading = page.locator(".curtain h1").inner_text()
            seen.add(heading.split(",")[0])
            page.locator(".curtain .button").click()
        page.wait_for_selector(CHOICES)
        page.locator(CHOICES).first.click()
        page.wait_for_selector(f".curtain .button, {CHOICES}")
    assert seen == {"Anna", "Bruno"}
    page.reload()
    expect(page.locator(".curtain h1")).to_contain_text(re.compile("Anna|Bruno"))


def test_behind_the_curtain_nothing_is_heard_of_what_the_other_has_done(open_page: Opener) -> None:
    page = open_page()
    page.clock.install()
    page.goto("/#/new/misty/device")
    page.locator("form .go").click()
    page.locator(".curtain .button").click()
    page.locator(CHOICES).first.click()
    expect(page.locator(".curtain h1")).to_contain_text("2")
    page.clock.fast_forward(1000)  # sentences are gathered for a moment before they are said
    assert page.locator("[aria-live]").all_inner_texts() == ["", ""]


def test_the_same_table_again_after_the_game(open_page: Opener) -> None:
    page = open_page()
    play_now(page, games()[-1], "en", "mouse")
    play_to_the_end(page, "mouse")
    address = page.url
    page.get_by_role("button", name="Play again").click()
    page.locator("[data-numbered]").wait_for()
    assert page.url != address
    expect(page.locator(".ending")).to_have_count(0)


def test_a_rematch_says_who_wishes_it_and_who_is_missing_and_takes_the_onlooker_along(open_page: Opener) -> None:
    host = open_page(f"/#/new/{games()[-1]}/friends")
    host.locator(".seats input").first.fill("Anna")
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    guest = join(open_page, invite_of(host, "Invite"), "Bruno", "fr")
    expect(host.get_by_role("heading", name="Everybody is here")).to_be_visible()
    onlooker = join(open_page, invite_of(host, "Invite an onlooker"), "Clara")
    begin(host)
    for page in (host, guest, onlooker):
        page.wait_for_selector("[data-ready]")
    while not host.locator(".ending").count():
        if acting := [page for page in (host, guest) if page.locator(CHOICES).count()]:
            choose(acting[0], "mouse")
        else:
            host.wait_for_timeout(20)  # no event says on which of the pages something will happen
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("heading", name="Waiting for Bruno")).to_be_visible()
    expect(guest.get_by_text("Anna aimerait rejouer.")).to_be_visible()
    guest.get_by_role("button", name="Vers la partie suivante").click()
    expect(host.get_by_role("heading", name="Everybody is here")).to_be_visible()
    onlooker.get_by_role("button", name="To the next game").click()
    expect(onlooker.locator(".seats")).to_contain_text("Bruno")


def test_a_finished_game_can_be_seen_again_and_taken_home(open_page: Opener, check_axe: Callable[[Page], None]) -> None:
    page = open_page()
    play_now(page, games()[-1], "en", "mouse")
    play_to_the_end(page, "mouse")
    with page.expect_download() as started:
        page.get_by_role("link", name="Record").click()
    assert Path(started.value.path()).read_text(encoding="utf-8").startswith("gueridon")
    page.get_by_role("link", name="Replay").click()
    page.locator(".scrub").wait_for()
    check_axe(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scrub output")).to_have_text(re.compile("^2 /"))
    page.get_by_label("Seen as").select_option("1")
    expect(page.locator(".players")).to_contain_text("(you)")
    page.reload()  # the address names the moment and the viewer
    expect(page.locator(".scrub output")).to_have_text(re.compile("^2 /"))
    expect(page.get_by_label("Seen as")).to_have_value("1")
    page.keyboard.press("End")
    page.get_by_label("Seen as").select_option("all")  # where there are more moments, the last is still the last
    expect(page.locator(".players")).not_to_contain_text("(you)")
    expect(page.locator(".scrub output")).to_have_text(re.compile(r"^(\d+) / \1$"))
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("link", name="Vers la table")).to_be_visible()
    tops = page.locator(".controls > *").evaluate_all("all => all.map((each) => each.getBoundingClientRect().bottom)")
    assert max(tops) - min(tops) < 5  # all in one row


def test_a_replay_leaves_a_phone_its_board_and_nobody_thinks_in_it(
    open_page: Opener, check_axe: Callable[[Page], None]
) -> None:
    page = open_page(phone=True)
    play_now(page, games()[-1], "en", "touch")
    page.locator("[data-numbered]").wait_for()
    choose(page, "touch")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator(".scrub").wait_for()
    bar = page.locator("footer").bounding_box()
    assert bar is not None and bar["height"] <= 130
    sizes = (
        page.locator("footer")
        .locator("button, select, input")
        .evaluate_all("all => all.flatMap((each) => [each.offsetWidth, each.offsetHeight])")
    )
    assert min(sizes) >= 44
    fits(page)
    while page.get_by_role("button", name="One step on").is_enabled():
        expect(page.locator(".players")).not_to_contain_text(re.compile("thinking|waiting"))
        page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog").get_by_label("Seen as")).to_be_visible()
    check_axe(page)


def test_a_move_waits_for_its_confirmation(open_page: Opener) -> None:
    page = open_page()
    play_now(page, games()[1], "en", "mouse")
    page.locator("[data-numbered]").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name=re.compile("^Confirm every move")).check()
    page.keyboard.press("Escape")
    before = page.locator(STEP).get_attribute("data-step")
    page.locator(CHOICES).first.click()
    expect(page.locator(".confirm")).to_be_visible()
    assert page.locator(STEP).get_attribute("data-step") == before
    page.keyboard.press("Enter")
    page.wait_for_selector(f".table:not([data-step='{before}'])")
