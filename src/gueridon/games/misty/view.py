"""What one viewer may know: windows lie open; hands, picks and the steps of an activation do not until their time."""

from __future__ import annotations

from typing import Final, final

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
        is_building = self.stage in (DEAL, PICK, PLACE)
        return wire.View(
            window=SHAPES[self.shape].name,
            smiles="chains" if self.chains else "pairs",
            round=int(self.round) + (0 if self.stage == OVER else 1),
            stage=STAGES[self.stage],
            phase=int(self.turn // hand_size(self.shape)) + 1 if is_building else None,
            passing=passing_name(self.shape, self.turn) if is_building else None,
            points=points_table(self.points, self.seats),
            wins=[int(wins(self.points, self.seats, seat)) for seat in range(self.seats)],
            players=[self._player(seat, is_building=is_building) for seat in range(self.seats)],
            last_round=self._last_round(),
        )

    def _player(self, seat: int, *, is_building: bool) -> wire.Player:
        hand, chosen = self.hands[seat], int(self.chosen[seat])
        return wire.Player(
            hand_size=int(self.hand_size(seat)),
            hand=None if hand == NOTHING else pictures(hand),
            set_aside=CARDS[chosen].picture if chosen != NOTHING and self.stage == PICK else None,
            goes_to=cell_name(chosen) if chosen != NOTHING and self.stage == PLACE else None,
            passes_to=int((seat + passing(self.shape, self.turn)) % self.seats) if is_building else None,
            window=_window(self.story, seat, self.shape),
        )

    def _last_round(self) -> list[wire.Window] | None:
        if not shows_last_round(self) or any(choice != NOTHING for choice in self.chosen):
            return None
        return [_window(self.last_story, seat, self.shape) for seat in range(self.seats)]


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
_MOST_WINDOWS: Final = 500


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
