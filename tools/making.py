"""What is made to be looked at or committed: TypeScript of the wire, boards drawn while they are written, pictures."""

from __future__ import annotations

import json
import shutil
import subprocess

from tools.browser_app import build_web
from tools.node import WEB, call_npm, find_node, install_node_modules
from tools.setting_up import set_up
from tools.shell import PYTHON, ROOT, Stop, call, environment, must, say


def types(arguments: list[str]) -> int:
    """TypeScript of everything on the wire; a test fails when it is out of date."""
    if arguments:
        raise Stop("./dev types takes no argument.")
    set_up()
    node = find_node()
    install_node_modules(node)
    env = environment(GUERIDON_ENGINE="interpreted")
    schema = subprocess.run([PYTHON, WEB / "tools" / "schema.py"], env=env, capture_output=True, check=True)
    made = subprocess.run(
        [node.program, "types.mjs"], cwd=WEB, input=schema.stdout, capture_output=True, check=True
    ).stdout
    for file, text in json.loads(made).items():
        (ROOT / file).write_text(text, encoding="utf-8")
    return 0


def harness(arguments: list[str]) -> int:
    """Recordings of games, then Vite's own server with the page that shows them."""
    set_up()
    node = find_node()
    install_node_modules(node)
    must("The games could not be recorded; the message stands above.", PYTHON, WEB / "tools" / "record.py", *arguments)
    say("boards: http://127.0.0.1:5173/harness.html")
    return call_npm(node, "run", "--silent", "dev", "--", "--host", "127.0.0.1", "--port", "5173", "--strictPort")


def screenshots(arguments: list[str]) -> int:
    set_up("quick")
    build_web()
    if shutil.which("chromium") is None:
        raise Stop("the pictures are taken with chromium, and there is none here (apt install chromium).")
    return call(PYTHON, "-m", "tests.browser.screenshots", *arguments)
