"""How light and how quick the browser app is, beside lichess's board and boardgame.io's client: `./dev bench web`.

Sizes: everything that a browser fetches, compressed with gzip -9 where that helps; fonts, which lichess's board brings
inside its style sheet and boardgame.io not at all, stand beside it. Times: a chromium
without a graphics card, so that a real device is quicker, not slower.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.pages import sizes, times
from gueridon.core import registry
from tests.browser.conftest import FLAGS
from tests.browser.staging import Scene, Staged, stage, stage_record
from tests.server.running import Running


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20, help="moves played in each game for the delays")
    asked = parser.parse_args()
    peers = sizes.build_peers()
    chain, step, events = times.longest_chain()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        db = f"{folder}/web.db"
        names = registry.names()
        tables = {game: stage(db, scenes_of(game)) for game in names}
        chained = stage_record(db, chain)
        server = Running(db, bot_pause="0.1")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            firsts = {game: table[0] for game, table in tables.items()}
            print_sizes(browser, server.address, firsts, *peers)
            print_delays(browser, server.address, tables, asked.moves)
            print_frames(browser, server.address, chained, step, events)
        finally:
            browser.close()
            server.stop()


def print_sizes(browser: Browser, address: str, tables: dict[str, Staged], boardgame_io: Path, lichess: Path) -> None:
    ours = sizes.our_sizes(browser, address, tables)
    peers = {
        "boardgame.io, tic-tac-toe": sizes.peer_size(browser, boardgame_io),
        "lichess, pgn-viewer": sizes.peer_size(browser, lichess),
    }
    print("fetched at the first visit, kB: everything with gzip -9, and fonts beside it")
    for game, (home, board) in ours.items():
        total, fonts = (home.rest + board.rest) / 1000, (home.fonts + board.fonts) / 1000
        verdict = "within" if total <= 120 else "OVER"
        parts = f"home {home.rest / 1000:5.1f} + table and board {board.rest / 1000:5.1f}"
        print(f"  {game:28} {parts} = {total:5.1f} ({verdict} 120), fonts {fonts:.1f}")
    most = max(home.rest + board.rest for home, board in ours.values())
    for name, size in peers.items():
        print(
            f"  {name:28} {size.rest / 1000:5.1f}, fonts {size.fonts / 1000:.1f}  (ours, largest : this = {most / size.rest:.2f})"
        )


def scenes_of(game: str) -> list[Scene]:
    """The same moment of a few games."""
    seats = min(players for players in registry.game(game).players if players > 1)
    return [Scene(game, seats, 0.05 + turn / 1000) for turn in range(times.TURNS)]


def print_delays(browser: Browser, address: str, tables: dict[str, list[Staged]], moves: int) -> None:
    print(
        "from the server's message to the frame that shows it, ms; layout shift until the board is drawn, and with the moves"
    )

    def measured(table: Staged) -> times.Played:
        with times.watched(browser, address) as context:
            return times.play(context, address, table, moves)

    for game, all_tables in tables.items():
        (delays, at_load, shift), kept = times.quietest(partial(measured, table) for table in all_tables)
        middle, worst = statistics.median(delays), max(delays)
        verdict = "within" if worst <= 50 else f"{sum(delay > 50 for delay in delays)} OVER"
        figures = f"median {middle:5.1f}, longest {worst:5.1f} of {len(delays)} ({verdict} 50)"
        print(f"  {game:28} {figures}; shift {at_load:.4f}, {shift:.4f}; kept by the host {kept:.1%}")


def print_frames(browser: Browser, address: str, table: Staged, step: int, events: int) -> None:
    print(f"a step of {events} events at {times.THROTTLE}x CPU throttling, and a page on which one square moves")

    def measured() -> tuple[list[float], list[float]]:
        with times.watched(browser, address) as context:
            return times.frames(context, address, table, step), times.baseline_frames(context)

    (lengths, least), kept = times.quietest(measured for _ in range(times.TURNS))
    rate, baseline = times.rate_of(lengths), times.rate_of(least)
    print(f"  {times.told(lengths)}; the square {times.told(least)}; kept by the host {kept:.1%}")
    figures = {
        "frames_per_second": round(rate, 1),
        "late": times.late_of(lengths),
        "of_the_square": round(rate / baseline, 3),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
