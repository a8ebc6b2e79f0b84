"""What each viewer of a table is told, numbered without gaps: nothing that a viewer may not know makes a message.

Only what is not as it was told last is written, and whatever is the same for several viewers once.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec import Raw
from msgspec.structs import asdict

from gueridon.core.game import CHANCE, ONLOOKER, Game, Outcome, View, seats_in
from gueridon.core.match import Match, Moment, TakenBack
from gueridon.core.story import Aside, Log, Teller, is_other, teller_at
from gueridon.core.telling import choices, in_words, said
from gueridon.core.wire import Event, Said, TookBack
from gueridon.server.messages import Deadline, Noticed, Result
from gueridon.server.session.shown import (
    NOTHING,
    Sentence,
    ShownChange,
    ShownLog,
    ShownPosition,
    ShownSync,
    ShownUpdate,
    encode,
)
from gueridon.server.table.table import KEPT_CHAT, Table

TOLD_AT_ONCE: Final = 64
"""So many moments of the log a new picture tells, and so does every answer to who asks for earlier ones."""
KEPT_BYTES: Final = 8_000
"""Of updates, for whoever comes back. Whoever missed more is as well served with a new picture."""
_NOTHING_TOLD: Final = b"[]"


def new_stream_name() -> str:
    return secrets.token_urlsafe(6)


class Instant(NamedTuple):
    """When a whole picture is shown, and by which build of the app."""

    now: float
    build: str


class Scene(NamedTuple):
    """What is the same for everybody who looks at a game."""

    game: Game
    is_playing: bool
    deadlines: list[Deadline]
    result: Result | None
    may_rewind: int | None = None
    """The seat that may go back to before its last action, though others have acted since."""
    may_hint: bool = False


def scene_of(table: Table) -> Scene | None:
    if table.match is None:
        return None
    is_playing = table.status == "playing"
    deadlines = [Deadline(seat, at) for seat, at in sorted(table.clocks.deadlines.items())] if is_playing else []
    result = result_of(table.match.outcome)
    return Scene(table.game, is_playing, deadlines, result, table.bots_let_rewind(), table.may_hint())


def result_of(outcome: Outcome | None) -> Result | None:
    return None if outcome is None else Result(list(outcome.scores), list(outcome.places), said(outcome.reason))


def position_of(scene: Scene, view: View, *, can_undo: bool) -> ShownPosition:
    """The game as a viewer may know it; everything here is made from the view."""
    game = scene.game
    return ShownPosition(
        view=Raw(encode(view.data())),
        to_act=list(seats_in(view.acting)),
        legal=choices(game, view),
        ask=said(game.ask(view)),
        paragraph=game.paragraph(view),
        can_undo=can_undo,
        can_hint=scene.may_hint and view.viewer >= 0,
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


class Surroundings(NamedTuple):
    """What is new for everybody by an entry of the log, or as it was."""

    table: Table
    scene: Scene | None
    facts: bytes
    chat: Chat
    asides: list[Event]


class News(NamedTuple):
    """What an entry of the log has changed for one viewer."""

    view: View
    told: bytes
    change: bytes
    """Of what the view shows; empty where nothing changed."""
    is_undo: bool = False
    can_undo: bool | None = None
    """Whether the viewer's own action can be taken back; None when it was not theirs."""


