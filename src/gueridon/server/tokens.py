"""Names that nobody guesses: of tables and people, and tokens of invites, of which only hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from gueridon.server.errors import unreadable

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """80 random bits, in letters and digits that nobody confuses."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_invite_token(table: str) -> str:
    return f"{table}{secrets.token_urlsafe(18)}"


def table_of_invite(token: str) -> str:
    """An invite says which table it is for, so that nothing but the table's own log needs to know it."""
    length = len(new_id())
    if len(token) <= length:
        raise unreadable("error-server-no-such-invite")
    return token[:length]
