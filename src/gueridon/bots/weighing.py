"""What an expert makes of every action open to a seat, by its notation: for hints, reviews and users of the library."""

from __future__ import annotations

from gueridon.bots.registry import LONGEST_THOUGHT, expert, thinking_for
from gueridon.bots.thinker import Budget
from gueridon.core.deliberation import Weighing
from gueridon.core.match import Match


def weigh(
    match: Match, seat: int, *, seconds: float = LONGEST_THOUGHT, simulations: int | None = None, seed: int = 0
) -> dict[str, Weighing]:
    """The best first. Only what the seat may know goes in; with `simulations` the same seed always gives the same."""
    view = match.view_of(seat)
    if len(view.legal) == 0:
        return {}
    budget = thinking_for(match.game, seconds) if simulations is None else Budget(simulations=simulations)
    weighed = expert(match.game, seed, budget).weigh(view)
    ranked = sorted(weighed, key=lambda one: (-one.confidence, -one.chance, one.action))
    return {match.game.text(one.action): one for one in ranked}
