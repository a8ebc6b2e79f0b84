"""Every game as an OpenSpiel game: importing this module registers them.

>>> import pyspiel
>>> import gueridon.research.openspiel
>>> game = pyspiel.load_game("python_gueridon_misty(players=3,smiles=chains)")

The options of a game are its parameters. Deals are chance nodes with their probabilities. Sealed decisions are asked for
one seat after the other; what a later seat knows does not depend on the earlier ones. `returns` are `turns.rewards`. An
information state is all that a seat has seen and done since the start, an observation what it sees now; the tensor of an
observation is the game's `encoding.py`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from msgspec import to_builtins

from gueridon.core import registry
from gueridon.core.contract import MAX_STEPS
from gueridon.core.encoding import encoding, length
from gueridon.core.game import CHANCE, Game, View, seats_in
from gueridon.core.words import Words
from gueridon.research.memory import Memory
from gueridon.research.turns import owes_chance, rewards, served, usual_players

_PREFIX: Final = "python_gueridon_"


class GueridonGame(pyspiel.Game):
    """One kind of table: a game, a number of players, options."""

    def __init__(self, name: str, parameters: Mapping[str, Any] | None = None) -> None:
        self.rules = registry.game(name)
        given = {key: value for key, value in (parameters or {}).items() if key != "players"}
        self.options = registry.complete_options(self.rules, {key: str(value) for key, value in given.items()})
        self.players = int((parameters or {}).get("players", usual_players(self.rules)))
        registry.check_seats(self.rules, self.players)
        super().__init__(_game_type(self.rules, self.players), _game_info(self.rules, self.players), parameters or {})

    def new_initial_state(self) -> GueridonState:
        return GueridonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        if params:
            raise ValueError(f"observers take no parameters; {params} was given")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        if iig_obs_type is None or _is_one_seat(iig_obs_type):
            return Observer(self, recall=recall)
        return None  # what a seat knows is not divided into a public and a private part


def _is_one_seat(kind: Any) -> bool:
    return bool(kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class GueridonState(pyspiel.State):
    """One game being played."""

    def __init__(self, game: GueridonGame) -> None:
        super().__init__(game)
        self.memory = Memory(game.rules, game.players, game.options)

    def current_player(self) -> int:
        seat = served(self.memory.state)
        if seat is not None:
            return seat
        return int(pyspiel.PlayerId.CHANCE if owes_chance(self.memory.state) else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.memory.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each deal with its probability: several of the equally likely ways may be the same deal."""
        state = self.memory.state
        ways = state.chances()
        deals = Counter(state.chance(way) for way in range(ways))
        return [(deal, deals[deal] / ways) for deal in sorted(deals)]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self.memory.play(player if player >= 0 else CHANCE, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.memory.game.text(action)

    def is_terminal(self) -> bool:
        return self.memory.state.to_act() == 0

    def returns(self) -> list[float]:
        outcome = self.memory.state.outcome()
        return [0.0] * self.memory.state.seats if outcome is None else rewards(outcome)

    def view(self, seat: int) -> View:
        return self.memory.view(seat)

    def __str__(self) -> str:
        return self.memory.record()


class Observer:
    """What a seat sees now, as text and numbers; with `recall`, all that it has seen and done, as text."""

    def __init__(self, game: GueridonGame, *, recall: bool) -> None:
        self._rules = game.rules
        self._recall = recall
        self._encoding = encoding(game.rules.name)
        self.tensor = None if recall else np.zeros(length(self._encoding.layout, game.players), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: GueridonState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._encoding.encode(state.view(player))

    def string_from(self, state: GueridonState, player: int) -> str:
        if self._recall:
            return state.memory.of(player)
        view = state.view(player)
        legal = [self._rules.text(action) for action in view.legal]
        return json.dumps({"to_act": list(seats_in(view.acting)), "legal": legal, **to_builtins(view.data())})


def _game_type(game: Game, players: int) -> pyspiel.GameType:
    information, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=_PREFIX + game.name,
        long_name=f"{Words('en', game.name).noun('game-name')} (Guéridon)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.is_open else information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(game)} | {o.name: o.default for o in game.options},
    )


def _game_info(game: Game, players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=game.action_count,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if players > 1 else None,
        max_game_length=MAX_STEPS,
    )


def _class_of(name: str) -> type[GueridonGame]:
    """A class a game: OpenSpiel lets go of what it was given only after Python has ended, which a class survives."""

    class Registered(GueridonGame):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return Registered


def _register() -> None:
    for name in registry.names():
        game = registry.game(name)
        pyspiel.register_game(_game_type(game, usual_players(game)), _class_of(name))


_register()
