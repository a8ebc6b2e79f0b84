"""What the judge of positions prefers."""

from gueridon.core.game import CHANCE
from gueridon.core.rng import Rng
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.rules import MississippiState
from gueridon.games.mississippi.tests.table import after, drawn, started

SIX_EMPTY_ROWS = "board short\n" + ".  .  .  .  .  .  .  .  .  .  .\n" * 6


def value_of(state: MississippiState, text: str) -> float:
    seat = state.current()
    twin = state.copy()
    twin.play(seat, GAME.parse(text))
    return GAME.value(GAME.view(twin, seat))


def best(state: MississippiState) -> str:
    seat = state.current()
    return max((GAME.text(action) for action in state.legal(seat)), key=lambda text: value_of(state, text))


def race(greedy: set[int], seats: int, seed: int) -> MississippiState:
    """A race in which some look a step ahead and the others act at random."""
    rng = Rng(seed)
    state = started(seats, board="short")
    while state.to_act():
        if state.chances():
            state.play(CHANCE, state.chance(rng.below(state.chances())))
        elif state.current() in greedy:
            state.play(state.current(), GAME.parse(best(state)))
        else:
            legal = list(state.legal(state.current()))
            state.play(state.current(), legal[rng.below(len(legal))])
    return state


def test_a_win_beats_everything() -> None:
    assert best(drawn(SIX_EMPTY_ROWS + "C1 .  B1 .  .  .  .  A1 .  .  .\nA moves")) == "f3"


def test_giving_another_the_win_is_worst() -> None:
    state = drawn(SIX_EMPTY_ROWS + "C1 .  .  .  .  .  A1 .  B5 .  .\nlogs A 3\nA moves")
    assert min(["f1", "f2", "b1", "b4"], key=lambda text: value_of(state, text)) == "f1"


def test_a_push_is_worth_its_logs() -> None:
    river = (
        ".  .  .  .  .  A5 .  .  B4 .  .\n"
        + " .  .  .  .  .  .  .  .  .  .  .\n" * 3
        + "C1 .  .  .  .  .  .  .  .  .  .\n"
    )
    assert best(drawn(river + "logs A 4 B 4 C 4\nA moves")) == "f2"


def test_a_turn_is_judged_by_the_best_move_after_it() -> None:
    # Turned right, Red shows its 6 ahead instead of its 2, and Black, two spaces on, shows it 1.
    state = drawn("C1 .  .  .  .  A2 .  B2 .  .  .\nlogs A 2 B 20 C 20\nA turns")
    assert after("C1 .  .  .  .  A2 .  B2 .  .  .\nA turns", "l1").fleet.number(0, 0) == 6
    assert value_of(state, "l1") > value_of(state, "turn0")


def test_an_onlooker_stands_neither_well_nor_badly() -> None:
    assert GAME.value(GAME.view(drawn(SIX_EMPTY_ROWS + "C1 .  B1 .  .  .  .  A1 .  .  .\nA moves"), -1)) == 0.0


def test_players_who_look_a_step_ahead_reach_the_goal_within_thirty_rounds() -> None:
    for seed in range(2):
        state = race({0, 1, 2}, 3, seed)
        assert state.fleet.has_reached_goal(state.winner)
        assert state.turns <= 90


def test_a_player_who_looks_a_step_ahead_beats_two_who_act_at_random() -> None:
    assert race({1}, 3, seed=1).winner == 1
