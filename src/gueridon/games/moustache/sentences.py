"""The law in force as a list of sentences, for the line over the table and for the drawing."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import lowest
from gueridon.core.message import Argument, Message
from gueridon.core.telling import said
from gueridon.games.moustache.components import (
    COLOUR,
    COLOUR_NAMES,
    CUT,
    EQUALS,
    FALL,
    FEWER,
    LAST,
    LEFT,
    LOWEST,
    MOST,
    ONE_OF_EACH,
    OPEN,
    PASS,
    PRIVILEGE,
    REVERSE,
    RULE_CARDS,
    SECOND,
    WORTH,
    Cards,
    RuleCard,
)
from gueridon.games.moustache.law import Law
from gueridon.games.moustache.wire import LawLine

# Amendments that need no more words than their own, and those that are about some cards.
_PLAIN: Final = {CUT: "law-cut", EQUALS: "law-equals", SECOND: "law-second", LEFT: "law-left", FEWER: "law-fewer"}
_ABOUT_CARDS: Final = {PRIVILEGE: "law-privilege", LOWEST: "law-lowest", FALL: "law-fall"}


def law_sentences(law: Law) -> list[Message]:
    """What holds now: the order of the colours, then what each card of the row amends, from left to right."""
    return [_order(law), *[sentence for _, sentence in _amendments(law)]]


def _amendments(law: Law) -> list[tuple[list[str], Message]]:
    """What the row amends beside the order of the colours, and which Rule cards do."""
    row = [RULE_CARDS[card] for card in law.row]
    at_start = [rule.name for rule in row if rule.amendment in (PASS, OPEN)]
    found: list[tuple[list[str], Message]] = []
    for rule in row:
        if rule.amendment not in (PASS, OPEN, REVERSE):
            found.append(([rule.name], amendment_sentence(rule)))
        elif [rule.name] == at_start[:1]:
            found.append((at_start, _start(law)))
    return found


def _order(law: Law) -> Message:
    weakest, *others = [f"colour-{COLOUR_NAMES[colour]}" for colour in law.colours]
    return Message("law-order", {"a": weakest, "b": others[0], "c": others[1], "d": others[2]})


def _start(law: Law) -> Message:
    """Passing and lying open in one sentence, at the place of the first of them: which comes first matters."""
    if law.passes and law.open_while_passing:
        return Message("law-open-then-pass", {"cards": cards_noun(law.open_while_passing), "n": int(law.passes)})
    if law.passes and law.open:
        return Message("law-pass-then-open", {"cards": cards_noun(law.open), "n": int(law.passes)})
    if law.passes:
        return Message("law-pass", {"n": int(law.passes)})
    return Message("law-open", {"cards": cards_noun(law.open)})


def amendment_sentence(rule: RuleCard) -> Message:
    if rule.amendment in _PLAIN:
        return Message(_PLAIN[rule.amendment])
    if rule.amendment in _ABOUT_CARDS:
        return Message(_ABOUT_CARDS[rule.amendment], {"cards": cards_noun(rule.cards)})
    if rule.amendment == MOST:
        return Message("law-most", {"kind": kind_noun(rule.cards), "n": rule.number})
    if rule.amendment == LAST:
        return Message("law-last", {"n": rule.number})
    return _worth(rule)


def _worth(rule: RuleCard) -> Message:
    cards = cards_noun(rule.cards)
    if rule.times == -1 and rule.number == 0:
        return Message("law-negative", {"cards": cards})
    if rule.times == 1:
        return Message("law-more", {"cards": cards, "n": rule.number})
    assert rule.amendment == WORTH and rule.times == 0, "a new way to amend stars needs a sentence"
    return Message("law-worth", {"cards": cards, "n": rule.number})


def cards_noun(cards: Cards) -> Argument:
    """Words for a whole colour, or for a value in all colours."""
    return _noun("cards", cards)


def kind_noun(cards: Cards) -> Argument:
    """The same after words like "more" and "most": French then has no article."""
    return _noun("kind", cards)


def _noun(family: str, cards: Cards) -> Argument:
    for colour, name in enumerate(COLOUR_NAMES):
        if cards == COLOUR[colour]:
            return f"{family}-{name}"
    value = lowest(cards)
    assert cards == ONE_OF_EACH << value, "neither a colour nor a value"
    return Message(f"{family}-value", {"value": int(value)})


def stars_shown(stars: int) -> str:
    """The worth of a card under the law, as it is drawn."""
    return ("−" if stars < 0 else "") + "★" * abs(stars)


# --- as data ------------------------------------------------------------------------------------------------------------


_TOLD: Final[dict[tuple[int, ...], list[LawLine]]] = {}
_MOST_TOLD: Final = 1000


def law_lines(law: Law) -> list[LawLine]:
    """The same for a reader who has the catalogue, without the order of the colours; the row of cards decides it."""
    row = tuple([int(card) for card in law.row])
    told = _TOLD.get(row)
    if told is None:
        if len(_TOLD) >= _MOST_TOLD:
            _TOLD.clear()
        told = [LawLine(rules, said(sentence)) for rules, sentence in _amendments(law)]
        _TOLD[row] = told
    return told
