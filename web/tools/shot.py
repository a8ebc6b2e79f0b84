"""Takes a picture of the harness, or of any page: python web/tools/shot.py OUT.png QUERY_OR_URL [--size 360x740]."""

from __future__ import annotations

import argparse
import shutil

from playwright.sync_api import Error, sync_playwright

HARNESS = "http://127.0.0.1:5173/harness.html?"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]


def complain(error: Error) -> None:
    print(error)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("page")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--full", action="store_true", help="the whole page, not only what is in sight")
    asked = parser.parse_args()
    width, height = (int(part) for part in asked.size.split("x"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda line: print(line.text) if line.type == "error" else None)
        page.on("pageerror", complain)
        page.goto(asked.page if "://" in asked.page else HARNESS + asked.page)
        page.locator("[data-ready]").first.wait_for()
        page.evaluate("document.fonts.ready")
        page.screenshot(path=asked.out, full_page=asked.full)
        browser.close()


if __name__ == "__main__":
    main()
