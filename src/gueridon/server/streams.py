"""What each viewer of a table is told, numbered without gaps: nothing that a viewer may not know makes a message."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

import msgspec
from msgspec import Raw

from gueridon.core import match as matches
from gueridon.core.game import CHANCE, ONLOOKER, Game, State, View, seats_in
from gueridon.core.match import Match
from gueridon.core.message import Message
from gueridon.core.record import Step
from gueridon.server.messages import (
    ChatLine,
    Choice,
    Deadline,
    Position,
    Result,
    Said,
    Sync,
    TableFacts,
    Update,
    said,
)
from gueridon.server.table import Table

KEPT_UPDATES: Final = 64
encode: Final = msgspec.json.Encoder().encode


def new_stream_name() -> str:
    return secrets.token_urlsafe(6)


def position_of(match: Match, view: View, data: bytes, *, can_undo: bool, deadlines: dict[int, float]) -> Position:
    """The game as a viewer may know it; everything here is made from the view."""
    game = match.game
    return Position(
        view=Raw(data),
        to_act=list(seats_in(view.acting)),
        legal=[Choice(game.text(action), said(game.label(view, action))) for action in view.legal],
        ask=said(game.ask(view)),
        paragraph=game.paragraph(view),
        can_undo=can_undo,
        deadlines=[Deadline(seat, when) for seat, when in sorted(deadlines.items())],
        result=result_of(match),
    )


def result_of(match: Match) -> Result | None:
    outcome = match.outcome
    return None if outcome is None else Result(list(outcome.scores), list(outcome.places), said(outcome.reason))


class Stream:
    """What one viewer (a seat, or ONLOOKER) is told, from the moment somebody first looked."""

    def __init__(self, table: Table, viewer: int, name: str) -> None:
        self.viewer = viewer
        self.name = name
        self.seq = 0
        self.story: deque[list[Said]] = deque(maxlen=KEPT_UPDATES)
        self._kept: deque[bytes] = deque(maxlen=KEPT_UPDATES)
        self._facts = encode(table.facts())
        self._chat_lines = table.chat_lines
        self._view: View | None = None
        self._data = b""
        self._slip: tuple[bytes, list[int]] | None = None
        """What the viewer saw right after an own action that can still be taken back."""
        self._position: Position | None = None
        self._shown = b""
        if table.match is not None:
            self._look(table.match)
            self.look_for_slip(table.match)
            self._place(table)

    # --- telling everything -------------------------------------------------------------------------------------------

    def sync(self, table: Table, now: float) -> bytes:
        return encode(
            Sync(
                table=table.id,
                stream=self.name,
                seq=self.seq,
                now=now,
                you=self.viewer if self.viewer >= 0 else None,
                facts=table.facts(),
                position=self._position,
                story=list(self.story),
                chat=table.chat,
            )
        )

    def missed_since(self, seq: int) -> list[bytes] | None:
        """The updates after a number; None when they are no longer kept, or never were."""
        missing = self.seq - seq
        return list(self._kept)[len(self._kept) - missing :] if 0 <= missing <= len(self._kept) else None

    # --- telling what is new ------------------------------------------------------------------------------------------

    def restart_at(self, match: Match, message: Message) -> list[Said]:
        """Something was taken back: look again, and say so if that shows."""
        before = self._seen()
        self._look(match)
        return [said(message)] if self._seen() != before else []

    def look_for_slip(self, match: Match) -> None:
        can_undo = self.viewer >= 0 and match.can_undo(self.viewer)
        self._slip = self._seen() if can_undo else None

    def watch(self, game: Game, state: State) -> list[Said]:
        """One moment of the game, in which the viewer sees `state` after having seen the last one."""
        view = game.view(state, self.viewer)
        told = game.narrate(self._view, view) if self._view is not None else []
        self._view = view
        return [said(message) for message in told]

    def settle(self, *, acted: bool, slipped: bool) -> None:
        """After the last moment of an action: what it looks like now, and whether it can be taken back."""
        assert self._view is not None
        self._data = encode(self._view.data())
        if acted:
            self._slip = self._seen() if slipped else None
        elif self._slip is not None and self._slip != self._seen():
            self._slip = None

    def update(self, table: Table, facts: bytes, told: list[Said], *, is_undo: bool = False) -> bytes | None:
        """The next message, if there is anything to tell."""
        new_facts: TableFacts | None = None
        if facts != self._facts:
            self._facts, new_facts = facts, table.facts()
        chat = self._new_chat(table)
        position = self._new_position(table)
        if new_facts is None and position is None and not chat and not told:
            return None
        self.seq += 1
        if told:
            self.story.append(told)
        shown_undo = is_undo and position is not None
        message = encode(Update(table.id, self.seq, told, new_facts, position, chat, shown_undo))
        self._kept.append(message)
        return message

    def _new_chat(self, table: Table) -> list[ChatLine]:
        new = [line for line in table.chat[-1:] if table.chat_lines > self._chat_lines]
        self._chat_lines = table.chat_lines
        return new

    def _new_position(self, table: Table) -> Position | None:
        if table.match is None:
            return None
        before = self._shown
        self._place(table)
        return self._position if self._shown != before else None

    def _place(self, table: Table) -> None:
        assert table.match is not None and self._view is not None
        can_undo = self._slip is not None and table.status == "playing"
        deadlines = table.clocks.deadlines if table.status == "playing" else {}
        self._position = position_of(table.match, self._view, self._data, can_undo=can_undo, deadlines=deadlines)
        self._shown = encode(self._position)

    def _look(self, match: Match) -> None:
        self._view = match.view_of(self.viewer)
        self._data = encode(self._view.data())

    def _seen(self) -> tuple[bytes, list[int]]:
        assert self._view is not None
        return self._data, list(self._view.legal)


def moments(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """Each action of a player by itself; the deals between two of them together."""
    for is_deal, group in groupby(steps, key=lambda step: step.seat == CHANCE):
        if is_deal:
            yield list(group)
        else:
            yield from ([step] for step in group)


class Follower:
    """Keeps the streams of one table up to date with it, one entry of the log after the other."""

    def __init__(self, table: Table, new_name: Callable[[], str] = new_stream_name) -> None:
        self._table = table
        self._new_name = new_name
        self.streams: dict[int, Stream] = {}
        self._steps = 0
        self._state: State | None = None
        self._catch_up()

    def stream(self, viewer: int) -> Stream:
        if viewer not in self.streams:
            self.streams[viewer] = Stream(self._table, viewer, self._new_name())
        return self.streams[viewer]

    def forget(self, viewer: int) -> None:
        self.streams.pop(viewer, None)

    def after_entry(self) -> dict[int, bytes]:
        """What each viewer is told of the entry that the table has just applied."""
        table, match = self._table, self._table.match
        told: dict[int, list[Said]] = {viewer: [] for viewer in self.streams}
        is_undo = False
        if match is not None and self._state is None:
            self._begin(match, told)
        elif match is not None:
            steps = match.steps
            if table.undone is not None:
                is_undo = True
                self._go_back(match, table.undone, told)
            elif len(steps) > self._steps:
                self._go_on(steps, told)
        facts = encode(table.facts())
        found = {
            viewer: stream.update(table, facts, told[viewer], is_undo=is_undo)
            for viewer, stream in self.streams.items()
        }
        return {viewer: message for viewer, message in found.items() if message is not None}

    def _begin(self, match: Match, told: dict[int, list[Said]]) -> None:
        """The first deals, told from the empty table on."""
        state = next(matches.steps(match.record())).state.copy()
        for stream in self.streams.values():
            stream.watch(match.game, state)
        self._state, self._steps = state, 0
        self._go_on(match.steps, told)
        for stream in self.streams.values():
            stream.settle(acted=False, slipped=False)

    def _go_on(self, steps: Sequence[Step], told: dict[int, list[Said]]) -> None:
        state, game = self._state, self._table.game
        assert state is not None
        actor, slipped = None, False
        for moment in moments(steps[self._steps :]):
            if moment[0].seat != CHANCE:
                actor = moment[0].seat
                slipped = not state.reveals(actor, game.parse(moment[0].text))
            elif actor is not None:
                slipped = False
            for step in moment:
                state.play(step.seat, game.parse(step.text))
            for viewer, stream in self.streams.items():
                told[viewer] += stream.watch(game, state)
        self._steps = len(steps)
        slipped = slipped and self._table.status != "over"
        for viewer, stream in self.streams.items():
            stream.settle(acted=viewer == actor, slipped=slipped)

    def _go_back(self, match: Match, seat: int, told: dict[int, list[Said]]) -> None:
        self._catch_up()
        message = Message("tell-took-back", {"seat": seat})
        for viewer, stream in self.streams.items():
            told[viewer] = stream.restart_at(match, message)
            stream.look_for_slip(match)

    def _catch_up(self) -> None:
        match = self._table.match
        if match is not None:
            self._state, self._steps = match.state.copy(), len(match.steps)


def viewer_of(seat: int | None) -> int:
    return ONLOOKER if seat is None else seat
