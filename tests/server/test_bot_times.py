"""When bots act must not tell how long they thought: in a fake time, whatever they take, everything happens at the same moments."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.rng import Rng
from gueridon.server import messages as m
from gueridon.server.session.hub import Hub
from gueridon.server.settings import Settings
from gueridon.server.table import facts as f
from gueridon.server.thinking.bot_worker import Task, think
from tests.server.fake_time import ANNA, Ear, House, in_fake_time, now
from tests.tables import needs

SECRETIVE = [name for name in registry.names() if not registry.game(name).is_open]
SETTINGS = Settings()
SLOT = SETTINGS.bot_pause


def _of_chance(seed: int) -> Iterator[float]:
    rng = random.Random(seed)
    return iter(lambda: rng.uniform(0.0, 0.5), None)


def thinking(kind: str) -> Iterator[float]:
    """Seconds for one thought after the other; all are over before their slot is."""
    if kind.isdigit():
        return _of_chance(int(kind))
    return itertools.cycle({"at once": [0.0], "at the limit": [0.5], "by turns": [0.0, 0.5, 0.001, 0.1]}[kind])


KINDS = ["at once", "at the limit", "by turns", "1", "2"]


class Told(NamedTuple):
    """Everything that anybody could time."""

    frames: list[tuple[float, bytes]]
    entries: list[f.Entry]
    acknowledged: list[float]


def times_of(told: Told) -> list[float]:
    return [entry.at for entry in told.entries if isinstance(entry.facts[0], f.Acted)]


def watch(
    durations: Iterator[float],
    wishes: list[m.NewTable],
    seconds: float,
    settings: Settings = SETTINGS,
    *,
    keeps_time: bool = True,
) -> Told:
    """Tables side by side for some time; Anna follows all of them, and plays where she sits."""
    told = Told([], [], [])

    async def play() -> None:
        house = House(settings, durations, keeps_time=keeps_time)
        await house.duties.start()
        for wish in wishes:
            ear = Ear()
            if len(wish.bots) < wish.seats and wish.clock is None:
                play_along(house.hub, ear, told.acknowledged)
            await house.begin(wish, ear)
            ear.heard = told.frames
            await asyncio.sleep(0.0137)  # what is due at the very same moment happens in no particular order
        await asyncio.sleep(seconds)
        await house.duties.close()
        told.entries.extend(f.decode_entry(entry) for log in house.store.log.values() for entry in log)

    in_fake_time(play)
    return told


def play_along(hub: Hub, ear: Ear, acknowledged: list[float]) -> None:
    """Anna does the first thing she may, a tenth of a second after she may."""
    numbers = itertools.count()
    tasks: set[asyncio.Task[None]] = set()

    async def act(table: str, action: str) -> None:
        await asyncio.sleep(0.1)
        await hub.do(ANNA, table, m.Play(id=f"play{next(numbers)}", table=table, action=action))
        acknowledged.append(now())

    def react(message: dict[str, Any]) -> None:
        position = message.get("position")
        if position and position["legal"] and not any(not task.done() for task in tasks):
            tasks.add(asyncio.create_task(act(message["table"], position["legal"][0]["action"])))

    ear.on_message = react


def bots_alone(game: str, **more: object) -> m.NewTable:
    seats = registry.game(game).players[-1]
    return m.NewTable(game, seats, bots=dict.fromkeys(range(seats), "expert"), **more)  # type: ignore[arg-type]


def with_anna(game: str, **more: object) -> m.NewTable:
    seats = registry.game(game).players[-1]
    return m.NewTable(game, seats, bots=dict.fromkeys(range(1, seats), "expert"), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS[1:])
@pytest.mark.parametrize("game", SECRETIVE)
def test_what_is_told_and_when_does_not_depend_on_how_long_bots_think(game: str, kind: str) -> None:
    """Every frame to the byte, every entry of the logs with its time, every acknowledgment: at tables with and without people."""
    wishes = [bots_alone(game), with_anna(game)]
    expected = watch(thinking("at once"), wishes, 20.0)
    assert len(times_of(expected)) >= 20
    assert expected.acknowledged
    assert watch(thinking(kind), wishes, 20.0) == expected


@pytest.mark.parametrize("kind", KINDS[1:])
def test_that_more_bots_think_than_there_is_room_for_does_not_show_how_long_they_do(kind: str) -> None:
    """The order of messages between tables too: forty tables begin together, and sixteen may think at the same time."""
    wishes = [bots_alone(game) for game in SECRETIVE for _ in range(40 // len(SECRETIVE) + 1)]
    expected = watch(itertools.repeat(0.0), wishes, 6.0)
    assert watch(thinking(kind), wishes, 6.0) == expected
    assert len(set(times_of(expected))) > 6.0 / SLOT  # and not all act together


@pytest.mark.parametrize("kind", KINDS[1:])
@pytest.mark.parametrize("game", SECRETIVE)
def test_the_decision_of_a_clock_does_not_tell_how_long_the_bot_thought(game: str, kind: str) -> None:
    wishes = [with_anna(game, clock=m.Clock(5)), with_anna(game, clock=m.Clock(7))]
    expected = watch(thinking("at once"), wishes, 60.0)
    assert any(fact.who == "clock" for entry in expected.entries for fact in entry.facts if isinstance(fact, f.Acted))
    assert watch(thinking(kind), wishes, 60.0) == expected


@pytest.mark.parametrize("lost", ["late", "never", "failing", "dying at once", "some"])
@pytest.mark.parametrize("game", SECRETIVE)
def test_a_thought_that_comes_to_nothing_is_replaced_at_the_same_moment(game: str, lost: str) -> None:
    seconds = {
        "late": [1.0],
        "never": [1e9],
        "failing": [-0.2],
        "dying at once": [-0.0001],
        "some": [0.1, -0.3, 0.0, 5.0],
    }
    wishes = [bots_alone(game), bots_alone(game)]
    expected = watch(itertools.repeat(0.0), wishes, 9.0)
    assert len(times_of(expected)) >= 20
    told = watch(itertools.cycle(seconds[lost]), wishes, 9.0, keeps_time=False)
    assert times_of(told) == times_of(expected)


@needs("mississippi")
def test_a_bot_acts_after_the_pause_and_before_anything_longer() -> None:
    told = watch(itertools.repeat(0.1), [with_anna("mississippi")], 20.0)
    acted = [(entry.at, fact) for entry in told.entries for fact in entry.facts if isinstance(fact, f.Acted)]
    pauses = [round(at - before, 3) for (before, _), (at, fact) in itertools.pairwise(acted) if fact.who == "bot"][1:]
    assert set(pauses) == {SLOT}


def test_a_slot_is_never_shorter_than_the_longest_thought() -> None:
    for pause, seconds in ((0.0, 0.5), (0.8, 0.5), (0.2, 3.0), (5.0, 3.0)):
        told = watch(
            itertools.repeat(0.0),
            [bots_alone(SECRETIVE[0])],
            20.0,
            Settings(bot_pause=pause, bot_seconds=seconds),
        )
        gaps = {round(after - before, 3) for before, after in itertools.pairwise(times_of(told))}
        assert len(gaps) == 1
        assert min(gaps) >= max(pause, seconds + 0.3)


@pytest.mark.parametrize("level", ["regular", "expert"])
@pytest.mark.parametrize("game", SECRETIVE)
def test_a_thought_that_is_cut_answers_with_its_best_so_far(game: str, level: str) -> None:
    key = bytes(31) + b"\7"
    match = matches.start(game, registry.game(game).players[-1], {}, key=key)
    rng = Rng(5)
    for _ in range(10):
        seat = match.to_act()[0]
        legal = [match.game.text(action) for action in match.view_of(seat).legal]
        task = Task(level, match.record(), key.hex(), seat, effort=0.5, seconds=1e-9)
        assert think(task).action in legal
        match.play(seat, legal[rng.below(len(legal))])
        if match.outcome is not None:
            break
