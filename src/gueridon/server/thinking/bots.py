"""Lets bots think in processes of their own, and act at moments that do not tell how long they thought.

A slot begins with the turn of a decision and ends when it is carried out. Thinking is cut well before that, with its best so
far; for what is still not there a quick bot stands in, at the same moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from gueridon.bots.registry import NAMES, YARDSTICKS
from gueridon.server import logs, metrics
from gueridon.server.errors import Busy
from gueridon.server.settings import Settings
from gueridon.server.thinking.bot_crew import Crew, Process, Worker
from gueridon.server.thinking.bot_worker import HINTING, Answer, Task, think
from gueridon.server.thinking.turns import Turns

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
"""Seconds for a thought without a limit, or a hint; and that somebody waits for a hint to begin."""
_HINT_SLOT = 1.0
"""Seconds from the beginning of a hint to that of the next; few take half as long."""
_HINTS_EACH = 3
"""That one person may wait for."""


class Decision(Protocol):
    """What a bot is to decide."""

    @property
    def payer(self) -> str:
        """In whose share of the bots' time it is thought about."""

    def is_due(self) -> bool: ...

    def task(self) -> Task:
        """As the game stands when its turn has come."""

    def is_legal(self, action: str) -> bool: ...


class BotPool:
    """Who thinks for the tables of this process: some about what bots do, one about hints.

    Moves come before hints: a hint has a process of its own that yields to the others, so that none ever delays a move, and
    neither waits for a thought about what the other hides.
    """

    def __init__(self, settings: Settings, make: Callable[..., Worker] = Process) -> None:
        workers = max(1, settings.bot_workers)
        self._pause, self._seconds = settings.bot_pause, settings.bot_seconds
        self._slot = max(self._pause, self._seconds + SPARE)
        self._movers = Crew(workers, make)
        self._adviser = Crew(1, lambda: make(HINTING))
        pace = {"apart": self._slot / (workers * _SLOTS_EACH)} if self._seconds else {"apart": 0.0, "at_once": workers}
        self._moves = Turns(**pace)
        self._hints = Turns(_HINT_SLOT, each=_HINTS_EACH, at_once=1)
        self._thoughts: set[asyncio.Task[Answer | None]] = set()
        self._has_begun = False

    @property
    def waiting(self) -> int:
        return self._moves.asked + self._hints.asked

    # --- bots ---------------------------------------------------------------------------------------------------------

    async def choose(self, decision: Decision) -> str:
        """A bot's action in notation; returns when it is to be done."""
        if (
            self._seconds and not self._has_begun
        ):  # the first process is being started; one that is lost later delays nobody
            await self._movers.wake()
            self._has_begun = True
        async with self._moves.turn(decision.payer, decision.is_due) as begin:
            task = decision.task()
            answer = await (self._in_a_slot(task, begin) if self._seconds else self._when_done(task))
        if not self._seconds:
            await asyncio.sleep(max(0.0, begin + self._pause - _now()))
        if answer is None or not decision.is_legal(answer.action):
            answer = think(replace(task, level=QUICKEST))
        return answer.action

    async def _in_a_slot(self, task: Task, begin: float) -> Answer | None:
        end = begin + self._slot
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
        return await self._movers.ask(lambda: (task, _LONGEST))

    def _keep(self, thought: asyncio.Task[Answer | None]) -> asyncio.Task[Answer | None]:
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return thought

    # --- hints --------------------------------------------------------------------------------------------------------

    async def weigh(self, person: str, task: Task) -> Answer:
        """What an expert would do, and how sure of it.

        How long that takes follows from what the asker sees, and is told to the asker only. When it begins follows from when
        others asked, not from how long their hints took.
        """
        try:
            async with asyncio.timeout(_LONGEST) as patience, self._hints.turn(person):
                patience.reschedule(None)
                answer = await self._adviser.ask(lambda: (replace(task, is_hint=True), _LONGEST))
        except TimeoutError as error:
            raise Busy from error
        if answer is None:
            raise Busy
        return answer

    async def renew(self) -> None:
        """New processes, which think with the engine that is there now."""
        await self._movers.renew()
        await self._adviser.renew()

    async def close(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        await self._movers.close()
        await self._adviser.close()


def _thought_here(task: Task) -> Answer | None:
    """In a few milliseconds, and well before anybody is told."""
    metrics.BOTS_REPLACED.inc()
    try:
        return think(task if task.level in _QUICK else replace(task, level=USUAL))
    except Exception as error:  # something legal is found all the same
        logs.failure("bot", error)
        return None


def _now() -> float:
    return asyncio.get_running_loop().time()
