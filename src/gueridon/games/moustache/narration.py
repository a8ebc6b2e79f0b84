"""What a viewer is told of what happened, from their own views alone."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has
from gueridon.core.game import EVERYTHING, seats_in
from gueridon.core.message import Message
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
from gueridon.games.moustache.components import ANIMALS, COLOUR_NAMES, PIGEON, RULE_CARDS, Cards
from gueridon.games.moustache.law import NO_COLOUR
from gueridon.games.moustache.refusals import card_noun
from gueridon.games.moustache.scoring import BLUE_TEAM, NO_TEAM, PINK_TEAM, penalty, total, winning_team
from gueridon.games.moustache.sentences import kind_noun
from gueridon.games.moustache.tricks_told import card_nouns, left_of, tricks_won
from gueridon.games.moustache.view import HIDDEN_CUP, MoustacheView

_TEAM_NOUNS = ("team-blue", "team-pink")
_NAME_PLACES = ("one", "two", "three")


def narrate(before: MoustacheView, after: MoustacheView) -> list[Message]:
    """What happened between two views of one viewer, in order; a new Rule card starts a new round."""
    told = _cups_drawn(before, after)
    if len(after.law.row) > len(before.law.row):
        told += _new_rule(after)
        before = _before_the_round(after)
    return [
        *told,
        *_teams_dealt(before, after),
        *_hands_dealt(before, after),
        *_passes_made(before, after),
        *_cards_played(before, after),
        *tricks_won(before, after),
        *_round_scored(before, after),
        *_game_over(before, after),
    ]


def _before_the_round(after: MoustacheView) -> MoustacheView:
    """The blank view of a round of which nothing has been seen yet."""
    blank = MoustacheView(after.viewer, 0, after.legal)
    blank.seats = after.seats
    blank.law = after.law
    blank.round = after.round
    blank.known = vec[i64]([0] * after.seats)
    blank.passed = blank.known
    return blank


def _new_rule(after: MoustacheView) -> list[Message]:
    rule = RULE_CARDS[after.law.row[len(after.law.row) - 1]].name
    number = int(after.round) + 1
    return [Message("tell-rule", {"round": number, "rule": f"rule-{rule}", "effect": f"rule-{rule}-effect"})]


def _teams_dealt(before: MoustacheView, after: MoustacheView) -> list[Message]:
    everybody = after.blue | after.pink
    if before.blue | before.pink == everybody or count(everybody) < after.seats:
        return []
    blue, pink = _names(after.blue), _names(after.pink)
    return [Message("tell-teams", {"blue": blue, "pink": pink, "crown_seat": int(after.crown)})]


def _names(seats: int) -> Message:
    members = [int(seat) for seat in seats_in(seats)]
    places = zip(_NAME_PLACES, members, strict=False)
    return Message(f"names-{len(members)}", {f"{place}_seat": seat for place, seat in places})


def _hands_dealt(before: MoustacheView, after: MoustacheView) -> list[Message]:
    if before.phase > DEALING or after.phase < DEALING:
        return []
    told = []
    for seat in range(after.seats):
        dealt = after.known[seat] & ~before.known[seat]
        if dealt:
            told.append(Message(_how_dealt(after, seat, dealt), {"seat": seat, "cards": card_nouns(dealt)}))
    return told


def _how_dealt(view: MoustacheView, seat: int, cards: Cards) -> str:
    if view.viewer in (seat, EVERYTHING):
        return "tell-dealt"
    return "tell-seen" if cards & ~view.law.open else "tell-open"


def _passes_made(before: MoustacheView, after: MoustacheView) -> list[Message]:
    told = []
    if after.viewer >= 0:
        for card in cards_of(after.passed[after.viewer] & ~before.passed[after.viewer]):
            told.append(Message("tell-pass", {"card": card_noun(card), "left_seat": left_of(after, after.viewer)}))
    if before.phase == PASSING and after.phase == TRICK:
        told.append(Message("tell-passed"))
        told += [
            Message("tell-received", {"seat": left_of(after, seat), "right_seat": seat, "cards": card_nouns(seen)})
            for seat, seen in enumerate(after.passed)
            if seen and seat != after.viewer
        ]
        told += _laid_open(before, after)
    return told


def _laid_open(before: MoustacheView, after: MoustacheView) -> list[Message]:
    """Cards that lie open from now on because they come after the passing."""
    if after.law.open == before.law.open_while_passing:
        return []
    return [
        Message("tell-open", {"seat": seat, "cards": card_nouns(after.known[seat] & after.law.open)})
        for seat in range(after.seats)
    ]


def _cards_played(before: MoustacheView, after: MoustacheView) -> list[Message]:
    told = []
    start = len(before.plays)
    for index in range(start, len(after.plays)):
        play = after.plays[index]
        code = "tell-lead" if index % after.seats == 0 else "tell-play"
        told.append(Message(code, {"seat": int(player_of(play)), "card": card_noun(card_played(play))}))
    if NO_COLOUR != before.demanded != after.demanded != NO_COLOUR and len(after.plays) > start:
        told.append(Message("tell-cut", {"colour": f"colour-{COLOUR_NAMES[after.demanded]}"}))
    return told


# --- the end of a round and of the game ---------------------------------------------------------------------------------


def _round_scored(before: MoustacheView, after: MoustacheView) -> list[Message]:
    if before.phase >= CUP_DRAW or after.phase != CUP_DRAW:
        return []
    last = _last_taker(after)
    told = []
    for team in (BLUE_TEAM, PINK_TEAM):
        told += _team_scored(after, team, last)
    return [*told, _round_won(after)]


def _last_taker(view: MoustacheView) -> int:
    """The team that took the last trick, from what lies on the table's memory."""
    winner = view.winners[len(view.winners) - 1]
    trick = view.plays[len(view.plays) - view.seats :]
    if winner == NOBODY or any(bit(card_played(play)) == PIGEON for play in trick):
        return NO_TEAM
    return BLUE_TEAM if has(view.blue, winner) else PINK_TEAM


