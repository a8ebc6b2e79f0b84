"""How light and how quick the browser app is, beside lichess's board and boardgame.io's client: `./dev bench web`.

Sizes: everything that a browser fetches, compressed with gzip -9 where that helps; fonts, which lichess's board brings
inside its style sheet and boardgame.io not at all, stand beside it. Times: a chromium
without a graphics card, so that a real device is quicker, not slower.
"""

from __future__ import annotations

import argparse
import gzip
import http.server
import itertools
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gueridon.core import registry  # noqa: E402
from gueridon.core.game import EVERYTHING  # noqa: E402
from gueridon.server.replays import replayed  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.screenshots import open_table, sit_down  # noqa: E402
from tests.browser.staging import Scene, Staged, stage, stage_record  # noqa: E402
from tests.server.running import Running  # noqa: E402

PEER: Final = ROOT / "build" / "peer-web"
THROTTLE: Final = 4
TURNS: Final = 5
"""How often a time is taken at most."""
QUIET_HOST: Final = 0.01
"""Where the host of a virtual machine keeps no more than this of the processors for others, a time is taken once."""
FRAME: Final = 1000 / 60
QUIET: Final = 1000
"""Milliseconds without a movement after which none is to come."""
T = TypeVar("T")
PHONE: Final = {"width": 390, "height": 844}

WATCH = """
(() => {
  window.measured = { shift: 0, delays: [], begun: Infinity, ended: 0, moving: 0 };
  // As web vitals count it: the worst five seconds, or as many as pass without a second's pause.
  let spell = { from: 0, last: 0, sum: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      const isSame = startTime - spell.last < 1000 && startTime - spell.from < 5000;
      spell = isSame ? { ...spell, last: startTime, sum: spell.sum + value } : { from: startTime, last: startTime, sum: value };
      measured.shift = Math.max(measured.shift, spell.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const paint = new MessageChannel();
  const waiting = [];
  paint.port1.onmessage = () => { while (waiting.length) measured.delays.push(performance.now() - waiting.shift()); };
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', (event) => {
        if (!event.data.startsWith('{"is":"update"')) return;
        waiting.push(event.timeStamp);
        requestAnimationFrame(() => paint.port2.postMessage(0)); // runs right after the frame was drawn
      });
    }
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    const movement = animate.apply(this, all);
    movement.ready.then(() => (measured.begun = Math.min(measured.begun, performance.now())), () => undefined);
    measured.moving++;
    const end = () => { measured.moving--; measured.ended = performance.now(); };
    movement.finished.then(end, end);
    return movement;
  };
  window.countFrames = (quiet) => new Promise((resolve) => {
    const times = [];
    const look = (now) => {
      times.push(now);
      const isOver = measured.begun < now && !measured.moving && now - measured.ended > quiet;
      if (isOver || now - times[0] > 20000) resolve(times); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
})();
"""


# --- sizes ------------------------------------------------------------------------------------------------------------


class Weight(NamedTuple):
    """Bytes on the line: all that compresses, and fonts, which are compressed already."""

    rest: int
    fonts: int


class Fetched:
    """What a page has fetched so far, in bytes on a line that compresses."""

    def __init__(self, page: Page) -> None:
        self._responses: list[Response] = []
        page.on("response", lambda response: self._responses.append(response))  # noqa: PLW0108

    def take(self) -> Weight:
        """What has come since the last time."""
        taken, self._responses = list(self._responses), []
        return Weight(
            sum(weight(each.body()) for each in taken if each.ok and each.request.resource_type != "font"),
            sum(len(each.body()) for each in taken if each.ok and each.request.resource_type == "font"),
        )


def weight(body: bytes) -> int:
    return min(len(body), len(gzip.compress(body, 9)))


def our_sizes(browser: Browser, address: str, tables: dict[str, Staged]) -> dict[str, tuple[Weight, Weight]]:
    """For each game what home fetches, and what a table of it fetches afterwards."""
    found = {}
    for game, table in tables.items():
        context = browser.new_context(base_url=address, viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
        sit_down(context, address, table)
        page = context.new_page()
        fetched = Fetched(page)
        page.goto("/")
        page.locator(".shelf h2").last.wait_for()
        page.wait_for_load_state("networkidle")
        home = fetched.take()
        page.evaluate(f"location.hash = '#/table/{table.table}'")
        page.locator("[data-ready]").first.wait_for()
        page.wait_for_load_state("networkidle")
        found[game] = home, fetched.take()
        context.close()
    return found


def peer_size(browser: Browser, folder: Path) -> Weight:
    with served(folder) as address:
        page = browser.new_page()
        fetched = Fetched(page)
        page.goto(address)
        page.wait_for_load_state("networkidle")
        size = fetched.take()
        page.close()
        return size


@contextmanager
def served(folder: Path) -> Iterator[str]:
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            """Not a line per file."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


BOARDGAME_IO = """
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Client } from 'boardgame.io/react';
import { SocketIO } from 'boardgame.io/multiplayer';

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: { claim: ({ G, playerID }, id) => void (G.cells[id] = playerID) },
};
const Board = ({ G, moves }) =>
  h('div', null, G.cells.map((cell, id) => h('button', { key: id, onClick: () => moves.claim(id) }, cell)));
const App = Client({ game, board: Board, debug: false, multiplayer: SocketIO({ server: location.origin }) });
createRoot(document.getElementById('app')).render(h(App, { playerID: '0' }));
"""
LICHESS = """<!doctype html><link rel="stylesheet" href="lichess-pgn-viewer.css"><div id="app"></div>
<script type="module">
  import start from './lichess-pgn-viewer.min.js';
  start(document.getElementById('app'), { pgn: 'e4 e5 Nf3 Nc6' });
