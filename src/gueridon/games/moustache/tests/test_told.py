"""What players are told and asked: that it is true, complete, and good French too."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from gueridon.core.words import Words
from gueridon.games.moustache.game import GAME
from gueridon.games.moustache.rules import MoustacheState
from gueridon.games.moustache.sentences import law_sentences
from gueridon.games.moustache.tests.drawn import FOUR, deal, drawn, force, play
from gueridon.games.moustache.view import MoustacheView
from gueridon.games.moustache.wire import Stars, View

THREE = "seats 3\nteams crown pink pink\n"
FIVE = "seats 5\nteams crown pink blue pink pink\n"
SPARE = "hand 1 g0 {}\nhand 2 g1 {}\nhand 3 g2 {}\nhand 4 g4 {}\n"
"""Four hands that keep a card, so that the round goes on after the trick."""


def seen(state: MoustacheState, viewer: int = 0) -> View:
    view = GAME.view(state, viewer)
    assert isinstance(view, MoustacheView)
    return view.data()


def told(before: MoustacheState, after: MoustacheState, viewer: int, language: str = "en") -> list[str]:
    words = Words(language, "moustache", reader=viewer)
    messages = GAME.narrate(GAME.view(before, viewer), GAME.view(after, viewer))
    return [words.say(message).replace("\u00a0", " ") for message in messages]


# --- tricks, rounds and passes -------------------------------------------------------------------------------------------


def test_a_trick_is_told_with_the_reason_it_was_won() -> None:
    before = drawn(FOUR + "rules pass_three pink_bonus equals_out three_lowest\n"
                   "trick o5 o3 g5\nhand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 o9 b0")  # fmt: skip
    after = before.copy()
    play(after, "o9")
    assert told(before, after, 1) == [
        "Player 4 plays orange 9.",
        "Equal values are thrown out: green 5, orange 5.",
        "With 3s in the trick, the lowest value of the strongest colour wins.",
        "You take the trick with the lowest of the strongest colour, orange 3: 2 cards, 1 star.",
    ]


def test_a_round_is_told_card_by_card() -> None:
    before = drawn(FOUR + "rules most_blue\ntrick g0 g1 g2\ntaken blue g5 b3 b9 o3\ntaken pink b4\nhand 4 g8")
    after = before.copy()
    play(after, "g8")
    assert told(before, after, 0)[2:] == [
        "For the blue team, cards worth 2 each: green 5. That makes 2.",
        "For the blue team, cards worth 1 each: orange 3, blue 3. That makes 2.",
        "With more blue cards (2), the blue team loses 5 stars.",
        "In all, the blue team has −1 star.",
        "For the pink team, cards worth 1 each: blue 4. That makes 1.",
        "In all, the pink team has 1 star.",
        "The round goes to the pink team, which has more stars.",
    ]


def test_the_stars_of_a_team_are_those_left_by_the_penalty() -> None:
    state = drawn(FOUR + "rules most_blue\ntrick g0 g1 g2\ntaken blue g5 b3 b9 o3\ntaken pink b4\nhand 4 g8")
    assert seen(state).pile_stars == Stars(blue=-1, pink=1)
    play(state, "g8")
    assert seen(state).pile_stars == Stars(blue=-1, pink=1)


@pytest.mark.rule("9.1")
def test_in_the_end_everybodys_cups_are_told_and_added_up() -> None:
    before = drawn(FOUR + "round 4\ntaken blue g5\ncups 1 3 - 5\ncups 2 4\nhand 1 g0\nhand 2 g1\nhand 3 g2\nhand 4 g8")
    play(before, "g0", "g1", "g2", "g8")
    after = before.copy()
    deal(after, "cup9", "cup7")
    assert told(before, after, 1) == [
        "Player 1 draws a cup worth 9.",
        "Player 3 draws a cup worth 7.",
        "Player 1 turns over the cups: 3, 5, 9. That makes 17 points.",
        "You turn over your cups: 4. That makes 4 points.",
        "Player 3 turns over the cups: 7. That makes 7 points.",
        "Player 4 has won no cup: 0 points.",
    ]


def test_a_hidden_pass_is_told_to_its_player_only() -> None:
    before = drawn(
        FOUR + "rules pass_three\npassing\nhand 1 g0 g1 g2\nhand 2 b0 b1 b2\nhand 3 o0 o1 o2\nhand 4 p0 p1 p2"
    )
    after = before.copy()
    after.play(0, GAME.parse("g1"))
    assert told(before, after, 0) == ["You choose green 1 for Player 2."]
    assert told(before, after, 1) == []
    assert told(before, after, 0, "fr") == ["Vous choisissez le 1 vert pour Joueur 2."]


# --- why a trick was won ------------------------------------------------------------------------------------------------


def after_trick(head: str, *cards: str, viewer: int = 0) -> list[str]:
    """What is told once the last of these cards has been played."""
    before = drawn(head)
    force(before, *cards[:-1])
    after = before.copy()
    force(after, cards[-1])
    return told(before, after, viewer)[1:]


def four(rules: str, *cards: str) -> list[str]:
    """The same, of four players who keep a card each."""
    return after_trick(FOUR + f"rules {rules}\nround 4\n" + SPARE.format(*cards), *cards)


@pytest.mark.rule("6.2")
def test_a_three_is_not_told_where_a_two_takes_the_trick() -> None:
    assert four("twos_win three_lowest", "b5", "b3", "b9", "p2") == [
        "Player 4 takes the trick with pink 2, which beats all others: 4 cards, 3 stars."
    ]


@pytest.mark.rule("6.2", "8.2")
def test_a_three_is_not_told_where_no_card_is_left() -> None:
    assert four("three_lowest equals_out", "b5", "b3", "o3", "o5") == [
        "Equal values are thrown out: orange 3, orange 5, blue 3, blue 5.",
        "No card that can win is left in the trick: nobody takes it.",
        "You lead again.",
    ]


@pytest.mark.rule("4.3")
def test_a_three_is_not_told_where_the_unicorn_takes_the_trick() -> None:
    head = THREE + "rules three_lowest\nround 4\nhand 1 unicorn g0\nhand 2 b3 g1\nhand 3 b4 g2"
    assert after_trick(head, "unicorn", "b3", "b4") == [
        "You take the trick with the unicorn, whatever else is in it: 3 cards, 2 stars."
    ]


@pytest.mark.rule("8.4", "8.7")
def test_where_the_second_takes_the_trick_a_three_makes_the_lowest_the_strongest() -> None:
    assert four("three_lowest runner_up", "b5", "b3", "b9", "p2") == [
        "With 3s in the trick, the lowest value of the strongest colour counts as the strongest.",
        "You take the trick with the second-strongest card, blue 5: 4 cards, 3 stars.",
    ]


@pytest.mark.rule("8.7")
def test_where_there_is_no_second_the_only_card_that_can_win_is_told() -> None:
    assert four("twos_win runner_up", "b5", "b6", "b9", "p2") == [
        "Player 4 takes the trick with the only card that can win, pink 2: 4 cards, 3 stars."
    ]


def test_a_trick_without_rules_goes_to_the_strongest_card() -> None:
    assert four("", "b5", "b6", "b9", "p2") == [
        "Player 3 takes the trick with the strongest card, blue 9: 4 cards, 3 stars."
    ]


# --- who leads next -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.8")
def test_the_left_of_the_winner_is_told_to_lead_but_not_after_the_last_trick() -> None:
    left = "You lead next, on the winner’s left."
    assert left in four("left_leads", "g5", "g6", "g7", "b9")
    last = FOUR + "rules left_leads\nround 4\nhand 1 g5\nhand 2 g6\nhand 3 g7\nhand 4 b9"
    assert not any("lead" in sentence for sentence in after_trick(last, "g5", "g6", "g7", "b9"))


@pytest.mark.rule("8.2")
def test_nobody_is_told_to_lead_again_after_the_last_trick() -> None:
    last = FOUR + "rules equals_out\nround 4\nhand 1 g5\nhand 2 b5\nhand 3 g6\nhand 4 b6"
    assert after_trick(last, "g5", "b5", "g6", "b6")[1:3] == [
        "No card that can win is left in the trick: nobody takes it.",
        "In all, the blue team has 0 stars.",
    ]


@pytest.mark.rule("4.4")
def test_who_would_have_won_but_for_the_pigeon_is_told_to_lead() -> None:
    head = THREE + "hand 1 pigeon g0\nhand 2 b3 g1\nhand 3 b4 g2"
    assert after_trick(head, "pigeon", "b3", "b4") == [
        "The pigeon spoils the trick and all its cards are thrown away. Player 3 would have won it with blue 4.",
        "Player 3 leads the next trick all the same.",
    ]


@pytest.mark.rule("8.8", "4.4")
def test_on_the_left_of_who_would_have_won_but_for_the_pigeon_somebody_leads() -> None:
    head = THREE + "rules left_leads\nround 4\nhand 1 pigeon g0\nhand 2 b4 g1\nhand 3 b3 g2"
    assert after_trick(head, "pigeon", "b4", "b3")[1:] == ["Player 3 leads next, on the winner’s left."]


# --- teams, French ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2", "3.1")
def test_the_teams_and_the_crown_are_told_in_a_line() -> None:
    before = GAME.start(4, {"rule_cards": "known", "first_game": "off"})
    assert isinstance(before, MoustacheState)
    after = before.copy()
    deal(after, "pink_bonus", "pink", "crown", "blue", "pink")
    assert told(before, after, 0)[1:] == [
        "Teams: Player 2 and Player 3 (blue) against you and Player 4 (pink). "
        "Player 2 has the crown and leads the first trick."
    ]


def test_no_french_sentence_wants_an_elision_before_a_name() -> None:
    """“de Alice” and “que Alice” are no French, so no sentence may put a name there."""
    french = resources.files("gueridon.games.moustache").joinpath("words.fr.ftl").read_text(encoding="utf-8")
    assert len(re.findall(r"\b(?:à|avec|,) \{ \$\w*seat \}", french)) > 0
    assert re.findall(r".*\b(?:de|[Qq]ue|jusque|lorsque) \{ \$\w*seat \}", french) == []


# --- the law, and what is asked -----------------------------------------------------------------------------------------


def test_the_law_is_said_in_a_line() -> None:
    state = drawn(
        FOUR + "rules pass_three pink_open colours_reversed twos_win\nhand 1 g0\nhand 2 b1\nhand 3 o1\nhand 4 p1"
    )
    words = Words("en", "moustache")
    assert [words.say(message) for message in law_sentences(state.law)] == [
        "blue < orange < pink < green",
        "pass 3 cards to the left, then pink cards lie open",
        "2s take the trick",
    ]


def test_the_law_is_said_in_the_order_of_the_row() -> None:
    state = drawn(FOUR + "rules most_blue pass_three left_leads equals_out\nhand 1 g0\nhand 2 b1\nhand 3 o1\nhand 4 p1")
    codes = [message.code for message in law_sentences(state.law)]
    assert codes == ["law-order", "law-most", "law-pass", "law-left", "law-equals"]


def test_the_first_choice_of_cards_to_pass_does_not_ask_for_more() -> None:
    hands = "hand 1 g0 g1 g2 g3\nhand 2 b1 b2 b3 b4\nhand 3 o1 o2 o3 o4\nhand 4 p1 p2 p3 p4"
    state = drawn(f"{FOUR}rules pass_three\n{hands}\npassing")
    words = Words("en", "moustache", reader=0)
    assert words.say(GAME.ask(GAME.view(state, 0))) == "Choose 3 cards to pass to Player 2."
    state.play(0, GAME.parse("g0"))
    assert words.say(GAME.ask(GAME.view(state, 0))) == "Choose 2 more cards to pass to Player 2."


@pytest.mark.parametrize(("hand", "code"), [("g1 g2", "ask-follow"), ("b1 b2", "ask-free"), ("g1 b2", "ask-follow")])
def test_a_player_is_asked_to_follow_only_if_they_can(hand: str, code: str) -> None:
    state = drawn(FOUR + f"trick g0\nhand 1 o5\nhand 2 {hand}\nhand 3 o1 o2\nhand 4 p1 p2")
    assert GAME.ask(GAME.view(state, 1)).code == code


@pytest.mark.rule("4.1")
def test_a_player_who_holds_a_joker_is_reminded_of_it() -> None:
    state = drawn("seats 3\nteams pink crown pink\nlead 1\ntrick g0\nhand 1 o5\nhand 2 g1 pigeon\nhand 3 o1 o2")
    assert GAME.ask(GAME.view(state, 1)).code == "ask-follow-joker"
