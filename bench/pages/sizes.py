"""What a browser fetches at its first visit: of our app, and of two others."""

from __future__ import annotations

import gzip
import http.server
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, Response

from bench.pages.phone import phone
from tests.browser.screenshots import sit_down
from tests.browser.staging import Staged

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PEER: Final = ROOT / "build" / "peer-web"


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
        with phone(browser, address) as context:
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
