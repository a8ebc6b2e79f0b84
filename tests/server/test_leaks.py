"""Two games that differ only in what a seat may not know send that seat the same bytes, over every channel there is.

The two games run side by side in one process, with the same clock, the same names of streams and the same requests. The
second is the first with its hidden facts dealt anew by the game's own `tests/hidden.py`, which is written from the rules.
"""

from __future__ import annotations

import contextlib
import io
import itertools
import json
from collections.abc import Iterator
from importlib import import_module
from typing import NamedTuple
from zlib import crc32

import pytest

from gueridon import engine
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.contract import Reshuffle, random_positions
from gueridon.core.game import ONLOOKER, State
from gueridon.core.match import Match
from gueridon.core.rng import Rng
from gueridon.server import facts as f
from gueridon.server import messages as m
from gueridon.server import metrics
from gueridon.server.errors import refusal_of
from gueridon.server.hub import Hub, Sources
from gueridon.server.laying import first_facts
from gueridon.server.live import LiveTable
from gueridon.server.replays import replayed
from gueridon.server.settings import Settings
from gueridon.server.store.bus import Bus
from gueridon.server.store.store import Person
from gueridon.server.streams import encode, viewer_of
from gueridon.server.table import Table
from tests.tables import Table as Kind
from tests.tables import plain_tables, table_id

POSITIONS = 6 if engine.is_compiled() else 2
every_table = pytest.mark.parametrize("kind", [t for t in plain_tables() if t[1] > 1], ids=table_id)


class Screen:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.frames.append(message)

    def lose_sight_of(self, table: str) -> None:
        self.frames.append(b"lost " + table.encode())


class World(NamedTuple):
    """One table of people, a screen before each seat and one before an onlooker."""

    live: LiveTable
    screens: dict[int, Screen]
    people: dict[int, Person]


def now() -> float:
    return 1_000_000.0


def reshuffle_of(name: str) -> Reshuffle:
    found: Reshuffle = import_module(f"gueridon.games.{name}.tests.hidden").reshuffle
    return found


def world_at(kind: Kind, state: State) -> World:
    """A table whose game stands at a certain position, with everybody watching it."""
    name, seats, _ = kind
    people = {seat: Person(f"id{seat}", f"P{seat}", "en", None) for seat in range(seats)}
    people[ONLOOKER] = Person("watcher", "W", "en", None)
    wish = m.NewTable(name, seats, is_public=True)
    facts = first_facts(wish, people[0], secret=b"k" * 32)
    facts += [f.Seated(seat, people[seat].id, people[seat].name) for seat in range(1, seats)]
    laid = facts[0]
    assert isinstance(laid, f.Laid)
    table = Table("table", laid)
    table.apply(f.Entry(1.0, [*facts, f.Started({seat: f"P{seat}" for seat in range(seats)})]))
    assert table.match is not None
    table.match = match_at(table.match, state)
    names = itertools.count()
    live = LiveTable(table, now, lambda: f"stream{next(names)}")
    screens = {viewer: Screen() for viewer in people}
    for viewer, person in people.items():
        live.join(screens[viewer], person.id, None, 0)
    return World(live, screens, people)


def match_at(match: Match, state: State) -> Match:
    """The same match, as if it had come to this position without leaving a trace in the record."""
    return Match(match.game, state.copy(), match._head, b"k" * 32)


def fake_hub(world: World) -> Hub:
    """A hub without a database: what it would write is applied at once."""

    class Kept:
        bus = Bus()

        async def write(self, *changes: object) -> None:
            return None

    hub = Hub(Kept(), Settings(chat_rate=0, grace=0), Sources(now=now))  # type: ignore[arg-type]
    hub.live["table"] = world.live
    return hub


