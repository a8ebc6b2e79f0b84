"""A complete trick in words: what the law did to it, what the monkey picked, who took it and why, who leads next."""

from __future__ import annotations

from gueridon.core.bits import bit, count
from gueridon.core.message import Message
from gueridon.games.moustache.board import CUP_DRAW, card_played, cards_of, player_of
from gueridon.games.moustache.components import ANIMALS, EQUALS, LOWEST, MONKEY, PIGEON, PRIVILEGE, UNICORN, Cards
from gueridon.games.moustache.law import NO_CARD, Law, resolved
from gueridon.games.moustache.refusals import card_noun
from gueridon.games.moustache.scoring import stars_in
from gueridon.games.moustache.sentences import cards_noun
from gueridon.games.moustache.view import MoustacheView


def tricks_won(before: MoustacheView, after: MoustacheView) -> list[Message]:
    """Every trick that was completed between two views."""
    told: list[Message] = []
    for number in range(len(before.winners), len(after.winners)):
        start = number * after.seats
        told += _trick_won(after, [int(play) for play in after.plays[start : start + after.seats]])
    return told


def last_trick(view: MoustacheView) -> list[Message]:
    """The trick that hangs on the wall until the next card is led."""
    number = len(view.winners)
    if number == 0 or len(view.plays) > number * view.seats:
        return []
    return _trick_won(view, [int(play) for play in view.plays[(number - 1) * view.seats :]])


def _trick_won(view: MoustacheView, plays: list[int]) -> list[Message]:
    trick: Cards = 0
    for play in plays:
        trick |= bit(card_played(play))
    players = {int(card_played(play)): int(player_of(play)) for play in plays}
    card, contention = resolved(view.law, trick)
    return [
        *_steps_told(view.law, trick, contention),
        *_monkey_told(view.stolen & trick, trick, players),
        *_taker_told(view, trick, card, players),
        *_next_leader(view, trick, card, players),
    ]


# --- before the strongest card is looked for ----------------------------------------------------------------------------


def _steps_told(law: Law, trick: Cards, contention: Cards) -> list[Message]:
    told = []
    if trick & ~contention:
        told.append(Message("tell-equals", {"cards": card_nouns(trick & ~contention)}))
    lowest = _lowest_wins_by(law, trick, contention)
    if lowest:
        code = "tell-lowest-strongest" if law.second_wins else "tell-lowest"
        told.append(Message(code, {"cards": cards_noun(lowest)}))
    return told


def _lowest_wins_by(law: Law, trick: Cards, contention: Cards) -> Cards:
    """The cards that make the lowest value win; none where that decides nothing: rules.en.md 6.2."""
    if contention & UNICORN or _privileged(law, contention) or not contention & ANIMALS:
        return 0
    left = trick
    for kind, cards in zip(law.steps, law.step_cards, strict=True):
        if kind == EQUALS:
            left = contention
        elif kind == LOWEST and cards & left:
            return cards
    return 0


def _privileged(law: Law, contention: Cards) -> Cards:
    steps = zip(law.steps, law.step_cards, strict=True)
    return contention & sum(cards for kind, cards in steps if kind == PRIVILEGE)


def _monkey_told(stolen: Cards, trick: Cards, players: dict[int, int]) -> list[Message]:
    if not trick & MONKEY:
        return []
    thief = players[_only(MONKEY)]
    if stolen:
        return [Message("tell-steal", {"seat": thief, "card": card_noun(_only(stolen))})]
    return [Message("tell-nothing-to-steal", {"seat": thief})]


# --- the taker ----------------------------------------------------------------------------------------------------------


def _taker_told(view: MoustacheView, trick: Cards, card: int, players: dict[int, int]) -> list[Message]:
    if card == NO_CARD:
        return [Message("tell-nobody")]
    if trick & PIGEON:
        return [Message("tell-pigeon", {"seat": players[card], "card": card_noun(card)})]
    _, contention = resolved(view.law, trick)
    taken = contention & ~view.stolen
    code = _why_it_won(view.law, trick, card, contention)
    stars = int(stars_in(view.law, taken))
    return [Message(code, {"seat": players[card], "card": card_noun(card), "n": int(count(taken)), "stars": stars})]


def _why_it_won(law: Law, trick: Cards, card: int, contention: Cards) -> str:
    if bit(card) == UNICORN:
        return "tell-take-unicorn"
    privileged = _privileged(law, contention)
    if law.second_wins:
        return "tell-take-second" if count(privileged or contention & ANIMALS) > 1 else "tell-take-only"
    if privileged:
        return "tell-take-privilege"
    return "tell-take-lowest" if _lowest_wins_by(law, trick, contention) else "tell-take"


def _next_leader(view: MoustacheView, trick: Cards, card: int, players: dict[int, int]) -> list[Message]:
    """Who leads next, unless it is plainly the taker; after the last trick nobody does: the crown of the next round."""
    if view.phase == CUP_DRAW:
        return []
    if card == NO_CARD:
        return [Message("tell-leads-again", {"seat": next(iter(players.values()))})]
    if view.law.left_leads:
        return [Message("tell-left", {"seat": left_of(view, players[card])})]
    return [Message("tell-still-leads", {"seat": players[card]})] if trick & PIGEON else []


# --- words --------------------------------------------------------------------------------------------------------------


def card_nouns(cards: Cards) -> list[str]:
    return [card_noun(card) for card in cards_of(cards)]


def left_of(view: MoustacheView, seat: int) -> int:
    return (seat + 1) % int(view.seats)


def _only(cards: Cards) -> int:
    return int(cards_of(cards)[0])
