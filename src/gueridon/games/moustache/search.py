"""Plays a round on from any decision of it, and says what its end is worth to a player."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has
from gueridon.core.rng import Rng
from gueridon.games.moustache.board import CUP_DRAW, OVER, PASSING, REVEAL, STEALING, TRICK, card_played, player_of
from gueridon.games.moustache.components import COLOURS, CUPS, CUPS_A_ROUND, ROUNDS
from gueridon.games.moustache.policy import Round, best_pass
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.scoring import BLUE_TEAM, PINK_TEAM, winning_team
from gueridon.games.moustache.strength import Strengths

_THE_ROUND: Final = 0.75
"""How much of the chance to win is that to win the round; the rest is that to win the game."""
_UNCERTAIN: Final = 0.4
"""A round foreseen is not a round played: a lead of so many stars for each card in hand is one in about three of four."""
_TIE: Final = 0.5
"""If both teams have as many stars, the crown's wins: as good as half a star."""
# A player's share of e to the power of points over this is about the chance to win the game, by rounds to come.
_SPREAD: Final = vec[float]([1.0, 4.3, 5.3, 6.0])
_CUPS: Final = vec[i64]([cup for cups in CUPS for cup in cups])
_ORDERS: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""The six orders of three cups."""


def round_of(state: MoustacheState, strengths: Strengths) -> Round:
    """The tricks of a state as they stand, to be played on."""
    tricks = Round(strengths, state.seats, state.blue)
    tricks.unplayed = strengths.placed(state.deck)
    seat: i64 = 0
    while seat < state.seats:
        hand = strengths.placed(state.hands[seat])
        tricks.hands[seat] = hand
        tricks.unplayed |= hand
        tricks.voids[seat] = _shown_void(state, seat, strengths)
        seat += 1
    tricks.blue_pile = strengths.placed(state.blue_pile)
    tricks.pink_pile = strengths.placed(state.pink_pile)
    tricks.leader = state.leader
    tricks.turn = state.turn
    _lay_out(tricks, state, strengths)
    return tricks


def _shown_void(state: MoustacheState, seat: i64, strengths: Strengths) -> i64:
    voids = state.voids >> (seat * COLOURS)
    cards: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if (voids >> colour) & 1 != 0:
            cards |= strengths.colours[colour]
        colour += 1
    return cards


def _lay_out(tricks: Round, state: MoustacheState, strengths: Strengths) -> None:
    """Put the cards of the unfinished trick on the table."""
    tricks.waiting = state.seats - count(state.table)
    index = state.play_count - count(state.table)
    while index < state.play_count:
        seat = player_of(state.plays[index])
        place = strengths.places[card_played(state.plays[index])]
        tricks.on_table[seat] = bit(place)
        tricks.table |= bit(place)
        if (state.blue >> seat) & 1 != 0:
            tricks.blue_table |= bit(place)
        tricks.stake += strengths.worth[place]
        index += 1
    if state.demanded >= 0:
        tricks.demanded = strengths.colours[state.demanded]


# --- decisions ----------------------------------------------------------------------------------------------------------


def sensible(state: MoustacheState, seat: i64, strengths: Strengths) -> i64:
    """The card that a sensible player plays, passes or steals."""
    if state.phase == PASSING:
        return best_pass(state.choices(seat), strengths)
    if state.phase == STEALING:
        tricks = Round(strengths, state.seats, state.blue)
        return strengths.card(tricks.most_wanted(strengths.placed(state.stealable())))
    tricks = round_of(state, strengths)
    return strengths.card(tricks.best(tricks.choices()))


def foreseen(state: MoustacheState, seat: i64, strengths: Strengths, rng: Rng) -> tuple[float, float]:
    """The prospects of a player once everybody has played the round to its end; uses the state up."""
    while state.phase == PASSING:
        _pass_all(state, strengths)
    if state.phase == STEALING:
        state.play(state.turn, sensible(state, state.turn, strengths))
    if state.phase != TRICK:
        return prospects(state, seat)
    tricks = round_of(state, strengths)
    uncertain = _UNCERTAIN * float(count(state.hands[seat]))
    tricks.play_on(rng)
    blue_stars, pink_stars = tricks.totals()
    return _worth(state, seat, blue_stars, pink_stars, uncertain)


def _pass_all(state: MoustacheState, strengths: Strengths) -> None:
    """Everybody passes what they still have to, none knowing what the others do."""
    seat: i64 = 0
    while seat < state.seats:
        while state.phase == PASSING and state.choices(seat) != 0:
            state.play(seat, best_pass(state.choices(seat), strengths))
        seat += 1


# --- the end of a round -------------------------------------------------------------------------------------------------


def prospects(state: MoustacheState, seat: i64) -> tuple[float, float]:
    """At the end of a round, before or after its cups are drawn; at its beginning nobody is ahead."""
    number = state.round - 1 if state.phase == REVEAL else state.round
    if number < 0 or REVEAL < state.phase < CUP_DRAW:
        return 1.0 / float(state.seats), 0.0
    return _worth(state, seat, state.stars[2 * number], state.stars[2 * number + 1], 0.0)


def _worth(state: MoustacheState, seat: i64, blue_stars: i64, pink_stars: i64, uncertain: float) -> tuple[float, float]:
    """The chance to win, most of it in this round, and by how many stars the own team is ahead in it."""
    is_blue = has(state.blue, seat)
    blue_won = winning_team(state.law, blue_stars, pink_stars) == BLUE_TEAM
    ahead = blue_stars - pink_stars
    if is_blue == state.law.fewer_wins:
        ahead = -ahead
    won = 1.0 if blue_won == is_blue else 0.0
    if uncertain > 0.0:
        lead = float(ahead) + (_TIE if is_blue else -_TIE)
        won = 1.0 / (1.0 + exp(-lead / uncertain))
    game = chance_to_win(state, seat, state.blue if blue_won else state.pink)
    return _THE_ROUND * won + (1.0 - _THE_ROUND) * game, float(ahead)


def chance_to_win(state: MoustacheState, seat: i64, winners: i64) -> float:
    """The whole game, once a round is won by some who have yet to draw their cups, or have drawn them."""
    points = _points(state)
    if state.phase == OVER:
        return _share_of_first(points, seat)
    if state.phase == REVEAL:
        return _share_of_hopes(points, seat, _SPREAD[ROUNDS - state.round])
    first_cup = state.round * CUPS_A_ROUND
    if state.round < ROUNDS - 1:
        _give(points, winners, _CUPS[first_cup + 1], _CUPS[first_cup + 1], _CUPS[first_cup + 1])
        return _share_of_hopes(points, seat, _SPREAD[ROUNDS - 1 - state.round])
    total = 0.0
    order: i64 = 0
    while order < len(_ORDERS):
        drawn = points[:]
        one, two, three = _ORDERS[order], _ORDERS[order + 1], _ORDERS[order + 2]
        _give(drawn, winners, _CUPS[first_cup + one], _CUPS[first_cup + two], _CUPS[first_cup + three])
        total += _share_of_first(drawn, seat)
        order += CUPS_A_ROUND
    return total * float(CUPS_A_ROUND) / float(len(_ORDERS))


def _points(state: MoustacheState) -> vec[i64]:
    points = vec[i64]([0] * state.seats)
    index: i64 = 0
    while index < len(state.cups):
        points[index % state.seats] += state.cups[index]
        index += 1
    return points


def _give(points: vec[i64], winners: i64, one: i64, two: i64, three: i64) -> None:
    seat: i64 = 0
    while seat < len(points):
        if (winners >> seat) & 1 != 0:
            points[seat] += one
            one, two = two, three
        seat += 1


def _share_of_first(points: vec[i64], seat: i64) -> float:
    """What a player has of the first place, which may be shared."""
    mine = points[seat]
    sharing = 0.0
    player: i64 = 0
    while player < len(points):
        if points[player] > mine:
            return 0.0
        if points[player] == mine:
            sharing += 1.0
        player += 1
    return 1.0 / sharing


def _share_of_hopes(points: vec[i64], seat: i64, spread: float) -> float:
    hopes = 0.0
    player: i64 = 0
    while player < len(points):
        hopes += exp(float(points[player] - points[seat]) / spread)
        player += 1
    return 1.0 / hopes


def team_of(state: MoustacheState, seat: i64) -> i64:
    return BLUE_TEAM if has(state.blue, seat) else PINK_TEAM


def holders_of_cups(state: MoustacheState, number: i64) -> i64:
    """Who has drawn a cup in a round, as bits: the team that won it."""
    holders: i64 = 0
    for seat in range(state.seats):
        if state.cups[number * state.seats + seat] != 0:
            holders |= bit(seat)
    return holders
