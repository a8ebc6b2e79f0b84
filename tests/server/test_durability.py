"""An acknowledged action survives whatever happens to the server, once; an action that is not kept is refused."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from gueridon import engine
from gueridon.core import registry
from gueridon.server.table.facts import Acted, Entry, Rematched, decode_entry
from gueridon.server.table.table import table_from
from tests.patience import WAIT
from tests.server.client import Person, seat_all
from tests.server.persistent import Player
from tests.server.running import Forge, Running, running
from tests.tables import leave_out, needs

RUNS = 2
KILLS = 50 // RUNS if engine.is_compiled() else 2
Log = dict[str, list[Entry]]


def long_game() -> str:
    """A game that is not over soon, if there is one on the shelf."""
    return max(registry.names(), key=lambda name: registry.game(name).is_open)


def lay_tables(address: str, ports: list[int], tables: int) -> list[Player]:
    """Tables of the fewest people who can play together, started."""
    game = long_game()
    seats = next(players for players in registry.game(game).players if players > 1)
    players = []
    for number in range(tables):
        people = [Person(address, f"P{seat}") for seat in range(seats)]
        table = seat_all(people, game)
        people[0].do(table, "start")
        players += [Player(one, table, ports, random.Random(f"{number} {seat}")) for seat, one in enumerate(people)]
    return players


def log_of_file(path: str) -> Log:
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT table_id, entry FROM log ORDER BY table_id, seq").fetchall()
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    return by_table(rows)


def by_table(rows: Iterable[tuple[str, bytes]]) -> Log:
    found: Log = {}
    for table, entry in rows:
        found.setdefault(table, []).append(decode_entry(entry))
    return found


def check_log(players: list[Player], log: Log) -> None:
    """Every acknowledged action is there, none twice, and the log replays."""
    for table, entries in log.items():
        requests = [(entry.by, entry.request) for entry in entries if entry.request]
        assert len(requests) == len(set(requests)), "a request was done twice"
        table_from(table, entries)
    acted = {
        (table, e.request): fact.action
        for table, entries in log.items()
        for e in entries
        for fact in e.facts
        if isinstance(fact, Acted)
    }
    written = {(table, entry.request) for table, entries in log.items() for entry in entries}
    for player in players:
        for request, wish in player.acknowledged.items():
            if wish["do"] == "play":
                assert acted.get((wish["table"], request)) == wish["action"], "an acknowledged action is missing"
            elif wish["do"] in ("commit", "start", "reveal"):
                assert (wish["table"], request) in written, "an acknowledged shuffle is missing"
            else:
                assert any(isinstance(fact, Rematched) for entry in log[wish["table"]] for fact in entry.facts)
        assert not player.refused, player.refused


async def play_while(players: list[Player], disturb: Callable[[], None]) -> None:
    """Everybody plays while the server is disturbed; afterwards everybody gets an answer to what they sent last."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    await asyncio.to_thread(disturb)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), WAIT)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def wait_for_progress(players: list[Player], rng: random.Random) -> None:
    """Until some more actions have been acknowledged, and then a moment that nobody can foresee."""
    target = acknowledged(players) + rng.randrange(1, 12)
    end = time.monotonic() + WAIT
    while acknowledged(players) < target:
        assert time.monotonic() < end, "nobody can play any more"
        time.sleep(0.01)
    time.sleep(rng.random() * 0.01)


@pytest.mark.parametrize("run", range(RUNS))
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_again_and_again(
    database: str, forge: Forge, run: int
) -> None:
    rng = random.Random(run)
    server = Running(database, forge=forge)
    failures: list[str] = []
    players = lay_tables(server.address, [server.port], 4)

    def kill_and_start_again() -> None:
        nonlocal server
        for _ in range(KILLS):
            wait_for_progress(players, rng)
            server.kill()
            failures.extend(server.failures)
            server = Running(database, port=server.port, forge=forge)
        for player in players:
            player.after_last_kill = len(player.acknowledged)
        wait_for_everybody(players)

    asyncio.run(play_while(players, kill_and_start_again))
    server.stop()
    for player in players:
        player.person.close()
    assert failures + server.failures == []
    check_log(players, log_of_file(database))
    assert all(player.connections > 1 for player in players)
    assert acknowledged(players) > KILLS


