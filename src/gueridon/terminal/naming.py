"""Finds what somebody means by a word of their own language: a choice by its label, a thing by its name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from gueridon.core.words import Words

_SHORTEST = 3
_EFFECT = "-effect"


def plain(text: str) -> str:
    """A text without case, accents, signs and double spaces: what two people would spell alike."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", kept.replace("_", " ")))


def labels_with(typed: str, labels: Sequence[str]) -> list[int]:
    """The choices whose label is this, or failing that contains it as whole words."""
    wanted = plain(typed)
    if not any(len(word) >= _SHORTEST and word.isalpha() for word in wanted.split()):
        return []
    spelt = [plain(label) for label in labels]
    same = [index for index, label in enumerate(spelt) if label == wanted]
    return same or [index for index, label in enumerate(spelt) if f" {wanted} " in f" {label} "]


def effects_of(typed: str, words: Words) -> list[tuple[str, str]]:
    """The things of the game with this name or id, each with what it does; told once where one thing has two names."""
    wanted = plain(typed)
    found = {effect: name for ident, name, effect in _things(words) if wanted in (plain(ident), plain(name))}
    return [(name[:1].upper() + name[1:], effect) for effect, name in found.items()]


def _things(words: Words) -> Iterator[tuple[str, str, str]]:
    """The catalogue names a thing `<kind>-<id>` and tells what it does in `<kind>-<id>-effect`."""
    for code in words.codes():
        named = code.removesuffix(_EFFECT)
        if named != code and words.knows(named):
            yield named.partition("-")[2], words.noun(named), words.noun(code)
