"""The hub and its duties in a time of their own: it passes only when everybody waits for it, and nothing else takes any."""

from __future__ import annotations

import asyncio
import itertools
import json
import selectors
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, cast

from gueridon.core import match as matches
from gueridon.server import messages as m
from gueridon.server.background.duties import Duties
from gueridon.server.background.webhooks import Webhooks
from gueridon.server.person import Person
from gueridon.server.session.hub import Hub, Sources
from gueridon.server.session.live import LiveTable
from gueridon.server.settings import Settings
from gueridon.server.store.bus import Bus
from gueridon.server.store.changes import Change
from gueridon.server.store.store import Store
from gueridon.server.table import facts as f
from gueridon.server.table.new_table import first_facts
from gueridon.server.thinking.bot_crew import BotFailure
from gueridon.server.thinking.bot_worker import Answer, Task
from gueridon.server.thinking.bots import BotPool
from tests.server.following import Following

ANNA = Person("anna", "Anna", "en", None)
EPOCH = 1_000_000.0


class _Waiting(selectors.DefaultSelector):
    """Where a loop would wait for something to happen, time passes."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing will ever happen"
        self.now += max(0.0, timeout)
        return super().select(0)


class FakeLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._waiting = _Waiting()
        super().__init__(self._waiting)

    def time(self) -> float:
        return self._waiting.now


def in_fake_time(doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with asyncio.Runner(loop_factory=FakeLoop) as runner:
        runner.run(doing())


def now() -> float:
    return round(asyncio.get_running_loop().time(), 6)


class MemoryStore:
    """What the hub and its duties need of a store; everything is kept at once."""

    def __init__(self) -> None:
        self.bus = Bus()
        self.gone: set[str] = set()
        self.log: dict[str, list[bytes]] = {}
        self.summaries: dict[str, dict[str, Any]] = {}

    async def write(self, *changes: Change) -> None:
        for statement, values in changes:
            if statement == "append":
                self.log.setdefault(str(values["table_id"]), []).append(cast(bytes, values["entry"]))
            elif "table" in statement:
                self.summaries.setdefault(str(values.get("which", values.get("id"))), {}).update(values)
            elif statement in ("wake later", "set aside"):
                self.summaries[str(values["which"])]["wake_at"] = values.get("wake_at")

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return self.log.get(table, [])[after:]

    async def due(self, at: float) -> list[str]:
        return [table for table, row in self.summaries.items() if row["wake_at"] is not None and row["wake_at"] <= at]

    async def with_stale_summary(self) -> list[str]:
        return []


class Ear:
    """Somebody's connection: what came, and when."""

    def __init__(self) -> None:
        self.heard: list[tuple[float, bytes]] = []
        self.on_message: Callable[[dict[str, Any]], None] = lambda message: None
        self._following = Following()

    def send(self, message: bytes, request: str = "") -> None:
        self.heard.append((now(), message))
        told = json.loads(message)
        self._following.take(told)
        self.on_message(told)

    def lose_sight_of(self, table: str) -> None:
        raise AssertionError(table)


class FakeWorker:
    """Thinks for as long as the test says, and chooses the first legal action. A negative time is a failure.

    One that keeps no time thinks on though it was told to cut its thought.
    """

    def __init__(self, durations: Iterator[float], *, keeps_time: bool) -> None:
        self._durations, self._keeps_time = durations, keeps_time
        self.is_running = False
        self._starting = 0.0  # for the first time: tables that wait for it would all go on at the very same moment

    async def start(self) -> None:
        await asyncio.sleep(self._starting)
        self._starting = 0.4
        self.is_running = True

    async def ask(self, task: Task) -> Answer:
        seconds = next(self._durations)
        await asyncio.sleep(min(abs(seconds), task.seconds) if self._keeps_time else abs(seconds))
        if seconds < 0:
            raise BotFailure("as the test wishes")
        match = matches.resume(task.record, bytes.fromhex(task.secret))
        return Answer(match.game.text(match.view_of(task.seat).legal[0]))

    async def end(self) -> None:
        self.is_running = False


class House:
    """A server without doors."""

    def __init__(self, settings: Settings, durations: Iterator[float], *, keeps_time: bool) -> None:
        self.store = MemoryStore()
        clock = asyncio.get_running_loop().time
        names = (f"table{number:011}" for number in itertools.count())
        sources = Sources(
            lambda: EPOCH + round(clock(), 6), lambda: "stream", lambda: bytes(32), lambda: next(names), clock
        )
        self.hub = Hub(cast(Store, self.store), settings, sources)
        self.bots = BotPool(settings, lambda *_: FakeWorker(durations, keeps_time=keeps_time))
        webhooks = Webhooks(self._nobody, allow_private=False)
        self.duties = Duties(self.hub, self.bots, webhooks, "here")

    async def _nobody(self, _identity: str) -> Person | None:
        return None

    async def begin(self, wish: m.NewTable, ear: Ear, host: Person = ANNA) -> LiveTable:
        """A table at which the game has begun, followed by its host."""
        secret = (len(self.store.log) + 1).to_bytes(32, "big")
        table = await self.hub._write_new(f.Entry(self.hub.now(), first_facts(wish, host, secret), host.id))
        await self.hub.open(ear, host, m.Open(id="open", table=table))
        live = await self.hub.get(table)
        await self.hub.carry_out(live, lambda: [f.Started({})])
        return live
