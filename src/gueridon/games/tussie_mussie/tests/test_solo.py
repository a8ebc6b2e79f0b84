"""The solo variant: turn cards, what nobody sees, what stays with the apprentice, winning."""

import pytest

from gueridon.core.game import CHANCE, ONLOOKER
from gueridon.core.rng import Rng
from gueridon.core.words import Words
from gueridon.games.tussie_mussie.components import FLOWERS
from gueridon.games.tussie_mussie.game import GAME
from gueridon.games.tussie_mussie.tests.table import Table, at, start, written
from gueridon.games.tussie_mussie.view import TussieMussieView
from gueridon.games.tussie_mussie.wire import Turn


def after_turn(card: str, left: str, right: str, split: str) -> tuple[str, str]:
    table = at(f"players 1\nturn {card}\nlaid {left} {right}").play(1, split)
    return table.row(1), table.row(2)


def splits(card: str, left: str, right: str) -> list[str]:
    return at(f"players 1\nturn {card}\nlaid {left} {right}").legal(1)


def last_turn(own: str, his: str, head: str = "") -> Table:
    """Four turns are over, none with a before flower of yours; T2, T3, T5 and T6 gave everything face up to you."""
    return at(
        f"""players 1
        {head}
        row 1 {own}
        row apprentice {his}
        turn t2 left1
        turn t3 left1
        turn t5 left1
        turn t6 left1"""
    )


@pytest.mark.rule("8.1", "8.2")
def test_three_rounds_of_four_turns_each_with_a_card_of_its_own() -> None:
    table = start(1)
    rng = Rng(3)
    cards: list[list[str]] = [[], [], []]
    while table.state.outcome() is None:
        if table.state.chances():
            action = table.state.chance(rng.below(table.state.chances()))
            if GAME.text(action) in {"t1", "t2", "t3", "t4", "t5", "t6"}:
                cards[table.state.round].append(GAME.text(action))
            table.state.play(CHANCE, action)
        else:
            table.play(1, table.legal(1)[-1])
    assert [len(of_round) for of_round in cards] == [4, 4, 4]
    assert [len(set(of_round)) for of_round in cards] == [4, 4, 4]


@pytest.mark.rule("8.2")
def test_a_turn_reveals_a_card_that_has_not_been_used_this_round() -> None:
    table = at("players 1\nrow 1 phlox\nrow apprentice peony\nturn t2 left1")
    assert table.dealable() == {"t1", "t3", "t4", "t5", "t6"}


@pytest.mark.rule("8.3")
def test_nobody_sees_a_tile_laid_out_face_down() -> None:
    table = at("players 1\nturn t3").deal("phlox", "peony")
    assert table.drawn(1) == table.drawn(0) == ["phlox", None]
    table = at("players 1\nturn t4").deal("phlox", "peony")
    assert table.drawn(1) == [None, None]


@pytest.mark.rule("8.4")
def test_the_tiles_are_split_by_an_option_of_the_card_before_anything_else() -> None:
    table = at("players 1\nturn t6\nlaid phlox (peony)")
    assert table.refusal(1, "done") == ("refuse-distribute-first", "8.4")
    assert table.refusal(1, "right1") == ("refuse-not-on-card", "8.11")


@pytest.mark.rule("8.5")
def test_new_tiles_go_to_the_right_end() -> None:
    table = at("players 1\nrow 1 camellia\nrow apprentice violet\nturn t2 left1\nturn t5\nlaid phlox peony")
    table.play(1, "right2")
    assert (table.row(1), table.row(2)) == ("camellia (peony)", "violet phlox")


@pytest.mark.rule("8.5")
def test_you_see_your_own_keepsakes_but_not_the_apprentices() -> None:
    table = at("players 1\nturn t6\nlaid phlox (peony)").play(1, "left1")
    assert table.row(2, seen_by=1) == "(?)"
    table = at("players 1\nturn t6\nlaid phlox (peony)").play(1, "right2")
    assert (table.row(1, seen_by=1), table.row(1, seen_by=0)) == ("(peony)", "(?)")


@pytest.mark.rule("8.5")
def test_a_tile_that_lay_face_up_is_known_when_it_is_turned_down() -> None:
    table = at("players 1\nturn t5\nlaid phlox peony").play(1, "left1")
    assert table.row(2, seen_by=1) == table.row(2, seen_by=0) == "(peony)"


@pytest.mark.rule("8.3", "8.6")
def test_t1_discards_the_top_tile_first() -> None:
    table = at("players 1\nturn t1")
    assert len(table.dealable()) == 18
    table.deal("daisy")
    assert table.legal(1) == []
    table.deal("phlox", "peony")
    assert table.drawn(1) == ["phlox", None]
    assert table.view(0).data().turns == [Turn("t1", "daisy", None, None)]


