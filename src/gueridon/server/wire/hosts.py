"""By which names this server may be called: a stranger's page, whose name leads here (DNS rebinding), must reach nothing."""

from __future__ import annotations

import ipaddress
import re
import socket
from http import HTTPStatus
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse, Response
from starlette.types import Scope

from gueridon.core.words import LANGUAGES, Words
from gueridon.server.errors import Denied, unreadable
from gueridon.server.settings import Settings
from gueridon.server.wire.http_api import refused

_HOST: Final = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:.%]+)\]|(?P<name>[^\s:/@\[\]]+))(?::[0-9]*)?", re.ASCII)
_OURS: Final = (".localhost", ".local")
"""Nobody can own such a name in the Domain Name System: they mean this machine, or one of its network."""


class Hosts:
    """The names by which we may be called, besides numbers, which nobody can own either."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname or ""
        self._names = {"localhost", _plain(socket.gethostname()), *read_hosts(settings.hosts)}
        if public and not _is_number(public):
            self._names.add(_read_host(public))
        Thread(target=self._learn_full_name, daemon=True).start()  # a lookup, which may take its time

    def _learn_full_name(self) -> None:
        self._names.add(_plain(socket.getfqdn()))

    def why_not(self, scope: Scope) -> Denied | None:
        """A request without any name comes from no browser, and so from no stranger's page."""
        for name, value in scope["headers"]:
            if name == b"host" and not self._is_ours(host := value.decode("latin-1")):
                return Denied("error-server-host", HTTPStatus.MISDIRECTED_REQUEST, quoted=host[:80])
        return None

    def _is_ours(self, host: str) -> bool:
        found = _HOST.fullmatch(host)
        if found is None:
            return host == ""
        name = _plain(found["six"] or found["name"])
        return name in self._names or name.endswith(_OURS) or _is_number(name)


def turned_away(scope: Scope, error: Denied) -> Response:
    """A program is told as always; a person, who has no words of ours yet, in every language."""
    accepts = next((value for name, value in scope["headers"] if name == b"accept"), b"")
    if b"text/html" not in accepts:
        return refused(error)
    said = [Words(language).say(error.message) for language in LANGUAGES]
    return PlainTextResponse("\n\n".join(said) + "\n", error.status)


def read_hosts(text: str) -> list[str]:
    """Names by commas, as somebody would write them into a browser's line of address."""
    return [_read_host(part.strip()) for part in text.split(",") if part.strip()]


def _read_host(text: str) -> str:
    found = _HOST.fullmatch(text)
    try:
        if found is not None and found["name"] and "*" not in text:
            return _plain(found["name"]).encode("idna").decode("ascii")
    except UnicodeError:
        pass
    raise unreadable("error-server-bad-setting", setting_quoted="hosts", quoted=text[:40])


def _plain(name: str) -> str:
    return name.lower().removesuffix(".")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
