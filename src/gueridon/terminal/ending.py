"""How a game ended: places, scores, the reason."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gueridon.core.game import Outcome
from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.terminal.screen import printable


def ranking(outcome: Outcome, words: Words) -> RenderableType:
    """Who came where; alone one only wins or loses."""
    if len(outcome.places) == 1:
        return _alone(outcome, words)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.noun("terminal-place"), justify="right")
    table.add_column(words.noun("terminal-player"))
    table.add_column(words.noun("terminal-score"), justify="right")
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        style = "bold green" if outcome.places[seat] == 1 else ""
        table.add_row(str(outcome.places[seat]), Text(_name(seat, words)), str(outcome.scores[seat]), style=style)
    return table


def _alone(outcome: Outcome, words: Words) -> RenderableType:
    code, style = ("terminal-won", "bold green") if outcome.winners else ("terminal-lost", "bold red")
    return Text(words.say(Message(code, {"score": outcome.scores[0]})), style=style)


def _name(seat: int, words: Words) -> str:
    name = printable(words.player(seat))
    if seat != words.reader or name == words.noun("terminal-your-name"):
        return name
    return printable(words.say(Message("terminal-you", {"seat": seat})))


def reason(outcome: Outcome, words: Words) -> RenderableType:
    return Text(printable(words.say(outcome.reason)), style="bold")
