"""Reads the plain values that a caller or a record gives: checked once here, trusted inside.

Whatever comes in, the answer is the value as we keep it or a GueridonError that names the place and quotes the value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from operator import index
from typing import Final

from gueridon.core.message import GueridonError
from gueridon.core.quoting import on_one_line, shown, written

LONGEST_NAME: Final = 80
"""Letters. A table asks for shorter names; this is what a line of a record holds for everybody."""
KEY_BYTES: Final = 32
_SEED_DIGITS: Final = 100
_HEXADECIMAL: Final = re.compile("[0-9a-f]{64}")
_BREAKS: Final = re.compile("[\x0b-\r\x1c-\x1e\x85\u2028\u2029\ud800-\udfff]")
"""What may not stand in a line: whatever some reader takes for its end, and halves of letters, which no file can hold."""


def whole_number(value: object, place: str, least: int, most: int) -> int:
    number = as_whole(value)
    if number is None or not least <= number <= most:
        bounds = {"least_quoted": str(least), "most_quoted": str(most)}
        raise GueridonError("error-not-a-number", place_quoted=place, quoted=written(value), **bounds)
    return number


def as_whole(value: object) -> int | None:
    """A whole number of any make, numpy's say; True and False are none."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return index(value)


def number_in(word: str, least: int, most: int) -> int | None:
    """The number that a word of a text writes in plain digits, if it lies between two others."""
    number = int(word) if re.fullmatch("[0-9]{1,6}", word) else None
    return number if number is not None and least <= number <= most else None


def yes_or_no(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise GueridonError("error-wrong-kind", place_quoted=place, kind="kind-bool", quoted=shown(value))
    return value


def seed(value: object) -> int:
    number = as_whole(value)
    if number is None or abs(number) >= 10**_SEED_DIGITS:
        raise GueridonError("error-not-a-seed", quoted=written(value), digits=_SEED_DIGITS)
    return number


def text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise GueridonError("error-wrong-kind", place_quoted=place, kind="kind-text", quoted=shown(value))
    return value


def lines(value: object, place: str, most: int) -> list[str]:
    """The lines of a text that is not too long; they end with a line feed, as on Windows also after a carriage return."""
    whole = text(value, place)
    if len(whole) > most:
        raise GueridonError("error-text-too-long", place_quoted=place, length=len(whole), most=most)
    found = whole.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(found, start=1):
        if (found_break := _BREAKS.search(line)) is not None:
            raise GueridonError("error-breaks-line", place_quoted=place, line=number, quoted=shown(found_break[0]))
    return found


def key(value: object) -> bytes:
    """A key is a secret, so an error does not quote it."""
    if not isinstance(value, bytes):
        kind = shown(type(value).__name__)
        raise GueridonError("error-wrong-kind", place_quoted="key", kind="kind-bytes", quoted=kind)
    if len(value) != KEY_BYTES:
        raise GueridonError("error-key-length", length=len(value), wanted=KEY_BYTES)
    return value


def digits(value: object, place: str) -> str:
    """The 64 hexadecimal digits of a hash or a player's seed."""
    if not isinstance(value, str) or not _HEXADECIMAL.fullmatch(value):
        raise GueridonError("error-not-digits", place_quoted=place, quoted=shown(value))
    return value


def name(value: object) -> str:
    """A name stands at the end of a line of a record, and is the same when it is read back."""
    if isinstance(value, str) and 1 <= len(value) <= LONGEST_NAME and value == value.strip() == on_one_line(value):
        return value
    raise GueridonError("error-not-a-name", quoted=shown(value), most=LONGEST_NAME)


def by_seat(value: object, place: str, seats: int, read: Callable[[object], str]) -> dict[int, str]:
    """Something for some of the seats, which are counted from 0."""
    return {seat_number(seat, place, seats): read(one) for seat, one in mapping(value, place).items()}


def seat_number(value: object, place: str, seats: int) -> int:
    number = as_whole(value)
    if number is None or not 0 <= number < seats:
        raise GueridonError("error-names-no-seat", place_quoted=place, quoted=written(value), last=seats - 1)
    return number


def collection(value: object, place: str) -> list[object]:
    """A list, a set or the like; a text is none."""
    if isinstance(value, str | bytes) or not isinstance(value, Collection):
        raise GueridonError("error-wrong-kind", place_quoted=place, kind="kind-collection", quoted=shown(value))
    return list(value)


def mapping(value: object, place: str) -> Mapping[object, object]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise GueridonError("error-wrong-kind", place_quoted=place, kind="kind-mapping", quoted=shown(value))
    return value
