"""Writes games as the harness shows them: every moment as each seat, an onlooker and the all-knowing see it.

`python web/tools/record.py` plays each game with bots, and retells the records of the games' tests; `--help` says how to ask for less.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from gueridon.bots.registry import make
from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.game import EVERYTHING, ONLOOKER, Game, State, View
from gueridon.core.match import Match
from gueridon.core.telling import in_words
from gueridon.core.words import LANGUAGES, catalogue
from gueridon.server.session.replays import seen

FOLDER = Path(__file__).resolve().parent.parent / "recordings"
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
        "words": {language: catalogue(language, match.game.name) for language in LANGUAGES},
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


def records(game: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """What can be recorded of a game, by name."""
    for seats in registry.game(game).players:
        yield f"{game}-{seats}-players", partial(played, game, seats)
    folder = Path(str(registry.folder(game))) / "tests" / "records"
    for path in sorted(folder.glob("*.txt")):
        yield f"{game}-{path.stem}", partial(path.read_text, encoding="utf-8")


def write(folder: Path, name: str, text: str) -> None:
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(recording(text)))
    print(f"{name}: {matches.replay(text).step_count} steps")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "names", nargs="*", help="a game (misty) or a recording (misty-2-players); all of them if none is named"
    )
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder to write to")
    asked = parser.parse_args()
    all_of_them = [(game, *record) for game in registry.names() for record in records(game)]
    wanted = [record for record in all_of_them if not asked.names or {*record[:2]} & {*asked.names}]
    if not wanted:
        parser.error(f"there is no game or recording {' or '.join(asked.names)}")
    folder: Path = asked.into
    folder.mkdir(parents=True, exist_ok=True)
    for _, name, text in wanted:
        write(folder, name, text())
    found = sorted(path.stem for path in folder.glob("*.json") if path.stem != "index")
    (folder / "index.json").write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
