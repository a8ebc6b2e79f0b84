"""What is sent besides sentences: the law in force, why a card wins, where stars came from, and what lies in the box."""

from __future__ import annotations

import pytest

from gueridon.core import registry
from gueridon.core.game import EVERYTHING, ONLOOKER
from gueridon.core.telling import choices, said
from gueridon.core.wire import Event
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.tests.drawn import FOUR, deal, drawn, force
from gueridon.games.moustache.view import MoustacheView
from gueridon.games.moustache.wire import (
    Animal,
    Box,
    CardLed,
    CardPlayed,
    CardsCounted,
    ColourChanged,
    CupDrawn,
    CupsTurned,
    LastCounted,
    Leads,
    LowestWins,
    MostCounted,
    PassCard,
    PassChosen,
    Passing,
    PlayCard,
    RoundWon,
    StealCard,
    Stolen,
    TeamCounted,
    TeamsDealt,
    ThrownOut,
    TrickSpoilt,
    TrickTaken,
    View,
)

THREE = "seats 3\nteams crown pink pink\n"
HANDS = "hand 1 g0 {}\nhand 2 g1 {}\nhand 3 g2 {}\nhand 4 g4 {}\n"
"""Four hands that keep a card, so that the round goes on after the trick."""


def seen(state: MoustacheState, viewer: int = 0) -> View:
    view = GAME.view(state, viewer)
    assert isinstance(view, MoustacheView)
    return view.data()


def happened(before: MoustacheState, *cards: str, viewer: int = 0) -> list[Event]:
    """What a viewer sees happen while these cards are played, whether they follow or not."""
    after = before.copy()
    force(after, *cards)
    return GAME.events(GAME.view(before, viewer), GAME.view(after, viewer))


# --- the box ------------------------------------------------------------------------------------------------------------


def box() -> Box:
    found = registry.box("moustache")
    assert isinstance(found, Box)
    return found


def test_the_box_holds_44_animals_with_24_stars_and_three_jokers() -> None:
    animals = [card.animal for card in box().cards if card.animal is not None]
    assert len(animals) == 44
    assert sum(animal.stars for animal in animals) == 24
    assert [card.name for card in box().cards if card.animal is None] == ["unicorn", "monkey", "pigeon"]
    assert next(card.animal for card in box().cards if card.name == "o5") == Animal("orange", 5, 2)
    assert box().colours == ["green", "pink", "orange", "blue"]


def test_the_box_says_where_each_round_takes_its_rule_card_and_its_cups() -> None:
    assert [round.deck for round in box().rounds] == ["white", "white", "black", "black"]
    assert [round.cups for round in box().rounds] == [[3, 4, 5], [4, 5, 7], [5, 7, 9], [7, 9, 11]]


def test_the_box_says_how_many_play_hold_and_stand_together() -> None:
    tables = [(table.players, table.blue_team, table.hand, table.jokers_each) for table in box().tables]
    assert tables == [(3, 1, 12, 3), (4, 2, 10, 0), (5, 2, 8, 1), (6, 3, 7, 0)]


def test_a_rule_card_of_the_box_says_what_it_amends() -> None:
    assert len(box().rules) == 16
    rules = {rule.name: rule for rule in box().rules}
    assert (rules["most_blue"].deck, rules["most_blue"].amendment, rules["most_blue"].number) == ("white", "most", 5)
    assert rules["most_blue"].cards == [f"b{value}" for value in range(11)]
    assert (rules["twos_win"].deck, rules["twos_win"].amendment) == ("black", "privilege")
    assert rules["twos_win"].cards == ["g2", "p2", "o2", "b2"]
    assert rules["runner_up"].cards == []


# --- the law in force ---------------------------------------------------------------------------------------------------


