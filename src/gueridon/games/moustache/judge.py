"""How well a viewer stands."""

from __future__ import annotations

from gueridon.games.moustache.view import MoustacheView


def value(view: MoustacheView) -> float:
    return 0.0
