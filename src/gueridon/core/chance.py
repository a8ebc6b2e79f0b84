"""Deals and dice that nobody can foresee or choose, and that anybody can check afterwards.

A table draws 256 random bits, its key, and publishes the key's hash before the first deal. Every deal follows from the
key, from what the players added to it once they knew the hash, and from how many deals came before it. When the game is
over the key is published too.
"""

import hashlib
import secrets
from collections.abc import Mapping

from gueridon.core import given
from gueridon.core.given import KEY_BYTES

_RANGE = 1 << 64


def random_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def random_player_seed() -> str:
    return secrets.token_hex(KEY_BYTES)


def key_from_seed(seed: int) -> bytes:
    """The key of a game that is to be repeatable; whoever knows the seed can foresee its deals."""
    return hashlib.blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"gueridon-seed").digest()


def commitment(key: bytes) -> str:
    """What is published before the first deal: it binds the table to the key without telling it."""
    return hashlib.blake2b(key, digest_size=KEY_BYTES, person=b"gueridon-commit").hexdigest()


def mixed(key: bytes, seeds: Mapping[int, str]) -> bytes:
    """What the deals follow from: the key and the seed of each seat that added one, in hexadecimal digits.

    The key was promised before any seed was drawn, and every seed was bound before any was told: nobody can choose.
    """
    if not seeds:
        return key
    added = "".join(f"{seat} {seeds[seat]}\n" for seat in sorted(seeds))
    return hashlib.blake2b(added.encode(), digest_size=KEY_BYTES, key=key, person=b"gueridon-luck").digest()


def seed_commitment(player_seed: str, table: str, seat: int) -> str:
    """What binds whoever sits in a seat to their seed without telling it; the same in every client: docs/protocol.md."""
    return hashlib.sha256(f"gueridon player seed\n{table}\n{seat}\n{player_seed}\n".encode()).hexdigest()


def read_key(text: str) -> bytes:
    return bytes.fromhex(given.digits(text, "key"))


class KeyedStream:
    """Random numbers from a key: blake2b in counter mode, made even by rejection."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def below(self, bound: int, deal: int) -> int:
        """A number from 0 to bound - 1 for the deal with this number; each is equally likely."""
        even = _RANGE - _RANGE % bound
        attempt = 0
        while True:
            counter = deal.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            block = hashlib.blake2b(counter, digest_size=8, key=self._key, person=b"gueridon-deal").digest()
            number = int.from_bytes(block, "big")
            if number < even:
                return number % bound
            attempt += 1
