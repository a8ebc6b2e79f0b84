"""Shows the rules page, or one paragraph of it, with a visible mark on every house rule."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.panel import Panel
from rich.segment import Segment
from rich.style import Style

from gueridon.core.rules_page import SOURCES, paragraphs, rules_page
from gueridon.core.words import Words

_STYLES = {
    "book": Style(dim=True),
    "seen": Style(dim=True),
    "derived": Style(dim=True),
    "house": Style(color="black", bgcolor="yellow"),
}


class Marked:
    """Markdown in which the marks that say where a rule is from stand out."""

    def __init__(self, text: str, language: str) -> None:
        self._markdown = Markdown(text, hyperlinks=False)
        self._styles = {f"[{mark}]": _STYLES[source] for mark, source in SOURCES[language].items()}
        self._pattern = re.compile("(" + "|".join(re.escape(mark) for mark in self._styles) + ")")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self._markdown, options):
            yield from [segment] if segment.control else self._marked(segment)

    def _marked(self, segment: Segment) -> Iterator[Segment]:
        for piece in self._pattern.split(segment.text):
            style = self._styles.get(piece)
            yield Segment(piece, segment.style if style is None else style)


def page(name: str, language: str) -> RenderableType:
    """The whole rules page. Its paragraphs are lines; markdown wants a blank one between them."""
    text = re.sub(r"\n+(?=\*\*\d+\.\d+\*\*)", "\n\n", rules_page(name, language))
    return Marked(text, language)


def paragraph(words: Words, number: str) -> RenderableType | None:
    """One paragraph in a frame; None when the page has none of this number."""
    assert words.game is not None
    found = paragraphs(words.game, words.language).get(number)
    if found is None:
        return None
    title = f"{words.noun('game-name')} · {number}"
    is_house = "house" in found.sources
    return Panel(
        Marked(found.text, words.language),
        title=title,
        title_align="left",
        subtitle=words.noun(_subtitle(found.sources)),
        subtitle_align="right",
        border_style="yellow" if is_house else "dim",
    )


def _subtitle(sources: tuple[str, ...]) -> str:
    """The weakest of several origins names the paragraph, so that no house rule hides behind the book."""
    for source in ("house", "derived", "seen", "book"):
        if source in sources:
            return f"terminal-source-{source}"
    return "terminal-source-none"
