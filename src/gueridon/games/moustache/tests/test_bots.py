"""What Moustache's bots build on: cards in order of strength, rounds played on, worlds that explain what was played."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gueridon.bots.thinker import Budget, Thinker
from gueridon.core.bits import bit, count, has
from gueridon.core.contract import random_positions
from gueridon.core.game import seats_in
from gueridon.core.rng import Rng
from gueridon.games.moustache.belief import likelihood
from gueridon.games.moustache.board import CUP_DRAW, OVER, TRICK, cards_of
from gueridon.games.moustache.components import ANIMALS, CARD_COUNT, RULE_CARDS
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.law import folded, resolved
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.scoring import BLUE_TEAM, winning_team
from gueridon.games.moustache.search import chance_to_win, round_of, sensible
from gueridon.games.moustache.strength import Strengths
from gueridon.games.moustache.tests.drawn import FOUR, drawn, play
from gueridon.games.moustache.tests.hidden import reshuffle

PILES = [[first, second] for first in range(len(RULE_CARDS)) for second in range(len(RULE_CARDS)) if first != second]
every_table = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def positions(seats: int, seed: int, **options: str) -> list[MoustacheState]:
    found = []
    for state in random_positions(GAME, seats, options, Rng(seed)):
        assert isinstance(state, MoustacheState)
        found.append(state.copy())
    return found


def some_cards(rng: Rng, wanted: int) -> int:
    cards = 0
    while count(cards) < wanted:
        cards |= bit(rng.below(CARD_COUNT))
    return cards


def expert(seed: int = 1, simulations: int = 400) -> Thinker:
    return Thinker(GAME, seed, Budget(simulations=simulations), is_expert=True)


# --- the order of strength ----------------------------------------------------------------------------------------------


def test_in_order_of_strength_the_same_card_wins_under_every_two_rule_cards() -> None:
    rng = Rng(2)
    for pile in PILES:
        law = folded(vec[i64](pile))
        strengths = Strengths(law)
        for _ in range(30):
            trick = some_cards(rng, 3 + rng.below(4))
            card, contention = resolved(law, trick)
            winning = strengths.winning(strengths.placed(trick))
            assert (winning == 0) == (card < 0), (law, trick)
            assert card < 0 or strengths.card(winning) == card, (law, trick)
            assert strengths.in_contention(strengths.placed(trick)) == strengths.placed(contention)


def test_a_pile_has_as_many_stars_in_order_of_strength() -> None:
    rng = Rng(3)
    for pile in PILES:
        law = folded(vec[i64](pile))
        strengths = Strengths(law)
        cards = some_cards(rng, 20) & ANIMALS
        assert strengths.stars(strengths.placed(cards)) == sum(law.stars[card] for card in cards_of(cards))


# --- a round played on --------------------------------------------------------------------------------------------------


@every_table
def test_a_round_played_on_ends_with_the_stars_that_the_rules_count(seats: int) -> None:
    """Card by card beside the true rules: the same who is to play, the same choices, the same stars in the end."""
    compared = 0
    for seed in range(6):
        starts = [state for state in positions(seats, seed, rule_cards="all") if state.phase == TRICK]
        for start in starts[:: len(starts) // 5]:
            state = start.copy()
            strengths = Strengths(state.law)
            tricks = round_of(state, strengths)
            number = state.round
            while state.phase == TRICK:
                assert tricks.turn == state.turn
                assert tricks.choices() == strengths.placed(state.choices(state.turn))
                card = tricks.best(tricks.choices())
                state.play(state.turn, strengths.card(card))
                while state.phase not in (TRICK, CUP_DRAW):
                    state.play(state.turn, sensible(state, state.turn, strengths))
                tricks.play(card)
            assert tricks.totals() == (state.stars[2 * number], state.stars[2 * number + 1])
            compared += 1
    assert compared >= 30


@every_table
def test_a_sensible_card_is_a_legal_one(seats: int) -> None:
    rng = Rng(5)
    for state in positions(seats, 8, rule_cards="all"):
        for seat in seats_in(state.to_act()):
            assert GAME.policy(state, seat, rng) in list(state.legal(seat))


@every_table
def test_what_a_seat_cannot_know_does_not_sway_what_is_sensible(seats: int) -> None:
    rng = Rng(6)
    for state in positions(seats, 9):
        for seat in seats_in(state.to_act()):
            other = reshuffle(state, seat, rng)
            assert GAME.policy(state, seat, rng) == GAME.policy(other, seat, rng)


# --- positions with one right card --------------------------------------------------------------------------------------


def test_whoever_plays_last_takes_a_trick_with_stars_from_the_other_team() -> None:
    state = drawn(FOUR + "hand 1 o5 g1\nhand 2 o3 g2\nhand 3 o7 g0\nhand 4 o6 o9\n")
    play(state, "o5", "o3", "o7")
    # Four stars lie on the table and the 7 of the other team wins: the 9 takes them, the 6 would be one star more for them.
    assert GAME.text(sensible(state, 3, Strengths(state.law))) == "o9"
    assert GAME.text(expert().choose(GAME.view(state, 3))) == "o9"


def test_a_star_goes_to_the_partner_who_wins_the_trick_anyway() -> None:
    state = drawn(FOUR + "hand 1 p1 g1\nhand 2 p10 g2\nhand 3 p0 g0\nhand 4 p5 p2\n")
    play(state, "p1", "p10", "p0")
    # Seat 2 is a partner and wins; the pink 5 brings two stars, the pink 2 none.
    assert GAME.text(sensible(state, 3, Strengths(state.law))) == "p5"
    assert GAME.text(expert().choose(GAME.view(state, 3))) == "p5"


def test_where_fewer_stars_win_the_stars_go_to_the_other_team() -> None:
    state = drawn(FOUR + "rules fewest_stars\nhand 1 p10 g1\nhand 2 p1 g2\nhand 3 p0 g0\nhand 4 p5 p2\n")
    play(state, "p10", "p1", "p0")
    assert GAME.text(sensible(state, 3, Strengths(state.law))) == "p5"
    assert GAME.text(expert().choose(GAME.view(state, 3))) == "p5"


# --- worlds -------------------------------------------------------------------------------------------------------------


@every_table
def test_a_world_believed_in_looks_the_same_to_the_viewer(seats: int) -> None:
    rng = Rng(7)
    for state in positions(seats, 4)[::5]:
        for seat in seats_in(state.to_act()):
            view = GAME.view(state, seat)
            assert GAME.view(GAME.believe(view, rng), seat).data() == view.data()


def test_hands_that_explain_a_play_are_likelier_than_hands_that_do_not() -> None:
    """With the orange 10 in hand, seat 2 would hardly have left two stars to the other team's 5."""
    head = FOUR + "hand 1 o5 g1 g4\nhand 3 o6 g0 g6\nhand 4 o2 p0 p1\n"
    weak, strong = drawn(head + "hand 2 o1 o0 g2\n"), drawn(head + "hand 2 o1 o10 g2\n")
    chances = []
    for state in (weak, strong):
        play(state, "o5", "o1", "o6", "o2")
        chances.append(likelihood(state, 0, Strengths(state.law)))
    assert chances[0] > chances[1]


