"""Deals that can be played again: the same whoever sits where and whatever they play."""

from __future__ import annotations

from hashlib import blake2b

from gueridon.core.chance import KeyedStream

_STAGE_BITS = 32


class Deals:
    """The chance of one deal number.

    Every deal follows from the seed, the deal number, the stage of the game and how many deals that stage has had. So
    a round is dealt alike even when the round before it took another number of deals.
    """

    def __init__(self, seed: int, number: int) -> None:
        self._stream = KeyedStream(_digest(f"deals {seed} {number}", 32))
        self._stage = 0
        self._count = 0

    def below(self, bound: int, stage: int) -> int:
        if stage != self._stage:
            self._stage, self._count = stage, 0
        way = self._stream.below(bound, (stage << _STAGE_BITS) | self._count)
        self._count += 1
        return way


def bot_seed(seed: int, number: int, seat: int) -> int:
    """What a bot in this seat makes its own random choices from; not who it is, so that equal bots play alike."""
    return int.from_bytes(_digest(f"bot {seed} {number} {seat}", 7), "big")


def _digest(text: str, size: int) -> bytes:
    return blake2b(text.encode(), digest_size=size).digest()
