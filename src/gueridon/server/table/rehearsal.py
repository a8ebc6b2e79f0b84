"""Before an entry is written: the proof that it can be read back and applied, and that the game's record can be read.

What is once in the log stays there: an entry that cannot be applied would take its table from everybody for good.
"""

from __future__ import annotations

from gueridon.core import match as matches
from gueridon.core.match import Match
from gueridon.server.table import facts as f
from gueridon.server.table.table import Table

_PLAIN = f.Acted | f.Chatted
"""Decided by the same check that applying them makes, on the same state, and by far the most frequent."""


class Unsound(Exception):
    """An entry would not come back as it was written. It is a mistake of ours, and is not written."""


def rehearse(table: Table, entry: f.Entry) -> None:
    if all(isinstance(fact, _PLAIN) for fact in entry.facts):
        return
    if f.decode_entry(f.encode_entry(entry)) != entry:
        raise Unsound("the entry")
    trial = table.copy()
    trial.apply(entry)
    # From then on every step is checked as it comes, by what reads the record: also those that follow one taken back.
    if trial.match is not None and any(isinstance(fact, f.Started) for fact in entry.facts):
        read_back(trial.match)


def read_back(match: Match) -> None:
    record = match.record()
    if matches.replay(record).record() != record:
        raise Unsound("the record")
