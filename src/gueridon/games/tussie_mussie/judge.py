"""How good a view is."""

from gueridon.games.tussie_mussie.view import TussieMussieView


def value(view: TussieMussieView) -> float:
    return 0.0
