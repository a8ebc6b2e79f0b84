"""What a person at the table typed: an action, or a word to the table itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Word = Literal["look", "rule", "what", "why", "rules", "undo", "hint", "log", "help", "quit"]

# Both languages' words work in both languages: nobody should have to guess which one the table speaks.
_WORDS: dict[str, Word] = {
    "rules": "rules",
    "règles": "rules",
    "regles": "rules",
    "undo": "undo",
    "annuler": "undo",
    "hint": "hint",
    "conseil": "hint",
    "log": "log",
    "journal": "log",
    "help": "help",
    "aide": "help",
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
    "why": "why",
    "pourquoi": "why",
}


class Left(Exception):
    """Somebody rose from the table; a game that has begun can be resumed."""


@dataclass(frozen=True)
class Action:
    """Something to be done in the game, in notation; the game will say whether it may be."""

    text: str


@dataclass(frozen=True)
class NoSuchNumber:
    """A number that the list of choices does not have."""

    number: str


@dataclass(frozen=True)
class Command:
    """Something to be done by the table: the word, and what it is about."""

    word: Word
    about: str = ""


Order = Action | NoSuchNumber | Command


def understand(typed: str, legal: Sequence[str]) -> Order:
    """A legal notation before all else, so that no word of ours can hide an action; `/word` is always ours."""
    folded = " ".join(typed.casefold().split())
    if folded in legal and not folded.isdigit():
        return Action(folded)
    return _number(folded, legal) or _command(folded) or Action(folded)


def wants_to_leave(typed: str) -> bool:
    """Whether an answer to any question of the table means: quit."""
    return typed.casefold() == "q" or understand(typed, ()) == Command("quit")


def _number(folded: str, legal: Sequence[str]) -> Order | None:
    """A bare number always counts choices."""
    if not re.fullmatch(r"[0-9]{1,4}", folded):
        return None
    if not 1 <= int(folded) <= len(legal):
        return NoSuchNumber(folded)
    return Action(legal[int(folded) - 1])


def _command(folded: str) -> Command | None:
    if not folded:
        return Command("look")
    if folded.startswith("?"):
        return _question(folded[1:].strip())
    word, _, about = folded.removeprefix("/").partition(" ")
    if word not in _WORDS or (about and _WORDS[word] not in ("why", "rules")):
        return None
    return Command(_WORDS[word], about)


def _question(asked: str) -> Command:
    word, _, about = asked.partition(" ")
    if _WORDS.get(word) == "why":
        return Command("why", about)
    if not asked or re.fullmatch(r"§? ?[0-9]+([.,][0-9]+)+", asked):
        return Command("rule", asked.removeprefix("§").strip().replace(",", "."))
    return Command("what", asked)
