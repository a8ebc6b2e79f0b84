"""A game served one seat at a time: sealed decisions come one after the other, and nobody sees an earlier one."""

from __future__ import annotations

from collections.abc import Mapping

from gueridon.core import registry
from gueridon.core.bits import has
from gueridon.core.chance import KeyedStream, key_from_seed
from gueridon.core.game import CHANCE, Game, Outcome, State, View, seats_in
from gueridon.core.match import IllegalAction


def usual_players(game: Game) -> int:
    """The smallest table with anybody to play against."""
    return next((players for players in game.players if players > 1), game.players[0])


def new_state(game: Game, players: int, options: Mapping[str, str]) -> State:
    """A game before its first deal; GueridonError when there is no such table."""
    registry.check_seats(game, players)
    return game.start(players, registry.complete_options(game, options))


def owes_chance(state: State) -> bool:
    return has(state.to_act(), CHANCE)


def served(state: State) -> int | None:
    """The seat that decides next: of several that decide sealed, the lowest, until it owes nothing more."""
    acting = seats_in(state.to_act())
    return acting[0] if len(acting) > 0 and not owes_chance(state) else None


class Turns:
    """One game whose deals follow from a seed: the same deals as `gueridon.start` makes with that seed."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str], seed: int) -> None:
        self.game = game
        self.state = new_state(game, players, options)
        self._stream = KeyedStream(key_from_seed(seed))
        self._deals = 0
        self._deal()

    @property
    def seat(self) -> int | None:
        """Who decides next; nobody once the game is over."""
        return served(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, viewer: int) -> View:
        return self.game.view(self.state, viewer)

    def play(self, action: int) -> None:
        """The decision of the seat that is served; IllegalAction, and nothing changed, when a rule forbids it."""
        seat = self.seat
        assert seat is not None, "the game is over"
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(self.game.name, self.game.text(action), refusal)
        self.state.play(seat, action)
        self._deal()

    def _deal(self) -> None:
        while owes_chance(self.state):
            way = self._stream.below(self.state.chances(), self._deals)
            self.state.play(CHANCE, self.state.chance(way))
            self._deals += 1


def rewards(outcome: Outcome) -> list[float]:
    """What an outcome is worth to each seat, from -1 to 1: against each other player +1 for a better place, -1 for a
    worse one, 0 for a shared one, on average. The sum is 0. Alone, a win is +1 and a loss -1.
    """
    places = outcome.places
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    return [sum((own < other) - (own > other) for other in places) / (len(places) - 1) for own in places]
