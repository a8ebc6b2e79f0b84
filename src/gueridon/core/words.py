"""Puts messages into a reader's language, from Fluent catalogues shared by terminal, log and browser.

What a text of a game repeats of the game's box it does not write but names, in capitals: `{ $ROUNDS }`, or
`{ -stars(n: $MOST_BLUE) }`. Before anybody reads a catalogue or a rules page, what the game's figures.py says takes the
place of each of these names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from gueridon.core import given, registry
from gueridon.core.game import CHANCE, EVERYTHING
from gueridon.core.message import Argument, Figure, GueridonError, Message
from gueridon.core.quoting import on_one_line, shown

LANGUAGES: Final = ("en", "fr")
_LARGEST: Final = 10**15
"""Larger numbers are shown as texts: nobody reads them, and not every one can be formatted."""
_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
_FIGURE: Final = re.compile(r"\$([A-Z][A-Z0-9_]*)")


class Words:
    """One reader's words: a language, the game being played, the players' names and the reader's own seat."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Mapping[int, str] | None = None,
        reader: int | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise GueridonError("error-no-such-language", quoted=shown(language), languages_quoted=", ".join(LANGUAGES))
        self.language = language
        self.game = None if game is None else registry.checked(game)
        self.reader = reader
        self._names = given.mapping(names, "names")
        if reader is not None:
            given.whole_number(reader, "reader", EVERYTHING, CHANCE)
        self._bundle = _bundle(language, *_catalogues(language, game))

    def say(self, message: Message) -> str:
        """The sentence of a message. A code or noun without words is our mistake, and a KeyError."""
        if not isinstance(message, Message):
            raise GueridonError("error-wrong-kind", place_quoted="message", kind="kind-message", quoted=shown(message))
        return self._format(message.code, self._filled(message.arguments))

    def noun(self, code: str) -> str:
        return self._format(code, {})

    def knows(self, code: str) -> bool:
        return self._bundle.has_message(code)

    def codes(self) -> tuple[str, ...]:
        """Every message of the table and the game, in the order of the catalogues."""
        return tuple(
            entry.id.name
            for source in _catalogues(self.language, self.game)
            for entry in _resource(source).body
            if isinstance(entry, ast.Message)
        )

    def player(self, seat: int) -> str:
        seat = given.whole_number(seat, "seat", 0, CHANCE)
        name = self._names.get(seat)
        return on_one_line(str(name)) if name else self._format("player-name", {"number": seat + 1})

    def _format(self, code: str, arguments: Mapping[str, int | str]) -> str:
        if not self._bundle.has_message(code):
            raise KeyError(f"no words for {code!r} in {self.language} (game: {self.game})")
        pattern = self._bundle.get_message(code).value
        assert pattern is not None, code
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise KeyError(f"{code!r} in {self.language} (game: {self.game}): {errors}")
        assert isinstance(text, str)
        is_below_zero = any(isinstance(value, int) and value < 0 for value in arguments.values())
        return _HYPHEN.sub("−", text) if is_below_zero else text

    def _filled(self, arguments: Mapping[str, Argument]) -> dict[str, int | str]:
        filled: dict[str, int | str] = {}
        for name, value in arguments.items():
            if name == "seat" or name.endswith("_seat"):
                assert isinstance(value, int)
                filled[name] = self.player(value)
                filled[name.removesuffix("seat") + "you"] = "yes" if value == self.reader else "no"
            elif name == "quoted" or name.endswith("_quoted"):
                filled[name] = shown(value) if name == "quoted" else on_one_line(str(value))
            else:
                filled[name] = self._value(value)
        return filled

    def _value(self, value: Argument) -> int | str:
        if isinstance(value, int):
            return value if abs(value) < _LARGEST else shown(value)
        if isinstance(value, str):
            return self.noun(value)
        if isinstance(value, Message):
            return self.say(value)
        return self._list(value)

    def _list(self, values: Sequence[int] | Sequence[str]) -> str:
        said = [str(value) if isinstance(value, int) else self.noun(value) for value in values]
        return ", ".join(said) if said else self.noun("none")


@cache
def catalogue(language: str, game: str | None = None) -> str:
    """The words of the table or of a game, as Fluent, with the figures of the game's box in their places."""
    text = registry.text(game, f"words.{language}.ftl")
    return text if game is None else _with_figures(text, _figures(language, game))


def filled_in(text: str, language: str, game: str) -> str:
    """A text of a game with what stands in braces put into words, each line by itself: figures, terms, nouns."""
    lines = _with_figures(text, _figures(language, game)).split("\n")
    braced = {f"line-{number}": line for number, line in enumerate(lines) if "{" in line}
    source = "".join(f"{code} = {line}\n" for code, line in braced.items())
    words = _reading(language, *_catalogues(language, game), source)
    return "\n".join(words.noun(f"line-{number}") if "{" in line else line for number, line in enumerate(lines))


def figures_in(text: str) -> set[str]:
    """The figures of a box that a text names."""
    return set(_FIGURE.findall(text))


@cache
def _figures(language: str, game: str) -> Mapping[str, str]:
    """What takes the place of each figure in Fluent: a number, or a text in quotation marks."""
    figures = registry.figures(game)
    found = {name: str(figure) for name, figure in figures.items() if isinstance(figure, int)}
    # Texts are said by the game's own words, in which numbers may stand but no other texts.
    own = _with_figures(registry.text(game, f"words.{language}.ftl"), found)
    words = _reading(language, catalogue(language), own)
    for name, figure in figures.items():
        if not isinstance(figure, int):
            found[name] = '"' + _said(figure, words).replace("\\", "\\\\").replace('"', '\\"') + '"'
    return found


def _said(figure: Figure, words: Words) -> str:
    if isinstance(figure, Message):
        return words.say(figure)
    if isinstance(figure, int | str):
        return words.noun(figure) if isinstance(figure, str) else str(figure)
    said = [_said(each, words) for each in figure]
    separator = words.noun("between-lists") if any(", " in each for each in said) else ", "
    return separator.join(said) if said else words.noun("none")


def _with_figures(text: str, figures: Mapping[str, str]) -> str:
    return _FIGURE.sub(lambda found: figures.get(found[1], found[0]), text)


def _reading(language: str, *sources: str) -> Words:
    words = Words(language)
    words._bundle = _bundle(language, *sources)
    return words


@cache
def _bundle(language: str, *sources: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(_resource(source), allow_overrides=False)
    return bundle


@cache
def _resource(source: str) -> ast.Resource:
    return FluentResource(source)


def _catalogues(language: str, game: str | None) -> Sequence[str]:
    return (catalogue(language),) if game is None else (catalogue(language), catalogue(language, game))
