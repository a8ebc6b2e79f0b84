"""The bots by name."""

from typing import Final

from gueridon.bots.bot import Bot
from gueridon.bots.greedy_bot import GreedyBot
from gueridon.bots.random_bot import RandomBot
from gueridon.core.game import Game
from gueridon.core.message import GueridonError

NAMES: Final = ("random", "greedy")


def make(name: str, game: Game, seed: int) -> Bot:
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    raise GueridonError("error-no-such-bot", quoted=name[:40], bots_quoted=", ".join(NAMES))
