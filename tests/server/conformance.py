"""What RFC 6455 (WebSocket), RFC 9112 (HTTP/1.1) and RFC 3629 (UTF-8) want of a server, as cases to be tried over a bare line.

Whoever serves them answers `{"do":"ping","id":"1"}` with `{"is":"pong","id":"1",…}` and any other message with an error.
What is expected was read in the RFCs and is never what some server happened to do.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Final, NamedTuple

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LONGEST: Final = 16_384
"""Bytes of the longest message that is taken."""
WRONG, NOT_TEXT, TOO_LONG = 1002, 1007, 1009
NO_CODE: Final = 1005
KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
ACCEPTED: Final = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""The example of RFC 6455 §1.3."""
ASKED: Final = b'{"do":"ping","id":"1"}'

Answer = tuple[str, str | int | bytes]
TOLD: Final[Answer] = ("told", "1")
REFUSED: Final[Answer] = ("told", "error")


class Talk(NamedTuple):
    """Frames of a client, and everything that it hears until the server hangs up."""

    name: str
    stream: bytes
    answers: tuple[Answer, ...]
    last: bytes = b""
    """Frames that are sent once everything but the last answer has come: no server owes answers to who has said goodbye."""
    cut: int = 0
    """Bytes that are sent at a time; 0 sends all at once."""
    is_early: bool = False
    """Whether it is sent together with the request, before there can be an answer."""


class Hello(NamedTuple):
    """A client's request, and with which status it may be answered."""

    name: str
    head: str
    statuses: frozenset[int]


def frame(
    kind: int, payload: bytes = b"", *, fin: int = 1, reserved: int = 0, mask: bytes | None = b"\1\2\3\4", form: int = 0
) -> bytes:
    """A client's frame; `form` is 126 or 127 for a length in so long a form, whether or not it needs that."""
    size = len(payload)
    form = form or (size if size < 126 else 126 if size < 1 << 16 else 127)
    length = b"" if form < 126 else size.to_bytes(2 if form == 126 else 8, "big")
    head = bytes([fin << 7 | reserved << 4 | kind, (0x80 if mask is not None else 0) | form]) + length
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def only_head(kind: int, size: int) -> bytes:
    """Of a frame whose payload never comes."""
    if size < 1 << 16:
        return bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big") + b"\1\2\3\4"
    return bytes([0x80 | kind, 0xFF]) + size.to_bytes(8, "big") + b"\1\2\3\4"


