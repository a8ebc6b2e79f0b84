"""What the rules hide from a seat: nothing."""

from gueridon.core.game import State
from gueridon.core.rng import Rng

PUBLIC = frozenset(
    {
        "bank",
        "first",
        "fleet",
        "last_action",
        "last_seat",
        "logs",
        "phase",
        "placed",
        "seats",
        "turns",
        "winner",
    }
)


def reshuffle(state: State, seat: int, rng: Rng) -> State:
    """The boats lie open, and so do the logs: no other state looks the same."""
    return state.copy()
