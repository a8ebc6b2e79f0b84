"""What happened, found from two views of one viewer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has, lowest
from gueridon.core.game import EVERYTHING, seats_in
from gueridon.core.wire import Event
from gueridon.games.moustache import wire
from gueridon.games.moustache.board import (
    CUP_DRAW,
    DEALING,
    NOBODY,
    OVER,
    PASSING,
    TRICK,
    card_played,
    cards_of,
    player_of,
)
from gueridon.games.moustache.components import (
    ANIMALS,
    COLOUR_NAMES,
    CUT,
    EQUALS,
    LAST,
    LEFT,
    MONKEY,
    MOST,
    PIGEON,
    RULE_CARDS,
    Cards,
)
from gueridon.games.moustache.explanation import at_work, lowest_wins_by, rules_that, why_it_wins
from gueridon.games.moustache.law import NO_CARD, NO_COLOUR, resolved
from gueridon.games.moustache.scoring import (
    BLUE_TEAM,
    NO_TEAM,
    PINK_TEAM,
    TEAM_NAMES,
    penalty,
    stars_in,
    total,
    winning_team,
)
from gueridon.games.moustache.view import HIDDEN_CUP, MoustacheView, name_of, names


def events(before: MoustacheView, after: MoustacheView) -> list[Event]:
    """What happened between two views of one viewer, in order; a new Rule card starts a new round."""
    found = _cups_drawn(before, after)
    if len(after.law.row) > len(before.law.row):
        found.append(wire.RuleRevealed(int(after.round) + 1, RULE_CARDS[after.law.row[len(after.law.row) - 1]].name))
        before = _before_the_round(after)
    return [
        *found,
        *_teams_dealt(before, after),
        *_hands_dealt(before, after),
        *_passes_made(before, after),
        *_cards_played(before, after),
        *_tricks_won(before, after),
        *_round_scored(before, after),
        *_game_over(before, after),
    ]


# --- a round begins -----------------------------------------------------------------------------------------------------


def _before_the_round(after: MoustacheView) -> MoustacheView:
    """The blank view of a round of which nothing has been seen yet."""
    blank = MoustacheView(after.viewer, 0, after.legal)
    blank.seats = after.seats
    blank.law = after.law
    blank.round = after.round
    blank.known = vec[i64]([0] * after.seats)
    blank.passed = blank.known
    return blank


def _teams_dealt(before: MoustacheView, after: MoustacheView) -> list[Event]:
    everybody = after.blue | after.pink
    if before.blue | before.pink == everybody or count(everybody) < after.seats:
        return []
    return [wire.TeamsDealt(_members(after.blue), _members(after.pink), int(after.crown))]


def _members(seats: i64) -> list[int]:
    return [int(seat) for seat in seats_in(seats)]


def _hands_dealt(before: MoustacheView, after: MoustacheView) -> list[Event]:
    if before.phase > DEALING or after.phase < DEALING:
        return []
    found: list[Event] = []
    for seat in range(after.seats):
        dealt = after.known[seat] & ~before.known[seat]
        if dealt:
            found.append(_hand_dealt(after, seat, dealt))
    return found


def _hand_dealt(view: MoustacheView, seat: int, cards: Cards) -> Event:
    if view.viewer in (seat, EVERYTHING):
        return wire.HandDealt(seat, names(cards))
    return wire.HandKnown(seat, names(cards)) if cards & ~view.law.open else wire.LaidOpen(seat, names(cards))


def _passes_made(before: MoustacheView, after: MoustacheView) -> list[Event]:
    found: list[Event] = []
    if after.viewer >= 0:
        for card in cards_of(after.passed[after.viewer] & ~before.passed[after.viewer]):
            found.append(wire.PassChosen(name_of(card), after.left_of(after.viewer)))
    if before.phase == PASSING and after.phase == TRICK:
        found.append(wire.Passed())
        for seat in range(after.seats):
            if after.passed[seat] and seat != after.viewer:
                found.append(wire.Received(after.left_of(seat), seat, names(after.passed[seat])))
        found += _laid_open(before, after)
    return found


def _laid_open(before: MoustacheView, after: MoustacheView) -> list[Event]:
    """Cards that lie open from now on because they come after the passing."""
    if after.law.open == before.law.open_while_passing:
        return []
    return [wire.LaidOpen(seat, names(after.known[seat] & after.law.open)) for seat in range(after.seats)]


# --- a trick ------------------------------------------------------------------------------------------------------------


def _cards_played(before: MoustacheView, after: MoustacheView) -> list[Event]:
    found: list[Event] = []
    start = len(before.plays)
    for index in range(start, len(after.plays)):
        seat, card = int(player_of(after.plays[index])), name_of(card_played(after.plays[index]))
        found.append(wire.CardLed(seat, card) if index % after.seats == 0 else wire.CardPlayed(seat, card))
    if NO_COLOUR != before.demanded != after.demanded != NO_COLOUR and len(after.plays) > start:
        found.append(wire.ColourChanged(COLOUR_NAMES[after.demanded], rules_that(after.law, CUT)))
    return found


def _tricks_won(before: MoustacheView, after: MoustacheView) -> list[Event]:
    """Every trick that was completed between two views."""
    found: list[Event] = []
    for number in range(len(before.winners), len(after.winners)):
        start = number * after.seats
        found += _trick_won(after, after.plays[start : start + after.seats])
    return found


def last_trick(view: MoustacheView) -> list[Event]:
    """The trick that hangs on the wall until the next card is led."""
    number = len(view.winners)
    if number == 0 or len(view.plays) > number * view.seats:
        return []
    return _trick_won(view, view.plays[(number - 1) * view.seats :])


def _trick_won(view: MoustacheView, plays: vec[i64]) -> list[Event]:
    """What the law did to a complete trick, what the monkey picked, who took it and why, who leads next."""
    trick: Cards = 0
    players: dict[int, int] = {}
    for play in plays:
        trick |= bit(card_played(play))
        players[int(card_played(play))] = int(player_of(play))
    card, contention = resolved(view.law, trick)
    return [
        *_steps_taken(view, trick, contention),
        *_monkey(view.stolen & trick, trick, players),
        _taker(view, trick, int(card), contention, players),
        *_next_leader(view, trick, int(card), players),
    ]


def _steps_taken(view: MoustacheView, trick: Cards, contention: Cards) -> list[Event]:
    found: list[Event] = []
    if trick & ~contention:
        found.append(wire.ThrownOut(names(trick & ~contention), rules_that(view.law, EQUALS)))
    rule = lowest_wins_by(view.law, trick, contention)
    if rule is not None:
        found.append(wire.LowestWins([rule.name], view.law.second_wins))
    return found


def _monkey(stolen: Cards, trick: Cards, players: dict[int, int]) -> list[Event]:
    if not trick & MONKEY:
        return []
    thief = players[int(lowest(MONKEY))]
    return [wire.Stolen(thief, name_of(lowest(stolen))) if stolen else wire.NothingStolen(thief)]


def _taker(view: MoustacheView, trick: Cards, card: int, contention: Cards, players: dict[int, int]) -> Event:
    if card == NO_CARD:
        return wire.NobodyTakes()
    if trick & PIGEON:
        return wire.TrickSpoilt(players[card], name_of(card))
    taken = contention & ~view.stolen
    return wire.TrickTaken(
        seat=players[card],
        card=name_of(card),
        why=why_it_wins(view.law, trick, card, contention),
        rules=[rule.name for rule in at_work(view.law, trick, card, contention)],
        cards=names(taken),
        stars=int(stars_in(view.law, taken)),
    )


def _next_leader(view: MoustacheView, trick: Cards, card: int, players: dict[int, int]) -> list[Event]:
    """Who leads next, unless it is plainly the taker; after the last trick nobody does: the crown of the next round."""
    if view.phase == CUP_DRAW:
        return []
    if card == NO_CARD:
        return [wire.Leads(next(iter(players.values())), "again", [])]
    if view.law.left_leads:
        return [wire.Leads(view.left_of(players[card]), "left", rules_that(view.law, LEFT))]
    return [wire.Leads(players[card], "still", [])] if trick & PIGEON else []


# --- the end of a round and of the game ---------------------------------------------------------------------------------


def _round_scored(before: MoustacheView, after: MoustacheView) -> list[Event]:
    if before.phase >= CUP_DRAW or after.phase != CUP_DRAW:
        return []
    last = _last_taker(after)
    return [*_team_scored(after, BLUE_TEAM, last), *_team_scored(after, PINK_TEAM, last), _round_won(after)]


def _last_taker(view: MoustacheView) -> int:
    """The team that took the last trick, from what lies on the table's memory."""
    winner = view.winners[len(view.winners) - 1]
    trick = view.plays[len(view.plays) - view.seats :]
    if winner == NOBODY or any(bit(card_played(play)) == PIGEON for play in trick):
        return NO_TEAM
    return BLUE_TEAM if has(view.blue, winner) else PINK_TEAM


