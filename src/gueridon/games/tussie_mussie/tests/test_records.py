"""Golden records: whole games that were played for a rule's sake, replayed with facts counted by hand."""

from pathlib import Path

import pytest

import gueridon
from gueridon.core.game import CHANCE
from gueridon.core.record import parse_record
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.tests.table import Table

RECORDS = Path(__file__).parent / "records"


def replayed(name: str) -> Table:
    state = gueridon.replay((RECORDS / name).read_text(encoding="utf-8")).state
    assert isinstance(state, TussieMussieState)
    return Table(state)


@pytest.mark.parametrize("name", ["tie.txt", "solo.txt"])
def test_nobody_chose_the_deals_of_the_records(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    deals = [step for step in parse_record(text).steps if step.seat == CHANCE]
    assert gueridon.verify(text).deals == len(deals)


def test_a_record_of_before_with_player_seeds_of_any_form_still_verifies() -> None:
    text = (RECORDS / "player-seeds-of-old.txt").read_text(encoding="utf-8")
    assert gueridon.verify(text).lucks == 2
    assert gueridon.replay(text).record() == text


# tie.txt: three players. In round 2 seats 1, 2 and 3 decide at once; while seat 1 is in the middle of a draw the other
# two finish. In round 3 Pink Larkspur brings seat 2 the Amaryllis that wins the tie.


@pytest.mark.rule("7.1", "7.2", "5.3")
def test_a_flower_that_larkspur_brought_wins_the_tie() -> None:
    table = replayed("tie.txt")
    assert table.presented(2) == "peony amaryllis (red_rose) (honeysuckle)"
    outcome = table.outcome()
    assert (outcome.scores, outcome.places) == ((22, 22, 18), (2, 1, 3))
    assert outcome.reason.arguments["tile"] == "tile-amaryllis"


@pytest.mark.rule("6.1")
def test_the_points_of_the_three_rounds_are_those_counted_by_hand() -> None:
    table = replayed("tie.txt")
    # Round 1: Forget-me-not 1, Pink Rose 1, Carnation 4, Red Tulip 1; Red Rose 4 hearts, Orchid 1, Camellia 1, Phlox 2;
    # Snapdragon 1, Honeysuckle 1 + 2, Larkspur 0, Daisy 1 (Larkspur).
    # Round 2: Carnation 3, Violet 1, Daisy 3, Gardenia 2; Red Rose 2, Marigold 2, Red Tulip 2; Peony 1 + 2, Pink Rose 2,
    # Snapdragon 1, Amaryllis 2.
    # Round 3: Pink Rose 2 (Orchid is pink), Orchid 1, Camellia 1, Forget-me-not 1 + 1; Peony 1 + 2, Amaryllis 2, Red Rose
    # 2, Honeysuckle 1; Marigold 2, Gardenia 1, Phlox 2.
    assert [table.points(number) for number in (1, 2, 3)] == [[7, 9, 6], [8, 6, 8], [5, 8, 5]]


# solo.txt: head start and hidden keepsakes. The apprentice has 5, 6 and 7 tiles; T1 discards in rounds 1 and 2; two
# rounds are level, so the win is not a brilliant one.


@pytest.mark.rule("8.13", "8.15", "8.16", "9.3", "9.4")
def test_a_solo_win_with_both_options_that_is_not_brilliant() -> None:
    table = replayed("solo.txt")
    assert [table.points(owner) for owner in (1, 2)] == [[9, 10, 12], [9, 10, 10]]
    assert table.presented(2).split()[:3] == ["(honeysuckle)", "(pink_larkspur)", "(camellia)"]
    assert len(table.presented(2).split()) == 7
    assert table.outcome().reason.code == "end-win"
