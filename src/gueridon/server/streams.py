"""What each viewer of a table is told, numbered without gaps: nothing that a viewer may not know makes a message.

Whatever is the same for several viewers, or the same as before, is worked out and written as JSON once.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw, Struct

from gueridon.core.game import CHANCE, ONLOOKER, Game, Outcome, View, seats_in
from gueridon.core.match import Match, Moment
from gueridon.core.sentence import Message
from gueridon.core.story import Teller, teller_at
from gueridon.core.telling import choices, in_words, said
from gueridon.core.wire import Event
from gueridon.server.messages import Deadline, Result
from gueridon.server.table import KEPT_CHAT, Table

KEPT_MOMENTS: Final = 64
"""How much of the story a new picture tells."""
KEPT_BYTES: Final = 16_000
"""Of updates, for whoever comes back. Whoever missed more is as well served with a new picture."""
encode: Final = msgspec.json.Encoder().encode
_NOTHING_TOLD: Final = b"[]"


def new_stream_name() -> str:
    return secrets.token_urlsafe(6)


# --- messages of which parts are JSON already; each field is one of the type that messages.py names -------------------


class ShownPosition(Struct):
    """A Position."""

    view: Raw
    to_act: list[int]
    legal: Raw
    ask: object
    paragraph: str
    can_undo: bool
    deadlines: list[Deadline]
    result: Result | None


class ShownSync(Struct, tag="sync", tag_field="is"):
    """A Sync."""

    table: str
    stream: str
    seq: int
    now: float
    you: int | None
    facts: Raw
    position: Raw | None
    story: list[Raw]
    recap: Raw
    chat: list[Raw]


class ShownUpdate(Struct, tag="update", tag_field="is", omit_defaults=True):
    """An Update."""

    table: str
    seq: int
    told: Raw | None = None
    facts: Raw | None = None
    position: Raw | None = None
    chat: list[Raw] = []
    is_undo: bool = False
    void: list[int] = []


class TookBack(Event):
    """Somebody has taken back what they did."""

    seat: int


class Told(NamedTuple):
    """One moment of the story, as JSON, and how many steps the game had when it was told."""

    as_json: bytes
    steps: int


class Scene(NamedTuple):
    """What is the same for everybody who looks at a game."""

    game: Game
    is_playing: bool
    deadlines: list[Deadline]
    result: Result | None
    may_rewind: int | None = None
    """The seat that may go back to before its last action, though others have acted since."""


def scene_of(table: Table) -> Scene | None:
    if table.match is None:
        return None
    is_playing = table.status == "playing"
    deadlines = [Deadline(seat, at) for seat, at in sorted(table.clocks.deadlines.items())] if is_playing else []
    return Scene(table.game, is_playing, deadlines, result_of(table.match.outcome), table.bots_let_rewind())


def result_of(outcome: Outcome | None) -> Result | None:
    return None if outcome is None else Result(list(outcome.scores), list(outcome.places), said(outcome.reason))


def position_of(scene: Scene, view: View, data: bytes, legal: bytes, *, can_undo: bool) -> ShownPosition:
    """The game as a viewer may know it; everything here is made from the view."""
    game = scene.game
    return ShownPosition(
        view=Raw(data),
        to_act=list(seats_in(view.acting)),
        legal=Raw(legal),
        ask=said(game.ask(view)),
        paragraph=game.paragraph(view),
        can_undo=can_undo,
        deadlines=scene.deadlines,
        result=scene.result,
    )


def told_as_json(game: Game, events: list[Event]) -> bytes:
    return encode(in_words(game, events)) if events else _NOTHING_TOLD


class Chat:
    """The lines of a table's chat, each written as JSON once, for everybody and for whoever comes later."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lines: deque[Raw] = deque(maxlen=KEPT_CHAT)
        self._count = 0

    def lines(self) -> deque[Raw]:
        table = self._table
        known = max(0, len(table.chat) - (table.chat_lines - self._count))
        self._lines.extend(Raw(encode(line)) for line in table.chat[known:])
        self._count = table.chat_lines
        return self._lines


