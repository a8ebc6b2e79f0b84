"""What the log says, what is asked and offered, and what a preview tells."""

from gueridon.core.words import Words
from gueridon.games.mississippi.game import GAME
from gueridon.games.mississippi.preview import preview
from gueridon.games.mississippi.tests.table import after, drawn, play, started
from gueridon.games.mississippi.view import MississippiView
from gueridon.games.mississippi.wire import Boat, Contact

NAMES = {0: "Red", 1: "Black", 2: "Green"}
ENGLISH = Words("en", "mississippi", NAMES, reader=1)
FRENCH = Words("fr", "mississippi", NAMES, reader=1)

BLACK_LOSES_ITS_MOMENT = """
.  .  B3 .  .  .  .  .  .  .  .
  .  .  A6 .  C1 .  .  .  .  .  .
C moves
"""
TWO_POSITIVE = "A6 .  C2 .  B4 .  .  .  .  .  .\nA moves"


def told(description: str, text: str, words: Words = ENGLISH) -> list[str]:
    before = GAME.view(drawn(description), 1)
    return [words.say(message) for message in GAME.narrate(before, GAME.view(after(description, text), 1))]


def test_every_hop_is_told_with_both_numbers() -> None:
    assert told(BLACK_LOSES_ITS_MOMENT, "f2") == [
        "Green burns 2 logs and goes forward 2 spaces, to space 20.",
        "Red touches Green, 5 against 1, and advances 4 spaces to space 24.",
        "Green touches Red, 5 against 3, and advances 2 spaces to space 22.",
        "You miss your moment: Green moved on first.",
    ]


def test_every_contact_that_counts_is_told_before_the_hop() -> None:
    assert told(TWO_POSITIVE, "f2")[1:] == [
        "Red touches you: 6 against 3, a difference of 3.",
        "Red touches Green: 5 against 2, a difference of 3.",
        "Red advances 6 spaces in all, to space 10.",
    ]


def test_a_push_over_the_goal_tells_that_it_is_enough() -> None:
    # Row 6 runs east to the goal, 76. Red goes from 72 to 73 and has 6 against Black's 1: 5 spaces where 2 would do.
    river = "board short\n" + ".  .  .  .  .  .  .  .  .  .  .\n" * 6 + ".  .  C1 .  .  .  A6 .  B2 .  .\nA moves"
    assert told(river, "f1") == [
        "Red burns 1 log and goes forward 1 space, to space 73.",
        "Red touches you, 6 against 1: 5 spaces are enough.",
        "Red reaches the goal and wins!",
    ]


def test_a_sum_over_the_goal_tells_that_it_is_enough() -> None:
    # Red jumps Green and lands on 74 between the two: 6 against 3 ahead, 5 against 2 behind.
    river = "board short\n" + ".  .  .  .  .  .  .  .  .  .  .\n" * 6 + ".  .  .  .  .  .  A6 C2 .  B4 .\nA moves"
    assert told(river, "f1")[1:] == [
        "Red touches you: 6 against 3, a difference of 3.",
        "Red touches Green: 5 against 2, a difference of 3.",
        "Together that makes 6 spaces: enough.",
        "Red reaches the goal and wins!",
    ]


def test_who_misses_a_moment_is_told_in_french_as_well() -> None:
    assert told(BLACK_LOSES_ITS_MOMENT, "f2", FRENCH)[1:] == [
        "Red touche Green, 5 contre 1, et avance de 4 cases jusqu’à la case 24.",
        "Green touche Red, 5 contre 3, et avance de 2 cases jusqu’à la case 22.",
        "Vous laissez passer votre moment\u00a0: Green repart avant.",
    ]


def test_a_tie_is_told_in_french() -> None:
    assert told("C1 .  .  .  A5 .  .  .  B6 .  .\nA moves", "f3", FRENCH) == [
        "Red brûle 3 bûches et avance de 3 cases, jusqu’à la case 7.",
        "Red touche votre bateau\u00a0: 5 contre 5, aucune différence.",
    ]


