"""How fast the expert thinks: simulations a second and how long decisions take, beside OpenSpiel's search in the same run.

    ./dev bench bots            a table
    ./dev bench bots --json     the same as JSON

One core. Simulations a second are counted in positions spread over whole games between experts, each thought about for
a tenth of a second; decision times are those of the expert as it comes, settled early where it is sure. The peer is OpenSpiel's
information-set tree search with random playouts (C++) on its Oh Hell with 44 cards and four hands of ten, at the first
card of a hand; beside it stands the trick game's search, also at the first card of a hand.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table

from gueridon import engine
from gueridon.bots.registry import expert
from gueridon.core import registry
from gueridon.core.bits import has
from gueridon.core.game import CHANCE, Game, State, seats_in
from gueridon.core.rng import Rng

PEER = "oh_hell(players=4,num_suits=4,num_cards_per_suit=11,num_tricks_fixed=10)"
TRICK_GAME = ("moustache", 4)
TABLES = [("tussie_mussie", 1), ("tussie_mussie", 2), ("moustache", 4), ("mississippi", 3), ("misty", 2)]
GOAL = 2.0
"""The trick game's search makes at least so many times the peer's simulations."""
GOAL_SECONDS = 0.55
"""Half a second, and what it takes to notice that it is over."""
DECISIONS = 60
SECONDS_A_POSITION = 0.1
FIRST_CARDS = 12
PEER_SIMULATIONS = 2000


@dataclass
class Figure:
    game: str
    players: int
    simulations_per_second: float
    decisions: int
    median_ms: float
    p95_ms: float
    longest_ms: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    figures = [measure(name, players) for name, players in TABLES]
    ours, peer = first_card_speed(), peer_speed()
    goals_met = ours >= GOAL * peer and all(figure.longest_ms <= 1000 * GOAL_SECONDS for figure in figures)
    if arguments.json:
        first_card = {"ours": ours, "peer": peer, "ratio": ours / peer}
        report = {"figures": [asdict(figure) for figure in figures], "first_card": first_card, "goals_met": goals_met}
        print(json.dumps(report, indent=2))
    else:
        print_table(figures, ours, peer)
    sys.exit(0 if goals_met else 1)


def measure(name: str, players: int) -> Figure:
    """Experts against each other until enough decisions have been timed."""
    game = registry.game(name)
    times: list[float] = []
    speeds: list[float] = []
    for state, seat in choices(game, players, DECISIONS):
        view = game.view(state, seat)
        began = time.perf_counter()
        action = expert(game, len(times)).choose(view)
        times.append(time.perf_counter() - began)
        speeds.append(speed(game, state, seat, SECONDS_A_POSITION))
        state.play(seat, action)
    p95 = quantiles(times, n=20)[-1]
    return Figure(name, players, median(speeds), len(times), 1e3 * median(times), 1e3 * p95, 1e3 * max(times))


def choices(game: Game, players: int, wanted: int) -> Iterator[tuple[State, int]]:
    """Positions in which somebody has a choice, of as many games as it takes; whoever takes one plays it on."""
    found = 0
    for seed in range(1000):
        state, rng = game.start(players, registry.complete_options(game, {})), Rng(seed)
        while state.to_act() and found < wanted:
            seat = CHANCE if has(state.to_act(), CHANCE) else seats_in(state.to_act())[0]
            if seat == CHANCE:
                state.play(CHANCE, state.chance(rng.below(state.chances())))
            elif len(state.legal(seat)) == 1:
                state.play(seat, state.legal(seat)[0])
            else:
                found += 1
                yield state, seat


def speed(game: Game, state: State, seat: int, seconds: float) -> float:
    """Simulations a second of thinking about one position."""
    thinking = expert(game, 1).deliberation(game.view(state, seat))
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        thinking.step()
    return float(thinking.simulations) / (time.perf_counter() - began)


def first_card_speed() -> float:
    """The trick game's search at the first card of a hand."""
    game = registry.game(TRICK_GAME[0])
    speeds = []
    for seed in range(FIRST_CARDS):
        state, rng = game.start(TRICK_GAME[1], registry.complete_options(game, {})), Rng(100 + seed)
        while has(state.to_act(), CHANCE):
            state.play(CHANCE, state.chance(rng.below(state.chances())))
        speeds.append(speed(game, state, seats_in(state.to_act())[0], SECONDS_A_POSITION))
    return median(speeds)


def peer_speed() -> float:
    """OpenSpiel's simulations a second at the first card of a hand."""
    import pyspiel  # here: it is slow to load

    game = pyspiel.load_game(PEER)
    speeds = []
    for seed in range(FIRST_CARDS):
        state = _first_card_of_peer(game, random.Random(seed))
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(seed, evaluator, 1.4, PEER_SIMULATIONS, -1, most_visits)
        began = time.perf_counter()
        bot.step(state)
        speeds.append(PEER_SIMULATIONS / (time.perf_counter() - began))
    return median(speeds)


def _first_card_of_peer(game: object, rng: random.Random) -> object:
    """A dealt hand after the bids, all of them low."""
    state = game.new_initial_state()  # type: ignore[attr-defined]  # OpenSpiel has no types
    bids = 0
    while state.is_chance_node() or bids < TRICK_GAME[1]:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(state.legal_actions()[0])
            bids += 1
    return state


def print_table(figures: list[Figure], ours: float, peer: float) -> None:
    table = Table(title=f"expert, {'compiled' if engine.is_compiled() else 'interpreted'}")
    for heading in ("game", "players", "simulations/s", "decisions", "median", "95 %", "longest"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for one in figures:
        times = (f"{value:.0f} ms" for value in (one.median_ms, one.p95_ms, one.longest_ms))
        table.add_row(one.game, str(one.players), f"{one.simulations_per_second:,.0f}", str(one.decisions), *times)
    console = Console()
    console.print(table)
    console.print(
        f"first card of a hand: {TRICK_GAME[0]} {ours:,.0f} simulations/s, OpenSpiel's Oh Hell {peer:,.0f}: "
        f"{ours / peer:.1f} times (goal {GOAL:.0f})"
    )


if __name__ == "__main__":
    main()
