"""Several processes over PostgreSQL are one server: nothing is lost when one of them, or PostgreSQL itself, goes down."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import asyncpg
import pytest

from gueridon import engine
from tests.server.client import Person, catch_up, start
from tests.server.postgresql import Postgresql
from tests.server.running import Forge, Running
from tests.server.test_durability import (
    acknowledged,
    by_table,
    check_log,
    lay_tables,
    play_while,
    wait_for_everybody,
    wait_for_progress,
)
from tests.tables import needs

KILLS = 10 if engine.is_compiled() else 2
RESTARTS = 3 if engine.is_compiled() else 1


def log_of(cluster: Postgresql) -> list[tuple[str, bytes]]:
    async def read() -> list[tuple[str, bytes]]:
        connection = await asyncpg.connect(cluster.address)
        try:
            rows = await connection.fetch("SELECT table_id, entry FROM log ORDER BY table_id, seq")
            return [(row["table_id"], row["entry"]) for row in rows]
        finally:
            await connection.close()

    return asyncio.run(read())


def children(pid: int) -> list[int]:
    """The processes that a server has started to answer requests."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(word) for word in (task / "children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def close_all(players: list[Person]) -> None:
    for one in players:
        one.close()


@needs("misty")
def test_people_on_two_processes_sit_at_one_table(postgresql: Postgresql) -> None:
    one, two = Running(postgresql.address), Running(postgresql.address)
    anna, bert = Person(one.address, "Anna"), Person(two.address, "Bert")
    try:
        table = anna.lay("misty", 2)
        bert.join(anna.invite(table))
        anna.open(table)
        bert.open(table)
        anna.until(lambda message: message["is"] == "presence" and message["present"] == [0, 1])
        start(table, [anna, bert])
        for number in range(10):
            for person, other in ((anna, bert), (bert, anna)):
                if person.legal:
                    assert person.ask("play", table, action=person.legal[0])["is"] == "done"
                assert person.ask("chat", table, text=f"{number} {person is anna}")["is"] == "done"
                heard = f"{number} {person is anna}"
                other.until(lambda m, heard=heard: heard in [line["text"] for line in m.get("chat", ())])  # type: ignore[misc]
        bert.hang_up()
        anna.until(lambda message: message["is"] == "presence" and message["present"] == [0])
    finally:
        close_all([anna, bert])
        one.stop()
        two.stop()
    assert one.failures == two.failures == []


def test_nothing_is_lost_when_one_of_two_processes_is_killed(postgresql: Postgresql, forge: Forge) -> None:
    rng = random.Random(6)
    servers = [Running(postgresql.address, forge=forge) for _ in range(2)]
    ports, failures = [server.port for server in servers], []
    players = lay_tables(servers[0].address, ports, 3)

    def kill_one_after_the_other() -> None:
        for number in range(KILLS):
            wait_for_progress(players, rng)
            which = number % 2
            servers[which].kill()
            failures.extend(servers[which].failures)
            wait_for_progress(players, rng)  # the other one serves everybody
            servers[which] = Running(postgresql.address, port=ports[which], forge=forge)
        for player in players:
            player.after_last_kill = len(player.acknowledged)
        wait_for_everybody(players)

    asyncio.run(play_while(players, kill_one_after_the_other))
    for server in servers:
        server.stop()
    close_all([player.person for player in players])
    assert failures + servers[0].failures + servers[1].failures == []
    check_log(players, by_table(log_of(postgresql)))
    assert acknowledged(players) > KILLS


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(postgresql: Postgresql) -> None:
    rng = random.Random(8)
    server = Running(postgresql.address, workers=2)
    players = lay_tables(server.address, [server.port], 2)

    def kill_one() -> None:
        for _ in range(2):
            wait_for_progress(players, rng)
            os.kill(rng.choice(children(server.process.pid)), signal.SIGKILL)
            server.wait_for_start()
        for player in players:
            player.after_last_kill = len(player.acknowledged)
        wait_for_everybody(players)

    asyncio.run(play_while(players, kill_one))
    server.stop()
    close_all([player.person for player in players])
    check_log(players, by_table(log_of(postgresql)))


def test_nothing_is_lost_when_postgresql_is_restarted(postgresql: Postgresql, forge: Forge) -> None:
    rng = random.Random(7)
    one, two = (Running(postgresql.address, forge=forge) for _ in range(2))
    players = lay_tables(one.address, [one.port, two.port], 3)

    def restart_now_and_then() -> None:
        for _ in range(RESTARTS):
            wait_for_progress(players, rng)
            postgresql.stop()
            postgresql.start()
        for player in players:
            player.after_last_kill = len(player.acknowledged)
        wait_for_everybody(players)

    asyncio.run(play_while(players, restart_now_and_then))
    for server in (one, two):
        server.stop()
    close_all([player.person for player in players])
    for player in players:  # while the database was away: refused clearly, done later
        assert {answer["error"]["code"] for answer in player.refused} <= {"error-server-storage"}
        player.refused.clear()
    check_log(players, by_table(log_of(postgresql)))


@needs("misty")
def test_bots_act_once_although_two_processes_watch(postgresql: Postgresql) -> None:
    one, two = Running(postgresql.address), Running(postgresql.address)
    anna, bert = Person(one.address, "Anna"), Person(two.address, "Bert")
    try:
        table = anna.lay("misty", 3, bots={"2": "random"})
        bert.join(anna.invite(table))
        for person in (anna, bert):
            person.open(table)
        start(table, [anna, bert])
        for person in (anna, bert):
            if not person.legal:
                person.until(lambda message: bool(message.get("position") and message["position"]["legal"]))
            assert person.ask("play", table, action=person.legal[0])["is"] == "done"
        anna.until(lambda message: bool(message.get("position") and message["position"]["legal"]))
        catch_up(bert)
    finally:
        close_all([anna, bert])
        one.stop()
        two.stop()
    assert one.failures == two.failures == []


def test_more_than_one_process_needs_postgresql(database: str) -> None:
    with pytest.raises(AssertionError, match="SQLite serves one"):
        Running(database, workers=2)