def goodbye(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


def in_pieces(payload: bytes, *cuts: int, kind: int = TEXT) -> list[bytes]:
    """One message in several frames."""
    places = [0, *cuts, len(payload)]
    parts = [payload[a:b] for a, b in itertools.pairwise(places)]
    return [
        frame(CONTINUED if number else kind, part, fin=int(number == len(parts) - 1))
        for number, part in enumerate(parts)
    ]


def kept(name: str, stream: bytes, *answers: Answer, cut: int = 0, is_early: bool = False) -> Talk:
    """After this the line is still good: a goodbye is answered."""
    return Talk(name, stream, (*answers, ("close", 1000)), goodbye(1000), cut, is_early)


def failed(name: str, stream: bytes, code: int, *answers: Answer, first: bytes = b"", is_early: bool = False) -> Talk:
    """RFC 6455 §7.1.7: told why, and hung up on; what comes `first` is answered before."""
    if not first:
        return Talk(name, stream, (*answers, ("close", code)), is_early=is_early)
    return Talk(name, first, (*answers, ("close", code)), stream)


# --- frames: §5.2, §5.4, §5.5 -----------------------------------------------------------------------------------------


def lengths() -> Iterator[Talk]:
    for kind, name in ((TEXT, "text"), (BINARY, "binary")):
        for size in (0, 1, 124, 125, 126, 127, 1000, LONGEST - 1, LONGEST):
            payload = ASKED.ljust(size) if size >= len(ASKED) else b" " * size
            answer = TOLD if size >= len(ASKED) else REFUSED
            yield kept(f"{name} of {size} bytes", frame(kind, payload), answer)
        for size in (LONGEST + 1, 65_535, 65_536, 1 << 31, (1 << 63) - 1):
            yield failed(f"{name} of {size} bytes is too long", only_head(kind, size), TOO_LONG)
        for size in (1 << 63, (1 << 64) - 1):
            yield failed(f"{name} of a length with its highest bit set ({size})", only_head(kind, size), WRONG)
        for size, form in ((0, 126), (5, 126), (125, 126), (0, 127), (5, 127), (125, 127), (126, 127), (1000, 127)):
            long = frame(kind, b"x" * size, form=form)
            yield failed(f"{name} of {size} bytes, told in the form of {form}", long, WRONG)
    whole = ASKED.ljust(LONGEST)
    yield kept("the longest message in two pieces", b"".join(in_pieces(whole, 9000)), TOLD)
    yield failed("too long in two pieces", b"".join(in_pieces(whole + b" ", 9000)), TOO_LONG)
    yield failed("too long in many pieces", b"".join(in_pieces(whole + b" ", *range(1000, LONGEST, 1000))), TOO_LONG)


def masks() -> Iterator[Talk]:
    for mask in (b"\0\0\0\0", b"\xff\xff\xff\xff", b"\x37\xfa\x21\x3d"):
        yield kept(f"the mask {mask.hex()}", frame(TEXT, ASKED, mask=mask), TOLD)
    for kind, name in ((TEXT, "text"), (BINARY, "binary"), (PING, "ping"), (PONG, "pong")):
        yield failed(f"{name} without a mask", frame(kind, b"hello", mask=None), WRONG)
        yield failed(f"empty {name} without a mask", frame(kind, mask=None), WRONG)
    yield failed("a goodbye without a mask", frame(CLOSE, b"\x03\xe8", mask=None), WRONG)
    yield failed("a piece without a mask", frame(TEXT, b"a", fin=0) + frame(CONTINUED, b"b", mask=None), WRONG)


def reserved() -> Iterator[Talk]:
    for bits in range(1, 8):
        for kind, name in ((TEXT, "text"), (BINARY, "binary"), (PING, "ping"), (CLOSE, "goodbye")):
            payload = b"\x03\xe8" if kind == CLOSE else ASKED
            yield failed(f"{name} with the reserved bits {bits:03b}", frame(kind, payload, reserved=bits), WRONG)
        pieces = frame(TEXT, b"a", fin=0) + frame(CONTINUED, b"b", reserved=bits)
        yield failed(f"a piece with the reserved bits {bits:03b}", pieces, WRONG)
    for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
        yield failed(f"the reserved kind {kind}", frame(kind), WRONG)
        yield failed(f"the reserved kind {kind} with a payload", frame(kind, ASKED), WRONG)
        yield failed(f"the reserved kind {kind} within a message", frame(TEXT, b"a", fin=0) + frame(kind), WRONG)
        yield failed(f"the reserved kind {kind} after a message", frame(kind), WRONG, TOLD, first=frame(TEXT, ASKED))


def controls() -> Iterator[Talk]:
    for size in (0, 1, 124, 125):
        payload = bytes(range(131, 131 + size))
        yield kept(f"a ping of {size} bytes", frame(PING, payload), ("pong", payload))
        yield kept(f"a pong of {size} bytes that nobody asked for", frame(PONG, payload))
    yield kept("a ping byte by byte", frame(PING, b"slowly"), ("pong", b"slowly"), cut=1)
    many = [b"%d" % number for number in range(10)]
    yield kept("ten pings", b"".join(frame(PING, one) for one in many), *(("pong", one) for one in many))
    yield kept("a ping before a message", frame(PING, b"p") + frame(TEXT, ASKED), ("pong", b"p"), TOLD)
    yield kept("a ping after a message", frame(TEXT, ASKED) + frame(PING, b"p"), TOLD, ("pong", b"p"))
    for kind, name in ((PING, "ping"), (PONG, "pong"), (CLOSE, "goodbye")):
        payload = b"\x03\xe8" if kind == CLOSE else b"x"
        yield failed(f"a {name} of 126 bytes", frame(kind, payload.ljust(126)), WRONG)
        yield failed(f"a {name} of 70 000 bytes", only_head(kind, 70_000), WRONG)
        yield failed(f"a {name} in pieces", frame(kind, payload, fin=0), WRONG)
        for form in (126, 127):
            yield failed(f"a {name} in the form of {form}", frame(kind, payload, form=form), WRONG)


def pieces() -> Iterator[Talk]:
    for cuts in ((11,), (1,), (0,), (22,), (5, 10), (0, 0, 22), tuple(range(1, 22))):
        for kind, name in ((TEXT, "text"), (BINARY, "binary")):
            yield kept(f"{name} in pieces, cut at {cuts}", b"".join(in_pieces(ASKED, *cuts, kind=kind)), TOLD)
    two = in_pieces(ASKED, 9)
    for kind, name, answers in ((PING, "ping", (("pong", b"!"),)), (PONG, "pong", ())):
        yield kept(f"a {name} between two pieces", frame(kind, b"!").join(two), *answers, TOLD)
        yield kept(f"a {name} between two pieces, byte by byte", frame(kind, b"!").join(two), *answers, TOLD, cut=1)
    every = in_pieces(ASKED, *range(1, 22))
    yield kept("a ping between any two pieces", frame(PING).join(every), *(("pong", b""),) * 21, TOLD)
    yield kept("two messages in pieces", b"".join(two * 2), TOLD, TOLD)
    yield kept("a message in pieces and a whole one", b"".join(two) + frame(TEXT, ASKED), TOLD, TOLD)
    yield kept("nothing, in three pieces", b"".join(in_pieces(b"", 0, 0)), REFUSED)
    yield kept("a message byte by byte", frame(TEXT, ASKED), TOLD, cut=1)
    yield kept("a longer message in sevens", frame(TEXT, ASKED.ljust(300)), TOLD, cut=7)
    yield kept("five messages at once", frame(TEXT, ASKED) * 5, *(TOLD,) * 5)
    yield Talk("a goodbye between two pieces", two[0] + goodbye(1000) + two[1], (("close", 1000),))
    yield failed("a last piece of nothing", frame(CONTINUED, b"x"), WRONG)
    yield failed("a first piece of nothing", frame(CONTINUED, b"x", fin=0), WRONG)
    yield failed("a piece after a whole message", frame(CONTINUED, b"x"), WRONG, TOLD, first=frame(TEXT, ASKED))
    yield failed("a piece after the last", frame(CONTINUED, b"x"), WRONG, TOLD, first=b"".join(two))
    for kind, name in ((TEXT, "text"), (BINARY, "binary")):
        yield failed(f"{name} between two pieces", two[0] + frame(kind, ASKED), WRONG)
        yield failed(f"the beginning of {name} between two pieces", two[0] + frame(kind, b"x", fin=0), WRONG)


# --- UTF-8: §5.6, §8.1, RFC 3629 ---------------------------------------------------------------------------------------

GOOD_TEXT: Final = ("κόσμε", "é€", "\x00", "\x7f", "\x80", "\u07ff", "\u0800", "\ud7ff", "\ue000", "\ufffd", "\ufffe")
HIGH_TEXT: Final = ("\U00010000", "\U0001f3b2", "\U0010ffff")
BAD_TEXT: Final = (
    b"\x80",
    b"\xbf",
    b"a\x80b",
    b"\xc3",
    b"\xc3(",
    b"\xe2\x82",
    b"\xe2(\xac",
    b"\xf0\x9f\x8e",
    b"\xf0\x9f(\xb2",
    b"\xc0\xaf",
    b"\xc1\xbf",
    b"\xe0\x80\xaf",
    b"\xe0\x9f\xbf",
    b"\xf0\x80\x80\xaf",
    b"\xf0\x8f\xbf\xbf",
    b"\xed\xa0\x80",
    b"\xed\xbf\xbf",
    b"\xed\xa0\xbd\xed\xb8\x80",
    b"\xf4\x90\x80\x80",
    b"\xf8\x88\x80\x80\x80",
    b"\xfe",
    b"\xff",
)


def texts() -> Iterator[Talk]:
    for text in (*GOOD_TEXT, *HIGH_TEXT):
        payload = text.encode()
        yield kept(f"the text {text!a}", frame(TEXT, payload), REFUSED)
    for text in ("κόσμε", *HIGH_TEXT):
        payload = text.encode()
        for cut in range(1, len(payload)):
            split = b"".join(in_pieces(payload, cut))
            yield kept(f"the text {text!a} cut at byte {cut}", split, REFUSED)
    for payload in BAD_TEXT:
        yield failed(f"the bytes {payload.hex()} as text", frame(TEXT, payload), NOT_TEXT)
        yield kept(f"the bytes {payload.hex()} as binary", frame(BINARY, payload), REFUSED)
        if len(payload) > 1:
            split = b"".join(in_pieces(payload, 1))
            yield failed(f"the bytes {payload.hex()} as text in pieces", split, NOT_TEXT)
    yield failed("half a letter at the end of a longer text", frame(TEXT, b"x" * 200 + b"\xc3"), NOT_TEXT)
    yield failed(
        "a ping in the middle of a bad letter", frame(PING).join(in_pieces(b"\xc3(", 1)), NOT_TEXT, ("pong", b"")
    )


# --- goodbyes: §5.5.1, §7.4 -------------------------------------------------------------------------------------------

MAY_BE_SENT: Final = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999)
MUST_NOT: Final = (0, 1, 125, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 32_768, 65_535)


