"""On the river: what one watches of a chain of boats is what the story of it tells, and arrows find every reach."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, expect

from gueridon.core import match as matches
from gueridon.core.game import EVERYTHING
from gueridon.server.session.replays import replayed
from tests.browser.screenshots import Look, open_table, sit_down
from tests.browser.staging import stage_record
from tests.server.running import running

RECORD = Path(__file__).parent.parent.parent / "src/gueridon/games/mississippi/tests/records/long_chain.txt"
STEP = 21
"""The moment of that record with more than twenty hops."""

WATCHED = """async () => {
  const middle = (each) => { const { x, y, width, height } = each.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; };
  const isNear = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 1;
  const boats = [...document.querySelectorAll('.fleet .boat')];
  const cells = [...document.querySelectorAll('[data-space]')].map((cell) => ({ space: Number(cell.dataset.space), at: middle(cell) }));
  const spaceOf = (at) => cells.find((cell) => isNear(cell.at, at))?.space ?? null;
  const before = boats.map((boat) => spaceOf(middle(boat)));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  while (!boats.some((boat) => boat.getAnimations().length)) await new Promise(requestAnimationFrame);
  const movements = boats.flatMap((boat) => boat.getAnimations());
  const duration = movements[0].effect.getComputedTiming().duration;
  for (const movement of movements) movement.pause();
  const samples = [];
  for (let time = 0; time < duration; time += 10) {
    for (const movement of movements) movement.currentTime = time;
    samples.push(boats.map(middle));
  }
  const isMoving = (sample, boat) => sample > 0 && !isNear(samples[sample][boat], samples[sample - 1][boat]);
  const stops = boats.map((_, boat) => samples.flatMap((places, sample) => (isMoving(sample, boat) ? [] : [spaceOf(places[boat])])));
  const most = Math.max(...samples.map((_, sample) => boats.filter((_, boat) => isMoving(sample, boat)).length));
  return { before, most, stops: stops.map((all) => all.filter((space, i) => space !== null && space !== all[i - 1])) };
}"""


def test_every_boat_stops_where_the_story_says_and_no_two_move_at_once(chromium: Browser, tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    told = msgspec.json.decode(replayed(matches.replay(text), EVERYTHING)[STEP].told)
    hops = [(event["seat"], event["end"]) for event in told if event["is"] in ("moved", "pushed")]
    assert len(hops) > 20
    table = stage_record(str(tmp_path / "chain.db"), text)
    with (
        running(tmp_path / "chain.db") as server,
        Look("phone", "light", "en").open(chromium, server.address) as context,
    ):
        sit_down(context, server.address, table)
        page = context.new_page()
        page.emulate_media(reduced_motion="no-preference")
        page.goto(f"/#/replay/{table.table}?as=all&step={STEP - 1}")
        page.locator("[data-ready]").first.wait_for()
        seen = page.evaluate(WATCHED)
    assert seen["most"] == 1
    for seat, start in enumerate(seen["before"]):
        assert seen["stops"][seat] == [start, *(space for mover, space in hops if mover == seat)]


def test_an_arrow_leads_to_the_neighbouring_reach(chromium: Browser, tmp_path: Path) -> None:
    table = stage_record(str(tmp_path / "reach.db"), RECORD.read_text(encoding="utf-8"))
    with (
        running(tmp_path / "reach.db") as server,
        Look("desktop", "light", "en").open(chromium, server.address) as context,
    ):
        page = open_table(context, server.address, table)
        page.locator("[data-space='3']").focus()
        for reach in ("18|19", "25|26"):  # eleven spaces a reach, to and fro: these lie below one another
            page.keyboard.press("ArrowDown")
            expect(page.locator("[data-space]:focus")).to_have_attribute("data-space", re.compile(f"^({reach})$"))