def test_each_line_of_the_law_names_its_rule_cards() -> None:
    hands = "hand 1 g0\nhand 2 b1\nhand 3 o1\nhand 4 p1"
    view = seen(drawn(FOUR + f"rules pass_three pink_open colours_reversed twos_win\n{hands}"))
    assert [(line.rules, line.said.code) for line in view.law] == [
        (["pass_three", "pink_open"], "law-pass-then-open"),
        (["twos_win"], "law-privilege"),
    ]
    assert view.colours == ["blue", "orange", "pink", "green"]


# --- why a card is winning ----------------------------------------------------------------------------------------------


def winning(rules: str, *cards: str, head: str = FOUR, hands: str = HANDS) -> tuple[str, list[tuple[str, str | None]]]:
    """The card that wins so far, and why, with the Rule card behind each reason."""
    given = [*cards, "p0", "p1", "o0"]
    state = drawn(f"{head}rules {rules}\nround 4\n" + hands.format(*given))
    force(state, *cards)
    found = seen(state, ONLOOKER).winning
    assert found is not None
    assert found.seat == cards.index(found.card)
    return found.card, [(reason.why, reason.rule) for reason in found.reasons]


def test_the_first_animal_wins_because_it_is_the_only_one() -> None:
    assert winning("three_lowest runner_up", "b3") == ("b3", [("only", None)])


def test_without_rules_the_highest_of_the_strongest_colour_wins() -> None:
    assert winning("", "o9", "b1", "b4") == ("b4", [("strongest", None)])


@pytest.mark.rule("8.3")
def test_where_colours_are_reversed_the_strongest_is_green() -> None:
    assert winning("colours_reversed", "o9", "b10", "g3") == ("g3", [("strongest", None)])


@pytest.mark.rule("8.1")
def test_a_two_wins_by_its_rule_card() -> None:
    assert winning("twos_win", "b9", "p2") == ("p2", [("privilege", "twos_win")])


@pytest.mark.rule("8.4")
def test_the_lowest_wins_by_its_rule_card_as_long_as_a_three_is_there() -> None:
    assert winning("three_lowest", "b9", "b5", "g3") == ("b5", [("lowest", "three_lowest")])
    assert winning("three_lowest", "b9", "b5", "g6") == ("b9", [("strongest", None)])


@pytest.mark.rule("6.1", "8.2")
def test_threes_that_were_thrown_out_before_are_no_reason() -> None:
    assert winning("equals_out three_lowest", "o3", "b3", "g6") == ("g6", [("equals", "equals_out")])


@pytest.mark.rule("8.6")
def test_a_fallen_ten_is_the_reason_why_a_nine_wins() -> None:
    assert winning("tens_fall", "b10", "b9") == ("b9", [("fall", "tens_fall")])


@pytest.mark.rule("8.7")
def test_the_second_strongest_wins_by_its_rule_card_if_there_is_one() -> None:
    assert winning("runner_up", "b9", "o4") == ("o4", [("second", "runner_up")])
    assert winning("runner_up twos_win", "b9", "p2") == ("p2", [("privilege", "twos_win")])


@pytest.mark.rule("4.3")
def test_the_unicorn_needs_no_rule_card_to_win() -> None:
    hands = "hand 1 {} g0\nhand 2 {} g1\nhand 3 {} g2\n"
    assert winning("twos_win", "unicorn", "b2", head=THREE, hands=hands) == ("unicorn", [("unicorn", None)])


def test_nothing_wins_where_everything_is_thrown_out() -> None:
    state = drawn(FOUR + "rules equals_out\nround 4\n" + HANDS.format("b5", "o5", "p5", "p1"))
    assert seen(state).winning is None
    force(state, "b5", "o5")
    assert seen(state).winning is None


