"""What bots know about Misty: what a sensible player does, what may be hidden, and what rounds won are worth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.bots.thinker import Budget, Thinker
from gueridon.core.bits import bit
from gueridon.core.contract import play_at_random, random_positions, seen
from gueridon.core.game import State, seats_in
from gueridon.core.rng import Rng
from gueridon.games.misty.game import GAME
from gueridon.games.misty.prospects import chance_to_win, points_ahead, winners_of
from gueridon.games.misty.rules import MistyState
from gueridon.games.misty.solver import best_points
from gueridon.games.misty.state import ACTIVATE, window_built
from gueridon.games.misty.tests.hidden import reshuffle

tables = pytest.mark.parametrize(
    ("seats", "window", "smiles"),
    [(2, "classic", "pairs"), (3, "first_steps", "chains"), (3, "classic", "pairs"), (4, "classic", "chains")],
)

# Two panes are free in each window. Seat 1 has 7 points, seat 2 has 8, and a flower that a monster would eat.
END_OF_DRAFT = """
seats 2
window first_steps
glass 1
  c     d       e
3 smile house   smile
4 heart monster heart
5 smile .       .
glass 2
  c      d     e
3 smile  house smile
4 flower smile star
5 smile  .     .
"""


def at_the_end_of_the_draft(*lines: str) -> State:
    return GAME.position(END_OF_DRAFT + "\n".join(lines))


def expert(simulations: int = 100) -> Thinker:
    return Thinker(GAME, 3, Budget(simulations=simulations), is_expert=True)


def rounds(*points: int) -> vec[i64]:
    table = vec[i64]([])
    for score in points:
        table = append(table, score)
    return table


# The policy


def decisions(seats: int, window: str, smiles: str) -> Iterator[tuple[MistyState, int]]:
    for state in random_positions(GAME, seats, {"window": window, "smiles": smiles}, Rng(seats)):
        assert isinstance(state, MistyState)
        for seat in seats_in(state.to_act()):
            yield state, seat


@tables
def test_a_sensible_player_plays_legally(seats: int, window: str, smiles: str) -> None:
    rng = Rng(1)
    for state, seat in decisions(seats, window, smiles):
        assert GAME.policy(state, seat, rng) in list(state.legal(seat))


@tables
def test_a_sensible_player_is_not_swayed_by_what_is_hidden(seats: int, window: str, smiles: str) -> None:
    rng = Rng(2)
    for state, seat in decisions(seats, window, smiles):
        other = reshuffle(state, seat, rng)
        assert GAME.policy(state, seat, Rng(5)) == GAME.policy(other, seat, Rng(5))


def test_a_sensible_player_puts_a_smile_beside_a_smile() -> None:
    state = at_the_end_of_the_draft("card 1 smile", "card 2 heart", "hand 1 house", "hand 2 star")
    assert {GAME.text(GAME.policy(state, 0, Rng(seed))) for seed in range(20)} == {"d5"}


def test_a_sensible_player_keeps_a_card_from_a_neighbour_who_needs_it_more() -> None:
    state = at_the_end_of_the_draft("hand 1 monster house", "hand 2 heart star")
    assert {GAME.text(GAME.policy(state, 0, Rng(seed))) for seed in range(20)} == {"house"}


# Belief


@tables
def test_a_believed_world_cannot_be_told_from_the_true_one(seats: int, window: str, smiles: str) -> None:
    rng = Rng(3)
    for state, seat in decisions(seats, window, smiles):
        view = GAME.view(state, seat)
        assert seen(GAME.view(GAME.believe(view, rng), seat)) == seen(view)


def test_somebody_who_is_done_is_believed_to_have_lost_no_points() -> None:
    rng = Rng(4)
    checked = 0
    for state in random_positions(GAME, 2, {}, rng):
        assert isinstance(state, MistyState)
        if state.stage == ACTIVATE and state.waiting == bit(0):
            window = window_built(state.story, 1, state.shape)
            window.settle()
            at_first = best_points(window, chains=state.chains)
            believed = GAME.believe(GAME.view(state, 0), rng)
            assert isinstance(believed, MistyState)
            assert best_points(believed.windows[1], chains=state.chains) == at_first
            checked += 1
    assert checked > 0


@tables
def test_the_expert_moves_the_same_whatever_is_hidden(seats: int, window: str, smiles: str) -> None:
    rng = Rng(8)
    for i, (state, seat) in enumerate(decisions(seats, window, smiles)):
        if i % 12 == 0:
            other = reshuffle(state, seat, rng)
            assert expert(30).choose(GAME.view(state, seat)) == expert(30).choose(GAME.view(other, seat))


# Playing on


@pytest.mark.parametrize("seed", range(5))
def test_a_card_that_harms_the_neighbour_is_passed_on(seed: int) -> None:
    """House and monster are both worth 1 to seat 1. With the monster seat 2 has 6 + 1 + 1 = 8, with the house 10."""
    state = at_the_end_of_the_draft("hand 1 monster house", "hand 2 heart star")
    for card, ahead in (("house", 9 - 8), ("monster", 9 - 10)):
        after = state.copy()
        after.play(0, GAME.parse(card))
        assert GAME.foresee(after, 0, Rng(seed))[1] == ahead


def test_the_expert_takes_the_card_that_decides_the_round() -> None:
    state = at_the_end_of_the_draft("points 9 8", "hand 1 monster house", "hand 2 heart star")
    weighed = {GAME.text(one.action): one for one in expert().weigh(GAME.view(state, 0))}
    assert (weighed["house"].chance, weighed["house"].result) == (1.0, 1.0)
    assert weighed["monster"].chance < 0.7
    assert GAME.text(expert().choose(GAME.view(state, 0))) == "house"


def test_the_expert_puts_a_smile_beside_a_smile() -> None:
    state = at_the_end_of_the_draft("card 1 smile", "card 2 heart", "hand 1 house", "hand 2 star")
    assert GAME.text(expert().choose(GAME.view(state, 0))) == "d5"


@pytest.mark.parametrize("is_expert", [False, True])
def test_an_activation_loses_no_points(is_expert: bool) -> None:
    rng = Rng(6)
    thinker = Thinker(GAME, 1, Budget(simulations=40), is_expert=is_expert)
    state = GAME.start(2, {"window": "classic", "smiles": "pairs"})
    assert isinstance(state, MistyState)
    while state.stage != ACTIVATE:
        play_at_random(state, rng)
    most = [best_points(window, chains=False) for window in state.windows]
    while state.round == 0:
        seat = seats_in(state.to_act())[0]
        state.play(seat, thinker.choose(GAME.view(state, seat)))
    assert list(state.points) == most


def test_rounds_are_the_stages_of_a_game() -> None:
    for state in random_positions(GAME, 3, {}, Rng(7)):
        assert isinstance(state, MistyState)
        assert GAME.stage(state) == state.round
        for played in range(state.round):
            row = list(state.points)[3 * played : 3 * played + 3]
            assert GAME.winners_of(state, played) == sum(1 << seat for seat in range(3) if row[seat] == max(row))


# What rounds are worth


def test_a_finished_game_is_won_or_lost() -> None:
    points = rounds(8, 6, 5, 9, 7, 4)
    assert (chance_to_win(points, 2, 0), chance_to_win(points, 2, 1)) == (1.0, 0.0)


def test_two_who_win_their_second_round_together_are_told_apart_by_points() -> None:
    points = rounds(8, 6, 5, 9, 7, 7)
    assert (chance_to_win(points, 2, 0), chance_to_win(points, 2, 1)) == (0.0, 1.0)
    assert chance_to_win(rounds(8, 5, 5, 8, 7, 7), 2, 0) == 0.5


def test_with_a_round_each_equal_points_are_equal_chances() -> None:
    assert chance_to_win(rounds(8, 5, 5, 8), 2, 0) == pytest.approx(0.5)


def test_with_a_round_each_more_points_decide_a_shared_round() -> None:
    ahead = chance_to_win(rounds(8, 5, 6, 8), 2, 0)
    assert 0.5 < ahead < chance_to_win(rounds(8, 5), 2, 0)


@pytest.mark.parametrize("points", [(8, 6, 5), (8, 8, 5), (8, 8, 8), (8, 6, 5, 3, 7, 7), (8, 6, 5, 4, 9, 9)])
def test_the_chances_of_all_players_make_one(points: tuple[int, ...]) -> None:
    assert sum(chance_to_win(rounds(*points), 3, seat) for seat in range(3)) == pytest.approx(1.0)


def test_points_ahead_are_those_of_the_last_round() -> None:
    points = rounds(8, 6, 5, 3, 7, 9)
    assert [points_ahead(points, 3, seat) for seat in range(3)] == [-6, -2, 2]


def test_everybody_with_the_most_points_wins_a_round() -> None:
    points = rounds(8, 6, 8, 3, 7, 4)
    assert [winners_of(points, 3, 0), winners_of(points, 3, 1), winners_of(points, 3, 2)] == [0b101, 0b010, 0]
