"""How much one table takes. Its log is read whenever it comes to memory, so nobody may make it grow without end.

An entry counts for what it begins with. Actions of the game are bounded by the game and never refused, nor is what follows
from something that was counted: coming back, going on after a pause, an answer, revealing a seed, and whatever the server
itself writes. Chat and invites take nothing from what seats and shuffles may: whoever talks much can still begin and leave.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from gueridon.server.errors import Denied
from gueridon.server.table import facts as f


class Cap(NamedTuple):
    """How many entries of a kind a table takes, and how many of them from one person: nobody can use it up for the others."""

    kind: str
    table: int | None
    person: int


_INVITES = Cap("invites", 1_000, 1_000)
_SEATS = Cap("seats", 500, 100)
_SHUFFLES = Cap("shuffles", 2_000, 100)
_CHAT = Cap("chat", 2_000, 500)
_UNDO = Cap("undo", None, 200)
"""What is taken back of a sealed choice is nobody else's to know: it must not show by what is left for the others."""
_LOG = Cap("log", 4_000, 1_500)
"""All the rest together, with invites and chat."""
_ALONE = (_SEATS, _SHUFFLES, _UNDO)

_KINDS: Final[dict[type[f.Fact], Cap]] = {
    f.Invited: _INVITES,
    f.Seated: _SEATS,
    f.Freed: _SEATS,
    f.BotSeated: _SEATS,
    f.Left: _SEATS,
    f.SeedCommitted: _SHUFFLES,
    f.ShuffleBegan: _SHUFFLES,
    f.Chatted: _CHAT,
    f.TookBack: _UNDO,
    f.Rewound: _UNDO,
    f.UndoAsked: _UNDO,
    f.DecisionAsked: _UNDO,
    f.SubstituteAsked: _UNDO,
}
_FREE = (f.Acted, f.Answered, f.CameBack, f.Rematched, f.Resumed, f.SeedRevealed)


class Spent:
    """What a table has taken already."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()

    def count(self, entry: f.Entry) -> None:
        for cap in caps_on(entry.facts):
            self._counts[cap.kind, ""] += 1
            if entry.by:
                self._counts[cap.kind, entry.by] += 1

    def check(self, facts: Sequence[f.AnyFact], by: str) -> None:
        """Refuse, in words, what would be too much; the server itself (nobody) is never refused."""
        for cap in caps_on(facts) if by else ():
            if cap.table is not None and self._counts[cap.kind, ""] >= cap.table:
                raise Denied(f"error-cap-{cap.kind}", whose_quoted="table", most=cap.table)
            if self._counts[cap.kind, by] >= cap.person:
                raise Denied(f"error-cap-{cap.kind}", whose_quoted="person", most=cap.person)


def is_shared(facts: Sequence[f.AnyFact]) -> bool:
    """Whether it takes from what a table has for everybody."""
    return any(cap.table is not None for cap in caps_on(facts))


def caps_on(facts: Sequence[f.AnyFact]) -> list[Cap]:
    if not facts or isinstance(facts[0], _FREE):
        return []
    kind = _KINDS.get(type(facts[0]))
    return [_LOG] if kind is None else [kind] if kind in _ALONE else [kind, _LOG]
