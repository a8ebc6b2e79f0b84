"""Every record that any version ever wrote is read to its end by this one, and written again it is the same text.

`records/` holds one of each form that there was, written by the version that had it; beside each lies what that version told
of it. Whoever changes the form puts one of the old form there before, and nothing else needs to be done.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import gueridon
from gueridon.core.match import resume
from gueridon.terminal.keeper import key_file, read_secret
from tests.tables import needs

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def game_of(path: Path) -> str:
    return path.read_text(encoding="utf-8").split("\n")[1].split(" ")[1]


def kept(paths: list[Path]) -> list[Any]:
    assert paths
    return [pytest.param(path, marks=needs(game_of(path)), id=path.stem) for path in paths]


def told(path: Path) -> dict[str, Any]:
    """What the version that wrote a record said of it."""
    found: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("path", kept(RECORDS))
def test_an_older_record_is_the_game_that_it_was(path: Path) -> None:
    text, then = path.read_text(encoding="utf-8"), told(path)
    match = gueridon.replay(text)
    assert (match.step_count, match.to_act()) == (then["steps"], then["to act"])
    assert match.record() == text
    if then["outcome"] is None:
        assert match.outcome is None
    else:
        assert match.outcome is not None
        outcome = {"scores": [*match.outcome.scores], "places": [*match.outcome.places]}
        assert outcome | {"reason": match.outcome.reason.code} == then["outcome"]


@pytest.mark.parametrize("path", kept([path for path in RECORDS if told(path)["outcome"]]))
def test_the_deals_of_an_older_record_are_those_that_were_promised(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    proof = gueridon.verify(text)
    assert proof.deals + proof.actions == told(path)["steps"]
    heads = [line.split(" ")[0] for line in text.partition("\n\n")[0].split("\n")]
    assert (proof.lucks, len(proof.seeds)) == (heads.count("luck"), heads.count("player_seed"))
    assert (proof.seeded, proof.one_device) == ("seeded" in heads, "one_device" in heads)


@pytest.mark.parametrize("path", kept([path for path in RECORDS if key_file(path).exists()]))
def test_a_game_that_an_older_terminal_kept_is_played_on(path: Path, tmp_path: Path) -> None:
    for file in (path, key_file(path)):  # reading them takes them from everybody else
        shutil.copy(file, tmp_path)
    kept_at = tmp_path / path.name
    text, secret = kept_at.read_text(encoding="utf-8"), read_secret(kept_at)
    match = resume(text, secret.key)
    assert len(secret.kinds) == match.seats
    while match.outcome is None:
        seat = match.to_act()[-1]
        match.play(seat, match.legal(seat)[-1])
    assert match.record().startswith(text)
    assert gueridon.verify(match.record()).actions > 0
