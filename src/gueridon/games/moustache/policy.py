"""What a sensible player does, found quickly: a round being played on, and how good each card looks to who is to play.

Whoever is to play knows their own hand, what has been played, who has shown to be void of what, and the teams; nothing
else is looked at.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import count, lowest
from gueridon.core.rng import Rng
from gueridon.games.moustache.components import CARD_COUNT, Cards
from gueridon.games.moustache.strength import (
    ALL_ANIMALS,
    ALL_JOKERS,
    MONKEY_AFTER,
    PIGEON_LAST,
    UNICORN_FIRST,
    Strengths,
    weakest,
)

_AT_RANDOM: Final = 0.1
"""How often a player of a round that is played on does not think at all."""
_EAGER: Final = 0.6
"""How likely somebody who can take a trick from the other team does."""
_KEEPING: Final = 1.0
"""What the strongest card is worth in hand, as a share of what an ordinary trick is worth …"""
_ORDINARY_TRICK: Final = 0.25
"""… which is not taken for less than so many stars, unless tricks are to be shunned."""
_FREEDOM: Final = 0.2
"""What it is worth, in stars, to play the last card of a colour."""
_UNICORN: Final = 2.0
_MONKEY: Final = 1.4
_PIGEON: Final = 0.9
"""What a joker is worth in hand, in stars."""

_SIZES: Final = 13
_UNSEEN: Final = CARD_COUNT + 1


def _chances_to_miss() -> vec[float]:
    """For a hand of some size out of so many unseen cards: the chance to hold none of n of them."""
    chances = vec[float]([0.0] * (_SIZES * _UNSEEN * _UNSEEN))
    index: i64 = 0
    for size in range(_SIZES):
        for unseen in range(_UNSEEN):
            each = min(1.0, float(size) / float(max(1, unseen)))
            missing = 1.0
            for _ in range(_UNSEEN):
                chances[index] = missing
                missing *= 1.0 - each
                index += 1
    return chances


_MISS: Final = _chances_to_miss()


@final
class Round:
    """The tricks of one round in cards in order of strength: all that is needed to play on, and nothing more."""

    def __init__(self, strengths: Strengths, seats: i64, blue: i64) -> None:
        self.strengths = strengths
        self.seats = seats
        self.blue = blue
        """The crown's team, as bits."""
        self.hands: vec[i64] = vec[i64]([0] * seats)
        self.voids: vec[i64] = vec[i64]([0] * seats)
        """The colours, card by card, that each player has shown not to hold."""
        self.on_table: vec[i64] = vec[i64]([0] * seats)
        """The card that each player has played to this trick, or to an earlier one."""
        self.unplayed: i64 = 0
        """All cards that have not been played, in hands or set aside."""
        self.table: i64 = 0
        self.blue_table: i64 = 0
        """The cards of the trick that the crown's team played."""
        self.stake = 0.0
        """What the cards of the trick are worth."""
        self.demanded: i64 = 0
        """The cards of the demanded colour."""
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.waiting: i64 = seats
        """How many have yet to play to this trick."""
        self.blue_pile: i64 = 0
        self.pink_pile: i64 = 0
        self.last_winner: i64 = -1
        """Who took the latest trick; -1 if its cards went to nobody."""
        # What whoever is to play can tell, once for all their cards:
        self._mine: i64 = 0
        self._unseen: i64 = 0
        self._each_unseen = 1.0
        self._misses: i64 = 0
        self._to_come = 0.0
        self._keeping = 0.0

    # --- what may be played ---------------------------------------------------------------------------------------------

    def choices(self) -> i64:
        hand = self.hands[self.turn]
        following = hand & self.demanded
        return hand if following == 0 else following | (hand & ALL_JOKERS)

    def is_over(self) -> bool:
        return self.waiting == self.seats and self.hands[self.turn] == 0

    def play_on(self, rng: Rng) -> None:
        """Let everybody play sensibly, now and then anything, until the hands are empty."""
        while not self.is_over():
            choices = self.choices()
            if choices & (choices - 1) == 0:
                self.play(choices)
            elif rng.unit() < _AT_RANDOM:
                self.play(_one_of(choices, rng))
            else:
                self.play(self.best(choices))

    # --- a card is played -----------------------------------------------------------------------------------------------

    def play(self, card: i64) -> None:
        seat = self.turn
        place = lowest(card)
        self.hands[seat] &= ~card
        self.on_table[seat] = card
        self.unplayed &= ~card
        self.table |= card
        if (self.blue >> seat) & 1 != 0:
            self.blue_table |= card
        self.stake += self.strengths.worth[place]
        if card & ALL_ANIMALS != 0:
            self._follow(seat, self.strengths.colour_at[place])
        self.waiting -= 1
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        if self.waiting == 0:
            self._collect()

    def lead(self, seat: i64) -> None:
        self.leader = seat
        self.turn = seat

    def _follow(self, seat: i64, colour: i64) -> None:
        if self.demanded == 0:
            self.demanded = colour
        elif colour != self.demanded:
            self.voids[seat] |= self.demanded
            if self.strengths.cut_sets_colour:
                self.demanded = colour

    def _collect(self) -> None:
        table = self.table
        card = self.strengths.winning(table)
        self.last_winner = -1
        if card != 0:
            winner = self.player_of(card)
            self.leader = self._left_of(winner) if self.strengths.left_leads else winner
            if table & PIGEON_LAST == 0:
                self.last_winner = winner
        if table & PIGEON_LAST == 0:
            self._share_out(self.strengths.in_contention(table))
        self.table = 0
        self.blue_table = 0
        self.stake = 0.0
        self.demanded = 0
        self.turn = self.leader
        self.waiting = self.seats

    def _share_out(self, contention: i64) -> None:
        if self.table & MONKEY_AFTER != 0:
            stolen = self.most_wanted(contention & ALL_ANIMALS)
            self._add_to_pile(self.player_of(MONKEY_AFTER), stolen)
            contention &= ~stolen
        if self.last_winner >= 0:
            self._add_to_pile(self.last_winner, contention)

    def _add_to_pile(self, seat: i64, cards: i64) -> None:
        if (self.blue >> seat) & 1 != 0:
            self.blue_pile |= cards
        else:
            self.pink_pile |= cards

    def totals(self) -> tuple[i64, i64]:
        """All the stars of the crown's team and of the other, as `scoring.total` has them."""
        law = self.strengths.law
        most = self.strengths.most
        blue = self.strengths.stars(self.blue_pile)
        pink = self.strengths.stars(self.pink_pile)
        blue_lead = count(self.blue_pile & most) - count(self.pink_pile & most)
        if blue_lead > 0:
            blue -= law.most_loses
        elif blue_lead < 0:
            pink -= law.most_loses
        if self.last_winner >= 0 and (self.blue >> self.last_winner) & 1 != 0:
            blue += law.last_gains
        elif self.last_winner >= 0:
            pink += law.last_gains
        return blue, pink

    def most_wanted(self, cards: i64) -> i64:
        """The card that it brings most to win; nothing of nothing."""
        wanted = cards & -cards
        most = -1000.0
        while cards != 0:
            card = cards & -cards
            worth = self.strengths.worth[lowest(card)]
            if worth > most:
                wanted = card
                most = worth
            cards &= cards - 1
        return wanted

    def player_of(self, card: i64) -> i64:
        """Whoever has played a card to the trick."""
        seat: i64 = 0
        while self.on_table[seat] != card:
            seat += 1
        return seat

    def _left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    # --- which card looks best ------------------------------------------------------------------------------------------

    def best(self, choices: i64) -> i64:
        self.look_around()
        best = choices & -choices
        most = -1000.0
        while choices != 0:
            card = choices & -choices
            worth = self.promise(card)
            if worth > most:
                best = card
                most = worth
            choices &= choices - 1
        return best

    def look_around(self) -> None:
        """Take in what does not depend on the card that will be played."""
        hand = self.hands[self.turn]
        size = count(hand)
        self._unseen = self.unplayed & ~hand & ALL_ANIMALS
        unseen = count(self._unseen)
        self._each_unseen = 1.0 / (float(unseen) + 1.0)
        self._misses = (size * _UNSEEN + unseen) * _UNSEEN
        self._mine = self.blue_table if (self.blue >> self.turn) & 1 != 0 else self.table & ~self.blue_table
        usual = self.strengths.usual_worth
        self._to_come = self.stake + float(self.waiting - 1) * usual
        if size == 1:
            self._to_come += self.strengths.last_worth
        trick = usual * float(self.seats)
        self._keeping = _KEEPING * (trick if trick < 0.0 or trick > _ORDINARY_TRICK else _ORDINARY_TRICK)

    def promise(self, card: i64) -> float:
        """What to expect of playing a card, in stars for the own team; `look_around` comes before."""
        if card & ALL_JOKERS != 0:
            return self._promise_of_joker(card)
        place = lowest(card)
        table = self.table | card
        demanded = self.demanded
        if demanded == 0 or self.strengths.cut_sets_colour:
            demanded = self.strengths.colour_at[place]
        ours = self._chance_of_ours(card, table, demanded)
        stake = self._to_come + self.strengths.worth[place]
        if self.strengths.throws_equals:
            stake -= self._thrown_out(table)
        freedom = _FREEDOM if self.hands[self.turn] & self.strengths.colour_at[place] == card else 0.0
        return (2.0 * ours - 1.0) * stake - self._worth_in_hand(card) + freedom

    def _thrown_out(self, table: i64) -> float:
        """What the cards are worth that nobody will get."""
        thrown = table & ~self.strengths.in_contention(table)
        worth = 0.0
        while thrown != 0:
            worth += self.strengths.worth[lowest(thrown)]
            thrown &= thrown - 1
        return worth

    def _promise_of_joker(self, card: i64) -> float:
        if card == UNICORN_FIRST:
            return self._to_come - _UNICORN
        if card == PIGEON_LAST:
            return -_PIGEON
        ours = self._chance_of_ours(card, self.table | card, self.demanded)
        best = self.most_wanted(self.table & ALL_ANIMALS)
        gain = 0.0 if best == 0 else self.strengths.worth[lowest(best)]
        return (2.0 * ours - 1.0) * self._to_come + 2.0 * (1.0 - ours) * gain - _MONKEY

    def _worth_in_hand(self, card: i64) -> float:
        """Strong cards take tricks later, where that is good."""
        weaker = 1.0 - float(count(self._unseen & (card - 1))) * self._each_unseen
        if self.strengths.second_wins:
            return self._keeping * 3.0 * weaker * weaker * (1.0 - weaker)
        return self._keeping * weaker * weaker

    def _chance_of_ours(self, card: i64, table: i64, demanded: i64) -> float:
        """How likely the trick ends with the own team: with who wins it now, unless somebody later overtakes."""
        winning = self.strengths.winning(table)
        ours = 0.5
        if winning != 0:
            ours = 1.0 if winning == card or winning & self._mine != 0 else 0.0
        if self.waiting == 1 or winning == UNICORN_FIRST:
            return ours
        overtaking = self._unseen & self._overtaking(winning, table)
        inside = _MISS[self._misses + count(overtaking & demanded)]
        outside = 1.0 - _MISS[self._misses + count(overtaking & ~demanded)]
        following = _EAGER * (1.0 - inside + _MISS[self._misses + count(self._unseen & demanded)] * outside)
        cutting = _EAGER * outside
        return self._after_the_others(ours, demanded, following, cutting)

    def _after_the_others(self, ours: float, demanded: i64, following: float, cutting: float) -> float:
        """The chance of the own team once all have played, each overtaking the more likely if void."""
        is_blue = (self.blue >> self.turn) & 1
        seat = self.turn
        left = self.waiting - 1
        while left > 0:
            seat = seat + 1 if seat + 1 < self.seats else 0
            overtakes = cutting if self.voids[seat] & demanded != 0 else following
            if (self.blue >> seat) & 1 == is_blue:
                ours += overtakes * (1.0 - ours)
            else:
                ours -= overtakes * ours
            left -= 1
        return ours

    def _overtaking(self, winning: i64, table: i64) -> i64:
        """The cards that would take the trick from the one that wins it now."""
        if self.strengths.is_plain or winning == 0:
            return winning - 1
        place = lowest(winning)
        overtaking = winning - 1
        if self.strengths.is_turned(table):
            colour = self.strengths.colour_at[place]
            overtaking = ((colour & -colour) - 1) | (colour & ~(winning | (winning - 1)))
        if self.strengths.throws_equals:
            overtaking |= self.strengths.same_value[place]
        return overtaking


def _one_of(cards: i64, rng: Rng) -> i64:
    skipped = rng.below(count(cards))
    while skipped > 0:
        cards &= cards - 1
        skipped -= 1
    return cards & -cards


def best_pass(cards: Cards, strengths: Strengths) -> i64:
    """The card that a sensible player passes: the one that takes fewest tricks, where taking them is good."""
    places = strengths.placed(cards)
    if strengths.usual_worth < 0.0:
        return strengths.card(places)
    return strengths.card(weakest(places))