# --- what a round is worth ----------------------------------------------------------------------------------------------


def test_before_the_last_cups_the_chance_counts_every_way_to_draw_them() -> None:
    """Two of four draw 7, 9 or 11; with no points before, the first place goes to the better of their two cups."""
    state = drawn(FOUR + "round 4\nhand 1 o5\nhand 2 o3\nhand 3 o7\nhand 4 o1\n")
    state.cups = vec[i64]([0] * 16)
    assert chance_to_win(state, 0, 0b0101) == pytest.approx(0.5)
    assert chance_to_win(state, 1, 0b0101) == 0.0
    # Five points ahead no cup of a partner's can catch up; four points behind, 11 against 7 shares the first place.
    state.cups[0] = 5
    assert chance_to_win(state, 0, 0b0101) == 1.0
    state.cups[0] = 4
    assert chance_to_win(state, 2, 0b0101) == pytest.approx(1 / 6 / 2)


def test_a_round_won_is_worth_more_than_any_round_lost() -> None:
    ends = [state for state in positions(4, 12) if state.phase == CUP_DRAW]
    assert ends
    for state in ends:
        blue_won = winning_team(state.law, state.stars[2 * state.round], state.stars[2 * state.round + 1]) == BLUE_TEAM
        for seat in range(4):
            chance, ahead = GAME.prospects(state, seat)
            has_won = has(state.blue, seat) == blue_won
            assert (chance >= 0.75) == has_won
            assert ahead >= 0 if has_won else ahead <= 0


def test_the_winners_of_a_round_are_the_team_that_drew_its_cups() -> None:
    end = positions(4, 13)[-1]
    teams = {state.round: (state.blue, state.pink) for state in positions(4, 13) if state.phase == TRICK}
    assert end.phase == OVER
    for number in range(4):
        assert GAME.winners_of(end, number) in teams[number]
