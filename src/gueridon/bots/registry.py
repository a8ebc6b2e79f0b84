"""The bots by name: three levels for people to play against, and two yardsticks."""

from typing import Final

from gueridon.bots.bot import Bot
from gueridon.bots.greedy_bot import GreedyBot
from gueridon.bots.newcomer_bot import NewcomerBot
from gueridon.bots.random_bot import RandomBot
from gueridon.bots.thinker import Budget, Thinker
from gueridon.core.game import Game
from gueridon.core.message import GueridonError

LEVELS: Final = ("newcomer", "regular", "expert")
"""From easy to hard; each is described by `bot-<level>` and `bot-<level>-about` of the words."""
YARDSTICKS: Final = ("random", "greedy")
NAMES: Final = (*LEVELS, *YARDSTICKS)

REGULAR: Final = Budget(simulations=80)
EXPERT: Final = Budget(simulations=20_000, seconds=0.5)
"""More simulations than these have not been seen to help; a slow machine stops earlier."""


def make(name: str, game: Game, seed: int, *, think: Budget | None = None) -> Bot:
    """A bot by its name; `think` is the expert's budget."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "newcomer":
        return NewcomerBot(game, seed)
    if name == "regular":
        return Thinker(game, seed, REGULAR, is_expert=False)
    if name == "expert":
        return expert(game, seed, think)
    raise GueridonError("error-no-such-bot", quoted=name[:40], bots_quoted=", ".join(NAMES))


def expert(game: Game, seed: int, think: Budget | None = None) -> Thinker:
    """The strongest bot, which can also weigh every action."""
    return Thinker(game, seed, think or EXPERT, is_expert=True)
