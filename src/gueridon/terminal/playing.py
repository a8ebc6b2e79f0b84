"""`gueridon play`: sets the table from a command line, a menu or a kept record, and sees everybody out."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from gueridon.bots.registry import check_think
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.chance import key_from_seed, random_key, random_player_seed
from gueridon.core.game import Game
from gueridon.core.match import Match
from gueridon.core.message import GueridonError
from gueridon.core.words import Words
from gueridon.terminal import menu, ourselves
from gueridon.terminal.keeper import Keeper, Secret, check_new, new_record_path, read_secret, read_text
from gueridon.terminal.orders import Left
from gueridon.terminal.screen import Screen
from gueridon.terminal.seats import USUAL_BOT, Seats, checked, seated
from gueridon.terminal.shelf import find_game
from gueridon.terminal.table import Table


@dataclass(frozen=True)
class Wishes:
    """What a command line asked for; whatever it left open is asked or takes its usual value."""

    language: str
    game: str | None = None
    players: int | None = None
    kinds: Sequence[str] = ()
    options: Sequence[str] = ()
    seed: int | None = None
    record: Path | None = None
    resume: Path | None = None
    think: float | None = None
    names: Sequence[str] = ()
    """What the people are called, in the order of their seats."""
    lang_words: Sequence[str] = field(default=())
    """`--lang` as it was typed, to be repeated in the command that resumes."""


def play(wishes: Wishes, screen: Screen) -> int:
    """A game, or part of one; the exit status."""
    if wishes.think is not None:
        check_think(wishes.think)
    try:
        table, keeper = _sit_down(wishes, screen)
    except Left:
        return 0
    except KeyboardInterrupt:
        screen.blank()
        return 130
    words = Words(wishes.language)
    try:
        table.play()
    except (Left, EOFError):
        _see_out(keeper, wishes, words, screen)
        return 0
    except KeyboardInterrupt:
        _see_out(keeper, wishes, words, screen)
        return 130
    except BrokenPipeError:
        raise  # nobody is left to be told anything
    except Exception:
        if keeper.is_kept:
            _see_out(keeper, wishes, words, screen)
        raise
    screen.say(words.noun("terminal-finished"))
    for command in ("verify", "replay"):
        screen.say_whole("  " + ourselves.command(command, str(keeper.path), *wishes.lang_words))
    screen.say(words.noun("terminal-play-again"))
    screen.say_whole("  " + ourselves.command("play", *_same_table(table), *wishes.lang_words))
    return 0


def _same_table(table: Table) -> list[str]:
    """The words that lay the same table again: game, seats, and the options that are not as usual."""
    match = table.match
    usual = {option.name: option.default for option in match.game.options}
    chosen = [f"{name}={choice}" for name, choice in match.options.items() if choice != usual[name]]
    seats = [word for kind in table.seats.kinds for word in ("--seat", kind)]
    return [
        match.game.name,
        "--players",
        str(match.seats),
        *seats,
        *(w for choice in chosen for w in ("--option", choice)),
    ]


def _sit_down(wishes: Wishes, screen: Screen) -> tuple[Table, Keeper]:
    if wishes.resume is not None:
        return _resumed(wishes, screen)
    try:
        return _fresh(wishes, screen)
    except EOFError as error:
        raise GueridonError("cli-no-more-input") from error


def _fresh(wishes: Wishes, screen: Screen) -> tuple[Table, Keeper]:
    if wishes.record is not None:
        check_new(wishes.record)
    name = menu.ask_game(screen, wishes.language) if wishes.game is None else find_game(wishes.game)
    game, words = registry.game(name), Words(wishes.language, name)
    players = _players(wishes, game, words, screen)
    asks = wishes.game is None and not wishes.kinds
    level = menu.ask_level(screen, words) if asks and players > 1 else USUAL_BOT
    seats = seated(checked(wishes.kinds), players, level=level)
    registry.check_seats(game, len(seats.kinds))
    options = read_options(wishes.options)
    if wishes.game is None and not options:
        options = menu.ask_options(screen, game, len(seats.kinds), words)
    for option in menu.options_for(game, len(seats.kinds)):
        options.setdefault(option.name, menu.usual_choice(option, wishes.language))
    names = seats.names(words, wishes.names)
    key = random_key() if wishes.seed is None else key_from_seed(wishes.seed)
    # People at a terminal add their seeds as at any table, though this device draws them; a repeatable game has none.
    seeds = {} if wishes.seed is not None else {seat: random_player_seed() for seat in seats.people}
    match = matches.start(
        name,
        len(seats.kinds),
        options,
        seed=wishes.seed,
        key=key,
        names=names,
        player_seeds=seeds,
        one_device=bool(seeds),
    )
    path = wishes.record or new_record_path(name, datetime.now(), os.environ)
    return _table(match, seats, Keeper(path, Secret(key, seats.kinds)), wishes, screen)


def _resumed(wishes: Wishes, screen: Screen) -> tuple[Table, Keeper]:
    _check_resumes_only(wishes)
    assert wishes.resume is not None
    text = read_text(wishes.resume)
    if matches.replay(text).outcome is not None:
        command = ourselves.command("replay", str(wishes.resume), *wishes.lang_words)
        raise GueridonError("terminal-error-game-over", command_quoted=command)
    secret = read_secret(wishes.resume)
    match = matches.resume(text, secret.key)
    seats = seated(checked(wishes.kinds or secret.kinds), match.seats)
    return _table(match, seats, Keeper(wishes.resume, Secret(secret.key, seats.kinds), kept=text), wishes, screen)


def _table(match: Match, seats: Seats, keeper: Keeper, wishes: Wishes, screen: Screen) -> tuple[Table, Keeper]:
    """Nothing is shown before the game is kept."""
    table = Table(match, seats, keeper, screen, wishes.language, think=wishes.think)
    keeper.save(match)
    words = Words(wishes.language, match.game.name)
    greeting = _greeting(words, seats)
    kept_in = f"{words.noun('terminal-kept-in')} {keeper.path}"
    screen.show(greeting)
    screen.say_whole(kept_in)
    table.lines_above = screen.lines(greeting, Text(kept_in))
    return table, keeper


def _greeting(words: Words, seats: Seats) -> RenderableType:
    """Which game this is, what it is about, and how to learn more."""
    lines = [Text(words.noun("game-name"), style="bold reverse")]
    if words.knows("game-aim"):
        lines.append(Text(words.noun("game-aim")))
    if seats.people:
        lines.append(Text(words.noun("terminal-how-to-get-help"), style="dim"))
    return Group(*lines)


def _check_resumes_only(wishes: Wishes) -> None:
    """A resumed game has its own rules; only the seats may be filled anew."""
    given = {
        "GAME": wishes.game,
        "--players": wishes.players,
        "--option": wishes.options,
        "--seed": wishes.seed,
        "--record": wishes.record,
        "--name": wishes.names,
    }
    for name, value in given.items():
        if value is not None and value != ():
            raise GueridonError("terminal-error-resume-and", quoted=name)


def _players(wishes: Wishes, game: Game, words: Words, screen: Screen) -> int:
    if wishes.players is not None:
        registry.check_seats(game, wishes.players)
        return wishes.players
    if wishes.game is None and not wishes.kinds:
        return menu.ask_players(screen, game, words)
    return max(len(wishes.kinds), game.players[0]) if wishes.kinds else menu.usual_players(game)


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options as a command line gives them: `name=choice`."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, choice = pair.partition("=")
        if not equals:
            raise GueridonError("terminal-error-option-form", quoted=pair)
        chosen[name.strip()] = choice.strip()
    return chosen


def _see_out(keeper: Keeper, wishes: Wishes, words: Words, screen: Screen) -> None:
    screen.blank()
    screen.say(words.noun("terminal-left"))
    screen.say_whole("  " + ourselves.command("play", "--resume", str(keeper.path), *wishes.lang_words))
