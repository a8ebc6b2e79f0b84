"""Reads requests, as uvicorn does, but neither without end nor for ever."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_LONGEST_HEAD: Final = 32_768
"""Bytes before the body of a request; a browser sends less than a tenth of it."""
_MOST_REQUESTS: Final = 16
"""That wait for the answer to one before them; browsers send none ahead, and thousands fit into what is read at once."""
_SECONDS: Final = 20.0
"""For a whole request; whoever takes longer, or says nothing at all, keeps a file open that others need."""


class _TooManyRequests(Exception):
    """Ends the reading; the answer is that of any request that cannot be read."""


class Door(HttpToolsProtocol):
    """One connection before it is anything else; sockets leave it for a Line."""

    _is_in_head = True
    _head = 0
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._expect_a_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._expect_a_request()
        super().data_received(data)
        if self._is_in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > _LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _MOST_REQUESTS:
            raise _TooManyRequests
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_in_head, self._head = True, 0
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # We and the parser hold each other; where many come, much garbage would have to be found.
        del self.parser

    def _expect_a_request(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
