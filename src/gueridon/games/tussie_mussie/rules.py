"""The rules: offers, the solo variant's turns, the sealed pre-presentation, the presentation, the end."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has, nth
from gueridon.core.game import CHANCE, Outcome, State
from gueridon.core.message import Refusal
from gueridon.games.tussie_mussie.actions import (
    DISTRIBUTE,
    DONE,
    DRAW_TWO,
    FIRST_PLAYER,
    REPLACE_COLUMN,
    TAKE_DOWN,
    TAKE_UP,
    TURN_CARD,
)
from gueridon.games.tussie_mussie.board import (
    EMPTY,
    NO_TILE,
    Row,
    offerer_of,
    size,
    taker_of,
    tiles_in,
    with_replaced,
    with_tile,
)
from gueridon.games.tussie_mussie.components import (
    ALL_CARDS,
    ALL_TILES,
    DISCARDS_FIRST,
    DOWN,
    LEFT_WITH_APPRENTICE,
    OWN_TILES,
    ROUNDS,
    Tile,
    distributions,
    shows_hidden_tile,
    side_given,
)
from gueridon.games.tussie_mussie.law import (
    DREW,
    has_before_action,
    is_finished,
    open_actions,
    replacements,
    row_after,
    used_after,
)
from gueridon.games.tussie_mussie.scoring import apprentice_score, score, solo_outcome, table_outcome
from gueridon.games.tussie_mussie.state import (
    APPRENTICE,
    BEFORE_PRESENTATION,
    BURN,
    CHOICE,
    DEAL,
    DISTRIBUTION,
    FIRST,
    LEFT,
    NOBODY,
    OFFER,
    OVER,
    TURN,
    cards_in,
    last_card,
    logged,
)


@final
class TussieMussieState(State):
    """The whole truth. In the solo variant the apprentice's arrangement stands after the player's."""

    def __init__(self, seats: i64) -> None:
        """An empty table, cheap to make; `new_game` sets one up."""
        self.seats = seats
        self.french = False
        self.head_start = False
        self.hidden_keepsakes = False
        self.opener: i64 = NOBODY
        """The first player of round 1."""
        self.round: i64 = 0
        """How many rounds are over."""
        self.phase: i64 = FIRST
        self.turn: i64 = 0
        """How many offers (solo: turns) of this round are over."""
        self.stack: i64 = ALL_TILES
        self.left: i64 = NO_TILE
        """The tiles drawn: in the order drawn until the offer is made, then the one face up is left."""
        self.right: i64 = NO_TILE
        self.turns: i64 = 0
        """Solo: the round's turn cards, discards and distributions, logged."""
        self.past_turns: i64 = 0
        """Solo: the same of the round before."""
        self.deciding: i64 = 0
        self.drawer: i64 = NOBODY
        """Who is in the middle of drawing two tiles before the presentation."""
        self.kept: i64 = NO_TILE
        """Which of them the drawer keeps."""
        self.rows = vec[i64]()
        """The arrangements of this round."""
        self.revealed = vec[i64]()
        """The arrangements of the latest pre-presentation, before any action."""
        self.plans = vec[i64]()
        """The same after the actions so far: sealed until the last player has finished."""
        self.used = vec[i64]()
        self.acts = vec[i64]()
        """Each player's before actions, logged; sealed likewise."""
        self.points = vec[i64]()
        """Owner after owner, the points of each round."""

    def copy(self) -> TussieMussieState:
        new = TussieMussieState(self.seats)
        new.french = self.french
        new.head_start = self.head_start
        new.hidden_keepsakes = self.hidden_keepsakes
        new.opener = self.opener
        new.round = self.round
        new.phase = self.phase
        new.turn = self.turn
        new.stack = self.stack
        new.left = self.left
        new.right = self.right
        new.turns = self.turns
        new.past_turns = self.past_turns
        new.deciding = self.deciding
        new.drawer = self.drawer
        new.kept = self.kept
        new.rows = self.rows[:]
        new.revealed = self.revealed[:]
        new.plans = self.plans[:]
        new.used = self.used[:]
        new.acts = self.acts[:]
        new.points = self.points[:]
        return new

    # --- Who, and what ------------------------------------------------------------------------------------------------

    def to_act(self) -> i64:
        phase = self.phase
        if phase <= DEAL:
            return bit(CHANCE)
        if phase == OFFER:
            return bit(self.offerer())
        if phase == CHOICE:
            return bit(self.taker())
        if phase == DISTRIBUTION:
            return bit(0)
        if phase == OVER:
            return 0
        if self.is_drawing():
            return (self.deciding & ~bit(self.drawer)) | bit(CHANCE)
        return self.deciding

    def legal(self, seat: i64) -> vec[i64]:
        if not has(self.to_act(), seat):
            return vec[i64]([])
        phase = self.phase
        if phase == OFFER:
            return vec[i64]([self.left, self.right])
        if phase == CHOICE:
            return vec[i64]([TAKE_UP, TAKE_DOWN])
        if phase == DISTRIBUTION:
            return self._distributions()
        if seat != self.drawer:
            return open_actions(Row(self.plans[seat]), self.used[seat])
        if self.kept == NO_TILE:
            return vec[i64]([self.left, self.right])
        return replacements(Row(self.plans[seat]))

    def chances(self) -> i64:
        phase = self.phase
        if phase == FIRST:
            return self.seats
        if phase == TURN:
            return count(self._unseen_cards())
        if phase == LEFT:
            return count(self._may_be_left())
        if phase <= DEAL or self.is_drawing():
            return count(self.stack)
        return 0

    def chance(self, way: i64) -> i64:
        phase = self.phase
        if phase == FIRST:
            return FIRST_PLAYER + way
        if phase == TURN:
            return TURN_CARD + nth(self._unseen_cards(), way)
        if phase == LEFT:
            return nth(self._may_be_left(), way)
        return nth(self.stack, way)

    def play(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == OFFER:
            self._offer(action)
        elif phase == CHOICE:
            self._choose(action)
        elif phase == BEFORE_PRESENTATION:
            self._prepare(seat, action)
        elif phase == DISTRIBUTION:
            self._distribute(action)
        elif phase == DEAL:
            self._draw(action)
            if self.right != NO_TILE:
                self.phase = OFFER if self.seats > 1 else DISTRIBUTION
        elif phase == FIRST:
            self.opener = action - FIRST_PLAYER
            self.begin_round()
        else:
            self._prepare_for_the_day(action)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        from gueridon.games.tussie_mussie.refusals import why_not

        return why_not(self, seat, action)

    def reveals(self, seat: i64, action: i64) -> bool:
        if self.phase == OFFER:
            return True  # the neighbour sees the face-up tile
        if self.phase == CHOICE:
            return action == TAKE_DOWN or self._is_last_turn()
        if self.phase == DISTRIBUTION:
            return self._is_last_turn() or shows_hidden_tile(self.card(), action - DISTRIBUTE)
        if self.phase == BEFORE_PRESENTATION and self.deciding == bit(seat):
            return self._finishes(seat, action)
        return False

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return (
            table_outcome(self.points, self.plans, french=self.french) if self.seats > 1 else solo_outcome(self.points)
        )

    # --- Offers -------------------------------------------------------------------------------------------------------

    def first_player(self) -> i64:
        """The first player passes to the left after each round."""
        return (self.opener + self.round) % self.seats

    def offerer(self) -> i64:
        """Clockwise from the first player, then anticlockwise from the first player again."""
        return offerer_of(self.turn, self.first_player(), self.seats)

    def taker(self) -> i64:
        """The left neighbour of the offerer, the second time the right one."""
        return taker_of(self.turn, self.first_player(), self.seats)

    def begin_round(self) -> None:
        self.turn = 0
        self.stack = ALL_TILES
        owners: i64 = len(self.rows)
        self.rows = vec[i64]([EMPTY] * owners)
        self.past_turns = self.turns
        self.turns = 0
        self.phase = DEAL if self.seats > 1 else LEFT if self.left_with_apprentice() > 0 else TURN

    def _draw(self, tile: i64) -> None:
        self.stack &= ~bit(tile)
        if self.left == NO_TILE:
            self.left = tile
        else:
            self.right = tile

    def _offer(self, up: i64) -> None:
        if up == self.right:
            self.right = self.left
            self.left = up
        self.phase = CHOICE

    def _choose(self, action: i64) -> None:
        up, down = self.offerer(), self.taker()
        if action == TAKE_UP:
            up, down = down, up
        self._give(up, self.left, keepsake=False)
        self._give(down, self.right, keepsake=True)
        self._end_turn()

    def _give(self, owner: i64, tile: i64, *, keepsake: bool) -> None:
        """New tiles go to the right end."""
        self.rows[owner] = with_tile(Row(self.rows[owner]), Tile(tile), keepsake=keepsake)

    def _is_last_turn(self) -> bool:
        return self.turn + 1 == (2 * self.seats if self.seats > 1 else OWN_TILES)

    def _end_turn(self) -> None:
        last = self._is_last_turn()
        self.left = NO_TILE
        self.right = NO_TILE
        self.turn += 1
        if last:
            self.reveal()
        else:
            self.phase = DEAL if self.seats > 1 else TURN

    # --- The solo variant's turns -------------------------------------------------------------------------------------

    def left_with_apprentice(self) -> i64:
        """How many tiles the apprentice starts this round with."""
        return LEFT_WITH_APPRENTICE[self.round] + (1 if self.head_start else 0)

    def _may_be_left(self) -> i64:
        """Tiles of his last arrangement; at set-up, any tile."""
        if self.round == 0:
            return self.stack
        return tiles_in(Row(self.plans[APPRENTICE])) & self.stack

    def _unseen_cards(self) -> i64:
        return ALL_CARDS & ~cards_in(self.turns)

    def card(self) -> i64:
        """The turn card in force."""
        return last_card(self.turns)

    def _prepare_for_the_day(self, action: i64) -> None:
        if self.phase == LEFT:
            self.stack &= ~bit(action)
            self._give(APPRENTICE, action, keepsake=self.hidden_keepsakes)
            self.phase = LEFT if size(Row(self.rows[APPRENTICE])) < self.left_with_apprentice() else TURN
            return
        self.turns = logged(self.turns, action)
        if self.phase == BURN:
            self.stack &= ~bit(action)
            self.phase = DEAL
        else:
            self.phase = BURN if DISCARDS_FIRST[action - TURN_CARD] != 0 else DEAL

    def _distributions(self) -> vec[i64]:
        actions = distributions(self.card())
        way: i64 = 0
        while way < len(actions):
            actions[way] += DISTRIBUTE
            way += 1
        return actions

    def _distribute(self, action: i64) -> None:
        card = self.card()
        way = action - DISTRIBUTE
        self.turns = logged(self.turns, action)
        own, his = (self.left, self.right) if way < 2 else (self.right, self.left)
        self._give(0, own, keepsake=side_given(card, way, 0) == DOWN)
        self._give(APPRENTICE, his, keepsake=side_given(card, way, APPRENTICE) == DOWN)
        self._end_turn()

    # --- Pre-presentation and presentation ----------------------------------------------------------------------------

    def reveal(self) -> None:
        """Keepsakes are revealed; whoever has a before action decides about it."""
        self.revealed = self.rows[:]
        self.plans = self.rows[:]
        owners: i64 = len(self.rows)
        self.used = vec[i64]([0] * owners)
        self.acts = vec[i64]([0] * owners)
        self.deciding = 0
        seat: i64 = 0
        while seat < self.seats:
            if has_before_action(Row(self.rows[seat])):
                self.deciding |= bit(seat)
            seat += 1
        self.phase = BEFORE_PRESENTATION
        if self.deciding == 0:
            self._present()

    def is_drawing(self) -> bool:
        """Whether chance owes the drawer a tile."""
        return self.phase == BEFORE_PRESENTATION and self.drawer != NOBODY and self.right == NO_TILE

    def _prepare(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self._draw(action)
            return
        self.acts[seat] = logged(self.acts[seat], action)
        if seat == self.drawer:
            self._keep_or_replace(seat, action)
        elif action == DRAW_TWO:
            self.drawer = seat
            self.used[seat] |= bit(DREW)
        else:
            row = Row(self.plans[seat])
            self.used[seat] = used_after(row, self.used[seat], action)
            self.plans[seat] = row_after(row, action)
        self._finish_if_done(seat, action)

    def _keep_or_replace(self, seat: i64, action: i64) -> None:
        if self.kept == NO_TILE:
            self.kept = action
            return
        self.plans[seat] = with_replaced(Row(self.plans[seat]), action - REPLACE_COLUMN, Tile(self.kept))
        self.drawer = NOBODY
        self.left = NO_TILE
        self.right = NO_TILE
        self.kept = NO_TILE

    def _finish_if_done(self, seat: i64, action: i64) -> None:
        if seat == self.drawer or not (action == DONE or is_finished(Row(self.plans[seat]), self.used[seat])):
            return
        self.deciding &= ~bit(seat)
        if self.deciding == 0:
            self._present()

    def _finishes(self, seat: i64, action: i64) -> bool:
        after = self.copy()
        after.play(seat, action)
        return after.phase != BEFORE_PRESENTATION

    def _present(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.points[seat * ROUNDS + self.round] = score(Row(self.plans[seat]))
            seat += 1
        if self.seats == 1:
            self.points[APPRENTICE * ROUNDS + self.round] = apprentice_score(Row(self.plans[APPRENTICE]))
        self.round += 1
        if self.round < ROUNDS:
            self.begin_round()
        else:
            self.phase = OVER


def new_game(seats: i64, opener: i64, *, french: bool, head_start: bool, hidden_keepsakes: bool) -> TussieMussieState:
    """A table before the first deal; `opener` is NOBODY when chance is to name the first player."""
    state = TussieMussieState(seats)
    state.opener = opener
    state.french = french
    state.head_start = head_start
    state.hidden_keepsakes = hidden_keepsakes
    owners: i64 = seats if seats > 1 else 2
    state.rows = vec[i64]([EMPTY] * owners)
    state.revealed = vec[i64]([EMPTY] * owners)
    state.plans = vec[i64]([EMPTY] * owners)
    state.used = vec[i64]([0] * owners)
    state.acts = vec[i64]([0] * owners)
    state.points = vec[i64]([0] * (owners * ROUNDS))
    if opener != NOBODY:
        state.begin_round()
    return state
