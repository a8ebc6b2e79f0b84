"""A process in which bots think: a line of JSON in, a line of JSON out. It ends when its server does."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from hashlib import blake2b

import msgspec
from msgspec import Struct

from gueridon.bots.registry import expert, make
from gueridon.bots.thinker import Budget
from gueridon.core import match as matches
from gueridon.core.game import View
from gueridon.core.match import Match


class Task(Struct, frozen=True):
    """Choose for a seat, in the game of a record that goes on with this secret."""

    level: str
    record: str
    secret: str
    seat: int
    is_hint: bool = False
    """Not to be done, but weighed: by an expert, whatever the level."""


class Answer(Struct, frozen=True):
    """An action; for a hint, in percent: how sure the expert is of it, the chance to win with it, and how far that may be off."""

    action: str = ""
    confidence: int = 0
    chance: int = 0
    doubt: int = 0
    failure: str = ""


def think(task: Task) -> Answer:
    match = matches.resume(task.record, bytes.fromhex(task.secret))
    view = match.view_of(task.seat)
    seed = _seed(task, view)
    if task.is_hint:
        return _weighed(match, view, seed)
    return Answer(match.game.text(make(task.level, match.game, seed).choose(view)))


def _seed(task: Task, view: View) -> int:
    """Follows from the secret and what the seat sees: asked twice a bot does not change its mind, and nothing else sways it."""
    seen = msgspec.json.encode([view.viewer, list(view.legal), view.data()])
    word = blake2b(seen, key=bytes.fromhex(task.secret), digest_size=7, person=b"gueridon-bot")
    return int.from_bytes(word.digest(), "big")


def _weighed(match: Match, view: View, seed: int) -> Answer:
    """By simulations alone, not by the clock, so that a busy machine gives the same advice as an idle one."""
    thinker = expert(match.game, seed, Budget(simulations=match.game.effort(is_expert=True)))
    best = min(thinker.weigh(view), key=lambda one: (-one.confidence, -one.chance, one.action))
    confidence, chance, doubt = (round(100 * share) for share in (best.confidence, best.chance, best.doubt))
    return Answer(match.game.text(best.action), confidence, chance, doubt)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(5)  # people first
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            answer = think(decoder.decode(line))
        except Exception as error:
            answer = Answer(failure=repr(error))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
