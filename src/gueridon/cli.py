"""The command `gueridon`: what can be asked, and which part of the terminal answers it.

Help texts are ids of core/words.*.ftl. Each command imports what it needs when it runs, so that every start is quick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from gueridon import cli_lab
from gueridon.cli_shared import GameName, Lang, Options, in_language, spoken, words_in
from gueridon.terminal import door

app = typer.Typer(
    name="gueridon",
    help="cli-help",
    epilog="cli-help-example",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
)

app.add_typer(cli_lab.app)

File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-file")]


@app.callback()
def gueridon(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", metavar="", help="cli-version")] = False,
    lang: Lang = None,
) -> None:
    spoken(lang)
    if lang is not None:
        context.default_map = {**in_language(app, lang), "lab": in_language(cli_lab.app, lang)}
    if version:
        from importlib.metadata import version as installed_version

        print(f"gueridon {installed_version('gueridon')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")


@app.command(help="cli-games", epilog="cli-games-example")
def games(lang: Lang = None) -> None:
    from gueridon.terminal import screen, shelf

    screen.of_this_terminal().show(shelf.shelf(spoken(lang)))


@app.command(help="cli-play", epilog="cli-play-example")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-play-game", show_default=False)] = None,
    *,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="cli-play-players")] = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="WHO", help="cli-play-seat")] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="cli-play-seed")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="cli-play-record")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli-play-resume")] = None,
    think: Annotated[float | None, typer.Option("--think", metavar="SECONDS", help="cli-play-think")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="cli-play-name")] = None,
    lang: Lang = None,
) -> None:
    from gueridon.terminal import playing, screen

    wishes = playing.Wishes(
        language=spoken(lang),
        game=game,
        players=players,
        kinds=tuple(seat or ()),
        options=tuple(option or ()),
        seed=seed,
        record=record,
        resume=resume,
        think=think,
        names=tuple(name or ()),
        lang_words=("--lang", lang) if lang else (),
    )
    raise typer.Exit(playing.play(wishes, screen.of_this_terminal()))


@app.command(help="cli-bots", epilog="cli-bots-example")
def bots(lang: Lang = None) -> None:
    from gueridon.terminal import opponents, screen

    screen.of_this_terminal().show(opponents.opponents(words_in(lang)))


@app.command(help="cli-replay", epilog="cli-replay-example")
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-replay-seat")] = None,
    lang: Lang = None,
) -> None:
    from gueridon.terminal import replayer, screen

    replayer.Replayer(file, seat, screen.of_this_terminal(), spoken(lang)).run()


@app.command(help="cli-verify", epilog="cli-verify-example")
def verify(file: File, lang: Lang = None) -> None:
    from gueridon.core.message import Message
    from gueridon.core.verify import verify as prove
    from gueridon.terminal import keeper, screen
    from gueridon.terminal.proof import told_of

    proof = prove(keeper.read_text(file))
    figures: dict[str, int | str] = {
        "deals": proof.deals,
        "actions": proof.actions,
        "commitment_quoted": proof.commitment,
    }
    words, shown = words_in(lang), screen.of_this_terminal()
    shown.say(words.say(Message("terminal-verified", figures)), "green")
    for message, style in told_of(proof):
        shown.say(words.say(message), style)


@app.command(help="cli-rules", epilog="cli-rules-example")
def rules(game: GameName, lang: Lang = None) -> None:
    from gueridon.terminal import rule_text, screen, shelf

    screen.of_this_terminal().show_page(rule_text.page(shelf.find_game(game), spoken(lang)))


@app.command(help="cli-simulate", epilog="cli-simulate-example")
def simulate(
    game: GameName,
    *,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="cli-simulate-players")] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", help="cli-simulate-games")] = 100,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT,…", help="cli-simulate-bots")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-simulate-seed")] = 0,
    workers: Annotated[int | None, typer.Option("--workers", metavar="W", help="cli-simulate-workers")] = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", metavar="", help="cli-simulate-json")] = False,
    lang: Lang = None,
) -> None:
    from gueridon.core import registry
    from gueridon.terminal import menu, playing, screen, shelf, simulation

    name = shelf.find_game(game)
    seats = menu.usual_players(registry.game(name)) if players is None else players
    plan = simulation.Plan(
        game=name,
        players=seats,
        games=games,
        bots=simulation.usual_bots(seats) if bots is None else simulation.read_bots(bots),
        options=registry.complete_options(registry.game(name), playing.read_options(option or ())),
        seed=seed,
        workers=workers,
    )
    words = words_in(lang, name)
    results = simulation.carry_out(plan, words)
    if json:
        print(simulation.as_json(results, plan))
    else:
        simulation.show(results, plan, words, screen.of_this_terminal())


@app.command(help="cli-serve", epilog="cli-serve-example")
def serve(
    *,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="cli-serve-host")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", help="cli-serve-port")] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="cli-serve-db")] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", help="cli-serve-workers")] = None,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", help="cli-serve-config")] = None,
    open_browser: Annotated[bool, typer.Option("--open", metavar="", help="cli-serve-open")] = False,
    lang: Lang = None,
) -> None:
    with _server_part():
        from gueridon.server.serve import serve as run_server
        from gueridon.server.settings import read_settings
    flags = {"host": host, "port": port, "db": db, "workers": workers}
    settings = read_settings(config, os.environ, flags)
    settings = settings if settings.db else replace(settings, db=str(_default_database()))
    raise typer.Exit(run_server(settings, words_in(lang), opens_browser=open_browser))


@app.command(help="cli-backup", epilog="cli-backup-example")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-backup-to")],
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="cli-serve-db")] = None,
    lang: Lang = None,
) -> None:
    from gueridon.core.message import Message

    with _server_part():
        from gueridon.server.store.address import read_address
        from gueridon.server.store.backup import backup as save
    save(read_address(db or os.environ.get("GUERIDON_DB") or str(_default_database())), file)
    print(words_in(lang).say(Message("serve-backup", {"quoted": str(file)})))


@app.command(help="cli-broken", epilog="cli-broken-example")
def broken(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="cli-broken-table", show_default=False)] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="cli-serve-db")] = None,
    lang: Lang = None,
) -> None:
    with _server_part():
        from gueridon.server.session.broken import list_broken, record_so_far
        from gueridon.server.store.address import read_address
    address, words = read_address(db or os.environ.get("GUERIDON_DB") or str(_default_database())), words_in(lang)
    if table is not None:
        print(record_so_far(address, table), end="")
        return
    lines = list_broken(address)
    print("\n".join(words.say(line) for line in lines) if lines else words.noun("serve-broken-none"))


@app.command("bot-client", help="cli-bot-client", epilog="cli-bot-client-example")
def bot_client(
    link: Annotated[str, typer.Argument(metavar="LINK", help="cli-bot-client-link")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="cli-bot-client-name")] = "Bot",
    lang: Lang = None,
) -> None:
    with _server_part():
        from gueridon.server.bot_client import run
    words = words_in(lang)
    run(link, name, lambda message: print(words.say(message), flush=True))


@contextmanager
def _server_part() -> Iterator[None]:
    """The base install plays at a terminal and brings no server."""
    from gueridon.core.message import GueridonError

    try:
        yield
    except ModuleNotFoundError as error:
        raise GueridonError("error-server-not-installed", quoted=error.name or "") from error


def _default_database() -> Path:
    from gueridon.terminal.keeper import data_folder

    return data_folder(os.environ) / "gueridon.db"


def main() -> None:
    sys.exit(door.run(app, sys.argv[1:]))


if __name__ == "__main__":
    main()