def goodbyes() -> Iterator[Talk]:
    for code in MAY_BE_SENT:
        yield Talk(f"a goodbye with {code}", goodbye(code), (("close", code),))
    for code in MUST_NOT:
        yield failed(f"a goodbye with {code}, which is never sent", goodbye(code), WRONG)
        yield failed(f"a goodbye with {code} and a reason", goodbye(code, b"why"), WRONG)
    yield Talk("a goodbye without a code", frame(CLOSE), (("close", NO_CODE),))
    yield failed("a goodbye of one byte", frame(CLOSE, b"\x03"), WRONG)
    for reason in (b"so long", "à bientôt".encode(), b"x" * 123):
        yield Talk(f"a goodbye with a reason of {len(reason)} bytes", goodbye(1000, reason), (("close", 1000),))
    for reason in (b"\xff", b"\xc3", b"x" * 122 + b"\xc3", b"\xed\xa0\x80"):
        yield failed(f"a goodbye whose reason is {reason[-3:].hex()}", goodbye(1000, reason), NOT_TEXT)
    for name, more in (("text", frame(TEXT, ASKED)), ("a ping", frame(PING)), ("junk", b"\xff" * 40)):
        yield Talk(f"{name} after a goodbye", goodbye(1000) + more, (("close", 1000),))
    yield Talk("a goodbye after another", goodbye(1000) + goodbye(1001), (("close", 1000),))
    yield Talk("a goodbye byte by byte", goodbye(4000, b"bye"), (("close", 4000),), cut=1)


