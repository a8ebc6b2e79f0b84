"""A process in which bots think: a line of JSON in, a line of JSON out. It ends when its server does."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from hashlib import blake2b

import msgspec
from msgspec import Struct

from gueridon.bots.registry import make
from gueridon.core import match as matches


class Task(Struct, frozen=True):
    """Choose for a seat, in the game of a record that goes on with this secret."""

    level: str
    record: str
    secret: str
    seat: int
    trial: int = 0
    """For hints: the same bot, asked again as if for the first time."""


class Answer(Struct, frozen=True):
    action: str = ""
    failure: str = ""


def think(task: Task) -> str:
    """The choice follows from the secret and the step: asked twice, a bot does not change its mind. It gets a view only."""
    key = bytes.fromhex(task.secret)
    match = matches.resume(task.record, key)
    step = f"{task.seat} {len(match.steps)} {task.trial or ''}".encode()
    seed = int.from_bytes(blake2b(step, key=key, digest_size=7, person=b"gueridon-bot").digest(), "big")
    bot = make(task.level, match.game, seed)
    return match.game.text(bot.choose(match.view_of(task.seat)))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(5)  # people first
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            answer = Answer(action=think(decoder.decode(line)))
        except Exception as error:
            answer = Answer(failure=repr(error))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
