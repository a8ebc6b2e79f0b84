"""A table in memory, and those who follow it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Raw

from gueridon.core.story import Log, fill
from gueridon.server.errors import not_found
from gueridon.server.session.presence import Attendance
from gueridon.server.session.shown import ShownLog, encode
from gueridon.server.session.streams import TOLD_AT_ONCE, Follower, Instant, Stream, new_stream_name, retold, viewer_of
from gueridon.server.table import facts as f
from gueridon.server.table.table import Table

_RESEATING = (f.Seated, f.Freed, f.Started, f.Removed, f.CameBack, f.Answered, f.Lapsed)
"""After these somebody sees the table from another place, or no longer."""
_SLICE: Final = 8
"""So many moments are told again at once; then everybody else has their turn."""


class Listener(Protocol):
    """Somebody's connection."""

    def send(self, message: bytes, request: str = "") -> None:
        """Take a message; never waits. It may answer a request of whoever it is sent to."""

    def lose_sight_of(self, table: str) -> None:
        """A table that may be followed no longer."""


class Member:
    """One connection that follows one table."""

    __slots__ = ("identity", "listener", "viewer")

    def __init__(self, listener: Listener, identity: str, viewer: int) -> None:
        self.listener, self.identity, self.viewer = listener, identity, viewer


