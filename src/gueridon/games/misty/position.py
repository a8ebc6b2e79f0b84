"""Stub."""

from gueridon.games.misty.rules import MistyState


def position(description: str) -> MistyState:
    raise NotImplementedError
