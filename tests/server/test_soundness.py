"""Whatever the server accepts can be read back: texts, entries, records."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Meta, Struct, UnsetType

from gueridon.server import messages as m
from tests.server.random_entries import write_and_reload

ENTRIES = 2000
CONTROLS = ["\n", "\r", "\x00", "\x0b", "\x0c", "\x1b", "\x1c", "\x85", "\u2028", "\u2029", "\x7f"]
READ: list[type[Struct]] = [
    *get_args(m.AnyRequest),
    m.NewIdentity,
    m.IdentityChange,
    m.NewTable,
    m.NewInvite,
    m.Join,
]
"""Everything that a client sends."""


def texts_in(hint: Any) -> Iterator[Any]:
    """The types of texts that a type is made of."""
    if hint is str or (get_origin(hint) is Annotated and get_args(hint)[0] is str):
        yield hint
    elif isinstance(hint, type) and issubclass(hint, Struct) and hint is not UnsetType:
        for inner in get_type_hints(hint, include_extras=True).values():
            yield from texts_in(inner)
    else:
        for inner in get_args(hint):
            yield from texts_in(inner)


def fields() -> list[Any]:
    found = []
    for struct in READ:
        for name, hint in get_type_hints(struct, include_extras=True).items():
            found += [pytest.param(kind, id=f"{struct.__name__}.{name}") for kind in texts_in(hint)]
    return found


def test_every_message_of_a_client_is_walked() -> None:
    assert len(fields()) > 40


@pytest.mark.parametrize("kind", fields())
def test_no_text_of_a_client_may_be_without_a_bound_or_hold_a_control_character(kind: Any) -> None:
    assert kind is not str, "a text without bounds"
    bounds = [meta for meta in get_args(kind)[1:] if isinstance(meta, Meta)]
    assert any(meta.pattern for meta in bounds)
    good = next(text for text in ("0" * 64, "a" * 20, "a") if _accepts(kind, text))
    for control in CONTROLS:
        if kind is m.Text and control in ("\n", "\u2028", "\u2029"):
            continue  # a line of chat is shown as it is, and stands in no record
        for text in (good + control, control + good, good[:1] + control + good[1:]):
            assert not _accepts(kind, text), repr(text)


def _accepts(kind: Any, text: str) -> bool:
    try:
        msgspec.convert(text, kind)
    except msgspec.ValidationError:
        return False
    return True


def test_whatever_is_accepted_is_the_same_after_a_restart_and_verifies(tmp_path: Path) -> None:
    tally = asyncio.run(write_and_reload(str(tmp_path / "random.db"), ENTRIES, 1, lambda written: None))
    assert tally.entries >= ENTRIES
    assert tally.finished > 0 and tally.refused > ENTRIES / 20
