"""What one viewer may know: windows lie open; hands, picks and the steps of an activation do not until their time."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.game import EVERYTHING, Json, View
from gueridon.games.misty.components import CARDS, KINDS, LARGEST_WINDOW, SHAPES, TO_THE_LEFT, Kind, copies_in
from gueridon.games.misty.notation import cell_name
from gueridon.games.misty.replay import layout_now
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.state import (
    ACTIVATE,
    CARD,
    CELL,
    DEAL,
    NOTHING,
    OVER,
    PICK,
    PLACE,
    SEAT,
    STAGES,
    STEP,
    hand_size,
    has_seen,
    passing,
    points_table,
    told,
    wins,
)


@final
class MistyView(View):
    """The fields are those of the state, with NOTHING where the viewer may not know."""

    def __init__(self, viewer: i64, acting: i64, legal: vec[i64], seats: i64, shape: i64, *, chains: bool) -> None:
        super().__init__(viewer, acting, legal)
        self.seats = seats
        self.shape = shape
        self.chains = chains
        self.round: i64 = 0
        self.points = vec[i64]([])
        self.last_story = vec[i64]([])
        self.stage: i64 = DEAL
        self.turn: i64 = 0
        self.undealt: i64 = 0
        self.hands = vec[i64]([])
        """The hands the viewer holds or remembers having passed on, less what was taken from them since."""
        self.chosen = vec[i64]([])
        self.story = vec[i64]([])

    def hand_size(self, seat: i64) -> i64:
        """How many cards somebody holds now; a sealed pick is still among them."""
        size = hand_size(self.shape)
        if self.stage == DEAL:
            missing = self.undealt - (self.seats - 1 - seat) * size
            return size - min(max(missing, 0), size)
        if self.stage == PICK:
            return size - self.turn % size
        if self.stage == PLACE:
            return size - 1 - self.turn % size
        return 0

    def data(self) -> dict[str, Json]:
        return {
            "window": SHAPES[self.shape].name,
            "smiles": "chains" if self.chains else "pairs",
            "round": self.round + 1 if self.stage != OVER else self.round,
            "stage": STAGES[self.stage],
            "phase": self.turn // hand_size(self.shape) + 1 if self.stage in (DEAL, PICK, PLACE) else None,
            "passing": self._passing(),
            "points": points_table(self.points, self.seats),
            "wins": [wins(self.points, self.seats, seat) for seat in range(self.seats)],
            "players": [self._player(seat) for seat in range(self.seats)],
            "last_round": self._last_round(),
        }

    def _passing(self) -> str | None:
        if self.stage not in (DEAL, PICK, PLACE):
            return None
        return "left" if passing(self.shape, self.turn) == TO_THE_LEFT else "right"

    def _player(self, seat: i64) -> dict[str, Json]:
        hand = self.hands[seat]
        return {
            "hand_size": self.hand_size(seat),
            "hand": None if hand == NOTHING else pictures(hand),
            "chosen": self._chosen(seat),
            **_told_of(self.story, seat, self.shape),
        }

    def _last_round(self) -> list[dict[str, Json]] | None:
        if self.round == 0:
            return None
        return [_told_of(self.last_story, seat, self.shape) for seat in range(self.seats)]

    def _chosen(self, seat: i64) -> str | None:
        choice = self.chosen[seat]
        if choice == NOTHING:
            return None
        return CARDS[choice].picture if self.stage == PICK else cell_name(choice)


def shows_last_round(view: MistyView) -> bool:
    """Until the first cards of a round are turned up, and after the last, a table shows how the last one ended."""
    return view.turn == 0 and view.round > 0


def pictures(handful: i64) -> list[str]:
    """The pictures of a handful of cards, one by one."""
    found: list[str] = []
    for kind in range(KINDS):
        found += [CARDS[kind].picture] * copies_in(handful, Kind(kind))
    return found


_TOLD: Final[dict[tuple[int, int, int, int], dict[str, Json]]] = {}
_MOST_TOLD: Final = 500


def _told_of(story: vec[i64], seat: i64, shape: i64) -> dict[str, Json]:
    """A seat's story, and the window it leads to; remembered, because everybody at a table is told nearly the same."""
    key = _key_of(story, seat, shape)
    told = _TOLD.get(key)
    if told is None:
        if len(_TOLD) >= _MOST_TOLD:
            _TOLD.clear()
        told = _window_data(story, seat, shape)
        _TOLD[key] = told
    return told


def _key_of(story: vec[i64], seat: i64, shape: i64) -> tuple[int, int, int, int]:
    """The story of a seat in few numbers: a card or a cell takes less than 60."""
    words = vec[i64]([0, 0, 0, 0])
    start = seat * SEAT
    i: i64 = 0
    while i < SEAT:
        words[i % 4] = words[i % 4] * 60 + story[start + i] + 1
        i += 1
    return int(words[0] * 8 + shape), int(words[1]), int(words[2]), int(words[3])


def _window_data(story: vec[i64], seat: i64, shape: i64) -> dict[str, Json]:
    """The cards on each cell from the bottom up."""
    layout = layout_now(story, seat, shape)
    return {
        "cards": [CARDS[kind].picture for kind in told(story, seat, CARD)],
        "cells": [cell_name(cell) for cell in told(story, seat, CELL)],
        "steps": [cell_name(cell) for cell in told(story, seat, STEP)],
        "panes": {
            cell_name(cell): [CARDS[kind].picture for kind in layout.cards[cell]] for cell in sorted(layout.cards)
        },
        "moved": [cell_name(cell) for cell in sorted(layout.moved)],
        "frame": [cell_name(cell) for cell in layout.frame_cells()],
    }


def view_of(state: MistyState, viewer: i64) -> MistyView:
    legal = state.legal(viewer) if viewer >= 0 else vec[i64]([])
    view = MistyView(viewer, state.to_act(), legal, state.seats, state.shape, chains=state.chains)
    view.round = state.round
    view.points = state.points
    view.last_story = state.last_story
    view.stage = state.stage
    view.turn = state.turn
    view.undealt = state.undealt
    view.hands = _hands_seen(state, viewer)
    view.chosen = _choices_seen(state, viewer)
    view.story = _story_seen(state, viewer)
    return view


def _hands_seen(state: MistyState, viewer: i64) -> vec[i64]:
    hands = vec[i64]([NOTHING] * state.seats)
    for seat in range(state.seats):
        if viewer == EVERYTHING or (viewer >= 0 and _remembers(state, viewer, seat)):
            hands[seat] = state.hands[seat]
    return hands


def _remembers(state: MistyState, viewer: i64, seat: i64) -> bool:
    if state.stage == ACTIVATE:
        return seat == viewer
    return has_seen(viewer, seat, state.seats, state.shape, state.turn)


def _choices_seen(state: MistyState, viewer: i64) -> vec[i64]:
    chosen = vec[i64]([NOTHING] * state.seats)
    for seat in range(state.seats):
        if viewer in (seat, EVERYTHING):
            chosen[seat] = state.chosen[seat]
    return chosen


def _story_seen(state: MistyState, viewer: i64) -> vec[i64]:
    """Cards and cells are in the story only once they are turned up; an activation until its end only its owner's."""
    story = state.story[:]
    for seat in range(state.seats):
        if viewer in (seat, EVERYTHING):
            continue
        start = seat * SEAT + STEP
        for i in range(start, start + LARGEST_WINDOW):
            story[i] = NOTHING
    return story
