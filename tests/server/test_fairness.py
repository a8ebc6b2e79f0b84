"""Bots think for everybody in equal shares, for nobody who has gone, and leave nothing in memory: in a fake time, with fake thoughts."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from math import inf

import pytest

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.server import messages as m
from gueridon.server.errors import Busy
from gueridon.server.person import Person
from gueridon.server.session.live import LiveTable
from gueridon.server.settings import Settings
from gueridon.server.table import facts as f
from gueridon.server.thinking.bot_worker import Task
from gueridon.server.thinking.bots import BotPool
from gueridon.server.thinking.turns import Shares, Turns, Unwanted
from tests.server.fake_time import ANNA, Ear, FakeWorker, House, in_fake_time, now

GAME = next(name for name in registry.names() if not registry.game(name).is_open)
STRANGER = Person("stranger", "Sonja", "en", None)
SLOT = Settings().bot_pause
APART = SLOT / 16


def of_bots(seats: int = 2, people: int = 0, **more: object) -> m.NewTable:
    return m.NewTable(GAME, seats, bots=dict.fromkeys(range(people, seats), "expert"), **more)  # type: ignore[arg-type]


def acted(house: House, live: LiveTable) -> list[float]:
    """When bots did something at a table, since the beginning."""
    entries = [f.decode_entry(entry) for entry in house.store.log[live.table.id]]
    return [round(entry.at - 1_000_000.0, 6) for entry in entries if isinstance(entry.facts[0], f.Acted)]


# --- the scheduler ----------------------------------------------------------------------------------------------------


def test_whoever_was_served_least_comes_next() -> None:
    shares = Shares[str]()
    for item in ("a1", "a2", "a3", "a4", "b1", "b2"):
        shares.put(item[0], item)
    assert [shares.take() for _ in range(3)] == ["a1", "b1", "a2"]
    shares.put("c", "c1")  # and somebody new waits for one turn of each of the others at most
    assert [shares.take() for _ in range(4)] == ["b2", "c1", "a3", "a4"]
    assert not shares


def test_who_comes_back_for_one_thing_at_a_time_has_no_more_than_who_asks_for_all_at_once() -> None:
    shares, served = Shares[str](), Counter[str]()
    for _ in range(100):
        shares.put("patient", "patient")
    shares.put("eager", "eager")
    for _ in range(40):
        who = shares.take()
        served[who] += 1
        if who == "eager":
            shares.put("eager", "eager")
    assert served == {"patient": 20, "eager": 20}


def begins(asked: list[tuple[float, str, float]], apart: float, at_once: float = inf) -> list[tuple[str, float]]:
    """When the turns begin that were asked for at these moments, by whom, each lasting so long."""
    found: list[tuple[str, float]] = []

    async def ask(turns: Turns, at: float, who: str, lasts: float) -> None:
        await asyncio.sleep(at)
        async with turns.turn(who) as begin:
            found.append((who, round(begin, 6)))
            await asyncio.sleep(lasts)

    async def all_of_them() -> None:
        turns = Turns(apart, each=100, at_once=at_once)
        await asyncio.gather(*(ask(turns, *one) for one in asked))
        assert turns.asked == 0

    in_fake_time(all_of_them)
    return found


@pytest.mark.parametrize("lasts", [0.0, 0.3, 5.0])
def test_turns_begin_at_a_pace_that_no_thought_changes(lasts: float) -> None:
    asked = [(0.0, "anna", lasts)] * 3 + [(0.5, "bert", lasts), (9.0, "anna", lasts)]
    assert begins(asked, 1.0) == [("anna", 0), ("bert", 1), ("anna", 2), ("anna", 3), ("anna", 9)]


def test_a_thought_that_is_longer_than_the_pace_delays_the_next_by_whole_steps() -> None:
    assert begins([(0.0, "anna", 1.3), (0.2, "bert", 0.1)], 1.0, at_once=1) == [("anna", 0), ("bert", 2)]
    assert begins([(0.0, "anna", 1.7), (0.2, "bert", 0.1)], 1.0, at_once=1) == [("anna", 0), ("bert", 2)]


def test_without_a_pace_the_next_begins_when_one_has_ended() -> None:
    assert begins([(0.0, "anna", 1.3), (0.2, "bert", 0.1)], 0.0, at_once=1) == [("anna", 0), ("bert", 1.3)]


def test_who_waits_for_too_many_is_told_so_and_what_nobody_wants_takes_no_turn() -> None:
    async def play() -> None:
        turns, began = Turns(1.0, each=3), []

        async def ask(who: str, is_wanted: bool) -> None:
            async with turns.turn(who, lambda: is_wanted):
                began.append(now())
                await asyncio.sleep(0.5)

        wishes = [ask("anna", True), ask("anna", False), ask("anna", True), ask("anna", True), ask("bert", True)]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(one) for one in found] == [type(None), Unwanted, type(None), Busy, type(None)]
        assert began == [0.0, 1.0, 2.0]

    in_fake_time(play)


def test_who_goes_while_waiting_leaves_the_turn_to_others() -> None:
    async def play() -> None:
        turns = Turns(1.0, each=3, at_once=1)

        async def ask() -> float:
            async with turns.turn("anna") as begin:
                return begin

        tasks = [asyncio.create_task(ask()) for _ in range(3)]
        await asyncio.sleep(0.5)
        tasks[1].cancel()
        assert await tasks[2] == 1.0
        assert turns.asked == 0

    in_fake_time(play)


# --- moves and hints --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thought", [0.0, 0.02, 0.5])
def test_a_strangers_bots_play_as_in_calm_beside_sixty_tables_of_somebody_else(thought: float) -> None:
    async def play() -> None:
        house = House(Settings(), itertools.repeat(thought), keeps_time=True)
        for _ in range(60):
            await house.begin(of_bots(), Ear())
        await asyncio.sleep(5.0)
        hers = await house.begin(of_bots(), Ear(), STRANGER)
        await asyncio.sleep(20.0)
        await house.duties.close()
        times = acted(house, hers)
        gaps = [after - before for before, after in itertools.pairwise(times)]
        assert len(gaps) > 10
        assert max(gaps) <= SLOT + 2 * APART

    in_fake_time(play)


def hint_task() -> Task:
    key = bytes(31) + b"\7"
    match = matches.start(GAME, 2, {}, key=key)
    return Task("expert", match.record(), key.hex(), match.to_act()[0], seconds=0.3)


def test_hints_delay_no_move() -> None:
    def releases(hints: int) -> list[float]:
        found = []

        async def play() -> None:
            house = House(Settings(), itertools.repeat(0.3), keeps_time=True)
            live = await house.begin(of_bots(), Ear())
            asked = [asyncio.create_task(house.bots.weigh(f"asker {n}", hint_task())) for n in range(hints)]
            await asyncio.sleep(10.0)
            await house.duties.close()
            for one in asked:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            found.extend(acted(house, live))

        in_fake_time(play)
        return found

    assert len(releases(0)) >= 8
    assert releases(100) == releases(0)


def test_a_strangers_hint_waits_for_one_of_somebody_elses_and_a_hundred_at_once_are_refused_as_busy() -> None:
    async def play() -> None:
        pool = BotPool(Settings(), lambda *_: FakeWorker(itertools.repeat(0.3), keeps_time=True))
        many = [asyncio.create_task(pool.weigh("greedy", hint_task())) for _ in range(100)]
        await asyncio.sleep(0.1)
        await pool.weigh("stranger", hint_task())
        assert now() < 1.5
        found = await asyncio.gather(*many, return_exceptions=True)
        assert sum(isinstance(one, Busy) for one in found) == 97
        await pool.close()

    in_fake_time(play)


def test_a_hint_that_does_not_begin_in_time_is_answered_with_busy() -> None:
    async def play() -> None:
        pool = BotPool(Settings(), lambda *_: FakeWorker(itertools.repeat(0.3), keeps_time=True))
        found = await asyncio.gather(
            *(pool.weigh(f"asker {number}", hint_task()) for number in range(100)), return_exceptions=True
        )
        assert Counter(type(one).__name__ for one in found) == {"Answer": 20, "Busy": 80}
        assert now() <= 21.0
        await pool.close()

    in_fake_time(play)


def test_more_tables_than_there_is_time_for_are_no_failure_of_ours_and_each_has_its_turn(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def play() -> None:
        house = House(Settings(), itertools.repeat(0.1), keeps_time=True)
        lives = [await house.begin(of_bots(), Ear()) for _ in range(300)]
        await asyncio.sleep(40.0)
        await house.duties.close()
        counts = [len(acted(house, live)) for live in lives]
        assert sum(counts) == pytest.approx(39.2 / APART, abs=2)
        assert max(counts) - min(counts) <= 1

    in_fake_time(play)
    assert capsys.readouterr().err == ""


# --- tables that nobody has open --------------------------------------------------------------------------------------


def test_where_no_person_is_to_decide_bots_stop_until_somebody_looks() -> None:
    async def play() -> None:
        house, ear = House(Settings(), itertools.repeat(0.1), keeps_time=True), Ear()
        live = await house.begin(of_bots(), ear)
        await asyncio.sleep(3.0)
        house.hub.close(ear, live.table.id)
        before = len(acted(house, live))
        assert before
        await asyncio.sleep(60.0)
        assert len(acted(house, live)) == before
        await house.hub.open(ear, ANNA, m.Open(id="again", table=live.table.id))
        await asyncio.sleep(3.0)
        await house.duties.close()
        assert len(acted(house, live)) > before

    in_fake_time(play)


def test_a_table_that_nobody_has_open_plays_on_to_the_next_persons_decision() -> None:
    async def play() -> None:
        house, ear = House(Settings(), itertools.repeat(0.1), keeps_time=True), Ear()
        live = await house.begin(of_bots(3, people=1), ear)
        house.hub.close(ear, live.table.id)
        await asyncio.sleep(60.0)
        await house.duties.close()
        assert live.table.bots_to_act() == []
        assert live.table.to_act() == [0]

    in_fake_time(play)


def test_abandoned_tables_leave_memory_whatever_is_left_to_do_there() -> None:
    async def play() -> None:
        house = House(Settings(), itertools.repeat(0.1), keeps_time=True)
        await house.duties.start()
        wishes = [of_bots(), of_bots(2, people=1), of_bots(2, people=2), of_bots(2, people=1, clock=m.Clock(86_400))]
        ears = []
        for wish in wishes * 175:
            ears.append((ear := Ear(), (await house.begin(wish, ear)).table.id))
        await asyncio.sleep(30.0)
        assert len(house.hub.live) == 700
        for ear, table in ears:
            house.hub.close(ear, table)
        await asyncio.sleep(house.hub.settings.idle + 31.0)  # one round of the sweep
        left = len(house.hub.live)
        await house.duties.close()
        assert left == 0

    in_fake_time(play)


def test_a_table_at_which_only_a_clock_acts_leaves_memory_between_its_decisions() -> None:
    async def play() -> None:
        house, ear = House(Settings(), itertools.repeat(0.1), keeps_time=True), Ear()
        await house.duties.start()
        live = await house.begin(of_bots(2, people=1, clock=m.Clock(300)), ear)
        house.hub.close(ear, live.table.id)
        in_memory = []
        for _ in range(100):
            await asyncio.sleep(10.0)
            in_memory.append(len(house.hub.live))
        await house.duties.close()
        assert len(acted(house, live)) > 2
        assert sum(in_memory) < 60

    in_fake_time(play)
