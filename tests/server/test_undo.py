"""What may be taken back, and who is asked."""

from __future__ import annotations

from tests.server.client import Json, Make, catch_up, started
from tests.tables import needs


@needs("misty")
def test_a_sealed_choice_can_be_changed_until_all_have_chosen(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    before, choices = anna.position, anna.legal
    anna.ask("play", table, action=choices[0])
    assert anna.position["can_undo"]
    anna.ask("undo", table)
    assert anna.position == before
    anna.ask("play", table, action=choices[1])
    bert.ask("play", table, action=bert.legal[0])
    catch_up(anna)
    assert not anna.position["can_undo"]


@needs("misty")
def test_more_than_a_slip_is_taken_back_when_everybody_agrees(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    before = anna.position
    anna.ask("play", table, action=anna.legal[0])
    bert.ask("play", table, action=bert.legal[0])
    catch_up(anna)
    assert anna.ask("undo", table)["is"] == "done"
    catch_up(bert)
    asked = {"kind": "undo", "seat": 0, "name": None, "missing": [1], "until": None}
    assert bert.last("update")["facts"]["question"] == asked
    assert anna.refusal(table, "answer", agree=True) == "error-server-nothing-asked"
    bert.ask("answer", table, agree=True)
    catch_up(anna)
    assert anna.position == before
    assert anna.last("update")["is_undo"]
    assert anna.last("update")["void"] == [1, 2]  # 0 is the deal


@needs("misty")
def test_what_was_told_of_a_move_no_longer_holds_once_it_is_taken_back(person: Make) -> None:
    table, (anna, bert, carl) = started(person, "misty", 3)
    anna.ask("play", table, action=anna.legal[0])
    bert.ask("play", table, action=bert.legal[0])
    anna.ask("undo", table)
    catch_up(carl)
    assert carl.last("update")["void"] == [1]  # 0 is the deal; what bert has done since still holds
    bert.ask("undo", table)
    catch_up(carl)
    assert carl.last("update")["void"] == [2]
    log = carl.open(table)["log"]
    assert (log["first"], log["void"]) == (0, [1, 2])
    assert [event["said"]["code"] for moment in log["moments"][3:] for event in moment] == ["tell-took-back"] * 2


@needs("misty")
def test_one_no_ends_the_request_to_take_something_back(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    anna.ask("play", table, action=anna.legal[0])
    bert.ask("play", table, action=bert.legal[0])
    catch_up(anna)
    after = anna.position
    anna.ask("undo", table)
    bert.ask("answer", table, agree=False)
    catch_up(anna)
    assert anna.last("update")["facts"]["question"] is None
    assert anna.position == after
    assert bert.refusal(table, "answer", agree=True) == "error-server-nothing-asked"


@needs("misty")
def test_a_request_to_take_back_ends_when_nobody_is_left_to_agree(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    anna.ask("play", table, action=anna.legal[0])
    bert.ask("play", table, action=bert.legal[0])
    anna.ask("undo", table)
    bert.do(table, "leave")  # a bot plays on, and may be told of before we look
    told = anna.until(lambda message: message.get("facts", {"question": ...})["question"] is None)
    assert told["facts"]["seats"][1]["has_left"]


@needs("misty")
def test_with_nobody_to_ask_only_a_slip_is_taken_back(person: Make) -> None:
    anna = person()
    table = anna.lay("misty", 2, bots={"1": "random"})
    anna.open(table)
    anna.do(table, "start")
    anna.until(is_annas_turn)
    anna.ask("play", table, action=anna.legal[0])
    assert anna.refusal(table, "undo") == "error-no-undo"


def is_annas_turn(message: Json) -> bool:
    return bool(message.get("position") and message["position"]["to_act"] == [0])


@needs("mississippi")
def test_bots_let_one_go_back_where_nothing_is_hidden(person: Make) -> None:
    anna = person()
    table = anna.lay("mississippi", 3, bots={"1": "random", "2": "random"}, options={"first": "1"})
    anna.open(table)
    anna.do(table, "start")
    anna.until(is_annas_turn)
    before, others_moved = anna.position, False
    while not others_moved:
        before = anna.position
        anna.ask("play", table, action=anna.legal[0])
        others_moved = anna.position["to_act"] != [0]
    anna.until(is_annas_turn)
    assert anna.position["can_undo"]
    assert anna.ask("undo", table)["is"] == "done"
    catch_up(anna)
    assert anna.position == before
    assert anna.last("update")["is_undo"]
