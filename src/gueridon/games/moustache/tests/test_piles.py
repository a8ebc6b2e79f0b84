"""All piles of Rule cards that a game can make: each folds to a law under which rounds can be played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count
from gueridon.core.contract import play_at_random
from gueridon.core.game import CHANCE
from gueridon.core.rng import Rng
from gueridon.games.moustache.board import CUP_DRAW, NOBODY, PASSING, card_played, cards_in_use, hand_size, player_of
from gueridon.games.moustache.components import (
    BLACK,
    CARD_COUNT,
    CUT,
    EQUALS,
    FALL,
    FEWER,
    FIRST_RULE_CARD,
    LAST,
    LEFT,
    LOWEST,
    MOST,
    OPEN,
    PASS,
    PIGEON,
    PRIVILEGE,
    REVERSE,
    RULE_CARDS,
    SECOND,
    UNICORN,
    WHITE,
    WORTH,
    rule_card_named,
)
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.law import NO_CARD, Law, folded, resolved
from gueridon.games.moustache.rules import MoustacheState, new_game
from gueridon.games.moustache.sentences import law_sentences
from gueridon.games.moustache.view import open_cards

GOLDEN = Path(__file__).parent / "order_matters.txt"


def cards_of_deck(deck: str) -> list[int]:
    return [number for number, card in enumerate(RULE_CARDS) if card.deck == deck]


def piles() -> Iterator[tuple[int, ...]]:
    """Up to two white cards, then up to two black ones, in every order: all rows of all rounds."""
    for whites in (0, 1, 2):
        for row in permutations(cards_of_deck(WHITE), whites):
            yield row
            if whites == 2:
                for blacks in (1, 2):
                    yield from (row + more for more in permutations(cards_of_deck(BLACK), blacks))


def law_of(row: tuple[int, ...]) -> Law:
    return folded(vec[i64](list(row)))


def named(*names: str) -> Law:
    return law_of(tuple(rule_card_named(name) for name in names))


# --- folding ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_every_pile_folds_to_one_law_that_can_be_said() -> None:
    rows = list(piles())
    assert len(rows) == 1 + 8 + 8 * 7 + 8 * 7 * 8 + 8 * 7 * 8 * 7
    for row in rows:
        law = law_of(row)
        assert law == law_of(row)
        assert hash(law) == hash(law_of(row))
        assert len(law_sentences(law)) >= 1


def test_every_card_makes_a_difference_to_the_law_and_to_what_is_said() -> None:
    for card in range(len(RULE_CARDS)):
        assert law_of((card,)) != Law()
        assert law_sentences(law_of((card,))) != law_sentences(Law())


def test_cards_on_other_matters_fold_to_the_same_law_in_either_order() -> None:
    assert named("colours_reversed", "tens_fall") == named("tens_fall", "colours_reversed")
    assert len({named("most_blue", "last_trick"), named("last_trick", "most_blue")}) == 1


def test_every_word_of_the_vocabulary_is_used_by_some_card() -> None:
    words = {PASS, OPEN, WORTH, MOST, LAST, FEWER, PRIVILEGE, EQUALS, REVERSE, LOWEST, CUT, FALL, SECOND, LEFT}
    assert {card.amendment for card in RULE_CARDS} == words


# --- rounds under every pile --------------------------------------------------------------------------------------------


def round_under(row: tuple[int, ...], seats: int, rng: Rng) -> Iterator[MoustacheState]:
    """The positions of one random round, from its Rule card on; the same object each time."""
    state = new_game(seats, 0)
    state.law = law_of(row[:-1])
    state.round = len(row) - 1
    state.play(CHANCE, FIRST_RULE_CARD + row[-1])
    while state.phase != CUP_DRAW:
        play_at_random(state, rng)
        yield state


def check_last_trick(state: MoustacheState) -> None:
    """One taker, who played to it, or nobody, when everything that could win was thrown out."""
    winner = state.winners[len(state.winners) - 1]
    plays = state.plays[state.play_count - state.seats : state.play_count]
    assert sorted(player_of(play) for play in plays) == list(range(state.seats))
    cards = [int(card_played(play)) for play in plays]
    card, contention = resolved(state.law, sum(1 << card for card in cards))
    if winner == NOBODY:
        assert card == NO_CARD
        assert EQUALS in list(state.law.steps)
    else:
        assert player_of(plays[cards.index(int(card))]) == winner
        assert has_strength(int(card)) and contention & bit(card)


def has_strength(card: int) -> bool:
    return card < 44 or bit(card) == UNICORN


def check_every_card_is_somewhere(state: MoustacheState) -> None:
    places = [state.blue_pile, state.pink_pile, state.thrown, state.deck, state.table, *state.hands]
    assert sum(count(cards) for cards in places) == count(cards_in_use(state.seats))
    together = 0
    for cards in places:
        together |= cards
    assert together == cards_in_use(state.seats)


@pytest.mark.rule("3.2", "3.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_under_every_pile_tricks_have_one_taker_or_none_and_no_card_is_lost(seats: int) -> None:
    rng = Rng(seats)
    rows = [row for row in piles() if row]
    for row in rows[seats % 4 :: 4]:
        tricks = 0
        for state in round_under(row, seats, rng):
            if len(state.winners) > tricks:
                tricks = len(state.winners)
                check_last_trick(state)
        check_every_card_is_somewhere(state)
        assert tricks == hand_size(seats)
        assert not any(state.hands)


@pytest.mark.rule("4.4")
def test_a_pigeons_trick_goes_to_no_pile_under_any_pile() -> None:
    rng = Rng(9)
    for row in list(piles())[1::40]:
        for state in round_under(row, 3, rng):
            assert not (state.blue_pile | state.pink_pile) & PIGEON


# --- where the order matters --------------------------------------------------------------------------------------------


def tricks() -> Iterator[int]:
    """Small tricks first, of values that some rule speaks of and two that none does; then any at random."""
    telling = [colour * 11 + value for value in (2, 3, 9, 10, 4) for colour in range(4)] + [44, 45, 46]
    for size in (3, 4):
        for cards in combinations(telling, size):
            yield sum(1 << card for card in cards)
    rng = Rng(1)
    for _ in range(3000):
        yield sum(1 << card for card in {int(rng.below(CARD_COUNT)) for _ in range(6)})


def difference(one: Law, other: Law) -> str | None:
    """The least thing that tells two laws apart: a card's stars, what lies open, or a trick."""
    for card in range(44):
        if one.stars[card] != other.stars[card]:
            return f"a {GAME.text(card)} won | {one.stars[card]} stars | {other.stars[card]} stars"
    if open_cards(one, PASSING) != open_cards(other, PASSING) and one.passes:
        return f"choosing what to pass | {_seen(one)} | {_seen(other)}"
    for trick in tricks():
        first, second = resolved(one, trick), resolved(other, trick)
        if first != second:
            cards = " ".join(GAME.text(card) for card in range(CARD_COUNT) if trick & bit(card))
            return f"the trick {cards} | {_won(first[0])} | {_won(second[0])}"
    return None


def _seen(law: Law) -> str:
    return "pigs lie open" if open_cards(law, PASSING) else "pigs are hidden"


def _won(card: int) -> str:
    return "nobody wins" if card == NO_CARD else f"{GAME.text(card)} wins"


def pairs() -> Iterator[tuple[int, int]]:
    """Two cards of one deck: those that can lie in either order."""
    for deck in (WHITE, BLACK):
        yield from combinations(cards_of_deck(deck), 2)


@pytest.mark.rule("6.1", "6.2", "6.3", "2.6")
def test_the_pairs_whose_order_matters_are_those_reviewed() -> None:
    found = []
    for one, other in pairs():
        there, back = law_of((one, other)), law_of((other, one))
        told = None if there == back else difference(there, back)
        if told is not None:
            found.append(f"{RULE_CARDS[one].name} {RULE_CARDS[other].name} | {told}")
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert found == [line for line in lines if line and not line.startswith("#")]
