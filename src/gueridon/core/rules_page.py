"""Reads a game's rules page: headings and numbered paragraphs, each marked with where its rule is from.

## 3. Offers
**3.1** Draw two tiles and look at both. [book]
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from gueridon.core import registry
from gueridon.core.words import filled_in

SOURCES = {
    "en": {"book": "book", "seen": "seen", "derived": "derived", "house": "house"},
    "fr": {"livret": "book", "vu": "seen", "déduit": "derived", "maison": "house"},
}
_PARAGRAPH = re.compile(r"^\*\*(?P<number>\d+\.\d+)\*\* (?P<text>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Paragraph:
    number: str
    text: str
    """In markdown, marks included."""
    sources: tuple[str, ...]
    """Where its rules are from: book, seen, derived, house."""


def rules_page(name: str, language: str) -> str:
    """The page as it is read, with what the box says in the place of every `{ $NAME }`."""
    return filled_in(registry.text(name, f"rules.{language}.md"), language, name)


@cache
def paragraphs(name: str, language: str) -> dict[str, Paragraph]:
    """The numbered paragraphs of a rules page; each is one line of the file."""
    marks = SOURCES[language]
    found: dict[str, Paragraph] = {}
    for match in _PARAGRAPH.finditer(rules_page(name, language)):
        sources = tuple(marks[mark] for mark in re.findall(r"\[([^\]]+)\]", match["text"]) if mark in marks)
        found[match["number"]] = Paragraph(match["number"], match["text"], sources)
    return found
