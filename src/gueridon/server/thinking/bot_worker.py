"""A process in which bots think: a line of JSON in, a line of JSON out, and one before the first. It ends when its server does."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from time import perf_counter

import msgspec
from msgspec import Struct

from gueridon import engine
from gueridon.bots.registry import expert, make, thinking_for
from gueridon.bots.thinker import Budget
from gueridon.core import match as matches
from gueridon.core.game import Game, View
from gueridon.core.match import Match

HINTING = "hinting"
_SHORTEST = 0.001
_POLITE = 5
_MOST_POLITE = 15
"""People first, then moves, then hints."""
_HINT_BY_PLAIN_SOURCE = 3.0


class Task(Struct, frozen=True):
    """Choose for a seat, in the game of a record that goes on with this secret."""

    level: str
    record: str
    secret: str
    seat: int
    is_hint: bool = False
    """Not to be done, but weighed: by an expert, whatever the level."""
    effort: float = 0.0
    """For how many seconds the server lets bots think, which says how much thinking is of use to it; 0 as long as they like."""
    seconds: float = 0.0
    """After how many the thought is cut this time, with its best so far."""


class Greeting(Struct, frozen=True):
    """Here, and ready: the time that loading took is nobody's time to think."""

    is_compiled: bool


class Answer(Struct, frozen=True):
    """An action; for a hint, in percent: how sure the expert is of it, the chance to win with it, and how far that may be off."""

    action: str = ""
    confidence: int = 0
    chance: int = 0
    doubt: int = 0
    failure: str = ""


def think(task: Task) -> Answer:
    started = perf_counter()
    match = matches.resume(task.record, bytes.fromhex(task.secret))
    view = match.view_of(task.seat)
    seed = _seed(task, view)
    if task.is_hint:
        return _weighed(match, view, seed)
    bot = make(task.level, match.game, seed, think=_budget(match.game, task, perf_counter() - started))
    return Answer(match.game.text(bot.choose(view)))


def _budget(game: Game, task: Task, spent: float) -> Budget | None:
    if not task.effort:
        return None
    return replace(thinking_for(game, task.effort), seconds=max(_SHORTEST, task.seconds - spent))


def _seed(task: Task, view: View) -> int:
    """Follows from the secret and what the seat sees: asked twice a bot does not change its mind, and nothing else sways it."""
    seen = msgspec.json.encode([view.viewer, list(view.legal), view.data()])
    word = blake2b(seen, key=bytes.fromhex(task.secret), digest_size=7, person=b"gueridon-bot")
    return int.from_bytes(word.digest(), "big")


def _weighed(match: Match, view: View, seed: int) -> Answer:
    """By simulations alone, not by the clock, so that a busy machine gives the same advice as an idle one.

    The plain source, which serves while the engine is being compiled, would need a minute for them.
    """
    seconds = None if engine.is_compiled() else _HINT_BY_PLAIN_SOURCE
    thinker = expert(match.game, seed, Budget(match.game.effort(is_expert=True), seconds))
    best = min(thinker.weigh(view), key=lambda one: (-one.confidence, -one.chance, one.action))
    confidence, chance, doubt = (round(100 * share) for share in (best.confidence, best.chance, best.doubt))
    return Answer(match.game.text(best.action), confidence, chance, doubt)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(_MOST_POLITE if HINTING in sys.argv else _POLITE)
    decoder = msgspec.json.Decoder(Task)
    _write(Greeting(engine.is_compiled()))
    for line in sys.stdin.buffer:
        try:
            answer = think(decoder.decode(line))
        except Exception as error:
            answer = Answer(failure=repr(error))
        _write(answer)


def _write(told: Greeting | Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
