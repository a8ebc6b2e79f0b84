"""The solver and the judge: what is best, and that the judge wants it."""

from statistics import fmean

import pytest

from gueridon.core.game import CHANCE, seats_in
from gueridon.core.rng import Rng
from gueridon.games.tussie_mussie.board import NO_TILE, Row
from gueridon.games.tussie_mussie.components import ALL_TILES, Tile
from gueridon.games.tussie_mussie.game import GAME
from gueridon.games.tussie_mussie.law import DREW
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.solver import best_of_drawn, best_score, expected_after_draw
from gueridon.games.tussie_mussie.state import BEFORE_PRESENTATION
from gueridon.games.tussie_mussie.tests.table import Table, before_presentation, start


def row_of(own: str) -> Row:
    return Row(before_presentation(own).state.plans[0])


def wanted(table: Table, number: int) -> str:
    """The action with the best value one step ahead, in a few imagined worlds."""
    rng = Rng(1)
    view = table.view(number)
    worlds = [GAME.imagine(view, rng) for _ in range(4)]
    worths = {}
    for action in view.legal:
        worths[GAME.text(action)] = 0.0
        for world in worlds:
            after = world.copy()
            after.play(number - 1, action)
            worths[GAME.text(action)] += GAME.value(GAME.view(after, number - 1))
    return max(worths, key=lambda text: worths[text])


def test_the_best_colour_is_found() -> None:
    assert best_score(row_of("red_tulip camellia orchid (hyacinth)"), 0, 0) == 3 + 1 + 1 + 0


def test_the_best_moves_are_found() -> None:
    """Both other open tiles go to the keepsakes: Gardenia counts 3, or Snapdragon with one of them."""
    assert best_score(row_of("snapdragon camellia (gardenia) hyacinth"), 0, 0) == 1 + 1 + 3 + 0


def test_the_least_tile_is_discarded() -> None:
    assert best_score(row_of("camellia marigold (phlox) (hyacinth)"), 0, 0) == 1 + 2 + 2


def test_a_snapdragon_may_move_others_and_then_be_discarded() -> None:
    """Marigold and Camellia move, then Snapdragon goes: 2 + 1 + 3. Keeping it gives 1 + 2 + 3 at most."""
    assert best_score(row_of("snapdragon marigold camellia (gardenia)"), 0, 0) == 6


def test_of_two_drawn_tiles_the_better_one_replaces_the_worst() -> None:
    row = row_of("pink_larkspur camellia (hyacinth) (gardenia)")
    phlox, peony = GAME.parse("phlox"), GAME.parse("peony")
    # Peony for Larkspur: 1 + 2 + 1 + 0 + 2 = 6; Phlox for it: 2 + 1 + 0 + 2 = 5.
    assert best_of_drawn(row, 1 << DREW, Tile(phlox), Tile(peony), 0) == 6


def test_the_worth_of_a_draw_is_the_mean_over_all_pairs() -> None:
    row = row_of("pink_larkspur camellia (hyacinth) (gardenia)")
    stack = sum(1 << GAME.parse(name) for name in ("phlox", "peony", "marigold"))
    phlox, peony, marigold = (GAME.parse(name) for name in ("phlox", "peony", "marigold"))
    pairs = [(phlox, peony), (phlox, marigold), (peony, marigold)]
    mean = fmean(best_of_drawn(row, 1 << DREW, Tile(one), Tile(other), stack) for one, other in pairs)
    assert expected_after_draw(row, 1 << DREW, NO_TILE, stack) == pytest.approx(mean)


def test_the_solver_agrees_with_trying_everything() -> None:
    """Every way of playing the before actions of random arrangements without a draw, through the rules themselves."""
    compared = 0
    for seed in range(30):
        table = start(2, first="1")
        rng = Rng(seed)
        while table.state.phase < BEFORE_PRESENTATION and table.state.round == 0:
            _random_step(table.state, rng)
        row = Row(table.state.revealed[0])
        if table.state.round == 0 and 1 in table.acting() and "draw" not in table.legal(1):
            assert best_score(row, 0, ALL_TILES) == max(_every_result(table.state.copy()))
            compared += 1
    assert compared > 5


def _random_step(state: TussieMussieState, rng: Rng) -> None:
    if state.chances():
        state.play(CHANCE, state.chance(rng.below(state.chances())))
    else:
        seat = next(iter(seats_in(state.to_act())))
        legal = list(state.legal(seat))
        state.play(seat, legal[rng.below(len(legal))])


def _every_result(state: TussieMussieState) -> list[int]:
    """The points of seat 1 after each way of finishing; the other player does whatever comes first."""
    if state.round == 1:
        return [int(state.points[0])]
    seat = 0 if state.legal(0) else 1
    results: list[int] = []
    for action in list(state.legal(seat))[: None if seat == 0 else 1]:
        after = state.copy()
        after.play(seat, action)
        while after.chances() and after.round == 0:
            after.play(CHANCE, after.chance(0))
        results += _every_result(after)
    return results


def test_the_judge_wants_the_colour_that_counts() -> None:
    assert wanted(before_presentation("red_tulip camellia orchid (hyacinth)"), 1) == "red"


def test_the_judge_wants_to_discard_the_least_tile() -> None:
    assert wanted(before_presentation("camellia marigold (phlox) (hyacinth)"), 1) == "discard4"


def test_the_judge_wants_to_replace_a_worthless_tile() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) (gardenia)")
    assert wanted(table, 1) == "draw"
    table.play(1, "draw").deal("peony", "forget_me_not")
    assert wanted(table, 1) == "peony"
    table.play(1, "peony")
    assert wanted(table, 1) in ("replace1", "replace3")


def test_the_judge_sees_that_hyacinth_is_better_off_without_the_only_heart() -> None:
    table = before_presentation("pink_larkspur camellia (hyacinth) (gardenia)").play(1, "draw").deal("peony", "violet")
    assert wanted(table, 1) == "violet"
    assert wanted(table.play(1, "violet"), 1) == "replace2"
