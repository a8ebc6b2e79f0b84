"""The law in force as a list of sentences, for the line over the table, the drawing and the plain data."""

from __future__ import annotations

from gueridon.core.bits import lowest
from gueridon.core.game import Json
from gueridon.core.message import Argument, Message
from gueridon.games.moustache.components import (
    COLOUR,
    COLOUR_NAMES,
    EQUALS,
    ONE_OF_EACH,
    PRIVILEGE,
    RULE_CARDS,
    WORTH,
    Cards,
    RuleCard,
)
from gueridon.games.moustache.law import Law


def law_sentences(law: Law) -> list[Message]:
    """What holds now, beginning with the order of the colours."""
    return [_order(law), *_start(law), *_trick(law), *_scoring(law)]


def _order(law: Law) -> Message:
    weakest, *others = [f"colour-{COLOUR_NAMES[colour]}" for colour in law.colours]
    return Message("law-order", {"a": weakest, "b": others[0], "c": others[1], "d": others[2]})


def _start(law: Law) -> list[Message]:
    said = []
    if law.passes and law.open_while_passing:
        said.append(Message("law-open-then-pass", {"cards": cards_noun(law.open_while_passing), "n": int(law.passes)}))
    elif law.passes and law.open:
        said.append(Message("law-pass-then-open", {"cards": cards_noun(law.open), "n": int(law.passes)}))
    elif law.passes:
        said.append(Message("law-pass", {"n": int(law.passes)}))
    elif law.open:
        said.append(Message("law-open", {"cards": cards_noun(law.open)}))
    return said


def _trick(law: Law) -> list[Message]:
    said = []
    if law.cut_sets_colour:
        said.append(Message("law-cut"))
    for kind, cards in zip(law.steps, law.step_cards, strict=True):
        said.append(_step(kind, cards))
    if law.fallen:
        said.append(Message("law-fall", {"cards": cards_noun(law.fallen)}))
    if law.second_wins:
        said.append(Message("law-second"))
    if law.left_leads:
        said.append(Message("law-left"))
    return said


def _step(kind: int, cards: Cards) -> Message:
    if kind == EQUALS:
        return Message("law-equals")
    return Message("law-privilege" if kind == PRIVILEGE else "law-lowest", {"cards": cards_noun(cards)})


def _scoring(law: Law) -> list[Message]:
    said = _stars(law)
    if law.most_loses:
        said.append(Message("law-most", {"cards": cards_noun(law.most_cards), "n": int(law.most_loses)}))
    if law.last_gains:
        said.append(Message("law-last", {"n": int(law.last_gains)}))
    if law.fewer_wins:
        said.append(Message("law-fewer"))
    return said


def _stars(law: Law) -> list[Message]:
    """What cards are worth, in the order of the row: each amends what those before it made of the stars."""
    rules = [RULE_CARDS[card] for card in law.row]
    return [_worth(rule) for rule in rules if rule.amendment == WORTH]


def _worth(rule: RuleCard) -> Message:
    cards = cards_noun(rule.cards)
    if rule.times == -1 and rule.number == 0:
        return Message("law-negative", {"cards": cards})
    if rule.times == 1:
        return Message("law-more", {"cards": cards, "n": rule.number})
    assert rule.times == 0, "a new way to amend stars needs a sentence"
    return Message("law-worth", {"cards": cards, "n": rule.number})


def cards_noun(cards: Cards) -> Argument:
    """Words for a whole colour, or for a value in all colours."""
    for colour, name in enumerate(COLOUR_NAMES):
        if cards == COLOUR[colour]:
            return f"cards-{name}"
    value = lowest(cards)
    assert cards == ONE_OF_EACH << value, "neither a colour nor a value"
    return Message("cards-value", {"value": int(value)})


def stars_shown(stars: int) -> str:
    """The worth of a card under the law, as it is drawn."""
    return ("−" if stars < 0 else "") + "★" * abs(stars)


# --- as plain data ------------------------------------------------------------------------------------------------------


def law_as_data(law: Law) -> list[Json]:
    """The same sentences as codes and arguments, for a reader who has the catalogue."""
    return [_as_data(message) for message in law_sentences(law)]


def _as_data(message: Message) -> Json:
    return {"code": message.code, "arguments": {name: _plain(value) for name, value in message.arguments.items()}}


def _plain(value: Argument) -> Json:
    if isinstance(value, Message):
        return _as_data(value)
    return value