class Stream:
    """What one viewer (a seat, or ONLOOKER) is told."""

    __slots__ = (
        "_acting",
        "_ask",
        "_can_hint",
        "_can_undo",
        "_chat_lines",
        "_deadlines",
        "_facts",
        "_is_slip",
        "_kept",
        "_kept_bytes",
        "_legal",
        "_paragraph",
        "_result",
        "_view",
        "log",
        "name",
        "seq",
        "viewer",
    )

    def __init__(self, viewer: int, name: str, facts: bytes, chat_lines: int, log: Log) -> None:
        self.viewer, self.name, self.seq, self.log = viewer, name, 0, log
        self._kept: list[bytes] = []
        self._kept_bytes = 0
        self._facts, self._chat_lines = facts, chat_lines
        self._view: View | None = None
        self._is_slip = False
        """Whether the viewer's last action can still be taken back."""
        self._acting = 0
        self._legal: list[int] = []
        self._ask: Said | None = None
        self._paragraph = ""
        self._can_undo = self._can_hint = False
        self._deadlines: list[Deadline] = []
        self._result: Result | None = None

    def look(self, scene: Scene, match: Match, view: View) -> None:
        """Take in how the game stands, with nothing told of it."""
        self._is_slip = self.viewer >= 0 and match.can_undo(self.viewer)
        self._changes(scene, News(view, _NOTHING_TOLD, b""))

    # --- telling everything -------------------------------------------------------------------------------------------

    def sync(self, table: Table, chat: Chat, log: ShownLog, at: Instant) -> bytes:
        scene, view = scene_of(table), self._view
        return encode(
            ShownSync(
                table=table.id,
                stream=self.name,
                seq=self.seq,
                now=at.now,
                build=at.build,
                you=self.viewer if self.viewer >= 0 else None,
                facts=Raw(self._facts),
                position=None if scene is None or view is None else self._position(scene, view),
                log=log,
                recap=NOTHING if view is None else Raw(told_as_json(table.game, table.game.recap(view))),
                chat=list(chat.lines()),
            )
        )

    def _position(self, scene: Scene, view: View) -> ShownPosition:
        return position_of(scene, view, can_undo=self._can_undo)

    def missed_since(self, seq: int) -> list[bytes] | None:
        """The updates after a number; None when they are no longer kept, or never were."""
        missing = self.seq - seq
        return self._kept[len(self._kept) - missing :] if 0 <= missing <= len(self._kept) else None

    # --- telling what is new ------------------------------------------------------------------------------------------

    def update(self, around: Surroundings, news: News | None) -> bytes | None:
        """The next message, if there is anything to tell."""
        table, scene, facts, chat, asides = around
        message = ShownUpdate(table.id, self.seq + 1, asides=asides)
        is_new = bool(asides)
        for number in range(len(table.asides) - len(asides), len(table.asides)):
            self.log.add_aside(number)
        if news is not None:
            is_new |= self._tell(table, message, news)
        if facts != self._facts:
            self._facts, message.facts, is_new = facts, Raw(facts), True
        if scene is not None and (change := self._changes(scene, news)) is not None:
            message.position, is_new = change, True
            message.is_undo = news is not None and news.is_undo
        if table.chat_lines > self._chat_lines:
            self._chat_lines, message.chat, is_new = table.chat_lines, [chat.lines()[-1]], True
        return self._keep(encode(message)) if is_new else None

    def _tell(self, table: Table, message: ShownUpdate, news: News) -> bool:
        assert table.match is not None
        if news.is_undo:
            assert table.undone is not None
            message.void = self.log.take_back(table.undone.gone)
        if news.told == _NOTHING_TOLD:
            return bool(message.void)
        message.told = Raw(news.told)
        # That something was taken back stays true whatever else is.
        happened = 1 if news.is_undo else sum(len(moment.steps) for moment in table.moments)
        self.log.add(len(table.match.history) - happened, 0 if news.is_undo else table.match.step_count)
        return True

    def _changes(self, scene: Scene, news: News | None) -> ShownChange | None:
        """What of the position is not as it was told last; all of it when nothing was."""
        found, is_new, is_first = ShownChange(), False, self._view is None
        if news is not None:
            is_new = self._see(scene.game, news, found)
        can_undo = scene.is_playing and (self._is_slip or scene.may_rewind == self.viewer)
        if can_undo != self._can_undo:
            self._can_undo = found.can_undo = can_undo
            is_new = True
        can_hint = scene.may_hint and self.viewer >= 0
        if can_hint != self._can_hint:
            self._can_hint = found.can_hint = can_hint
            is_new = True
        if scene.deadlines != self._deadlines:
            self._deadlines = found.deadlines = scene.deadlines
            is_new = True
        if scene.result != self._result:
            self._result = found.result = scene.result
            is_new = True
        if is_first and self._view is not None:
            return ShownChange(**asdict(self._position(scene, self._view)))
        return found if is_new else None

    def _see(self, game: Game, news: News, found: ShownChange) -> bool:
        """What the view shows now; labels, question and paragraph follow from it."""
        view = self._view = news.view
        legal, acting = list(view.legal), int(view.acting)
        self._count_slip(news, has_changed=bool(news.change) or legal != self._legal)
        if not news.change and legal == self._legal and acting == self._acting:
            return False
        if news.change:
            found.news = Raw(news.change)
        if acting != self._acting:
            self._acting, found.to_act = acting, list(seats_in(acting))
        if legal != self._legal or (legal and news.change):
            self._legal, found.legal = legal, choices(game, view)
        self._ask_anew(game, view, found)
        return True

    def _ask_anew(self, game: Game, view: View, found: ShownChange) -> None:
        ask, paragraph = said(game.ask(view)), game.paragraph(view)
        if ask != self._ask:
            self._ask = found.ask = ask
        if paragraph != self._paragraph:
            self._paragraph = found.paragraph = paragraph

    def _count_slip(self, news: News, *, has_changed: bool) -> None:
        """An own action can be taken back until the viewer sees something else."""
        if news.can_undo is not None:
            self._is_slip = news.can_undo
        elif has_changed:
            self._is_slip = False

    def _keep(self, message: bytes) -> bytes:
        self.seq += 1
        message = bytes(memoryview(message))  # what JSON is written into is longer than it
        self._kept.append(message)
        self._kept_bytes += len(message)
        while self._kept_bytes > KEPT_BYTES:
            self._kept_bytes -= len(self._kept.pop(0))
        return message


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
        self._asides = len(table.asides)
        if table.match is not None:
            self._teller = Teller(table.game)

    def begin(self, viewer: int, log: Log) -> Stream:
        """Tell a viewer from now on who has been told so much."""
        table = self._table
        stream = Stream(viewer, self._new_name(), self._facts_now(), table.chat_lines, log)
        self.streams[viewer] = stream
        scene = scene_of(table)
        if scene is not None and self._teller is not None and table.match is not None:
            stream.look(scene, table.match, self._teller.show(viewer, table.match.state))
        return stream

    def forget(self, viewer: int) -> None:
        if self.streams.pop(viewer, None) is not None and self._teller is not None:
            del self._teller.views[viewer]

    def sync(self, stream: Stream, log: ShownLog, at: Instant) -> bytes:
        return stream.sync(self._table, self._chat, log, at)

    def after_entry(self) -> dict[int, bytes]:
        """What each viewer is told of the entry that the table has just applied."""
        table, match = self._table, self._table.match
        news: dict[int, News] = {}
        if match is not None:
            if self._teller is None:
                self._teller = teller_at(match, self.streams)
            if table.undone is not None:
                news = self._go_back(match, table.undone)
            elif table.moments:
                news = self._go_on(match, table.moments)
        asides = [aside.event for aside in table.asides[self._asides :]]
        self._asides = len(table.asides)
        around = Surroundings(table, scene_of(table), self._facts_now(), self._chat, asides)
        found = {}
        for viewer, stream in self.streams.items():
            message = stream.update(around, news.get(viewer))
            if message is not None:
                found[viewer] = message
        return found

    def _facts_now(self) -> bytes:
        if self._table.facts_version != self._facts_version:
            self._facts, self._facts_version = encode(self._table.facts()), self._table.facts_version
        return self._facts

    def _go_on(self, match: Match, moments: Sequence[Moment]) -> dict[int, News]:
        assert self._teller is not None
        before = self._teller.views
        told = {viewer: list(events) for viewer, events in self._teller.tell(moments[0]).events.items()}
        for moment in moments[1:]:
            for viewer, events in self._teller.tell(moment).events.items():
                told[viewer] += events
        actor = next((moment.seat for moment in moments if moment.seat != CHANCE), None)
        is_secret = not any(done.reveals for moment in moments for done in moment.steps)  # a deal reveals
        can_undo = is_secret and match.outcome is None
        shown = _shown(match.game, before, self._teller.views, told)
        return {
            viewer: News(view, *shown[viewer], can_undo=can_undo if viewer == actor else None)
            for viewer, view in self._teller.views.items()
        }

    def _go_back(self, match: Match, taken_back: TakenBack) -> dict[int, News]:
        assert self._teller is not None
        seat, gone = taken_back
        before = self._teller.views
        self._teller = teller_at(match, self.streams, match.step_count)
        message = told_as_json(match.game, [TookBack(seat)])
        found = {}
        for viewer, view in self._teller.views.items():
            shows = is_other(before[viewer], view) or self.streams[viewer].log.tells_of(gone)
            change = _change(before[viewer], view)
            can_undo = viewer >= 0 and match.can_undo(viewer)
            found[viewer] = News(view, message if shows else _NOTHING_TOLD, change, is_undo=True, can_undo=can_undo)
        return found


