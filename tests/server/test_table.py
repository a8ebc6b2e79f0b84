"""What people do at a table of the server: over real sockets, each fact by itself."""

from __future__ import annotations

import pytest

import gueridon
from gueridon.core import registry
from tests.server.client import Make, catch_up, play_on, seat_all, start, started
from tests.tables import needs

# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.names())
def test_a_game_is_played_to_its_end_and_its_record_proves_the_deals(person: Make, game: str) -> None:
    seats = next(players for players in registry.game(game).players if players > 1)
    people = [person(f"P{number}") for number in range(seats)]
    table = seat_all(people, game)
    for one in people:
        one.open(table)
    promise = people[0].get(f"/api/tables/{table}")["promise"]
    start(table, people)
    assert people[0].http.get(f"/api/tables/{table}/record").status_code == 409  # not before the end
    play_on(people, choose=1)
    record = people[1].http.get(f"/api/tables/{table}/record").text
    proof = gueridon.verify(record)
    assert (proof.commitment, len(proof.seeds)) == (promise, seats)
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
    told = [message for message in witness.got if message["is"] == "update"]
    assert missed == [{name: part for name, part in update.items() if name != "done"} for update in told]
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
