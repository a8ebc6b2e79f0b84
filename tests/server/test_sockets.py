"""A connection goes on whatever becomes of an action: it is answered once, and what comes after it is heard."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from gueridon.server.errors import Denied, StorageFailure
from gueridon.server.person import Person
from gueridon.server.wire.lines import Line
from gueridon.server.wire.sockets import Connection, Sockets

ANNA = Person("anna", "Anna", "en", None)
PLAY, PING = (
    msgspec.json.encode({"do": what, "id": what, **about})
    for what, about in (("play", {"table": "t", "action": "f1"}), ("ping", {}))
)


async def answers(at_once: Exception, in_the_end: Exception) -> list[dict[str, Any]]:
    """To an action whose short way and long way both fail, and to a ping that comes while it is carried out."""

    def fail(*_: object) -> None:
        raise at_once

    async def do(*_: object) -> None:
        await asyncio.sleep(0)
        raise in_the_end

    written: list[dict[str, Any]] = []
    settings = SimpleNamespace(message_rate=20.0, outbox=100)
    hub = SimpleNamespace(settings=settings, charge=lambda *_: None, now=lambda: 1.0, play_at_once=fail, do=do)
    line = SimpleNamespace(
        is_full=False,
        write=lambda frame: written.append(msgspec.json.decode(frame)),
        pause_reading=lambda: None,
        resume_reading=lambda: None,
    )
    sockets = SimpleNamespace(hub=hub, tasks=set())
    connection = Connection(cast("Sockets", sockets), ANNA, cast("Line", line))
    connection.heard(PLAY)
    connection.heard(PING)
    await asyncio.gather(*sockets.tasks)
    return written


@pytest.mark.parametrize("at_once", [StorageFailure("too many writes are waiting"), ZeroDivisionError()], ids=repr)
def test_an_action_that_fails_in_an_unforeseen_way_is_answered_and_the_next_request_heard(at_once: Exception) -> None:
    told = asyncio.run(answers(at_once, Denied("error-server-storage")))
    assert [(message["is"], message["id"]) for message in told] == [("error", "play"), ("pong", "ping")]
    assert told[0]["error"]["code"] == "error-server-storage"


def test_an_action_that_is_refused_at_once_is_answered_once() -> None:
    told = asyncio.run(answers(Denied("refuse-not-your-turn"), AssertionError()))
    assert [(message["is"], message["id"]) for message in told] == [("error", "play"), ("pong", "ping")]