# --- what comes right behind the request ------------------------------------------------------------------------------


def early() -> Iterator[Talk]:
    yield kept("text behind the request", frame(TEXT, ASKED), TOLD, is_early=True)
    yield kept("two texts behind the request", frame(TEXT, ASKED) * 2, TOLD, TOLD, is_early=True)
    yield kept("a ping behind the request", frame(PING, b"p"), ("pong", b"p"), is_early=True)
    yield kept("pieces behind the request", b"".join(in_pieces(ASKED, 9)), TOLD, is_early=True)
    yield kept("the longest message behind the request", frame(TEXT, ASKED.ljust(LONGEST)), TOLD, is_early=True)
    yield Talk("a goodbye behind the request", goodbye(1001), (("close", 1001),), is_early=True)
    yield failed("a wrong frame behind the request", frame(3), WRONG, is_early=True)
    yield failed("bad text behind the request", frame(TEXT, b"\xff"), NOT_TEXT, is_early=True)
    yield kept("request and text in sevens", frame(TEXT, ASKED), TOLD, cut=7, is_early=True)


def talks() -> list[Talk]:
    parts = (lengths(), masks(), reserved(), controls(), pieces(), texts(), goodbyes(), early())
    return [one for part in parts for one in part]


# --- handshakes: §4.1, §4.2 -------------------------------------------------------------------------------------------

