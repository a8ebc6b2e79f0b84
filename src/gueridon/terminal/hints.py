"""What an expert would do in somebody's place, and how sure of it the expert is."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gueridon.bots.registry import expert, thinking_for
from gueridon.core.deliberation import Weighing
from gueridon.core.game import Game, View
from gueridon.core.message import Message
from gueridon.core.words import Words

_SHOWN = 5


def hint(game: Game, view: View, words: Words, seed: int, think: float | None) -> RenderableType:
    """The best choice in a sentence, then the best few side by side."""
    budget = None if think is None else thinking_for(game, think)
    weighed = sorted(expert(game, seed, budget).weigh(view), key=lambda one: (-one.confidence, -one.chance))
    advice = Message(
        "terminal-advice", {"label": game.label(view, weighed[0].action), "percent": _percent(weighed[0].confidence)}
    )
    return Group(Text(words.say(advice), style="bold"), _comparison(game, view, words, weighed[:_SHOWN]))


def _comparison(game: Game, view: View, words: Words, weighed: list[Weighing]) -> RenderableType:
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("terminal-choice", "terminal-chance-to-win", "result-unit", "terminal-confidence"):
        grid.add_column(words.noun(heading), justify="left" if heading == "terminal-choice" else "right")
    for one in weighed:
        chance = Message("terminal-chance", {"percent": _percent(one.chance), "doubt": _percent(one.doubt)})
        grid.add_row(
            words.say(game.label(view, one.action)),
            words.say(chance),
            _signed(one.result, words.language),
            words.say(Message("terminal-percent", {"percent": _percent(one.confidence)})),
        )
    return grid


def _percent(share: float) -> int:
    return round(100 * share)


def _signed(result: float, language: str) -> str:
    written = f"{result:+.1f}".replace("-", "−")
    return written.replace(".", ",") if language == "fr" else written
