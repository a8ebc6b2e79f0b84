"""What the state is written in: the phases of a round, and logs of actions that fit into one integer."""

from typing import Final, get_args

from mypy_extensions import i64

from gueridon.core.bits import bit
from gueridon.games.tussie_mussie.actions import DISTRIBUTE, TURN_CARD
from gueridon.games.tussie_mussie.wire import Phase

# The phases, in the order of a round.
FIRST: Final = 0
"""Chance names the first player."""
LEFT: Final = 1
"""Solo: chance leaves tiles with the apprentice."""
TURN: Final = 2
"""Solo: chance reveals a turn card."""
BURN: Final = 3
"""Solo: chance discards the top tile."""
DEAL: Final = 4
"""Chance draws two tiles."""
OFFER: Final = 5
"""The offerer lays one of them face up."""
CHOICE: Final = 6
"""The neighbour takes one."""
DISTRIBUTION: Final = 7
"""Solo: the player splits them with the apprentice."""
BEFORE_PRESENTATION: Final = 8
"""All players at once, sealed."""
OVER: Final = 9
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

APPRENTICE: Final = 1
"""Whose arrangement the second one of the solo variant is."""
NOBODY: Final = -1


def logged(log: i64, action: i64) -> i64:
    """A list of up to ten actions in one integer, with one more at its end; the empty list is 0."""
    return (log << 6) | (action + 1)


def actions_of(log: i64) -> list[int]:
    found: list[int] = []
    while log > 0:
        found.insert(0, (log & 63) - 1)
        log >>= 6
    return found


def cards_in(turns: i64) -> i64:
    """The set of the turn cards of a log."""
    cards: i64 = 0
    while turns > 0:
        action = (turns & 63) - 1
        if TURN_CARD <= action < DISTRIBUTE:
            cards |= bit(action - TURN_CARD)
        turns >>= 6
    return cards


def last_card(turns: i64) -> i64:
    while turns > 0:
        action = (turns & 63) - 1
        if TURN_CARD <= action < DISTRIBUTE:
            return action - TURN_CARD
        turns >>= 6
    return -1