def _team_scored(view: MoustacheView, team: int, last: int) -> list[Event]:
    """Every card that counts, by what it is worth, then what the law adds or takes, then the sum."""
    pile, other = view.pile_of(team), view.pile_of(1 - team)
    name, stars = TEAM_NAMES[team], 0
    found: list[Event] = []
    for worth in sorted({int(star) for star in view.law.stars} - {0}, reverse=True):
        cards = [name_of(card) for card in cards_of(pile & ANIMALS) if view.law.stars[card] == worth]
        if cards:
            stars += worth * len(cards)
            found.append(wire.CardsCounted(name, cards, worth, worth * len(cards), stars))
    lost, gained = int(penalty(view.law, pile, other)), int(view.law.last_gains) if last == team else 0
    if lost:
        number = int(count(pile & view.law.most_cards))
        found.append(wire.MostCounted(name, rules_that(view.law, MOST)[-1], number, -lost, stars - lost))
    if gained:
        found.append(wire.LastCounted(name, rules_that(view.law, LAST)[-1], gained, stars - lost + gained))
    found.append(wire.TeamCounted(name, int(total(view.law, pile, other, last == team))))
    return found


def _round_won(view: MoustacheView) -> Event:
    blue, pink = view.stars[2 * view.round], view.stars[2 * view.round + 1]
    team = TEAM_NAMES[winning_team(view.law, blue, pink)]
    if blue == pink:
        return wire.RoundWon(team, "crown")
    return wire.RoundWon(team, "fewer" if view.law.fewer_wins else "more")


def _cups_drawn(before: MoustacheView, after: MoustacheView) -> list[Event]:
    found: list[Event] = []
    for index in range(len(after.cups)):
        cup, was = after.cups[index], before.cups[index]
        if was not in (cup, HIDDEN_CUP):  # turned over in the end: told with its player's points
            found.append(wire.CupDrawn(index % int(after.seats), None if cup == HIDDEN_CUP else int(cup)))
    return found


def _game_over(before: MoustacheView, after: MoustacheView) -> list[Event]:
    if before.phase == OVER or after.phase != OVER:
        return []
    return [_points(after, seat) for seat in range(after.seats)]


def _points(view: MoustacheView, seat: int) -> Event:
    cups = [int(view.cup(number, seat)) for number in range(view.round + 1) if view.cup(number, seat)]
    return wire.CupsTurned(seat, cups, sum(cups))
