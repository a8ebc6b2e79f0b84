"""How long the worst table that the caps allow holds the event loop: loading it, writing an entry, taking back.

    python bench/worst_table.py [--rounds 5]

Every step runs beside a task that only measures how long it had to wait for its turn; the figure is the longest wait.
Beside it stands the same table without what a stranger can add to it.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from gueridon.core.message import GueridonError
from gueridon.core.rng import Rng
from gueridon.server import messages as m
from gueridon.server.person import Person
from gueridon.server.session.hub import Hub
from gueridon.server.session.rows import appended, table_changes
from gueridon.server.settings import Settings
from gueridon.server.store.address import read_address
from gueridon.server.store.migrate import migrate
from gueridon.server.store.store import Store, open_store
from gueridon.server.table import facts as f
from gueridon.server.table.new_table import first_facts
from gueridon.server.table.table import Table, table_from

ALLOWED = 20.0
"""Milliseconds between two turns of the loop."""
ANNA = Person("anna", "Anna", "en", None)
TEXT = "\N{CHERRY BLOSSOM}" * 500


def played(game: str, seats: int) -> list[f.Entry]:
    """A whole game but for its last actions, by dice: the longest of a few."""
    wish = m.NewTable(game, seats, is_public=True, bots=dict.fromkeys(range(1, seats), "random"))
    first = f.Entry(0.0, first_facts(wish, ANNA, bytes(32)), ANNA.id)
    return max((_by_dice(first, seed) for seed in range(5)), key=len)


def _by_dice(first: f.Entry, seed: int) -> list[f.Entry]:
    log, rng = [first, f.Entry(0.0, [f.Started({})], ANNA.id)], Rng(seed)
    table = table_from("table", log)
    while table.match is not None and table.match.outcome is None:
        seat = table.match.to_act()[0]
        legal = table.match.legal(seat)
        log.append(f.Entry(0.0, [f.Acted(seat, legal[rng.below(len(legal))])], ANNA.id))
        table.apply(log[-1])
    return log[:-3]


def filled(log: list[f.Entry]) -> list[f.Entry]:
    """With everything that strangers may add before each cap refuses."""
    table, added = table_from("table", log), list(log)
    kinds: list[Callable[[int], f.AnyFact]] = [
        lambda n: f.Chatted(None, "Somebody", TEXT),
        lambda n: f.Invited(f"{n:064}", None, False),
        lambda n: f.Admitted(f"looker{n:06}", f"{n:064}"),
        lambda n: f.Muted(0, n % 2 == 0, f"looker{n:06}"),
        lambda n: f.SeedCommitted(0, f"{n:064}"),
        lambda n: f.BotSeated(1, "random"),
    ]
    for kind in kinds:
        _fill(table, added, kind)
    return added


def _fill(table: Table, log: list[f.Entry], kind: Callable[[int], f.AnyFact]) -> None:
    for number in range(10_000):
        entry = f.Entry(0.0, [kind(number)], f"person{number % 50}", f"request{number}")
        try:
            table.spent.check(entry.facts, entry.by)
        except GueridonError:
            return
        table.apply(entry)
        log.append(entry)


async def longest_wait(doing: Callable[[], Awaitable[object]]) -> float:
    worst = 0.0

    async def watch() -> None:
        nonlocal worst
        last = time.perf_counter()
        while True:
            await asyncio.sleep(0)
            now = time.perf_counter()
            worst, last = max(worst, now - last), now

    watcher = asyncio.create_task(watch())
    await asyncio.sleep(0)
    await doing()
    await asyncio.sleep(0)
    watcher.cancel()
    return worst * 1000


async def measured(hub: Hub, table: str) -> dict[str, float]:
    hub.live.pop(table, None)
    found = {"load": await longest_wait(lambda: hub.get(table))}
    live = await hub.get(table)
    seat = 0 if live.table.match is not None and live.table.match.has_acted(0) else 1
    for name, fact in (("pause", f.Paused()), ("resume", f.Resumed()), ("go back", f.Rewound(seat))):
        found[name] = await longest_wait(lambda fact=fact: hub.carry_out(live, lambda: [fact]))  # type: ignore[misc]
    return found


async def written(store: Store, table: str, log: list[f.Entry]) -> None:
    await store.write(*table_changes(table, log[0]))
    for seq, entry in enumerate(log[1:], start=2):
        await store.write(appended(table, seq, entry))


async def main(rounds: int) -> None:
    log = played("mississippi", 6)
    full = filled(log)
    print(f"plain: {len(log)} entries; worst: {len(full)} entries, {sum(len(f.encode_entry(e)) for e in full)} bytes")
    with tempfile.TemporaryDirectory() as folder:
        address = read_address(str(Path(folder) / "bench.db"))
        await migrate(address)
        store = await open_store(address, "bench", lambda note: None, lambda: None)
        hub = Hub(store, Settings())
        await written(store, "a" * 16, log)
        await written(store, "b" * 16, full)
        rows = [(await measured(hub, "a" * 16), await measured(hub, "b" * 16)) for _ in range(rounds)]
        await store.close()
    print(f"{'ms between two turns':24}{'plain':>8}{'worst':>8}{'ratio':>8}")
    for name in rows[0][0]:
        plain, worst = (sorted(row[which][name] for row in rows)[rounds // 2] for which in (0, 1))
        print(f"{name:24}{plain:8.2f}{worst:8.2f}{worst / plain:8.1f}{'' if worst < ALLOWED else '   TOO LONG'}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    asyncio.run(main(parser.parse_args().rounds))
