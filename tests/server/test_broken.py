"""A table whose log cannot be read stands for itself: its people see what it is, and every other table goes on."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from gueridon.core import registry
from gueridon.core.record import parse_record
from gueridon.server import messages as m
from gueridon.server.errors import Denied
from gueridon.server.session import hub
from gueridon.server.session.reading import read_log, short_name
from gueridon.server.session.rows import appended, table_changes
from gueridon.server.settings import Settings
from gueridon.server.table import facts as f
from gueridon.server.table.new_table import first_facts
from tests.server.client import AWAKE, Person, catch_up, seat_all
from tests.server.fake_time import ANNA, Ear, House, in_fake_time
from tests.server.running import Running, running
from tests.tables import needs

GAME = next(name for name in registry.names() if not registry.game(name).is_open)


def entry(*facts: f.AnyFact) -> bytes:
    return f.encode_entry(f.Entry(1.0, list(facts)))


def laid(**changed: object) -> bytes:
    """The first entry of a table of bots, with something about it changed."""
    wish = m.NewTable(GAME, 2, bots={0: "random", 1: "random"})
    first, *rest = first_facts(wish, ANNA, bytes(32))
    return entry(msgspec.structs.replace(first, **changed), *rest)


STARTED = entry(f.Started({}))
BAD = {
    "no bytes": b"",
    "no JSON": b"\x00\xff{",
    "no entry": b'{"at": "yesterday"}',
    "a fact of another version": b'{"at":1.0,"facts":[{"fact":"fireworks"}]}',
    "an illegal action": entry(f.Acted(0, "fly")),
    "an action of nobody": entry(f.Acted(7, "fly")),
    "a seed without a shuffle": entry(f.SeedRevealed(0, "ab" * 32)),
    "a seat that is not there": entry(f.Muted(9, muted=True)),
    "the end of a pause that never was": entry(f.Resumed()),
    "half of it": entry(f.Muted(0, muted=True), f.Acted(7, "fly")),
    "laid twice, then nonsense": entry(f.Rewound(0)),
}
LOGS = {
    **{what: [laid(), STARTED, bad] for what, bad in BAD.items()},
    "another version of the game": [laid(version=99), STARTED],
    "a game that is gone": [laid(game="quoits"), STARTED],
    "no first entry": [b"", STARTED],
    "an odd secret": [laid(secret="xyz"), STARTED],
    "options of another version": [laid(options={"wind": "strong"}), STARTED],
}


@pytest.mark.parametrize("what", LOGS)
def test_a_log_is_read_until_the_entry_that_cannot_be(what: str) -> None:
    log = LOGS[what]
    found = asyncio.run(read_log("table", [*log, entry(f.Paused())]))
    assert found.problem is not None
    if found.table is not None:
        assert (found.table.status, found.table.to_act(), found.table.bots_to_act()) == ("broken", [], [])
        assert not found.table.muted  # nothing of half an entry is left
        assert found.table.seq == len(log) - 1


def test_a_log_that_can_be_read_is_not_broken() -> None:
    found = asyncio.run(read_log("table", [laid(), STARTED]))
    assert found.problem is None
    assert found.table is not None
    assert found.table.status == "playing"


@pytest.mark.parametrize("what", LOGS)
def test_a_broken_table_keeps_no_other_from_its_clock_or_its_bots(what: str) -> None:
    """Nobody has any of them open. The broken one is asked first, and asked no more."""

    async def wait() -> None:
        house = House(Settings(), itertools.repeat(0.01), keeps_time=True)
        store = house.store
        store.log["broken"] = LOGS[what]
        store.summaries["broken"] = {"wake_at": 0.0}
        for number, wish in enumerate((m.NewTable(GAME, 2, bots={0: "random"}), CLOCK)):
            table = f"sound{number}"
            first = f.Entry(house.hub.now(), first_facts(wish, ANNA, bytes(32)), ANNA.id)
            await store.write(*table_changes(table, first))
            await store.write(appended(table, 2, f.Entry(house.hub.now(), [f.Started({})])))
            store.summaries[table]["wake_at"] = 1.0
        await house.duties.start()
        await asyncio.sleep(12.0)
        await house.duties.close()
        acted = {
            table: [f.decode_entry(one).facts[0] for one in store.log[table][2:]] for table in ("sound0", "sound1")
        }
        assert any(isinstance(fact, f.Acted) and fact.who == "bot" for fact in acted["sound0"])
        assert any(isinstance(fact, f.Acted) and fact.who == "clock" for fact in acted["sound1"])
        assert store.log["broken"] == LOGS[what]
        assert store.summaries["broken"]["wake_at"] is None
        assert house.hub.broken == {"broken"}

    in_fake_time(wait)


CLOCK = m.NewTable(GAME, 2, bots={1: "random"}, clock=m.Clock(5))


def test_whatever_goes_wrong_at_one_table_the_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presence, summaries, waking, emptying memory: each with a table at which the code itself fails."""

    async def wait() -> None:
        house = House(Settings(idle=2.0), itertools.repeat(0.01), keeps_time=True)
        ears = [Ear(), Ear()]
        bad, good = [await house.begin(m.NewTable(GAME, 2, bots={1: "random"}), ear) for ear in ears]
        await house.duties.start()

        def fail(*_arguments: object) -> Any:
            raise ZeroDivisionError

        for name in ("tell_presence", "forget_unused_streams", "absent_and_to_act"):
            monkeypatch.setattr(bad, name, fail)
        monkeypatch.setattr(bad.table, "free_seats", fail)  # of which its summary is made
        house.hub._presence_changed = {bad.table.id: bad, good.table.id: good}
        for live in (bad, good):
            house.hub.summaries.mark(live)
        await asyncio.sleep(10.0)
        assert any(json.loads(message)["is"] == "presence" for _, message in ears[1].heard)
        assert house.store.summaries[good.table.id]["seq_now"] == good.table.seq
        for ear, live in zip(ears, (bad, good), strict=True):
            house.hub.close(ear, live.table.id)
        await asyncio.sleep(10.0)
        assert good.table.id not in house.hub.live
        await house.duties.close()

    in_fake_time(wait)


