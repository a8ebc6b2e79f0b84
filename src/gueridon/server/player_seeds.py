"""A client's part in the shuffle: bind oneself to a random seed, and reveal it when the host starts."""

from __future__ import annotations

import secrets

from gueridon.core.chance import random_player_seed, seed_commitment
from gueridon.server import messages as m


class PlayerSeed:
    """The seed of one seat. A new one for each secret of the table: what was revealed once is no secret any more."""

    def __init__(self, table: str, seat: int) -> None:
        self._table, self._seat = table, seat
        self._promise = self._seed = ""

    def answer_to(self, facts: m.TableFacts) -> m.Commit | m.Reveal | None:
        """What to send when the table is as these facts tell."""
        stands = facts.seats[self._seat].commitment
        is_new = facts.promise != self._promise
        if facts.status == "open" and is_new:
            self._promise, self._seed = facts.promise, random_player_seed()
        commitment = seed_commitment(self._seed, self._table, self._seat)
        # What stands and is not ours is from another screen of the same person; two that outbid each other never end.
        if facts.status == "open" and (is_new or stands is None):
            return m.Commit(id=secrets.token_urlsafe(12), table=self._table, commitment=commitment)
        if facts.status == "shuffling" and stands == commitment:
            return m.Reveal(id=secrets.token_urlsafe(12), table=self._table, player_seed=self._seed)
        return None
