"""What people do at a table of the server: over real sockets, each fact by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import gueridon
from gueridon.bots.registry import NAMES as LEVELS
from gueridon.core import registry
from tests.server.client import Json, Person, catch_up, play_on, seat_all
from tests.server.running import Running
from tests.tables import needs

Make = Callable[..., Person]


def started(make: Make, game: str, seats: int = 2, **wish: object) -> tuple[str, list[Person]]:
    """A game that has begun, followed by everybody over their sockets."""
    people = [make(f"P{number}") for number in range(seats)]
    table = seat_all(people, game, **wish)
    for one in people:
        one.open(table)
    people[0].do(table, "start")
    for one in people:
        one.until(lambda message: message.get("position") is not None)
    return table, people


# --- sitting down -----------------------------------------------------------------------------------------------------


@needs("misty")
def test_the_host_sits_on_the_first_seat_that_is_not_a_bots(person: Make) -> None:
    table = person().lay("misty", 3, bots={"0": "random", "2": "greedy"})
    assert table
    anna = person("Berta")
    facts = anna.get(f"/api/tables/{anna.lay('misty', 2, bots={'0': 'random'})}")
    assert [(seat["name"], seat["bot"]) for seat in facts["seats"]] == [(None, "random"), ("Berta", None)]
    assert facts["status"] == "open"


@needs("misty")
def test_an_invite_becomes_a_seat_once(person: Make) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = anna.lay("misty", 3)
    token = anna.invite(table)
    assert bert.join(token) == {"table": table, "seat": 1}
    assert bert.join(token) == {"table": table, "seat": 1}  # the same person again: the same seat
    answer = carl.http.post("/api/join", json={"invite": token})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "error-invite-used")


@needs("misty")
def test_an_invite_to_a_seat_is_void_once_another_is_made_for_it(person: Make) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.lay("misty", 3)
    old, new = anna.invite(table, seat=2), anna.invite(table, seat=2)
    assert bert.http.post("/api/join", json={"invite": old}).json()["error"]["code"] == "error-server-no-such-invite"
    assert bert.join(new)["seat"] == 2


def look_at(who: Person, token: str) -> tuple[int, Json]:
    answer = who.http.get("/api/invite", headers={"Gueridon-Invite": token})
    return answer.status_code, answer.json()


@needs("misty")
def test_an_invite_tells_before_it_is_used_who_invites_to_what(person: Make) -> None:
    anna, stranger = person("Anna"), person("")
    table = anna.lay("misty", 3, bots={"2": "regular"})
    status, told = look_at(stranger, anna.invite(table))
    assert status == 200
    assert told == {
        "table": table,
        "game": "misty",
        "status": "open",
        "host": "Anna",
        "seats": [{"name": "Anna", "bot": None}, {"name": None, "bot": None}, {"name": None, "bot": "regular"}],
        "to_watch": False,
        "your_seat": None,
        "problem": None,
        "may_see": False,
    }
    assert look_at(stranger, anna.invite(table, to_watch=True))[1]["to_watch"]


@needs("misty")
def test_looking_at_an_invite_neither_uses_it_nor_opens_the_table(person: Make) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.lay("misty", 2)
    token = anna.invite(table)
    assert look_at(bert, token) == look_at(bert, token)
    assert bert.http.get(f"/api/tables/{table}").status_code == 404
    assert bert.join(token)["seat"] == 1
    assert look_at(bert, token)[1]["your_seat"] == 1


@needs("misty")
def test_a_void_invite_tells_nothing_of_a_hidden_table(person: Make) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = anna.lay("misty", 3)
    used, replaced = anna.invite(table), anna.invite(table, seat=2)
    anna.invite(table, seat=2)
    bert.join(used)
    unknown = look_at(carl, table + "x" * 24)
    assert (
        unknown == look_at(carl, replaced) == look_at(carl, "x" * 40) == look_at(carl, "no token") == look_at(carl, "")
    )
    assert (unknown[0], unknown[1]["error"]["code"]) == (404, "error-server-no-such-invite")
    refused, why = look_at(carl, used)
    assert (refused, why["error"]["code"]) == (409, "error-invite-used")
    assert "misty" not in str(why) and "Anna" not in str(why)
    bert.do(table, "leave")
    assert look_at(bert, used) == (refused, why)  # not to whoever has left, either


@needs("misty")
def test_an_invite_says_at_once_why_it_would_be_refused(person: Make) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = anna.lay("misty", 2)
    one, other = anna.invite(table), anna.invite(table)
    bert.join(one)
    told = look_at(carl, other)[1]
    assert (told["problem"]["code"], told["may_see"]) == ("error-server-no-free-seat", False)
    assert look_at(anna, other)[1]["may_see"]


@needs("misty")
def test_whoever_finds_an_invite_used_may_look_on_at_a_public_table(person: Make) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = anna.lay("misty", 2, is_public=True)
    token = anna.invite(table)
    bert.join(token)
    told = look_at(carl, token)[1]
    assert (told["problem"]["code"], told["may_see"], told["host"]) == ("error-invite-used", True, "Anna")


@needs("misty")
def test_a_table_by_invite_is_hidden_from_everybody_else(person: Make) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.lay("misty", 2)
    assert bert.http.get(f"/api/tables/{table}").status_code == 404
    assert bert.ask("open", table)["error"]["code"] == "error-server-no-such-table"
    assert bert.refusal(table, "sit", seat=1) == "error-server-no-such-table"
    assert table not in [line["id"] for line in bert.get("/api/tables")]


@needs("misty")
def test_anybody_sits_down_at_a_public_table_and_looks_on_where_that_is_allowed(person: Make) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = anna.lay("misty", 2, is_public=True)
    assert table in [line["id"] for line in bert.get("/api/tables")]
    bert.do(table, "sit", seat=1)
    assert carl.refusal(table, "sit", seat=1) == "error-server-seat-taken"
    assert carl.open(table)["you"] is None


@needs("misty")
def test_at_a_public_table_without_onlookers_a_stranger_sits_down_or_sees_nothing_of_the_game(person: Make) -> None:
    anna, bert, carl = person("Anna"), person("Bert"), person("Carl")
    table = anna.lay("misty", 2, is_public=True, spectators=False)
    for stranger in (bert, carl):
        assert stranger.open(table)["position"] is None
    bert.do(table, "sit", seat=1)
    anna.do(table, "start")
    assert carl.ask("open", table)["error"]["code"] == "error-server-no-such-table"
    assert not any(message.get("position") for message in carl.got)


@needs("misty")
def test_an_invited_onlooker_may_look_on(person: Make) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.lay("misty", 2)
    assert bert.join(anna.invite(table, to_watch=True)) == {"table": table, "seat": None}
    assert bert.open(table)["you"] is None


@needs("misty")
def test_when_the_host_leaves_the_next_person_is_the_host(person: Make) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = seat_all([anna, bert], "misty")
    anna.do(table, "leave")
    facts = bert.get(f"/api/tables/{table}")
    assert [(seat["name"], seat["is_host"]) for seat in facts["seats"]] == [(None, False), ("Bert", True)]


@needs("misty")
def test_whoever_has_seen_a_game_from_one_seat_takes_no_other(person: Make) -> None:
    table, (_anna, bert, carl) = started(person, "misty", 3, is_public=True)
    bert.do(table, "leave")
    carl.do(table, "leave")
    assert bert.refusal(table, "sit", seat=2) == "error-server-knows-another-seat"
    bert.do(table, "sit", seat=1)


@needs("misty")
def test_a_game_starts_when_every_seat_is_taken(person: Make) -> None:
    anna = person()
    table = anna.lay("misty", 3)
    assert anna.refusal(table, "start") == "error-server-seats-free"
    anna.do(table, "bot", seat=1, level="random")
    anna.do(table, "bot", seat=2, level="greedy")
    anna.do(table, "start")
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"
    assert anna.refusal(table, "start") == "error-server-started-already"


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.names())
def test_a_game_is_played_to_its_end_and_its_record_proves_the_deals(person: Make, game: str) -> None:
    seats = next(players for players in registry.game(game).players if players > 1)
    people = [person(f"P{number}") for number in range(seats)]
    table = seat_all(people, game)
    for number, one in enumerate(people):
        one.open(table)
        one.do(table, "luck", luck=f"{number:064x}")
    promise = people[0].get(f"/api/tables/{table}")["promise"]
    people[0].do(table, "start")
    for one in people:
        one.until(lambda message: message.get("position") is not None)
    assert people[0].http.get(f"/api/tables/{table}/record").status_code == 409  # not before the end
    play_on(people, choose=1)
    record = people[1].http.get(f"/api/tables/{table}/record").text
    proof = gueridon.verify(record)
    assert (proof.commitment, proof.lucks) == (promise, seats)
    outcome = gueridon.replay(record).outcome
    assert outcome is not None
    assert people[0].position["result"]["scores"] == list(outcome.scores)


@needs("misty")
def test_a_refused_action_names_the_rule_and_changes_nothing(person: Make) -> None:
    table, (anna, _bert) = started(person, "misty")
    before = anna.position
    answer = anna.ask("play", table, action="no such thing")
    assert (answer["is"], answer["error"]["code"], answer["paragraph"]) == ("error", "refuse-unknown-notation", "0.1")
    assert anna.open(table)["position"] == before


@needs("moustache")
def test_out_of_turn_is_refused(person: Make) -> None:
    table, people = started(person, "moustache", 3)
    play_on(people, until=lambda: not all(one.legal for one in people))  # past a rule that has everybody pass cards
    waiting = [one for one in people if not one.legal]
    acting = next(one for one in people if one.legal)
    answer = waiting[0].ask("play", table, action=acting.legal[0])
    assert answer["error"]["code"].startswith("refuse-")


@needs("misty")
def test_a_request_sent_twice_is_done_once(person: Make) -> None:
    table, (anna, _bert) = started(person, "misty")
    action = anna.legal[0]
    first = anna.ask("play", table, action=action, id="my-own-id")
    again = anna.ask("play", table, action=action, id="my-own-id")
    assert first == {"is": "done", "id": "my-own-id"}
    assert again == {"is": "done", "id": "my-own-id", "again": True}
    moments = anna.get(f"/api/tables/{table}/replay")["moments"]
    assert [moment["seat"] for moment in moments].count(0) == 1


@needs("misty")
def test_the_same_id_of_another_person_is_another_request(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    assert anna.ask("play", table, action=anna.legal[0], id="one") == {"is": "done", "id": "one"}
    assert bert.ask("play", table, action=bert.legal[0], id="one") == {"is": "done", "id": "one"}


@needs("misty")
def test_every_update_is_numbered_one_more_than_the_last(person: Make) -> None:
    _table, people = started(person, "misty")
    play_on(people, until=lambda: len(people[0].got) > 60)
    for one in people:
        numbered = [message["seq"] for message in one.got if message["is"] in ("sync", "update")]
        assert numbered == list(range(len(numbered)))


# --- coming back ------------------------------------------------------------------------------------------------------


@needs("misty")
def test_whoever_comes_back_gets_exactly_the_messages_they_missed(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    sync, seen = anna.last("sync"), [message for message in anna.got if message["is"] == "update"]
    witness = person("P0")
    witness.http.cookies = anna.http.cookies  # the same person, at another screen
    witness.open(table)
    anna.hang_up()
    for _ in range(3):
        for one in (witness, bert):
            if one.legal:
                assert one.ask("play", table, action=one.legal[0])["is"] == "done"
            catch_up(one)
        catch_up(witness)
    anna.got.clear()
    assert anna.ask("open", table, stream=sync["stream"], seq=seen[-1]["seq"])["is"] == "done"
    missed = [message for message in anna.got if message["is"] == "update"]
    assert missed == [message for message in witness.got if message["is"] == "update"]
    assert missed and not [message for message in anna.got if message["is"] == "sync"]


@needs("misty")
@pytest.mark.parametrize(("stream", "seq"), [("unknown", 0), (None, 10_000), ("", 0)])
def test_whoever_comes_back_with_numbers_that_are_not_known_gets_the_whole_table(
    person: Make, stream: str | None, seq: int
) -> None:
    table, (anna, _bert) = started(person, "misty")
    known = anna.last("sync")["stream"] if stream is None else stream
    position = anna.position
    anna.hang_up()
    anna.got.clear()
    answer = anna.ask("open", table, stream=known or None, seq=seq)
    assert answer["is"] == "done"
    assert anna.last("sync")["position"] == position


@needs("misty")
def test_presence_tells_who_is_away_and_until_when_grace_lasts(person: Make) -> None:
    _table, (anna, bert) = started(person, "misty")
    anna.until(lambda message: message["is"] == "presence" and message["present"] == [0, 1])
    bert.hang_up()
    gone = anna.until(lambda message: message["is"] == "presence" and message["present"] == [0])
    assert [(away["seat"], away["grace_until"] - away["since"]) for away in gone["away"]] == [(1, 0.0)]


@needs("misty")
def test_a_bot_plays_on_for_whoever_is_away_until_they_are_back(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    assert anna.refusal(table, "bot", seat=1, level="random") == "error-server-person-there"
    bert.hang_up()
    anna.until(lambda message: message["is"] == "presence" and message["present"] == [0])
    anna.do(table, "bot", seat=1, level="random")
    anna.ask("play", table, action=anna.legal[0])
    anna.until(lambda message: message["is"] == "update" and message.get("position", {}).get("legal"))
    bert.got.clear()
    sync = bert.open(table)
    assert (sync["you"], sync["facts"]["seats"][1]["bot"]) == (1, "random")
    assert bert.refusal(table, "play", action="x") == "error-server-bot-plays"
    bert.do(table, "back")
    assert bert.get(f"/api/tables/{table}")["seats"][1]["bot"] is None


@needs("misty")
def test_the_host_frees_the_seat_of_whoever_is_away_and_nobody_elses(person: Make) -> None:
    table, (anna, bert) = started(person, "misty", is_public=True)
    assert anna.refusal(table, "free", seat=1) == "error-server-person-there"
    bert.hang_up()
    anna.until(lambda message: message["is"] == "presence" and message["present"] == [0])
    anna.do(table, "free", seat=1)
    carl = person("Carl")
    carl.do(table, "sit", seat=1)
    assert carl.open(table)["you"] == 1
    assert bert.open(table)["you"] is None  # and looks on, as anybody may


# --- undo -------------------------------------------------------------------------------------------------------------


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
    assert bert.last("update")["facts"]["undo_request"] == {"seat": 0, "missing": [1]}
    assert anna.refusal(table, "answer_undo", agree=True) == "error-server-nothing-asked"
    bert.ask("answer_undo", table, agree=True)
    catch_up(anna)
    assert anna.position == before
    assert anna.last("update")["is_undo"]


@needs("misty")
def test_one_no_ends_the_request_to_take_something_back(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    anna.ask("play", table, action=anna.legal[0])
    bert.ask("play", table, action=bert.legal[0])
    catch_up(anna)
    after = anna.position
    anna.ask("undo", table)
    bert.ask("answer_undo", table, agree=False)
    catch_up(anna)
    assert anna.last("update")["facts"]["undo_request"] is None
    assert anna.position == after
    assert bert.refusal(table, "answer_undo", agree=True) == "error-server-nothing-asked"


@needs("misty")
def test_a_request_to_take_back_ends_when_nobody_is_left_to_agree(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    anna.ask("play", table, action=anna.legal[0])
    bert.ask("play", table, action=bert.legal[0])
    anna.ask("undo", table)
    bert.do(table, "leave")
    catch_up(anna)
    assert anna.last("update")["facts"]["undo_request"] is None


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


# --- talking, pausing, again ------------------------------------------------------------------------------------------


@needs("misty")
def test_chat_reaches_everybody_and_is_kept(person: Make) -> None:
    table, (anna, bert) = started(person, "misty", is_public=True)
    onlooker = person("Otto")
    onlooker.open(table)
    text = "<b>bonjour</b> & ça va ?"
    anna.ask("chat", table, text=text)
    for one in (anna, bert, onlooker):
        catch_up(one)
        line = one.last("update")["chat"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "P0", text)
    assert [line["text"] for line in person("Late").open(table)["chat"]] == [text]


@needs("misty")
def test_a_muted_player_says_nothing_more(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    anna.do(table, "mute", seat=1, muted=True)
    assert bert.refusal(table, "chat", text="hello") == "error-server-muted"
    anna.do(table, "mute", seat=1, muted=False)
    bert.do(table, "chat", text="hello")


@needs("misty")
def test_nobody_plays_during_a_pause(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    anna.do(table, "pause")
    assert bert.refusal(table, "play", action=bert.legal[0]) == "error-server-paused"
    anna.do(table, "resume")
    bert.do(table, "play", action=bert.legal[0])


@needs("tussie_mussie")
def test_a_rematch_seats_the_same_people_once(person: Make) -> None:
    table, people = started(person, "tussie_mussie")
    assert people[0].refusal(table, "rematch") == "error-server-not-over"
    play_on(people)
    first, second = people[0].do(table, "rematch"), people[1].do(table, "rematch")
    assert first["table"] == second["table"] != table
    assert people[1].get(f"/api/tables/{table}")["rematch_by"] == 0
    facts = people[1].get(f"/api/tables/{first['table']}")
    assert [seat["name"] for seat in facts["seats"]] == ["P0", "P1"]
    assert facts["promise"] != people[0].get(f"/api/tables/{table}")["promise"]


@needs("tussie_mussie")
def test_who_was_invited_to_look_on_may_look_on_at_the_rematch(person: Make) -> None:
    table, people = started(person, "tussie_mussie")
    onlooker = person("Otto")
    onlooker.join(people[0].invite(table, to_watch=True))
    play_on(people)
    rematch = people[0].do(table, "rematch")["table"]
    assert onlooker.get(f"/api/tables/{table}")["rematch"] == rematch
    onlooker.open(rematch)
    assert person("Stranger").ask("open", rematch)["error"]["code"] == "error-server-no-such-table"


@needs("misty")
def test_my_tables_say_where_it_is_my_turn(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    anna.ask("play", table, action=anna.legal[0])
    (mine,), (his,) = anna.get("/api/me/tables"), bert.get("/api/me/tables")
    assert (mine["id"], mine["your_turn"]) == (table, False)
    assert (his["id"], his["your_turn"], his["your_seat"]) == (table, True, 1)


# --- after and beside the game ----------------------------------------------------------------------------------------


@needs("moustache")
def test_a_replay_during_the_game_shows_ones_own_seat_only(person: Make) -> None:
    table, people = started(person, "moustache", 3)
    anna = people[0]
    assert anna.get(f"/api/tables/{table}/replay?seat=0")["moments"][-1]["position"]["view"] == anna.position["view"]
    for other in ("1", "2", "all"):
        answer = anna.http.get(f"/api/tables/{table}/replay?seat={other}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "error-not-for-your-eyes")


@needs("tussie_mussie")
@pytest.mark.parametrize("spectators", [True, False])
def test_a_finished_game_is_for_everybody_who_has_its_address_where_onlookers_were_welcome(
    person: Make, spectators: bool
) -> None:
    table, people = started(person, "tussie_mussie", spectators=spectators)
    stranger = person("Stranger")
    addresses = [f"/api/tables/{table}", f"/api/tables/{table}/replay?seat=all", f"/api/tables/{table}/record"]
    assert [stranger.http.get(address).status_code for address in addresses] == [404] * 3
    play_on(people)
    expected = 200 if spectators else 404
    assert [stranger.http.get(address).status_code for address in addresses] == [expected] * 3
    assert stranger.ask("open", table)["error"]["code"] == "error-server-no-such-table"  # its chat is not for them


@needs("tussie_mussie")
def test_whoever_looks_back_at_a_game_is_not_led_to_the_next(person: Make) -> None:
    table, people = started(person, "tussie_mussie")
    play_on(people)
    rematch = people[0].ask("rematch", table)["table"]
    assert people[1].get(f"/api/tables/{table}")["rematch"] == rematch
    assert person("Stranger").get(f"/api/tables/{table}")["rematch"] is None


@needs("tussie_mussie")
def test_a_finished_game_is_replayed_as_any_seat_knew_it_then(person: Make) -> None:
    table, people = started(person, "tussie_mussie")
    views = [people[1].position["view"]]
    play_on(people)
    views += [message["position"]["view"] for message in people[1].got if message.get("position")]
    replay = people[0].get(f"/api/tables/{table}/replay?seat=1")
    shown = [moment["position"]["view"] for moment in replay["moments"]]
    assert all(view in shown for view in views)
    assert people[0].get(f"/api/tables/{table}/replay?seat=all")["everything"]


@needs("tussie_mussie")
def test_a_moment_has_one_number_for_every_viewer_once_the_game_is_over(person: Make) -> None:
    table, people = started(person, "tussie_mussie")

    def moments(viewer: str) -> set[tuple[int | None, int | None]]:
        replay = people[0].get(f"/api/tables/{table}/replay?seat={viewer}")
        return {(moment["number"], moment["seat"]) for moment in replay["moments"]}

    assert {number for number, _ in moments("0")} == {None}  # a gap would tell of what was sealed
    play_on(people)
    everything = moments("all")
    assert len({number for number, _ in everything}) == len(everything) > 1
    for viewer in ("0", "1", "none"):
        assert moments(viewer) <= everything


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_come_over_http_and_need_be_fetched_once(server: Running, person: Make, language: str) -> None:
    anna = person()
    answer = anna.http.get(f"/api/words/{language}")
    assert "error-server-storage =" in answer.text
    again = anna.http.get(f"/api/words/{language}", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    for game in registry.names():
        assert "game-name =" in anna.http.get(f"/api/words/{language}/{game}").text
        assert "**1.1**" in anna.http.get(f"/api/rules/{game}/{language}").text


def test_whatever_a_player_can_be_told_has_words_in_the_browser(person: Make) -> None:
    anna, home = person(), Path(gueridon.__file__).parent
    codes = re.compile(r"""["'`]((?:error|refuse|tell|ask|do|bot)-[a-z0-9-]*[a-z0-9])["'`]""")

    def named(*paths: Path) -> set[str]:
        return {code for path in paths for code in codes.findall(path.read_text(encoding="utf-8"))}

    def served(address: str) -> set[str]:
        return set(re.findall(r"^([a-z][a-z0-9-]*) =", anna.http.get(address).text, re.MULTILINE))

    core = served("/api/words/en")
    assert {f"bot-{level}" for level in LEVELS} < core
    assert named(*(home / "server").rglob("*.py"), *(home / "core").glob("match.py")) <= core
    for game in registry.names():
        folder = home / "games" / game
        sources = [path for path in folder.glob("*.py") if path.name not in ("position.py", "balance.py")]
        assert named(*sources) <= core | served(f"/api/words/en/{game}")


def test_the_shelf_lists_every_game_with_its_options(person: Make) -> None:
    shelf = person().get("/api/games")
    assert [game["name"] for game in shelf["games"]] == list(registry.names())
    for game in shelf["games"]:
        found = registry.game(game["name"])
        assert [option["name"] for option in game["options"]] == [option.name for option in found.options]
        assert game["players"] == list(found.players)