def wait_for_everybody(players: list[Player]) -> None:
    """Until everybody has had an action acknowledged since the last disturbance."""
    end = time.monotonic() + WAIT
    while any(len(one.acknowledged) <= one.after_last_kill for one in players):
        assert time.monotonic() < end, "somebody cannot play any more"
        time.sleep(0.01)


# --- a full disk ------------------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterable[Path]:
    """A file system of a megabyte. Only root may mount one."""
    folder = tmp_path / "small"
    folder.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if done.returncode != 0:
        leave_out(f"no small disk could be mounted, which only root may do ({done.stderr.decode().strip()})")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@needs("misty")
def test_on_a_full_disk_actions_are_refused_and_nothing_is_corrupted(small_disk: Path) -> None:
    database = str(small_disk / "gueridon.db")
    with running(database) as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        table = seat_all([anna, bert], "misty")
        anna.do(table, "start")
        anna.open(table)
        fill(small_disk / "ballast")
        codes, kept = set(), 0
        for number in range(400):
            answer = anna.ask("chat", table, text=f"{number} " + "x" * 400)
            kept += answer["is"] == "done"
            codes |= {answer["error"]["code"]} if answer["is"] == "error" else set()
            if codes:
                break
        assert codes == {"error-server-storage"}
        assert anna.ask("play", table, action=anna.legal[0])["error"]["code"] == "error-server-storage"
        assert anna.http.get("/api/games").status_code == 200  # it lives, and says what is wrong
        health = anna.http.get("/health")
        assert (health.status_code, health.json()["error"]["code"]) == (503, "error-server-disk-full")
        assert server.failures == []  # which is no mistake of the program
        (small_disk / "ballast").unlink()
        assert anna.ask("play", table, action=anna.legal[0])["is"] == "done"  # and goes on where there is room again
        assert anna.http.get("/health").status_code == 200
        chat = [line["text"] for line in anna.open(table)["chat"]]
        assert len(chat) == min(kept, 200)
        anna.close()
        bert.close()
    log = log_of_file(database)[table]
    assert sum(fact.__struct_config__.tag == "chatted" for entry in log for fact in entry.facts) == kept


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            return


# --- stopping and idling ----------------------------------------------------------------------------------------------


@needs("misty")
def test_tables_and_identities_survive_a_restart(database: str) -> None:
    with running(database) as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        table = seat_all([anna, bert], "misty")
        anna.do(table, "start")
        anna.open(table)
        anna.ask("play", table, action=anna.legal[0])
        position = anna.position
        port = server.port
    anna.hang_up()
    again = Running(database, port=port)
    try:
        sync = anna.open(table)
        assert (sync["you"], sync["position"]) == (0, position)
        assert anna.get("/api/me")["name"] == "Anna"
    finally:
        anna.close()
        bert.close()
        again.stop()


@needs("misty")
def test_a_table_that_nobody_uses_leaves_memory_and_returns_as_it_was(database: str) -> None:
    with running(database, idle="0.5") as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        table = seat_all([anna, bert], "misty")
        anna.do(table, "start")
        anna.open(table)
        anna.ask("play", table, action=anna.legal[0])
        position = anna.position
        anna.hang_up()
        while gauge(anna, "gueridon_tables_in_memory") > 0:
            time.sleep(0.05)
        assert anna.open(table)["position"] == position
        anna.close()
        bert.close()


def gauge(person: Person, name: str) -> float:
    lines = person.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(name + " "))


@needs("misty")
def test_a_bot_left_alone_by_a_crash_goes_on_without_anybody_watching(database: str) -> None:
    server = Running(database, bot_pause="3600")
    anna = Person(server.address, "Anna")
    table = anna.lay("misty", 2, bots={"1": "random"})
    anna.do(table, "start")
    server.kill()
    path = Path(database)
    connection = sqlite3.connect(path)
    connection.execute(  # as if the lease of the dead process, which had written all this, had run out
        "UPDATE tables SET wake_at = 0, seq = (SELECT max(seq) FROM log WHERE table_id = id)"
    )
    connection.commit()
    connection.close()
    again = Running(database, port=server.port)
    try:
        before = anna.get("/api/me/tables")[0]["changed"]
        while anna.get("/api/me/tables")[0]["changed"] == before:  # to follow the table would wake the bot
            time.sleep(0.02)
        assert anna.get(f"/api/tables/{table}/replay")["moments"][-1]["seat"] == 1
    finally:
        anna.close()
        again.stop()
