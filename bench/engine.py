"""How fast the engine plays: random games of every game at every number of players, beside OpenSpiel in the same run.

    ./dev bench            a table
    ./dev bench --json     the same as JSON

One core; each figure is the median of five measurements. A decision is a player's; deals are played but not counted.
The peer is OpenSpiel's Oh Hell, the nearest thing it has to a trick game with 44 cards and four hands of ten, driven
from Python as its users drive it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median

from rich.console import Console
from rich.table import Table

from gueridon import engine
from gueridon.bots.playout import copy_many, play_out_many
from gueridon.core import registry
from gueridon.core.contract import play_at_random
from gueridon.core.game import State
from gueridon.core.rng import Rng

PEER = "oh_hell(players=4,num_suits=4,num_cards_per_suit=11,num_tricks_fixed=10)"
REPEATS = 5
SECONDS = 0.3
GOALS = {"moustache": 10.0}
GOAL_ELSEWHERE = 2.0
GOAL_COPY_NANOSECONDS = 1000.0
STEPS_BEFORE_COPY = 120
"""A state is copied in the middle of a game, when it has grown."""


@dataclass
class Figure:
    game: str
    players: int
    games_per_second: float
    decisions_per_second: float
    copy_nanoseconds: float


def main() -> None:
    arguments = _arguments()
    if arguments.ours_only:
        print(json.dumps([asdict(figure) for figure in measure_all()]))
        return
    ours = measure_all()
    interpreted = _interpreted() if engine.is_compiled() else ours
    peer_games, peer_decisions = measure_peer()
    report = _report(ours, interpreted, peer_games, peer_decisions)
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        _print_table(report)
    sys.exit(0 if report["goals_met"] else 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--ours-only", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def measure_all() -> list[Figure]:
    return [measure(name, players) for name in registry.names() for players in registry.game(name).players]


def measure(name: str, players: int) -> Figure:
    game = registry.game(name)
    start = game.start(players, registry.complete_options(game, {}))
    rng = Rng(1)
    batch = _batch(lambda games: play_out_many(start, games, rng))
    speeds = [_speed(lambda: play_out_many(start, batch, rng)) for _ in range(REPEATS)]
    decisions = play_out_many(start, 200, rng) / 200
    games_per_second = median(speeds) * batch
    return Figure(name, players, games_per_second, games_per_second * decisions, copy_time(start))


def copy_time(start: State) -> float:
    """Nanoseconds that a copy of a state in the middle of a game takes."""
    state, rng = start.copy(), Rng(2)
    for _ in range(STEPS_BEFORE_COPY):
        if state.to_act():
            play_at_random(state, rng)
    batch = _batch(lambda copies: copy_many(state, copies))
    return 1e9 / (median(_speed(lambda: copy_many(state, batch)) for _ in range(REPEATS)) * batch)


def _batch(work: Callable[[int], object]) -> int:
    """How often to repeat some work so that it takes long enough to be timed."""
    times = 1
    while True:
        began = time.perf_counter()
        work(times)
        took = time.perf_counter() - began
        if took > SECONDS / 4:
            return max(1, int(times * SECONDS / took))
        times *= 4


def _speed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return 1 / (time.perf_counter() - began)


def measure_peer() -> tuple[float, float]:
    """OpenSpiel's games and decisions a second."""
    import pyspiel  # here: only the bench needs it, and it is slow to load

    game = pyspiel.load_game(PEER)
    decisions = 0

    def play(games: int) -> None:
        nonlocal decisions
        for _ in range(games):
            decisions += _play_peer(game)

    batch = _batch(play)
    decisions = 0
    speeds = [_speed(lambda: play(batch)) for _ in range(REPEATS)]
    games_per_second = median(speeds) * batch
    return games_per_second, games_per_second * decisions / (batch * REPEATS)


def _play_peer(game: object) -> int:
    state = game.new_initial_state()  # type: ignore[attr-defined]  # OpenSpiel has no types
    decisions = 0
    choose = random.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(choose() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(choose() * len(legal))])
            decisions += 1
    return decisions


def _interpreted() -> list[Figure]:
    """The same measurements in a process that runs the plain source."""
    run = subprocess.run(
        [sys.executable, __file__, "--ours-only"],
        env={**os.environ, "GUERIDON_ENGINE": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    return [Figure(**figure) for figure in json.loads(run.stdout)]


def _report(
    ours: list[Figure], interpreted: list[Figure], peer_games: float, peer_decisions: float
) -> dict[str, object]:
    rows = []
    for figure, plain in zip(ours, interpreted, strict=True):
        ratio = figure.decisions_per_second / peer_decisions
        goal = GOALS.get(figure.game, GOAL_ELSEWHERE)
        rows.append(
            {
                **asdict(figure),
                "times_peer": ratio,
                "goal_times_peer": goal,
                "times_interpreted": figure.decisions_per_second / plain.decisions_per_second,
                "goal_met": ratio >= goal and figure.copy_nanoseconds < GOAL_COPY_NANOSECONDS,
            }
        )
    return {
        "compiled": engine.is_compiled(),
        "peer": {"name": PEER, "games_per_second": peer_games, "decisions_per_second": peer_decisions},
        "figures": rows,
        "goals_met": all(row["goal_met"] for row in rows),
    }


def _print_table(report: dict[str, object]) -> None:
    table = Table(title=f"Random games, one core, {'compiled' if report['compiled'] else 'interpreted'} engine")
    for heading in ("game", "players", "games/s", "decisions/s", "× OpenSpiel", "goal", "× interpreted", "copy ns"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    rows, peer = report["figures"], report["peer"]
    assert isinstance(rows, list)
    assert isinstance(peer, dict)
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['games_per_second']:,.0f}",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['times_peer']:.1f}",
            f"{row['goal_times_peer']:.0f}" + ("" if row["goal_met"] else " missed"),
            f"{row['times_interpreted']:.0f}",
            f"{row['copy_nanoseconds']:.0f}",
        )
    table.add_row(
        "OpenSpiel Oh Hell", "4", f"{peer['games_per_second']:,.0f}", f"{peer['decisions_per_second']:,.0f}", "1.0"
    )
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
