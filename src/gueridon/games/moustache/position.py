"""A game drawn as text."""

from gueridon.games.moustache.rules import MoustacheState


def position(description: str) -> MoustacheState:
    raise NotImplementedError