# --- tricks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "8.2", "8.4")
def test_a_trick_is_taken_with_the_reason_and_every_rule_card_at_work() -> None:
    before = drawn(FOUR + "rules equals_out three_lowest\nround 4\n" + HANDS.format("o5", "o3", "g5", "o9"))
    assert happened(before, "o5", "o3", "g5", "o9") == [
        CardLed(0, "o5"),
        CardPlayed(1, "o3"),
        CardPlayed(2, "g5"),
        CardPlayed(3, "o9"),
        ThrownOut(["g5", "o5"], ["equals_out"]),
        LowestWins(["three_lowest"], second_wins=False),
        TrickTaken(1, "o3", "lowest", ["equals_out", "three_lowest"], ["o3", "o9"], 1),
    ]


@pytest.mark.rule("8.5", "8.8")
def test_a_change_of_colour_and_who_leads_next_name_their_rule_cards() -> None:
    before = drawn(FOUR + "rules cut_sets_colour left_leads\nround 4\n" + HANDS.format("p5", "p6", "b7", "p8"))
    force(before, "p5", "p6")
    assert happened(before, "b7") == [CardPlayed(2, "b7"), ColourChanged("blue", ["cut_sets_colour"])]
    assert happened(before, "b7", "p8")[-2:] == [
        TrickTaken(2, "b7", "strongest", [], ["p5", "p6", "p8", "b7"], 2 + 1 + 0 + 1),
        Leads(3, "left", ["left_leads"]),
    ]


@pytest.mark.rule("4.5")
def test_what_the_monkey_picks_does_not_go_to_the_winner() -> None:
    before = drawn(THREE + "hand 1 monkey g0\nhand 2 g5 g1\nhand 3 g6 g2")
    force(before, "monkey", "g5", "g6")
    assert choices(GAME, GAME.view(before, 0))[0] == _offered(StealCard("g5"), before)
    assert happened(before, "g5") == [
        Stolen(0, "g5"),
        TrickTaken(2, "g6", "strongest", [], ["g6", "monkey"], 1),
    ]


@pytest.mark.rule("4.4")
def test_a_spoilt_trick_is_taken_by_nobody_and_its_cards_are_thrown_away() -> None:
    before = drawn(THREE + "hand 1 pigeon monkey unicorn\nhand 2 b3 g1 g2\nhand 3 b4 g3 g4")
    assert happened(before, "pigeon", "b3", "b4")[-2:] == [TrickSpoilt(2, "b4"), Leads(2, "still", [])]
    force(before, "pigeon", "b3", "b4")
    assert (seen(before).thrown, seen(before).tricks[0].winner) == (["b3", "b4", "pigeon"], 2)


# --- where the stars came from ------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1", "7.4", "7.7")
def test_the_count_of_each_team_adds_up_line_by_line() -> None:
    before = drawn(
        FOUR + "rules most_blue last_trick\ntrick g0 g1 g2\ntaken blue g5 b3 b9 o3\ntaken pink b4 p5\nhand 4 g8"
    )
    assert happened(before, "g8")[2:] == [
        CardsCounted("blue", ["g5"], 2, 2, sum=2),
        CardsCounted("blue", ["o3", "b3"], 1, 2, sum=4),
        MostCounted("blue", "most_blue", 2, -5, sum=-1),
        TeamCounted("blue", -1),
        CardsCounted("pink", ["p5"], 2, 2, sum=2),
        CardsCounted("pink", ["b4"], 1, 1, sum=3),
        LastCounted("pink", "last_trick", 3, sum=6),
        TeamCounted("pink", 6),
        RoundWon("pink", "more"),
    ]


@pytest.mark.rule("5.2", "7.6")
@pytest.mark.parametrize(
    ("rules", "blue", "pink", "verdict"),
    [
        ("", "g5", "p3", RoundWon("blue", "more")),
        ("fewest_stars", "g5", "p3", RoundWon("pink", "fewer")),
        ("fewest_stars", "g5", "p5", RoundWon("blue", "crown")),
        ("green_negative", "g5", "p0", RoundWon("pink", "more")),
    ],
)
def test_a_round_is_won_by_more_or_fewer_stars_or_the_crown(
    rules: str, blue: str, pink: str, verdict: RoundWon
) -> None:
    before = drawn(FOUR + f"rules {rules}\ntrick g0 g1 g2\ntaken blue {blue}\ntaken pink {pink}\nhand 4 g8")
    assert happened(before, "g8")[-1] == verdict


