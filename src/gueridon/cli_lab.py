"""The commands `gueridon lab …`: many games at once, and what they tell about bots and rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gueridon.cli_shared import GameName, Lang, Options, in_language, words_in
from gueridon.terminal import language

if TYPE_CHECKING:
    from gueridon.lab.ladder import Setting

app = typer.Typer(name="lab", help="cli-lab", epilog="cli-lab-example", invoke_without_command=True)

Players = Annotated[int | None, typer.Option("--players", metavar="N", help="cli-lab-players")]
Games = Annotated[int, typer.Option("--games", metavar="K", help="cli-lab-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="cli-simulate-seed")]
Think = Annotated[float | None, typer.Option("--think", metavar="SECONDS", help="cli-lab-think")]
Simulations = Annotated[int | None, typer.Option("--simulations", metavar="N", help="cli-lab-simulations")]
Workers = Annotated[int | None, typer.Option("--workers", metavar="W", help="cli-simulate-workers")]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="cli-lab-cluster")]
Results = Annotated[Path | None, typer.Option("--results", metavar="FILE", help="cli-lab-results")]
Json = Annotated[bool, typer.Option("--json", metavar="", help="cli-simulate-json")]

INTERRUPTED = 130


@app.callback()
def lab(context: typer.Context, lang: Lang = None) -> None:
    if lang is not None:
        context.default_map = {**in_language(app, language.checked(lang))}
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")


@app.command(help="cli-lab-ladder", epilog="cli-lab-ladder-example")
def ladder(
    game: GameName,
    *,
    players: Players = None,
    levels: Annotated[str | None, typer.Option("--levels", metavar="A,B,…", help="cli-lab-levels")] = None,
    pair: Annotated[list[str] | None, typer.Option("--pair", metavar="A:B", help="cli-lab-pair")] = None,
    games: Games = 400,
    decide: Annotated[bool, typer.Option("--decide", metavar="", help="cli-lab-decide")] = False,
    think: Think = None,
    simulations: Simulations = None,
    seed: Seed = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    results: Results = None,
    option: Options = None,
    json: Json = False,
    markdown: Annotated[Path | None, typer.Option("--markdown", metavar="FILE", help="cli-lab-markdown")] = None,
    lang: Lang = None,
) -> None:
    from gueridon.terminal import laddering, screen, simulation

    setting = _setting(game, players, option, seed=seed, simulations=simulations, think=think)
    plan = laddering.Plan(
        setting=setting,
        levels=None if levels is None else simulation.read_bots(levels),
        pairs=tuple(laddering.read_pair(typed) for typed in pair or ()),
        games=games,
        decide=decide,
        workers=workers,
        cluster=cluster,
        results=results,
    )
    words = words_in(lang, setting.game)
    climbed = laddering.measure(plan, words)
    if markdown is not None:
        markdown.write_text(laddering.as_markdown(climbed, words), encoding="utf-8")
    if json:
        print(laddering.as_json(climbed))
    else:
        laddering.show(climbed, words, screen.of_this_terminal())
    if climbed.was_interrupted:
        raise typer.Exit(INTERRUPTED)


def _setting(
    game: str,
    players: int | None,
    option: list[str] | None,
    *,
    seed: int,
    simulations: int | None,
    think: float | None,
) -> Setting:
    from gueridon.core import registry
    from gueridon.lab.ladder import Setting
    from gueridon.terminal import menu, playing, shelf

    name = shelf.find_game(game)
    rules = registry.game(name)
    seats = menu.usual_players(rules) if players is None else players
    options = registry.complete_options(rules, playing.read_options(option or ()))
    return Setting(name, seats, tuple(sorted(options.items())), seed, simulations, think)


@app.command(help="cli-lab-balance", epilog="cli-lab-balance-example")
def balance(
    game: GameName,
    *,
    players: Annotated[str | None, typer.Option("--players", metavar="N,N,…", help="cli-lab-balance-players")] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="LEVEL", help="cli-lab-bot")] = "greedy",
    games: Annotated[int, typer.Option("--games", metavar="K", help="cli-lab-balance-games")] = 400,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.html", help="cli-lab-report")] = None,
    think: Think = None,
    simulations: Simulations = None,
    seed: Seed = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    results: Results = None,
    option: Options = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from gueridon.lab.balance import Setting
    from gueridon.terminal import balancing, playing, screen, shelf

    name = shelf.find_game(game)
    plan = balancing.Plan(
        setting=Setting(name, bot, seed, simulations, think),
        players=None if players is None else balancing.read_players(players),
        options=playing.read_options(option or ()),
        games=games,
        workers=workers,
        cluster=cluster,
        results=results,
    )
    words = words_in(lang, name)
    surveyed = balancing.measure(plan, words)
    page = Path(f"{name}-balance.html") if report is None else report
    if surveyed.survey.counted():
        balancing.write_report(surveyed, words, page)
    if json:
        print(balancing.as_json(surveyed))
    else:
        balancing.show(surveyed, page, words, screen.of_this_terminal())
    if surveyed.was_interrupted:
        raise typer.Exit(INTERRUPTED)
