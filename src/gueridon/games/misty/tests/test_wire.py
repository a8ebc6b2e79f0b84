"""What the game sends, typed: where points come from, what an action does, and what lies in the box."""

from __future__ import annotations

from typing import TypeVar

import pytest

import gueridon
from gueridon.core.wire import Choice, Event
from gueridon.games.misty import wire
from gueridon.games.misty.game import GAME
from gueridon.games.misty.tests.drawn import POOR, RICH, alive, seen

E = TypeVar("E", bound=Event)
LIVELY = """
  c          d      e
3 leaf       heart  rocket
4 monster    heart  star
5 fire-truck house  flower
"""


def all_of(kind: type[E], events: list[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def worth(glass: str, *steps: str, smiles: str = "pairs") -> wire.WindowWorth:
    """What is told of a window of nine panes that has come to rest beside one in which nothing happens."""
    lines = ["seats 2", "window first_steps", f"smiles {smiles}", f"glass 1{glass}glass 2{POOR}"]
    match = gueridon.from_position("misty", "\n".join(lines), seed=1)
    for step in steps:
        match.play(0, step)
    found, _other = all_of(wire.WindowWorth, GAME.recap(match.view_of(0)))
    return found


def points_of(found: wire.WindowWorth) -> dict[str, int]:
    return {pane.cell: pane.points for pane in found.panes}


def sums_of(found: wire.WindowWorth) -> dict[str, tuple[int, int]]:
    return {sum_.of: (sum_.count, sum_.points) for sum_ in found.sums}


@pytest.mark.rule("6.1", "6.2", "6.3")
def test_the_worth_of_a_window_is_told_pane_by_pane_with_every_pair_of_smiles() -> None:
    found = worth(RICH)
    assert points_of(found) == {"c3": 1, "d3": 1, "e3": 1, "c4": 1, "d4": 1, "e4": 1, "c5": 2, "d5": 2, "e5": 1}
    assert found.runs == [wire.Run("c3", "d3", 1), wire.Run("c4", "d4", 1)]
    assert sums_of(found) == {"flowers": (2, 4), "smiles": (4, 4), "side-by-side": (2, 2), "others": (3, 3)}
    assert found.points == 13


@pytest.mark.rule("6.1", "6.4")
def test_a_pile_is_told_to_be_worth_nothing_and_an_empty_space_is_not_told() -> None:
    """The leaf covers the monster, the rocket leaves, the truck covers the house: four cards and a flower remain."""
    found = worth(LIVELY, "c3", "e3", "c5")
    assert points_of(found) == {"d3": 1, "c4": 0, "d4": 1, "e4": 1, "d5": 0, "e5": 2}
    assert sums_of(found) == {"flowers": (1, 2), "others": (3, 3), "piles": (2, 0)}
    assert (found.runs, found.points) == ([], 5)


THREE = """
  c      d      e
3 smile  smile  smile
4 house  smile  heart
5 flower star   smile
"""


@pytest.mark.rule("6.3", "8.3")
@pytest.mark.parametrize(("smiles", "bonus"), [("pairs", 1), ("chains", 2)])
def test_three_smiles_in_a_row_are_one_run_worth_one_pair_or_two_links(smiles: str, bonus: int) -> None:
    found = worth(THREE, smiles=smiles)
    assert found.runs == [wire.Run("c3", "e3", bonus)]
    assert sums_of(found)["side-by-side"] == (1, bonus)
    assert found.points == 5 + bonus + 2 + 3


FOUR = """
  c      d      e     f
3 smile  smile  smile smile
4 flower flower smile smile
5 house  flower heart star
"""
STILL = """
  c       d       e       f
3 smile   house   smile   heart
4 monster monster monster monster
5 smile   monster smile   monster
"""


@pytest.mark.rule("6.3", "8.3")
@pytest.mark.parametrize(("smiles", "bonus"), [("pairs", 2), ("chains", 3)])
def test_four_smiles_in_a_row_are_one_run_and_those_of_the_next_row_another(smiles: str, bonus: int) -> None:
    state = GAME.position(f"seats 2\nsmiles {smiles}\nglass 1{FOUR}glass 2{STILL}")
    found, still = all_of(wire.WindowWorth, GAME.recap(GAME.view(state, 1)))
    assert found.runs == [wire.Run("c3", "f3", bonus), wire.Run("e4", "f4", 1)]
    assert sums_of(found) == {"flowers": (3, 6), "smiles": (6, 6), "side-by-side": (2, bonus + 1), "others": (3, 3)}
    assert found.points == 6 + 6 + bonus + 1 + 3
    assert (still.runs, still.points) == ([], 12)


@pytest.mark.rule("6.6")
def test_a_round_is_told_of_whoever_wins_it_or_of_all_who_share_it() -> None:
    def won(*glasses: str) -> list[wire.RoundWon]:
        glass = "".join(f"glass {seat}{drawn}" for seat, drawn in enumerate(glasses, start=1))
        state = GAME.position(f"seats 2\nwindow first_steps\npoints 3 4\n{glass}")
        return all_of(wire.RoundWon, GAME.recap(GAME.view(state, 0)))

    assert won(RICH, POOR) == [wire.RoundWon(0, 2, 13, 1, is_shared=False)]
    assert won(POOR, POOR) == [wire.RoundWon(0, 2, 9, 1, is_shared=True), wire.RoundWon(1, 2, 9, 2, is_shared=True)]


@pytest.mark.rule("4.4", "4.5", "5.5")
def test_an_event_says_where_a_card_went_and_what_lay_there() -> None:
    match = alive(LIVELY.replace("leaf  ", "rocket")).match
    told: list[Event] = []
    for step in ("c3", "e3", "c5"):
        before = match.view_of(0)
        match.play(0, step)
        told += GAME.events(before, match.view_of(0))
    assert told == [
        wire.Left(0, wire.Motion("rocket", "c3", None, "up", [])),
        wire.Left(0, wire.Motion("rocket", "e3", None, "up", [])),
        wire.Covered(0, wire.Motion("fire-truck", "c5", "d5", "right", ["house"])),
        wire.Ate(0, wire.Motion("monster", "c4", "e5", None, ["flower"])),
        wire.AtRest(0),
    ]


def choices(match: gueridon.Match) -> list[Choice]:
    view = match.view_of(0)
    return [GAME.choice(view, action) for action in view.legal]


@pytest.mark.rule("4.4", "4.5")
def test_a_choice_says_where_its_card_would_go() -> None:
    assert choices(alive(LIVELY.replace("4 monster", "4 rocket ")).match) == [
        wire.Cover(wire.Motion("leaf", "c3", "c4", "down", ["rocket"])),
        wire.Leave(wire.Motion("rocket", "e3", None, "up", [])),
        wire.Cover(wire.Motion("rocket", "c4", "c3", "up", ["leaf"])),
        wire.Cover(wire.Motion("fire-truck", "c5", "d5", "right", ["house"])),
    ]


@pytest.mark.rule("4.3", "4.4")
def test_a_choice_says_that_a_space_has_become_free_or_a_pile() -> None:
    glass = LIVELY.replace("4 monster", "4 tractor").replace("star", "rocket")
    match = alive(glass, "c4", "c3", "e3").match
    assert choices(match) == [
        wire.Move(wire.Motion("rocket", "e4", "e3", "up", [])),
        wire.Cover(wire.Motion("fire-truck", "c5", "d5", "right", ["house"])),
    ]
    glass = LIVELY.replace("3 leaf       heart", "3 star       leaf ").replace("4 monster   ", "4 fire-truck")
    pile = choices(alive(glass, "c4").match)
    assert wire.Cover(wire.Motion("leaf", "d3", "d4", "down", ["heart", "fire-truck"])) in pile


@pytest.mark.rule("5.2", "5.3")
@pytest.mark.parametrize(
    ("second", "expected"),
    [
        ("flower", [wire.Feed("e3"), wire.Feed("e5")]),
        ("monster", [wire.Eat("e3"), wire.Eat("c4")]),
    ],
)
def test_a_choice_is_a_flower_to_be_eaten_or_a_monster_that_eats(second: str, expected: list[Choice]) -> None:
    glass = LIVELY.replace("leaf", "star").replace("fire-truck", "heart     ")
    assert choices(alive(glass.replace("rocket", second)).match) == expected


def test_what_is_picked_and_where_it_goes_are_choices_too() -> None:
    hands = "hand 1 leaf leaf leaf smile smile star\nhand 2 house house heart heart smile smile"
    match = gueridon.from_position("misty", f"seats 2\n{hands}", seed=1)
    assert choices(match) == [wire.Pick("leaf"), wire.Pick("smile"), wire.Pick("star")]
    for seat, card in ((0, "star"), (1, "smile"), (0, "house"), (1, "leaf")):
        match.play(seat, card)
    assert choices(match)[:2] == [wire.Place("c3"), wire.Place("d3")]


@pytest.mark.rule("2.3")
def test_a_view_says_whom_the_rest_of_a_hand_goes_to_and_what_its_viewer_has_sealed() -> None:
    hands = "hand 1 leaf leaf smile\nhand 2 heart heart smile\nhand 3 star star smile"
    match = gueridon.from_position("misty", f"seats 3\nwindow first_steps\n{hands}", seed=1)
    match.play(0, "smile")
    players = seen(match.state).players
    assert [player.passes_to for player in players] == [1, 2, 0]
    assert (players[0].set_aside, players[0].goes_to) == ("smile", None)
    assert seen(match.state, 1).players[0].set_aside is None


def test_how_the_last_round_ended_is_shown_until_the_viewer_picks_or_the_picks_are_turned_up() -> None:
    match = gueridon.from_position("misty", f"seats 2\nwindow first_steps\nglass 1{RICH}glass 2{POOR}", seed=1)
    shown = seen(match.state).last_round
    assert shown is not None and shown[0].panes[0] == wire.Pane("c3", ["smile"], moved=False)
    match.play(0, match.legal(0)[0])
    assert seen(match.state).last_round is None
    assert seen(match.state, 1).last_round == seen(match.state, gueridon.ONLOOKER).last_round == shown
    match.play(1, match.legal(1)[0])
    assert seen(match.state, gueridon.ONLOOKER).last_round is None


def test_the_box_holds_the_cards_the_windows_and_the_grid() -> None:
    box = wire.box()
    assert sum(card.copies for card in box.cards) == 54
    assert [card.picture for card in box.cards if card.role == "left"] == ["tractor", "unicycle"]
    assert box.windows[0] == wire.WindowKind("classic", 3, 4, 6, ["left", "right"])
    assert (box.points, box.rounds_to_win) == (wire.Points(card=1, flower=2, pair=1), 2)
    assert (box.cells[0], box.cells[-1]) == (wire.GridCell("a1", 0, 0), wire.GridCell("g7", 6, 6))
    assert wire.GridCell(box.first_cell, 3, 3) in box.cells
