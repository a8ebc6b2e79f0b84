"""The operator's figures are those of all processes, also of one that has died, and in no more files than there are processes."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from gueridon.core import registry
from tests.server.client import Person
from tests.server.postgresql import Postgresql
from tests.server.running import Running
from tests.server.test_postgresql import children

GAME = next(name for name in registry.names() if 2 in registry.game(name).players)


def figures(address: str) -> dict[str, float]:
    """By name and label. Over a line of its own each time, so that now the one and now the other process answers."""
    families = text_string_to_metric_families(httpx.get(f"{address}/metrics").text)
    samples = [sample for family in families for sample in family.samples]
    return {" ".join([sample.name, *sample.labels.values()]): sample.value for sample in samples}


def test_the_figures_of_one_process_are_read_by_prometheus(server: Running) -> None:
    anna = Person(server.address)
    before = figures(server.address)
    anna.ask("chat", anna.lay(GAME, 2), text="hello")
    after = figures(server.address)
    assert after["gueridon_requests_total Chat"] == before.get("gueridon_requests_total Chat", 0) + 1
    assert after["gueridon_request_seconds_count"] == before["gueridon_request_seconds_count"] + 1
    assert after["gueridon_tables_in_memory"] >= 1
    assert after["gueridon_database_bytes"] > 0
    anna.close()


def folder_of(server: Running) -> Path:
    """Where its processes write their figures: it stands in their environment."""
    words = Path(f"/proc/{children(server.process.pid)[0]}/environ").read_bytes().split(b"\0")
    return Path(
        next(word.partition(b"=")[2].decode() for word in words if word.startswith(b"PROMETHEUS_MULTIPROC_DIR="))
    )


def test_the_figures_are_those_of_all_processes_and_outlive_one_that_is_killed(postgresql: Postgresql) -> None:
    server = Running(postgresql.address, workers=2)
    people = [Person(server.address) for _ in range(8)]  # enough for both processes
    try:
        table = people[0].lay(GAME, 2, is_public=True)
        for one in people:
            one.open(table)
        while figures(server.address)["gueridon_connections"] < len(people):
            pass  # until both have looked
        assert figures(server.address)["gueridon_requests_total Open"] == len(people)
        folder = folder_of(server)
        files = sorted(path.name for path in folder.iterdir())
        for one in people:
            one.hang_up()
        os.kill(children(server.process.pid)[0], signal.SIGKILL)
        server.wait_for_start()
        while figures(server.address)["gueridon_connections"] > 0:
            pass
        assert figures(server.address)["gueridon_requests_total Open"] == len(people)
        assert sorted(path.name for path in folder.iterdir()) == files
    finally:
        for one in people:
            one.close()
        server.stop()
    assert not folder.exists()
