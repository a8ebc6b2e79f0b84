"""The bots by name: three levels for people to play against, and two yardsticks."""

from typing import Final

from gueridon.bots.bot import Bot
from gueridon.bots.greedy_bot import GreedyBot
from gueridon.bots.newcomer_bot import NewcomerBot
from gueridon.bots.random_bot import RandomBot
from gueridon.bots.thinker import Budget, Thinker
from gueridon.core import given
from gueridon.core.game import Game
from gueridon.core.message import GueridonError
from gueridon.core.quoting import shown

LEVELS: Final = ("newcomer", "regular", "expert")
"""From easy to hard; each is described by `bot-<level>` and `bot-<level>-about` of the words."""
YARDSTICKS: Final = ("random", "greedy")
NAMES: Final = (*LEVELS, *YARDSTICKS)

LONGEST_SETTING: Final = 3600
MOST_SIMULATIONS: Final = 10**9
LONGEST_THOUGHT: Final = 0.5
"""Seconds an expert takes for one decision at most, unless asked for more."""


def make(name: str, game: Game, seed: int, *, think: Budget | None = None) -> Bot:
    """A bot by its name; `think` is the expert's budget, and its seconds are for the regular too."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "newcomer":
        return NewcomerBot(game, seed)
    if name == "regular":
        budget = Budget(game.effort(is_expert=False), None if think is None else think.seconds)
        return Thinker(game, seed, budget, is_expert=False)
    if name == "expert":
        return expert(game, seed, think)
    raise GueridonError("error-no-such-bot", quoted=shown(name), bots_quoted=", ".join(NAMES))


def expert(game: Game, seed: int, think: Budget | None = None) -> Thinker:
    """The strongest bot, which can also weigh every action."""
    return Thinker(game, seed, think or thinking_for(game, LONGEST_THOUGHT), is_expert=True)


def thinking_for(game: Game, seconds: float) -> Budget:
    """At most so many seconds; fewer when as many simulations are done as are of use, and more of use in more time."""
    check_think(seconds)
    useful = game.effort(is_expert=True) * seconds / LONGEST_THOUGHT
    return Budget(simulations=max(1, round(useful)), seconds=seconds)


def check_think(seconds: object) -> None:
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0.0 < seconds <= LONGEST_SETTING:
        raise GueridonError("error-think", longest=LONGEST_SETTING, quoted=shown(seconds))


def check_simulations(simulations: int) -> int:
    return given.whole_number(simulations, "simulations", 1, MOST_SIMULATIONS)
