"""The rules of Moustache: a game from the first Rule card to the last cup, phase by phase."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, first, lowest, nth
from gueridon.core.game import CHANCE, Outcome, State, places_by
from gueridon.core.message import Message, Refusal
from gueridon.games.moustache.board import (
    CUP_DRAW,
    DEALING,
    NOBODY,
    OVER,
    PASSING,
    REVEAL,
    STEALING,
    TEAMING,
    TRICK,
    a_play,
    card_played,
    cards_in_use,
    cards_of,
    hand_size,
    jokers_each,
    player_of,
    rule_cards_of,
    void_bit,
)
from gueridon.games.moustache.components import (
    ANIMALS,
    BLACK,
    BLUE_CARD,
    BLUE_TEAM_SIZES,
    CROWN_CARD,
    CUP_VALUES,
    CUPS,
    CUPS_A_ROUND,
    FEWEST_PLAYERS,
    FIRST_CUP,
    FIRST_JOKER,
    FIRST_RULE_CARD,
    JOKERS,
    LONGEST_ROUND,
    MONKEY,
    PIGEON,
    PINK_CARD,
    ROUNDS,
    WHITE,
    WHITE_ROUNDS,
    Cards,
    Seat,
    colour_of,
)
from gueridon.games.moustache.law import NO_CARD, NO_COLOUR, Law, demanded_after, folded, playable, resolved
from gueridon.games.moustache.scoring import BLUE_TEAM, NO_TEAM, PINK_TEAM, total, winning_team

_WHITES: Final[i64] = rule_cards_of(WHITE)
_BLACKS: Final[i64] = rule_cards_of(BLACK)

_NO_LAW: Final = Law()
_NONE: Final = vec[i64]([])


@final
class MoustacheState(State):
    """The whole truth. What changes once a trick or less often is replaced, never written into: copies may share it."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.pool: i64 = 0
        """The Rule cards this game is played with, as bits."""
        self.phase: i64 = REVEAL
        self.round: i64 = 0
        self.law = _NO_LAW
        self.crown: i64 = NOBODY
        self.blue: i64 = 0
        """The crown's team, as bits, and those dealt pink."""
        self.pink: i64 = 0
        self.deck: Cards = 0
        """Cards not dealt; in the end those set aside unseen."""
        self.hands: vec[i64] = _NONE
        self.passed: vec[i64] = _NONE
        """What each player has chosen to pass this round; in the hand until everybody has chosen."""
        self.plays: vec[i64] = _NONE
        """The cards played this round, in order; `play_count` of them."""
        self.play_count: i64 = 0
        self.winners: vec[i64] = _NONE
        """Whose card won each trick of the round, also if a pigeon spoilt it; NOBODY if no card was left to win."""
        self.table: Cards = 0
        self.demanded: i64 = NO_COLOUR
        self.leader: i64 = 0
        self.turn: i64 = 0
        """The player to act; while chance acts, the one who is dealt to."""
        self.voids: i64 = 0
        """The colours each player has shown not to hold."""
        self.blue_pile: Cards = 0
        self.pink_pile: Cards = 0
        self.thrown: Cards = 0
        self.stolen: Cards = 0
        """The animal that the monkey picked this round."""
        self.stars: vec[i64] = _NONE
        """Each finished round's stars, of the blue team and of the pink one."""
        self.cups: vec[i64] = _NONE
        """The cup each player drew in each round, a round after the other; 0 for none."""

    def copy(self) -> MoustacheState:
        new = MoustacheState(self.seats)
        new.pool = self.pool
        new.phase = self.phase
        new.round = self.round
        new.law = self.law
        new.crown = self.crown
        new.blue = self.blue
        new.pink = self.pink
        new.deck = self.deck
        new.hands = self.hands[:]
        new.passed = self.passed
        new.plays = self.plays[:]
        new.play_count = self.play_count
        new.winners = self.winners
        new.table = self.table
        new.demanded = self.demanded
        new.leader = self.leader
        new.turn = self.turn
        new.voids = self.voids
        new.blue_pile = self.blue_pile
        new.pink_pile = self.pink_pile
        new.thrown = self.thrown
        new.stolen = self.stolen
        new.stars = self.stars
        new.cups = self.cups
        return new

    # --- who acts, and how ----------------------------------------------------------------------------------------------

    def to_act(self) -> i64:
        if self.phase in (TRICK, STEALING):
            return bit(self.turn)
        if self.phase == PASSING:
            return self._still_passing()
        if self.phase == OVER:
            return 0
        return bit(CHANCE)

    def legal(self, seat: i64) -> vec[i64]:
        return cards_of(self.choices(seat))

    def choices(self, seat: i64) -> Cards:
        """The cards that a player may play, pass or steal now."""
        if self.phase == TRICK and seat == self.turn:
            return playable(self.hands[seat], self.demanded)
        if self.phase == PASSING:
            return self._passable(seat)
        if self.phase == STEALING and seat == self.turn:
            return self.stealable()
        return 0

    def play(self, seat: i64, action: i64) -> None:
        if self.phase == TRICK:
            self._play_card(action)
        elif self.phase == DEALING:
            self._deal(action)
        elif self.phase == PASSING:
            self._pass(seat, action)
        elif self.phase == STEALING:
            self._steal(action)
        elif self.phase == TEAMING:
            self._deal_team_card(action)
        elif self.phase == CUP_DRAW:
            self._draw_cup(action)
        else:
            self._reveal(action)

    def reveals(self, seat: i64, action: i64) -> bool:
        """A card played shows what was in the hand; the last card to be passed shows what everybody passed."""
        if self.phase == PASSING:
            return self._still_passing() == bit(seat) and count(self.passed[seat]) == self.law.passes - 1
        return self.phase == TRICK

    # --- chance ---------------------------------------------------------------------------------------------------------

    def chances(self) -> i64:
        if self.phase == DEALING:
            return count(self._dealable())
        if self.phase == REVEAL:
            return count(self._revealable())
        if self.phase == TEAMING:
            return self.seats - self.turn
        if self.phase == CUP_DRAW:
            return CUPS_A_ROUND - count(self._cup_winners() & first(self.turn))
        return 0

    def chance(self, way: i64) -> i64:
        if self.phase == DEALING:
            return nth(self._dealable(), way)
        if self.phase == REVEAL:
            return FIRST_RULE_CARD + nth(self._revealable(), way)
        if self.phase == TEAMING:
            return self._team_card(way)
        return FIRST_CUP + CUP_VALUES.index(self._cups_left()[way])

    # --- a round begins: Rule card, teams, hands ------------------------------------------------------------------------

    def _revealable(self) -> i64:
        deck: i64 = _WHITES if self.round < WHITE_ROUNDS else _BLACKS
        return self.not_revealed() & deck

    def not_revealed(self) -> i64:
        """The Rule cards of this game that do not lie in the row, as bits."""
        cards = self.pool
        for card in self.law.row:
            cards &= ~bit(card)
        return cards

    def _reveal(self, action: i64) -> None:
        self.law = folded(append(self.law.row[:], action - FIRST_RULE_CARD))
        self.crown = NOBODY
        self.blue = 0
        self.pink = 0
        self.play_count = 0
        self.winners = vec[i64]([])
        self.voids = 0
        self.blue_pile = 0
        self.pink_pile = 0
        self.thrown = 0
        self.stolen = 0
        self.passed = vec[i64]([0] * self.seats)
        self.deck = cards_in_use(self.seats)
        self.turn = 0
        self.phase = TEAMING

    def _team_card(self, way: i64) -> i64:
        """The cards left, in order: the crown, the other blue ones, the pink ones."""
        if self.crown == NOBODY and way == 0:
            return CROWN_CARD
        if way < BLUE_TEAM_SIZES[self.seats - FEWEST_PLAYERS] - count(self.blue):
            return BLUE_CARD
        return PINK_CARD

    def _deal_team_card(self, action: i64) -> None:
        if action == PINK_CARD:
            self.pink |= bit(self.turn)
        else:
            self.blue |= bit(self.turn)
        if action == CROWN_CARD:
            self.crown = self.turn
        self.turn += 1
        if self.turn == self.seats:
            self._start_dealing()

    def _start_dealing(self) -> None:
        if jokers_each(self.seats) == count(JOKERS):  # the lone player gets them all: nothing is left to chance
            self.hands[self.crown] = JOKERS
            self.deck &= ~JOKERS
        self.turn = 0
        self.phase = DEALING

    def _dealable(self) -> Cards:
        """What the next card of the player who is dealt to can be: an animal, then a joker if one is due."""
        hand = self.hands[self.turn]
        animals = hand_size(self.seats)
        if self.blue & bit(self.turn) != 0:
            animals -= jokers_each(self.seats)
        if count(hand & ANIMALS) < animals:
            return self.deck & ANIMALS
        return self.deck & JOKERS

    def _deal(self, card: i64) -> None:
        hand = self.hands[self.turn] | bit(card)
        self.hands[self.turn] = hand
        self.deck &= ~bit(card)
        if count(hand) == hand_size(self.seats):
            self.turn += 1
        if self.turn == self.seats:
            self._start_playing()

    def _start_playing(self) -> None:
        self.leader = self.crown
        self.turn = self.crown
        self.phase = TRICK
        if self.law.passes > 0:
            self.phase = PASSING

    # --- passing --------------------------------------------------------------------------------------------------------

    def _still_passing(self) -> i64:
        waiting: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if count(self.passed[seat]) < self.law.passes:
                waiting |= bit(seat)
            seat += 1
        return waiting

    def _passable(self, seat: i64) -> Cards:
        if count(self.passed[seat]) == self.law.passes:
            return 0
        return self.hands[seat] & ANIMALS & ~self.passed[seat]

    def _pass(self, seat: i64, card: i64) -> None:
        passed = self.passed[:]
        passed[seat] |= bit(card)
        self.passed = passed
        if self._still_passing() == 0:
            self._exchange()

    def _exchange(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.hands[seat] &= ~self.passed[seat]
            seat += 1
        seat = 0
        while seat < self.seats:
            self.hands[self.left_of(seat)] |= self.passed[seat]
            seat += 1
        self.phase = TRICK

    def left_of(self, seat: i64) -> i64:
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # --- tricks ---------------------------------------------------------------------------------------------------------

    def _play_card(self, card: i64) -> None:
        seat = self.turn
        self.hands[seat] &= ~bit(card)
        self.table |= bit(card)
        self.plays[self.play_count] = a_play(seat, card)
        self.play_count += 1
        if self.demanded != NO_COLOUR and card < FIRST_JOKER and colour_of(card) != self.demanded:
            self.voids |= void_bit(seat, self.demanded)
        self.demanded = demanded_after(self.law, self.demanded, card)
        self.turn = self.left_of(seat)
        if self.turn == self.leader:
            self._complete_trick()

    def _complete_trick(self) -> None:
        if self.table & MONKEY != 0 and self.stealable() != 0:
            self.turn = self.who_played(lowest(MONKEY))
            self.phase = STEALING
        else:
            self._collect(0)

    def stealable(self) -> Cards:
        """The animals that the monkey may pick of the complete trick: not what was thrown out, nothing under a pigeon."""
        if self.table & PIGEON != 0:
            return 0
        _, contention = resolved(self.law, self.table)
        return contention & ANIMALS

    def _steal(self, card: i64) -> None:
        self.stolen = bit(card)
        self._add_to_pile(self.turn, self.stolen)
        self.phase = TRICK
        self._collect(self.stolen)

    def _collect(self, stolen: Cards) -> None:
        card, contention = resolved(self.law, self.table)
        winner: i64 = NOBODY
        if card != NO_CARD:
            winner = self.who_played(card)
        taken: Cards = 0
        if winner != NOBODY and self.table & PIGEON == 0:
            taken = contention & ~stolen
            self._add_to_pile(winner, taken)
        self.thrown |= self.table & ~taken & ~stolen
        self.winners = append(self.winners[:], winner)
        self._lead_next(winner)

    def _lead_next(self, winner: i64) -> None:
        self.table = 0
        self.demanded = NO_COLOUR
        if winner != NOBODY:
            self.leader = self.left_of(winner) if self.law.left_leads else winner
        self.turn = self.leader
        if self.hands[self.leader] == 0:
            self._end_round()

    def _add_to_pile(self, seat: i64, cards: Cards) -> None:
        if self.blue & bit(seat) != 0:
            self.blue_pile |= cards
        else:
            self.pink_pile |= cards

    def who_played(self, card: i64) -> i64:
        """The player of a card of the trick on the table."""
        index = self.play_count - 1
        while card_played(self.plays[index]) != card:
            index -= 1
        return player_of(self.plays[index])

    # --- a round ends: stars, cups --------------------------------------------------------------------------------------

    def last_taker(self) -> i64:
        """The team that took the round's last trick; NO_TEAM if its cards went to nobody."""
        winner = self.winners[len(self.winners) - 1]
        index = self.play_count - self.seats
        while index < self.play_count:
            if bit(card_played(self.plays[index])) == PIGEON:
                return NO_TEAM
            index += 1
        if winner == NOBODY:
            return NO_TEAM
        if self.blue & bit(winner) != 0:
            return BLUE_TEAM
        return PINK_TEAM

    def _end_round(self) -> None:
        last = self.last_taker()
        stars = self.stars[:]
        stars[2 * self.round] = total(self.law, self.blue_pile, self.pink_pile, last == BLUE_TEAM)
        stars[2 * self.round + 1] = total(self.law, self.pink_pile, self.blue_pile, last == PINK_TEAM)
        self.stars = stars
        self.phase = CUP_DRAW
        self.turn = lowest(self._cup_winners())

    def _cup_winners(self) -> i64:
        """The team that won this round, as bits."""
        blue_stars, pink_stars = self.stars[2 * self.round], self.stars[2 * self.round + 1]
        return self.blue if winning_team(self.law, blue_stars, pink_stars) == BLUE_TEAM else self.pink

    def _cups_left(self) -> list[int]:
        left = list(CUPS[self.round])
        for seat in range(self.seats):
            cup = int(self.cups[self.round * self.seats + seat])
            if cup != 0:
                left.remove(cup)
        return left

    def _draw_cup(self, action: i64) -> None:
        cups = self.cups[:]
        cups[self.round * self.seats + self.turn] = CUP_VALUES[action - FIRST_CUP]
        self.cups = cups
        waiting = self._cup_winners() & ~first(self.turn + 1)
        if waiting != 0:
            self.turn = lowest(waiting)
        else:
            self._next_round()

    def _next_round(self) -> None:
        if self.round == ROUNDS - 1:
            self.phase = OVER
        else:
            self.round += 1
            self.phase = REVEAL

    # --- the end --------------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """The sum of a player's cups."""
        points: i64 = 0
        for number in range(ROUNDS):
            points += self.cups[number * self.seats + seat]
        return points

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = tuple(int(self.points(seat)) for seat in range(self.seats))
        best = max(scores)
        if scores.count(best) > 1:
            return Outcome(scores, places_by(scores), Message("end-shared", {"n": scores.count(best), "points": best}))
        return Outcome(scores, places_by(scores), Message("end-won", {"seat": scores.index(best), "points": best}))

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        from gueridon.games.moustache.refusals import why_not

        return why_not(self, Seat(seat), action)


def new_game(seats: i64, pool: i64) -> MoustacheState:
    """A game before its first Rule card is revealed."""
    state = MoustacheState(seats)
    state.pool = pool
    state.hands = vec[i64]([0] * seats)
    state.passed = vec[i64]([0] * seats)
    state.plays = vec[i64]([0] * LONGEST_ROUND)
    state.stars = vec[i64]([0] * (2 * ROUNDS))
    state.cups = vec[i64]([0] * (seats * ROUNDS))
    return state