@pytest.mark.rule("5.3", "9.1")
def test_a_cup_is_hidden_from_the_others_until_the_end() -> None:
    before = drawn(FOUR + "round 3\ntaken blue g5\nhand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 g8")
    force(before, "g0", "g1", "g2", "g8")
    after = before.copy()
    deal(after, "cup9", "cup7")
    for viewer, cups in ((0, (9, None)), (1, (None, None)), (2, (None, 7)), (EVERYTHING, (9, 7))):
        told = GAME.events(GAME.view(before, viewer), GAME.view(after, viewer))
        assert told == [CupDrawn(0, cups[0]), CupDrawn(2, cups[1])]
    assert seen(after, 0).cups[0] == [None, None, 9, None]
    assert seen(after, 0).cups[2] == [None, None, "hidden", None]


@pytest.mark.rule("9.1")
def test_in_the_end_cups_become_points() -> None:
    before = drawn(FOUR + "round 4\ntaken blue g5\ncups 1 3 - 5\nhand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 g8")
    force(before, "g0", "g1", "g2", "g8")
    after = before.copy()
    deal(after, "cup9", "cup7")
    told = GAME.events(GAME.view(before, 1), GAME.view(after, 1))
    assert told[2:] == [CupsTurned(0, [3, 5, 9], 17), CupsTurned(1, [], 0), CupsTurned(2, [7], 7), CupsTurned(3, [], 0)]


# --- teams, passing, choices --------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2")
def test_the_crown_sits_in_the_blue_team() -> None:
    before = GAME.start(4, {"rule_cards": "known", "first_game": "off"})
    assert isinstance(before, MoustacheState)
    assert (seen(before).teams, seen(before).crown) == ([None] * 4, None)
    after = before.copy()
    deal(after, "pink_bonus", "pink", "crown", "blue", "pink")
    assert (seen(after).teams, seen(after).crown) == (["pink", "blue", "blue", "pink"], 1)
    assert GAME.events(GAME.view(before, 0), GAME.view(after, 0))[1] == TeamsDealt([1, 2], [0, 3], 1)


@pytest.mark.rule("7.3")
def test_only_oneself_sees_what_one_passes_to_the_left() -> None:
    hands = "hand 1 g0 g1 g2 g3\nhand 2 b1 b2 b3 b4\nhand 3 o1 o2 o3 o4\nhand 4 p1 p2 p3 p4"
    before = drawn(f"{FOUR}rules pass_three\n{hands}\npassing")
    assert choices(GAME, GAME.view(before, 3))[0] == _offered(PassCard("p1"), before, 3)
    after = before.copy()
    after.play(3, GAME.parse("p2"))
    assert seen(after, 3).passing == Passing(number=3, chosen=["p2"], to=0)
    assert seen(after, 0).passing == Passing(number=3, chosen=[], to=1)
    assert seen(after, ONLOOKER).passing is None
    assert GAME.events(GAME.view(before, 3), GAME.view(after, 3)) == [PassChosen("p2", 0)]
    assert GAME.events(GAME.view(before, 0), GAME.view(after, 0)) == []


def test_a_choice_names_its_card() -> None:
    state = drawn(FOUR + HANDS.format("p5", "p6", "b7", "p8"))
    assert choices(GAME, GAME.view(state, 0)) == [
        _offered(PlayCard("g0"), state),
        _offered(PlayCard("p5"), state),
    ]


def _offered(choice: PlayCard | PassCard | StealCard, state: MoustacheState, seat: int = 0) -> object:
    """A choice as it is offered: its card is its notation too."""
    choice.action = choice.card
    choice.label = said(GAME.label(GAME.view(state, seat), GAME.parse(choice.card)))
    return choice
