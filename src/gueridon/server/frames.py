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
_FIN, _RESERVED, _MASKED = 0x80, 0x70, 0x80
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
        while (end := self._end_of_first(buffer)) <= len(buffer):
            yield self._frame(buffer[:end])
            buffer = buffer[end:]
        self._buffer = buffer

    def _end_of_first(self, buffer: bytes) -> int:
        """Where the first frame ends, or more than there is as long as that cannot be told."""
        if len(buffer) < 2:
            return 2
        if buffer[0] & _RESERVED or not buffer[1] & _MASKED:
            raise Broken(PROTOCOL_ERROR)
        length, start = buffer[1] & 0x7F, 6
        if buffer[0] & 8 and (length > _LONGEST_CONTROL or not buffer[0] & _FIN):
            raise Broken(PROTOCOL_ERROR)
        if length >= 126:
            start = 8 if length == 126 else 14
            if len(buffer) < start:
                return start
            length = int.from_bytes(buffer[2 : start - 4], "big")
        if length > self._longest:
            raise Broken(TOO_LONG)
        return start + length

    def _frame(self, whole: bytes) -> Frame:
        length = whole[1] & 0x7F
        start = 6 if length < 126 else 8 if length == 126 else 14
        payload = apply_mask(whole[start:], whole[start - 4 : start])
        return Frame(whole[0] & 0x0F, bool(whole[0] & _FIN), payload)


def framed(kind: int, payload: bytes) -> bytes:
    """A server's frame."""
    size = len(payload)
    if size < 126:
        return bytes((_FIN | kind, size)) + payload
    if size < 65_536:
        return bytes((_FIN | kind, 126, size >> 8, size & 255)) + payload
    return bytes((_FIN | kind, 127)) + size.to_bytes(8, "big") + payload
