"""Why a card wins a trick, complete or not: the reason, and the Rule cards at work."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import bit, count
from gueridon.core.message import Message
from gueridon.core.telling import said
from gueridon.games.moustache.components import (
    AMENDMENT_NAMES,
    ANIMALS,
    COLOUR,
    COLOURS,
    EQUALS,
    FALL,
    LOWEST,
    PRIVILEGE,
    RULE_CARDS,
    SECOND,
    UNICORN,
    Cards,
    RuleCard,
)
from gueridon.games.moustache.law import Law
from gueridon.games.moustache.sentences import amendment_sentence
from gueridon.games.moustache.wire import Reason, Why

# The reasons without a Rule card: made once, for about every card played has one of them.
_UNICORN: Final = [Reason("unicorn", None, said(Message("board-why-unicorn")))]
_ONLY: Final = [Reason("only", None, said(Message("board-why-only")))]
_STRONGEST: Final = [Reason("strongest", None, said(Message("board-why-strongest")))]


def why_it_wins(law: Law, trick: Cards, card: int, contention: Cards) -> Why:
    if bit(card) == UNICORN:
        return "unicorn"
    privileged = _privileged(law, contention)
    if law.second_wins:
        return "second" if count(privileged or contention & ANIMALS) > 1 else "only"
    if privileged:
        return "privilege"
    return "strongest" if lowest_wins_by(law, trick, contention) is None else "lowest"


def lowest_wins_by(law: Law, trick: Cards, contention: Cards) -> RuleCard | None:
    """The Rule card that makes the lowest value win; none where that decides nothing: rules.en.md 6.2."""
    if contention & UNICORN or _privileged(law, contention) or not contention & ANIMALS:
        return None
    left = trick
    for rule in _row(law):
        if rule.amendment == EQUALS:
            left = contention
        elif rule.amendment == LOWEST and rule.cards & left:
            return rule
    return None


def at_work(law: Law, trick: Cards, card: int, contention: Cards) -> list[RuleCard]:
    """The Rule cards without which another card might win, in the order of the row."""
    rivals = trick & ANIMALS & ~bit(card)
    why = why_it_wins(law, trick, card, contention)
    if why == "unicorn" or rivals == 0:
        return []
    if why == "second":
        return [rule for rule in _row(law) if rule.amendment == SECOND]
    if bit(card) & _privileged(law, contention):
        return [rule for rule in _row(law) if rule.amendment == PRIVILEGE and rule.cards & bit(card)]
    if _is_highest_of_strongest(law, card, rivals):
        return []
    lowest = lowest_wins_by(law, trick, contention)
    return [
        rule
        for rule in _row(law)
        if rule == lowest
        or (rule.amendment == FALL and rule.cards & rivals)
        or (rule.amendment == EQUALS and trick & ~contention)
    ]


def reasons(law: Law, trick: Cards, card: int, contention: Cards) -> list[Reason]:
    """Why a card wins so far, in few words; nothing where none would be true."""
    rivals = trick & ANIMALS & ~bit(card)
    if bit(card) == UNICORN:
        return _UNICORN
    if rivals == 0:
        return _ONLY
    rules = at_work(law, trick, card, contention)
    if not rules and _is_highest_of_strongest(law, card, rivals):
        return _STRONGEST
    return [Reason(AMENDMENT_NAMES[rule.amendment], rule.name, said(amendment_sentence(rule))) for rule in rules]


def rules_that(law: Law, amendment: int) -> list[str]:
    """The Rule cards in force that amend the law so."""
    return [rule.name for rule in _row(law) if rule.amendment == amendment]


def _row(law: Law) -> list[RuleCard]:
    return [RULE_CARDS[card] for card in law.row]


def _privileged(law: Law, contention: Cards) -> Cards:
    cards: Cards = 0
    for step in range(len(law.steps)):
        if law.steps[step] == PRIVILEGE:
            cards |= law.step_cards[step]
    return contention & cards


def _is_highest_of_strongest(law: Law, card: int, rivals: Cards) -> bool:
    """As printed, but in the order of colours that is in force."""
    for place in range(COLOURS - 1, -1, -1):
        of_colour = (rivals | bit(card)) & COLOUR[law.colours[place]]
        if of_colour != 0:
            return of_colour >> card == 1
    return False
