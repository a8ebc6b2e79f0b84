"""What is put together from parts that are JSON already is, to the letter, a message of the type it is called after."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from gueridon.core import registry
from gueridon.core.message import Message
from gueridon.core.rng import Rng
from gueridon.core.telling import said
from gueridon.server import messages as m
from gueridon.server.person import Person
from gueridon.server.session.live import LiveTable
from gueridon.server.session.replays import replayed
from gueridon.server.session.shown import (
    ShownChange,
    ShownLog,
    ShownMoment,
    ShownPosition,
    ShownPreview,
    ShownReplay,
    ShownSync,
    ShownUpdate,
    encode,
)
from gueridon.server.session.streams import KEPT_BYTES
from gueridon.server.table import facts as f
from gueridon.server.table.new_table import first_facts
from gueridon.server.table.table import Table

ACTIONS = 60


class Screen:
    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, message: bytes, request: str = "") -> None:
        self.frames.append(message)

    def lose_sight_of(self, table: str) -> None:
        raise AssertionError(table)


def watched(game: str, seats: int) -> tuple[LiveTable, list[Screen]]:
    """A table before its start, with everybody and an onlooker looking at it."""
    people = [Person(f"id{seat}", f"P{seat}", "en", None) for seat in range(seats)]
    facts = first_facts(m.NewTable(game, seats, is_public=True), people[0], secret=b"k" * 32)
    facts += [f.Seated(seat, people[seat].id, people[seat].name) for seat in range(1, seats)]
    laid = facts[0]
    assert isinstance(laid, f.Laid)
    table = Table("table", laid)
    table.apply(f.Entry(1.0, facts))
    live = LiveTable(table, lambda: 2.0, lambda: 2.0)
    screens = [Screen() for _ in range(seats + 1)]
    for seat, screen in enumerate(screens):
        asyncio.run(live.join(screen, f"id{seat}", None, 0))
    return live, screens


def play(live: LiveTable, actions: int) -> None:
    rng = Rng(3)
    live.apply(f.Entry(1.5, [f.Started({0: "P0"})]))
    live.apply(f.Entry(1.6, [f.Chatted(0, "P0", "\N{CHERRY BLOSSOM}")]))
    match = live.table.match
    assert match is not None
    for _ in range(actions):
        if match.outcome is not None:
            return
        acting = match.to_act()
        seat = acting[rng.below(len(acting))]
        legal = match.legal(seat)
        live.apply(f.Entry(2.0, [f.Acted(seat, legal[rng.below(len(legal))])]))
        if match.can_undo(seat) and rng.below(4) == 0:
            live.apply(f.Entry(2.0, [f.TookBack(seat)]))


@pytest.mark.parametrize("game", registry.names())
def test_every_message_is_what_its_type_makes_of_it(game: str) -> None:
    live, screens = watched(game, max(2, registry.game(game).players[0]))
    play(live, ACTIONS)
    asyncio.run(live.join(screens[0], "id0", None, 0))
    decode = msgspec.json.Decoder(m.AnyServerMessage).decode
    kinds = set()
    for frame in (frame for screen in screens for frame in screen.frames):
        message = decode(frame)
        kinds.add(type(message))
        assert pruned(msgspec.json.decode(frame)) == msgspec.json.decode(encode(message))
    assert kinds == {m.Sync, m.Update}


def pruned(message: Any) -> Any:
    """Without what events and choices have of their own in each game."""
    if isinstance(message, list):
        return [pruned(one) for one in message]
    if not isinstance(message, dict):
        return message
    kept = {"is", "said", "counts"} if "said" in message else {"is", "action", "label"} if "action" in message else None
    return {
        name: value if name in ("view", "news") else pruned(value)
        for name, value in message.items()
        if kept is None or name in kept
    }


@pytest.mark.parametrize("game", [name for name in registry.names() if not registry.game(name).is_open])
def test_what_others_do_sealed_does_not_show_by_the_end_of_a_request_to_take_back(game: str) -> None:
    """The next action ended it, also one that nobody else could see: whoever had asked knew when it was done."""
    assert sum(sealed_among(game, seats) for seats in registry.game(game).players if seats > 1)


def sealed_among(game: str, seats: int) -> int:
    """How many actions showed to nobody else, with and without a request."""
    rng, sealed = Rng(5), 0
    (calm, others), (asked, screens) = watched(game, seats), watched(game, seats)
    for live in (calm, asked):
        live.apply(f.Entry(1.5, [f.Started({0: "P0"})]))
    match = calm.table.match
    assert match is not None
    for _ in range(ACTIONS):
        if match.outcome is not None:
            break
        seat = match.to_act()[rng.below(len(match.to_act()))]
        legal = match.legal(seat)
        asked.apply(f.Entry(2.0, [f.UndoAsked((seat + 1) % seats)]))
        for screen in (*others, *screens):
            screen.frames.clear()
        entry = f.Entry(2.0, [f.Acted(seat, legal[rng.below(len(legal))])])
        calm.apply(entry)
        asked.apply(entry)
        told = [viewer for viewer in range(seats + 1) if others[viewer].frames]
        sealed += set(told) <= {seat}
        assert told == [viewer for viewer in range(seats + 1) if screens[viewer].frames]
        assert (asked.table.question is None) == (seats in told)  # the onlooker, who sees what everybody does
    return sealed


@pytest.mark.parametrize("game", registry.names())
def test_a_replay_is_what_its_type_makes_of_it(game: str) -> None:
    live, _ = watched(game, max(2, registry.game(game).players[0]))
    play(live, ACTIONS)
    assert live.table.match is not None
    written = encode(ShownReplay("table", 0, False, Raw(encode(replayed(live.table.match, 0)))))
    assert msgspec.json.decode(encode(msgspec.json.decode(written, type=m.Replay))) == pruned(
        msgspec.json.decode(written)
    )


def test_a_message_of_parts_has_the_fields_of_its_type() -> None:
    pairs = (
        (ShownPosition, m.Position),
        (ShownSync, m.Sync),
        (ShownUpdate, m.Update),
        (ShownMoment, m.Moment),
        (ShownReplay, m.Replay),
        (ShownChange, m.PositionChange),
        (ShownLog, m.Log),
        (ShownPreview, m.Preview),
    )
    for shown, meant in pairs:
        assert shown.__struct_fields__ == meant.__struct_fields__


def test_a_sentence_is_written_as_its_type_says() -> None:
    inner = Message("inner", {"n": 1})
    message = Message("outer", {"seat": 2, "card": "card-x", "inner": inner, "many": ("a", "b"), "none": []})
    assert encode(said(message)) == (
        b'{"code":"outer","args":{"seat":2,"card":"card-x","inner":{"code":"inner","args":{"n":1}},'
        b'"many":["a","b"],"none":[]}}'
    )
    assert encode(said(Message("bare"))) == b'{"code":"bare"}'


def test_what_is_kept_for_whoever_comes_back_is_bounded_and_the_newest() -> None:
    game = registry.names()[0]
    seats = registry.game(game).players[-1]
    live, screens = watched(game, seats)
    play(live, 400)
    stream = live.follower.streams[0]
    kept = next(missed for seq in range(stream.seq) if (missed := stream.missed_since(seq)) is not None)
    updates = [frame for frame in screens[0].frames if frame.startswith(b'{"is":"update"')]
    assert kept == updates[-len(kept) :]
    assert sum(map(len, kept)) <= KEPT_BYTES < sum(map(len, updates))
    assert stream.missed_since(stream.seq) == []
    assert stream.missed_since(stream.seq + 1) is None