class LiveTable:
    """One table, what its viewers are told, and who they are."""

    def __init__(
        self,
        table: Table,
        now: Callable[[], float],
        elapsed: Callable[[], float],
        new_name: Callable[[], str] = new_stream_name,
        build: str = "",
    ) -> None:
        self.table = table
        self.follower = Follower(table, new_name)
        self.attendance = Attendance(now, elapsed)
        self.members: dict[Listener, Member] = {}
        self.lock = asyncio.Lock()
        self.is_stale = False
        """Whether the log may hold entries that this table has not seen."""
        self.used_at = elapsed()
        """When somebody last asked for it; what bots and clocks do there is no use."""
        self.bots: asyncio.Task[None] | None = None
        self.deadline: asyncio.Task[None] | None = None
        """Waits for the end of a shuffle or of a question."""
        self.touched = 0.0
        """When we last wrote down that somebody has it open."""
        self._moved: list[Listener] = []
        """Who sees the table from another place now, or anew, and has not been shown it yet."""
        self._now, self._elapsed, self._new_name, self._build = now, elapsed, new_name, build
        self._unused: set[int] = set()

    @property
    def is_idle(self) -> bool:
        is_done = all(task is None or task.done() for task in (self.bots, self.deadline))
        return not self.members and is_done and not self.lock.locked()

    def take_lock(self) -> bool:
        """Take the lock if nobody has it or waits for it."""
        if self.lock.locked():
            return False
        taking = self.lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # somebody else is next
        return False

    def apply(self, entry: f.Entry) -> None:
        """Take an entry that is on disk, and tell everybody what they may know of it; `show_moved` is due afterwards."""
        self.table.apply(entry)
        is_reseated = any(isinstance(fact, _RESEATING) for fact in entry.facts)
        if is_reseated:
            self._show_out()
        told = self.follower.after_entry()
        for member in list(self.members.values()):  # one that is too slow leaves in between
            message = told.get(member.viewer)
            if message is not None:
                member.listener.send(message, entry.request if entry.by == member.identity else "")
        if is_reseated:
            self._moved += [one.listener for one in self.members.values() if self._place_of(one.identity) != one.viewer]

    def read_anew(self, table: Table) -> None:
        """The log reads otherwise than was known: everybody gets a whole picture of it; `show_moved` is due afterwards."""
        self.table, self.follower = table, Follower(table, self._new_name)
        self._show_out()
        self._moved = list(self.members)

    def _show_out(self) -> None:
        """Whoever may not look on any more is told nothing more."""
        for listener, member in list(self.members.items()):
            if not self.table.may_see(member.identity):
                self.leave(listener)
                listener.lose_sight_of(self.table.id)

    def _place_of(self, identity: str) -> int:
        return viewer_of(self.table.seat_of(identity))

    async def show_moved(self) -> None:
        """Whoever sat down or got up sees the table from another place now. The lock is held: nothing happens meanwhile."""
        moved, self._moved = self._moved, []
        for listener in moved:
            if (member := self.members.get(listener)) is None:
                continue
            viewer = self._place_of(member.identity)
            stream, log = await self._told(viewer)
            if listener in self.members:
                member.viewer = viewer
                listener.send(self.follower.sync(stream, log, Instant(self._now(), self._build)))

    async def join(self, listener: Listener, identity: str, name: str | None, seq: int) -> None:
        """Follow the table from now on, after the messages that were missed or a whole picture."""
        viewer = self._place_of(identity)
        found = self.follower.streams.get(viewer)
        missed = found.missed_since(seq) if found is not None and found.name == name else None
        if missed is None:
            stream, log = await self._told(viewer)
            while self._place_of(identity) != viewer:
                viewer = self._place_of(identity)
                stream, log = await self._told(viewer)
            if not self.table.may_see(identity):  # no longer: much may have happened meanwhile
                raise not_found("error-server-no-such-table")
            missed = [self.follower.sync(stream, log, Instant(self._now(), self._build))]
        for message in missed:
            listener.send(message)
        if listener not in self.members:
            self.attendance.come(identity)
        self.members[listener] = Member(listener, identity, viewer)

    async def log(self, viewer: int, before: int) -> ShownLog:
        """The moments of a viewer's log before a number, as many as are told at once."""
        stream = await self._stream(viewer)
        last = max(0, min(before, len(stream.log)))
        return await self._part(stream, range(max(0, last - TOLD_AT_ONCE), last))

    async def _told(self, viewer: int) -> tuple[Stream, ShownLog]:
        """A viewer's stream, and the end of its log as it is now."""
        while True:
            stream = await self._stream(viewer)
            last = len(stream.log)
            log = await self._part(stream, range(max(0, last - TOLD_AT_ONCE), last))
            if self.follower.streams.get(viewer) is stream and len(stream.log) == last:
                return stream, log  # else more has happened meanwhile

    async def _stream(self, viewer: int) -> Stream:
        """What a viewer is told by. The first time all that happened is gone through, so much at a time that others have their turn."""
        while (found := self.follower.streams.get(viewer)) is None:
            follower, table, log = self.follower, self.table, Log()
            if table.match is not None:
                for number, _ in enumerate(fill(log, table.match, viewer, table.asides)):
                    if number % _SLICE == 0:
                        await asyncio.sleep(0)
            if self.follower is follower and viewer not in follower.streams:
                return follower.begin(viewer, log)
        return found

    async def _part(self, stream: Stream, numbers: range) -> ShownLog:
        match, told = self.table.match, dict[int, Raw]()
        if match is not None:
            for number, moment in retold(match, stream, self.table.asides, numbers):
                told[number] = moment
                if len(told) % _SLICE == 0:
                    await asyncio.sleep(0)
        void = [number for number in stream.log.void if number in numbers]
        return ShownLog(numbers.start, [told[number] for number in numbers], void)

    def leave(self, listener: Listener) -> bool:
        member = self.members.pop(listener, None)
        if member is None:
            return False
        self.attendance.go(member.identity)
        self.used_at = self._elapsed()
        return True

    def tell_presence(self, grace: float) -> None:
        message = encode(self.attendance.message(self.table, grace))
        for member in list(self.members.values()):
            member.listener.send(message)

    def away(self, seat: int) -> float | None:
        """For how long the person of a seat has been away; None while they are there, or there is none."""
        identity = self.table.seats[seat].identity
        return None if identity is None else self.attendance.away_for(identity)

    def forget_unused_streams(self) -> None:
        """A stream that nobody has followed since the last time; whoever comes back gets a whole picture."""
        followed = {member.viewer for member in self.members.values()}
        unused = self.follower.streams.keys() - followed
        for viewer in unused & self._unused:
            self.follower.forget(viewer)
        self._unused = set(unused)

    def absent_and_to_act(self) -> set[str]:
        """The identities whose turn it is and who are not there."""
        absent = {
            number: seat.identity
            for number, seat in enumerate(self.table.seats)
            if seat.identity is not None and not self.attendance.is_there(seat.identity)
        }
        return {absent[seat] for seat in self.table.to_act() if seat in absent} if absent else set()
