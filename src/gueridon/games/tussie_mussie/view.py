"""What a seat, an onlooker or nobody in particular may know, field by field."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.game import View
from gueridon.core.wire import changes
from gueridon.games.tussie_mussie import wire
from gueridon.games.tussie_mussie.actions import DISTRIBUTE, TURN_CARD
from gueridon.games.tussie_mussie.board import (
    NO_TILE,
    UNKNOWN,
    Row,
    colour_at,
    is_keepsake,
    offer_column,
    offerer_of,
    size,
    taker_of,
    tile_at,
)
from gueridon.games.tussie_mussie.components import (
    COLOURS,
    FLOWERS,
    LEFT_WITH_APPRENTICE,
    ORGANISATION,
    ROUNDS,
    TURN_CARDS,
    UP,
)
from gueridon.games.tussie_mussie.notation import text
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.sight import acting, is_sealed, seen_left, seen_right, seen_row, sees_draw
from gueridon.games.tussie_mussie.state import (
    APPRENTICE,
    BEFORE_PRESENTATION,
    CHOICE,
    DISTRIBUTION,
    NOBODY,
    OVER,
    PHASES,
    actions_of,
    last_card,
)

TAKEN: Final[tuple[wire.Side | None, ...]] = (None, "up", "down")


@final
class TussieMussieView(View):
    """The same fields as the state, with UNKNOWN or nothing where the viewer may not look."""

    def __init__(self, state: TussieMussieState, viewer: i64) -> None:
        self.viewer = viewer
        self.acting = acting(state, viewer)
        self.legal = state.legal(viewer) if viewer >= 0 else vec[i64]([])
        self.seats = state.seats
        self.french = state.french
        self.head_start = state.head_start
        self.hidden_keepsakes = state.hidden_keepsakes
        self.opener = state.opener
        self.round = state.round
        self.phase = state.phase
        self.turn = state.turn
        self.turns = state.turns
        self.past_turns = state.past_turns
        self.revealed = state.revealed[:]
        self.points = state.points[:]
        self.rows = vec[i64]([], capacity=4)
        self.plans = vec[i64]([], capacity=4)
        self.used = vec[i64]([], capacity=4)
        self.acts = vec[i64]([], capacity=4)
        owner: i64 = 0
        while owner < len(state.rows):
            sealed = is_sealed(state, viewer, owner)
            self.rows = append(self.rows, seen_row(state, viewer, owner))
            self.plans = append(self.plans, state.revealed[owner] if sealed else state.plans[owner])
            self.used = append(self.used, 0 if sealed else state.used[owner])
            self.acts = append(self.acts, 0 if sealed else state.acts[owner])
            owner += 1
        draws = sees_draw(state, viewer)
        self.drawer = state.drawer if draws else NOBODY
        self.kept = state.kept if draws else NO_TILE
        self.left = seen_left(state, viewer)
        self.right = seen_right(state, viewer)

    def first_player(self) -> i64:
        """The first player of this round; of the last one when the game is over."""
        return (self.opener + (self.round if self.phase != OVER else self.round - 1)) % self.seats

    def left_with_apprentice(self) -> i64:
        """How many tiles the apprentice started this round with."""
        current = self.round if self.phase != OVER else self.round - 1
        return LEFT_WITH_APPRENTICE[current] + (1 if self.head_start else 0)

    def has_presented(self) -> bool:
        """Whether there is a presentation that everybody has seen and that no other has begun to replace."""
        return self.round > 0 and self.phase != BEFORE_PRESENTATION

    def data(self) -> wire.View:
        return wire.View(
            round=self._round_data(),
            phase=PHASES[self.phase],
            names="fr" if self.french else "en",
            head_start=self.head_start,
            hidden_keepsakes=self.hidden_keepsakes,
            first_player=self._first_player_data(),
            players=[self._owner_data(seat) for seat in range(self.seats)],
            apprentice=self._owner_data(APPRENTICE) if self.seats == 1 else None,
            offers=[self._offer_data(turn) for turn in range(self._offers_begun())],
            turns=_turns_data(self.turns),
            drawn=self._all_drawn_data(),
            pre_presentation=self._pre_presentation_data(),
            presentation=self._presentation_data(),
        )

    def news(self, before: View) -> dict[str, object]:
        assert isinstance(before, TussieMussieView)
        found: dict[str, object] = {}
        if self._round_data() != before._round_data():
            found["round"] = self._round_data()
        if self.phase != before.phase:
            found["phase"] = PHASES[self.phase]
        if self._first_player_data() != before._first_player_data():
            found["first_player"] = self._first_player_data()
        players = {str(seat): news for seat in range(self.seats) if (news := self._news_of_owner(seat, before))}
        if players:
            found["players"] = players
        if self.seats == 1 and (apprentice := self._news_of_owner(APPRENTICE, before)):
            found["apprentice"] = apprentice
        if self.turns != before.turns:
            found["turns"] = _turns_data(self.turns)
        self._add_offers(before, found)
        self._add_drawn(before, found)
        self._add_plans(before, found)
        self._add_presentation(before, found)
        return found

    def _news_of_owner(self, owner: i64, before: TussieMussieView) -> dict[str, object]:
        found: dict[str, object] = {}
        if self.round != before.round or not _is_same(self.points, before.points):
            points, were = self._points_data(owner), before._points_data(owner)
            if points != were:
                found["points"] = points
            if sum(points) != sum(were):
                found["total"] = sum(points)
        arrangement = _news_of_row(Row(self.rows[owner]), Row(before.rows[owner]))
        if arrangement is not None:
            found["arrangement"] = arrangement
        return found

    def _add_offers(self, before: TussieMussieView, found: dict[str, object]) -> None:
        begun, had_begun = self._offers_begun(), before._offers_begun()
        if begun != had_begun or (begun > 0 and self.first_player() != before.first_player()):
            found["offers"] = [self._offer_data(turn) for turn in range(begun)]
            return
        offers = {
            str(turn): changes(before._offer_data(turn), self._offer_data(turn))
            for turn in range(begun)
            if self._offered(turn) != before._offered(turn)
        }
        if offers:
            found["offers"] = offers

    def _add_drawn(self, before: TussieMussieView, found: dict[str, object]) -> None:
        if self.left == NO_TILE and self.right == NO_TILE and before.left == NO_TILE and before.right == NO_TILE:
            return
        drawn = self._all_drawn_data()
        if drawn != before._all_drawn_data():
            found["drawn"] = drawn

    def _add_plans(self, before: TussieMussieView, found: dict[str, object]) -> None:
        if BEFORE_PRESENTATION not in (self.phase, before.phase):
            return
        if self.phase != before.phase:
            found["pre_presentation"] = self._pre_presentation_data()
            return
        plans = {str(seat): news for seat in range(self.seats) if (news := self._news_of_plan(seat, before))}
        if plans:
            found["pre_presentation"] = plans

    def _news_of_plan(self, seat: i64, before: TussieMussieView) -> dict[str, object]:
        found: dict[str, object] = {}
        arrangement = _news_of_row(Row(self.plans[seat]), Row(before.plans[seat]))
        if arrangement is not None:
            found["arrangement"] = arrangement
        if self.acts[seat] != before.acts[seat]:
            found["steps"] = self._steps_data(seat)
        if (self.drawer == seat) != (before.drawer == seat):
            found["drawing"] = self.drawer == seat
        if self._keeps_data(seat) != before._keeps_data(seat):
            found["keeps"] = self._keeps_data(seat)
        return found

    def _add_presentation(self, before: TussieMussieView, found: dict[str, object]) -> None:
        if self.has_presented() == before.has_presented() and _is_same(self.plans, before.plans):
            return
        presentation = self._presentation_data()
        if presentation != before._presentation_data():
            found["presentation"] = presentation

    def _round_data(self) -> int:
        return int(min(self.round + 1, ROUNDS))

    def _first_player_data(self) -> int | None:
        return int(self.first_player()) if self.opener != NOBODY else None

    def _owner_data(self, owner: i64) -> wire.Owner:
        points = self._points_data(owner)
        return wire.Owner(points, sum(points), arrangement_data(Row(self.rows[owner])))

    def _points_data(self, owner: i64) -> list[int]:
        return [int(self.points[owner * ROUNDS + r]) for r in range(self.round)]

    def _offers_begun(self) -> i64:
        if self.seats == 1:
            return 0
        return self.turn + (1 if self.phase == CHOICE else 0)

    def _offer_data(self, turn: i64) -> wire.Offer:
        first_player = self.first_player()
        offerer = offerer_of(turn, first_player, self.seats)
        up, down, taken = self._offered(turn)
        return wire.Offer(
            int(offerer), int(taker_of(turn, first_player, self.seats)), seen_name(up), tile_name(down), TAKEN[taken]
        )

    def _offered(self, turn: i64) -> tuple[i64, i64, i64]:
        """One offer of this round, as the arrangements tell it: its two tiles, and which was taken, by its place in TAKEN."""
        if turn == self.turn:
            return self.left, self.right, 0
        first_player = self.first_player()
        offerer = offerer_of(turn, first_player, self.seats)
        taker = taker_of(turn, first_player, self.seats)
        taken_column = offer_column(taker, turn, first_player, self.seats)
        kept = tile_at(Row(self.rows[offerer]), offer_column(offerer, turn, first_player, self.seats))
        taken = tile_at(Row(self.rows[taker]), taken_column)
        if is_keepsake(Row(self.rows[taker]), taken_column):
            return kept, taken, 2
        return taken, kept, 1

    def drawn_at(self, place: i64) -> i64:
        return self.left if place == 0 else self.right

    def _all_drawn_data(self) -> list[wire.Drawn]:
        return [self._drawn_data(place) for place in range(2) if self.drawn_at(place) != NO_TILE]

    def _drawn_data(self, place: i64) -> wire.Drawn:
        return wire.Drawn(tile_name(self.drawn_at(place)), self._side_of(place))

    def _side_of(self, place: i64) -> wire.Side | None:
        """The side that a drawn tile lies on."""
        if self.phase == CHOICE:
            return "up" if place == 0 else "down"
        if self.phase == DISTRIBUTION:
            return "up" if ORGANISATION[2 * last_card(self.turns) + place] == UP else "down"
        return None

    def _pre_presentation_data(self) -> list[wire.Plan] | None:
        if self.phase != BEFORE_PRESENTATION:
            return None
        return [self._plan_data(seat) for seat in range(self.seats)]

    def _plan_data(self, seat: i64) -> wire.Plan:
        return wire.Plan(
            arrangement=arrangement_data(Row(self.plans[seat])),
            steps=self._steps_data(seat),
            drawing=self.drawer == seat,
            keeps=self._keeps_data(seat),
        )

    def _steps_data(self, seat: i64) -> list[str]:
        return [text(action) for action in actions_of(self.acts[seat])]

    def _keeps_data(self, seat: i64) -> str | None:
        return tile_name(self.kept) if self.drawer == seat and self.kept != NO_TILE else None

    def _presentation_data(self) -> list[list[wire.Column]] | None:
        return [arrangement_data(Row(row)) for row in self.plans] if self.has_presented() else None


def view_of(state: TussieMussieState, viewer: i64) -> TussieMussieView:
    return TussieMussieView(state, viewer)


# --- As it is sent ----------------------------------------------------------------------------------------------------


_ARRANGEMENTS: Final[dict[int, list[wire.Column]]] = {}
_MOST_REMEMBERED: Final = 2000


def arrangement_data(row: Row) -> list[wire.Column]:
    """Remembered, because everybody at a table is shown nearly the same."""
    data = _ARRANGEMENTS.get(int(row))
    if data is None:
        if len(_ARRANGEMENTS) >= _MOST_REMEMBERED:
            _ARRANGEMENTS.clear()
        data = [_column_data(row, column) for column in range(size(row))]
        _ARRANGEMENTS[int(row)] = data
    return data


def _column_data(row: Row, column: i64) -> wire.Column:
    tile = tile_at(row, column)
    colour = None if tile == UNKNOWN else COLOURS[colour_at(row, column)]
    return wire.Column(tile_name(tile), row_name(keepsake=is_keepsake(row, column)), colour)


def _is_same(these: vec[i64], those: vec[i64]) -> bool:
    """Of equally many numbers."""
    at: i64 = 0
    while at < len(these) and these[at] == those[at]:
        at += 1
    return at == len(these)


def _news_of_row(row: Row, was: Row) -> object:
    """What changed in an arrangement, column by column where it has as many as before; None for nothing."""
    if row == was:
        return None
    new, old = arrangement_data(row), arrangement_data(was)
    if len(new) != len(old):
        return new
    return {str(at): changes(old[at], new[at]) for at in range(len(new)) if new[at] != old[at]} or None


def row_name(*, keepsake: bool) -> wire.RowName:
    return "keepsakes" if keepsake else "bouquet"


def tile_name(tile: i64) -> str | None:
    return None if tile == UNKNOWN else FLOWERS[tile].id


def seen_name(tile: i64) -> str:
    """Of a tile that every viewer may look at."""
    return FLOWERS[tile].id


def _turns_data(turns: i64) -> list[wire.Turn]:
    found: list[wire.Turn] = []
    for action in actions_of(turns):
        if TURN_CARD <= action < DISTRIBUTE:
            found.append(wire.Turn(TURN_CARDS[action - TURN_CARD].id, None, None, None))
        elif action < TURN_CARD:
            found[-1].discarded = FLOWERS[action].id
        else:
            way = action - DISTRIBUTE
            found[-1].taken, found[-1].option = "left" if way < 2 else "right", way % 2 + 1
    return found
