"""The base of whatever a game sends: its events, its choices, the shapes of its view and of its box.

A game says in its own `wire.py` which there are, and `./dev types` makes TypeScript of them. Structs stand only in
modules that are never compiled: mypyc takes their annotations away, and with them schema and decoding.
"""

from __future__ import annotations

import re

from msgspec import Struct


def _tag(name: str) -> str:
    """TrickTaken is `trick-taken` on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Said(Struct, frozen=True, omit_defaults=True):
    """A sentence by its id in the Fluent catalogues, and what to fill into it."""

    code: str
    args: dict[str, int | str | Said | list[int | str]] = {}


class Shape(Struct):
    """Plain data with a fixed order: a view, a box, or a part of either."""


class Event(Struct, kw_only=True, omit_defaults=True, tag_field="is", tag=_tag):
    """Something that happened, as its viewer saw it: of which kind, and its facts."""

    said: Said | None = None
    """The same in words, for who reads or listens: filled in when it is told, as is …"""
    counts: bool = False
    """… whether it says where points came from: the end of a game shows all of those again."""


class Counted(Event):
    """An event that says where points came from."""


class Choice(Struct, kw_only=True, tag_field="is", tag=_tag):
    """An open action: what it does, as far as its player may know."""

    action: str = ""
    """Its notation, filled in when it is offered; and so is …"""
    label: Said | None = None
    """… what to call it."""
