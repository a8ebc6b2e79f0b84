"""What a viewer is told, asked and offered, from their own views alone."""

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
    REVEAL,
    STEALING,
    TEAMING,
    TRICK,
    card_played,
    cards_of,
    player_of,
)
from gueridon.games.moustache.components import (
    ANIMALS,
    CARD_COUNT,
    COLOUR,
    COLOUR_NAMES,
    EQUALS,
    LOWEST,
    MONKEY,
    PIGEON,
    PRIVILEGE,
    RULE_CARDS,
    UNICORN,
    Cards,
)
from gueridon.games.moustache.law import NO_CARD, NO_COLOUR, Law, resolved
from gueridon.games.moustache.refusals import card_noun
from gueridon.games.moustache.scoring import BLUE_TEAM, NO_TEAM, PINK_TEAM, penalty, stars_in, total, winning_team
from gueridon.games.moustache.sentences import cards_noun
from gueridon.games.moustache.view import HIDDEN_CUP, MoustacheView

_TEAM_NOUNS = ("team-blue", "team-pink")


def card_nouns(cards: Cards) -> list[str]:
    return [card_noun(card) for card in cards_of(cards)]


# --- what happened ------------------------------------------------------------------------------------------------------


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
        *_tricks_won(before, after),
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
    return [
        Message("tell-rule", {"round": len(after.law.row), "rule": f"rule-{rule}", "effect": f"rule-{rule}-effect"})
    ]


def _teams_dealt(before: MoustacheView, after: MoustacheView) -> list[Message]:
    dealt_before, dealt = before.blue | before.pink, after.blue | after.pink
    return [
        Message("tell-team", {"seat": seat, "team": f"team-card-{after.team_of(seat)}"})
        for seat in range(after.seats)
        if has(dealt, seat) and not has(dealt_before, seat)
    ]


def _hands_dealt(before: MoustacheView, after: MoustacheView) -> list[Message]:
    if before.phase > DEALING or after.phase < DEALING:
        return []
    told = []
    for seat in range(after.seats):
        dealt = after.known[seat] & ~before.known[seat]
        if dealt:
            code = "tell-dealt" if after.viewer in (seat, EVERYTHING) else "tell-seen"
            told.append(Message(code, {"seat": seat, "cards": card_nouns(dealt)}))
    return told


