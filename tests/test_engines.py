"""The compiled and the interpreted engine play the same games to the letter."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b

import pytest
from msgspec.json import encode

from gueridon import engine
from gueridon.core import registry
from gueridon.core.contract import fingerprint, random_positions
from gueridon.core.rng import Rng
from gueridon.lab.simulate import simulate
from tests.tables import plain_tables, table_id


def checksums() -> dict[str, str]:
    """One word for everything that happens in some seeded games of every kind, bots included."""
    return {table_id(table): _checksum(*table[:2]) for table in plain_tables()}


def _checksum(name: str, seats: int) -> str:
    game = registry.game(name)
    digest = blake2b(digest_size=16)
    rng = Rng(21)
    for state in random_positions(game, seats, {}, rng):
        digest.update(json.dumps(fingerprint(state)).encode())
        for seat in range(seats):
            view = game.view(state, seat)
            digest.update(encode([list(view.legal), game.value(view), view.data()]))
            digest.update(json.dumps(fingerprint(game.imagine(view, rng))).encode())
    digest.update(repr(simulate(name, seats, 2, ["greedy", "random"][:seats], seed=1)).encode())
    return digest.hexdigest()


@pytest.mark.skipif(not engine.is_compiled(), reason="compared once, by the compiled engine")
def test_both_engines_play_the_same() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.test_engines"],
        env={**os.environ, "GUERIDON_ENGINE": "interpreted"},
        cwd=os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout) == checksums()


if __name__ == "__main__":
    print(json.dumps(checksums()))