LET_IN: Final = frozenset([101])
BAD: Final = frozenset([400])
OTHER_VERSION: Final = frozenset([426])
NOT_LET_IN: Final = frozenset(range(400, 500))
PLAIN: Final = (
    "GET /ws HTTP/1.1",
    "Host: {host}",
    "Upgrade: websocket",
    "Connection: Upgrade",
    f"Sec-WebSocket-Key: {KEY}",
    "Sec-WebSocket-Version: 13",
    "Cookie: {cookie}",
)
CHROME: Final = """GET /ws HTTP/1.1
Host: {host}
Connection: Upgrade
Pragma: no-cache
Cache-Control: no-cache
User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36
Upgrade: websocket
Origin: http://{host}
Sec-WebSocket-Version: 13
Accept-Encoding: gzip, deflate, br, zstd
Accept-Language: en-US,en;q=0.9
Cookie: {cookie}
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"""
FIREFOX: Final = """GET /ws HTTP/1.1
Host: {host}
User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0
Accept: */*
Accept-Language: fr,fr-FR;q=0.8,en-US;q=0.5,en;q=0.3
Accept-Encoding: gzip, deflate, br, zstd
Sec-WebSocket-Version: 13
Origin: http://{host}
Sec-WebSocket-Extensions: permessage-deflate
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
Connection: keep-alive, Upgrade
Cookie: {cookie}
Sec-Fetch-Dest: empty
Sec-Fetch-Mode: websocket
Sec-Fetch-Site: same-origin
Pragma: no-cache
Cache-Control: no-cache
Upgrade: websocket"""
SAFARI: Final = """GET /ws HTTP/1.1
Accept: */*
Sec-WebSocket-Version: 13
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
Sec-WebSocket-Extensions: permessage-deflate
Cache-Control: no-cache
Sec-Fetch-Mode: websocket
Origin: http://{host}
User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1
Connection: Upgrade
Cookie: {cookie}
Upgrade: websocket
Sec-Fetch-Site: same-origin
Accept-Language: en-GB,en;q=0.9
Sec-Fetch-Dest: websocket
Accept-Encoding: gzip, deflate
Pragma: no-cache
Host: {host}"""
NGINX: Final = """GET /ws HTTP/1.1
Host: {host}
Upgrade: websocket
Connection: upgrade
X-Forwarded-For: 198.51.100.7
X-Forwarded-Proto: http
Pragma: no-cache
Cache-Control: no-cache
User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36
Sec-WebSocket-Version: 13
Accept-Encoding: gzip, deflate, br, zstd
Accept-Language: en-US,en;q=0.9
Cookie: {cookie}
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"""
CADDY: Final = """GET /ws HTTP/1.1
Host: {host}
User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0
Connection: Upgrade
Cookie: {cookie}
Sec-Websocket-Extensions: permessage-deflate
Sec-Websocket-Key: dGhlIHNhbXBsZSBub25jZQ==
Sec-Websocket-Version: 13
Upgrade: websocket
X-Forwarded-For: 198.51.100.7
X-Forwarded-Host: {host}
X-Forwarded-Proto: http"""


def changed(*changes: tuple[str, str | None], more: Iterable[str] = ()) -> str:
    """The plain request with lines replaced or left out, by how they begin, and more lines at its end."""
    lines: list[str] = list(PLAIN)
    for start, line in changes:
        (place,) = (number for number, old in enumerate(lines) if old.startswith(start))
        lines[place : place + 1] = [] if line is None else [line]
    return "\n".join([*lines, *more])


def good_handshakes() -> Iterator[Hello]:
    browsers = (("Chrome", CHROME), ("Firefox", FIREFOX), ("Safari", SAFARI), ("nginx", NGINX), ("Caddy", CADDY))
    for name, head in browsers:
        yield Hello(name, head, LET_IN)
    yield Hello("the least there can be", changed(), LET_IN)
    for words in (
        "keep-alive, Upgrade",
        "Upgrade, keep-alive",
        "upgrade",
        "UPGRADE",
        "keep-alive,upgrade",
        " Upgrade ",
    ):
        yield Hello(f"Connection: {words!r}", changed(("Connection", f"Connection: {words}")), LET_IN)
    for words in ("WebSocket", "WEBSOCKET", "h2c, websocket"):
        yield Hello(f"Upgrade: {words!r}", changed(("Upgrade", f"Upgrade: {words}")), LET_IN)
    yield Hello("two lines of Connection", changed(more=["Connection: keep-alive"]), LET_IN)
    yield Hello("names in small letters", changed(("Upgrade", "upgrade: websocket"), ("Host", "host: {host}")), LET_IN)
    yield Hello("names in capitals", changed(("Sec-WebSocket-Key", f"SEC-WEBSOCKET-KEY: {KEY}")), LET_IN)
    yield Hello("no space after the colon", changed(("Sec-WebSocket-Version", "Sec-WebSocket-Version:13")), LET_IN)
    yield Hello("spaces round a value", changed(("Sec-WebSocket-Version", "Sec-WebSocket-Version: \t13  ")), LET_IN)
    yield Hello("a query", changed(("GET", "GET /ws?x=y HTTP/1.1")), LET_IN)
    yield Hello("a whole address", changed(("GET", "GET http://{host}/ws HTTP/1.1")), LET_IN)
    yield Hello("a subprotocol that we do not know", changed(more=["Sec-WebSocket-Protocol: chat, superchat"]), LET_IN)
    yield Hello("an extension that nobody knows", changed(more=["Sec-WebSocket-Extensions: x-unheard-of"]), LET_IN)
    yield Hello("an unknown header", changed(more=["X-Anything: goes"]), LET_IN)


