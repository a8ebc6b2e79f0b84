"""What the thinking bots rest on: a policy that peeks at nothing, worlds that fit the view, and chances to win."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gueridon.bots import registry as bots
from gueridon.bots.thinker import Budget
from gueridon.core.contract import random_positions
from gueridon.core.game import seats_in
from gueridon.core.rng import Rng
from gueridon.games.tussie_mussie.belief import likelihood
from gueridon.games.tussie_mussie.game import GAME
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.tests.hidden import reshuffle
from gueridon.games.tussie_mussie.tests.table import Table, at, before_presentation

SOLO = {"head_start": "on", "hidden_keepsakes": "on"}
every_number = pytest.mark.parametrize("seats", GAME.players)


def decisions(seats: int, games: int) -> Iterator[tuple[TussieMussieState, int]]:
    """Every decision of some random games."""
    for seed in range(games):
        for state in random_positions(GAME, seats, SOLO if seats == 1 and seed % 2 else {}, Rng(seed)):
            assert isinstance(state, TussieMussieState)
            for seat in seats_in(state.to_act()):
                yield state, seat


def expert_choice(table: Table, number: int) -> str:
    expert = bots.expert(GAME, 3, Budget(simulations=300))
    return GAME.text(expert.choose(table.view(number)))


# --- The policy -------------------------------------------------------------------------------------------------------


@every_number
def test_the_policy_plays_only_what_is_legal(seats: int) -> None:
    for state, seat in decisions(seats, games=6):
        assert GAME.policy(state, seat, Rng(1)) in list(state.legal(seat))


@every_number
def test_the_policy_is_not_swayed_by_what_is_hidden(seats: int) -> None:
    rng = Rng(5)
    for state, seat in decisions(seats, games=6):
        other = reshuffle(state, seat, rng)
        assert GAME.policy(state, seat, Rng(2)) == GAME.policy(other, seat, Rng(2))


def test_the_policy_counts_an_orchid_as_what_scores_most() -> None:
    """Red: Red Tulip counts 3, Camellia and Orchid 1 each. Any other colour: 4 in all."""
    table = before_presentation("red_tulip camellia orchid (hyacinth)")
    assert GAME.text(GAME.policy(table.state, 0, Rng(1))) == "red"


# --- Belief -----------------------------------------------------------------------------------------------------------


@every_number
def test_a_believed_world_looks_to_the_viewer_as_the_true_one(seats: int) -> None:
    rng = Rng(7)
    for state, seat in decisions(seats, games=3):
        world = GAME.believe(GAME.view(state, seat), rng)
        assert GAME.view(world, seat).data() == GAME.view(state, seat).data()


def test_before_anybody_else_has_acted_every_world_is_as_likely() -> None:
    table = at("players 2\ndrawn phlox peony")
    assert likelihood(table.state, 0) == 1.0


def test_an_offer_tells_the_taker_something() -> None:
    """Not every tile would have been hidden under a Phlox as gladly; no world is certain or impossible."""
    likely = {
        down: likelihood(at(f"players 2\noffer phlox ({down})").state, 1) for down in ("hyacinth", "pink_larkspur")
    }
    assert likely["hyacinth"] != likely["pink_larkspur"]
    assert all(0.0 < chance < 1.0 for chance in likely.values())


def test_nothing_of_ones_own_offers_counts_as_told() -> None:
    table = at("players 2\noffer phlox (peony)")
    assert likelihood(table.state, 0) == 1.0


# --- Prospects --------------------------------------------------------------------------------------------------------


def chances(table: Table) -> list[float]:
    return [GAME.prospects(table.state, seat)[0] for seat in range(table.state.seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_equal_points_everybody_is_as_likely_to_win(seats: int) -> None:
    points = "".join(f"points {number} 7\n" for number in range(1, seats + 1))
    assert chances(at(f"players {seats}\nround 2\n{points}")) == pytest.approx([1 / seats] * seats)


def test_chances_add_up_and_grow_with_points() -> None:
    table = at("players 3\nround 3\npoints 1 5 9\npoints 2 6 6\npoints 3 9 6")
    assert sum(chances(table)) == pytest.approx(1.0)
    assert chances(table)[2] > chances(table)[0] > chances(table)[1]


def test_a_lead_counts_more_the_fewer_rounds_are_left() -> None:
    early = at("players 2\nround 2\npoints 1 9\npoints 2 7")
    late = at("players 2\nround 3\npoints 1 9 5\npoints 2 7 5")
    assert chances(late)[0] > chances(early)[0] > 0.5


def tied(names: str) -> Table:
    """Carnation 3, Phlox 2, Pink Rose 2, Red Tulip 1; and Peony 3, Daisy 1, Honeysuckle 2, Red Rose 2: 8 points each."""
    rows = "row 1 carnation phlox (pink_rose) (red_tulip)\nrow 2 (peony) (daisy) honeysuckle red_rose"
    return at(f"players 2\nnames {names}\nround 3\npoints 1 6 6\npoints 2 5 7\n{rows}")


def test_a_tie_is_a_win_for_the_flower_first_in_the_alphabet() -> None:
    """Carnation comes before Daisy, but Chèvrefeuille before Œillet."""
    assert list(tied("en").outcome().scores) == [20, 20]
    assert chances(tied("en")) == [1.0, 0.0]
    assert chances(tied("fr")) == [0.0, 1.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prospects_agree_with_the_outcome_of_whole_games(seats: int) -> None:
    rng = Rng(8)
    for _ in range(40):
        *_, state = random_positions(GAME, seats, {}, rng)
        while state.to_act() != 0:
            GAME.foresee(state, 0, rng)
        outcome = state.outcome()
        assert outcome is not None
        assert [GAME.prospects(state, seat)[0] for seat in range(seats)] == [float(p == 1) for p in outcome.places]


# --- The expert -------------------------------------------------------------------------------------------------------


def test_the_expert_counts_an_orchid_as_what_wins() -> None:
    table = before_presentation("red_tulip camellia orchid (hyacinth)")
    assert expert_choice(table, 1) == "red"


def test_the_expert_discards_what_costs_least() -> None:
    """Without Hyacinth 1 + 2 + 2 points; without any other tile less."""
    table = before_presentation("camellia marigold (phlox) (hyacinth)")
    assert expert_choice(table, 1) == "discard4"


def test_what_is_weighed_is_every_legal_action() -> None:
    table = at("players 2\noffer phlox (peony)")
    weighings = bots.expert(GAME, 3, Budget(simulations=200)).weigh(table.view(2))
    assert [weighing.action for weighing in weighings] == list(table.view(2).legal)
    assert all(0.0 < weighing.chance < 1.0 for weighing in weighings)


ALONE = """players 1
round 3
points 1 10 10
points apprentice 7 7
row 1 violet hyacinth daisy
row apprentice camellia red_tulip (amaryllis) (pink_rose) (marigold)
last apprentice camellia red_tulip peony orchid snapdragon
turn t5 left1
turn t6 left1
turn t3 left1
turn t2
laid gardenia phlox
"""


def test_alone_the_expert_takes_what_is_best_in_the_last_turn() -> None:
    """Gardenia face down: Violet 2, Hyacinth 3, Daisy 3, Gardenia 1. Face up she is worth nothing, and gives the
    apprentice's Amaryllis one more in his bouquet; with Phlox, Hyacinth is worth nothing and Daisy 2."""
    assert expert_choice(at(ALONE), 1) == "left2"


def test_a_plan_is_the_same_whatever_the_apprentice_hides() -> None:
    table = at(ALONE)
    other = Table(table.state.copy())
    reshuffled = reshuffle(other.state, 0, Rng(1))
    assert GAME.view(reshuffled, 0).data() == table.view(1).data()
    weighings = [
        bots.expert(GAME, 3, Budget(simulations=100)).weigh(GAME.view(state, 0)) for state in (table.state, reshuffled)
    ]
    assert weighings[0] == weighings[1]


def test_a_plan_weighs_every_way_to_distribute() -> None:
    weighings = bots.expert(GAME, 3, Budget(simulations=100)).weigh(at(ALONE).view(1))
    assert [GAME.text(weighing.action) for weighing in weighings] == ["left1", "left2", "right1", "right2"]
    chances = [weighing.chance for weighing in weighings]
    assert chances[1] == max(chances)
    assert all(0.0 <= weighing.confidence <= 1.0 for weighing in weighings)
