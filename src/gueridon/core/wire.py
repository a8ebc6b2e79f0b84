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


def tag_of(sent: Event | Choice) -> str:
    """What `is` says of it on the wire."""
    tag = sent.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


class Said(Struct, frozen=True, omit_defaults=True):
    """A sentence by its id in the Fluent catalogues, and what to fill into it."""

    code: str
    args: dict[str, int | str | Said | list[int | str]] = {}


class Shape(Struct):
    """Plain data with a fixed order: a view, a box, or a part of either."""


def changes(before: Shape, after: Shape) -> dict[str, object]:
    """The fields of a shape that are not as they were. Of a field that is such a shape itself, or a list of as many as before,
    again only what changed, by name or by place; whatever else changed is given whole, an object as {"=": object}."""
    found: dict[str, object] = {}
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            found[name] = _change(old, new)
    return found


def _change(old: object, new: object) -> object:
    if isinstance(old, Shape) and isinstance(new, Shape) and type(old) is type(new):
        return changes(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and isinstance(new[0], Shape):
        return {str(i): _change(*pair) for i, pair in enumerate(zip(old, new, strict=True)) if pair[0] != pair[1]}
    return {"=": new} if isinstance(new, Struct | dict) else new


def merged(before: object, change: object) -> object:
    """Plain data with a change put in, as whoever follows a game does it."""
    if not isinstance(change, dict):
        return change
    if "=" in change:
        return change["="]
    if isinstance(before, list):
        return [merged(one, change[str(i)]) if str(i) in change else one for i, one in enumerate(before)]
    assert isinstance(before, dict)
    return {name: merged(one, change[name]) if name in change else one for name, one in before.items()}


class Event(Struct, kw_only=True, omit_defaults=True, tag_field="is", tag=_tag):
    """Something that happened, as its viewer saw it: of which kind, and its facts."""

    said: Said | None = None
    """The same in words, for who reads or listens: filled in when it is told, as is …"""
    counts: bool = False
    """… whether it says where points came from: the end of a game shows all of those again."""


class Counted(Event):
    """An event that says where points came from."""


class TookBack(Event):
    """Somebody has taken back what they did."""

    seat: int


class Choice(Struct, kw_only=True, omit_defaults=True, tag_field="is", tag=_tag):
    """An open action: what it does, as far as its player may know."""

    action: str = ""
    """Its notation, filled in when it is offered; and so is …"""
    label: Said | None = None
    """… what to call it."""


class SelfNamed(Choice):
    """A choice that needs no label: the message `do-<is>` says it, filled with its own numbers."""
