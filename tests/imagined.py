"""Compares the true world with worlds that a viewer could take for it: views, legal actions, refusals, what an action would show.

`python -m tests.imagined 60000` makes so many comparisons and says how many differed; the contract makes fewer of each.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import cycle

from gueridon.core import registry
from gueridon.core.contract import random_positions, seen
from gueridon.core.game import ONLOOKER, Game, State
from gueridon.core.rng import Rng

_ACTIONS = 12
"""Of all that there are, for each viewer and position: other ones each time."""


def compared(game: Game, state: State, viewer: int, rng: Rng) -> Counter[tuple[str, bool]]:
    """How many comparisons of each kind agreed, and how many did not."""
    view = game.view(state, viewer)
    other = game.imagine(view, rng)
    found = Counter([("view", seen(game.view(other, viewer)) == seen(view))])
    if viewer == ONLOOKER:
        return found
    found["legal actions", list(other.legal(viewer)) == list(state.legal(viewer))] += 1
    for action in state.legal(viewer):
        found["what it shows", other.reveals(viewer, action) == state.reveals(viewer, action)] += 1
    first = rng.below(game.action_count)
    for action in ((first + number) % game.action_count for number in range(_ACTIONS)):
        found["refusal", str(other.why_not(viewer, action)) == str(state.why_not(viewer, action))] += 1
    return found


def compare(wanted: int, seed: int = 1) -> Counter[tuple[str, bool]]:
    """Random positions of every game with hidden cards, at every number of players."""
    rng, found = Rng(seed), Counter[tuple[str, bool]]()
    games = [registry.game(name) for name in registry.names()]
    for game, seats in cycle((one, number) for one in games if not one.is_open for number in one.players):
        for state in random_positions(game, seats, registry.complete_options(game, None), rng):
            for viewer in (ONLOOKER, *range(seats)):
                found += compared(game, state, viewer, rng)
            if found.total() >= wanted:
                return found
    raise AssertionError("no game hides anything")


def main() -> None:
    found = compare(int(sys.argv[1]) if len(sys.argv) > 1 else 60_000)
    for (what, agrees), count in sorted(found.items()):
        print(f"{what}: {count} {'alike' if agrees else 'DIFFERENT'}")
    differing = sum(count for (_, agrees), count in found.items() if not agrees)
    print(f"{found.total()} comparisons, {differing} different")
    sys.exit(bool(differing))


if __name__ == "__main__":
    main()
