"""Where a terminal is written to and read from; everything else here is given a Screen."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress

from rich import _wrap
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

# rich breaks lines at any space; French wants « these » kept together, which is what no-break spaces are for.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*(?:\S|[\u00a0\u202f])+[^\S\u00a0\u202f]*")

Reader = Callable[[str], str]
"""Shows a prompt and returns the line that was typed; EOFError when there is none."""

_LONGEST_LINE = 1000
_CLEAR_WITH_SCROLLBACK = "\x1b[H\x1b[2J\x1b[3J"


_HARMLESS = "\n\u00a0\u202f\u200d\u2060"  # not printable to Python, but at home in texts: spaces and joiners


def printable(text: str) -> str:
    """A text without anything that a terminal would obey instead of showing."""
    return "".join(letter if letter.isprintable() or letter in _HARMLESS else "\ufffd" for letter in text)


def told(sentence: str) -> RenderableType:
    """A line of a log; what does not fit on it hangs below its beginning."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text("·", style="dim"), Text(printable(sentence)))
    return grid


class Screen:
    """One terminal, or whatever stands in for it."""

    def __init__(self, console: Console, read: Reader, *, is_interactive: bool) -> None:
        self.console = console
        self.is_interactive = is_interactive
        """Whether a person sits at both ends; otherwise nothing is cleared and nobody is waited for."""
        self._read = read

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def lines(self, *things: RenderableType) -> int:
        """How many lines things would take."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False)

    def show_page(self, page: RenderableType) -> None:
        """Something to read; a person turns its pages when it is longer than the screen."""
        if not self.is_interactive or self.lines(page) < self.height:
            self.show(page)
            return
        shows_styles = shutil.which("less") is not None and not os.environ.get("PAGER")
        os.environ.setdefault("LESS", "-R")  # without it less prints colours as letters
        with self.console.pager(styles=shows_styles):
            self.show(page)

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(printable(text), style=style))

    def say_whole(self, text: str) -> None:
        """A line that is not broken, so that a command in it can be copied."""
        self.console.print(Text(printable(text)), soft_wrap=True, highlight=False)

    def tell(self, sentence: str) -> None:
        self.show(told(sentence))

    def blank(self) -> None:
        self.console.print()

    def ask(self, prompt: str) -> str:
        return printable(self._read(f"{printable(prompt)} › ")[:_LONGEST_LINE]).strip()

    def clear(self) -> None:
        """Leave nothing to be seen of what was shown, not even by scrolling back."""
        if self.is_interactive and self.console.is_terminal:
            self.console.file.write(_CLEAR_WITH_SCROLLBACK)
            self.console.file.flush()


def of_this_terminal() -> Screen:
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    return Screen(Console(), _typed if interactive else _read_and_echo, is_interactive=interactive)


def _typed(prompt: str) -> str:
    with suppress(ImportError):  # Windows has its own
        import readline  # noqa: F401  # gives input() arrow keys and a history
    return input(prompt)


def _read_and_echo(prompt: str) -> str:
    """Repeats what came through a pipe, so that the transcript reads like a session."""
    line = input(prompt)
    print(printable(line))
    return line
