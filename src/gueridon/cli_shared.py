"""What several commands have in common: the language they speak, the game they are about."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from gueridon.terminal import language

if TYPE_CHECKING:
    from gueridon.core.words import Words

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="cli-lang")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-game")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE", help="cli-option")]


def spoken(lang: str | None) -> str:
    return language.of_locale(os.environ) if lang is None else language.checked(lang)


def words_in(lang: str | None, game: str | None = None) -> Words:
    from gueridon.core.words import Words

    return Words(spoken(lang), game)


def in_language(commands: typer.Typer, lang: str) -> dict[str, dict[str, str]]:
    """The default of every command's --lang, when it was given before the command."""
    return {
        command.name or command.callback.__name__: {"lang": lang}
        for command in commands.registered_commands
        if command.callback
    }
