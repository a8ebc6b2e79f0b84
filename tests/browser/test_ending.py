"""When a game is over, every point of every round is accounted for, also after a reload."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.screenshots import Look, named_scenes, open_table
from tests.browser.staging import stage
from tests.server.running import running

SCENES = [scene for _, scene in named_scenes("en") if scene.share == 1]


def test_the_end_tells_where_the_points_of_every_round_came_from(chromium: Browser, tmp_path: Path) -> None:
    tables = stage(str(tmp_path / "ending.db"), SCENES)
    with running(tmp_path / "ending.db") as server:
        for scene, table in zip(SCENES, tables, strict=True):
            with Look("phone", "light", "en").open(chromium, server.address) as context:
                page = open_table(context, server.address, table)
                rounds = page.evaluate(ROUNDS, table.table)
                assert rounds == ROUNDS_BY_THE_RULES.get(scene.game, rounds)
                page.locator(".ending summary").click()
                expect(page.locator(".ending details h3")).to_have_count(rounds if rounds > 1 else 0)
                check_sums(page, rounds)
                check_shelf(page)


ROUNDS_BY_THE_RULES = {"tussie_mussie": 3, "moustache": 4, "mississippi": 0}
ROUNDS = """async (table) => {
  const { moments } = await (await fetch(`/api/tables/${table}/replay`)).json();
  const isCounting = (moment) => moment?.told.some(({ counts }) => counts) ?? false;
  return moments.filter((moment, i) => isCounting(moment) && !isCounting(moments[i - 1])).length;
}"""


def check_sums(page: Page, rounds: int) -> None:
    """The last round names what everybody has in the end; a game without points tells how it was decided."""
    if rounds == 0:
        expect(page.locator(".ending summary")).to_have_text("How it was decided")
        return
    last = page.locator(".ending details li").last
    for score in page.locator(".ending .score").all_inner_texts():
        number = score.split()[0]
        if number != "0":
            expect(last).to_contain_text(number)


def check_shelf(page: Page) -> None:
    """A finished game is found again from the shelf."""
    page.goto("/")
    expect(page.get_by_role("heading", name="Games you have played")).to_be_visible()
    expect(page.get_by_role("heading", name="Your unfinished game")).to_have_count(0)
    page.get_by_role("link", name="Result").click()
    expect(page.locator(".ending")).to_be_visible()
