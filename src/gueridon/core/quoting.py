"""Puts what somebody gave us into a sentence: on one line, short, and printable whatever it is."""

from __future__ import annotations

from reprlib import Repr
from typing import Final

LONGEST: Final = 200
"""Letters of a quotation: a path is still whole, a record is not."""
_JOINERS: Final = "\u00a0\u202f\u200d\u2060"  # not printable to Python, but at home in texts: spaces and joiners
_LONGEST_NUMBER: Final = 128
"""Bits. Python refuses to write out numbers that are much longer, because it takes long."""


def shown(value: object) -> str:
    """The beginning of a text; anything else as Python writes it."""
    text = value if isinstance(value, str) else _SHORT.repr(value)
    return on_one_line(text if len(text) <= LONGEST else text[: LONGEST - 1] + "…")


def written(value: object) -> str:
    """As Python writes it, texts too: '2' is no number."""
    return shown(_SHORT.repr(value))


def on_one_line(text: str) -> str:
    """A text as it is, but for what a terminal or a log would obey: that is spelt out."""
    return text if text.isprintable() else "".join(map(_letter, text))


def _letter(letter: str) -> str:
    if letter.isprintable() or letter in _JOINERS:
        return letter
    return letter.encode("unicode_escape").decode("ascii")


class _Short(Repr):
    """Long lists and long numbers are cut, and an object that cannot describe itself gets its type's name."""

    def repr_int(self, value: int, level: int) -> str:
        written = repr(value) if value.bit_length() <= _LONGEST_NUMBER else f"{value:#x}"[:20] + "…"
        return written.replace("-", "−")  # as in every sentence


_SHORT: Final = _Short()
_SHORT.maxstring = _SHORT.maxother = LONGEST
