"""What a player may ask without doing anything, and people who share a device."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from websockets.sync.client import connect

import gueridon
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.server.thinking.bot_worker import Task, think
from tests.patience import WAIT
from tests.server.client import Make, Person, started
from tests.tables import needs


def acting(people: list[Person]) -> Person:
    return next(one for one in people if one.legal)


# --- why not ----------------------------------------------------------------------------------------------------------


@needs("mississippi")
def test_why_not_names_the_rule_and_changes_nothing(person: Make) -> None:
    table, people = started(person, "mississippi", 3)
    one = acting(people)
    before = one.position
    refused = one.get(f"/api/tables/{table}/why/f98")
    assert refused["game"] == "mississippi"
    assert refused["error"]["code"].startswith("refuse-")
    assert refused["paragraph"]
    assert one.get(f"/api/tables/{table}/why/{one.legal[0]}") == {}
    assert one.open(table)["position"] == before


@needs("misty")
def test_who_does_not_sit_there_is_not_advised(person: Make) -> None:
    table, _ = started(person, "misty", is_public=True)
    for what in ("why/rocket", "preview/rocket", "hint"):
        answer = person("Clara").http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "error-server-no-seat")


# --- what if ----------------------------------------------------------------------------------------------------------


@needs("mississippi")
def test_a_preview_is_what_then_happens(person: Make) -> None:
    table, people = started(person, "mississippi", 3)
    one = acting(people)
    action = one.legal[-1]
    told = one.get(f"/api/tables/{table}/preview/{action}")
    one.ask("play", table, action=action)
    update = one.last("update")
    assert update["position"]["view"] == told["view"]
    assert update["told"] == told["told"]


@needs("tussie_mussie")
def test_a_preview_shows_nothing_that_is_still_hidden(person: Make) -> None:
    table, people = started(person, "tussie_mussie")
    offering = acting(people)
    offering.ask("play", table, action=offering.legal[0])
    choosing = next(one for one in people if one is not offering)
    choosing.until(lambda message: bool((message.get("position") or {}).get("legal")))
    previews = {action: choosing.get(f"/api/tables/{table}/preview/{action}") for action in choosing.legal}
    assert all(preview == {"view": None, "told": []} for preview in previews.values())


@needs("misty")
def test_an_action_that_is_not_legal_has_no_preview(person: Make) -> None:
    table, people = started(person, "misty")
    answer = people[0].http.get(f"/api/tables/{table}/preview/a1")
    assert (answer.status_code, answer.json()["error"]["code"].split("-")[0]) == (409, "refuse")


# --- hints ------------------------------------------------------------------------------------------------------------


@needs("misty")
def test_a_hint_is_a_legal_action_and_says_how_sure_it_is(person: Make) -> None:
    one = person("Anna")
    table = one.lay("misty", 2, bots={"1": "greedy"})
    one.open(table)
    one.do(table, "start")
    one.until(lambda message: (message.get("position") or {}).get("to_act") == [0])  # the bot has chosen
    hint = one.get(f"/api/tables/{table}/hint")
    assert hint["action"] in one.legal
    assert all(0 <= hint[figure] <= 100 for figure in ("confidence", "chance", "doubt"))
    assert hint["confidence"] >= 100 / len(one.legal) - 1  # nothing is thought better
    assert one.get(f"/api/tables/{table}/hint") == hint  # asked twice, the expert does not change its mind


@pytest.mark.parametrize("game", registry.names())
def test_a_hint_is_what_any_expert_thinks_good(game: str) -> None:
    key = sha256(game.encode()).digest()
    match = matches.start(game, registry.game(game).players[1], key=key)
    seat = match.to_act()[0]
    answer = think(Task("newcomer", match.record(), key.hex(), seat, is_hint=True))  # the level does not matter
    weighed = gueridon.weigh(match, seat, simulations=match.game.effort(is_expert=True), seed=1)
    assert weighed[answer.action].confidence > 0.05
    assert abs(100 * weighed[answer.action].chance - answer.chance) <= 2 * answer.doubt + 2


@needs("misty")
def test_where_several_people_play_hints_are_off_unless_the_table_was_laid_with_them(person: Make) -> None:
    table, people = started(person, "misty")
    answer = people[0].http.get(f"/api/tables/{table}/hint")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "error-server-no-hints")
    table, people = started(person, "misty", hints=True)
    assert people[0].get(f"/api/tables/{table}")["hints"] is True
    assert people[0].get(f"/api/tables/{table}/hint")["action"] in people[0].legal


# --- the board in letters ---------------------------------------------------------------------------------------------


@needs("misty")
def test_the_drawing_shows_ones_own_hand_and_no_other(person: Make) -> None:
    table, [anna, bert] = started(person, "misty", is_public=True)
    drawn = {one: one.http.get(f"/api/tables/{table}/drawing/en").text for one in (anna, bert)}
    assert "Your hand" in drawn[anna]
    assert drawn[anna] != drawn[bert]
    assert "Your hand" not in person("Clara").http.get(f"/api/tables/{table}/drawing/en").text
    assert "Votre main" in anna.http.get(f"/api/tables/{table}/drawing/fr").text
    assert anna.http.get(f"/api/tables/{table}/drawing/de").status_code == 404


# --- people who share a device ----------------------------------------------------------------------------------------


@needs("misty")
def test_a_guest_at_the_same_device_has_a_seat_and_secrets_of_their_own(person: Make) -> None:
    anna = person("Anna")
    table = anna.lay("misty", 2)
    assert anna.http.post("/api/me?as=1", json={"name": "Bert"}).status_code == 201
    assert anna.http.get("/api/me?as=1").json()["name"] == "Bert"
    assert anna.get("/api/me")["name"] == "Anna"
    answer = anna.http.post("/api/join?as=1", json={"invite": anna.invite(table)})
    assert answer.json() == {"table": table, "seat": 1}
    anna.do(table, "start")
    cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    hands = []
    for query in ("", "?as=1"):
        with connect(
            f"{anna.address.replace('http', 'ws', 1)}/ws{query}", additional_headers={"Cookie": cookie}
        ) as line:
            line.send(json.dumps({"do": "open", "id": "1", "table": table}))
            sync = json.loads(line.recv(timeout=WAIT))
            hands.append((sync["you"], sync["position"]["view"]["players"][0]["hand"]))
    assert [seat for seat, _ in hands] == [0, 1]
    assert hands[0][1] != hands[1][1]


def test_there_are_five_guests_at_most(person: Make) -> None:
    anna = person("Anna")
    for guest in ("0", "6", "12", "x"):
        answer = anna.http.get(f"/api/me?as={guest}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "error-unreadable")
