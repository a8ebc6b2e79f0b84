"""How well a viewer stands: exact once windows come alive, an estimate while they are built."""

from gueridon.games.misty.view import MistyView


def value(view: MistyView) -> float:
    return 0.0
