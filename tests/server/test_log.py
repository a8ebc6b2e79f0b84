"""The log of a viewer is the same whatever the path: an open page, a reload, a crash, a second tab, coming back, coming late."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from gueridon.core import registry
from gueridon.core.message import Message
from gueridon.core.rng import Rng
from gueridon.core.words import LANGUAGES, Words
from gueridon.server import messages as m
from gueridon.server.person import Person
from gueridon.server.session.live import LiveTable
from gueridon.server.session.streams import TOLD_AT_ONCE
from gueridon.server.table import facts as f
from gueridon.server.table.new_table import first_facts
from gueridon.server.table.table import Table, table_from

ACTIONS = 150
LOOKS = 5


class Page:
    """A browser: it keeps the log from what it is told, and asks for what came before."""

    def __init__(self) -> None:
        self.first = 0
        self.lines: list[list[Any]] = []
        self.stream, self.seq = "", 0

    def send(self, message: bytes, request: str = "") -> None:
        told = json.loads(message)
        self.seq = told["seq"]
        if told["is"] == "sync":
            self.stream, self.first, self.lines = told["stream"], told["log"]["first"], []
            assert len(told["log"]["moments"]) <= TOLD_AT_ONCE
            self._add(told["log"]["moments"])
            self._strike(told["log"]["void"])
            return
        self._strike(told.get("void", []))
        self._add([[event] for event in told.get("asides", [])])
        self._add([told["told"]] if told.get("told") else [])

    def _add(self, moments: list[Any]) -> None:
        self.lines += [[[kept(event) for event in moment], False] for moment in moments]

    def _strike(self, numbers: list[int]) -> None:
        for number in numbers:
            self.lines[number - self.first][1] = True

    def lose_sight_of(self, table: str) -> None:
        raise AssertionError(table)

    async def recall(self, live: LiveTable, viewer: int) -> Page:
        while self.first > 0:
            part = await live.log(viewer, self.first)
            assert part.first + len(part.moments) == self.first
            moments, known, self.lines = [json.loads(bytes(moment)) for moment in part.moments], self.lines, []
            self.first = part.first
            self._add(moments)
            self._strike(part.void)
            self.lines += known
        return self


def kept(event: dict[str, Any]) -> dict[str, Any]:
    """What the log keeps of an event."""
    return (
        event if event.get("is") == "noticed" else {name: event[name] for name in ("said", "counts") if name in event}
    )


class House:
    """A table that everybody follows from the beginning, and all that was written of it."""

    def __init__(self, game: str, seats: int) -> None:
        self.people = [Person(f"id{seat}", f"P{seat}", "en", None) for seat in range(seats)]
        facts = first_facts(m.NewTable(game, seats, is_public=True), self.people[0], secret=b"k" * 32)
        facts += [f.Seated(seat, self.people[seat].id, self.people[seat].name) for seat in range(1, seats)]
        self.entries = [f.Entry(1.0, facts)]
        self.live = self._loaded()
        self.pages = [Page() for _ in range(seats + 1)]

    def _loaded(self) -> LiveTable:
        return LiveTable(self.table(), lambda: 2.0, lambda: 2.0)

    def table(self) -> Table:
        return table_from("table", self.entries)

    async def begin(self) -> None:
        for seat, page in enumerate(self.pages):
            await self.live.join(page, f"id{seat}", None, 0)
        self.write(f.Started({0: "P0"}))

    def write(self, *facts: f.AnyFact) -> None:
        entry = f.Entry(2.0, list(facts))
        self.entries.append(entry)
        self.live.apply(entry)

    def act(self, rng: Rng) -> None:
        """Somebody acts; now and then it is taken back, or something happens beside the game."""
        match = self.live.table.match
        assert match is not None
        acting = match.to_act()
        seat = acting[rng.below(len(acting))]
        legal = match.legal(seat)
        self.write(f.Acted(seat, legal[rng.below(len(legal))]))
        if match.can_undo(seat) and rng.below(3) == 0:
            self.write(f.TookBack(seat))
        elif match.outcome is None and rng.below(12) == 0:
            self.write(f.Rewound(seat))
        if rng.below(15) == 0:
            self.write(f.BotSeated(seat, "random"))
            self.write(f.CameBack(seat))


async def logs_of(house: House, viewer: int) -> dict[str, list[list[Any]]]:
    """What one viewer knows to have happened, by all paths that lead there."""
    identity = f"id{viewer}" if viewer < len(house.people) else "somebody"
    place = viewer if viewer < len(house.people) else -1
    found = {"open": house.pages[viewer].lines}

    async def seen(live: LiveTable) -> list[list[Any]]:
        page = Page()
        await live.join(page, identity, None, 0)
        live.leave(page)
        return (await page.recall(live, place)).lines

    found["reload or second tab"] = await seen(house.live)
    house.live.follower.forget(place)
    found["gone and come back"] = await seen(house.live)
    found["crash"] = await seen(house._loaded())
    other = house._loaded()
    other.read_anew(house.table())
    found["read anew"] = await seen(other)
    return found


async def walk(game: str, seats: int) -> int:
    rng, house = Rng(seats), House(game, seats)
    await house.begin()
    most = 0
    for action in range(ACTIONS):
        match = house.live.table.match
        assert match is not None
        if match.outcome is not None:
            break
        house.act(rng)
        if action % (ACTIONS // LOOKS) == ACTIONS // LOOKS - 1:
            for viewer in range(seats + 1):
                logs = await logs_of(house, viewer)
                assert all(log == logs["open"] for log in logs.values()), [len(log) for log in logs.values()]
                most = max(most, len(logs["open"]))
                check_words(game, logs["open"], viewer)
                # Whoever was forgotten above follows again from here on.
                await house.live.join(house.pages[viewer], f"id{viewer}", None, 0)
                await house.pages[viewer].recall(house.live, viewer if viewer < seats else -1)
    assert any(is_void for _, is_void in house.pages[0].lines)
    return most


def check_words(game: str, log: list[list[Any]], viewer: int) -> None:
    for language in LANGUAGES:
        words = Words(language, game, reader=viewer)
        for told, _ in log:
            assert all(words.say(message_of(event["said"])).strip() for event in told)


def message_of(said: dict[str, Any]) -> Message:
    arguments = {
        name: message_of(value) if isinstance(value, dict) else value for name, value in said.get("args", {}).items()
    }
    return Message(said["code"], arguments)


@pytest.mark.parametrize("game", registry.names())
def test_the_log_of_a_viewer_is_the_same_by_every_path(game: str) -> None:
    seats = registry.game(game).players[-1]
    assert asyncio.run(walk(game, seats)) > TOLD_AT_ONCE, "and longer than a picture tells"
