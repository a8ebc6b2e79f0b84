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
from gueridon.core.game import CHANCE, EVERYTHING, ONLOOKER, Game, State, View, seats_in
from gueridon.core.match import Match
from gueridon.core.record import parse_record
from gueridon.server.messages import Choice, Moment, Position, Result, Said, said

OUT = Path(__file__).resolve().parent.parent / "src" / "harness" / "recordings"
SEED = 7


def played(name: str, seats: int) -> str:
    """The record of a game between bots, the same every time."""
    match = matches.start(name, seats, seed=SEED)
    bots = [make("greedy", match.game, SEED + seat) for seat in range(seats)]
    while match.outcome is None:
        seat = random.Random(len(match.steps)).choice(match.to_act())
        match.play(seat, match.game.text(bots[seat].choose(match.view_of(seat))))
    return match.record()


def recording(text: str) -> dict[str, object]:
    record = parse_record(text)
    viewers = [*range(record.seats), ONLOOKER, EVERYTHING]
    return {
        "game": record.game,
        "seats": record.seats,
        "names": [record.names.get(seat, "") for seat in range(record.seats)],
        "viewers": {str(viewer): list(told_to(viewer, text)) for viewer in viewers},
    }


def told_to(viewer: int, text: str) -> Iterator[dict[str, object]]:
    """Every moment as one viewer saw it; what they could do then comes with a preview."""
    before: View | None = None
    told: list[Said] = []
    for match in matches.steps(text):
        view = match.game.view(match.state, viewer)
        if before is not None:
            told += [said(message) for message in match.game.narrate(before, view)]
        before = view
        if match.outcome is None and match.state.to_act() >> CHANCE & 1:
            continue  # the deals between two actions are one moment
        seat = match.steps[-1].seat if match.steps else CHANCE
        moment = Moment(None, None if seat == CHANCE else seat, told, position_of(match, view))
        yield {"moment": moment, "previews": dict(previews(match, view))}
        told = []


def position_of(match: Match, view: View) -> Position:
    game, outcome = match.game, match.outcome
    return Position(
        view=msgspec.Raw(msgspec.json.encode(view.data())),
        to_act=list(seats_in(view.acting)),
        legal=[Choice(game.text(action), said(game.label(view, action))) for action in view.legal],
        ask=said(game.ask(view)),
        paragraph=game.paragraph(view),
        can_undo=False,
        deadlines=[],
        result=None if outcome is None else Result(list(outcome.scores), list(outcome.places), said(outcome.reason)),
    )


def previews(match: Match, view: View) -> Iterator[tuple[str, dict[str, object]]]:
    for action in view.legal:
        seat = int(view.viewer)
        if not match.state.reveals(seat, action):
            yield match.game.text(action), preview(match.game, match.state.copy(), view, action)


def preview(game: Game, state: State, view: View, action: int) -> dict[str, object]:
    state.play(view.viewer, action)
    after = game.view(state, int(view.viewer))
    return {"view": after.data(), "told": [said(event) for event in game.narrate(view, after)]}


def write(name: str, text: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / f"{name}.json").write_bytes(msgspec.json.encode(recording(text)))
    print(f"{name}: {len(parse_record(text).steps)} steps")


def main(games: list[str]) -> None:
    for name in games or registry.names():
        for seats in registry.game(name).players:
            write(f"{name}-{seats}-players", played(name, seats))
        folder = Path(str(registry.folder(name))) / "tests" / "records"
        for path in sorted(folder.glob("*.txt")):
            write(f"{name}-{path.stem}", path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
