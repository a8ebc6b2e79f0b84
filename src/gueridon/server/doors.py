"""Reads requests, as uvicorn does, but not without end."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_LONGEST_HEAD: Final = 32_768
"""Bytes before the body of a request; a browser sends less than a tenth of it."""


class Door(HttpToolsProtocol):
    """One connection before it is anything else; sockets leave it for a Line."""

    _is_in_head = True
    _head = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > _LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_in_head, self._head = True, 0
        super().on_message_complete()
