"""The rules of Misty: deal, pick and place in phases, then every window comes alive."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, first, has, lowest
from gueridon.core.game import CHANCE, Outcome, State, places_by
from gueridon.core.message import Message, Refusal
from gueridon.games.misty import refusals
from gueridon.games.misty.board import CELLS, Cell, Window
from gueridon.games.misty.components import (
    DECK_SIZE,
    FULL_DECK,
    KINDS,
    LARGEST_WINDOW,
    ROLES,
    ROUNDS_TO_WIN,
    Kind,
    copies_in,
    nth_card,
    one,
)
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
    STEP,
    empty_story,
    hand_size,
    passing,
    total,
    window_size,
    wins,
)

# Actions below KINDS are cards, to be dealt or picked; the others are cells, to place on or to choose when windows
# come alive.
ACTIONS: Final = KINDS + CELLS

_NO_POINTS: Final = vec[i64]([])


@final
class MistyState(State):
    """The whole truth of a game of Misty."""

    def __init__(
        self,
        seats: i64,
        shape: i64,
        *,
        hands: vec[i64],
        chosen: vec[i64],
        story: vec[i64],
        last_story: vec[i64],
        windows: list[Window],
        chains: bool,
    ) -> None:
        super().__init__(seats)
        self.shape = shape
        self.chains = chains
        """How smiles score: in chains, or in pairs."""
        self.round: i64 = 0
        """How many rounds are over."""
        self.points = _NO_POINTS
        """The points of those rounds, seat by seat. Never changed in place: copies share it."""
        self.stage: i64 = DEAL
        self.turn: i64 = 0
        """How many cards are in each window."""
        self.waiting: i64 = 0
        """The players who owe a decision."""
        self.deck = FULL_DECK
        self.undealt: i64 = 0
        """How many cards of this phase are still to be dealt."""
        self.hands = hands
        self.chosen = chosen
        """What each has picked, or where each puts it, until all have chosen."""
        self.windows = windows
        self.story = story
        self.last_story = last_story
        """The story of the round before. Never changed in place either."""

    def copy(self) -> MistyState:
        new = MistyState(
            self.seats,
            self.shape,
            hands=self.hands[:],
            chosen=self.chosen[:],
            story=self.story[:],
            last_story=self.last_story,
            windows=[window.copy() for window in self.windows],
            chains=self.chains,
        )
        new.round = self.round
        new.points = self.points
        new.stage = self.stage
        new.turn = self.turn
        new.waiting = self.waiting
        new.deck = self.deck
        new.undealt = self.undealt
        return new

    def to_act(self) -> i64:
        return bit(CHANCE) if self.stage == DEAL else self.waiting

    def legal(self, seat: i64) -> vec[i64]:
        if not has(self.waiting, seat):
            return vec[i64]([])
        if self.stage == PICK:
            return self._legal_cards(seat)
        return _cell_actions(self.open_cells(seat))

    def _legal_cards(self, seat: i64) -> vec[i64]:
        cards = vec[i64]([], capacity=6)
        kind: i64 = 0
        while kind < KINDS:
            if copies_in(self.hands[seat], Kind(kind)) > 0:
                cards = append(cards, kind)
            kind += 1
        return cards

    def open_cells(self, seat: i64) -> i64:
        """The cells a seat may place on, or choose from in the activation."""
        window = self.windows[seat]
        return window.places() if self.stage == PLACE else window.choices()

    def chances(self) -> i64:
        if self.stage != DEAL:
            return 0
        phases_dealt = self.turn // hand_size(self.shape) + 1
        return DECK_SIZE - phases_dealt * hand_size(self.shape) * self.seats + self.undealt

    def chance(self, way: i64) -> i64:
        return nth_card(self.deck, way)

    def play(self, seat: i64, action: i64) -> None:
        if self.stage == DEAL:
            self._deal(Kind(action))
        elif self.stage == PICK:
            self._pick(seat, Kind(action))
        elif self.stage == PLACE:
            self._place(seat, Cell(action - KINDS))
        else:
            self._activate(seat, Cell(action - KINDS))

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return refusals.why_not(self, seat, action)

    def reveals(self, seat: i64, action: i64) -> bool:
        """The last choice of a stage turns up everybody's."""
        if self.waiting != bit(seat):
            return False
        if self.stage != ACTIVATE:
            return True
        window = self.windows[seat].copy()
        window.act(Cell(action - KINDS))
        return window.choices() == 0

    # Construction (rules.en.md §2 and §3)

    def _ask_for_deal(self) -> None:
        self.stage = DEAL
        self.undealt = hand_size(self.shape) * self.seats

    def _deal(self, kind: Kind) -> None:
        """Everybody gets a whole hand before the next seat gets any."""
        size = hand_size(self.shape)
        self.hands[self.seats - 1 - (self.undealt - 1) // size] += one(kind)
        self.deck -= one(kind)
        self.undealt -= 1
        if self.undealt == 0:
            self.ask_for_picks()

    def ask_for_picks(self) -> None:
        self.stage = PICK
        if (self.turn + 1) % hand_size(self.shape) != 0:
            self.waiting = first(self.seats)
            return
        for seat in range(self.seats):  # the last card of a hand leaves no choice
            self.chosen[seat] = nth_card(self.hands[seat], 0)
        self._turn_up_picks()

    def _pick(self, seat: i64, kind: Kind) -> None:
        self.chosen[seat] = kind
        self.waiting &= ~bit(seat)
        if self.waiting == 0:
            self._turn_up_picks()

    def _turn_up_picks(self) -> None:
        for seat in range(self.seats):
            kind = Kind(self.chosen[seat])
            self.story[seat * SEAT + CARD + self.turn] = kind
            self.hands[seat] -= one(kind)
            self.chosen[seat] = NOTHING
        self.ask_for_places()

    def ask_for_places(self) -> None:
        self.stage = PLACE
        if 0 < self.turn < window_size(self.shape) - 1:
            self.waiting = first(self.seats)
            return
        for seat in range(self.seats):  # neither the first card of a window nor the last leaves a choice
            self.chosen[seat] = lowest(self.windows[seat].places())
        self._turn_up_places()

    def _place(self, seat: i64, cell: Cell) -> None:
        self.chosen[seat] = cell
        self.waiting &= ~bit(seat)
        if self.waiting == 0:
            self._turn_up_places()

    def _turn_up_places(self) -> None:
        for seat in range(self.seats):
            base = seat * SEAT + self.turn
            cell = self.chosen[seat]
            self.windows[seat].place(ROLES[self.story[base + CARD]], Cell(cell))
            self.story[base + CELL] = cell
            self.chosen[seat] = NOTHING
        direction = passing(self.shape, self.turn)
        self.turn += 1
        if self.turn == window_size(self.shape):
            self.ask_for_activation()
        elif self.turn % hand_size(self.shape) == 0:
            self._ask_for_deal()
        else:
            self._pass_hands(direction)
            self.ask_for_picks()

    def _pass_hands(self, direction: i64) -> None:
        passed = self.hands[:]
        for seat in range(self.seats):
            passed[(seat + direction) % self.seats] = self.hands[seat]
        self.hands = passed

    # Activation (rules.en.md §4 and §5)

    def ask_for_activation(self) -> None:
        self.stage = ACTIVATE
        for seat in range(self.seats):
            window = self.windows[seat]
            window.settle()
            if window.choices() != 0:
                self.waiting |= bit(seat)
        if self.waiting == 0:
            self._end_round()

    def _activate(self, seat: i64, cell: Cell) -> None:
        window = self.windows[seat]
        self.story[seat * SEAT + STEP + window.steps] = cell
        window.act(cell)
        if window.choices() == 0:
            self.waiting &= ~bit(seat)
            if self.waiting == 0:
                self._end_round()

    # The end of a round and of the game (rules.en.md §6 and §7)

    def _end_round(self) -> None:
        points = self.points[:]
        for window in self.windows:
            points = append(points, window.points(chains=self.chains))
        self.points = points
        self.round += 1
        self._clear_table()
        self.stage = OVER if self._is_won() else DEAL

    def _clear_table(self) -> None:
        self.last_story = self.story
        self.story = empty_story(self.seats)
        self.windows = [Window(self.shape) for _ in range(self.seats)]
        self.deck = FULL_DECK
        self.turn = 0
        self.undealt = hand_size(self.shape) * self.seats

    def _is_won(self) -> bool:
        return any(wins(self.points, self.seats, seat) >= ROUNDS_TO_WIN for seat in range(self.seats))

    def outcome(self) -> Outcome | None:
        """Rounds won count first, then the points of all rounds."""
        if self.stage != OVER:
            return None
        won = [int(wins(self.points, self.seats, seat)) for seat in range(self.seats)]
        points = [int(total(self.points, self.seats, seat)) for seat in range(self.seats)]
        places = places_by([1000 * rounds + sum_ for rounds, sum_ in zip(won, points, strict=True)])
        return Outcome(tuple(won), places, _reason(won, points, places))


def new_game(seats: i64, shape: i64, *, chains: bool) -> MistyState:
    """A game before its first deal."""
    state = MistyState(
        seats,
        shape,
        hands=vec[i64]([0] * seats),
        chosen=vec[i64]([NOTHING] * seats),
        story=empty_story(seats),
        last_story=empty_story(seats),
        windows=[Window(shape) for _ in range(seats)],
        chains=chains,
    )
    state.undealt = hand_size(shape) * seats
    return state


def _reason(won: list[int], points: list[int], places: tuple[int, ...]) -> Message:
    winner = places.index(1)
    if places.count(1) > 1:
        return Message("end-shared", {"points": points[winner]})
    if sum(rounds >= ROUNDS_TO_WIN for rounds in won) > 1:
        return Message("end-more-points", {"seat": winner, "points": points[winner]})
    return Message("end-two-rounds", {"seat": winner})


def _cell_actions(cells: i64) -> vec[i64]:
    actions = vec[i64]([], capacity=LARGEST_WINDOW)
    while cells != 0:
        actions = append(actions, KINDS + lowest(cells))
        cells &= cells - 1
    return actions