def _passes_made(before: MoustacheView, after: MoustacheView) -> list[Message]:
    told = []
    if after.viewer >= 0:
        for card in cards_of(after.passed[after.viewer] & ~before.passed[after.viewer]):
            told.append(Message("tell-pass", {"card": card_noun(card), "left_seat": _left(after, after.viewer)}))
    if before.phase == PASSING and after.phase == TRICK:
        told.append(Message("tell-passed"))
        told += [
            Message("tell-received", {"seat": _left(after, seat), "right_seat": seat, "cards": card_nouns(seen)})
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


def _left(view: MoustacheView, seat: int) -> int:
    return (seat + 1) % int(view.seats)


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


# --- tricks and why they were won ---------------------------------------------------------------------------------------


def _tricks_won(before: MoustacheView, after: MoustacheView) -> list[Message]:
    told: list[Message] = []
    for number in range(len(before.winners), len(after.winners)):
        start = number * after.seats
        told += _trick_won(after, [int(play) for play in after.plays[start : start + after.seats]])
    return told


def _trick_won(view: MoustacheView, plays: list[int]) -> list[Message]:
    trick: Cards = 0
    for play in plays:
        trick |= bit(card_played(play))
    players = {int(card_played(play)): int(player_of(play)) for play in plays}
    card, contention = resolved(view.law, trick)
    told = _steps_told(view.law, trick, contention)
    stolen = view.stolen & trick
    if stolen:
        thief = players[_only(MONKEY)]
        told.append(Message("tell-steal", {"seat": thief, "card": card_noun(_only(stolen))}))
    elif trick & MONKEY:
        told.append(Message("tell-nothing-to-steal", {"seat": players[_only(MONKEY)]}))
    return told + _taker_told(view, trick, card, players)


def _only(cards: Cards) -> int:
    return int(cards_of(cards)[0])


def _steps_told(law: Law, trick: Cards, contention: Cards) -> list[Message]:
    """What the law did to the trick before its strongest card was looked for."""
    told = []
    left = trick
    for kind, cards in zip(law.steps, law.step_cards, strict=True):
        if kind == EQUALS and trick & ~contention:
            told.append(Message("tell-equals", {"cards": card_nouns(trick & ~contention)}))
            left = contention
        elif kind == LOWEST and cards & left and not trick & UNICORN:
            told.append(Message("tell-lowest", {"cards": cards_noun(cards)}))
    return told


def _taker_told(view: MoustacheView, trick: Cards, card: int, players: dict[int, int]) -> list[Message]:
    if card == NO_CARD:
        return [Message("tell-nobody", {"seat": next(iter(players.values()))})]
    winner = players[card]
    if trick & PIGEON:
        told = [Message("tell-pigeon", {"seat": winner, "card": card_noun(card)})]
    else:
        told = [_taken(view, trick, card, winner)]
    if view.law.left_leads:
        told.append(Message("tell-left", {"seat": _left(view, winner)}))
    return told


def _taken(view: MoustacheView, trick: Cards, card: int, winner: int) -> Message:
    _, contention = resolved(view.law, trick)
    taken = contention & ~view.stolen
    code = _why_it_won(view.law, card, contention)
    stars = int(stars_in(view.law, taken))
    return Message(code, {"seat": winner, "card": card_noun(card), "n": count_of(taken), "stars": stars})


def _why_it_won(law: Law, card: int, contention: Cards) -> str:
    if bit(card) == UNICORN:
        return "tell-take-unicorn"
    privileged = contention & _privileged_by(law)
    if law.second_wins and count(privileged or contention & ANIMALS) > 1:
        return "tell-take-second"
    return "tell-take-privilege" if privileged else "tell-take"


def _privileged_by(law: Law) -> Cards:
    steps = zip(law.steps, law.step_cards, strict=True)
    return sum(cards for kind, cards in steps if kind == PRIVILEGE)


def count_of(cards: Cards) -> int:
    return int(count(cards))


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
        n = count_of(pile & view.law.most_cards)
        told.append(
            Message("tell-most", {"team": noun, "cards": cards_noun(view.law.most_cards), "n": n, "stars": lost})
        )
    if last == team and view.law.last_gains:
        told.append(Message("tell-last", {"team": noun, "stars": int(view.law.last_gains)}))
    stars = int(total(view.law, pile, other, last == team))
    return [*told, Message("tell-total", {"team": noun, "stars": stars})]


def _worth(team: str, cards: list[str], each: int) -> Message:
    return Message("tell-worth", {"team": team, "cards": cards, "each": each, "stars": each * len(cards)})


def _round_won(view: MoustacheView) -> Message:
    blue, pink = view.stars[2 * view.round], view.stars[2 * view.round + 1]
    if blue == pink:
        return Message("tell-round-crown", {"team": _TEAM_NOUNS[BLUE_TEAM]})
    code = "tell-round-fewer" if view.law.fewer_wins else "tell-round"
    return Message(code, {"team": _TEAM_NOUNS[winning_team(view.law, blue, pink)]})


def _cups_drawn(before: MoustacheView, after: MoustacheView) -> list[Message]:
    told = []
    for index in range(len(after.cups)):
        cup, was = int(after.cups[index]), int(before.cups[index])
        seat = index % int(after.seats)
        if cup == was:
            continue
        if cup == HIDDEN_CUP:
            told.append(Message("tell-cup-hidden", {"seat": seat}))
        elif was == HIDDEN_CUP:
            told.append(
                Message("tell-cup-shown", {"seat": seat, "points": cup, "round": index // int(after.seats) + 1})
            )
        else:
            told.append(Message("tell-cup", {"seat": seat, "points": cup}))
    return told


def _game_over(before: MoustacheView, after: MoustacheView) -> list[Message]:
    if before.phase == OVER or after.phase != OVER:
        return []
    cups = [[int(after.cup(number, seat)) for number in range(after.round + 1)] for seat in range(after.seats)]
    return [Message("tell-points", {"seat": seat, "points": sum(won)}) for seat, won in enumerate(cups)]


# --- what is asked ------------------------------------------------------------------------------------------------------


def ask(view: MoustacheView) -> Message:
    """What the viewer is to do, or whom the table waits for."""
    if view.phase == OVER:
        return Message("ask-over")
    if view.viewer >= 0 and has(view.acting, view.viewer):
        return _ask_me(view)
    waiting = [int(seat) for seat in seats_in(view.acting)]
    if not waiting:
        return Message("ask-deal")
    if view.phase == PASSING:
        return Message("ask-wait-passing", {"n": len(waiting)})
    return Message("ask-wait-steal" if view.phase == STEALING else "ask-wait", {"seat": waiting[0]})


def _ask_me(view: MoustacheView) -> Message:
    if view.phase == PASSING:
        left = int(view.law.passes) - count_of(view.passed[view.viewer])
        return Message("ask-pass", {"n": left, "left_seat": _left(view, int(view.viewer))})
    if view.phase == STEALING:
        return Message("ask-steal")
    if view.demanded == NO_COLOUR:
        return Message("ask-lead" if view.table == 0 else "ask-after-joker")
    colour = f"colour-{COLOUR_NAMES[view.demanded]}"
    can_follow = view.hand & COLOUR[view.demanded] != 0
    return Message("ask-follow" if can_follow else "ask-free", {"colour": colour})


def label(view: MoustacheView, action: int) -> Message:
    """What an action does, for a list of choices."""
    assert action < CARD_COUNT
    code = {PASSING: "do-pass", STEALING: "do-steal"}.get(int(view.phase), "do-play")
    noun = card_noun(action)
    stars = int(view.law.stars[action])
    if stars:
        return Message(f"{code}-stars", {"card": noun, "stars": stars})
    return Message(code, {"card": noun})


_PARAGRAPHS = {
    REVEAL: "2.1",
    TEAMING: "2.2",
    DEALING: "2.3",
    PASSING: "7.3",
    TRICK: "3.2",
    STEALING: "4.5",
    CUP_DRAW: "5.3",
    OVER: "9.1",
}


def paragraph(view: MoustacheView) -> str:
    """The paragraph of the rules page that is in force."""
    if view.phase == TRICK and view.demanded != NO_COLOUR:
        return "3.3"
    return _PARAGRAPHS[int(view.phase)]
