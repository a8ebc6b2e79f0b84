"""What an expert makes of every action open to a seat, by its notation: for hints, reviews and users of the library."""

from __future__ import annotations

from gueridon.bots.registry import LONGEST_THOUGHT, check_simulations, expert, thinking_for
from gueridon.bots.thinker import Budget
from gueridon.core import given
from gueridon.core.deliberation import Weighing
from gueridon.core.match import Match
from gueridon.core.message import GueridonError
from gueridon.core.quoting import shown

_LARGEST_SEED = 2**62


def weigh(
    match: Match, seat: int, *, seconds: float = LONGEST_THOUGHT, simulations: int | None = None, seed: int = 0
) -> dict[str, Weighing]:
    """The best first. Only what the seat may know goes in; with `simulations` the same seed always gives the same."""
    if not isinstance(match, Match):
        raise GueridonError("error-wrong-kind", place_quoted="match", kind="kind-match", quoted=shown(match))
    budget = _budget(match, seconds, simulations)
    thinker = expert(match.game, given.whole_number(seed, "seed", -_LARGEST_SEED, _LARGEST_SEED), budget)
    view = match.view_of(seat)
    if len(view.legal) == 0:
        return {}
    weighed = thinker.weigh(view)
    ranked = sorted(weighed, key=lambda one: (-one.confidence, -one.chance, one.action))
    return {match.game.text(one.action): one for one in ranked}


def _budget(match: Match, seconds: float, simulations: int | None) -> Budget:
    if simulations is None:
        return thinking_for(match.game, seconds)
    return Budget(simulations=check_simulations(simulations))
