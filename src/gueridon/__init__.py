"""Guéridon: a table for four modern games.

>>> import gueridon
>>> match = gueridon.start("misty", seats=2, seed=7)
>>> match.to_act()
[0, 1]
"""

from gueridon import engine as _engine

_engine.choose()

from gueridon.bots.weighing import weigh  # noqa: E402
from gueridon.core.deliberation import Weighing  # noqa: E402
from gueridon.core.game import CHANCE, EVERYTHING, ONLOOKER, Outcome  # noqa: E402
from gueridon.core.match import IllegalAction, Match, from_position, replay, start, steps  # noqa: E402
from gueridon.core.message import GueridonError  # noqa: E402
from gueridon.core.record import RecordError  # noqa: E402
from gueridon.core.verify import verify  # noqa: E402
from gueridon.core.words import Words  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "ONLOOKER",
    "GueridonError",
    "IllegalAction",
    "Match",
    "Outcome",
    "RecordError",
    "Weighing",
    "Words",
    "__version__",
    "from_position",
    "replay",
    "start",
    "steps",
    "verify",
    "weigh",
]