class Stream:
    """What one viewer (a seat, or ONLOOKER) is told, from the moment somebody first looked."""

    __slots__ = (
        "_chat",
        "_chat_lines",
        "_data",
        "_facts",
        "_kept",
        "_kept_bytes",
        "_legal",
        "_legal_json",
        "_shown",
        "_slip",
        "_story",
        "_view",
        "_void",
        "name",
        "seq",
        "viewer",
    )

    def __init__(self, table: Table, viewer: int, name: str, facts: bytes, chat: Chat) -> None:
        self.viewer = viewer
        self.name = name
        self.seq = 0
        self._story: deque[Told] = deque(maxlen=KEPT_MOMENTS)
        self._void: list[int] = []
        """Moments of the story that have just been taken back, as an Update tells them."""
        self._kept: deque[bytes] = deque()
        self._kept_bytes = 0
        self._facts = facts
        self._chat, self._chat_lines = chat, table.chat_lines
        self._view: View | None = None
        self._data = b""
        self._legal: list[int] = []
        self._legal_json = b"[]"
        self._slip: tuple[bytes, list[int]] | None = None
        """What the viewer saw right after an own action that can still be taken back."""
        self._shown = b""
        """The position as it was told last; empty before the game starts."""
        scene = scene_of(table)
        if scene is not None and table.match is not None:
            self._look(table.match)
            self.look_for_slip(table.match)
            self._shown = self._position(scene)

    # --- telling everything -------------------------------------------------------------------------------------------

    def sync(self, table: Table, now: float) -> bytes:
        return encode(
            ShownSync(
                table=table.id,
                stream=self.name,
                seq=self.seq,
                now=now,
                you=self.viewer if self.viewer >= 0 else None,
                facts=Raw(self._facts),
                position=Raw(self._shown) if self._shown else None,
                story=[Raw(moment.as_json) for moment in self._story],
                recap=Raw(
                    _NOTHING_TOLD if self._view is None else told_as_json(table.game, table.game.recap(self._view))
                ),
                chat=list(self._chat.lines()),
            )
        )

    def missed_since(self, seq: int) -> list[bytes] | None:
        """The updates after a number; None when they are no longer kept, or never were."""
        missing = self.seq - seq
        return list(self._kept)[len(self._kept) - missing :] if 0 <= missing <= len(self._kept) else None

    # --- telling what is new ------------------------------------------------------------------------------------------

    def restart_at(self, match: Match) -> bool:
        """Something was taken back: look again. Whether that shows."""
        before = self._seen()
        self._look(match)
        return self._seen() != before

    def take_back(self, gone: range) -> bool:
        """Forget what was told of steps that are taken back; what others did sealed after them still holds. Whether there was any."""
        kept, told = [], list(self._story)
        for back, moment in zip(range(len(told), 0, -1), told, strict=True):
            if moment.steps - 1 in gone:
                self._void.append(back)
            else:
                kept.append(moment if moment.steps <= gone.start else moment._replace(steps=moment.steps - len(gone)))
        self._story = deque(kept, KEPT_MOMENTS)
        return bool(self._void)

    def look_for_slip(self, match: Match) -> None:
        can_undo = self.viewer >= 0 and match.can_undo(self.viewer)
        self._slip = self._seen() if can_undo else None

    def settle(self, game: Game, view: View, data: bytes, *, acted: bool, slipped: bool) -> None:
        """After the last moment of an action: what it looks like now, and whether it can be taken back."""
        self._take_in(game, view, data)
        if acted:
            self._slip = self._seen() if slipped else None
        elif self._slip is not None and self._slip != self._seen():
            self._slip = None

    def update(
        self, table: Table, scene: Scene | None, facts: bytes, told: bytes, *, is_undo: bool = False
    ) -> bytes | None:
        """The next message, if there is anything to tell."""
        news = ShownUpdate(table.id, self.seq + 1)
        if told != _NOTHING_TOLD:
            news.told = Raw(told)
            # That something was taken back stays true whatever else is.
            self._story.append(Told(told, 0 if is_undo or table.match is None else table.match.step_count))
        if facts != self._facts:
            self._facts, news.facts = facts, Raw(facts)
        if scene is not None:
            self._show(scene, news)
        if table.chat_lines > self._chat_lines:
            self._chat_lines, news.chat = table.chat_lines, [self._chat.lines()[-1]]
        self._void, news.void = [], self._void
        if news.told is None and news.facts is None and news.position is None and not news.chat and not news.void:
            return None
        news.is_undo = is_undo and news.position is not None
        return self._keep(encode(news))

    def _show(self, scene: Scene, news: ShownUpdate) -> None:
        shown = self._position(scene)
        if shown != self._shown:
            self._shown, news.position = shown, Raw(shown)

    def _keep(self, message: bytes) -> bytes:
        self.seq += 1
        self._kept.append(message)
        self._kept_bytes += len(message)
        while self._kept_bytes > KEPT_BYTES:
            self._kept_bytes -= len(self._kept.popleft())
        return message

    def _position(self, scene: Scene) -> bytes:
        assert self._view is not None
        can_undo = scene.is_playing and (self._slip is not None or scene.may_rewind == self.viewer)
        return encode(position_of(scene, self._view, self._data, self._legal_json, can_undo=can_undo))

    def _look(self, match: Match) -> None:
        view = match.view_of(self.viewer)
        self._take_in(match.game, view, encode(view.data()))

    def _take_in(self, game: Game, view: View, data: bytes) -> None:
        """What the view shows now. The labels of actions follow from it, so that they are often the same as before."""
        legal, self._view = list(view.legal), view
        if data != self._data or legal != self._legal:
            self._data, self._legal = data, legal
            self._legal_json = encode(choices(game, view)) if legal else b"[]"

    def _seen(self) -> tuple[bytes, list[int]]:
        return self._data, self._legal


