"""Why an action is not allowed, as the most helpful sentence and the paragraph of the rules page that says so."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import has
from gueridon.core.message import Message, Refusal
from gueridon.games.moustache.board import OVER, PASSING, STEALING
from gueridon.games.moustache.components import CARD_COUNT, COLOUR_NAMES, FIRST_JOKER, JOKERS, PIGEON, Seat, card_names
from gueridon.games.moustache.law import NO_COLOUR
from gueridon.games.moustache.rules import MoustacheState

_NOUNS: Final = tuple([f"card-{name}" for name in card_names()])


def why_not(state: MoustacheState, seat: Seat, action: int) -> Refusal | None:
    """Which rule forbids an action of a player; None exactly when it is legal."""
    if state.phase == OVER:
        return Refusal(Message("refuse-game-over"), "9.1")
    if action >= CARD_COUNT:
        return Refusal(Message("refuse-only-dealt"), "0.1")
    if not has(state.to_act(), seat):
        return _not_your_turn(state)
    if state.phase == PASSING:
        return _why_not_pass(state, seat, action)
    if state.phase == STEALING:
        return _why_not_steal(state, action)
    return _why_not_play(state, seat, action)


def _not_your_turn(state: MoustacheState) -> Refusal:
    paragraph = {PASSING: "7.3", STEALING: "4.5"}.get(int(state.phase), "3.2")
    return Refusal(Message("refuse-not-your-turn"), paragraph)


def _why_not_play(state: MoustacheState, seat: Seat, card: int) -> Refusal | None:
    if not has(state.hands[seat], card):
        return Refusal(Message("refuse-not-in-hand", {"card": card_noun(card)}), "3.2")
    if has(state.choices(seat), card):
        return None
    assert state.demanded != NO_COLOUR
    code = "refuse-follow-joker" if state.hands[seat] & JOKERS else "refuse-follow"
    return Refusal(Message(code, {"colour": f"colour-{COLOUR_NAMES[state.demanded]}"}), "3.3")


def _why_not_pass(state: MoustacheState, seat: Seat, card: int) -> Refusal | None:
    if not has(state.hands[seat], card):
        return Refusal(Message("refuse-not-in-hand", {"card": card_noun(card)}), "7.3")
    if card >= FIRST_JOKER:
        return Refusal(Message("refuse-pass-joker"), "7.3")
    if has(state.passed[seat], card):
        return Refusal(Message("refuse-pass-twice", {"card": card_noun(card)}), "7.3")
    return None


def _why_not_steal(state: MoustacheState, card: int) -> Refusal | None:
    if not has(state.table, card):
        return Refusal(Message("refuse-not-in-trick", {"card": card_noun(card)}), "4.5")
    if card >= FIRST_JOKER:
        return Refusal(Message("refuse-steal-joker"), "4.5")
    assert state.table & PIGEON == 0
    if not has(state.choices(state.turn), card):
        return Refusal(Message("refuse-steal-thrown", {"card": card_noun(card)}), "4.7")
    return None


def card_noun(card: int) -> str:
    """The catalogue's noun for a card."""
    return _NOUNS[card]
