"""What lies in the boxes of the games, each known by the hash of its content: it can be kept for ever."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from msgspec.json import encode

from gueridon.core import registry


def boxes() -> dict[str, bytes]:
    return {box_hash(name): encode(registry.box(name)) for name in registry.names()}


@cache
def box_hash(name: str) -> str:
    return sha256(encode(registry.box(name))).hexdigest()[:16]
