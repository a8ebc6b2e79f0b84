"""What a host can set: by file, by environment, by flags, the later over the earlier. docs/hosting.md has the table."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path

from gueridon.server.errors import unreadable

PREFIX = "GUERIDON_"
DAY = 86_400.0


@dataclass(frozen=True)
class Settings:
    host: str = "0.0.0.0"
    """The address to listen on."""
    port: int = 8000
    db: str = ""
    """A path, sqlite:///path or postgresql://…"""
    workers: int = 1
    """Processes; more than one needs PostgreSQL."""
    public_url: str = ""
    """The address that invites begin with; without it, the one that the browser used."""
    hosts: str = ""
    """Further names by which browsers may call this server, by commas."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose word about the client's address and https is believed, by commas."""
    bundle: str = ""
    """The folder of the built browser app."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_pause: float = 0.8
    """Seconds after which a bot acts, so that people can follow; never fewer than its longest thought takes."""
    bot_seconds: float = 0.5
    """How long a bot may think; then it does the best it has found. Without a limit (0) it acts when it is done, and that tells of its hand."""
    grace: float = 60.0
    """Seconds that somebody must have been away before the host may let a bot play on."""
    idle: float = 120.0
    """Seconds after which a table that nobody follows leaves memory."""
    message_rate: float = 20.0
    """Requests a second per person, whichever door they use, and changes a second per table; twice as many at once."""
    chat_rate: float = 0.67
    """Lines a second per person and table; five at once."""
    tables_per_hour: int = 60
    """Tables that one address may lay in an hour."""
    identities_per_hour: int = 120
    """Identities that one address may make in an hour."""
    connections_per_address: int = 200
    connections: int = 20_000
    """In all, per process."""
    outbox: int = 256
    """Messages that may wait for a slow client before it is dropped."""
    silence: float = 30.0
    """Seconds without any message after which a connection is dropped."""
    keep_open: float = 7.0
    """Days after which a table that nobody has used since is deleted, if its game has not begun; 0 keeps it for ever."""
    keep_unfinished: float = 180.0
    """The same for a table whose game is under way."""
    keep_finished: float = 365.0
    """The same for a table whose game is over."""
    keep_identities: float = 400.0
    """Days after which somebody who has not come since, and sits at no table, is forgotten; 0 keeps them for ever."""
    metrics_token: str = ""
    """Who sends it as Bearer token may read /metrics from anywhere; without it only this machine may."""
    private_webhooks: bool = False
    """Whether a webhook may go to an address that is not public."""

    @property
    def use_seconds(self) -> float:
        """How often it is written down that something is in use: once a day, or what the shortest time to keep it demands."""
        kept = (self.keep_open, self.keep_unfinished, self.keep_finished, self.keep_identities)
        return min([DAY, *(days * DAY / 4 for days in kept if days)])


def read_settings(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, str | int | float | None]
) -> Settings:
    found: dict[str, object] = {}
    if file is not None:
        found |= _of_file(file)
    found |= {
        field.name: environment[PREFIX + field.name.upper()]
        for field in fields(Settings)
        if PREFIX + field.name.upper() in environment
    }
    found |= {name: value for name, value in flags.items() if value is not None}
    return replace(Settings(), **{name: _checked(name, value) for name, value in found.items()})  # type: ignore[arg-type]


def to_environment(settings: Settings) -> dict[str, str]:
    """The same settings for a process that this one starts."""
    return {PREFIX + field.name.upper(): str(getattr(settings, field.name)) for field in fields(settings)}


def of_environment() -> Settings:
    return read_settings(None, os.environ, {})


def _of_file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise unreadable("error-server-settings-file", quoted=str(path), why_quoted=str(error)) from error


_KINDS: dict[str, type[str | int | float | bool]] = {
    field.name: type(getattr(Settings, field.name)) for field in fields(Settings)
}
_MOST = {"port": 65_535, "workers": 512, "bot_workers": 512}
_MOST_OF_ANYTHING = 10**12
_TRUTHS = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}


def _checked(name: str, value: object) -> object:
    if name not in _KINDS:
        raise unreadable("error-server-no-such-setting", quoted=name[:40], settings_quoted=", ".join(_KINDS))
    kind = _KINDS[name]
    try:
        if kind is bool:
            return _TRUTHS[str(value).lower()]
        found = kind(str(value))
    except (ValueError, KeyError, TypeError) as error:
        raise unreadable("error-server-bad-setting", setting_quoted=name, quoted=str(value)[:40]) from error
    if isinstance(found, int | float) and not 0 <= found <= _MOST.get(name, _MOST_OF_ANYTHING):
        raise unreadable("error-server-bad-setting", setting_quoted=name, quoted=str(value)[:40])
    return found
