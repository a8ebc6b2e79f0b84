"""Whose thought begins next: the one scheduler of everything that bots think about. Everybody has an equal share of it.

A turn's beginning follows from when turns were asked for and by whom, never from how long a thought took: so no moment at which
a bot acts tells of its hand.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Generic, TypeVar

from gueridon.server.errors import Busy

_T = TypeVar("_T")


class Unwanted(Exception):
    """When its turn came there was nothing to be thought about any more."""


class Shares(Generic[_T]):
    """What waits, in the order in which everybody has as much as the others: whoever was served least comes next.

    Start-time fair queueing: a turn is due at the round after that of its person's last one, or in the present round for
    somebody who had nothing waiting; turns are taken by their rounds. One table's turn costs the same beside sixty tables of
    one person as beside one.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[_T]] = {}
        self._order: list[tuple[int, int, str]] = []
        self._next_round: dict[str, int] = {}
        self._round = 0
        self._numbers = count()

    def __bool__(self) -> bool:
        return bool(self._order)

    def put(self, person: str, item: _T) -> None:
        if person in self._waiting:
            self._waiting[person].append(item)
        else:
            self._waiting[person] = deque([item])
            self._line_up(person)

    def take(self) -> _T:
        self._round, _, person = heappop(self._order)
        items = self._waiting[person]
        self._next_round[person] = self._round + 1
        item = items.popleft()
        if items:
            self._line_up(person)
        else:
            del self._waiting[person]
        return item

    def settle(self) -> None:
        """Nobody waits and there is room: whatever anybody has had, it was at nobody's cost."""
        self._next_round.clear()

    def _line_up(self, person: str) -> None:
        turn = max(self._round, self._next_round.get(person, 0))
        heappush(self._order, (turn, next(self._numbers), person))


class _Wish:
    """Somebody waits for this to begin."""

    __slots__ = ("begin", "is_wanted")

    def __init__(self, is_wanted: Callable[[], bool]) -> None:
        self.is_wanted = is_wanted
        self.begin: asyncio.Future[float] = asyncio.get_running_loop().create_future()


class Turns:
    """A turn begins every so many seconds at most, and while fewer than so many are under way.

    Turns at a steady pace, rather than many at once and none for a while: then a newcomer waits for one of them, not for all.
    """

    def __init__(self, apart: float, *, at_once: float = inf, each: float = inf) -> None:
        self._apart, self._each, self._at_once = apart, each, at_once
        self._shares = Shares[_Wish]()
        self._asked: Counter[str] = Counter()
        self._under_way = 0
        self._earliest = -inf
        self._timer: asyncio.TimerHandle | None = None

    @property
    def asked(self) -> int:
        """How many wait or are under way."""
        return self._asked.total()

    @asynccontextmanager
    async def turn(self, person: str, is_wanted: Callable[[], bool] = lambda: True) -> AsyncIterator[float]:
        """When this person's next turn began; it ends with the block. Unwanted when by then nothing is to be thought about.

        Busy when the person waits for as many as one may. Tables need no such bound: each waits for one decision at a time, in
        the queue of its host, which is full for nobody else.
        """
        if self._asked[person] >= self._each:
            raise Busy("error-server-still-thinking")
        self._asked[person] += 1
        try:
            begin = await self._begun(_Wish(is_wanted), person)
            try:
                yield begin
            finally:
                self._end()
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person]

    async def _begun(self, wish: _Wish, person: str) -> float:
        now = asyncio.get_running_loop().time()
        if not self._shares and self._earliest <= now:
            self._shares.settle()
        self._shares.put(person, wish)
        self._go_on(now)
        try:
            return await wish.begin
        except asyncio.CancelledError:
            if wish.begin.done() and not wish.begin.cancelled():  # it had begun a moment before
                self._end()
            raise

    def _end(self) -> None:
        self._under_way -= 1
        self._go_on(asyncio.get_running_loop().time())

    def _go_on(self, now: float) -> None:
        """Begin what may begin, and come back when more may: one that takes longer than the pace delays by whole steps of it."""
        while self._shares and self._timer is None:
            if self._earliest > now:
                self._timer = asyncio.get_running_loop().call_at(self._earliest, self._come_back)
            elif self._under_way < self._at_once:
                self._begin_next(now)
            elif self._apart:
                self._earliest = now + self._apart
            else:
                return  # until one has ended

    def _come_back(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        is_late = (
            now > self._earliest + self._apart
        )  # much else was to do; else a timer's small errors are not passed on
        self._go_on(now if is_late else self._earliest)

    def _begin_next(self, now: float) -> None:
        wish = self._shares.take()
        if wish.begin.done():  # whoever waited has gone
            return
        if not wish.is_wanted():
            wish.begin.set_exception(Unwanted())
            return
        self._under_way += 1
        self._earliest = now + self._apart
        wish.begin.set_result(now)
