"""Reads a drawn position."""

from gueridon.games.tussie_mussie.rules import TussieMussieState


def position(description: str) -> TussieMussieState:
    raise NotImplementedError
