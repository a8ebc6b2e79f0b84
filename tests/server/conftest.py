"""One server for all tests of a worker that do not harm it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import AWAKE, Person
from tests.server.postgresql import Postgresql, programs_or_skip
from tests.server.running import RUNNING, Forge, Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    started = Running(str(tmp_path_factory.mktemp("server") / "gueridon.db"), grace="0")
    yield started
    started.stop()
    assert started.failures == []
    assert '"event": "stopped"' in started.log[-1]  # it finished what it had to do


@pytest.fixture(autouse=True)
def nothing_stays_open() -> Iterator[None]:
    """What a test leaves behind when it fails would otherwise be noticed, and held against, whichever test runs then."""
    people, servers = list(AWAKE), list(RUNNING)
    yield
    for one in [one for one in AWAKE if one not in people]:
        one.close()
    for server in [server for server in RUNNING if server not in servers]:
        server.kill()


@pytest.fixture
def person(server: Running) -> Iterator[Callable[..., Person]]:
    """Makes people at the shared server."""
    made: list[Person] = []

    def make(name: str = "Anna", at: Running = server) -> Person:
        made.append(Person(at.address, name))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def forge(tmp_path: Path) -> Iterator[Forge]:
    made = Forge(tmp_path)
    yield made
    made.close()


@pytest.fixture
def postgresql() -> Iterator[Postgresql]:
    cluster = Postgresql(programs_or_skip())
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "gueridon.db")