@pytest.mark.rule("8.6")
def test_t1_both_tiles_keep_their_side() -> None:
    assert splits("t1 daisy", "phlox", "(peony)") == ["left1", "right1"]
    assert after_turn("t1 daisy", "phlox", "(peony)", "left1") == ("phlox", "(peony)")
    assert after_turn("t1 daisy", "phlox", "(peony)", "right1") == ("(peony)", "phlox")


@pytest.mark.rule("8.7")
def test_t2_both_stay_up_or_both_turn_down() -> None:
    assert splits("t2", "phlox", "peony") == ["left1", "left2", "right1", "right2"]
    assert after_turn("t2", "phlox", "peony", "right1") == ("peony", "phlox")
    assert after_turn("t2", "phlox", "peony", "left2") == ("(phlox)", "(peony)")


@pytest.mark.rule("8.8")
def test_t3_yours_is_turned_up_and_his_down_or_the_other_way_round() -> None:
    assert splits("t3", "phlox", "(peony)") == ["left1", "left2", "right1", "right2"]
    assert after_turn("t3", "phlox", "(peony)", "right1") == ("peony", "(phlox)")
    assert after_turn("t3", "phlox", "(peony)", "right2") == ("(peony)", "phlox")
    assert after_turn("t3", "phlox", "(peony)", "left2") == ("(phlox)", "peony")


@pytest.mark.rule("8.9")
def test_t4_one_of_two_hidden_tiles_is_turned_up() -> None:
    assert splits("t4", "(phlox)", "(peony)") == ["left1", "left2", "right1", "right2"]
    assert after_turn("t4", "(phlox)", "(peony)", "left1") == ("phlox", "(peony)")
    assert after_turn("t4", "(phlox)", "(peony)", "left2") == ("(phlox)", "peony")


@pytest.mark.rule("8.10")
def test_t5_one_of_two_open_tiles_is_turned_down() -> None:
    assert splits("t5", "phlox", "peony") == ["left1", "left2", "right1", "right2"]
    assert after_turn("t5", "phlox", "peony", "left1") == ("phlox", "(peony)")
    assert after_turn("t5", "phlox", "peony", "right2") == ("(peony)", "phlox")


@pytest.mark.rule("8.11")
def test_t6_one_takes_the_open_tile_and_the_other_the_hidden_one() -> None:
    assert splits("t6", "phlox", "(peony)") == ["left1", "right2"]
    assert after_turn("t6", "phlox", "(peony)", "left1") == ("phlox", "(peony)")
    assert after_turn("t6", "phlox", "(peony)", "right2") == ("(peony)", "phlox")


@pytest.mark.rule("8.3")
def test_a_split_that_turns_up_or_takes_a_hidden_tile_shows_something() -> None:
    state = at("players 1\nturn t3\nlaid phlox (peony)").state
    assert [state.reveals(0, action) for action in state.legal(0)] == [False, True, True, True]


@pytest.mark.rule("8.12", "8.13")
def test_the_apprentice_takes_no_before_action_but_each_is_worth_two() -> None:
    table = last_turn("camellia red_rose red_tulip amaryllis", "marigold (orchid) (carnation) (violet)")
    # Yours: 1 + 1 + 4 + 4. His: (2 + 2) + (1 + 2) + carnation's yellow, white, purple + violet's 1.
    assert table.points(1) == [10]
    assert table.points(2) == [4 + 3 + 3 + 1]
    assert table.presented(2) == "marigold (orchid) (carnation) (violet)"


@pytest.mark.rule("8.12")
def test_you_take_your_before_actions_as_usual() -> None:
    table = last_turn("camellia red_rose orchid amaryllis", "daisy (peony) (carnation) (violet)")
    assert "red" in table.legal(1)
    table.play(1, "red")
    assert table.state.round == 1


@pytest.mark.rule("8.14")
def test_one_of_his_tiles_stays_after_round_one() -> None:
    table = last_turn("camellia red_rose red_tulip amaryllis", "daisy (peony) (carnation) (violet)")
    assert table.dealable() == {"daisy", "peony", "carnation", "violet"}
    table.deal("violet")
    assert (table.row(1), table.row(2)) == ("", "violet")
    table.deal("t2")
    assert table.dealable() == {flower.id for flower in FLOWERS} - {"violet"}


@pytest.mark.rule("8.14")
def test_two_of_his_tiles_stay_after_round_two_leftmost_in_the_order_drawn() -> None:
    table = last_turn(
        "camellia red_rose red_tulip amaryllis", "phlox daisy (peony) (carnation) (violet)", "round 2\npoints 1 9"
    )
    table.deal("violet", "daisy")
    assert table.row(2) == "violet daisy"
    table.deal("t2", "gardenia", "phlox").play(1, "left1")
    assert table.row(2) == "violet daisy phlox"


@pytest.mark.rule("9.3")
def test_a_head_start_gives_the_apprentice_a_tile_at_set_up() -> None:
    table = start(1, head_start="on").deal("violet")
    assert table.row(2, seen_by=1) == "violet"
    assert table.dealable() == {"t1", "t2", "t3", "t4", "t5", "t6"}


