"""Messages of which parts are JSON already: each has the fields of the type in messages.py that it is called after."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from gueridon.core.wire import Choice, Event, Said
from gueridon.server.messages import Deadline, Result

encode: Final = msgspec.json.Encoder().encode
NOTHING: Final = Raw(b"[]")


class ShownPosition(Struct):
    """A Position."""

    view: Raw
    to_act: list[int]
    legal: list[Choice]
    ask: Said
    paragraph: str
    can_undo: bool
    can_hint: bool
    deadlines: list[Deadline]
    result: Result | None


class ShownChange(Struct, omit_defaults=True):
    """A PositionChange."""

    view: Raw | UnsetType = UNSET
    news: Raw | UnsetType = UNSET
    to_act: list[int] | UnsetType = UNSET
    legal: list[Choice] | UnsetType = UNSET
    ask: Said | UnsetType = UNSET
    paragraph: str | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    can_hint: bool | UnsetType = UNSET
    deadlines: list[Deadline] | UnsetType = UNSET
    result: Result | None | UnsetType = UNSET


class ShownLog(Struct):
    """A Log."""

    first: int
    moments: list[Raw]
    void: list[int]


class Sentence(Struct, omit_defaults=True):
    """A LogEvent of the game."""

    said: Said | None
    counts: bool = False


class ShownSync(Struct, tag="sync", tag_field="is"):
    """A Sync."""

    table: str
    stream: str
    seq: int
    now: float
    build: str
    you: int | None
    facts: Raw
    position: ShownPosition | None
    log: ShownLog
    recap: Raw
    chat: list[Raw]


class ShownUpdate(Struct, tag="update", tag_field="is", omit_defaults=True):
    """An Update."""

    table: str
    seq: int
    asides: list[Event] = []
    told: Raw | None = None
    void: list[int] = []
    facts: Raw | None = None
    position: ShownChange | None = None
    chat: list[Raw] = []
    is_undo: bool = False
    done: str | None = None


class ShownMoment(Struct):
    """A Moment."""

    number: int | None
    seat: int | None
    told: Raw
    position: ShownPosition


class ShownReplay(Struct):
    """A Replay."""

    table: str
    viewer: int | None
    everything: bool
    moments: Raw


class ShownPreview(Struct):
    """A Preview."""

    view: Raw
    told: list[Event]