def test_an_entry_of_ours_that_cannot_be_applied_is_shown_for_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is on disk: whoever looks on is shown the table before it, and nothing more is done."""

    async def play() -> None:
        house = House(Settings(bot_pause=1000), itertools.repeat(0.0), keeps_time=True)
        ear = Ear()
        live = await house.begin(m.NewTable(GAME, 2, bots={1: "random"}), ear)
        with pytest.raises(IndexError):  # what cannot be applied is not written in the first place
            await house.hub.carry_out(live, lambda: [f.Muted(0, muted=True), f.Muted(9, muted=True)])
        assert (live.table.status, len(house.store.log[live.table.id])) == ("playing", 2)
        monkeypatch.setattr(hub, "rehearse", lambda table, entry: None)
        with pytest.raises(Denied) as refused:
            await house.hub.carry_out(live, lambda: [f.Muted(0, muted=True), f.Muted(9, muted=True)])
        assert refused.value.message.code == "error-server-broken"
        shown = json.loads(ear.heard[-1][1])
        assert (shown["is"], shown["facts"]["status"]) == ("sync", "broken")
        assert shown["facts"]["seats"][0]["is_muted"] is False
        with pytest.raises(Denied) as refused:
            await house.hub.do(ANNA, live.table.id, m.Chat(id="chat", table=live.table.id, text="hello"))
        assert refused.value.message.code == "error-server-broken"
        assert len(house.store.log[live.table.id]) == 3

    in_fake_time(play)


def test_a_table_that_could_not_be_told_of_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake in the telling is none of the log: the table is whole, and everybody gets a new picture."""

    async def play() -> None:
        house = House(Settings(bot_pause=1000), itertools.repeat(0.0), keeps_time=True)
        ear = Ear()
        live = await house.begin(m.NewTable(GAME, 2, bots={1: "random"}), ear)

        def fail() -> dict[int, bytes]:
            raise ZeroDivisionError

        monkeypatch.setattr(live, "follower", SimpleNamespace(after_entry=fail))
        await house.hub.carry_out(live, lambda: [f.Muted(0, muted=True)])
        shown = json.loads(ear.heard[-1][1])
        assert (shown["is"], shown["facts"]["status"]) == ("sync", "playing")
        assert shown["facts"]["seats"][0]["is_muted"] is True

    in_fake_time(play)


# --- a real server ----------------------------------------------------------------------------------------------------


@contextmanager
def restarted(server: Running) -> Iterator[Running]:
    again = Running(server.db, port=server.port)
    for one in AWAKE:
        one.hang_up()
    yield again
    again.stop()


def damage(database: str, table: str, bad: bytes, seq: int | None = None) -> None:
    """The entry with this number, or one after the last."""
    connection = sqlite3.connect(database)
    last = connection.execute("SELECT max(seq) FROM log WHERE table_id = ?", (table,)).fetchone()[0]
    connection.execute("INSERT OR REPLACE INTO log VALUES (?, ?, ?)", (table, seq or last + 1, bad))
    connection.commit()
    connection.close()


