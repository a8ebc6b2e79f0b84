"""Two servers, each with a table that differs from the other's only in what one seat may not know; and all that this seat, and
somebody who looks on, receive from each of them, to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from gueridon.core.game import ONLOOKER
from tests.patience import WAIT
from tests.server.client import Person
from tests.server.lockstep import Move
from tests.server.positions import Setting
from tests.server.running import Running

SECONDS_A_MOVE = 10.0
SETTINGS = {"idle": "100000", "silence": "100000", "private_webhooks": "true"}
_NOISE = ("date",)
"""Headers that tell the time and nothing else."""


_BY_CHANCE = "gueridon_database_bytes"
"""How large the write-ahead log is depends on which commits happened to be one."""


class World:
    """One of the two servers, and the table at which the seat now sits there."""

    def __init__(self, folder: Path, *, is_second: bool) -> None:
        self.is_second = is_second
        self.server = Running(str(folder / "twin.db"), module="tests.server.twin", **SETTINGS)  # type: ignore[arg-type]  # none is a number
        self._door = httpx.Client(base_url=self.server.address, timeout=WAIT)
        self._now = 1_000_000.0
        self._marks = 0
        self._logged = 0
        self._figures: dict[str, float] = {}
        self.people: dict[int, Person] = {}
        self.table = ""
        self.heard: list[tuple[str, bytes]] = []
        """Everything that the seat and the onlooker received, and on which way."""

    def close(self) -> None:
        self.leave()
        self._door.close()
        self.server.stop()

    def order(self, **what: object) -> None:
        assert self._door.post("/twin", json=what).status_code == 204

    # --- the table ----------------------------------------------------------------------------------------------------

    def lay(self, setting: Setting, ways: list[int], clock: object, *, webhook: str = "") -> None:
        """Everybody sits down and it begins. A seat with a webhook does not follow the table by socket."""
        self.order(setting=setting._asdict(), is_second=self.is_second, leak="")
        self._dealt = 0
        self.seat = setting.seat
        guest = "3" if setting.seed % 3 == 0 else ""  # sometimes the seat is a guest at somebody's device
        self.people = {
            seat: Person(self.server.address, f"P{seat}", guest if seat == self.seat else "")
            for seat in (*range(setting.seats), ONLOOKER)
        }
        self.table = self.people[0].lay(setting.game, setting.seats, is_public=True, hints=True, clock=clock)
        for seat in range(1, setting.seats):
            self.people[seat].do(self.table, "sit", seat=seat)
        if webhook:
            assert self.people[self.seat].http.patch("/api/me", json={"webhook": webhook}).status_code == 200
        self._set_deals(ways)
        self.people[0].do(self.table, "start")
        self.heard.clear()
        if not webhook:
            self._follow()

    def _follow(self) -> None:
        for viewer, watching in ((self.seat, 0), (ONLOOKER, 1)):
            self.ask(viewer, "open", "open", table=self.table)
            self.wait_for_presence(self.seat, [self.seat], watching)
        self.wait_for_presence(ONLOOKER, [self.seat], 1)

    def leave(self) -> None:
        for person in self.people.values():
            person.close()
        self.people = {}

    def _set_deals(self, ways: list[int]) -> None:
        self.order(deals={self._dealt + place: way for place, way in enumerate(ways)})
        self._dealt += len(ways)

    def tick(self, seconds: float = SECONDS_A_MOVE) -> None:
        """Time passes equally in both worlds, whatever happens in them."""
        self._now += seconds
        self.order(now=self._now)

    def play(self, move: Move, name: str) -> None:
        done = move.done[self.is_second]
        self._set_deals(done.ways)
        if done.action is None:
            return
        if move.seat == self.seat:
            self.ask(move.seat, name, "play", table=self.table, action=done.action)
        else:
            self._post(move.seat, name, done.action)

    def play_unheard(self, move: Move, name: str) -> None:
        """The same where the seat has no socket."""
        done = move.done[self.is_second]
        self._set_deals(done.ways)
        if done.action is not None:
            self._post(move.seat, name, done.action)

    def _post(self, seat: int, name: str, action: str) -> None:
        self.people[seat].post(f"/api/tables/{self.table}/do", {"do": "play", "id": name, "action": action})

    def take_back(self, move: Move, name: str) -> None:
        if move.done[self.is_second].action is not None:
            self.do(move.seat, name, "undo")

    def do(self, seat: int, name: str, what: str, **about: object) -> None:
        """A command of anybody; what the seat itself is answered counts as heard."""
        if seat in (self.seat, ONLOOKER):
            self.ask(seat, name, what, table=self.table, **about)
        else:
            self.people[seat].post(f"/api/tables/{self.table}/do", {"do": what, "id": name, **about})

    # --- hearing ------------------------------------------------------------------------------------------------------

    def ask(self, viewer: int, name: str, what: str, **about: Any) -> None:
        """A request over the socket, and every frame until it is answered."""
        person = self.people[viewer]
        person.ask(what, id=name, **about)
        self._take_frames(viewer)

    def catch_up(self, name: str) -> None:
        for viewer in (self.seat, ONLOOKER):
            self.ask(viewer, name, "ping")

    def wait_for_presence(self, viewer: int, present: list[int], watching: int) -> None:
        self.people[viewer].until(
            lambda m: m["is"] == "presence" and (m["present"], m["watching"]) == (present, watching)
        )
        self._take_frames(viewer)

    def _take_frames(self, viewer: int) -> None:
        person = self.people[viewer]
        self.heard += [(f"frame to {viewer}", frame.encode()) for frame in person.raw]
        person.raw.clear()

    def request(self, viewer: int, method: str, path: str, body: object = None) -> None:
        person = self.people[viewer]
        answer = person.http.request(method, person.as_myself(path), json=body)
        headers = sorted((name, value) for name, value in answer.headers.items() if name not in _NOISE)
        told = f"{answer.status_code} {headers}\n".encode() + answer.content
        self.heard.append((f"{method} {path} by {viewer}", told))

    def come_back(self, name: str) -> None:
        """The line of the seat breaks; the seat asks for what it missed, and on a second line for everything."""
        person = self.people[self.seat]
        numbered = [m for m in person.got if m["is"] in ("sync", "update")]
        stream = next(m["stream"] for m in reversed(numbered) if m["is"] == "sync")
        self._break_line()
        seq = max(0, numbered[-1]["seq"] - 3)
        self.ask(self.seat, f"{name}-missed", "open", table=self.table, stream=stream, seq=seq)
        self._wait_for_return()
        self._break_line()
        self.ask(self.seat, f"{name}-whole", "open", table=self.table)
        self._wait_for_return()

    def _break_line(self) -> None:
        self.people[self.seat].hang_up()
        self.wait_for_presence(ONLOOKER, [], 1)

    def _wait_for_return(self) -> None:
        for viewer in (self.seat, ONLOOKER):
            self.wait_for_presence(viewer, [self.seat], 1)

    def operator(self) -> None:
        """What the operator reads: the log and the figures, without times."""
        self._marks += 1
        self.order(mark=self._marks)
        end = self.server.wait_for_line(f'"event": "mark", "number": {self._marks}}}')
        lines, self._logged = self.server.log[self._logged : end], end
        self.heard.append(("log", "".join(lines).encode()))
        lines = [line for line in self._door.get("/metrics").text.splitlines() if not line.startswith("#")]
        lines = [line for line in lines if "_seconds" not in line and not line.startswith(_BY_CHANCE)]
        now = {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines}
        grown = {name: value - self._figures.get(name, 0.0) for name, value in now.items()}
        self._figures = now
        self.heard.append(("metrics", "\n".join(f"{name} {more:g}" for name, more in grown.items() if more).encode()))


class Worlds:
    """Both of them, doing the same."""

    def __init__(self, folder: Path) -> None:
        self.both = []
        for number in range(2):
            (folder / str(number)).mkdir()
            self.both.append(World(folder / str(number), is_second=bool(number)))

    def close(self) -> None:
        for world in self.both:
            world.close()

    def differences(self) -> Iterator[str]:
        """What the seat could tell the worlds apart by; and then it is forgotten."""
        one, two = (list(world.heard) for world in self.both)
        for world in self.both:
            world.heard.clear()
        for (way, here), (_, there) in zip(one, two, strict=False):
            if here != there:
                yield f"{way}\n{here.decode()}\n{there.decode()}"
        if [way for way, _ in one] != [way for way, _ in two]:
            yield f"{[way for way, _ in one]}\n{[way for way, _ in two]}"
