"""Two games that go on side by side so that one seat cannot tell them apart: what others do and are dealt differs where it may.

An action that shows nobody anything must not be told apart, whatever it was. An action, or a deal, that shows something is
taken only where it shows the seat the same in both games; that is decided here, by the views.

What is no secret, and so is kept equal: that somebody has finished a sealed choice (whom the table waits for).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gueridon.core import registry
from gueridon.core.contract import fingerprint, seen
from gueridon.core.game import CHANCE, ONLOOKER, State, seats_in
from gueridon.core.rng import Rng
from tests.server.positions import Setting, state_of

_TRIES = 30
_EXCHANGES = 60


class Done(NamedTuple):
    """What happens in one of the two games: an action in notation (None: the player hesitates), and the deals after it."""

    action: str | None
    ways: list[int]


class Move(NamedTuple):
    """The same moment in both games."""

    seat: int
    done: tuple[Done, Done]
    is_quiet: bool
    """It shows nobody anything, and no deal follows: it can be taken back."""

    @property
    def is_the_same(self) -> bool:
        return self.done[0] == self.done[1]


class Deal(NamedTuple):
    actions: list[int]
    ways: list[int]
    state: State


class Lockstep:
    """The two states, and what may happen next."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = registry.game(setting.game)
        self._rng = Rng(setting.seed + 2)
        self.states = (self._start(is_second=False), self._start(is_second=True))
        self._before = self.states
        self.differing = 0
        """At how many moments the two games were not the same."""

    def _start(self, *, is_second: bool) -> State:
        state = state_of(self.setting, is_second=is_second)
        return state or self.game.start(self.setting.seats, registry.complete_options(self.game, {}))

    def first_deals(self) -> tuple[list[int], list[int]]:
        found = self._dealt(*self.states)
        assert found is not None, "the same deals are always possible"
        self._go_to(found[0].state, found[1].state)
        return found[0].ways, found[1].ways

    def take_back(self) -> None:
        """The last move was taken back in both games, as far as it was made."""
        self.states = self._before

    def legal(self) -> list[str]:
        """What the seat may do, in either game."""
        return [self.game.text(action) for action in self.states[0].legal(self.setting.seat)]

    def illegal(self) -> list[str]:
        legal = set(self.legal())
        texts = map(self.game.text, range(self.game.action_count))
        return [text for text in texts if text not in legal]

    def go_on(self) -> Move | None:
        """The next moment; None when nothing can happen that the seat could not tell apart."""
        for _ in range(_TRIES):
            both = self.states[0].to_act() & self.states[1].to_act()
            acting = list(seats_in(both))
            if not acting:
                return None
            move = self._try(acting[self._rng.below(len(acting))], is_sealed=len(acting) > 1)
            if move is not None:
                return move
        return None

    def _try(self, actor: int, *, is_sealed: bool) -> Move | None:
        actions = self._actions(actor, is_sealed=is_sealed)
        if actions is None:
            return None
        after, is_quiet = [], True
        for state, action in zip(self.states, actions, strict=True):
            then = state.copy()
            if action is not None:
                is_quiet = is_quiet and not state.reveals(actor, action)
                then.play(actor, action)
            after.append(then)
        one, two = after
        texts = [None if action is None else self.game.text(action) for action in actions]
        if is_quiet and one.chances() == two.chances() == 0:
            if one.to_act() != two.to_act():
                return None
            self._go_to(one, two)
            return Move(actor, (Done(texts[0], []), Done(texts[1], [])), is_quiet=True)
        if None in actions or self._seen(one) != self._seen(two):
            return None
        deals = self._dealt(one, two)
        if deals is None:
            return None
        self._go_to(deals[0].state, deals[1].state)
        return Move(actor, (Done(texts[0], deals[0].ways), Done(texts[1], deals[1].ways)), is_quiet=False)

    def _actions(self, actor: int, *, is_sealed: bool) -> tuple[int | None, int | None] | None:
        open_here, open_there = (list(state.legal(actor)) for state in self.states)
        action = open_here[self._rng.below(len(open_here))]
        if is_sealed and actor != self.setting.seat:
            mood = self._rng.below(4)
            if mood == 0:
                return action, None  # whether somebody has gone on with a sealed choice is a secret too
            if mood == 1:
                return action, open_there[self._rng.below(len(open_there))]
        return (action, action) if action in open_there else None

    def _go_to(self, one: State, two: State) -> None:
        self._before, self.states = self.states, (one, two)
        self.differing += fingerprint(one) != fingerprint(two)

    def _seen(self, state: State) -> list[str]:
        return [seen(self.game.view(state, viewer)) for viewer in (self.setting.seat, ONLOOKER)]

    # --- deals --------------------------------------------------------------------------------------------------------

    def _dealt(self, one: State, two: State) -> tuple[Deal, Deal] | None:
        """Deals that show the seat the same, and are as different as they may be."""
        first = self._deal(one, lambda state, _: state.chance(self._rng.below(state.chances())))
        assert first is not None
        target = self._seen(first.state)
        second = self._like(two, first.actions, target)
        for _ in range(_TRIES):
            if second is not None:
                break
            second = self._like(two, self._any_deals(two), target)
        for _ in range(_EXCHANGES if second is not None and second.actions else 0):
            assert second is not None
            second = self._like(two, self._exchanged(two, second.actions), target) or second
        return None if second is None else (first, second)

    def _deal(self, state: State, choose: Callable[[State, int], int]) -> Deal | None:
        state = state.copy()
        actions: list[int] = []
        ways: list[int] = []
        while state.chances() > 0:
            action = choose(state, len(actions))
            way = next((way for way in range(state.chances()) if state.chance(way) == action), None)
            if way is None:
                return None
            state.play(CHANCE, action)
            actions.append(action)
            ways.append(way)
        return Deal(actions, ways, state)

    def _like(self, state: State, actions: list[int], target: list[str]) -> Deal | None:
        found = self._deal(state, lambda _, place: actions[place] if place < len(actions) else -1)
        return found if found is not None and self._seen(found.state) == target else None

    def _any_deals(self, state: State) -> list[int]:
        found = self._deal(state, lambda now, _: now.chance(self._rng.below(now.chances())))
        assert found is not None
        return found.actions

    def _exchanged(self, state: State, actions: list[int]) -> list[int]:
        """Two deals exchanged, or one made anew."""
        place = self._rng.below(len(actions))
        other = self._rng.below(len(actions))
        changed = list(actions)
        changed[place], changed[other] = changed[other], changed[place]
        if place == other:
            changed[place] = self._any_deals(state)[0]
        return changed
