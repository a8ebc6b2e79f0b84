"""Reads requests, as uvicorn does, but neither without end nor for ever."""

from __future__ import annotations

import asyncio
from typing import Final, cast
from urllib.parse import unquote

from httptools import HttpParserError, HttpParserUpgrade, parse_url
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from gueridon.server import metrics
from gueridon.server.wire.lines import Line
from gueridon.server.wire.room import ROOM, VISIT, Room, Visit

_LONGEST_HEAD: Final = 32_768
"""Bytes before the body of a request; a browser sends less than a tenth of it."""
_MOST_REQUESTS: Final = 16
"""That wait for the answer to one before them; browsers send none ahead, and thousands fit into what is read at once."""
_SECONDS: Final = 20.0
"""For a whole request; whoever takes longer, or says nothing at all, keeps a file open that others need."""


class _Refused(Exception):
    """Ends the reading; the answer is that of any request that cannot be read."""


class Door(HttpToolsProtocol):
    """One connection before it is anything else; sockets leave it for a Line."""

    _is_in_head = True
    _head = 0
    _has_finished = False
    _patience: asyncio.TimerHandle | None = None
    _visit: Visit | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        room: Room = self.app_state[ROOM]
        self._visit = room.enter(transport)
        if self._visit is None:
            metrics.DROPPED.labels("no place").inc()
            transport.abort()
        else:
            self._expect_a_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        if self._visit is not None:
            self._visit.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._expect_a_request()
        self._unset_keepalive_if_required()
        self._has_finished = False
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade as upgrade:
            self._leave(data[upgrade.args[0] :])
        except HttpParserError:
            self.send_400_response("Invalid HTTP request received.")
        else:
            self._measure_head(len(data))

    def _measure_head(self, size: int) -> None:
        """What came with the end of a request before is not measured: most of it is the body of that."""
        if self._is_in_head and not self._has_finished and not self.transport.is_closing():
            self._head += size
            if self._head > _LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _MOST_REQUESTS:
            raise _Refused
        super().on_message_begin()
        self.scope[VISIT] = self._visit  # type: ignore[typeddict-unknown-key]  # it is ours

    def on_header(self, name: bytes, value: bytes) -> None:
        """RFC 9112 §5: spaces round a value are no part of it; the parser leaves those behind it."""
        super().on_header(name, value.rstrip(b" \t"))

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._check_version()
        if self._visit is not None:
            self._visit.spoke()
        if self._should_upgrade():
            self._read_target()
        super().on_headers_complete()

    def _read_target(self) -> None:
        """Of a WebSocket, as uvicorn does it of a page."""
        url = parse_url(self.url)
        path = url.path or b"/"
        self.scope["path"] = self.root_path + unquote(path.decode("ascii"))
        self.scope["raw_path"] = self.root_path.encode() + path
        self.scope["query_string"] = url.query or b""

    def _check_version(self) -> None:
        """RFC 9112 §3.2: who speaks HTTP/1.1 names the host, and once; HTTP/1.0 knew none."""
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts not in {"1.1": (1,), "1.0": (0, 1)}.get(self.parser.get_http_version(), ()):
            raise _Refused

    def on_message_complete(self) -> None:
        self._is_in_head, self._head, self._has_finished = True, 0, True
        self._expect_nothing()
        super().on_message_complete()

    def _get_upgrade(self) -> bytes | None:
        """The parser has seen that `Connection` asks for one; uvicorn knows one line of it, and some send two."""
        wanted = b",".join(value for name, value in self.headers if name == b"upgrade").lower()
        return b"websocket" if b"websocket" in map(bytes.strip, wanted.split(b",")) else None

    def _leave(self, rest: bytes) -> None:
        """What is no HTTP any more; uvicorn would forget what came right behind the request."""
        if not self._should_upgrade():
            return
        if self._is_answering():
            self.transport.close()  # that answer would end up among the frames
            return
        self._expect_nothing()
        self.connections.discard(self)
        line = cast("type[Line]", self.ws_protocol_class)(self.config, self.server_state, self.transport, self._visit)
        self.transport.set_protocol(line)
        line.open({**self.scope, "scheme": "wss" if self.scheme == "https" else "ws"}, rest)
        # We and the parser hold each other; where many come, much garbage would have to be found.
        del self.parser

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # which uvicorn says is never None
        return cycle is not None and not cycle.response_complete

    def _expect_a_request(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