def test_a_move_back_tells_the_logs_it_brought() -> None:
    assert told(".  .  .  .  A1 .  .  B1 .  C1 .\nlogs A 19 B 20 C 20\nA moves", "b3") == [
        "Red goes back 3 spaces to space 1 and takes 1 log."
    ]


def test_the_set_up_is_told_boat_by_boat() -> None:
    before = GAME.view(started(3), 1)
    messages = GAME.narrate(before, GAME.view(started(3, "first2", "die6", "die3", "die1"), 1))
    assert [ENGLISH.say(message) for message in messages] == [
        "You begin.",
        "You roll a 6 and start on space 5, the 6 ahead.",
        "Green rolls a 3 and starts on space 4, the 3 ahead.",
        "Red rolls a 1 and starts on space 3, the 1 ahead.",
        "Everybody takes 20 logs, and the bank is empty. Off you go!",
    ]


def test_a_turn_is_told_with_its_cost_and_the_number_ahead() -> None:
    assert told(".  .  .  .  A1 .  .  B1 .  C1 .\nA turns", "turn3") == [
        "Red turns about for 2 logs: now the 2 is ahead."
    ]


def test_the_number_ahead_is_the_western_one_on_the_way_left() -> None:
    river = ".  .  .  .  .  .  .  .  .  .  .\n .  .  .  .  A1 .  .  B1 .  C1 .\nA turns"
    assert told(river, "turn0") == ["Red keeps the boat as it lies, the 2 ahead."]


def test_every_choice_of_a_turn_says_what_it_costs() -> None:
    view = GAME.view(drawn(".  .  .  .  B1 .  .  A1 .  C1 .\nB turns"), 1)
    assert [ENGLISH.say(GAME.label(view, action)) for action in view.legal] == [
        "Do not turn (the 1 ahead)",
        "Turn 60° right (the 4 ahead)",
        "Turn 120° right (the 6 ahead, 1 log)",
        "Turn about, 180° (the 2 ahead, 2 logs)",
        "Turn 120° left (the 3 ahead, 1 log)",
        "Turn 60° left (the 5 ahead)",
    ]


def labels(description: str, words: Words = ENGLISH) -> list[str]:
    view = GAME.view(drawn(description), 1)
    return [words.say(GAME.label(view, action)) for action in view.legal]


def asked(description: str, words: Words = ENGLISH) -> str:
    return words.say(GAME.ask(GAME.view(drawn(description), 1)))


def test_every_choice_of_a_move_says_where_it_ends_whom_it_touches_and_what_that_does_first() -> None:
    # On 4 Black has 1 ahead against Red's 2; on 6 it has 2 behind against Red's 1 and 1 ahead against Green's 2.
    river = ".  .  B1 .  .  A1 .  C1 .  .  .\nlogs A 20 B 3 C 20\nB moves"
    assert labels(river) == ["→ 3", "→ 4, A 1:2 A+1", "→ 6, AC +1", "→ 1 +1", "→ 0 +2"]
    assert labels(river, FRENCH) == labels(river)


def test_when_several_boats_are_stronger_the_first_of_them_is_named() -> None:
    # On 6 Black has 1 ahead against Green's 6 and 2 behind against Red's 4; Green is next clockwise.
    river = ".  .  B1 .  .  A4 .  C5 .  .  .\nlogs A 20 B 3 C 20\nB moves"
    assert labels(river)[2] == "→ 6, AC C+5…"


def test_a_move_back_says_what_it_brings_even_when_the_bank_has_too_few_logs() -> None:
    assert labels(".  .  .  B1 A1 .  .  .  .  C1 .\nlogs A 29 B 1 C 29\nB moves") == [
        "→ 5, A 2:1 +1",
        "→ 2 +1",
        "→ 1 +1",
        "→ 0 +1",
    ]


def test_a_move_to_the_goal_says_so() -> None:
    river = "board short\n" + ".  .  .  .  .  .  .  .  .  .  .\n" * 6 + "A1 .  C1 .  .  .  .  .  B1 .  .\nB moves"
    assert labels(river)[:2] == ["→ 75", "→ goal"]


