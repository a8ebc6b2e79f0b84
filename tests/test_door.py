"""Whatever is given to the library is taken or refused at once, in one sentence; what is taken can be read back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gueridon
from gueridon.bots import registry as bots
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.chance import read_key
from gueridon.core.message import GueridonError
from gueridon.core.quoting import LONGEST, on_one_line, shown
from gueridon.core.record import LONGEST as LONGEST_RECORD
from gueridon.core.words import LANGUAGES, Words
from gueridon.lab.simulate import simulate
from tests.at_terminal import run
from tests.test_chance import finished
from tests.test_positions import descriptions

NAME = registry.names()[0]
GAME = registry.game(NAME)
SEATS = GAME.players[0]
OPTION = GAME.options[0].name
LINE_BREAKS = ("\n", "\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029")
DIGITS = "5e" * 32


class Unspeakable:
    """Something that fails when it is asked what it is."""

    def __repr__(self) -> str:
        raise RuntimeError


NO_TEXT: tuple[Any, ...] = (None, 7, 1.5, True, b"abc", ["a"], {"a": 1}, 10**5000, Unspeakable())
NO_NUMBER: tuple[Any, ...] = (None, "2", "abc", 1.5, True, b"2", [2], float("nan"), Unspeakable())
HUGE: tuple[Any, ...] = (10**30, -(10**30), 10**5000, -(10**5000))
NO_MAPPING: tuple[Any, ...] = (["a"], "abc", 7, 1.5, b"a", Unspeakable())

Case = tuple[Callable[[], object], str]
"""What is tried, and what the refusal must name: the input as it is shown, or the place."""


def asking(door: Callable[..., object], value: object, named: str | None = None) -> Case:
    return (lambda: door(value)), shown(value)[:40] if named is None else named


@cache
def match() -> gueridon.Match:
    return gueridon.start(NAME, SEATS, seed=1)


# --- what a caller gives ----------------------------------------------------------------------------------------------


def cases_of_start() -> Iterator[Case]:
    def start(parameter: str) -> Callable[[Any], object]:
        good: dict[str, Any] = {"seats": SEATS}
        return lambda value: gueridon.start(NAME, **{**good, parameter: value})

    for value in (*NO_TEXT, "", "ludo", "a\nb", "\ud800", "../core", "x" * 100_000):
        yield asking(lambda value: gueridon.start(value, SEATS), value)
    for value in (*NO_NUMBER, *HUGE, 0, -1, 7, 99):
        yield asking(start("seats"), value)
    for value in (*NO_MAPPING, {"wind": "strong"}, {7: "a"}, {None: "a"}, {"a\nb": "c"}):
        yield asking(start("options"), value, shown(next(iter(value))) if isinstance(value, dict) else "options")
    for value in (*NO_TEXT, "", "a\nb", "\udfff"):
        yield asking(start("options"), {OPTION: value}, OPTION)
    for value in (*NO_NUMBER[1:], *HUGE[2:]):
        yield asking(start("seed"), value)
    for value in (b"", b"short", bytes(31), bytes(33), "00" * 32, 7, True, ["a"]):
        yield asking(start("key"), value, str(len(value)) if isinstance(value, bytes) else type(value).__name__)
    for parameter, good in (("names", "Anna"), ("luck", DIGITS)):
        for value in NO_MAPPING:
            yield asking(start(parameter), value)
        for seat in (-1, SEATS, 99, "0", None, 1.5, True, 10**30):
            yield asking(start(parameter), {seat: good}, parameter)
    for value in (*(f"An{end}na" for end in LINE_BREAKS), "\ud800", "", " Anna", "Anna ", "\x00", "\x1b[2J", "\u202e"):
        yield asking(start("names"), {0: value}, shown(value))
    for value in (*NO_TEXT, "a" * 81):
        yield asking(start("names"), {0: value}, shown(value))
    for value in (
        DIGITS + "\n",
        DIGITS[:-1],
        DIGITS + "0",
        DIGITS.upper(),
        "",
        "5e\n1 f1",
        "٣" * 64,
        None,
        7,
        b"5e" * 32,
    ):
        yield asking(start("luck"), {0: value}, "luck")


def cases_of_positions() -> Iterator[Case]:
    good = descriptions(NAME)[0]
    for value in (*NO_TEXT, "ludo"):
        yield asking(lambda value: gueridon.from_position(value, good), value)
    for value in NO_TEXT:
        yield asking(lambda value: gueridon.from_position(NAME, value), value)
    for value in ("", "nonsense", "\x1b[2J"):
        yield asking(lambda value: gueridon.from_position(NAME, value), value, "1")
    for character in (*LINE_BREAKS[1:], "\ud800"):
        yield asking(lambda value: gueridon.from_position(NAME, f"{good}\n{value}"), character)
    yield asking(lambda value: gueridon.from_position(NAME, value), good + "\n" * 100_000, "position")
    for value in (*NO_NUMBER[1:], 10**5000):
        yield asking(lambda value: gueridon.from_position(NAME, good, seed=value), value)


def cases_of_a_match() -> Iterator[Case]:
    of_a_seat = [lambda m, seat: m.legal(seat), lambda m, seat: m.why_not(seat, "a"), lambda m, seat: m.play(seat, "a")]
    of_a_seat += [lambda m, seat: m.view(seat), lambda m, seat: m.view_of(seat)]
    of_a_seat += [lambda m, seat: m.can_undo(seat), lambda m, seat: m.undo(seat)]
    for door in of_a_seat:
        for value in (*NO_NUMBER, 10**30, -3, SEATS, 30):
            yield asking(lambda value, door=door: door(match(), value), value)
    for value in NO_TEXT:
        yield asking(lambda value: match().play(0, value), value)
        yield asking(lambda value: match().why_not(0, value), value)
    for value in ("", "a\nb", "\ud800", "x" * 100_000, "\x1b[2J"):
        yield asking(lambda value: match().play(match().to_act()[0], value), value)


def cases_of_weighing() -> Iterator[Case]:
    def weigh(parameter: str) -> Callable[[Any], object]:
        good: dict[str, Any] = {"simulations": 1}
        return lambda value: gueridon.weigh(match(), 0, **{**good, parameter: value})

    nobody: tuple[Any, ...] = (None, 7, "match", GAME, Unspeakable())
    for value in nobody:
        yield asking(lambda value: gueridon.weigh(value, 0, simulations=1), value)
    for value in (*NO_NUMBER, 10**30, -3, SEATS):
        yield asking(lambda value: gueridon.weigh(match(), value, simulations=1), value)
    for value in (*NO_NUMBER[1:], *HUGE, 0, -5):
        yield asking(weigh("simulations"), value)
    for value in (*NO_NUMBER, *HUGE):
        yield asking(weigh("seed"), value)
    for value in (*HUGE, None, "1", 0, -1.0, float("nan"), float("inf"), 10**30, True, [1]):
        yield asking(lambda value: gueridon.weigh(match(), 0, seconds=value), value)


def cases_of_the_rest() -> Iterator[Case]:
    words = Words("en", NAME)
    for value in (*NO_TEXT, "", "de", "EN", "\ud800"):
        yield asking(Words, value)
    for value in (*NO_TEXT[1:], "", "nope", "a\nb"):
        yield asking(lambda value: Words("en", value), value)
    for value in NO_MAPPING:
        yield asking(lambda value: Words("en", NAME, value), value)
    for value in (*NO_NUMBER[1:], 10**30):
        yield asking(lambda value: Words("en", NAME, None, value), value)
    for value in (*NO_NUMBER, 10**30, -1):
        yield asking(words.player, value)
    for value in (None, "error-no-undo", 7):
        yield asking(words.say, value)
    for value in (*NO_TEXT, "", DIGITS + "\n", DIGITS.upper(), DIGITS[:-1]):
        yield asking(read_key, value, "key")
    for value in (*NO_TEXT, "wizard"):
        yield asking(lambda value: bots.make(value, GAME, 0), value)
    for value in (0, -1, 10**30, True, None, "9"):
        yield asking(lambda value: simulate(NAME, SEATS, value, ["random"]), value)
    for value in (0, -1, 10**6):
        yield asking(lambda value: simulate(NAME, SEATS, 1, ["random"], workers=value), value)
    for value in (bytes(31), "00" * 32, None):
        named = "31" if isinstance(value, bytes) else "key"
        yield asking(lambda value: matches.resume(match().record(), value), value, named)


CASES = [
    *cases_of_start(),
    *cases_of_positions(),
    *cases_of_a_match(),
    *cases_of_weighing(),
    *cases_of_the_rest(),
]


def refusal(call: Callable[[], object]) -> dict[str, str]:
    """What is said against a call, in each language; any other exception than ours comes out."""
    with pytest.raises(GueridonError) as caught:
        call()
    error = caught.value
    assert str(error) == Words("en", error.game).say(error.message)
    return {language: Words(language, error.game).say(error.message) for language in LANGUAGES}


def check_sentence(sentence: str) -> None:
    """One line that any terminal, log or file can hold, and nobody is tired of."""
    assert len(sentence.splitlines()) == 1
    assert on_one_line(sentence) == sentence
    assert sentence.endswith((".", ")"))
    assert len(sentence) < 3 * LONGEST


@pytest.mark.parametrize("number", range(len(CASES)))
def test_what_cannot_be_taken_is_refused_in_one_sentence_that_names_it(number: int) -> None:
    call, named = CASES[number]
    for sentence in refusal(call).values():
        check_sentence(sentence)
        assert named in sentence.replace("\u00a0", " ")


def test_there_are_hundreds_of_cases() -> None:
    assert len(CASES) + len(RECORDS) >= 200


# --- records ----------------------------------------------------------------------------------------------------------


@cache
def good_record() -> str:
    return played_out(gueridon.start(NAME, SEATS, seed=3, names={0: "Anna"}, luck={1: DIGITS})).record()


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
    (after_line("luck 2", f"luck 9 {DIGITS}"), "luck 9"),
    (after_line("luck 2", "luck 1"), "luck 1"),
    (after_line("game", f"game {NAME} {GAME.version}"), "game"),
    (after_line("seats", f"seats {SEATS}"), "seats"),
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


# --- what is quoted ---------------------------------------------------------------------------------------------------


@given(st.text(st.characters(exclude_categories=())))
def test_a_quotation_is_one_printable_line_and_stays_as_it_is_when_quoted_again(text: str) -> None:
    quoted = shown(text)
    assert len(quoted.splitlines()) <= 1
    quoted.encode()
    assert shown(quoted)[: LONGEST - 1] == quoted[: LONGEST - 1]


@given(st.integers())
def test_a_number_of_any_size_can_be_said(number: int) -> None:
    check_sentence(
        str(GueridonError("error-option-players", option_quoted="a", players_quoted="1", most=1, asked=number))
    )


def test_a_number_that_python_does_not_write_out_can_be_said() -> None:
    check_sentence(
        str(GueridonError("error-option-players", option_quoted="a", players_quoted="1", most=1, asked=10**5000))
    )


def test_the_name_of_a_player_cannot_break_a_sentence() -> None:
    assert Words("en", NAME, {0: "An\nna\u2028"}).player(0) == "An\\nna\\u2028"


# --- one ----------------------------------------------------------------------------------------------------------------

ONE: dict[str, tuple[dict[str, Any], str, str]] = {
    "error-option-players": (
        {"option_quoted": "x", "players_quoted": "1", "most": 1, "asked": 2},
        "1 player,",
        "1 joueur,",
    ),
    "error-no-such-seat": ({"quoted": "1", "last": 0}, "only seat 0", "que la place 0"),
    "terminal-error-too-many-seats": ({"named": 2, "players": 1}, "1 player sits", "1 joueur."),
    "terminal-verified": (
        {"deals": 1, "actions": 1, "commitment_quoted": ""},
        "the one action keeps",
        "la seule action respecte",
    ),
    "lab-balance-facts": ({"games": 1, "bot_quoted": "", "tables": 1}, "One game between", "1 partie entre"),
    "lab-seat-of": ({"players": 1, "number": 1}, "1 player,", "1 joueur,"),
}


@pytest.mark.parametrize("code", ONE)
def test_one_of_something_is_not_called_several(code: str) -> None:
    arguments, english, french = ONE[code]
    message = gueridon.core.message.Message(code, arguments)
    assert english in Words("en").say(message)
    assert french in Words("fr").say(message)


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
        "luck": draw(st.none() | st.dictionaries(a_seat, digits, max_size=3)),
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


# --- the command line ---------------------------------------------------------------------------------------------------

COMMANDS: list[tuple[tuple[object, ...], str]] = [
    (("play", NAME, "--players", "9" * 30), "9" * 30),
    (("play", NAME, "--players", "two"), "two"),
    (("play", NAME, "--players", "1\n2"), "--players"),
    (("play", NAME, "--seed", "abc"), "abc"),
    (("play", NAME, "--seed", "9" * 200), "0x"),
    (("play", NAME, "--seat", "you\nyou"), "you\\nyou"),
    (("play", NAME, "--name", "An\nna"), "An\\nna"),
    (("play", NAME, "--name", "\ud800"), "\\ud800"),
    (("play", NAME, "--option", "wind"), "wind"),
    (("play", NAME, "--option", "wi\nnd=strong"), "wi\\nnd"),
    (("play", NAME, "--think", "nan"), "nan"),
    (("play", "lu\ndo"), "lu\\ndo"),
    (("play", "x" * 5000), "xxx"),
    (("rules", "\x1b[2J"), "\\x1b[2J"),
    (("games", "--lang", "d\ne"), "d\\ne"),
    (("simulate", NAME, "--games", "9" * 30), "9" * 30),
    (("simulate", NAME, "--games", "1", "--workers", "9" * 9), "9" * 9),
    (("simulate", NAME, "--bots", "wiz\nard"), "wiz\\nard"),
    (("lab", "ladder", NAME, "--think", "nan"), "nan"),
    (("lab", "ladder", NAME, "--think", "1e9"), "1000000000"),
    (("lab", "ladder", NAME, "--simulations", "-5"), "−5"),
    (("lab", "ladder", NAME, "--games", "9" * 30), "9" * 30),
    (("lab", "balance", NAME, "--players", "9" * 30), "9" * 30),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(COMMANDS)))
def test_a_command_with_a_bad_value_names_it_in_one_line(number: int, language: str) -> None:
    arguments, named = COMMANDS[number]
    ran = run(*arguments, *(() if "--lang" in arguments else ("--lang", language)))
    assert ran.status in (1, 2)
    check_sentence(ran.err.removesuffix("\n"))
    assert named in ran.err


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
@pytest.mark.parametrize(
    "content", [b"", b"\0" * 100, bytes(range(256)), b"gueridon record 1\n" + b"* f1\n" * 100_000], ids=range(4)
)
def test_a_file_that_is_no_record_is_refused_in_one_line(
    tmp_path: Path, command: tuple[str, ...], content: bytes
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(content)
    ran = run(*command, file)
    assert ran.status == 1
    check_sentence(ran.err.removesuffix("\n"))
