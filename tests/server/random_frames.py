"""Streams of frames, spoilt at random and cut at random: `python -m tests.server.random_frames 1000000`.

However the bytes are cut, a line hears and answers the same; nothing but a goodbye ends it; it keeps no more than a
message of what has come; and it agrees with the library `websockets` wherever that holds to the standard as strictly.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Final, NamedTuple, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import Protocol, Side, State

from gueridon.server.wire.lines import Line
from tests.server.conformance import (
    BAD_TEXT,
    BINARY,
    CLOSE,
    CONTINUED,
    GOOD_TEXT,
    NOT_TEXT,
    PING,
    PONG,
    TEXT,
    TOO_LONG,
    WRONG,
    frame,
    goodbye,
)

LONGEST: Final = 400
"""Bytes of a message, so that many are too long."""
_HEAD: Final = 14


class Outcome(NamedTuple):
    heard: tuple[bytes, ...]
    written: bytes


class Transport:
    """Keeps what is written; a line that reads on after it was closed, or speaks after its goodbye, is found out."""

    def __init__(self) -> None:
        self.written = bytearray()
        self._is_ended = False

    def write(self, data: bytes) -> None:
        assert not self._is_ended
        self.written += data

    def write_eof(self) -> None:
        self._is_ended = True

    def close(self) -> None:
        self._is_ended = True

    abort = close

    def is_closing(self) -> bool:
        return False  # the bytes go on coming, as they do for a moment


class Ears:
    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.interrupted = self.may_write = self.stop = self.gone = lambda: None

    def heard(self, message: bytes) -> None:
        self.messages.append(message)


CONFIG: Final = cast("Config", SimpleNamespace(ws_max_size=LONGEST))


def outcome(parts: list[bytes]) -> Outcome:
    transport, ears = Transport(), Ears()
    line = Line(CONFIG, ServerState(), cast("asyncio.Transport", transport), None)
    line.hand_over(ears)
    for part in parts:
        line.data_received(part)
        kept = len(line._reader._buffer) + len(line._reader._begun or b"")
        assert kept <= 2 * LONGEST + _HEAD or line._is_deaf
    line.connection_lost(None)
    return Outcome(tuple(ears.messages), bytes(transport.written))


def cut(rng: random.Random, stream: bytes) -> list[bytes]:
    places = sorted(rng.randrange(len(stream) + 1) for _ in range(rng.choice((1, 2, 5, 20))))
    return [stream[a:b] for a, b in zip([0, *places], [*places, len(stream)], strict=True) if a < b]


# --- what is sent -----------------------------------------------------------------------------------------------------


def stream_of(rng: random.Random) -> bytes:
    frames = b"".join(some_frame(rng) for _ in range(rng.randint(1, 8)))
    return spoilt(rng, frames) if rng.random() < 0.5 else frames


def some_frame(rng: random.Random) -> bytes:
    kind = rng.choices((TEXT, BINARY, PING, PONG, CLOSE, -1, -2, -3), (30, 8, 10, 4, 3, 20, 3, 2))[0]
    mask = rng.randbytes(4)
    if kind == -1:
        return in_random_pieces(rng)
    if kind == -2:
        return frame(rng.randrange(16), some_payload(rng), fin=rng.randrange(2), reserved=rng.choice((0, 0, 0, 1, 7)))
    if kind == -3:
        return frame(TEXT, some_payload(rng), form=rng.choice((126, 127)), mask=mask)
    if kind == CLOSE:
        code = rng.choice((1000, 1001, 1005, 1015, 3000, 4999, rng.randrange(65_536)))
        return rng.choice((goodbye(code), goodbye(code, some_payload(rng)[:120]), frame(CLOSE, rng.randbytes(1))))
    return frame(kind, some_payload(rng)[: 125 if kind in (PING, PONG) else None], mask=mask)


def some_payload(rng: random.Random) -> bytes:
    size = rng.choice((0, 1, 5, 20, 124, 125, 126, 127, 200, LONGEST, LONGEST + 1))
    text = "".join(rng.choices(("a", "b", *GOOD_TEXT), k=size)).encode() if rng.random() < 0.3 else b"x" * size
    if rng.random() < 0.05:
        text = text[: size // 2] + rng.choice(BAD_TEXT) + text[size // 2 :]
    return text


def in_random_pieces(rng: random.Random) -> bytes:
    parts = cut(rng, some_payload(rng)) or [b""]
    frames: Iterator[bytes] = (
        frame(CONTINUED if number else rng.choice((TEXT, BINARY)), part, fin=int(number == len(parts) - 1))
        for number, part in enumerate(parts)
    )
    return b"".join(one + (frame(PING, b"?") if rng.random() < 0.1 else b"") for one in frames)


def spoilt(rng: random.Random, stream: bytes) -> bytes:
    spoiling = bytearray(stream)
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(spoiling) + 1)
        way = rng.randrange(4)
        if way == 0:
            spoiling[place : place + 1] = bytes([rng.randrange(256)])
        elif way == 1:
            del spoiling[place : place + rng.randint(1, 9)]
        elif way == 2:
            spoiling[place:place] = rng.randbytes(rng.randint(1, 9))
        elif spoiling[place:]:
            spoiling[place] ^= 1 << rng.randrange(8)
    return bytes(spoiling)


# --- what the library makes of it -------------------------------------------------------------------------------------


def has_odd_length(stream: bytes) -> bool:
    """Whether any length is longer than it need be: `websockets` takes that, though §5.2 does not."""
    at = 0
    while len(stream) >= at + 2:
        form, start = stream[at + 1] & 0x7F, at + 2
        size = form
        if form >= 126:
            start += 2 if form == 126 else 8
            size = int.from_bytes(stream[at + 2 : start], "big")
            if size < (126 if form == 126 else 1 << 16) or size >> 63:
                return True
        at = start + size + (4 if stream[at + 1] & 0x80 else 0)
    return False


def outcome_by_the_library(stream: bytes) -> Outcome:
    protocol = Protocol(Side.SERVER, state=State.OPEN, max_size=LONGEST)
    protocol.receive_data(stream)
    heard: list[bytes] = []
    begun, is_text = bytearray(), True
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode not in (CONTINUED, TEXT, BINARY):
            continue
        is_text = is_text if event.opcode == CONTINUED else event.opcode == TEXT
        begun += event.data
        if event.fin:
            if is_text and not is_utf8(begun):
                break  # which it leaves to whoever uses it
            heard.append(bytes(begun))
            begun.clear()
    return Outcome(tuple(heard), b"".join(protocol.data_to_send()))


def is_utf8(text: bytes | bytearray) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def pongs_and_code(written: bytes) -> tuple[bytes, int | None]:
    """All that was said, and with which code goodbye was said; 0 without one, None if it was not said."""
    at = 0
    while at < len(written) and written[at] != 0x80 | CLOSE:
        at += 2 + written[at + 1]  # pongs only, and those are short
    return written[:at], int.from_bytes(written[at + 2 : at + 4], "big") if written[at:] else None


def do_agree(ours: Outcome, library: Outcome) -> bool:
    (our_pongs, our_code), (pongs, code) = pongs_and_code(ours.written), pongs_and_code(library.written)
    if our_code == NOT_TEXT:  # it leaves the text to whoever uses it, and reads on
        return ours.heard == library.heard and pongs.startswith(our_pongs)
    if code == TOO_LONG and (our_code, our_pongs) != (code, pongs):
        # It looks at the length before anything else, and counts a ping between pieces as part of their message.
        return ours.heard[: len(library.heard)] == library.heard and our_pongs.startswith(pongs)
    if library.written.endswith(b"incomplete fragmented message"):
        code = our_code  # a goodbye between two pieces, which §5.4 allows as any control frame
    if our_code == WRONG and code in (None, NOT_TEXT):
        code = WRONG  # it waits for the payload, and looks at a reason before the code
    return (ours.heard, our_pongs, our_code) == (library.heard, pongs, code)


# --- one after the other ----------------------------------------------------------------------------------------------


def try_one(seed: int) -> bool:
    """Whether it could be compared with the library."""
    rng = random.Random(seed)
    stream = stream_of(rng)
    whole = outcome([stream])
    assert outcome(cut(rng, stream)) == whole, seed
    if len(stream) < 300:
        assert outcome([stream[at : at + 1] for at in range(len(stream))]) == whole, seed
    if has_odd_length(stream):
        return False
    assert do_agree(whole, outcome_by_the_library(stream)), seed
    return True


async def try_all(seeds: range) -> int:
    """How many of them could be compared with the library."""
    compared = 0
    for seed in seeds:
        compared += try_one(seed)
        if seed % 1000 == 0:
            await asyncio.sleep(0)  # the timers of those that said goodbye go
    return compared


if __name__ == "__main__":
    COUNT = int(sys.argv[1])
    print(f"{COUNT} streams, {asyncio.run(try_all(range(COUNT)))} of them compared with websockets: all agree")
