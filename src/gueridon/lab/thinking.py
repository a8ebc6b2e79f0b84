"""The expert's budget, as the lab is asked for it."""

from __future__ import annotations

from gueridon.bots.registry import check_simulations, check_think
from gueridon.bots.thinker import Budget
from gueridon.core import registry


def budget(game: str, simulations: int | None, seconds: float | None) -> Budget:
    """Where nothing was said, as many simulations as are of use, whatever the clock says: the same on any machine."""
    if seconds is not None:
        check_think(seconds)
    if simulations is not None:
        check_simulations(simulations)
    if simulations is None and seconds is None:
        return Budget(simulations=registry.game(game).effort(is_expert=True))
    return Budget(simulations, seconds)
