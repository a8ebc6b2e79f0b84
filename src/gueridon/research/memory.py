"""A game that remembers what each seat has seen and done: perfect recall, told only when somebody asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import to_builtins

from gueridon.core import registry
from gueridon.core.game import CHANCE, Game, Json, State, View, seats_in
from gueridon.research.turns import new_state, owes_chance


class _Told(NamedTuple):
    """How far a seat's memory has been told."""

    events: int
    facts: Mapping[str, Json]
    """The view that was told last, fact by fact."""
    text: str


class _Event(NamedTuple):
    """An action, and the state after it; None in the middle of a deal, for then nobody looks."""

    seat: int
    action: int
    state: State | None


class Memory:
    """A state with its past. Copies are cheap: what has been told is shared."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.options = options
        self.state = new_state(game, players, options)
        self._events: list[_Event] = []
        self._told = [_first_told(game, self.state, seat) for seat in range(players)]

    def __deepcopy__(self, _memo: dict[int, Any]) -> Memory:
        """OpenSpiel copies states deeply; the compiled ones know better how to do it."""
        new = Memory.__new__(Memory)
        new.game = self.game
        new.options = self.options
        new.state = self.state.copy()
        new._events = self._events[:]
        new._told = self._told[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its actions: a state never leaves the process."""
        actions = [(event.seat, event.action) for event in self._events]
        return _replayed, (self.game.name, int(self.state.seats), dict(self.options), actions)

    def play(self, seat: int, action: int) -> None:
        self.state.play(seat, action)
        dealing = seat == CHANCE and owes_chance(self.state)
        self._events.append(_Event(seat, action, None if dealing else self.state.copy()))

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def record(self) -> str:
        """Every action so far, deals included."""
        return " ".join(
            f"{'deal' if event.seat == CHANCE else event.seat}:{self.game.text(event.action)}" for event in self._events
        )

    def of(self, seat: int) -> str:
        """All that a seat has seen and done: its actions, and what changed in its view between decisions."""
        told = self._told[seat]
        facts, lines = told.facts, [told.text]
        for event in self._events[told.events :]:
            if event.seat == seat:
                lines.append(f"> {self.game.text(event.action)}")
            if event.state is not None:
                seen = _facts(self.game.view(event.state, seat))
                lines += _changes(facts, seen)
                facts = seen
        self._told[seat] = _Told(len(self._events), facts, "\n".join(lines))
        return self._told[seat].text


def _replayed(name: str, players: int, options: Mapping[str, str], actions: Sequence[tuple[int, int]]) -> Memory:
    memory = Memory(registry.game(name), players, options)
    for seat, action in actions:
        memory.play(seat, action)
    return memory


def _first_told(game: Game, state: State, seat: int) -> _Told:
    facts = _facts(game.view(state, seat))
    return _Told(0, facts, "\n".join([f"seat {seat}", *_changes({}, facts)]))


def _facts(view: View) -> dict[str, Json]:
    facts: dict[str, Json] = {}
    _flatten("", {"to_act": list(seats_in(view.acting)), **to_builtins(view.data())}, facts)
    return facts


def _flatten(path: str, value: Json, facts: dict[str, Json]) -> None:
    if isinstance(value, Mapping):
        for key, part in value.items():
            _flatten(f"{path}.{key}", part, facts)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        facts[f"{path}#"] = len(value)
        for index, part in enumerate(value):
            _flatten(f"{path}.{index}", part, facts)
    else:
        facts[path] = value


def _changes(before: Mapping[str, Json], after: Mapping[str, Json]) -> list[str]:
    """One line with every fact that is new or different, and the names of those that are gone."""
    changed = [f"{path[1:]}={value}" for path, value in after.items() if path not in before or before[path] != value]
    gone = [f"{path[1:]} gone" for path in before if path not in after]
    return ["; ".join(changed + gone)] if changed or gone else []
