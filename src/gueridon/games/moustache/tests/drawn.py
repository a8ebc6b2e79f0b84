"""Positions as text, and cards played to them in turn."""

from __future__ import annotations

from gueridon.core.game import CHANCE
from gueridon.games.moustache.board import NOBODY, TRICK, cards_of
from gueridon.games.moustache.components import card_names
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.rules import MoustacheState

FOUR = "seats 4\nteams crown pink blue pink\n"
"""Seats 1 and 3 are blue, seats 2 and 4 pink."""


def drawn(description: str) -> MoustacheState:
    state = GAME.position(description)
    assert isinstance(state, MoustacheState)
    return state


def trick(*cards: str, rules: str = "", head: str = FOUR) -> MoustacheState:
    """A trick just played by seats 1, 2, …, each with one more card in hand, so that the round goes on."""
    spare = [name for name in card_names()[:44] if name not in cards]
    seats = len(cards)
    hands = "".join(f"hand {seat + 1} {card} {spare[seat]}\n" for seat, card in enumerate(cards))
    state = drawn(f"{head}rules {rules}\nround 4\n{hands}")
    assert state.seats == seats
    force(state, *cards)
    return state


def force(state: MoustacheState, *cards: str) -> None:
    """Play cards in turn without asking whether they follow: for questions of strength alone."""
    for card in cards:
        state.play(state.turn, GAME.parse(card))


def play(state: MoustacheState, *cards: str) -> None:
    """Play cards in turn; each must be legal."""
    for card in cards:
        action = GAME.parse(card)
        assert state.why_not(state.turn, action) is None, card
        state.play(state.turn, action)


def deal(state: MoustacheState, *dealt: str) -> None:
    for text in dealt:
        assert GAME.parse(text) in [state.chance(way) for way in range(state.chances())], text
        state.play(CHANCE, GAME.parse(text))


def winner(state: MoustacheState) -> int | None:
    """The seat, counted from 1, whose card won the last trick."""
    seat = int(state.winners[len(state.winners) - 1])
    return None if seat == NOBODY else seat + 1


def may(state: MoustacheState) -> list[str]:
    """What the player to act may do."""
    return [GAME.text(action) for action in state.legal(state.turn)]


def refused(state: MoustacheState, seat: int, text: str) -> tuple[str, str] | None:
    """The sentence and the paragraph of a refusal; the seat is counted from 1."""
    refusal = state.why_not(seat - 1, GAME.parse(text))
    return None if refusal is None else (refusal.message.code, refusal.paragraph)


def names(cards: int) -> set[str]:
    return {GAME.text(card) for card in cards_of(cards)}


def leads(state: MoustacheState) -> int:
    assert state.phase == TRICK
    return int(state.turn) + 1
