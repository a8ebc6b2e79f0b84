"""What a host does: start, stop, back up, set; and what the server does unasked: clocks, bots, webhooks."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

import httpx
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import gueridon.server
from gueridon.core.message import GueridonError
from gueridon.core.words import LANGUAGES, Words
from gueridon.server.settings import Settings, read_settings, to_environment
from gueridon.server.store.address import read_address
from gueridon.server.store.migrate import HEAD, migrate
from gueridon.server.store.schema import METADATA
from gueridon.server.wire import addresses
from tests.patience import WAIT
from tests.server.client import Person, seat_all, start
from tests.server.running import Running, running
from tests.tables import needs

SOURCES = sorted(Path(gueridon.server.__file__).parent.rglob("*.py"))
CODE = re.compile(r'"((?:error|serve|tell|terminal|refuse)-[a-z0-9-]+)"')


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gueridon.cli", *arguments], capture_output=True, text=True, check=False, timeout=WAIT
    )


# --- words and settings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_server_says_has_words(language: str) -> None:
    words = Words(language)
    named = {code for path in SOURCES for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert not [code for code in named if not words.knows(code) and not code.endswith("-")]


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "gueridon.toml"
    file.write_text('port = 1\nhost = "file"\ngrace = 5\nprivate_webhooks = true\n')
    found = read_settings(file, {"GUERIDON_PORT": "2", "GUERIDON_HOST": "environment"}, {"port": 3, "db": None})
    assert (found.port, found.host, found.grace, found.private_webhooks) == (3, "environment", 5.0, True)
    assert read_settings(None, to_environment(found), {}) == found


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        ("prot = 1", "error-server-no-such-setting"),
        ('port = "many"', "error-server-bad-setting"),
        ("grace = -1", "error-server-bad-setting"),
        ("port = 65536", "error-server-bad-setting"),
        ("workers = 1_000_000", "error-server-bad-setting"),
        ("idle = 1e300", "error-server-bad-setting"),
        ("port = ", "error-server-settings-file"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(tmp_path: Path, setting: str, code: str) -> None:
    file = tmp_path / "gueridon.toml"
    file.write_text(setting)
    with pytest.raises(GueridonError) as refused:
        read_settings(file, {}, {})
    assert refused.value.message.code == code


def test_the_table_of_settings_in_the_docs_is_complete() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", docs, re.MULTILINE)
    assert listed == list(Settings.__dataclass_fields__)


@pytest.mark.parametrize("address", ["mysql://x", "", "sqlite:///"])
def test_an_address_of_no_database_is_refused(address: str) -> None:
    with pytest.raises(GueridonError):
        read_address(address)


def test_a_password_is_in_no_error() -> None:
    address = read_address("postgresql://anna:secret@nowhere.example/x")
    assert "secret" not in address.shown


# --- the database -----------------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_exactly_the_schema(database: str) -> None:
    asyncio.run(migrate(read_address(database)))
    engine = sql.create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    engine.dispose()


@needs("misty")
def test_a_backup_taken_while_the_server_runs_is_a_whole_server(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with running(database) as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        table = seat_all([anna, bert], "misty")
        anna.do(table, "start")
        done = command("backup", str(copy), "--db", database, "--lang", "en")
        assert done.returncode == 0, done.stderr
        assert copy.stat().st_mode & 0o077 == 0  # it holds the deals to come
        assert command("backup", str(copy), "--db", database, "--lang", "en").returncode != 0  # never over another
        facts = anna.get(f"/api/tables/{table}")
        anna.hang_up()
    with running(copy) as again:
        anna.http.base_url = httpx.URL(again.address)
        assert anna.get(f"/api/tables/{table}") == facts
        anna.close()
        bert.close()


def test_a_port_in_use_is_said_plainly(database: str, tmp_path: Path) -> None:
    with running(database) as server:
        done = command(
            "serve", "--port", str(server.port), "--db", str(tmp_path / "x.db"), "--host", "127.0.0.1", "--lang", "en"
        )
    assert done.returncode != 0
    assert f"Port {server.port} cannot be used" in done.stderr


def test_health_says_that_writes_are_kept(server: Running) -> None:
    assert httpx.get(f"{server.address}/health", timeout=WAIT).json()["status"] == "ok"


# --- the server unasked -----------------------------------------------------------------------------------------------


@needs("misty")
def test_when_the_time_is_up_a_bot_decides_once_and_the_game_goes_on(database: str) -> None:
    with running(database) as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        table = seat_all([anna, bert], "misty", clock={"seconds": 5})
        for one in (anna, bert):
            one.open(table)
        start(table, [anna, bert])
        started = anna.position
        assert [deadline["seat"] for deadline in started["deadlines"]] == [0, 1]
        assert bert.ask("play", table, action=bert.legal[0])
        changed = anna.until(
            lambda m: bool(m.get("position") and m["position"]["deadlines"][0]["at"] > started["deadlines"][0]["at"])
        )
        assert changed["position"]["to_act"] == [0, 1]  # seat 0 was decided for, and the next choice is due
        anna.close()
        bert.close()


@needs("misty")
def test_bots_play_a_whole_game_by_themselves(person: object, server: Running) -> None:
    anna = Person(server.address)
    table = anna.lay("misty", 2, bots={"0": "random", "1": "random"})
    anna.open(table)
    anna.do(table, "start")
    anna.until(lambda message: bool(message.get("position") and message["position"]["result"]))
    anna.close()


@needs("tussie_mussie")
def test_a_client_of_another_program_joins_by_invite_and_plays_to_the_end(server: Running) -> None:
    anna = Person(server.address)
    table = anna.lay("tussie_mussie", 2)
    link = anna.post(f"/api/tables/{table}/invites", {})["link"]
    guest = subprocess.Popen(
        [sys.executable, "-m", "gueridon.cli", "bot-client", link, "--lang", "en"], stdout=subprocess.PIPE, text=True
    )
    assert guest.stdout is not None
    assert "sits on seat 2" in guest.stdout.readline()
    anna.open(table)
    while anna.facts["seats"][1]["commitment"] is None:  # it sits first, and is bound to its seed then
        anna.receive()
    start(table, [anna])
    while anna.position["result"] is None:
        if anna.legal:
            assert anna.ask("play", table, action=anna.legal[0])["is"] == "done"
        else:
            anna.until(lambda message: bool(message.get("position")))
    assert guest.wait(WAIT) == 0
    guest.stdout.close()
    anna.close()


@pytest.mark.parametrize("link", ["", "https://example.org/", "ftp://x/#join=abc", "http:///#join=abc"])
def test_a_link_that_is_no_invite_is_refused(link: str) -> None:
    done = command("bot-client", link, "--lang", "en")
    assert done.returncode != 0
    assert "is no invite" in done.stderr


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "is not a whole invite"), ("fr", "n’est pas une invitation entière")]
)
def test_an_invite_that_was_cut_short_is_refused_in_the_players_words(lang: str, said: str) -> None:
    done = command("bot-client", "https://example.org/#join=abc", "--lang", lang)
    assert done.returncode != 0
    assert said in done.stderr


@needs("misty")
def test_a_bot_takes_no_onlookers_invite(server: Running) -> None:
    anna = Person(server.address)
    table = anna.lay("misty", 2)
    link = anna.post(f"/api/tables/{table}/invites", {"to_watch": True})["link"]
    done = command("bot-client", link, "--lang", "en")
    assert (done.returncode, done.stdout) == (1, "")
    assert "for an onlooker" in done.stderr
    anna.close()


@needs("misty")
def test_a_webhook_is_called_when_it_is_the_turn_of_somebody_who_is_away(database: str) -> None:
    heard: Queue[dict[str, str]] = Queue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    receiver = HTTPServer(("127.0.0.1", 0), Ear)
    Thread(target=receiver.serve_forever, daemon=True).start()
    with running(database, private_webhooks="true") as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        hook = {"webhook": f"http://127.0.0.1:{receiver.server_port}/turn"}
        assert bert.http.patch("/api/me", json=hook).status_code == 200
        table = seat_all([anna, bert], "misty")
        anna.do(table, "start")
        assert heard.get(timeout=WAIT) == {"event": "your_turn", "table": table, "game": "misty"}
        anna.close()
        bert.close()
    receiver.shutdown()
    receiver.server_close()


def test_an_invite_leads_others_to_this_machine_and_not_to_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "192.168.1.7")
    for used, listens_on, told in (
        ("http://127.0.0.1:8000/", "0.0.0.0", "http://192.168.1.7:8000/"),
        ("http://localhost/", "::", "http://192.168.1.7/"),
        ("http://127.0.0.1:8000/", "127.0.0.1", "http://127.0.0.1:8000/"),  # nobody else could come
        ("https://table.example.org/", "0.0.0.0", "https://table.example.org/"),
    ):
        assert addresses.address_for_others(used, listens_on) == told


@pytest.mark.parametrize(
    "url", ["ftp://x", "javascript:alert(1)", "http://", "http://a:b@c/", "http://x y/", "http://x:99999/"]
)
def test_what_is_no_web_address_is_no_webhook(server: Running, url: str) -> None:
    anna = Person(server.address)
    answer = anna.http.patch("/api/me", json={"webhook": url})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "error-server-webhook")
    anna.close()


@needs("misty")
def test_the_log_holds_no_name_text_action_cookie_or_token(database: str) -> None:
    with running(database) as server:
        anna, bert = Person(server.address, "Annabel"), Person(server.address, "Bertram")
        table = anna.lay("misty", 2)
        token = anna.invite(table)
        bert.join(token)
        anna.do(table, "start")
        anna.do(table, "chat", text="a secret of ours")
        cookies = [one.http.cookies["gueridon"] for one in (anna, bert)]
        anna.close()
        bert.close()
    log = "".join(server.log)
    assert '"event": "started"' in log and '"event": "stopped"' in log
    for secret in ("Annabel", "Bertram", token, "a secret of ours", *cookies):
        assert secret not in log
    connection = sqlite3.connect(database)
    kept = str(connection.execute("SELECT * FROM identities").fetchall())
    entries = b"".join(row[0] for row in connection.execute("SELECT entry FROM log"))
    connection.close()
    assert not [cookie for cookie in cookies if cookie in kept]
    assert token.encode() not in entries
    assert os.path.exists(database)


@pytest.mark.parametrize(
    ("first", "second", "is_one"),
    [
        ("203.0.113.5", "203.0.113.5", True),
        ("203.0.113.5", "203.0.113.6", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.5", "203.0.113.5", True),
        ("::ffff:203.0.113.5", "::ffff:203.0.113.6", False),
        ("", "testclient", False),
    ],
)
def test_the_addresses_that_one_visitor_can_change_at_will_share_their_limits(
    first: str, second: str, is_one: bool
) -> None:
    assert (addresses.household(first) == addresses.household(second)) is is_one
