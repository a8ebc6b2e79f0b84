"""Whatever is given to the library is taken or refused at once, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gueridon
from gueridon.bots import registry as bots
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.chance import read_key
from gueridon.core.message import GueridonError
from gueridon.core.quoting import LONGEST, on_one_line, shown
from gueridon.core.words import LANGUAGES, Words
from gueridon.lab.simulate import simulate
from tests.at_terminal import run
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
    for parameter, good in (("names", "Anna"), ("luck", DIGITS), ("player_seeds", DIGITS)):
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
        yield asking(start("player_seeds"), {0: value}, "player_seeds")
    for value in (7, "0", b"0", None, [-1], [SEATS], ["0"], [None], [1.5], [True]):
        yield asking(start("without_seed"), value, "without_seed")
    for value in (-1, "1", None, 1.5, True, 10**30):
        yield asking(start("restarts"), value, "restarts")
    for value in (1, "yes", None, [True]):
        yield asking(start("one_device"), value, "one_device")
    yield asking(start("one_device"), True, "one_device")  # of which seeds?


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
    assert len(CASES) >= 200


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
