"""Writes random entries through the server's own way, reloads every table from disk and compares: what is accepted can be read back.

`python -m tests.server.random_entries 100000` writes so many; the suite does the same with fewer.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

import gueridon
from gueridon.bots.registry import NAMES
from gueridon.core import registry
from gueridon.core.chance import seed_commitment
from gueridon.core.message import GueridonError
from gueridon.server import messages as m
from gueridon.server.background.deadlines import overdue
from gueridon.server.person import Person
from gueridon.server.session import invites
from gueridon.server.session.hub import Hub, Sources
from gueridon.server.session.live import LiveTable
from gueridon.server.settings import Settings
from gueridon.server.store.address import read_address
from gueridon.server.store.migrate import migrate
from gueridon.server.store.store import Store, open_store
from gueridon.server.table import facts as f
from gueridon.server.table.table import Table
from gueridon.server.wire.people import checked_name

LETTERS = "aZ9éß漢 .’\n\r\x0b\x1c\x85\u2028\u2029\u200b\u202e\x00\x7f🌸-_/|*#"
AT_ONCE = 5
"""Tables that are played at the same time."""


class Tally(NamedTuple):
    entries: int
    tables: int
    finished: int
    refused: int


class Crowd:
    """People who do anything at any table, at any time."""

    def __init__(
        self, hub: Hub, rng: random.Random, clock: list[float], people: Sequence[Person] | None = None
    ) -> None:
        self.hub, self.rng, self.clock = hub, rng, clock
        self.people = people or [Person(f"p{number}", self._name(), "en", None) for number in range(7)]
        self.lives: list[LiveTable] = []
        self.tables: list[str] = []
        self.refused = 0
        self._requests = 0

    def _name(self) -> str:
        """Random letters until they are a name."""
        while True:
            try:
                return checked_name(self._text(24))
            except GueridonError:
                continue

    def _text(self, longest: int) -> str:
        return "".join(self.rng.choices(LETTERS, k=self.rng.randint(1, longest)))

    async def act(self) -> None:
        self.clock[0] += self.rng.choice([0.0, 0.1, 1.0, 7.0, 61.0, 200.0])
        if len(self.lives) < AT_ONCE:
            await self._lay()
            return
        live = self.rng.choice(self.lives)
        try:
            await self._act_at(live)
        except GueridonError:
            self.refused += 1
        if live.table.rematch is not None or live.table.seq > 400:
            self.lives.remove(live)

    async def _lay(self) -> None:
        game = registry.game(self.rng.choice(registry.names()))
        seats = self.rng.choice(game.players)
        bots = {seat: self.rng.choice(NAMES) for seat in range(1, seats) if self.rng.random() < 0.4}
        clock = self.rng.choice([None, None, m.Clock(seconds=30)])
        wish = m.NewTable(game=game.name, seats=seats, bots=bots, is_public=self.rng.random() < 0.7, clock=clock)
        laid = await self.hub.lay(self.rng.choice(self.people), wish)
        self._follow(await self.hub.get(laid.id))

    def _follow(self, live: LiveTable) -> None:
        self.tables.append(live.table.id)
        self.lives.append(live)

    async def _act_at(self, live: LiveTable) -> None:
        roll = self.rng.random()
        if roll < 0.6:
            await self.go_on(live)
        elif roll < 0.65:
            self._come_and_go(live)
        elif roll < 0.7:
            await self.hub.carry_out(live, lambda: overdue(live.table, self.clock[0], self.rng.randbytes(32)))
        elif roll < 0.75:
            await self._invite(live)
        else:
            await self._command(live)

    async def go_on(self, live: LiveTable) -> None:
        """What brings the game forward, so that some come to their end."""
        table, host = live.table, self._host(live)
        if table.to_act():
            await self._play(live)
        elif table.shuffle is not None:
            seat = self.rng.choice(table.shuffle.missing)
            owner = next(one for one in self.people if one.id == table.seats[seat].identity)
            await self._do(live, owner, m.Reveal(id="x", player_seed=f"{seat:064x}"))
        elif table.status == "paused":
            await self._do(live, host, m.Resume(id="x"))
        elif table.free_seats():
            await self._do(live, host, m.SeatBot(id="x", seat=table.free_seats()[0], level="random"))
        else:
            await self._do(live, host, m.Start(id="x"))

    def _host(self, live: LiveTable) -> Person:
        return next(one for one in self.people if one.id == live.table.host)

    def _come_and_go(self, live: LiveTable) -> None:
        who = self.rng.choice(self.people).id
        if live.attendance.is_there(who):
            live.attendance.go(who)
        else:
            live.attendance.come(who)

    async def _play(self, live: LiveTable) -> None:
        match, seat = live.table.match, self.rng.choice(live.table.to_act())
        assert match is not None
        action = self.rng.choice(match.legal(seat))
        owner = next((one for one in self.people if live.table.seats[seat].identity == one.id), None)
        if seat in live.table.bots_to_act() or owner is None:
            await self.hub.carry_out(live, lambda: [f.Acted(seat, action, "bot")])
        else:
            await self._do(live, owner, m.Play(id="x", action=action))

    async def _invite(self, live: LiveTable) -> None:
        host = self._host(live)
        seat = self.rng.choice([None, *range(len(live.table.seats))])
        token = await invites.invite(
            self.hub, host, live.table.id, m.NewInvite(seat=seat, to_watch=self.rng.random() < 0.2)
        )
        await invites.use(self.hub, self.rng.choice(self.people), token)

    async def _command(self, live: LiveTable) -> None:
        who = self.rng.choice(self.people)
        if self.rng.random() < 0.5:
            who = self._host(live)
        done = await self._do(live, who, self.rng.choice(self._commands(live.table, who)))
        if done.table is not None and done.table not in self.tables:
            self._follow(await self.hub.get(done.table))

    async def _do(self, live: LiveTable, who: Person, command: m.Command) -> m.Done:
        self._requests += 1
        return await self.hub.do(who, live.table.id, replace(command, id=f"r{self._requests}"))

    def _commands(self, table: Table, who: Person) -> list[m.Command]:
        rng, seat = self.rng, self.rng.randrange(len(table.seats))
        own = table.seat_of(who.id) or 0
        seed = f"{own:064x}"  # each the same every time, so that it can be revealed
        bound = seed_commitment(seed, table.id, own)
        make: list[Callable[[], m.Command]] = [
            lambda: m.Start(id="x", without=rng.choice([[], [], list(table.unrevealed)])),
            lambda: m.Start(id="x"),
            lambda: m.Commit(id="x", commitment=bound),
            lambda: m.Reveal(id="x", player_seed=seed),
            lambda: m.Undo(id="x"),
            lambda: m.AnswerQuestion(id="x", agree=rng.random() < 0.8),
            lambda: m.Decide(id="x", seat=seat),
            lambda: m.Chat(id="x", text=self._text(60)),
            lambda: m.Sit(id="x", seat=seat),
            lambda: m.Leave(id="x"),
            lambda: m.Return(id="x"),
            lambda: m.SeatBot(id="x", seat=seat, level=rng.choice(NAMES)),
            lambda: m.SeatBot(id="x", seat=seat, level=rng.choice(NAMES)),
            lambda: m.Free(id="x", seat=seat),
            lambda: m.Remove(id="x", seat=seat),
            lambda: m.Mute(id="x", seat=seat, muted=rng.random() < 0.5),
            lambda: m.Pause(id="x"),
            lambda: m.Resume(id="x"),
            lambda: m.Rematch(id="x"),
        ]
        return [one() for one in make]


def told(table: Table) -> tuple[object, ...]:
    """Everything about a table that anybody can notice."""
    record = None if table.match is None else table.match.record()
    return table.facts(), table.seq, table.chat, record, table.to_act(), table.clocks.deadlines, table.owners


async def write_and_reload(db: str, entries: int, seed: int, progress: Callable[[int], None]) -> Tally:
    clock, rng = [1_000_000.0], random.Random(seed)
    settings = Settings(chat_rate=0.0)
    sources = Sources(now=lambda: clock[0], elapsed=lambda: clock[0])
    address = read_address(db)
    await migrate(address)
    store = await open_store(address, "random", lambda note: None, lambda: None)
    crowd = Crowd(Hub(store, settings, sources), rng, clock)
    written = 0
    while written < entries:
        await crowd.act()
        written = sum(live.table.seq for live in crowd.hub.live.values())
        progress(written)
    finished = await compare(crowd, Hub(store, settings, sources), store)
    await store.close()
    return Tally(written, len(crowd.tables), finished, crowd.refused)


async def compare(crowd: Crowd, fresh: Hub, store: Store) -> int:
    """Every table as it is in memory and as its log tells it; how many finished records were verified."""
    finished = 0
    for table in crowd.tables:
        known, read = (await crowd.hub.get(table)).table, (await fresh.get(table)).table
        assert told(known) == told(read), table
        assert len(await store.entries(table)) == known.seq
        if read.match is not None and read.match.outcome is not None:
            gueridon.verify(read.match.record())
            finished += 1
        elif read.match is not None:
            assert gueridon.replay(read.match.record()).record() == read.match.record()
    return finished


def main() -> None:
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(10**9)
    print(f"seed {seed}", flush=True)

    shown = [0]

    def progress(written: int) -> None:
        if written >= shown[0] + 1000:
            shown[0] = written
            print(f"{written} of {entries} entries", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(write_and_reload(str(Path(folder) / "random.db"), entries, seed, progress))
    print(tally)


if __name__ == "__main__":
    main()
