from gueridon.games.moustache.game import GAME
from gueridon.core.rng import Rng
from gueridon.core import registry
from gueridon.bots.playout import playout

o = registry.complete_options(GAME, {})
rng = Rng(5)
for _ in range(60000):
    playout(GAME.start(4, o), rng)
