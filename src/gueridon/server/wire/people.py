"""Identities: a random cookie is all the proof there is, and only its hash is kept."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus

from msgspec import UNSET
from starlette.requests import cookie_parser

from gueridon.server import messages as m
from gueridon.server.errors import Conflict, Denied, StorageFailure, not_yours, unreadable
from gueridon.server.person import Person
from gueridon.server.settings import DAY
from gueridon.server.store.changes import Change
from gueridon.server.store.store import Store
from gueridon.server.tokens import hashed, new_id
from gueridon.server.urls import read_url

COOKIE = "gueridon"
GUESTS = "12345"
_REMEMBERED = 20_000
_FRESH = 30.0
"""Seconds for which what we know of somebody is believed; another process may have changed it."""


class People:
    """Finds and makes identities."""

    def __init__(
        self, store: Store, now: Callable[[], float], elapsed: Callable[[], float], use_seconds: float = DAY
    ) -> None:
        self._store = store
        self._use_seconds = use_seconds
        self._now, self._elapsed = now, elapsed
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def of_cookie(self, cookie: str | None) -> Person | None:
        if not cookie or len(cookie) > 100:
            return None
        key = hashed(cookie)
        known = self._known.get(key)
        if known is not None and known[0] > self._elapsed() - _FRESH:
            return self._unless_gone(known[1])
        try:
            person = await self._store.person_by_cookie(key)
        except StorageFailure as error:
            raise Denied("error-server-storage", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=1.0) from error
        if person is not None:
            self._remember(key, await self._seen(person))
        return self._unless_gone(person)

    async def knows(self, cookies: str) -> bool:
        """Whether a header of cookies brings anybody: whoever uses the device, or a guest of theirs."""
        found = cookie_parser(cookies)
        names = (cookie_name(guest) for guest in ("", *GUESTS))
        return any([await self.of_cookie(found[name]) is not None for name in names if name in found])

    def _unless_gone(self, person: Person | None) -> Person | None:
        return None if person is None or person.id in self._store.gone else person

    async def _seen(self, person: Person) -> Person:
        """Write down that somebody came, at most about once a day."""
        now = self._now()
        if now - person.seen < self._use_seconds:
            return person
        with suppress(StorageFailure, Conflict):  # whoever comes is let in all the same
            await self._store.write(Change("see identity", {"which": person.id, "seen": now}))
        return replace(person, seen=now)

    async def make(self, wish: m.NewIdentity) -> tuple[Person, str]:
        """A new identity and its cookie, which is told this once."""
        cookie = secrets.token_urlsafe(32)
        person = Person(new_id(), checked_name(wish.name), wish.language, None)
        await self._write(
            Change(
                "new identity",
                {
                    "id": person.id,
                    "cookie_hash": hashed(cookie),
                    "name": person.name,
                    "language": person.language,
                    "webhook": None,
                    "made": self._now(),
                    "seen": self._now(),
                },
            )
        )
        self._remember(hashed(cookie), person)
        return person, cookie

    async def change(self, who: Person, cookie: str, wish: m.IdentityChange) -> Person:
        webhook = who.webhook if wish.webhook is UNSET else wish.webhook
        if webhook is not None:
            read_url(webhook)
        person = Person(
            who.id,
            who.name if wish.name is UNSET else checked_name(wish.name),
            who.language if wish.language is UNSET else wish.language,
            webhook,
            who.seen,
        )
        values = {"name": person.name, "language": person.language, "webhook": webhook}
        await self._write(Change("change identity", {"which": who.id, **values}))
        self._remember(hashed(cookie), person)
        return person

    async def _write(self, change: Change) -> None:
        try:
            await self._store.write(change)
        except (StorageFailure, Conflict) as error:
            raise Denied("error-server-storage", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=1.0) from error

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = (self._elapsed(), person)
        self._known.move_to_end(key)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def cookie_name(guest: str | None) -> str:
    """Several people who share a device are told apart by a digit; each has a cookie, and so a seat, of their own."""
    if not guest:
        return COOKIE
    if len(guest) != 1 or guest not in GUESTS:
        raise unreadable("error-unreadable", quoted="as")
    return f"{COOKIE}-{guest}"


def checked_name(name: str) -> str:
    """A name stands on one line of the record and of every list."""
    if name != " ".join(name.split()) or not name.isprintable():
        raise unreadable("error-bad-name", quoted=name[:40])
    return name


def check_origin(origin: str | None, host: str | None, public_url: str) -> None:
    """Another site must not act in the name of whoever visits it."""
    if origin is None or (public_url and origin == public_url.rstrip("/")):
        return
    scheme, _, place = origin.partition("://")
    if scheme not in ("http", "https") or place != host:
        raise not_yours("error-other-site")
