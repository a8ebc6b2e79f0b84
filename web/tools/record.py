"""Writes games as the harness shows them: every moment as each seat, an onlooker and the all-knowing see it.

`python web/tools/record.py [GAME …]` plays each game with bots, and retells the records of the games' tests.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from gueridon.bots.registry import make
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.game import EVERYTHING, ONLOOKER, Game, State, View
from gueridon.core.match import Match
from gueridon.core.telling import in_words
from gueridon.server.replays import seen

OUT = Path(__file__).resolve().parent.parent / "src" / "harness" / "recordings"
SEED = 7


def played(name: str, seats: int) -> str:
    """The record of a game between bots, the same every time."""
    match = matches.start(name, seats, seed=SEED)
    bots = [make("greedy", match.game, SEED + seat) for seat in range(seats)]
    while match.outcome is None:
        seat = random.Random(match.step_count).choice(match.to_act())
        match.play(seat, match.game.text(bots[seat].choose(match.view_of(seat))))
    return match.record()


def recording(text: str) -> dict[str, object]:
    match = matches.replay(text)
    return {
        "game": match.game.name,
        "seats": match.seats,
        "box": registry.box(match.game.name),
        "names": [match.names.get(seat, "") for seat in range(match.seats)],
        "viewers": {
            str(viewer): list(told_to(viewer, match)) for viewer in (*range(match.seats), ONLOOKER, EVERYTHING)
        },
    }


def told_to(viewer: int, match: Match) -> Iterator[dict[str, object]]:
    """Every moment as one viewer saw it; what they could do then comes with a preview."""
    for moment in seen(match, viewer):
        if moment is not None:
            yield {"moment": moment.shown, "previews": dict(previews(match.game, moment.state, moment.view))}


def previews(game: Game, state: State, view: View) -> Iterator[tuple[str, dict[str, object]]]:
    for action in view.legal:
        if not state.reveals(view.viewer, action):
            yield game.text(action), preview(game, state.copy(), view, action)


def preview(game: Game, state: State, view: View, action: int) -> dict[str, object]:
    state.play(view.viewer, action)
    after = game.view(state, int(view.viewer))
    return {"view": after.data(), "told": in_words(game, game.events(view, after))}


def write(name: str, text: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / f"{name}.json").write_bytes(msgspec.json.encode(recording(text)))
    print(f"{name}: {matches.replay(text).step_count} steps")


def main(games: list[str]) -> None:
    for name in games or registry.names():
        for seats in registry.game(name).players:
            write(f"{name}-{seats}-players", played(name, seats))
        folder = Path(str(registry.folder(name))) / "tests" / "records"
        for path in sorted(folder.glob("*.txt")):
            write(f"{name}-{path.stem}", path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