def _shown(
    game: Game, before: dict[int, View], after: dict[int, View], told: dict[int, list[Event]]
) -> dict[int, tuple[bytes, bytes]]:
    """What each viewer is told and what has changed for them, as JSON; in an open game that is the same for everybody."""
    if game.is_open and after:
        viewer = next(iter(after))
        return dict.fromkeys(after, (told_as_json(game, told[viewer]), _change(before[viewer], after[viewer])))
    sentences = _as_json(game, told)
    return {viewer: (sentences[viewer], _change(before[viewer], view)) for viewer, view in after.items()}


def _as_json(game: Game, told: dict[int, list[Event]]) -> dict[int, bytes]:
    """What each viewer is told; whatever several saw alike is put into words once."""
    groups: list[tuple[list[Event], list[int]]] = []
    for viewer, events in told.items():
        for known, viewers in groups:
            if known == events:
                viewers.append(viewer)
                break
        else:
            groups.append((events, [viewer]))
    found: dict[int, bytes] = {}
    for events, viewers in groups:
        found |= dict.fromkeys(viewers, told_as_json(game, events))
    return found


def _change(before: View, after: View) -> bytes:
    change = after.news(before)
    return encode(change) if change else b""


def retold(match: Match, stream: Stream, asides: Sequence[Aside], numbers: range) -> Iterator[tuple[int, Raw]]:
    """Some moments of a viewer's log as JSON."""
    for number, events in stream.log.moments(match, stream.viewer, asides, numbers):
        yield number, Raw(encode([_kept(event) for event in in_words(match.game, events)]))


def _kept(event: Event) -> Event | Sentence:
    """What the log keeps of an event: boards have been shown the rest."""
    return event if isinstance(event, Noticed) else Sentence(event.said, event.counts)


def viewer_of(seat: int | None) -> int:
    return ONLOOKER if seat is None else seat
