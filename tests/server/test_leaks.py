"""Two games that differ only in what a seat may not know send that seat, and whoever looks on, the same bytes, over every way there is.

The two games run on two servers, with the same clock, the same names and the same requests, over real sockets. The second
differs from the first in its hidden facts: dealt anew by the game's own `tests/hidden.py`, which is written from the rules,
or by other deals and other sealed choices. How they go on without the seat being able to tell them apart: lockstep.py.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from threading import Thread
from typing import Any, NamedTuple
from zlib import crc32

import pytest

from gueridon.core import registry
from gueridon.core.game import ONLOOKER
from gueridon.server.table.question import LONG_WAIT
from tests.patience import WAIT
from tests.server.lockstep import Lockstep
from tests.server.positions import Setting
from tests.server.worlds import World, Worlds
from tests.tables import needs, plain_tables

MOVES = 8
REFUSED = 20
CLOCKS = (None, {"seconds": 2_000_000})  # longer than all tests together, by their clock


class Moment(NamedTuple):
    """When the seat looks at the table: `percent` of a random game, or from the first deal on."""

    percent: int
    from_the_deal: bool = False
    is_sealed: bool = False

    def __str__(self) -> str:
        return "deal" if self.from_the_deal else f"{'sealed-' if self.is_sealed else ''}{self.percent}%"


MOMENTS = (Moment(0, from_the_deal=True), Moment(15), Moment(50, is_sealed=True), Moment(92))


def all_settings() -> list[Setting]:
    """Every game at every number of players, at several moments, from one seat after the other."""
    return [
        Setting(name, seats, number % seats, crc32(f"{name} {seats} {moment}".encode()), *moment)
        for name, seats, _ in plain_tables()
        for number, moment in enumerate(MOMENTS)
        if not registry.game(name).is_open or moment in MOMENTS[:2]  # where nothing is hidden, hardly anything can leak
        if seats > 1 or not moment.is_sealed
    ]


def settings() -> list[Setting]:
    """Every second one; all of them where somebody has the time."""
    return all_settings() if os.environ.get("GUERIDON_ALL_WAYS") else all_settings()[::2]


def setting_id(setting: Setting) -> str:
    return f"{setting.game}-{setting.seats}p-{Moment(*setting[4:])}"


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    made = Worlds(tmp_path_factory.mktemp("worlds"))
    yield made
    made.close()
    for world in made.both:
        assert world.server.failures == []


# --- everything that can be asked and heard ---------------------------------------------------------------------------


class Wish(NamedTuple):
    what: str
    about: dict[str, Any]


def look(world: World, game: Lockstep, name: str) -> None:
    """Over HTTP, everything there is to be asked, by the seat and by the onlooker."""
    table, seats = f"/api/tables/{world.table}", game.setting.seats
    for viewer in (world.seat, ONLOOKER):
        for path in (
            *(table, "/api/tables", "/api/me", "/api/me/tables", f"{table}/record"),
            *(
                f"{table}/replay{query}"
                for query in ("", "?seat=none", "?seat=all", f"?seat={(world.seat + 1) % seats}")
            ),
            *(f"{table}/drawing/{language}" for language in ("en", "fr")),
        ):
            world.request(viewer, "GET", path)
        world.request(viewer, "PATCH", "/api/me", {"language": "fr"})
    ask_for_advice(world, game)
    be_refused(world, game, name)


def ask_for_advice(world: World, game: Lockstep) -> None:
    table = f"/api/tables/{world.table}"
    for action in (*game.legal()[:4], *game.illegal()[:2], "nonsense"):
        world.request(world.seat, "GET", f"{table}/preview/{action}")
        world.request(world.seat, "GET", f"{table}/why/{action}")
    world.request(ONLOOKER, "GET", f"{table}/hint")
    if game.setting.from_the_deal:  # a bot thinks in a process of its own, which knows of no other beginning
        world.request(world.seat, "GET", f"{table}/hint")


def be_refused(world: World, game: Lockstep, name: str) -> None:
    """Over the socket and over HTTP: actions that are not legal, and whatever else is not to be done."""
    illegal = game.illegal()
    offset = game.setting.seed % len(illegal)
    for number, action in enumerate((illegal[offset:] + illegal[:offset])[:REFUSED]):
        world.ask(world.seat, f"{name}-{number}", "play", table=world.table, action=action)
    for viewer in (world.seat, ONLOOKER):
        for number, (what, about) in enumerate(
            (
                Wish("play", {"action": "nonsense"}),
                Wish("play", {"action": illegal[0]}),
                Wish("sit", {"seat": 0}),
                Wish("answer", {"agree": True}),
                Wish("decide", {"seat": (world.seat + 1) % game.setting.seats}),
                Wish("commit", {"commitment": "0" * 64}),
                Wish("reveal", {"player_seed": "0" * 64}),
                Wish("free", {"seat": 0}),
                Wish("remove", {"seat": 0}),
                Wish("bot", {"seat": world.seat, "level": "expert"}),
                Wish("rematch", {}),
                Wish("back", {}),
            )
        ):
            body = {"do": what, "id": f"{name}-http-{number}", **about}
            world.request(viewer, "POST", f"/api/tables/{world.table}/do", body)
            world.ask(viewer, f"{name}-socket-{number}", what, table=world.table, **about)
    world.do(ONLOOKER, f"{name}-chat", "chat", text="bonjour")
    world.do(world.seat, f"{name}-chat-too", "chat", text="hello")


def take_back_more_than_a_slip(world: World, name: str) -> None:
    """The seat asks, and the others agree."""
    world.do(world.seat, name, "undo")
    for seat in set(world.people) - {world.seat, ONLOOKER}:
        path = f"/api/tables/{world.table}/do"
        world.people[seat].http.post(path, json={"do": "answer", "id": name, "agree": True})
    world.catch_up(name)
    world.request(world.seat, "GET", f"/api/tables/{world.table}/replay")


def ask_for_a_decision(world: World, name: str) -> None:
    """Somebody asks that a bot decides for each of the others in turn, and the seat, who is there, says no."""
    others = sorted(set(world.people) - {ONLOOKER, world.seat})
    for seat in others[1:]:
        wish = {"do": "decide", "id": f"{name}-{seat}", "seat": seat}
        world.people[others[0]].http.post(f"/api/tables/{world.table}/do", json=wish)
        world.catch_up(f"{name}-{seat}-asked")
        world.do(world.seat, f"{name}-{seat}-no", "answer", agree=False)
        world.catch_up(f"{name}-{seat}-answered")


def lay(worlds: Worlds, game: Lockstep) -> None:
    clock = CLOCKS[game.setting.seed % 2]
    for world, ways in zip(worlds.both, game.first_deals(), strict=True):
        world.lay(game.setting, ways, clock)


def same(worlds: Worlds, what: object) -> None:
    for difference in worlds.differences():
        raise AssertionError(f"{what}: {difference}")


def go_on(worlds: Worlds, game: Lockstep, moves: int = MOVES) -> int:
    """Both games go on; how many moves were made."""
    for number in range(moves):
        move = game.go_on()
        if move is None:
            return number
        for world in worlds.both:
            world.tick()
            world.play(move, f"move{number}")
            world.catch_up(f"move{number}")
            world.request(world.seat, "GET", "/api/me/tables")
            world.request(ONLOOKER, "GET", "/api/tables")
        same(worlds, move)
        if move.is_quiet and not (move.is_the_same and number % 2):
            game.take_back()
            for world in worlds.both:
                world.take_back(move, f"back{number}")
                world.catch_up(f"back{number}")
            same(worlds, f"{move} taken back")
    return moves


@pytest.mark.parametrize("setting", settings(), ids=setting_id)
def test_a_seat_cannot_tell_apart_what_it_may_not_know(worlds: Worlds, setting: Setting) -> None:
    game = Lockstep(setting)
    lay(worlds, game)
    same(worlds, "first picture")
    for world in worlds.both:
        look(world, game, "early")
    same(worlds, "looking around")
    moves = go_on(worlds, game)
    for world in worlds.both:
        world.tick()
        look(world, game, "late")
        world.come_back("again")
        take_back_more_than_a_slip(world, "regret")
        world.tick(LONG_WAIT)
        ask_for_a_decision(world, "slow")
        world.operator()
        world.leave()
    same(worlds, f"after {moves} moves")


# --- whether these tests would notice ---------------------------------------------------------------------------------

HIDDEN_MOMENT = Setting("moustache", 3, 2, 11, 30)


@needs("moustache")
@pytest.mark.parametrize(
    "leak",
    [
        *("sync", "update", "error", "pong", "presence", "length", "gap", "header", "log", "metric"),
        *(
            "/replay",
            "/why",
            "/preview",
            "/drawing",
            "/hint",
            "/record",
            "/do",
            "/api/tables",
            "/api/me/tables",
            "/api/me",
        ),
    ],
)
def test_a_server_that_tells_something_hidden_is_noticed(worlds: Worlds, leak: str) -> None:
    """A number that follows from the hidden state is put in one kind of message, or sends one, or makes one longer."""
    game = Lockstep(HIDDEN_MOMENT)
    lay(worlds, game)
    same(worlds, "first picture")
    for world in worlds.both:
        world.order(leak=leak)
    try:
        with pytest.raises(AssertionError) as noticed:
            look_on(worlds, game)
        assert not leak.startswith("/") or f"{leak.rsplit('/', maxsplit=1)[-1]}" in str(noticed.value)
    finally:
        for world in worlds.both:
            world.order(leak="")
            world.operator()
            world.leave()
            world.heard.clear()


def look_on(worlds: Worlds, game: Lockstep) -> None:
    for world in worlds.both:
        look(world, game, "early")
    same(worlds, "looking around")
    go_on(worlds, game, 3)
    for world in worlds.both:
        world.come_back("again")
        world.operator()
    same(worlds, "after three moves")


@pytest.mark.parametrize("name", [name for name in registry.names() if not registry.game(name).is_open])
def test_the_two_games_do_differ_and_go_on(name: str) -> None:
    """Otherwise the tests above would prove nothing."""
    seen: Counter[str] = Counter()
    for setting in all_settings():
        if setting.game != name:
            continue
        game = Lockstep(setting)
        first, second = game.first_deals()
        seen["deals"] += first != second
        for number in range(MOVES):
            move = game.go_on()
            if move is None:
                break
            seen["moves"] += 1
            seen["secret choices"] += not move.is_the_same
            seen["hesitations"] += None in (move.done[0].action, move.done[1].action)
            if move.is_quiet and not (move.is_the_same and number % 2):
                game.take_back()
        seen["differing"] += game.differing
    assert seen["moves"] > 30 and seen["differing"] > 30 and seen["deals"] >= 2, seen
    assert seen["secret choices"] >= 3 and seen["hesitations"] >= 1, seen


# --- called when it is one's turn -------------------------------------------------------------------------------------


class Ear:
    """A webhook that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: Queue[str] = Queue()
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                headers = sorted((name, value) for name, value in self.headers.items() if name != "Host")
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                ear.heard.put(f"{self.path} {headers} {body}")
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/turn"
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.mark.parametrize(
    "setting", [s for s in settings() if s.seats == 3 and s.seed % 3 and s.moment != 92], ids=setting_id
)
def test_whoever_is_away_is_called_the_same(worlds: Worlds, setting: Setting) -> None:
    game = Lockstep(setting)
    ears = [Ear(), Ear()]
    try:
        for world, ear, ways in zip(worlds.both, ears, game.first_deals(), strict=True):
            world.lay(setting, ways, None, webhook=ear.address)
        is_waited_for, calls = False, 0
        for number in range(12):
            before, is_waited_for = is_waited_for, bool(game.legal())
            if is_waited_for and not before:
                calls += 1
                told = [ear.heard.get(timeout=WAIT) for ear in ears]
                assert told[0] == told[1]
            move = game.go_on() if number < 11 else None
            if move is None:
                break
            for world in worlds.both:
                world.play_unheard(move, f"move{number}")
        for world in worlds.both:
            world.operator()
            world.leave()
        same(worlds, f"after {calls} calls")
        assert [ear.heard.qsize() for ear in ears] == [0, 0]
    finally:
        for ear in ears:
            ear.close()