@pytest.mark.rule("9.3")
def test_with_a_head_start_one_more_tile_stays() -> None:
    table = last_turn(
        "camellia red_rose red_tulip amaryllis", "phlox daisy (peony) (carnation) (violet)", "head_start on"
    )
    table.deal("violet", "daisy")
    assert table.row(2) == "violet daisy"
    assert "t1" in table.dealable()


@pytest.mark.rule("9.4", "9.3")
def test_tiles_that_stay_can_lie_face_down_and_unseen() -> None:
    table = last_turn(
        "camellia red_rose red_tulip amaryllis", "daisy (peony) (carnation) (violet)", "hidden_keepsakes on"
    ).deal("violet")
    assert (table.row(2), table.row(2, seen_by=1)) == ("(violet)", "(?)")
    both = start(1, head_start="on", hidden_keepsakes="on").deal("violet")
    assert (both.row(2), both.row(2, seen_by=1)) == ("(violet)", "(?)")


@pytest.mark.rule("9.4")
def test_a_hidden_tile_that_stayed_is_imagined_among_his_last_tiles() -> None:
    table = last_turn(
        "camellia red_rose red_tulip amaryllis", "daisy (peony) (carnation) (violet)", "hidden_keepsakes on"
    ).deal("violet", "t2", "peony", "phlox")
    rng = Rng(1)
    imagined = set()
    for _ in range(60):
        view = GAME.view(GAME.imagine(table.view(1), rng), -2)
        assert isinstance(view, TussieMussieView)
        imagined.add(written(view.rows[1]))  # type: ignore[arg-type]  # a row
    assert imagined == {"(daisy)", "(carnation)", "(violet)"}


def last_round(one: str, his: str) -> Table:
    """The last round: 10 points for you, 11 for the apprentice."""
    return last_turn(
        "camellia red_rose red_tulip amaryllis",
        "gardenia hyacinth daisy (peony) (carnation) (violet)",
        f"round 3\npoints 1 {one}\npoints apprentice {his}",
    )


def test_the_last_round_of_these_tests_is_counted_right() -> None:
    # Gardenia 3 keepsakes, hyacinth 0, daisy 4 others without heart, peony 1 (three in the bouquet), carnation white,
    # purple, pink, yellow, violet 2.
    table = last_round("9 9", "1 1")
    assert (table.points(1)[2], table.points(2)[2]) == (10, 3 + 0 + 4 + 1 + 4 + 2)


@pytest.mark.rule("8.15")
def test_more_points_than_the_apprentice_win() -> None:
    outcome = last_round("9 9", "6 7").outcome()
    assert (outcome.scores, outcome.places, outcome.reason.code) == ((28,), (1,), "end-win")
    assert Words("en", "tussie_mussie").say(outcome.reason) == (
        "You win with 28 points (9, 9, 10) against the apprentice’s 27 (6, 7, 14)."
    )


@pytest.mark.rule("8.15")
def test_a_tie_with_the_apprentice_is_a_loss() -> None:
    outcome = last_round("9 9", "7 7").outcome()
    assert (outcome.scores, outcome.places, outcome.reason.code) == ((28,), (2,), "end-loss")


@pytest.mark.rule("8.16")
def test_more_points_in_every_round_win_brilliantly() -> None:
    table = last_turn(
        "camellia red_rose red_tulip amaryllis",
        "gardenia hyacinth violet (peony) (pink_rose) (phlox)",
        "round 3\npoints 1 5 5\npoints apprentice 4 4",
    )
    # His: 3 + 0 + 2 + 1 + 3 + 2 = 11, one more than yours: won, but not brilliantly.
    assert table.outcome().reason.code == "end-win"
    table = last_turn(
        "camellia red_rose red_tulip amaryllis",
        "gardenia hyacinth peony (violet) (pink_rose) (honeysuckle)",
        "round 3\npoints 1 5 5\npoints apprentice 4 4",
    )
    # His: 3 + 0 + 1 + 2 + 2 + 1 = 9.
    assert table.points(2) == [4, 4, 9]
    assert table.outcome().reason.code == "end-brilliant-win"


def test_a_turn_is_told_step_by_step() -> None:
    table = at("players 1\nrow 1 phlox\nrow apprentice peony\nturn t2 left1")
    told = table.told_of_many(1, [(0, "t1"), (0, "daisy"), (0, "violet"), (0, "camellia")])
    assert told[0].startswith("Turn card T1")
    assert told[1:] == [
        "Daisy is discarded from the top of the stack.",
        "On the table lie Violet and a face-down tile.",
    ]
    assert table.told(1, 1, "right1") == [
        "You take Camellia for your keepsakes; the apprentice gets Violet for his bouquet."
    ]


def test_an_onlooker_of_the_solo_variant_knows_no_keepsake_that_never_lay_open() -> None:
    table = at("players 1\nturn t6\nlaid phlox (peony)").play(1, "right2")
    view = GAME.view(table.state, ONLOOKER)
    assert isinstance(view, TussieMussieView)
    assert "peony" not in str(view.data())
