"""The secret of the deals shows nowhere before the end of the game, and proves every deal and everybody's seed after it."""

from __future__ import annotations

import base64
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import gueridon
from gueridon.core import registry
from gueridon.core.chance import commitment, mixed
from gueridon.core.record import parse_record
from tests.server.client import Make, Person, catch_up, seat_all, start
from tests.server.running import Running, running
from tests.tables import needs

WINDOW = 8
"""Bytes of a key that nobody sees by chance, and that would make the rest easy to guess."""


def traces(key: bytes) -> Iterator[bytes]:
    """How a key, or a third of it, could be written: raw, in hexadecimal digits, in base 64 at any place, as a number."""
    for place in range(len(key) - WINDOW + 1):
        part = key[place : place + WINDOW]
        yield part
        yield from (part.hex().encode(), part.hex().upper().encode())
    for shift in range(3):
        for encode in (base64.b64encode, base64.urlsafe_b64encode):
            inside = encode(bytes(shift) + key)[4:-4]  # the ends depend on what stands beside it
            yield from (inside[place : place + 12] for place in range(len(inside) - 12))
    yield from (str(int.from_bytes(key, order)).encode() for order in ("big", "little"))


def is_told(key: bytes, told: bytes) -> bool:
    return any(trace in told for trace in traces(key))


KEY = bytes(range(100, 132))


@pytest.mark.parametrize(
    "told",
    [
        KEY,
        f'{{"secret":"{KEY.hex()}"}}'.encode(),
        KEY.hex().upper()[10:40].encode(),
        base64.b64encode(b"a" + KEY + b"b"),
        base64.urlsafe_b64encode(b"ab" + KEY),
        str(int.from_bytes(KEY, "big")).encode(),
        b"..." + KEY[20:30] + b"...",
    ],
)
def test_a_secret_that_is_told_is_noticed(told: bytes) -> None:
    assert is_told(KEY, told)
    assert not is_told(KEY, bytes(byte ^ 1 for byte in told))
    assert not is_told(KEY, commitment(KEY).encode())


class Ears:
    """Keeps every byte that reaches somebody over HTTP; their socket keeps its own."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def listen(self, person: Person) -> None:
        person.http.event_hooks["response"].append(self._keep)

    def _keep(self, answer: httpx.Response) -> None:
        head = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
        self.heard.append(head.encode() + b"\n\n" + answer.read())


def look_everywhere(people: list[Person], table: str) -> None:
    """Every address there is, whether it answers or refuses."""
    for person in people:
        legal = person.legal[:1] or ["nonsense"]
        for path in (
            *("", "/record", "/replay", "/replay?seat=all", "/replay?seat=none", "/drawing/en", "/drawing/fr", "/hint"),
            *(f"/{what}/{action}" for what in ("why", "preview") for action in (*legal, "nonsense")),
        ):
            person.http.get(f"/api/tables/{table}{path}")
        for path in ("/api/me", "/api/me/tables", "/api/tables", "/metrics", "/health", "/api/me?as=1"):
            person.http.get(path)
        person.http.post(f"/api/tables/{table}/do", json={"do": "play", "id": "x", "action": "nonsense"})
        person.http.post("/api/join", json={"invite": table + "x" * 24})
        person.ask("play", table, action="nonsense")
        person.ask("undo", table, extra=1)
        catch_up(person)


def play_to_the_end(people: list[Person], table: str) -> None:
    """Whoever is to act does their first legal action; whoever looks on has nothing to do."""
    moves = 0
    while people[0].position["result"] is None:
        acting = next(person for person in people if person.legal)
        assert acting.ask("play", table, action=acting.legal[moves % len(acting.legal)])["is"] == "done"
        moves += 1
        for person in people:
            catch_up(person)
        if moves in (1, 20, 60) and people[0].position["result"] is None:
            look_everywhere(people, table)


@pytest.mark.parametrize("game", registry.names())
def test_the_secret_is_told_nowhere_before_the_end_and_proves_the_seeds_of_all_after_it(
    server: Running, person: Make, game: str, tmp_path: Path
) -> None:
    seats = next(players for players in registry.game(game).players if players > 1)
    ears, people = Ears(), [person(f"P{number}") for number in (*range(seats), "onlooker")]
    for one in people:
        ears.listen(one)
    table = seat_all(people[:seats], game, is_public=True, hints=True)
    for one in people:
        one.open(table)
    promise = people[0].last("sync")["facts"]["promise"]
    start(table, people)
    play_to_the_end(people, table)
    heard = [*ears.heard, *(frame.encode() for one in people for frame in one.raw), "".join(server.log).encode()]
    record = people[-1].http.get(f"/api/tables/{table}/record").text

    found = parse_record(record)
    assert found.key is not None and commitment(bytes.fromhex(found.key)) == promise
    seeds = [seat["player_seed"] for seat in people[-1].get(f"/api/tables/{table}")["seats"]]
    assert len(set(seeds)) == seats and found.player_seeds == dict(enumerate(seeds))
    key = bytes.fromhex(found.key)
    everything = b"\n".join(heard)
    assert len(heard) > 100 and promise.encode() in everything
    assert not is_told(key, everything)
    assert not is_told(mixed(key, found.seeds), everything)
    check_proof(record, seeds, tmp_path)


def check_proof(record: str, seeds: list[str], folder: Path) -> None:
    """What was downloaded proves itself, and nothing else does."""
    assert list(gueridon.verify(record).seeds.values()) == seeds
    forged = record.replace(seeds[0], f"{99:064x}")
    for text, code in ((record, 0), (forged, 1)):
        file = folder / "record.txt"
        file.write_text(text, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "gueridon.cli", "verify", str(file), "--lang", "en"],
            capture_output=True,
            check=False,
        )
        assert (done.returncode != 0) == bool(code), done.stderr


@needs("misty")
def test_the_secret_is_not_told_when_the_server_stumbles(database: str, tmp_path: Path) -> None:
    """Mistakes are logged and answered without what they were about."""
    with running(database, bot_seconds="0.001") as server:
        anna = Person(server.address)
        ears = Ears()
        ears.listen(anna)
        table = anna.lay("misty", 2, bots={"1": "random"})
        anna.open(table)
        start(table, [anna])
        if anna.position["to_act"] != [0]:
            anna.until(
                lambda message: (message.get("position") or {}).get("to_act") == [0]
            )  # the bot has done its part
        freeze_children(server.process.pid)  # whoever thinks for bots answers no more: the next turn is a mistake
        anna.do(table, "play", action=anna.legal[0])
        server.wait_for_line('"failure"')
        anna.http.get(f"/api/tables/{table}/hint")
        anna.do(table, "chat", text="hello")
        catch_up(anna)
        heard = b"\n".join([*ears.heard, *(frame.encode() for frame in anna.raw)])
        anna.close()
    key = secret_in(database)
    assert key.hex()
    assert not is_told(key, heard + "".join(server.log).encode())


def freeze_children(pid: int) -> None:
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        os.kill(int(child), signal.SIGSTOP)


def secret_in(database: str) -> bytes:
    import sqlite3

    from gueridon.server.table.facts import Laid, decode_entry

    connection = sqlite3.connect(database)
    [(entry,)] = connection.execute("SELECT entry FROM log WHERE seq = 1").fetchall()
    connection.close()
    laid = decode_entry(entry).facts[0]
    assert isinstance(laid, Laid)
    return bytes.fromhex(laid.secret)
