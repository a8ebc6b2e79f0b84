"""Lets bots think in processes of their own, and act at moments that do not tell how long they thought.

A slot begins when a decision arises and ends when it is carried out. Thinking is cut well before that, with its best so
far; for what is still not there a quick bot stands in, at the same moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus

from msgspec.structs import replace

from gueridon.bots.registry import NAMES, YARDSTICKS
from gueridon.server import logs, metrics
from gueridon.server.bot_crew import Crew, Process, Worker
from gueridon.server.bot_worker import Answer, Task, think
from gueridon.server.errors import Denied
from gueridon.server.settings import Settings
from gueridon.server.slots import Slots

QUICKEST = "random" if "random" in NAMES else NAMES[0]
USUAL = "greedy" if "greedy" in NAMES else NAMES[0]
SPARE = 0.3
"""Seconds between the end of the longest thought and the end of its slot: to load the game, and for a machine that is busy."""
_SLOTS_EACH = 16
"""Of a worker. Experts think for 20 ms on average, so that 16 in 0.8 seconds leave most of a core to others."""
_SHORTEST = 0.01
_LAST_MOMENT = 0.1
"""Seconds before the end of a slot at which a quick bot thinks here for one that has not answered: a machine may be very busy."""
_QUICK = ("newcomer", *YARDSTICKS)
_LAST_RESORT = 2.0
"""Seconds beyond its time after which a worker that has not cut its thought itself is ended."""
_LONGEST = 20.0
"""Seconds for a thought without a limit, or a hint."""
_HINT_SLOT = 1.0
"""Seconds from the beginning of a hint to that of the next; few take half as long."""


class BotPool:
    """Who thinks for the tables of this process: some about what bots do, one about hints."""

    def __init__(self, settings: Settings, make: Callable[[], Worker] = Process) -> None:
        workers = max(1, settings.bot_workers)
        self._pause, self._seconds = settings.bot_pause, settings.bot_seconds
        self._longest_queue = settings.bot_queue
        self._movers = Crew(workers, make)
        self._adviser = Crew(1, make)  # apart: neither a bot nor a hint waits for a thought about what the other hides
        self._hint_slots = Slots(1, _HINT_SLOT)
        self._slots = Slots(workers * _SLOTS_EACH, max(self._pause, self._seconds + SPARE))
        self._thoughts: set[asyncio.Task[Answer | None]] = set()
        self._has_begun = False
        self._decisions = self._hints = 0

    @property
    def waiting(self) -> int:
        return self._decisions + self._hints

    # --- bots ---------------------------------------------------------------------------------------------------------

    async def choose(self, task: Task, is_legal: Callable[[str], bool]) -> str:
        """A bot's action in notation; returns when it is to be done."""
        if self._decisions >= self._longest_queue:
            raise Denied("error-server-busy", retry_after=1.0)
        self._decisions += 1
        try:
            answer = await (self._in_a_slot(task) if self._seconds else self._when_done(task))
        finally:
            self._decisions -= 1
        if answer is None or not is_legal(answer.action):
            answer = think(replace(task, level=QUICKEST))
        return answer.action

    async def _in_a_slot(self, task: Task) -> Answer | None:
        if not self._has_begun:  # the first process is being started; one that is lost later delays nobody
            await self._movers.wake()
            self._has_begun = True
        end = self._slots.take(_now())
        is_over = False

        def allowed() -> tuple[Task, float] | None:
            """Who waits behind it has a share of the time that is left."""
            left = (end - SPARE - _now()) / self._movers.asked
            seconds = max(_SHORTEST, min(self._seconds, left))
            return None if is_over else (replace(task, effort=self._seconds, seconds=seconds), seconds + _LAST_RESORT)

        thought = self._keep(asyncio.create_task(self._movers.ask(allowed)))
        try:
            await asyncio.sleep(end - _LAST_MOMENT - _now())
            stand_in = None if thought.done() and thought.result() else _thought_here(task)
            await asyncio.sleep(end - _now())  # and no word from the thought in between
        finally:
            is_over = True
        return (thought.result() if thought.done() else None) or stand_in

    async def _when_done(self, task: Task) -> Answer | None:
        """Without a limit there is no slot that every thought would fit into."""
        earliest = _now() + self._pause
        answer = await self._movers.ask(lambda: (task, _LONGEST))
        await asyncio.sleep(max(0.0, earliest - _now()))
        return answer

    def _keep(self, thought: asyncio.Task[Answer | None]) -> asyncio.Task[Answer | None]:
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return thought

    # --- hints --------------------------------------------------------------------------------------------------------

    async def weigh(self, task: Task) -> Answer:
        """What an expert would do, and how sure of it.

        How long that takes follows from what the asker sees, and is told to the asker only. When it begins follows from when
        others asked, not from how long their hints took.
        """
        if self._hints >= self._longest_queue:
            raise Denied("error-server-busy", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=1.0)
        self._hints += 1
        try:
            answer = await self._hinted(replace(task, is_hint=True))
        finally:
            self._hints -= 1
        if answer is None:
            raise Denied("error-server-busy", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=1.0)
        return answer

    async def _hinted(self, task: Task) -> Answer | None:
        begin = self._hint_slots.take(_now()) - self._hint_slots.seconds
        await asyncio.sleep(begin - _now())
        while self._adviser.asked:  # one that takes longer than its slot
            await asyncio.sleep(self._hint_slots.seconds)
        return await self._adviser.ask(lambda: (task, _LONGEST))

    async def close(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        await self._movers.close()
        await self._adviser.close()


def _thought_here(task: Task) -> Answer | None:
    """In a few milliseconds, and well before anybody is told."""
    metrics.BOTS_REPLACED.add()
    try:
        return think(task if task.level in _QUICK else replace(task, level=USUAL))
    except Exception as error:  # something legal is found all the same
        logs.failure("bot", error)
        return None


def _now() -> float:
    return asyncio.get_running_loop().time()
