"""The way in and out of every command: help in the reader's language, one sentence for every error, an exit status."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from errno import ENOSPC

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from gueridon.core.message import GueridonError, Message
from gueridon.terminal import language, ourselves

INTERRUPTED = 130
BROKEN_PIPE = 141
OUR_MISTAKE = 70


def run(app: typer.Typer, arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit status."""
    _never_fail_to_print()
    arguments = ourselves.without_our_name(list(arguments))
    spoken = language.of_command(arguments, os.environ)
    try:
        return _carry_out(app, arguments, spoken)
    except BrokenPipeError:
        return _leave_quietly()
    except (KeyboardInterrupt, typer.Abort):
        return _say(spoken, Message("cli-interrupted"), INTERRUPTED)
    except GueridonError as error:
        return _say(spoken, error.message, 1, error.game)
    except typer.TyperException as error:
        return _say(spoken, _usage(error), 2)
    except OSError as error:
        return _say(spoken, _system(error), 1)
    except Exception as error:
        if os.environ.get("GUERIDON_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        return _say(spoken, Message("cli-our-mistake", {"quoted": what}), OUR_MISTAKE)


def _carry_out(app: typer.Typer, arguments: Sequence[str], spoken: str) -> int:
    from typer.main import get_command

    command = get_command(app)
    assert isinstance(command, TyperGroup)
    if "--help" in arguments or not any(word in _leaves(command) for word in arguments):
        _translate(command, spoken)
    status = command.main(list(arguments), prog_name=ourselves.called(), standalone_mode=False)
    sys.stdout.flush()
    return status if isinstance(status, int) else 0


def _leaves(command: TyperGroup) -> set[str]:
    """The commands that do something; a group without one of them only shows its help."""
    names: set[str] = set()
    for name, inner in command.commands.items():
        names |= _leaves(inner) if isinstance(inner, TyperGroup) else {name}
    return names


# --- help -------------------------------------------------------------------------------------------------------------


def _translate(command: TyperCommand | TyperGroup, spoken: str) -> None:
    """Help is declared as ids of the catalogue and put into words only when somebody asks for it."""
    from gueridon.bots.registry import NAMES
    from gueridon.core import registry
    from gueridon.core.words import Words

    words = Words(spoken)
    example = {
        "command_quoted": ourselves.called(),
        "game_quoted": next(iter(registry.names()), "GAME"),
        "bots_quoted": ", ".join(NAMES),
    }

    def said(code: str | None) -> str | None:
        return words.say(Message(code, example)) if code and words.knows(code) else code

    _translate_headings(words.noun)
    _translate_command(command, said)


def _translate_headings(noun: Callable[[str], str]) -> None:
    from typer import rich_utils

    import gueridon.terminal.screen  # noqa: F401  # teaches rich where French lines may break

    rich_utils.ARGUMENTS_PANEL_TITLE = noun("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = noun("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = noun("cli-commands")
    rich_utils.DEFAULT_STRING = noun("cli-default")
    rich_utils.REQUIRED_LONG_STRING = noun("cli-required")


def _translate_command(command: TyperCommand | TyperGroup, said: Callable[[str | None], str | None]) -> None:
    """A command, its parameters and the commands under it."""
    command.help, command.epilog = said(command.help), said(command.epilog)
    for parameter in command.params:
        if isinstance(parameter, TyperOption | TyperArgument):
            parameter.help = said(parameter.help)
    help_option = command.get_help_option(typer.Context(command))
    if help_option is not None:
        help_option.help, help_option.metavar = said("cli-help-option"), ""
    for inner in command.commands.values() if isinstance(command, TyperGroup) else ():
        assert isinstance(inner, TyperCommand | TyperGroup)
        _translate_command(inner, said)


# --- errors -----------------------------------------------------------------------------------------------------------


def _say(spoken: str, message: Message, status: int, game: str | None = None) -> int:
    from gueridon.core.words import Words
    from gueridon.terminal.screen import printable

    sentence = printable(Words(spoken, game).say(message))
    try:
        print(" ".join(sentence.split("\n")), file=sys.stderr)
    except BrokenPipeError:
        return _leave_quietly()
    return status


def _usage(error: typer.TyperException) -> Message:
    """What is wrong with a command line, in our own words: typer speaks English only."""
    name = _named(error)
    match type(error).__name__:
        case "NoSuchOption":
            return Message("cli-no-such-option", {"quoted": name})
        case "MissingParameter":
            return Message("cli-missing", {"quoted": name})
        case "BadParameter":
            return Message("cli-bad-value", {"quoted": _refused(error), "option_quoted": name})
        case "BadOptionUsage":
            is_flag = "does not take" in error.format_message()
            return Message("cli-option-takes-no-value" if is_flag else "cli-option-needs-value", {"quoted": name})
    for pattern, code in _SENTENCES:
        if (found := re.match(pattern, error.format_message(), re.DOTALL)) is not None:
            return Message(code, {"quoted": found[1]})
    return Message("cli-usage")


# What typer says without saying, in a type of its own, what kind of mistake it is.
_SENTENCES = (
    (r"No such command '(.*?)'", "cli-no-such-command"),
    (r"Got unexpected extra argument\S* \((.*)\)", "cli-extra-argument"),
)


def _named(error: typer.TyperException) -> str:
    """The option or argument that an error is about, as it is typed."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    spellings = [*getattr(parameter, "opts", ())]
    if getattr(parameter, "param_type_name", "") == "argument":
        return str(getattr(parameter, "metavar", None) or spellings[0].upper())
    return str(option or next(iter(spellings), error.format_message()))[:80]


def _refused(error: typer.TyperException) -> str:
    """The value that somebody typed, which typer keeps in what it was told by whoever read it."""
    errors = getattr(error.__cause__, "errors", None)
    return str(errors()[0]["input"]) if errors is not None else error.message


def _system(error: OSError) -> Message:
    """Why the system did not do what was asked of a file."""
    arguments = {"quoted": str(error.filename or "")}
    kinds: Mapping[type[OSError], str] = {
        FileNotFoundError: "cli-file-not-found",
        IsADirectoryError: "cli-is-a-folder",
        NotADirectoryError: "cli-not-a-folder",
        PermissionError: "cli-no-permission",
    }
    for kind, code in kinds.items():
        if isinstance(error, kind):
            return Message(code, arguments)
    if error.errno == ENOSPC:
        return Message("cli-disk-full")
    return Message("cli-system", {"quoted": str(error.strerror or error)})


def _leave_quietly() -> int:
    """Whoever read our output has gone; what is left of it goes nowhere."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, io.UnsupportedOperation):
        pass
    return BROKEN_PIPE


def _never_fail_to_print() -> None:
    """A terminal or pipe of another encoding gets question marks, never an error; so does a badly encoded input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
