"""Who may sit down at a table, look on, or be invited to it."""

from __future__ import annotations

from tests.server.client import Json, Make, Person, catch_up, seat_all, started
from tests.tables import needs


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
        "replaces": None,
        "your_seat": None,
        "problem": None,
        "may_see": False,
    }
    assert look_at(stranger, anna.invite(table, to_watch=True))[1]["to_watch"]


@needs("misty")
def test_an_invite_to_a_seat_that_somebody_has_left_says_whose_it_is(person: Make) -> None:
    table, (anna, bert) = started(person, "misty")
    bert.do(table, "leave")
    status, told = look_at(person("Clara"), anna.invite(table, seat=1))
    assert (status, told["replaces"], told["problem"]) == (200, "P1", None)


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
    catch_up(bert)
    catch_up(bert)
    anna.do(table, "start")
    bert.until(lambda message: message.get("position") is not None)
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
def test_a_game_starts_when_every_seat_is_taken(person: Make) -> None:
    anna = person()
    table = anna.lay("misty", 3)
    assert anna.refusal(table, "start") == "error-server-seats-free"
    anna.do(table, "bot", seat=1, level="random")
    anna.do(table, "bot", seat=2, level="greedy")
    anna.do(table, "start")
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"
    assert anna.refusal(table, "start") == "error-server-started-already"
