"""What one viewer may know: built field by field, with the public memory of the round and of the cups."""

from __future__ import annotations

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has
from gueridon.core.game import EVERYTHING, View
from gueridon.core.wire import Choice
from gueridon.games.moustache import wire
from gueridon.games.moustache.board import (
    CUP_DRAW,
    NOBODY,
    OVER,
    PASSING,
    PHASE_NAMES,
    REVEAL,
    STEALING,
    TRICK,
    card_played,
    cards_of,
    jokers_each,
    player_of,
    void_bit,
)
from gueridon.games.moustache.components import (
    ANIMALS,
    COLOUR_NAMES,
    COLOURS,
    JOKERS,
    ROUNDS,
    RULE_CARDS,
    WHITE,
    WHITE_ROUNDS,
    Cards,
    Colour,
    card_names,
)
from gueridon.games.moustache.explanation import reasons
from gueridon.games.moustache.law import NO_CARD, NO_COLOUR, Law, resolved
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.scoring import BLUE_TEAM, PINK_TEAM, TEAM_NAMES, Team, total
from gueridon.games.moustache.sentences import law_lines

HIDDEN_CUP: Final = -1
_LED: Final = (PASSING, TRICK, STEALING)
"""The phases in which somebody leads, or is about to."""
_NAMES: Final = card_names()


