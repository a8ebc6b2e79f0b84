"""A server that is opened before its engine is compiled."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from urllib.request import urlopen

import pytest

from gueridon import engine
from gueridon.bots.registry import LEVELS
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.server.thinking import bot_worker, warming
from gueridon.server.thinking.bot_crew import Crew, Process
from gueridon.server.thinking.bot_worker import Answer, Task
from tests.server.running import ROOT, running


class Thinker:
    """Answers when the test lets it."""

    def __init__(self, *, comes: bool = True) -> None:
        self._comes = comes
        self.is_running = False
        self.may_answer = asyncio.Event()

    async def start(self) -> None:
        if not self._comes:
            raise OSError
        self.is_running = True

    async def ask(self, task: Task) -> Answer:
        await self.may_answer.wait()
        return Answer("thought")

    async def end(self) -> None:
        self.is_running = False


def crew_of(*those: Thinker) -> Crew:
    coming = iter(those)
    return Crew(1, lambda: next(coming))


async def thought_of(crew: Crew) -> str:
    answer = await crew.ask(lambda: (Task("random", "", "", 0), 60.0))
    assert answer is not None
    return answer.action


def test_whoever_thinks_while_the_crew_is_renewed_answers_first_and_then_goes() -> None:
    async def renew() -> None:
        old, new = Thinker(), Thinker()
        crew = crew_of(old, new)
        thought = asyncio.create_task(thought_of(crew))
        await crew.wake()
        await asyncio.sleep(0)
        await crew.renew()
        assert (old.is_running, new.is_running) == (True, True)
        old.may_answer.set()
        assert await thought == "thought"
        assert (old.is_running, new.is_running) == (False, True)

    asyncio.run(renew())


def test_whoever_is_free_goes_at_once_when_another_is_there() -> None:
    async def renew() -> None:
        old, new = Thinker(), Thinker()
        crew = crew_of(old, new)
        await crew.wake()
        await crew.renew()
        assert (old.is_running, new.is_running) == (False, True)
        new.may_answer.set()
        assert await thought_of(crew) == "thought"

    asyncio.run(renew())


def test_whoever_is_there_stays_when_no_other_comes() -> None:
    async def renew() -> None:
        old = Thinker()
        crew = crew_of(old, Thinker(comes=False))
        await crew.wake()
        await crew.renew()
        old.may_answer.set()
        assert await thought_of(crew) == "thought"

    asyncio.run(renew())


def test_nobody_is_renewed_who_is_not_needed_yet() -> None:
    asyncio.run(crew_of(Thinker()).renew())  # there is no second


def test_a_hint_by_the_plain_source_is_cut_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "_HINT_BY_PLAIN_SOURCE", 0.0)
    monkeypatch.setattr(engine, "is_compiled", lambda: False)
    for name in registry.names():
        match = matches.start(name, registry.game(name).players[-1], key=bytes(32))
        seat = match.to_act()[0]
        answer = bot_worker.think(Task(LEVELS[-1], match.record(), bytes(32).hex(), seat, is_hint=True))
        assert answer.action in match.legal(seat)


# --- the compiled engine comes ----------------------------------------------------------------------------------------


@pytest.fixture
def plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources of which nothing is compiled yet, and which the programs that we start take."""
    if not engine.is_compiled():
        pytest.skip("there is no compiled engine that could come")
    left_out = shutil.ignore_patterns("__pycache__", f"*{EXTENSION_SUFFIXES[0]}", "*.mark", "bundle", "web", "tests")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    monkeypatch.delenv("GUERIDON_ENGINE", raising=False)
    compiling = tmp_path / "compiling"
    compiling.touch()
    monkeypatch.setenv(warming.COMPILING, str(compiling))
    return tmp_path / "src"


def compile_behind(plain: Path) -> None:
    """As ./dev does, the mark last; only sooner."""
    for path in (ROOT / "src").rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        shutil.copy(path, plain / path.relative_to(ROOT / "src"))
    shutil.copy(engine.MARK, plain / "gueridon")
    Path(os.environ[warming.COMPILING]).unlink()


def test_bots_start_anew_with_the_compiled_engine_when_it_is_there(plain: Path) -> None:
    made: list[Process] = []

    def make() -> Process:
        made.append(Process())
        return made[-1]

    async def renew() -> None:
        crew = Crew(1, make)
        await crew.wake()
        compile_behind(plain)
        await crew.renew()
        assert [(each.is_running, each.is_compiled) for each in made] == [(False, False), (True, True)]
        await crew.close()

    asyncio.run(renew())


def test_the_shelf_says_that_bots_warm_up_until_the_engine_is_there(plain: Path, tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:

        def shelf() -> dict[str, object]:
            with urlopen(f"{server.address}/api/games") as answer:
                return dict(json.load(answer))

        assert shelf()["warming_up"] is True
        compile_behind(plain)
        server.wait_for_line('"event": "bots-compiled"')
        assert shelf()["warming_up"] is False
        assert server.failures == []


def test_a_server_that_nobody_compiles_behind_does_not_speak_of_warming_up(plain: Path, tmp_path: Path) -> None:
    Path(os.environ[warming.COMPILING]).unlink()  # whoever compiled has given up
    with running(tmp_path / "tables.db") as server, urlopen(f"{server.address}/api/games") as answer:
        assert json.load(answer)["warming_up"] is False
