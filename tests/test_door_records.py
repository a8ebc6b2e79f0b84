"""Records: every line means something, and whatever is taken, started or read, can be written and read again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gueridon
from gueridon.core import registry
from gueridon.core.message import GueridonError
from gueridon.core.quoting import shown
from gueridon.core.record import LONGEST as LONGEST_RECORD
from tests.test_chance import finished
from tests.test_door import DIGITS, GAME, LINE_BREAKS, NAME, NO_TEXT, OPTION, SEATS, check_sentence, refusal
from tests.test_positions import descriptions


@cache
def good_record() -> str:
    return played_out(gueridon.start(NAME, SEATS, seed=3, names={0: "Anna"}, luck={1: DIGITS})).record()


@cache
def new_record() -> str:
    """A game with all that a table can add to a record."""
    seeds = {"player_seeds": {1: DIGITS}, "without_seed": [0], "restarts": 1, "one_device": True}
    played = gueridon.start(NAME, SEATS, names={0: "Anna"}, **seeds)  # type: ignore[arg-type]
    seat = played.to_act()[0]
    played.play(seat, played.legal(seat)[0])
    played.rename(1, "Dora")
    return played_out(played).record()


@cache
def drawn_record() -> str:
    return played_out(gueridon.from_position(NAME, descriptions(NAME)[0], seed=3)).record()


def played_out(played: gueridon.Match) -> gueridon.Match:
    while played.outcome is None:
        seat = played.to_act()[0]
        played.play(seat, played.legal(seat)[0])
    return played


def changed(before: str, after: str, record: Callable[[], str] = good_record) -> Callable[[], str]:
    def text() -> str:
        assert record().count(before) == 1
        return record().replace(before, after)

    return text


def after_line(start: str, *added: str, record: Callable[[], str] = good_record) -> Callable[[], str]:
    def text() -> str:
        lines = record().split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith(start)) + 1
        return "\n".join([*lines[:at], *added, *lines[at:]])

    return text


def line_number(text: str, start: str) -> int:
    """The number of the last line that begins so."""
    return max(i for i, line in enumerate(text.split("\n"), start=1) if line.startswith(start))


RECORDS: list[tuple[Callable[[], str], str]] = [
    (after_line("name 1", "name 1 Bert"), "name 1 Bert"),
    (after_line("name 1", "name 01 Bert"), "name 01"),
    (after_line("name 1", "name 9 Bert"), "name 9"),
    (after_line("name 1", "name 0 Bert"), "name 0"),
    (after_line("name 1", "name Bert"), "name Bert"),
    (after_line("name 1", "name 2"), "name 2"),
    (after_line("name 1", "name"), "name"),
    (after_line("luck 2", f"luck 2 {DIGITS}"), "luck 2"),
    (after_line("player_seed 2", f"player_seed 2 {DIGITS}", record=new_record), "player_seed 2"),
    (after_line("player_seed 2", f"player_seed 9 {DIGITS}", record=new_record), "player_seed 9"),
    (after_line("player_seed 2", "player_seed 1 5e", record=new_record), "player_seed 1"),
    (after_line("player_seed 2", "player_seed 1", record=new_record), "player_seed 1"),
    (after_line("without_seed", "without_seed 1", record=new_record), "without_seed 1"),
    (after_line("without_seed", "without_seed 9", record=new_record), "without_seed 9"),
    (after_line("without_seed", "without_seed", record=new_record), "without_seed"),
    (changed("restarts 1", "restarts 0", new_record), "restarts"),
    (changed("restarts 1", "restarts -1", new_record), "restarts"),
    (after_line("restarts", "restarts 2", record=new_record), "restarts"),
    (changed("name 2 Dora", "name 9 Dora", new_record), "name 9"),
    (changed("name 2 Dora", "name 2", new_record), "name 2"),
    (changed("name 2 Dora", "name Dora", new_record), "name Dora"),
    (after_line("luck 2", f"luck 9 {DIGITS}"), "luck 9"),
    (after_line("luck 2", "luck 1"), "luck 1"),
    (after_line("game", f"game {NAME} {GAME.version}"), "game"),
    (after_line("seats", f"seats {SEATS}"), "seats"),
    (after_line("one_device", "one_device", record=new_record), "one_device"),
    (changed("\none_device\n", "\none_device 1\n", record=new_record), "one_device"),
    (after_line("seeded", "one_device"), "one_device"),
    (after_line("seeded", "seeded"), "seeded"),
    (changed("\nseeded\n", "\nseeded well\n"), "seeded"),
    (changed("\nseeded\n", "\nsown\n"), "sown"),
    (after_line("seeded", "| drawn"), "| drawn"),
    (after_line("seeded", "position"), f"option {OPTION}"),
    (after_line("name 1", "option"), "option"),
    (after_line("seats", "option wind strong"), "option wind"),
    (after_line("name 1", "option  "), "option"),
    (after_line("seats", f"option {OPTION}"), f"option {OPTION} "),
    (changed("commitment ", "commitment x"), "commitment"),
    (changed("commitment ", "commitment"), "commitment"),
    (changed("\nkey ", "\nkey x"), "key"),
    (changed("\nkey ", "\nkey 0"), "key"),
    (after_line("key", "1 f1"), "1 f1"),
    (changed("\nkey ", "\n*\nkey "), "*"),
    (after_line("key", f"key {DIGITS}"), "key 5e"),
    (changed(f"\nseats {SEATS}\n", "\nseats 0\n"), "seats"),
    (changed(f"\nseats {SEATS}\n", "\nseats 999999\n"), "seats"),
    (changed(f"\nseats {SEATS}\n", "\nseats ٣\n"), "seats"),
    (changed(f"\nseats {SEATS}\n", f"\nseats {'9' * 5000}\n"), "seats"),
    (changed(f"game {NAME}", "game ludo"), "game"),
    (changed(f"game {NAME} ", f"game {NAME} x"), "game"),
    (changed(f"\nseats {SEATS}\n", f"\nseats {SEATS + 1}\n", drawn_record), "seats"),
    (after_line("seats", f"option {OPTION} {GAME.options[0].default}", record=drawn_record), "option"),
    (after_line("position", "| nonsense", record=drawn_record), "| nonsense"),
    *((changed("name 1 Anna", f"name 1 An{end}na"), f"name 1 An{end}") for end in (*LINE_BREAKS[1:], "\ud800")),
    *((after_line("key", end + "x"), end) for end in LINE_BREAKS[1:]),
]


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_a_line_that_means_nothing_is_refused_with_its_number(number: int) -> None:
    make, start = RECORDS[number]
    text = make()
    for door in (gueridon.replay, gueridon.verify, gueridon.steps):
        said = refusal(lambda door=door: door(text))  # type: ignore[misc]  # a default is how a lambda keeps its door
        for sentence, line in ((said["en"], "Line"), (said["fr"], "Ligne")):
            check_sentence(sentence)
            assert sentence.startswith(f"{line} {line_number(text, start)}"), sentence


@pytest.mark.parametrize("door", [gueridon.replay, gueridon.steps, gueridon.verify])
@pytest.mark.parametrize("value", NO_TEXT, ids=range(len(NO_TEXT)))
def test_a_record_is_a_text(door: Callable[[Any], object], value: object) -> None:
    for sentence in refusal(lambda: door(value)).values():
        check_sentence(sentence)
        assert "record" in sentence
        assert shown(value)[:40] in sentence


def test_a_record_of_no_possible_game_is_refused_unread() -> None:
    text = good_record() + "* f1\n" * LONGEST_RECORD
    said = refusal(lambda: gueridon.verify(text))["en"]
    assert said == f"“record” has {len(text):,} letters, and more than 250,000 are not read."


@pytest.mark.parametrize("name", registry.names())
def test_the_longest_record_leaves_room_for_every_game(name: str) -> None:
    assert len(finished(name).record()) * 20 < LONGEST_RECORD


@pytest.mark.parametrize("name", registry.names())
def test_a_record_that_went_through_windows_is_the_same_game(name: str) -> None:
    record = finished(name).record()
    assert gueridon.replay(record.replace("\n", "\r\n")).record() == record


def test_the_lines_of_a_description_may_end_as_on_windows() -> None:
    description = descriptions(NAME)[0]
    unix, windows = (
        gueridon.from_position(NAME, text, seed=1) for text in (description, description.replace("\n", "\r\n"))
    )
    assert windows.record() == unix.record()


# --- what is taken ------------------------------------------------------------------------------------------------------

hostile_text = st.text(st.characters(exclude_categories=()), max_size=90) | st.sampled_from(
    [f"An{end}na" for end in LINE_BREAKS] + ["Anna", " ", "key 00", "1 f1", "Zoé \u202f!", "\u200d"]
)
digits = st.text("0123456789abcdef", min_size=64, max_size=64) | st.just(DIGITS + "\n") | hostile_text
a_seat = st.integers(-1, 6) | st.booleans() | st.none()


@st.composite
def starts(draw: st.DrawFn) -> dict[str, Any]:
    """Arguments of a start, some of them good."""
    name = draw(st.sampled_from(registry.names()))
    game = registry.game(name)
    options = {option.name: st.sampled_from(option.choices) | hostile_text for option in game.options}
    return {
        "name": name,
        "seats": draw(st.sampled_from(game.players) | st.booleans() | st.integers(0, 9)),
        "options": draw(st.none() | st.fixed_dictionaries({}, optional=options)),
        "seed": draw(st.none() | st.integers() | hostile_text | st.floats() | st.booleans()),
        "key": draw(st.none() | st.binary(min_size=32, max_size=32) | st.binary(max_size=40)),
        "names": draw(st.none() | st.dictionaries(a_seat, hostile_text, max_size=3)),
        "luck": draw(st.none() | st.dictionaries(a_seat, digits, max_size=1)),
        "player_seeds": draw(st.none() | st.dictionaries(a_seat, digits, max_size=3)),
        "without_seed": draw(st.just([]) | st.lists(a_seat, max_size=2)),
        "restarts": draw(st.just(0) | st.integers(-1, 3) | st.booleans()),
        "one_device": draw(st.booleans() | st.none()),
    }


def check_round_trip(played: gueridon.Match) -> None:
    """The record is one that a file can hold, replays to itself, and verifies once the game is over."""
    while played.outcome is None:
        assert gueridon.replay(played.record()).names == played.names
        for _ in range(40):
            if acting := played.to_act():
                played.play(acting[-1], played.legal(acting[-1])[-1])
    record = played.record().encode().decode()
    assert gueridon.replay(record).record() == record
    assert gueridon.verify(record).commitment == played.commitment


@settings(max_examples=300)
@given(starts())
def test_whatever_a_start_takes_replays_and_verifies(arguments: dict[str, Any]) -> None:
    try:
        played = gueridon.start(**arguments)
    except GueridonError as error:
        check_sentence(str(error))
        return
    check_round_trip(played)


@settings(max_examples=40)
@given(
    name=st.sampled_from(registry.names()),
    people=st.lists(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=24), max_size=3),
    seed=st.none() | st.integers(),
)
def test_every_printable_name_is_taken_and_read_back(name: str, people: list[str], seed: int | None) -> None:
    played = gueridon.start(name, registry.game(name).players[-1], seed=seed, names=dict(enumerate(people)))
    assert dict(played.names) == dict(enumerate(people))
    check_round_trip(played)


@pytest.mark.parametrize("name", registry.names())
def test_whatever_position_is_taken_replays_and_verifies(name: str) -> None:
    for description in descriptions(name)[:8]:
        check_round_trip(gueridon.from_position(name, f"\n  \n{description}\n", seed=2))


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A good record with some lines left out, doubled, moved, garbled or put in from another."""
    lines = draw(
        st.sampled_from([finished(name).record() for name in registry.names()] + [good_record(), drawn_record()])
    )
    garbled = lines.split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, min(len(garbled) - 1, 14)) | st.integers(0, len(garbled) - 1))
        other = draw(st.sampled_from(garbled + good_record().split("\n")) | hostile_text)
        kind = draw(st.sampled_from(["leave out", "double", "put in", "replace", "flip", "cut"]))
        line = garbled[at]
        inside = draw(st.integers(0, len(line)))
        garbled[at : at + 1] = {
            "leave out": [],
            "double": [line, line],
            "put in": [line, other],
            "replace": [other],
            "flip": [line[:inside] + other[:3] + line[inside + 1 :]],
            "cut": [line[:inside]],
        }[kind] or [""]
    return "\n".join(garbled)


def check_reading(text: str) -> None:
    """A record is refused by our errors alone; one that is taken is written so that it can be read again."""
    try:
        record = gueridon.replay(text).record()
    except GueridonError as error:
        check_sentence(str(error))
    else:
        assert gueridon.replay(record).record() == record
    try:
        gueridon.verify(text)
    except GueridonError as error:
        check_sentence(str(error))


@settings(max_examples=400)
@given(damaged())
def test_a_damaged_record_is_refused_in_one_sentence_or_can_be_written_and_read_again(text: str) -> None:
    check_reading(text)


@given(st.binary(max_size=300))
def test_bytes_are_no_record(content: bytes) -> None:
    check_reading("gueridon record 1\n" + content.decode("latin-1"))
    check_reading(good_record() + content.decode("utf-8", "surrogateescape"))