class Follower:
    """Keeps the streams of one table up to date with it, one entry of the log after the other."""

    def __init__(self, table: Table, new_name: Callable[[], str] = new_stream_name) -> None:
        self._table = table
        self._new_name = new_name
        self.streams: dict[int, Stream] = {}
        self._teller: Teller | None = None
        """From the start of the game on."""
        self._facts = b""
        self._facts_version = -1
        self._chat = Chat(table)
        if table.match is not None:
            self._teller = Teller(table.game)

    def stream(self, viewer: int) -> Stream:
        table = self._table
        if viewer not in self.streams:
            self.streams[viewer] = Stream(table, viewer, self._new_name(), self._facts_now(), self._chat)
            if self._teller is not None and table.match is not None:
                self._teller.show(viewer, table.match.state)
        return self.streams[viewer]

    def forget(self, viewer: int) -> None:
        if self.streams.pop(viewer, None) is not None and self._teller is not None:
            del self._teller.views[viewer]

    def after_entry(self) -> dict[int, bytes]:
        """What each viewer is told of the entry that the table has just applied."""
        table, match = self._table, self._table.match
        told: dict[int, bytes] = {}
        is_undo = False
        if match is not None:
            if self._teller is None:
                self._teller = teller_at(match, self.streams)
            if table.undone is not None:
                is_undo = True
                told = self._go_back(match, *table.undone)
            elif table.moments:
                told = self._go_on(match, table.moments)
        facts, scene = self._facts_now(), scene_of(table)
        news = {}
        for viewer, stream in self.streams.items():
            message = stream.update(table, scene, facts, told.get(viewer, _NOTHING_TOLD), is_undo=is_undo)
            if message is not None:
                news[viewer] = message
        return news

    def _facts_now(self) -> bytes:
        if self._table.facts_version != self._facts_version:
            self._facts, self._facts_version = encode(self._table.facts()), self._table.facts_version
        return self._facts

    def _go_on(self, match: Match, moments: Sequence[Moment]) -> dict[int, bytes]:
        assert self._teller is not None
        told: dict[int, list[Event]] = {viewer: [] for viewer in self.streams}
        for moment in moments:
            for viewer, events in self._teller.tell(moment).events.items():
                told[viewer] += events
        actor = next((moment.seat for moment in moments if moment.seat != CHANCE), None)
        is_secret = not any(done.reveals for moment in moments for done in moment.steps)  # a deal reveals
        self._settle(match.game, actor, slipped=is_secret and match.outcome is None)
        return self._as_json(match.game, told)

    def _settle(self, game: Game, actor: int | None, *, slipped: bool) -> None:
        assert self._teller is not None
        data = b""
        for viewer, view in self._teller.views.items():
            if not data or not game.is_open:
                data = encode(view.data())
            self.streams[viewer].settle(game, view, data, acted=viewer == actor, slipped=slipped)

    def _as_json(self, game: Game, told: dict[int, list[Event]]) -> dict[int, bytes]:
        if game.is_open and told:  # they have all been told the same
            return dict.fromkeys(told, told_as_json(game, next(iter(told.values()))))
        return {viewer: told_as_json(game, events) for viewer, events in told.items()}

    def _go_back(self, match: Match, seat: int, gone: range) -> dict[int, bytes]:
        self._teller = teller_at(match, self.streams, match.step_count)
        message = encode([TookBack(seat, said=said(Message("tell-took-back", {"seat": seat})))])
        told = {}
        for viewer, stream in self.streams.items():
            was_told = stream.take_back(gone)
            if stream.restart_at(match) or was_told:
                told[viewer] = message
            stream.look_for_slip(match)
        return told


def viewer_of(seat: int | None) -> int:
    return ONLOOKER if seat is None else seat
