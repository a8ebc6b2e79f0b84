"""Refusals of the server: a code with arguments, and what HTTP calls that kind of wrong."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Final

from gueridon.core.message import Argument, GueridonError, Message
from gueridon.core.telling import said
from gueridon.server.messages import Refused


class Denied(GueridonError):
    """Something that a client asked for is not done; nothing has changed."""

    def __init__(
        self,
        code: str,
        status: HTTPStatus = HTTPStatus.CONFLICT,
        *,
        retry_after: float | None = None,
        game: str | None = None,
        paragraph: str | None = None,
        **arguments: Argument,
    ) -> None:
        super().__init__(code, game=game, **arguments)
        self.status = status
        self.retry_after = retry_after
        self.paragraph = paragraph


class Busy(Denied):
    """There is too much to do at this moment: nobody's mistake, and to be tried again."""

    def __init__(self, code: str = "error-server-busy", *, retry_after: float = 1.0) -> None:
        super().__init__(code, HTTPStatus.SERVICE_UNAVAILABLE, retry_after=retry_after)


class Conflict(Exception):
    """Somebody else wrote the next entry of a table's log first: read it, then decide again."""


UNEXPLAINED: Final = "error-server-cannot-write"


class StorageFailure(Exception):
    """The disk or the database refuses; whether the last write is kept shows when the log is read again."""

    def __init__(self, said: str, why: str = UNEXPLAINED) -> None:
        super().__init__(said)
        self.why = why
        """The code of a sentence that may be told to anybody; what the database itself says may name its address."""

    @property
    def is_explained(self) -> bool:
        return self.why != UNEXPLAINED


def denied(message: Message, status: HTTPStatus, *, game: str | None = None, paragraph: str | None = None) -> Denied:
    error = Denied(message.code, status, game=game, paragraph=paragraph)
    error.message = message
    return error


def not_yours(code: str, **arguments: Argument) -> Denied:
    return denied(Message(code, arguments), HTTPStatus.FORBIDDEN)


def not_found(code: str, **arguments: Argument) -> Denied:
    return denied(Message(code, arguments), HTTPStatus.NOT_FOUND)


def unreadable(code: str, **arguments: Argument) -> Denied:
    return denied(Message(code, arguments), HTTPStatus.BAD_REQUEST)


_PATTERN = re.compile(r"Expected `str` matching regex '.*?'(?= - at |$)")


def unreadable_message(error: Exception) -> Denied:
    """What of a message cannot be read; how its letters are checked is no use to anybody."""
    return unreadable("error-unreadable", quoted=_PATTERN.sub("letters that cannot stand there", str(error))[:200])


def refusal_of(error: GueridonError, request: str | None = None) -> Refused:
    """The message that tells a client."""
    denied = error if isinstance(error, Denied) else None
    return Refused(
        said(error.message),
        id=request,
        game=error.game,
        paragraph=denied.paragraph if denied else None,
        retry_after=denied.retry_after if denied else None,
    )


def status_of(error: GueridonError) -> HTTPStatus:
    return error.status if isinstance(error, Denied) else HTTPStatus.BAD_REQUEST
