"""What a seat, an onlooker or nobody in particular may know, field by field."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.game import EVERYTHING, View
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
    source_of,
    taker_of,
    tile_at,
    with_replaced,
)
from gueridon.games.tussie_mussie.components import (
    COLOURS,
    FLOWERS,
    LEFT_WITH_APPRENTICE,
    ORGANISATION,
    ROUNDS,
    TURN_CARDS,
    UP,
    side_before,
)
from gueridon.games.tussie_mussie.notation import text
from gueridon.games.tussie_mussie.rules import TussieMussieState
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


@final
class TussieMussieView(View):
    """The same fields as the state, with UNKNOWN or nothing where the viewer may not look."""

    def __init__(self, state: TussieMussieState, viewer: i64) -> None:
        self.viewer = viewer
        self.acting = _acting(state, viewer)
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
            sealed = _is_sealed(state, viewer, owner)
            self.rows = append(self.rows, _seen_row(state, viewer, owner))
            self.plans = append(self.plans, state.revealed[owner] if sealed else state.plans[owner])
            self.used = append(self.used, 0 if sealed else state.used[owner])
            self.acts = append(self.acts, 0 if sealed else state.acts[owner])
            owner += 1
        draws = _sees_draw(state, viewer)
        self.drawer = state.drawer if draws else NOBODY
        self.kept = state.kept if draws else NO_TILE
        self.left = _seen_left(state, viewer)
        self.right = _seen_right(state, viewer)

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
            round=int(min(self.round + 1, ROUNDS)),
            phase=PHASES[self.phase],
            names="fr" if self.french else "en",
            head_start=self.head_start,
            hidden_keepsakes=self.hidden_keepsakes,
            first_player=int(self.first_player()) if self.opener != NOBODY else None,
            players=[self._owner_data(seat) for seat in range(self.seats)],
            apprentice=self._owner_data(APPRENTICE) if self.seats == 1 else None,
            offers=[self._offer_data(turn) for turn in range(self._offers_begun())],
            turns=_turns_data(self.turns),
            drawn=[self._drawn_data(place) for place in range(2) if self.drawn_at(place) != NO_TILE],
            pre_presentation=self._pre_presentation_data(),
            presentation=[arrangement_data(Row(row)) for row in self.plans] if self.has_presented() else None,
        )

    def _owner_data(self, owner: i64) -> wire.Owner:
        points = [int(self.points[owner * ROUNDS + r]) for r in range(self.round)]
        return wire.Owner(points, sum(points), arrangement_data(Row(self.rows[owner])))

    def _offers_begun(self) -> i64:
        if self.seats == 1:
            return 0
        return self.turn + (1 if self.phase == CHOICE else 0)

    def _offer_data(self, turn: i64) -> wire.Offer:
        """One offer of this round, as the arrangements tell it."""
        first_player = self.first_player()
        offerer = offerer_of(turn, first_player, self.seats)
        taker = taker_of(turn, first_player, self.seats)
        if turn == self.turn:
            return wire.Offer(int(offerer), int(taker), seen_name(self.left), tile_name(self.right), None)
        taken_column = offer_column(taker, turn, first_player, self.seats)
        kept = tile_at(Row(self.rows[offerer]), offer_column(offerer, turn, first_player, self.seats))
        taken = tile_at(Row(self.rows[taker]), taken_column)
        if is_keepsake(Row(self.rows[taker]), taken_column):
            return wire.Offer(int(offerer), int(taker), seen_name(kept), tile_name(taken), "down")
        return wire.Offer(int(offerer), int(taker), seen_name(taken), tile_name(kept), "up")

    def drawn_at(self, place: i64) -> i64:
        return self.left if place == 0 else self.right

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
            steps=[text(action) for action in actions_of(self.acts[seat])],
            drawing=self.drawer == seat,
            keeps=tile_name(self.kept) if self.drawer == seat and self.kept != NO_TILE else None,
        )


def view_of(state: TussieMussieState, viewer: i64) -> TussieMussieView:
    return TussieMussieView(state, viewer)


# --- Who may know what ------------------------------------------------------------------------------------------------


def _acting(state: TussieMussieState, viewer: i64) -> i64:
    """Who owes a decision. That a player waits for drawn tiles is theirs alone to know."""
    if state.is_drawing() and not _sees_draw(state, viewer):
        return state.deciding
    return state.to_act()


def _sees_draw(state: TussieMussieState, viewer: i64) -> bool:
    return viewer == EVERYTHING or (state.drawer != NOBODY and viewer == state.drawer)


def _is_sealed(state: TussieMussieState, viewer: i64, owner: i64) -> bool:
    return state.phase == BEFORE_PRESENTATION and viewer not in (EVERYTHING, owner)


def _seen_row(state: TussieMussieState, viewer: i64, owner: i64) -> Row:
    row = Row(state.rows[owner])
    if state.phase >= BEFORE_PRESENTATION or viewer in (EVERYTHING, owner):
        return row
    column: i64 = 0
    while column < size(row):
        if is_keepsake(row, column) and not _knows_keepsake(state, viewer, owner, column):
            row = with_replaced(row, column, UNKNOWN)
        column += 1
    return row


def _knows_keepsake(state: TussieMussieState, viewer: i64, owner: i64, column: i64) -> bool:
    """Who offered a tile knows it; in the solo variant everybody knows what once lay face up."""
    if state.seats > 1:
        return viewer == source_of(owner, column, state.first_player(), state.seats)
    turn = column - (state.left_with_apprentice() if owner == APPRENTICE else 0)
    return turn >= 0 and lay_face_up(state.turns, turn, owner)


def lay_face_up(turns: i64, turn: i64, owner: i64) -> bool:
    """Whether the tile an owner got in a turn of the solo variant was laid out face up."""
    card: i64 = -1
    for action in actions_of(turns):
        if TURN_CARD <= action < DISTRIBUTE:
            card = action - TURN_CARD
        elif action >= DISTRIBUTE:
            if turn == 0:
                return side_before(card, action - DISTRIBUTE, owner) == UP
            turn -= 1
    raise AssertionError("the turn has not been played")


def _seen_left(state: TussieMussieState, viewer: i64) -> i64:
    if state.left == NO_TILE or viewer == EVERYTHING:
        return state.left
    if state.phase == BEFORE_PRESENTATION:
        return state.left if _sees_draw(state, viewer) else NO_TILE
    if state.seats == 1:
        return state.left if ORGANISATION[2 * last_card(state.turns)] == UP else UNKNOWN
    return state.left if state.phase == CHOICE or viewer == state.offerer() else UNKNOWN


def _seen_right(state: TussieMussieState, viewer: i64) -> i64:
    if state.right == NO_TILE or viewer == EVERYTHING:
        return state.right
    if state.phase == BEFORE_PRESENTATION:
        return state.right if _sees_draw(state, viewer) else NO_TILE
    if state.seats == 1:
        return state.right if ORGANISATION[2 * last_card(state.turns) + 1] == UP else UNKNOWN
    return state.right if viewer == state.offerer() else UNKNOWN


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
