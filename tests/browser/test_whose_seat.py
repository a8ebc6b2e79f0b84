"""Whose seat it is, and the shuffle before the first deal, as people see them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.hands import choose, games
from tests.browser.test_manners import menu, one_moves, two_at_a_table
from tests.browser.test_together import invite_of, join
from tests.server.client import Person, catch_up
from tests.server.running import Running


def leave(page: Page) -> str:
    """The address to which one can come back."""
    address = page.url
    menu(page, "Leave the table")
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.locator(".shelf h2").first.wait_for()
    return address


def test_who_leaves_is_asked_first_played_on_for_and_may_come_back(open_page: Opener) -> None:
    host, guest = two_at_a_table(open_page, games()[-1])
    menu(guest, "Leave the table")
    expect(guest.get_by_role("dialog")).to_contain_text("you may come back until the game is over")
    guest.get_by_role("button", name="Stay", exact=True).click()
    expect(guest.locator(".players")).to_contain_text("Bruno (you)")
    address = leave(guest)
    expect(host.get_by_role("log")).to_contain_text("Bruno has left the game; a bot plays on.")
    choose(host, "mouse")
    guest.goto(address)
    expect(guest.locator(".notices")).to_contain_text("You have left this game")
    guest.get_by_role("button", name="Take my seat back").click()
    expect(host.get_by_role("log")).to_contain_text("Bruno is back.")
    one_moves((host, guest))


def test_somebody_new_plays_on_once_the_others_agree(open_page: Opener) -> None:
    host, guest = two_at_a_table(open_page, games()[-1])
    leave(guest)
    host.get_by_role("button", name="This table", exact=True).click()
    link = invite_of(host, "Invite somebody to take over from Bruno")
    clara = join(open_page, link, "Clara")
    expect(clara.locator(".notices")).to_contain_text("Clara would like to take over from Bruno, who has left.")
    expect(clara.get_by_role("button", name="Agree", exact=True)).to_have_count(0)
    expect(host.locator(".notices").get_by_role("timer")).to_be_visible()
    host.get_by_role("button", name="Agree", exact=True).click()
    expect(clara.locator(".players")).to_contain_text("Clara (you)")
    expect(host.get_by_role("log")).to_contain_text("Clara has taken over from Bruno.")
    one_moves((host, clara))


def test_the_host_removes_somebody_before_the_start(open_page: Opener) -> None:
    host = open_page(f"/#/new/{games()[-1]}/friends")
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    guest = join(open_page, invite_of(host, "Invite"), "Bruno")
    expect(host.locator(".seats")).to_contain_text("Bruno")
    host.get_by_role("button", name="Remove Bruno for good").click()
    expect(host.get_by_role("dialog")).to_contain_text("nor at a rematch")
    host.get_by_role("dialog").get_by_role("button", name="Remove Bruno for good").click()
    expect(host.locator(".seats")).not_to_contain_text("Bruno")
    expect(guest.get_by_role("heading", level=1)).to_contain_text(re.compile("table", re.IGNORECASE))
    expect(guest.locator(".seats-sheet")).to_have_count(0)


def test_a_seed_that_is_held_back_starts_nothing_and_whose_device_it_was_is_named(
    open_page: Opener, server: Running
) -> None:
    host = open_page(f"/#/new/{games()[-1]}/friends")
    host.locator("form .go").click()
    host.locator(".seats-sheet").wait_for()
    silent = Person(server.address, "Bruno")
    link = invite_of(host, "Invite")
    table = silent.join(link.partition("join=")[2])["table"]
    silent.open(table)  # bound to a seed, and never heard of again
    expect(host.locator(".seats")).to_contain_text("Bruno")
    bots = host.get_by_role("button", name="Bot", exact=True)
    while free := bots.count():
        bots.first.click()
        expect(bots).to_have_count(free - 1)
    start = host.locator(".go")
    for _ in range(2):
        expect(host.get_by_role("button", name=re.compile("^Start without"))).to_have_count(0)
        expect(start).to_be_enabled()
        start.click()
        expect(host.get_by_role("heading", level=1)).to_contain_text("being shuffled")
        expect(host.locator(".failed")).to_contain_text("nothing came in time from the device of Bruno")
        catch_up(silent)  # it hears of the failure
        catch_up(silent)  # and is bound anew
    host.get_by_role("button", name=re.compile("^Start without")).click()
    host.wait_for_selector("[data-ready]")
    silent.close()
