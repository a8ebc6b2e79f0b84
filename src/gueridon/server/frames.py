"""The frames of a WebSocket: from bytes as they come, and to bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets comes without its compiled part
    from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, NOT_TEXT, TOO_LONG = 1002, 1007, 1009
_FIN, _RESERVED, _MASKED, _CONTROL = 0x80, 0x70, 0x80, 0x08
_LONGEST_CONTROL: Final = 125


class Broken(Exception):
    """Whoever speaks breaks the protocol; `code` is what they are told."""

    def __init__(self, code: int) -> None:
        self.code = code


class Frame(NamedTuple):
    kind: int
    is_last: bool
    payload: bytes


class FrameReader:
    """Takes bytes as they come and gives the frames of a client, at most so many bytes long."""

    __slots__ = ("_buffer", "_longest")

    def __init__(self, longest: int) -> None:
        self._buffer = b""
        self._longest = longest

    def whole_text(self, data: bytes) -> bytes | None:
        """The text, when the data is one short frame of text and nothing else, as nearly always."""
        if self._buffer or len(data) < 6 or data[0] != _FIN | TEXT or len(data) != (data[1] ^ _MASKED) + 6:
            return None  # without a mask the length cannot fit, and a longer frame says 126 there
        return apply_mask(data[6:], data[2:6]) if len(data) < 132 else None

    def read(self, data: bytes) -> Iterator[Frame]:
        buffer = self._buffer + data if self._buffer else data
        at = 0
        while (place := self._place_of_payload(buffer, at)) is not None and place.stop <= len(buffer):
            yield _frame(buffer, at, place)
            at = place.stop
        self._buffer = buffer[at:]

    def _place_of_payload(self, buffer: bytes, at: int) -> slice | None:
        """Where the payload of the frame that begins here stands, or will stand; None as long as that cannot be told."""
        if len(buffer) < at + 2:
            return None
        first, length, start = buffer[at], buffer[at + 1] & 0x7F, at + 6
        if first & _RESERVED or not buffer[at + 1] & _MASKED:
            raise Broken(PROTOCOL_ERROR)
        if first & _CONTROL and (length > _LONGEST_CONTROL or not first & _FIN):
            raise Broken(PROTOCOL_ERROR)
        if length >= 126:
            start = at + (8 if length == 126 else 14)
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[at + 2 : start - 4], "big")
        if length > self._longest:
            raise Broken(TOO_LONG)
        return slice(start, start + length)


def _frame(buffer: bytes, at: int, place: slice) -> Frame:
    mask = buffer[place.start - 4 : place.start]
    return Frame(buffer[at] & 0x0F, bool(buffer[at] & _FIN), apply_mask(buffer[place], mask))


def framed(kind: int, payload: bytes) -> bytes:
    """A server's frame."""
    size = len(payload)
    if size < 126:
        return bytes((_FIN | kind, size)) + payload
    if size < 65_536:
        return bytes((_FIN | kind, 126, size >> 8, size & 255)) + payload
    return bytes((_FIN | kind, 127)) + size.to_bytes(8, "big") + payload