@final
class MoustacheView(View):
    """One viewer's knowledge. `known` and `passed` hold, seat by seat, only what this viewer knows of them."""

    def __init__(self, viewer: i64, acting: i64, legal: vec[i64]) -> None:
        super().__init__(viewer, acting, legal)
        self.seats: i64 = 0
        self.pool: i64 = 0
        self.phase: i64 = REVEAL
        self.round: i64 = 0
        self.law = Law()
        self.crown: i64 = NOBODY
        self.blue: i64 = 0
        self.pink: i64 = 0
        self.sizes: vec[i64] = vec[i64]([])
        """How many cards each hand holds."""
        self.jokers: vec[i64] = vec[i64]([])
        """How many jokers each hand holds, which everybody can tell."""
        self.known: vec[i64] = vec[i64]([])
        self.passed: vec[i64] = vec[i64]([])
        self.aside: Cards = 0
        """The cards set aside: only for who may see everything."""
        self.plays: vec[i64] = vec[i64]([])
        self.winners: vec[i64] = vec[i64]([])
        self.table: Cards = 0
        self.demanded: i64 = NO_COLOUR
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.voids: i64 = 0
        self.blue_pile: Cards = 0
        self.pink_pile: Cards = 0
        self.thrown: Cards = 0
        self.stolen: Cards = 0
        self.stars: vec[i64] = vec[i64]([])
        self.cups: vec[i64] = vec[i64]([])
        """The cups in the state's order; HIDDEN_CUP where somebody has one that the viewer may not look at."""
        self._shown_winning: wire.Winning | None = None
        """Once it was asked for: what comes next is compared with it."""

    @property
    def hand(self) -> Cards:
        """The viewer's own cards; none for who sits nowhere."""
        return self.known[self.viewer] if self.viewer >= 0 else 0

    def team_of(self, seat: i64) -> str:
        """The team card before a player; nothing before it is dealt."""
        if seat == self.crown:
            return "crown"
        if has(self.blue, seat):
            return "blue"
        return "pink" if has(self.pink, seat) else ""

    def trick(self) -> vec[i64]:
        """The plays that lie on the table."""
        return self.plays[len(self.plays) - count(self.table) :]

    def winning(self) -> i64:
        """Whose card would win if the trick on the table were complete; NOBODY if no card would."""
        card, _ = resolved(self.law, self.table)
        return self._who_played(card)

    def _who_played(self, card: i64) -> i64:
        for play in self.trick():
            if card_played(play) == card:
                return player_of(play)
        return NOBODY

    def left_of(self, seat: i64) -> int:
        return int((seat + 1) % self.seats)

    def cup(self, number: i64, seat: i64) -> i64:
        return self.cups[number * self.seats + seat]

    def pile_of(self, team: i64) -> Cards:
        return self.blue_pile if team == BLUE_TEAM else self.pink_pile

    def stars_of(self, team: i64) -> i64:
        """What a team has got for its cards; while a round is played, what it would get if no trick were to come."""
        if self.phase in (CUP_DRAW, OVER):
            return self.stars[2 * self.round + team]
        return total(self.law, self.pile_of(team), self.pile_of(1 - team), False)

    # --- as data --------------------------------------------------------------------------------------------------------

    def data(self) -> wire.View:
        return wire.View(
            seats=int(self.seats),
            round=int(self.round) + 1,
            phase=PHASE_NAMES[self.phase],
            rules=[RULE_CARDS[card].name for card in self.law.row],
            rules_to_come=self._rules_to_come(),
            colours=[COLOUR_NAMES[colour] for colour in self.law.colours],
            law=law_lines(self.law),
            teams=[self._team(seat) for seat in range(self.seats)],
            crown=_seat(self.crown),
            hand=names(self.hand),
            hands=[self._hand(seat) for seat in range(self.seats)],
            aside=names(self.aside),
            passing=self._passing(),
            leader=self._leader(),
            demanded=self._demanded(),
            trick=_plays(self.trick()),
            winning=self._winning(),
            tricks=self._past_tricks(),
            piles=wire.Piles(names(self.blue_pile), names(self.pink_pile)),
            pile_stars=wire.Stars(int(self.stars_of(BLUE_TEAM)), int(self.stars_of(PINK_TEAM))),
            thrown=names(self.thrown),
            stolen=names(self.stolen),
            stars=[
                wire.Stars(int(self.stars[2 * number]), int(self.stars[2 * number + 1]))
                for number in range(self.rounds_finished())
            ],
            cups=[self._cups(seat) for seat in range(self.seats)],
        )

    def news(self, before: View) -> dict[str, object]:
        assert isinstance(before, MoustacheView)
        if not self._goes_on_from(before):
            return super().news(before)
        found: dict[str, object] = {}
        if self.hand != before.hand:
            found["hand"] = names(self.hand)
        hands = {str(seat): hand for seat in range(self.seats) if (hand := self._news_of_hand(seat, before))}
        if hands:
            found["hands"] = hands
        if self.phase == PASSING and self.viewer >= 0 and self.passed[self.viewer] != before.passed[self.viewer]:
            found["passing"] = {"chosen": names(self.passed[self.viewer])}
        if self.leader != before.leader and self.phase in _LED:
            found["leader"] = self._leader()
        if self.demanded != before.demanded:
            found["demanded"] = self._demanded()
        self._tell_tricks(before, found)
        self._tell_piles(before, found)
        return found

    def _goes_on_from(self, before: MoustacheView) -> bool:
        """Whether the players have at most passed or played since; else most of what there is to see is another."""
        return (
            self.law is before.law
            and self.phase == before.phase
            and self.round == before.round
            and self.crown == before.crown
            and self.blue == before.blue
            and self.pink == before.pink
            and self.aside == before.aside
            and _is_same(self.stars, before.stars)
            and _is_same(self.cups, before.cups)
        )

    def _news_of_hand(self, seat: i64, before: MoustacheView) -> dict[str, object]:
        found: dict[str, object] = {}
        if self.sizes[seat] != before.sizes[seat]:
            found["size"] = int(self.sizes[seat])
        if self.jokers[seat] != before.jokers[seat]:
            found["jokers"] = int(self.jokers[seat])
        if self.known[seat] != before.known[seat]:
            found["known"] = names(self.known[seat])
        if self.voids != before.voids and (void := self._void(seat)) != before._void(seat):
            found["void"] = void
        if self.passed[seat] != before.passed[seat]:
            found["passed"] = names(self.passed[seat])
        return found

    def _tell_tricks(self, before: MoustacheView, found: dict[str, object]) -> None:
        trick, was = self.trick(), before.trick()
        if not _is_same(trick, was):
            found["trick"] = _plays(trick)
            winning = self._news_of_winning(before)
            if winning != {}:
                found["winning"] = winning
        past, known = len(self.plays) - len(trick), len(before.plays) - len(was)
        if not (_is_same(self.winners, before.winners) and _is_same(self.plays[:past], before.plays[:known])):
            found["tricks"] = self._past_tricks()

    def _news_of_winning(self, before: MoustacheView) -> dict[str, object] | None:
        winning, was = self._winning(), before._winning()
        if winning is None:
            return {} if was is None else None
        if was is None:
            return {"=": winning}
        found: dict[str, object] = {}
        if winning.seat != was.seat:
            found["seat"] = winning.seat
        if winning.card != was.card:
            found["card"] = winning.card
        if winning.reasons != was.reasons:
            found["reasons"] = winning.reasons
        return found

    def _tell_piles(self, before: MoustacheView, found: dict[str, object]) -> None:
        if self.blue_pile != before.blue_pile or self.pink_pile != before.pink_pile:
            piles, stars = dict[str, object](), dict[str, object]()
            for team, name in enumerate(TEAM_NAMES):
                if self.pile_of(team) != before.pile_of(team):
                    piles[name] = names(self.pile_of(team))
                if self.stars_of(team) != before.stars_of(team):
                    stars[name] = int(self.stars_of(team))
            found["piles"] = piles
            if stars:
                found["pile_stars"] = stars
        if self.thrown != before.thrown:
            found["thrown"] = names(self.thrown)
        if self.stolen != before.stolen:
            found["stolen"] = names(self.stolen)

    def choice(self, card: i64) -> Choice:
        """What an open action does: it plays, passes or steals a card."""
        if self.phase == PASSING:
            return wire.PassCard(name_of(card))
        return wire.StealCard(name_of(card)) if self.phase == STEALING else wire.PlayCard(name_of(card))

    def rounds_finished(self) -> int:
        """How many rounds have been won, though the cups of the last may not all be drawn."""
        return int(self.round) + (1 if self.phase in (CUP_DRAW, OVER) else 0)

    def _rules_to_come(self) -> list[str]:
        """The Rule cards that may still be revealed: their deck is due in a later round, or now if no card is turned yet."""
        next_reveal = self.round if self.phase == REVEAL else self.round + 1
        left = self.pool
        for card in self.law.row:
            left &= ~bit(card)
        to_come: list[str] = []
        for number, rule in enumerate(RULE_CARDS):
            if has(left, number) and next_reveal < (WHITE_ROUNDS if rule.deck == WHITE else ROUNDS):
                to_come.append(rule.name)
        return to_come

    def _team(self, seat: i64) -> Team | None:
        if has(self.blue, seat):
            return TEAM_NAMES[BLUE_TEAM]
        return TEAM_NAMES[PINK_TEAM] if has(self.pink, seat) else None

    def _hand(self, seat: i64) -> wire.Hand:
        return wire.Hand(
            size=int(self.sizes[seat]),
            jokers=int(self.jokers[seat]),
            known=names(self.known[seat]),
            void=self._void(seat),
            passed=names(self.passed[seat]),
        )

    def _void(self, seat: i64) -> list[Colour]:
        return [COLOUR_NAMES[colour] for colour in range(COLOURS) if self.voids & void_bit(seat, colour) != 0]

    def _leader(self) -> int | None:
        return int(self.leader) if self.phase in _LED else None

    def _demanded(self) -> Colour | None:
        return None if self.demanded == NO_COLOUR else COLOUR_NAMES[self.demanded]

    def _passing(self) -> wire.Passing | None:
        if self.phase != PASSING or self.viewer < 0:
            return None
        return wire.Passing(int(self.law.passes), names(self.passed[self.viewer]), self.left_of(self.viewer))

    def _winning(self) -> wire.Winning | None:
        if self._shown_winning is None:
            card, contention = resolved(self.law, self.table)
            if card != NO_CARD:
                why = reasons(self.law, self.table, int(card), contention)
                self._shown_winning = wire.Winning(int(self._who_played(card)), name_of(card), why)
        return self._shown_winning

    def _past_tricks(self) -> list[wire.Trick]:
        """The complete tricks of the round and whose card won each."""
        tricks: list[wire.Trick] = []
        for number, winner in enumerate(self.winners):
            start = number * self.seats
            tricks.append(_past_trick(self.plays[start : start + self.seats], winner))
        return tricks

    def _cups(self, seat: i64) -> list[int | Literal["hidden"] | None]:
        cups: list[int | Literal["hidden"] | None] = []
        for number in range(ROUNDS):
            cup = int(self.cup(number, seat))
            cups.append("hidden" if cup == HIDDEN_CUP else cup or None)
        return cups