</script>
"""


def build_peers() -> tuple[Path, Path]:
    """boardgame.io's smallest client built by the same Vite as ours, and lichess's board as it is published."""
    PEER.mkdir(parents=True, exist_ok=True)
    if not (PEER / "node_modules" / "@lichess-org").exists():
        (PEER / "package.json").write_text("{}")
        packages = ["boardgame.io", "react@18", "react-dom@18", "@lichess-org/pgn-viewer"]
        subprocess.run(["npm", "install", "--silent", *packages], cwd=PEER, check=True)
    (PEER / "index.html").write_text(
        '<!doctype html><div id="app"></div><script type="module" src="/main.js"></script>'
    )
    (PEER / "main.js").write_text(BOARDGAME_IO)
    vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
    subprocess.run([vite, "build", "--logLevel", "error"], cwd=PEER, check=True, env=os.environ | {"CI": "1"})
    lichess = PEER / "lichess"
    shutil.copytree(PEER / "node_modules" / "@lichess-org" / "pgn-viewer" / "dist", lichess, dirs_exist_ok=True)
    (lichess / "index.html").write_text(LICHESS)
    return PEER / "dist", lichess


# --- times ------------------------------------------------------------------------------------------------------------


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
        for number, moment in enumerate(replayed(text, EVERYTHING) if "\nkey " in text else []):
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


# --- the report -------------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20, help="moves played in each game for the delays")
    asked = parser.parse_args()
    lichess_and_peer = build_peers()
    chain, step, events = longest_chain()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        db = f"{folder}/web.db"
        names = registry.names()
        tables = {game: stage(db, scenes_of(game)) for game in names}
        chained = stage_record(db, chain)
        server = Running(db, bot_pause="0.1")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            firsts = {game: table[0] for game, table in tables.items()}
            print_sizes(browser, server.address, firsts, *lichess_and_peer)
            print_delays(browser, server.address, tables, asked.moves)
            print_frames(browser, server.address, chained, step, events)
        finally:
            browser.close()
            server.stop()


def print_sizes(browser: Browser, address: str, tables: dict[str, Staged], boardgame_io: Path, lichess: Path) -> None:
    sizes = our_sizes(browser, address, tables)
    peers = {
        "boardgame.io, tic-tac-toe": peer_size(browser, boardgame_io),
        "lichess, pgn-viewer": peer_size(browser, lichess),
    }
    print("fetched at the first visit, kB: everything with gzip -9, and fonts beside it")
    for game, (home, board) in sizes.items():
        total, fonts = (home.rest + board.rest) / 1000, (home.fonts + board.fonts) / 1000
        verdict = "within" if total <= 120 else "OVER"
        parts = f"home {home.rest / 1000:5.1f} + table and board {board.rest / 1000:5.1f}"
        print(f"  {game:28} {parts} = {total:5.1f} ({verdict} 120), fonts {fonts:.1f}")
    most = max(home.rest + board.rest for home, board in sizes.values())
    for name, size in peers.items():
        print(
            f"  {name:28} {size.rest / 1000:5.1f}, fonts {size.fonts / 1000:.1f}  (ours, largest : this = {most / size.rest:.2f})"
        )


def scenes_of(game: str) -> list[Scene]:
    """The same moment of a few games."""
    seats = min(players for players in registry.game(game).players if players > 1)
    return [Scene(game, seats, 0.05 + turn / 1000) for turn in range(TURNS)]


def print_delays(browser: Browser, address: str, tables: dict[str, list[Staged]], moves: int) -> None:
    print(
        "from the server's message to the frame that shows it, ms; layout shift until the board is drawn, and with the moves"
    )

    def measured(table: Staged) -> Played:
        with watched(browser, address) as context:
            return play(context, address, table, moves)

    for game, all_tables in tables.items():
        (delays, at_load, shift), kept = quietest(partial(measured, table) for table in all_tables)
        middle, worst = statistics.median(delays), max(delays)
        verdict = "within" if worst <= 50 else f"{sum(delay > 50 for delay in delays)} OVER"
        figures = f"median {middle:5.1f}, longest {worst:5.1f} of {len(delays)} ({verdict} 50)"
        print(f"  {game:28} {figures}; shift {at_load:.4f}, {shift:.4f}; kept by the host {kept:.1%}")


def print_frames(browser: Browser, address: str, table: Staged, step: int, events: int) -> None:
    print(f"a step of {events} events at {THROTTLE}x CPU throttling, and a page on which one square moves")

    def measured() -> tuple[list[float], list[float]]:
        with watched(browser, address) as context:
            return frames(context, address, table, step), baseline_frames(context)

    (lengths, least), kept = quietest(measured for _ in range(TURNS))
    rate, baseline = rate_of(lengths), rate_of(least)
    print(f"  {told(lengths)}; the square {told(least)}; kept by the host {kept:.1%}")
    figures = {
        "frames_per_second": round(rate, 1),
        "late": late_of(lengths),
        "of_the_square": round(rate / baseline, 3),
    }
    print(json.dumps(figures))


@contextmanager
def watched(browser: Browser, address: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=address, viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(WATCH)
    yield context
    context.close()


def rate_of(lengths: list[float]) -> float:
    return 1000 / statistics.mean(lengths)


def late_of(lengths: list[float]) -> int:
    return sum(length > 1.5 * FRAME for length in lengths)


def told(lengths: list[float]) -> str:
    return f"{rate_of(lengths):.1f} frames/s, {late_of(lengths)} late of {len(lengths)}, longest {max(lengths):.0f} ms"


if __name__ == "__main__":
    main()