@needs("misty")
def test_the_people_of_a_broken_table_see_it_as_it_was_and_what_it_is(database: str) -> None:
    server = Running(database)
    anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
    table, sound = (seat_all([anna, bert], "misty") for _ in range(2))
    for each in (table, sound):
        anna.do(each, "start")
    before = anna.open(table)
    server.stop()
    damage(database, table, b"\x00")
    with restarted(server) as server:
        shown = anna.open(table)
        assert (before["facts"]["status"], shown["facts"]["status"]) == ("playing", "broken")
        assert shown["position"]["view"] == before["position"]["view"]
        assert shown["facts"]["readable_until"] == pytest.approx(shown["now"], abs=600)
        action = before["position"]["legal"][0]["action"]
        commands = [("play", {"action": action}), ("chat", {"text": "?"}), ("undo", {}), ("pause", {}), ("leave", {})]
        for what, about in [*commands, ("rematch", {}), ("bot", {"seat": 1, "level": "random"})]:
            assert anna.refusal(table, what, **about) == "error-server-broken"
        assert anna.http.get(f"/api/tables/{table}/hint").json()["error"]["code"] == "error-server-broken"
        assert anna.http.post(f"/api/tables/{table}/invites", json={}).json()["error"]["code"] == "error-server-broken"
        check_what_may_be_known(anna, table)
        assert [line["status"] for line in anna.get("/api/me/tables") if line["id"] == table] == ["broken"]
        assert "gueridon_tables_broken 1.0\n" in anna.http.get("/metrics").text
        anna.open(sound)
        assert anna.ask("play", sound, action=anna.legal[0])["is"] == "done"
        catch_up(anna)
        for one in (anna, bert):
            one.close()
    check_what_the_operator_finds(database, table, sound)
    named = [json.loads(line) for line in server.failures]
    assert [(line["place"], line["table"], line["kind"]) for line in named] == [
        ("table", short_name(table), "DecodeError")
    ]
    assert table not in "".join(server.log)


def check_what_the_operator_finds(database: str, table: str, sound: str) -> None:
    """The address of the table by the name that it has in the log, and its record so far; of no other table."""
    assert ask_about_broken(database).stdout == (
        f"{short_name(table)}  table {table}: entry 5 of 5 cannot be read (DecodeError)\n"
    )
    record = parse_record(ask_about_broken(database, table).stdout)
    assert (record.game, record.key) == ("misty", None)
    assert "There is no table" in ask_about_broken(database, sound).stderr


def ask_about_broken(database: str, *table: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "gueridon.cli", "broken", *table, "--db", database, "--lang", "en"]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def check_what_may_be_known(anna: Person, table: str) -> None:
    """The game so far from one's own seat; the record holds everybody's cards, and the game is not over."""
    assert anna.get(f"/api/tables/{table}/replay?seat=0")["moments"]
    for path in ("replay?seat=1", "replay?seat=all", "record"):
        assert anna.http.get(f"/api/tables/{table}/{path}").status_code in (403, 409)
    stranger = Person(anna.address, "Stranger")
    for path in ("", "/replay", "/record", "/hint"):
        here, nowhere = (stranger.http.get(f"/api/tables/{name}{path}") for name in (table, "a" * 16))
        assert (here.status_code, here.content) == (nowhere.status_code, nowhere.content)
    stranger.close()


@needs("misty")
def test_a_table_of_which_nothing_can_be_read_exists_for_its_people_only(database: str) -> None:
    with running(database) as server:
        anna = Person(server.address)
        table = anna.lay("misty", 2)
    damage(database, table, b"\x00", seq=1)
    with restarted(server):
        stranger = Person(server.address, "Stranger")
        assert anna.ask("open", table)["error"]["code"] == "error-server-unreadable"
        assert anna.refusal(table, "start") == "error-server-unreadable"
        assert stranger.ask("open", table)["error"]["code"] == "error-server-no-such-table"
        assert stranger.http.get(f"/api/tables/{table}").status_code == 404
        anna.close()
        stranger.close()


@needs("misty")
def test_a_table_that_can_be_read_again_is_played_on(database: str) -> None:
    """A version of the server that knows its game comes back: at the start every broken table is tried again."""
    with running(database) as server:
        anna = Person(server.address)
        table = anna.lay("misty", 2, bots={"1": "random"})
        anna.do(table, "start")
    damage(database, table, b"\x00")
    with restarted(server):
        assert anna.open(table)["facts"]["status"] == "broken"
    connection = sqlite3.connect(database)
    connection.execute("DELETE FROM log WHERE entry = ?", (b"\x00",))
    connection.commit()
    connection.close()
    with restarted(server):
        assert anna.open(table)["facts"]["status"] == "playing"
        assert anna.ask("play", table, action=anna.legal[0])["is"] == "done"
        anna.close()


def test_an_entry_that_is_missing_is_one_that_cannot_be_read(database: str) -> None:
    with running(database) as server:
        anna = Person(server.address)
        table = anna.lay(GAME, 2)
        for text in ("one", "two", "three"):
            anna.do(table, "chat", text=text)
    connection = sqlite3.connect(Path(database))
    connection.execute("DELETE FROM log WHERE table_id = ? AND seq = 3", (table,))
    connection.commit()
    connection.close()
    with restarted(server):
        shown = anna.open(table)
        assert (shown["facts"]["status"], [line["text"] for line in shown["chat"]]) == ("broken", ["one"])
        anna.close()