def positions(kind: Kind, rng: Rng) -> list[State]:
    """Positions at rest, spread evenly over a random game."""
    name, seats, options = kind
    states = [
        state.copy()
        for state in random_positions(registry.game(name), seats, dict(options), rng)
        if state.chances() == 0 and state.to_act() != 0
    ]
    return states[:: max(1, len(states) // POSITIONS)]


def pairs(kind: Kind) -> Iterator[tuple[int, World, World]]:
    """A seat, and two tables that it may not be able to tell apart."""
    rng = Rng(crc32(table_id(kind).encode()))
    for state in positions(kind, rng):
        for seat in range(kind[1]):
            other = reshuffle_of(kind[0])(state, seat, rng)
            yield seat, world_at(kind, state), world_at(kind, other)


def run(world: World, who: int, command: m.Command) -> bytes:
    """A command, and the answer as the socket would send it."""
    import asyncio

    from gueridon.core.message import GueridonError

    try:
        return encode(asyncio.run(fake_hub(world).do(world.people[who], "table", command)))
    except GueridonError as error:
        return encode(refusal_of(error, command.id))


def waited_for(world: World, seat: int) -> list[int]:
    """Whom the table waits for, as the seat and an onlooker see it."""
    match = world.live.table.match
    assert match is not None
    return [match.view_of(viewer).acting for viewer in (seat, ONLOOKER)]


def harmless(world: World, other: World) -> list[tuple[int, str]]:
    """For each actor one action that is open in both worlds and shows nothing hidden to anybody in either."""
    one, two = world.live.table.match, other.live.table.match
    assert one is not None and two is not None
    found = []
    for actor in one.to_act():
        if actor not in two.to_act():
            continue
        both = [a for a in one.state.legal(actor) if a in list(two.state.legal(actor))]
        quiet = [a for a in both if not any(shows(match, actor, a) for match in (one, two))]
        found += [(actor, one.game.text(action)) for action in quiet[:1]]
    return found


def shows(match: Match, actor: int, action: int) -> bool:
    """Whether an action shows anybody something hidden, by itself or by the deal that follows it."""
    after = match.state.copy()
    after.play(actor, action)
    return match.state.reveals(actor, action) or after.chances() > 0


def same(world: World, other: World, seat: int) -> None:
    for viewer in (seat, ONLOOKER):
        assert world.screens[viewer].frames == other.screens[viewer].frames


@every_table
def test_the_first_picture_of_a_table_is_the_same(kind: Kind) -> None:
    for seat, world, other in pairs(kind):
        assert len(world.screens[seat].frames) == 1
        same(world, other, seat)


@every_table
def test_what_is_told_of_an_action_is_the_same_and_so_is_coming_back_afterwards(kind: Kind) -> None:
    for seat, world, other in pairs(kind):
        for actor, action in harmless(world, other)[-1:]:  # the last, because the first is so often the seat itself
            acting = []
            for one in (world, other):
                run(one, actor, m.Play(id="p", action=action))
                acting.append(waited_for(one, seat))
            if acting[0] != acting[1]:  # that somebody has finished a sealed choice is no secret
                continue
            same(world, other, seat)
            for stream, seq in ((None, 0), ("stream0", 0)):
                again, other_again = Screen(), Screen()
                for one, screen in ((world, again), (other, other_again)):
                    one.live.join(screen, one.people[seat].id, stream, seq)
                assert again.frames == other_again.frames


def test_there_are_actions_that_show_nothing_to_be_looked_at() -> None:
    """Otherwise the tests around this one would prove nothing."""
    kinds = [kind for kind in plain_tables() if kind[1] == 3]
    looked_at = [len(harmless(world, other)) for kind in kinds for _, world, other in pairs(kind)]
    assert sum(looked_at) > len(kinds)


@every_table
def test_taking_back_chat_and_errors_are_the_same(kind: Kind) -> None:
    for seat, world, other in pairs(kind):
        commands: list[m.Command] = [
            m.Chat(id="c", text="hello"),
            m.Undo(id="u"),
            m.AnswerUndo(id="a", agree=True),
            m.Play(id="x", action="no such action"),
            m.Sit(id="s", seat=0),
            m.Pause(id="z"),
            m.Play(id="y", action="paused"),
            m.Resume(id="r"),
        ]
        for command in commands:
            for viewer in (seat, ONLOOKER):
                assert run(world, viewer, command) == run(other, viewer, command), command
        same(world, other, seat)


@every_table
def test_every_refusal_of_an_action_is_the_same(kind: Kind) -> None:
    game = registry.game(kind[0])
    for seat, world, other in itertools.islice(pairs(kind), 2 * kind[1]):
        one, two = world.live.table.match, other.live.table.match
        assert one is not None and two is not None
        for action in range(game.action_count):
            if action not in list(one.state.legal(seat)):
                play = m.Play(id="p", action=game.text(action))
                assert run(world, seat, play) == run(other, seat, play)


@every_table
def test_taking_back_a_slip_is_told_the_same(kind: Kind) -> None:
    for seat, world, other in pairs(kind):
        for actor, action in harmless(world, other)[-1:]:
            acting = []
            for one in (world, other):
                run(one, actor, m.Play(id="p", action=action))
                acting.append([waited_for(one, seat)])
                run(one, actor, m.Undo(id="u"))
                acting[-1].append(waited_for(one, seat))
            if acting[0] == acting[1]:
                same(world, other, seat)


@every_table
def test_http_shows_the_same_of_a_table(kind: Kind) -> None:
    for _, world, other in itertools.islice(pairs(kind), kind[1]):
        assert encode(world.live.table.facts()) == encode(other.live.table.facts())
        presence = [encode(one.live.attendance.message(one.live.table, 0.0)) for one in (world, other)]
        assert presence[0] == presence[1]


@every_table
def test_logs_and_metrics_are_the_same(kind: Kind) -> None:
    for seat, world, other in itertools.islice(pairs(kind), kind[1]):
        written = []
        quiet = harmless(world, other)[-1:]
        for one in (world, other):
            log = io.StringIO()
            before = figures()
            with contextlib.redirect_stderr(log):
                run(one, seat, m.Chat(id="c", text="hello"))
                run(one, seat, m.Play(id="q", action="nonsense"))
                for actor, action in quiet:
                    run(one, actor, m.Play(id="p", action=action))
            after = figures()
            written.append((log.getvalue(), {k: after[k] - before.get(k, 0) for k in after}))
        assert written[0] == written[1]


def figures() -> dict[str, float]:
    lines = [line for line in metrics.page().splitlines() if not line.startswith("#") and "seconds" not in line]
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines}


# --- replays, and the key ---------------------------------------------------------------------------------------------


def whole_game(kind: Kind, key: bytes) -> Iterator[Match]:
    """A random game, after each action."""
    name, seats, options = kind
    rng = Rng(crc32(table_id(kind).encode()))
    match = matches.start(name, seats, dict(options), key=key)
    while match.outcome is None:
        yield match
        acting = match.to_act()
        seat = acting[rng.below(len(acting))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


@every_table
def test_a_replay_during_the_game_shows_what_the_seat_was_shown_at_the_time(kind: Kind) -> None:
    """Made from views alone, each as it was sent then: a replay cannot know more than the messages did."""
    games = list(itertools.islice(whole_game(kind, b"x" * 32), 12))
    match = games[-1]
    for viewer in (ONLOOKER, *range(kind[1])):
        shown = [bytes(moment.position.view) for moment in replayed(match.record(), viewer)]
        assert shown[-1] == encode(match.view_of(viewer).data())
        assert len(shown) == len(replayed(match.record(), viewer))


@every_table
def test_the_key_is_nowhere_in_what_is_sent_before_the_end(kind: Kind) -> None:
    key = bytes(range(32))
    for match in itertools.islice(whole_game(kind, key), 40):
        for viewer in (ONLOOKER, *range(kind[1])):
            moments = encode(replayed(match.record(), viewer)[-1])
            assert key.hex().encode() not in moments
    rng = Rng(1)
    for state in positions(kind, rng)[:2]:
        world = world_at(kind, state)
        for screen in world.screens.values():
            assert b"6b6b6b6b" not in b"".join(screen.frames)  # the key of these tables: 32 times the letter k
        assert json.loads(world.screens[0].frames[0])["facts"]["promise"] != "6b" * 32


# --- what nobody can see makes no message -----------------------------------------------------------------------------


@every_table
def test_an_action_that_shows_nothing_to_a_viewer_sends_them_nothing(kind: Kind) -> None:
    rng = Rng(2)
    for state in positions(kind, rng):
        world = world_at(kind, state)
        match = world.live.table.match
        assert match is not None
        for actor in match.to_act():
            before = {viewer: seen(world, viewer) for viewer in world.screens}
            sent = {viewer: len(screen.frames) for viewer, screen in world.screens.items()}
            run(world, actor, m.Play(id=f"p{actor}", action=match.legal(actor)[0]))
            for viewer, screen in world.screens.items():
                changed = seen(world, viewer) != before[viewer]
                assert len(screen.frames) - sent[viewer] == int(changed)
            if match.outcome is not None:
                break


def seen(world: World, viewer: int) -> bytes:
    match = world.live.table.match
    assert match is not None
    view = match.view_of(viewer)
    can_undo = viewer >= 0 and match.can_undo(viewer)
    return encode([view.data(), view.acting, list(view.legal), can_undo])


@every_table
def test_what_can_be_taken_back_is_told_exactly_as_the_game_decides_it(kind: Kind) -> None:
    """The server works it out as it goes, because asking the match means replaying it."""
    rng = Rng(crc32(table_id(kind).encode()))
    _name, seats, _ = kind
    world = world_at(kind, positions(kind, rng)[0])
    match = world.live.table.match
    assert match is not None
    for number in range(60 if engine.is_compiled() else 15):
        if match.outcome is not None:
            break
        acting = match.to_act()
        actor = acting[rng.below(len(acting))]
        if match.can_undo(actor) and rng.below(4) == 0:
            run(world, actor, m.Undo(id=f"u{number}"))
        else:
            legal = match.legal(actor)
            run(world, actor, m.Play(id=f"p{number}", action=legal[rng.below(len(legal))]))
        for seat in range(seats):
            told = next(
                frame["position"]["can_undo"]
                for frame in map(json.loads, reversed(world.screens[seat].frames))
                if frame.get("position")
            )
            assert told == match.can_undo(seat), (number, seat)
    assert viewer_of(None) == ONLOOKER
