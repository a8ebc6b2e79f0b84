"""Plays one game between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from gueridon.bots.bot import Bot
from gueridon.core import given
from gueridon.core.bits import has
from gueridon.core.game import CHANCE, Game, Outcome, State, seats_in
from gueridon.core.message import GueridonError
from gueridon.core.quoting import shown
from gueridon.lab.deals import Deals

MOST_GAMES: Final = 10_000_000
"""More would take weeks, and the list of them all the memory there is."""

Chair = Callable[[State, int], Bot]
"""Who decides for a seat now."""


class Watcher(Protocol):
    """Somebody who looks on, and sees everything."""

    def before(self, state: State, seat: int, action: int) -> None:
        """Something is about to be dealt or done."""

    def after(self, state: State, seat: int, action: int) -> None:
        """It has been."""


def check_games(games: int) -> None:
    number = given.as_whole(games)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise GueridonError("error-at-least-one-game", most=MOST_GAMES, quoted=shown(games))


def play(game: Game, state: State, deals: Deals, chair: Chair, *watchers: Watcher) -> Outcome:
    """Deal and decide until the game is over."""
    while (acting := state.to_act()) != 0:
        if has(acting, CHANCE):
            seat, action = CHANCE, state.chance(deals.below(state.chances(), game.stage(state)))
        else:
            seat = seats_in(acting)[0]
            action = chair(state, seat).choose(game.view(state, seat))
        for watcher in watchers:
            watcher.before(state, seat, action)
        state.play(seat, action)
        for watcher in watchers:
            watcher.after(state, seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome
