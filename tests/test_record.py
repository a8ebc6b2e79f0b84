"""Records are read strictly, and an error names the line."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gueridon
from gueridon.core import registry
from gueridon.core.message import GueridonError
from gueridon.core.record import RecordError, parse_record
from tests.test_chance import finished

HEAD = f"gueridon record 1\ngame {registry.names()[0]} 1\nseats {registry.game(registry.names()[0]).players[-1]}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Line 1: a record starts with"),
        ("something else\n", "Line 1: a record starts with"),
        ("gueridon record 1\nseats 3\n", "no line “game …”"),
        ("gueridon record 1\ngame x 1\n", "no line “seats …”"),
        ("gueridon record 1\ngame x 1\nseats three\n", "“three” is not a whole number"),
        ("gueridon record 1\ngame x 1\nseats 3\nseats 4\n", "Line 4: “seats” stands twice"),
        ("gueridon record 1\ngame x 1\nseats 3\n\nkey 00\n1 a\n", "Line 6: nothing may follow the key"),
        ("gueridon record 1\ngame x 1\nseats 3\n\n4 a\n", "Line 5: “4” is neither a seat from 1 to 3"),
        ("gueridon record 1\ngame x 1\nseats 3\n\n0 a\n", "Line 5: “0” is neither a seat"),
    ],
)
def test_a_garbled_record_is_refused_with_the_line_that_is_wrong(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        parse_record(text)


def test_a_game_nobody_knows_is_named_with_those_there_are() -> None:
    with pytest.raises(GueridonError, match="no game called “ludo”; the games are " + registry.names()[0]):
        gueridon.replay("gueridon record 1\ngame ludo 1\nseats 3\n")


def test_a_record_of_another_version_is_refused() -> None:
    with pytest.raises(RecordError, match="made by version 999 of"):
        gueridon.replay(HEAD.replace(" 1\nseats", " 999\nseats"))


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(GueridonError, match="has no option “wind”"):
        gueridon.replay(HEAD + "option wind strong\n")


@pytest.mark.parametrize("name", registry.names())
def test_reading_a_record_and_writing_it_gives_the_same_text(name: str) -> None:
    record = finished(name).record()
    assert parse_record(record).text() == record


def complaint(text: str) -> str:
    """What a replay has against a text; nothing if it replays."""
    try:
        gueridon.replay(text)
    except GueridonError as error:
        return str(error)
    return ""


@given(st.text())
def test_any_other_text_is_refused_in_one_sentence(text: str) -> None:
    assert re.fullmatch(r"Line 1: a record starts with “gueridon record 1”\.", complaint(text))


@given(st.data())
def test_a_damaged_record_replays_or_is_refused_in_one_line(data: st.DataObject) -> None:
    record = finished(data.draw(st.sampled_from(registry.names()))).record()
    at = data.draw(st.integers(0, len(record) - 1))
    damaged = record[:at] + data.draw(st.text(max_size=5)) + record[at + data.draw(st.integers(0, 8)) :]
    assert len(complaint(damaged).splitlines()) <= 1
