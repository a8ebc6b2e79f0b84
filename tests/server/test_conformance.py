"""Every case of conformance.py, over a bare line to the real server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.patience import WAIT
from tests.server.client import Person
from tests.server.conformance import Hello, Place, Talk, hellos, talks, why_not_answered, why_not_said
from tests.server.random_frames import try_all
from tests.server.running import Running


@pytest.fixture(scope="module")
def place(server: Running) -> Iterator[Place]:
    anna = Person(server.address)
    yield Place(server.port, anna.http.cookies["gueridon"], WAIT)
    anna.close()


@pytest.mark.parametrize("case", talks(), ids=lambda case: case.name)
def test_frames_are_answered_as_the_standard_says(place: Place, case: Talk) -> None:
    assert why_not_said(place, case) is None


@pytest.mark.parametrize("case", hellos(), ids=lambda case: case.name)
def test_a_handshake_is_answered_as_the_standard_says(place: Place, case: Hello) -> None:
    assert why_not_answered(place, case) is None


def test_however_frames_are_spoilt_and_cut_a_line_does_the_same() -> None:
    assert asyncio.run(try_all(range(4000))) > 2000
