"""What one viewer may know: windows lie open; hands, picks and the steps of an activation do not until their time."""

from __future__ import annotations

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.game import EVERYTHING, View
from gueridon.games.misty import wire
from gueridon.games.misty.board import Cell
from gueridon.games.misty.components import CARDS, KINDS, LARGEST_WINDOW, SHAPES, Kind, copies_in
from gueridon.games.misty.notation import cell_name
from gueridon.games.misty.replay import Layout, layout_now, pictures_of
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
    card_at,
    hand_size,
    has_seen,
    passing,
    passing_name,
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
        self._layout: Layout | None = None
        self._windows: list[wire.Window | None] = [None] * seats
        """The windows as they are told, as far as they have been; `news` takes those that stay on from view to view."""

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

    def own_layout(self) -> Layout:
        """The viewer's window as it lies now."""
        if self._layout is None:
            self._layout = layout_now(self.story, int(self.viewer), int(self.shape))
        return self._layout

    def data(self) -> wire.View:
        return wire.View(
            window=SHAPES[self.shape].name,
            smiles="chains" if self.chains else "pairs",
            round=self._round(),
            stage=STAGES[self.stage],
            phase=self._phase(),
            passing=self._passing(),
            points=points_table(self.points, self.seats),
            wins=self._wins(),
            players=[self._player(seat) for seat in range(self.seats)],
            last_round=self._last_round(),
        )

    def news(self, before: View) -> dict[str, object]:
        assert isinstance(before, MistyView)
        found: dict[str, object] = {}
        if self.round != before.round or self.stage != before.stage or self.turn != before.turn:
            _note(found, "round", self._round(), before._round())
            _note(found, "stage", STAGES[self.stage], STAGES[before.stage])
            _note(found, "phase", self._phase(), before._phase())
            _note(found, "passing", self._passing(), before._passing())
        if not _is_same(self.points, before.points, 0, len(self.points)):
            found["points"] = points_table(self.points, self.seats)
            _note(found, "wins", self._wins(), before._wins())
        players = {str(seat): player for seat in range(self.seats) if (player := self._news_of_player(seat, before))}
        if players:
            found["players"] = players
        if self._has_other_last_round(before):
            found["last_round"] = self._last_round()
        return found

    def _news_of_player(self, seat: i64, before: MistyView) -> dict[str, object]:
        found: dict[str, object] = {}
        is_other_time = self.stage != before.stage or self.turn != before.turn
        if is_other_time or self.undealt != before.undealt:
            _note(found, "hand_size", int(self.hand_size(seat)), int(before.hand_size(seat)))
        if self.hands[seat] != before.hands[seat]:
            found["hand"] = self._hand(seat)
        if is_other_time or self.chosen[seat] != before.chosen[seat]:
            _note(found, "set_aside", self._set_aside(seat), before._set_aside(seat))
            _note(found, "goes_to", self._goes_to(seat), before._goes_to(seat))
            _note(found, "passes_to", self._passes_to(seat), before._passes_to(seat))
        if _is_same(self.story, before.story, seat * SEAT, (seat + 1) * SEAT):
            self._windows[seat] = before._windows[seat]
        else:
            found["window"] = _news_of_window(before._window(seat), self._window(seat))
        return found

    def _has_other_last_round(self, before: MistyView) -> bool:
        if self._shows_windows_at_rest() != before._shows_windows_at_rest():
            return True
        if not self._shows_windows_at_rest():
            return False
        return not _is_same(self.last_story, before.last_story, 0, len(self.last_story))

    def _round(self) -> int:
        return int(self.round) + (0 if self.stage == OVER else 1)

    def _is_building(self) -> bool:
        return self.stage in (DEAL, PICK, PLACE)

    def _phase(self) -> int | None:
        return int(self.turn // hand_size(self.shape)) + 1 if self._is_building() else None

    def _passing(self) -> Literal["left", "right"] | None:
        return passing_name(self.shape, self.turn) if self._is_building() else None

    def _wins(self) -> list[int]:
        return [int(wins(self.points, self.seats, seat)) for seat in range(self.seats)]

    def _player(self, seat: int) -> wire.Player:
        return wire.Player(
            hand_size=int(self.hand_size(seat)),
            hand=self._hand(seat),
            set_aside=self._set_aside(seat),
            goes_to=self._goes_to(seat),
            passes_to=self._passes_to(seat),
            window=self._window(seat),
        )

    def _hand(self, seat: i64) -> list[str] | None:
        return None if self.hands[seat] == NOTHING else pictures(self.hands[seat])

    def _set_aside(self, seat: i64) -> str | None:
        chosen = self.chosen[seat]
        return CARDS[chosen].picture if chosen != NOTHING and self.stage == PICK else None

    def _goes_to(self, seat: i64) -> str | None:
        chosen = self.chosen[seat]
        return cell_name(chosen) if chosen != NOTHING and self.stage == PLACE else None

    def _passes_to(self, seat: i64) -> int | None:
        return int((seat + passing(self.shape, self.turn)) % self.seats) if self._is_building() else None

    def _window(self, seat: i64) -> wire.Window:
        window = self._windows[seat]
        if window is None:
            window = self._windows[seat] = _window(self.story, seat, self.shape)
        return window

    def _shows_windows_at_rest(self) -> bool:
        return shows_last_round(self) and all(choice == NOTHING for choice in self.chosen)

    def _last_round(self) -> list[wire.Window] | None:
        if not self._shows_windows_at_rest():
            return None
        return [_window(self.last_story, seat, self.shape) for seat in range(self.seats)]


def _news_of_window(before: wire.Window, after: wire.Window) -> dict[str, object]:
    found: dict[str, object] = {}
    _note(found, "cards", after.cards, before.cards)
    _note(found, "cells", after.cells, before.cells)
    _note(found, "steps", after.steps, before.steps)
    _note(found, "panes", after.panes, before.panes)
    _note(found, "frame", after.frame, before.frame)
    return found


def _note(found: dict[str, object], name: str, new: object, old: object) -> None:
    if new != old:
        found[name] = new


def _is_same(one: vec[i64], other: vec[i64], start: i64, end: i64) -> bool:
    """Whether two rows of numbers are equally long, and the same from a place to another."""
    if len(one) != len(other):
        return False
    i = start
    while i < end:
        if one[i] != other[i]:
            return False
        i += 1
    return True


def shows_last_round(view: MistyView) -> bool:
    """Until the first cards of a round are turned up, and after the last, a table shows how the last one ended."""
    return view.turn == 0 and view.round > 0


def pictures(handful: i64) -> list[str]:
    """The pictures of a handful of cards, one by one."""
    found: list[str] = []
    for kind in range(KINDS):
        found += [CARDS[kind].picture] * copies_in(handful, Kind(kind))
    return found


_WINDOWS: Final[dict[tuple[int, int, int, int], wire.Window]] = {}
_MOST_WINDOWS: Final = 64
"""Few are enough: what everybody at a table is told alike, they are told one right after the other."""


def _window(story: vec[i64], seat: i64, shape: i64) -> wire.Window:
    """A seat's story, and the window it leads to; remembered, because everybody at a table is told nearly the same."""
    key = _key_of(story, seat, shape)
    window = _WINDOWS.get(key)
    if window is None:
        if len(_WINDOWS) >= _MOST_WINDOWS:
            _WINDOWS.clear()
        window = _WINDOWS[key] = _window_told(story, int(seat), int(shape))
    return window


def _key_of(story: vec[i64], seat: i64, shape: i64) -> tuple[int, int, int, int]:
    """The story of a seat in few numbers: a card or a cell takes less than 60."""
    words = vec[i64]([0, 0, 0, 0])
    start = seat * SEAT
    i: i64 = 0
    while i < SEAT:
        words[i % 4] = words[i % 4] * 60 + story[start + i] + 1
        i += 1
    return int(words[0] * 8 + shape), int(words[1]), int(words[2]), int(words[3])


def _window_told(story: vec[i64], seat: int, shape: int) -> wire.Window:
    layout = layout_now(story, seat, shape)
    steps = [Cell(cell) for cell in told(story, seat, STEP)]
    return wire.Window(
        cards=pictures_of([int(kind) for kind in told(story, seat, CARD)]),
        cells=[cell_name(cell) for cell in told(story, seat, CELL)],
        steps=[wire.Step(cell_name(cell), CARDS[card_at(story, seat, cell)].picture) for cell in steps],
        panes=[
            wire.Pane(cell_name(cell), pictures_of(layout.cards[cell]), cell in layout.moved)
            for cell in sorted(layout.cards)
        ],
        frame=[cell_name(cell) for cell in layout.frame_cells()],
    )


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
