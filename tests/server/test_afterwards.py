"""What a table's game leaves behind, and what a server tells beside its tables: replays, words, the shelf."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gueridon
from gueridon.bots.registry import NAMES as LEVELS
from gueridon.core import registry
from tests.server.client import Make, play_on, started
from tests.server.running import Running
from tests.tables import needs


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
