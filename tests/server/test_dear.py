"""What is dear is made once, for whoever may see it, and the others have their turn meanwhile: the work is counted, not timed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from gueridon.core import registry
from gueridon.core.game import EVERYTHING, ONLOOKER
from gueridon.server.messages import ChatLine
from gueridon.server.session import drawings, replays, streams
from gueridon.server.session.drawings import Drawings
from gueridon.server.session.kept import Kept
from gueridon.server.session.live import LiveTable
from gueridon.server.session.presence import Attendance
from gueridon.server.session.replays import SLICE, Replays, replayed, slices
from gueridon.server.session.shown import encode
from gueridon.server.table import facts as f
from gueridon.server.table.table import KEPT_CHAT
from tests.server.test_streams import Screen, play, watched

GAME = registry.names()[0]
SEATS = max(2, registry.game(GAME).players[0])


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[object, str], list[tuple[Any, ...]]]:
    """Notes every call of a function of a module."""

    def count(module: object, name: str) -> list[tuple[Any, ...]]:
        calls: list[tuple[Any, ...]] = []
        real = getattr(module, name)

        def noted(*arguments: Any) -> Any:
            calls.append(arguments)
            return real(*arguments)

        monkeypatch.setattr(module, name, noted)
        return calls

    return count


Count = Callable[[object, str], list[tuple[Any, ...]]]


def played(actions: int = 60) -> LiveTable:
    live, _ = watched(GAME, SEATS)
    play(live, actions)
    return live


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_whoever_asks_while_it_is_made_gets_the_same() -> None:
    made = []

    async def make() -> str:
        made.append(1)
        await asyncio.sleep(0)
        return "answer"

    async def ask() -> list[str]:
        kept: Kept[int, str] = Kept(100, len)
        return list(await asyncio.gather(*(kept.get(7, make) for _ in range(20))))

    assert asyncio.run(ask()) == ["answer"] * 20
    assert made == [1]


def test_a_failure_is_not_kept_and_the_oldest_make_room() -> None:
    made: list[str] = []

    async def make(answer: str) -> str:
        made.append(answer)
        if answer == "" and len(made) == 1:
            raise ValueError("as the test wishes")
        return answer

    async def ask() -> None:
        kept: Kept[str, str] = Kept(10, len)
        with pytest.raises(ValueError, match="wishes"):
            await kept.get("", lambda: make(""))
        for answer in ("", "12345", "123456", "123456", "12345"):
            assert await kept.get(answer, lambda answer=answer: make(answer)) == answer  # type: ignore[misc]

    asyncio.run(ask())
    assert made == ["", "", "12345", "123456", "12345"]


# --- drawings ---------------------------------------------------------------------------------------------------------


def test_a_board_is_drawn_once_for_each_viewer_and_language_until_something_happens(counted: Count) -> None:
    calls = counted(drawings, "drawing")
    live = played(3)

    async def ask() -> None:
        made = Drawings()
        asked = [(viewer, language) for viewer in (ONLOOKER, *range(SEATS)) for language in ("en", "fr")]
        for viewer, language in asked * 3:
            await made.of(live.table, viewer, language)
        assert [(view.viewer, language) for _, view, _, language in calls] == asked
        live.apply(f.Entry(3.0, [f.Chatted(0, "P0", "!")]))
        await made.of(live.table, 0, "en")
        assert len(calls) == len(asked) + 1

    asyncio.run(ask())


# --- replays ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, ONLOOKER])
def test_a_replay_is_made_in_slices_between_which_others_have_their_turn(viewer: int) -> None:
    live = played()
    assert live.table.match is not None
    match = live.table.match
    some = list(slices(match, viewer))
    assert len(some) > 3
    assert max(map(len, some)) <= SLICE
    turns = 0

    async def bystander() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def ask() -> bytes:
        other = asyncio.create_task(bystander())
        made = bytes(await Replays().of(match, viewer))
        other.cancel()
        return made

    assert asyncio.run(ask()) == encode(replayed(match, viewer))
    assert turns >= len(some)


def test_a_replay_is_made_once_for_each_viewer(counted: Count) -> None:
    calls = counted(replays, "slices")
    live = played(400)
    assert live.table.match is not None
    match = live.table.match

    async def ask() -> None:
        made = Replays()
        found = {viewer: bytes(await made.of(match, viewer)) for viewer in (0, 1, ONLOOKER, EVERYTHING)}
        for viewer, seen in found.items():
            assert bytes(await made.of(match, viewer)) == seen == encode(replayed(match, viewer))

    asyncio.run(ask())
    assert sorted(viewer for _, viewer in calls[:4]) == sorted({viewer for _, viewer in calls})


# --- chat and presence ------------------------------------------------------------------------------------------------


def test_a_line_of_chat_is_written_once_however_many_open_the_table(counted: Count) -> None:
    calls = counted(streams, "encode")
    live, _ = watched(GAME, SEATS)
    for number in range(KEPT_CHAT + 50):
        live.apply(f.Entry(2.0, [f.Chatted(0, "P0", str(number))]))
    for number in range(50):
        screen = Screen()
        asyncio.run(live.join(screen, f"onlooker{number}", None, 0))
        assert f'"text":"{KEPT_CHAT + 49}"'.encode() in screen.frames[0]
        assert b'"text":"50"' in screen.frames[0] and b'"text":"49"' not in screen.frames[0]
    assert sum(isinstance(call[0], ChatLine) for call in calls) == KEPT_CHAT + 50


def test_processes_tell_each_other_of_thousands_of_onlookers_in_one_short_note() -> None:
    live, _ = watched(GAME, SEATS)
    here, there = (Attendance(lambda: 1.0, lambda: 1.0) for _ in range(2))
    here.come("id1")
    for number in range(3000):
        here.come(f"onlooker{number}")
    told = here.here(live.table)
    assert told.seated == {"id1"} and told.watching == 3000
    assert there.hear("other", told)
    assert not there.hear("other", told)  # nobody is told what they know
    there.come("id0")
    there.come("somebody")
    heard = there.message(live.table, grace=0)
    assert heard.present == [0, 1] and heard.watching == 3001
    assert there.is_there("id1") and not there.is_there("onlooker1")
