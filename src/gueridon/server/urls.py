"""Addresses that people give us to call."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit

from gueridon.server.errors import unreadable


def read_url(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        port_is_fine = parts.port is None or 0 < parts.port < 65536
    except ValueError:
        raise unreadable("error-server-webhook", quoted=url[:80]) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None or not port_is_fine:
        raise unreadable("error-server-webhook", quoted=url[:80])
    if not url.isascii() or not url.isprintable() or " " in url:
        raise unreadable("error-server-webhook", quoted=url[:80])
    return parts