def test_going_back_is_asked_for_only_where_a_space_is_free() -> None:
    afloat = ".  .  B1 .  .  .  .  A1 .  C1 .\nB moves"
    assert asked(afloat) == "Go forward for a log a space, or back to take logs on. You have 20, the bank 0."
    jammed = "A1 C1 B1 .  .  .  .  .  .  .  .\nB moves"
    assert asked(jammed) == "Go forward for a log a space; no space is free behind you. You have 20 logs."


def test_who_has_no_logs_is_promised_none() -> None:
    river = ".  .  B1 .  .  .  .  A1 .  C1 .\nlogs A 30 B 0 C 30\nB moves"
    assert asked(river) == "You have no logs left: you must go back. The bank has 0."


def test_the_others_are_told_whom_the_table_waits_for() -> None:
    view = GAME.view(drawn(".  .  B1 .  .  .  .  A1 .  C1 .\nA moves"), 1)
    assert ENGLISH.say(GAME.ask(view)) == "Red is at the helm."


def test_a_preview_of_a_view_tells_the_whole_chain() -> None:
    view = GAME.view(drawn(BLACK_LOSES_ITS_MOMENT), 0)
    seen = preview(view, GAME.parse("f2"))
    assert (seen.seat, seen.start, seen.end, seen.logs, seen.winner) == (2, 17, 20, -2, None)
    pushes = [(hop.pushed, hop.dropped) for hop in seen.hops]
    assert [(push.seat, push.start, push.end, push.spaces, dropped) for push, dropped in pushes] == [
        (0, 19, 24, 4, ()),
        (2, 20, 22, 2, (1,)),
    ]
    assert pushes[0][0].contacts == [Contact(0, 2, 5, 1, difference=4, space=19, other_space=20)]


def test_a_preview_changes_nothing() -> None:
    state = drawn(BLACK_LOSES_ITS_MOMENT)
    preview(state, GAME.parse("f2"))
    assert list(state.fleet.spaces) == [19, 2, 17]
    assert list(state.logs) == [20, 20, 20]


def test_a_preview_of_a_turn_tells_its_cost() -> None:
    seen = preview(drawn(".  .  .  .  A1 .  .  B1 .  C1 .\nA turns"), GAME.parse("turn3"))
    assert (seen.logs, seen.hops) == (-2, ())


def test_the_data_of_a_view_are_the_same_for_everybody_but_for_the_choices() -> None:
    state = drawn(BLACK_LOSES_ITS_MOMENT)
    views = [GAME.view(state, viewer) for viewer in (-2, -1, 0, 1, 2)]
    assert all(view.data() == views[0].data() for view in views)
    assert [bool(len(view.legal)) for view in views] == [False, False, False, False, True]


def test_the_data_name_the_edges_of_each_boat_from_the_east_clockwise() -> None:
    view = GAME.view(drawn(BLACK_LOSES_ITS_MOMENT), 0)
    assert isinstance(view, MississippiView)
    assert view.data().boats == [
        Boat(space=19, edges=[6, 4, 1, 5, 3, 2], logs=20),
        Boat(space=2, edges=[3, 2, 6, 4, 1, 5], logs=20),
        Boat(space=17, edges=[1, 5, 3, 2, 6, 4], logs=20),
    ]


def test_the_end_is_told_with_its_reason() -> None:
    assert told("A1 .  .  .  .  .  .  B1 .  C1 .\nround 60\nC moves", "b1")[-1] == (
        "Night falls on the river: Green is furthest on and wins."
    )


def test_a_pass_is_told() -> None:
    state = drawn("A1 .  .  B1 .  .  C1 .  .  .  .\nlogs A 0\nA moves")
    before = GAME.view(state, 1)
    play(state, "pass")
    assert [ENGLISH.say(message) for message in GAME.narrate(before, GAME.view(state, 1))] == [
        "Red has no logs and no free space behind, and passes."
    ]
