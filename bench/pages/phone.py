"""A browser as on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext


@contextmanager
def phone(browser: Browser, address: str, script: str = "") -> Iterator[BrowserContext]:
    """A guest who was never there before; the script runs in every page before its own."""
    context = browser.new_context(base_url=address, viewport={"width": 390, "height": 844}, locale="en-GB")
    context.add_init_script(script)
    yield context
    context.close()