def bad_handshakes() -> Iterator[Hello]:
    for version in ("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/1.2", "HTTP/1", "http/1.1", "HTCPCP/1.0"):
        yield Hello(version, changed(("GET", f"GET /ws {version}")), BAD)
    yield Hello("no version of HTTP", changed(("GET", "GET /ws")), BAD)
    yield Hello("no Host", changed(("Host", None)), BAD)
    yield Hello("two Hosts, the same", changed(more=["Host: {host}"]), BAD)
    yield Hello("two Hosts, different", changed(more=["Host: elsewhere.example"]), BAD)
    yield Hello("no key", changed(("Sec-WebSocket-Key", None)), BAD)
    yield Hello("two keys, the same", changed(more=[f"Sec-WebSocket-Key: {KEY}"]), BAD)
    yield Hello("two keys, different", changed(more=["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]), BAD)
    for key in (
        "",
        "c2hvcnQ=",
        KEY[:-1],
        KEY + "AAAA",
        "no key at all!!!!!!!!!!=",
        "AAAAAAAAAAAAAAAAAAAAAAAA",
        f"{KEY}, {KEY}",
    ):
        yield Hello(f"the key {key!r}", changed(("Sec-WebSocket-Key", f"Sec-WebSocket-Key: {key}")), BAD)
    for asked in ("0", "7", "8", "12", "14", "255", "thirteen", "13.0", "13, 8", "8, 13", ""):
        line = f"Sec-WebSocket-Version: {asked}"
        yield Hello(f"the version {asked!r}", changed(("Sec-WebSocket-Version", line)), OTHER_VERSION | BAD)
    yield Hello("no version", changed(("Sec-WebSocket-Version", None)), OTHER_VERSION | BAD)
    yield Hello("two versions", changed(more=["Sec-WebSocket-Version: 8"]), OTHER_VERSION | BAD)
    for method in ("POST", "PUT", "HEAD", "OPTIONS", "DELETE"):
        yield Hello(f"by {method}", changed(("GET", f"{method} /ws HTTP/1.1")), NOT_LET_IN)
    yield Hello("no Upgrade", changed(("Upgrade", None)), NOT_LET_IN)
    yield Hello("no Connection", changed(("Connection", None)), NOT_LET_IN)
    for words in ("close", "keep-alive", "upgraded", "no-upgrade"):
        yield Hello(f"Connection: {words!r}", changed(("Connection", f"Connection: {words}")), NOT_LET_IN)
    for words in ("h2c", "websockets", "web socket", "x-websocket"):
        yield Hello(f"Upgrade: {words!r}", changed(("Upgrade", f"Upgrade: {words}")), NOT_LET_IN)
    yield Hello("another address", changed(("GET", "GET /elsewhere HTTP/1.1")), NOT_LET_IN)
    yield Hello("a space before a colon", changed(("Upgrade", "Upgrade : websocket")), BAD)
    yield Hello("a line without a colon", changed(more=["nonsense"]), BAD)
    yield Hello("a zero in a value", changed(more=["X-Zero: a\0b"]), BAD)
    yield Hello("a name with a space", changed(more=["X Space: a"]), BAD)
    yield Hello("a length that is none", changed(more=["Content-Length: x"]), BAD)
    yield Hello("two lengths", changed(more=["Content-Length: 1", "Content-Length: 2"]), BAD)


def hellos() -> list[Hello]:
    return [*good_handshakes(), *bad_handshakes()]


# --- trying them ------------------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a server is to be found, who we are there, and how many seconds it may take."""

    port: int
    cookie: str
    patience: float

    def head(self, text: str) -> bytes:
        filled = text.replace("{host}", f"127.0.0.1:{self.port}").replace("{cookie}", f"gueridon={self.cookie}")
        return filled.replace("\n", "\r\n").encode() + b"\r\n\r\n"

    def call(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=self.patience)


def why_not_said(place: Place, case: Talk) -> str | None:
    """What was wrong with the answers; None when all was right."""
    with place.call() as line:
        head = place.head(changed())
        if case.is_early:
            _send(line, head + case.stream, case.cut)
        else:
            line.sendall(head)
        answer, heard = _read_head(line)
        if not answer.startswith(b"HTTP/1.1 101 "):
            return f"answered {answer[:60]!r}"
        if not case.is_early:
            _send(line, case.stream, case.cut)
        if case.last:
            heard = _read_until(line, heard, len(case.answers) - 1)
            _send(line, case.last, case.cut)
        heard += _read_to_the_end(line)
    found = tuple(_answers(heard))
    return None if _agree(found, case.answers) else f"expected {case.answers}, heard {found}"


def _agree(found: tuple[Answer, ...], expected: tuple[Answer, ...]) -> bool:
    """Pongs and messages may overtake each other, and nothing comes after a goodbye."""
    if expected[-1] == ("close", NO_CODE) and found[-1:] == (("close", 1000),):
        return True  # §5.5.1: “typically” the code is echoed; where there was none, 1000 is as good
    is_last = found[-1:] == expected[-1:]
    return is_last and sorted(found, key=itemgetter(0)) == sorted(expected, key=itemgetter(0))


def _send(line: socket.socket, data: bytes, cut: int) -> None:
    """Each part goes by itself. The server may hang up meanwhile: what it has said by then is what counts."""
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with contextlib.suppress(ConnectionError):
        for at in range(0, len(data), cut or len(data)):
            line.sendall(data[at : at + cut] if cut else data)


def _read_head(line: socket.socket) -> tuple[bytes, bytes]:
    found = b""
    with contextlib.suppress(OSError):
        while b"\r\n\r\n" not in found and (more := line.recv(4096)):
            found += more
    head, _, rest = found.partition(b"\r\n\r\n")
    return head, rest


def _read_until(line: socket.socket, heard: bytes, count: int) -> bytes:
    """So many answers, unless the server says no more."""
    with contextlib.suppress(OSError):
        while len(list(_answers(heard))) < count and (more := line.recv(65_536)):
            heard += more
    return heard


def _read_to_the_end(line: socket.socket) -> bytes:
    found = b""
    try:
        while more := line.recv(65_536):
            found += more
    except TimeoutError:
        found += b"\0"  # it was not hung up on: an answer that nobody expects
    except ConnectionError:
        pass
    return found


def _answers(data: bytes) -> Iterator[Answer]:
    at = 0
    while len(data) >= at + 2:
        length, start = data[at + 1], at + 2
        if length >= 126:
            start += 2 if length == 126 else 8
            length = int.from_bytes(data[at + 2 : start], "big")
        payload = data[start : start + length]
        if len(payload) < length:
            break
        yield _answer(data[at], payload)
        at = start + length
    if data[at:]:
        yield ("left open", data[at:])


def _answer(first: int, payload: bytes) -> Answer:
    if first == 0x80 | TEXT:
        message = json.loads(payload)
        return ("told", message["id"] if message["is"] == "pong" else message["is"])
    if first == 0x80 | CLOSE:
        return ("close", int.from_bytes(payload[:2], "big") if payload else NO_CODE)
    return ("pong", payload) if first == 0x80 | PONG else (f"frame {first:02x}", payload)


def why_not_answered(place: Place, case: Hello) -> str | None:
    """What was wrong with the answer to a request; None when all was right."""
    with place.call() as line:
        line.sendall(place.head(case.head))
        head, _ = _read_head(line)
    first, *lines = head.decode("latin-1").split("\r\n")
    status = int(first.split()[1]) if first.startswith("HTTP/1.1 ") else 0
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if status not in case.statuses:
        return f"expected one of {sorted(case.statuses)[:3]}, got {first!r}"
    return _why_not_agreed(headers) if status == 101 else _why_not_offered(status, headers)


def _why_not_agreed(headers: dict[str, str]) -> str | None:
    """§4.2.2; an extension or a subprotocol that is not offered by us must not be named."""
    wanted = {"upgrade": "websocket", "connection": "upgrade", "sec-websocket-accept": ACCEPTED.lower()}
    if any(headers.get(name, "").lower() != value for name, value in wanted.items()):
        return f"expected {wanted}, got {headers}"
    unasked = {"sec-websocket-extensions", "sec-websocket-protocol"} & set(headers)
    return f"agreed to {unasked}" if unasked else None


def _why_not_offered(status: int, headers: dict[str, str]) -> str | None:
    """§4.4: whoever speaks another version is told ours."""
    return f"no version in {headers}" if status == 426 and headers.get("sec-websocket-version") != "13" else None