def _team_scored(view: MoustacheView, team: int, last: int) -> list[Message]:
    """Every card that counts, by what it is worth, then what the law adds or takes, then the sum."""
    pile, other = view.pile_of(team), view.pile_of(1 - team)
    noun = _TEAM_NOUNS[team]
    told = []
    for worth in sorted({int(star) for star in view.law.stars} - {0}, reverse=True):
        cards = [card for card in cards_of(pile & ANIMALS) if view.law.stars[card] == worth]
        if cards:
            told.append(_worth(noun, [card_noun(card) for card in cards], worth))
    lost = int(penalty(view.law, pile, other))
    if lost:
        n = int(count(pile & view.law.most_cards))
        told.append(
            Message("score-most", {"team": noun, "kind": kind_noun(view.law.most_cards), "n": n, "stars": lost})
        )
    if last == team and view.law.last_gains:
        told.append(Message("score-last", {"team": noun, "stars": int(view.law.last_gains)}))
    stars = int(total(view.law, pile, other, last == team))
    return [*told, Message("score-total", {"team": noun, "stars": stars})]


def _worth(team: str, cards: list[str], each: int) -> Message:
    return Message("score-worth", {"team": team, "cards": cards, "each": each, "stars": each * len(cards)})


def _round_won(view: MoustacheView) -> Message:
    blue, pink = view.stars[2 * view.round], view.stars[2 * view.round + 1]
    if blue == pink:
        return Message("score-round-crown", {"team": _TEAM_NOUNS[BLUE_TEAM]})
    code = "score-round-fewer" if view.law.fewer_wins else "score-round"
    return Message(code, {"team": _TEAM_NOUNS[winning_team(view.law, blue, pink)]})


def _cups_drawn(before: MoustacheView, after: MoustacheView) -> list[Message]:
    told = []
    for index in range(len(after.cups)):
        cup, was = int(after.cups[index]), int(before.cups[index])
        seat = index % int(after.seats)
        if was in (cup, HIDDEN_CUP):  # turned over in the end: told with its player's points
            continue
        if cup == HIDDEN_CUP:
            told.append(Message("score-cup-hidden", {"seat": seat}))
        else:
            told.append(Message("score-cup", {"seat": seat, "points": cup}))
    return told


def _game_over(before: MoustacheView, after: MoustacheView) -> list[Message]:
    if before.phase == OVER or after.phase != OVER:
        return []
    return [_points(after, seat) for seat in range(after.seats)]


def _points(view: MoustacheView, seat: int) -> Message:
    cups = [int(view.cup(number, seat)) for number in range(view.round + 1) if view.cup(number, seat)]
    if not cups:
        return Message("score-no-points", {"seat": seat})
    return Message("score-points", {"seat": seat, "cups": cups, "points": sum(cups)})