def name_of(card: i64) -> str:
    return _NAMES[card]


def names(cards: Cards) -> list[str]:
    return [_NAMES[card] for card in cards_of(cards)]


def _is_same(one: vec[i64], other: vec[i64]) -> bool:
    return len(one) == len(other) and all(one[index] == other[index] for index in range(len(one)))


def _seat(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


_PAST_TRICKS: Final[dict[int, wire.Trick]] = {}
_MOST_PAST_TRICKS: Final = 10_000
_PLAYS: Final = 512
"""More than any play's number."""


def _past_trick(plays: vec[i64], winner: i64) -> wire.Trick:
    """Remembered, because everybody is shown it again and again until the round is over."""
    key = winner + 2
    for play in plays:
        key = key * _PLAYS + play
    trick = _PAST_TRICKS.get(key)
    if trick is None:
        if len(_PAST_TRICKS) >= _MOST_PAST_TRICKS:
            _PAST_TRICKS.clear()
        trick = wire.Trick(_plays(plays), _seat(winner))
        _PAST_TRICKS[key] = trick
    return trick


def _plays(plays: vec[i64]) -> list[wire.Play]:
    return [wire.Play(int(player_of(play)), _NAMES[card_played(play)]) for play in plays]


# --- the allow-list -----------------------------------------------------------------------------------------------------


def view_of(state: MoustacheState, viewer: i64) -> MoustacheView:
    """What a viewer may know of a state; whatever is not copied here stays hidden."""
    view = MoustacheView(viewer, state.to_act(), state.legal(viewer) if viewer >= 0 else vec[i64]([]))
    view.seats = state.seats
    view.pool = state.pool
    view.phase = state.phase
    view.round = state.round
    view.law = state.law
    view.crown = state.crown
    view.blue = state.blue
    view.pink = state.pink
    view.plays = state.plays[: state.play_count]
    view.winners = state.winners
    view.table = state.table
    view.demanded = state.demanded
    view.leader = state.leader
    view.turn = state.turn
    view.voids = state.voids
    view.blue_pile = state.blue_pile
    view.pink_pile = state.pink_pile
    view.thrown = state.thrown
    view.stolen = state.stolen
    view.stars = state.stars
    _show_hands(view, state)
    view.cups = _cups_seen(state, viewer)
    if viewer == EVERYTHING:
        view.aside = state.deck
    return view


def _show_hands(view: MoustacheView, state: MoustacheState) -> None:
    sizes = vec[i64]([0] * state.seats)
    jokers = vec[i64]([0] * state.seats)
    known = vec[i64]([0] * state.seats)
    passed = vec[i64]([0] * state.seats)
    seat: i64 = 0
    while seat < state.seats:
        sizes[seat] = count(state.hands[seat])
        jokers[seat] = count(state.hands[seat] & JOKERS)
        known[seat] = state.hands[seat] & _recognised(state, view.viewer, seat)
        passed[seat] = _passes_seen(state, view.viewer, seat)
        seat += 1
    view.sizes = sizes
    view.jokers = jokers
    view.known = known
    view.passed = passed


def _recognised(state: MoustacheState, viewer: i64, seat: i64) -> Cards:
    """The cards that a viewer would know to be in a hand if they were in it."""
    if viewer in (seat, EVERYTHING):
        return ANIMALS | JOKERS
    cards = open_cards(state.law, state.phase)
    if jokers_each(state.seats) == count(JOKERS):
        cards |= JOKERS  # the lone player has them all, as everybody knows
    if viewer >= 0 and state.left_of(viewer) == seat and state.phase != PASSING:
        cards |= state.passed[viewer]
    return cards


def open_cards(law: Law, phase: i64) -> Cards:
    """The cards that lie face up in whatever hand they are."""
    if phase < PASSING:
        return 0
    return law.open_while_passing if phase == PASSING else law.open


def _passes_seen(state: MoustacheState, viewer: i64, seat: i64) -> Cards:
    """What a viewer knows of a player's pass: their own, what came to them, and what lay open before and after."""
    passed = state.passed[seat]
    if viewer in (seat, EVERYTHING):
        return passed
    if state.phase == PASSING:
        return 0
    if viewer >= 0 and state.left_of(seat) == viewer:
        return passed
    return passed & state.law.open_while_passing & state.law.open


def _cups_seen(state: MoustacheState, viewer: i64) -> vec[i64]:
    if viewer == EVERYTHING or state.phase == OVER:
        return state.cups
    seen = state.cups[:]
    index: i64 = 0
    while index < len(seen):
        if seen[index] != 0 and index % state.seats != viewer:
            seen[index] = HIDDEN_CUP
        index += 1
    return seen
