"""What happened, found from two views of one viewer, and what an open action would do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, has
from gueridon.core.game import seats_in
from gueridon.core.wire import Choice, Event
from gueridon.games.misty import wire
from gueridon.games.misty.board import Window, smile_bonus
from gueridon.games.misty.components import CARD_POINTS, CARDS, FLOWER_POINTS, KINDS
from gueridon.games.misty.notation import cell_name
from gueridon.games.misty.replay import activation, cells_of, layout_now
from gueridon.games.misty.state import (
    ACTIVATE,
    CARD,
    CELL,
    DEAL,
    OVER,
    PICK,
    PLACE,
    SEAT,
    STEP,
    count_told,
    empty_story,
    hand_size,
    passing_name,
    points_table,
    window_size,
    wins,
)
from gueridon.games.misty.view import MistyView, pictures, shows_last_round


def events(before: MistyView, after: MistyView) -> list[Event]:
    return list(_events(before, after))


def recap(view: MistyView) -> list[Event]:
    """What the windows of the last round were worth, until the first cards of the next are turned up."""
    return list(_round_result(view)) if shows_last_round(view) else []


def _events(before: MistyView, after: MistyView) -> Iterator[Event]:
    story_before = before.story
    if after.round > before.round:
        yield from _construction(story_before, after.last_story, after)
        yield from _activation(story_before, after.last_story, after)
        yield from _round_result(after)
        story_before = empty_story(after.seats)
    yield from _deal(before, after)
    yield from _construction(story_before, after.story, after)
    yield from _new_hand(before, after)
    if after.stage == ACTIVATE:
        if before.stage != ACTIVATE:
            yield wire.CameAlive()
        yield from _activation(before.story, after.story, after)
    yield from _sealed(before, after)


# Construction


def _deal(before: MistyView, after: MistyView) -> Iterator[Event]:
    """A deal is told once it is complete."""
    if after.stage in (DEAL, OVER) or _phase(before) == _phase(after):
        return
    size = int(hand_size(after.shape))
    if after.turn < size:
        yield wire.RoundBegan(int(after.round) + 1)
    turn = min(int(after.turn), int(window_size(after.shape)) - 1)
    yield wire.PhaseBegan(turn // size + 1, size, passing_name(after.shape, turn))


def _phase(view: MistyView) -> tuple[int, int]:
    """The last phase that was dealt completely, as round and phase."""
    phase = view.turn // hand_size(view.shape)
    if view.stage in (DEAL, ACTIVATE, OVER):
        phase -= 1
    return view.round, phase


def _construction(before: vec[i64], after: vec[i64], view: MistyView) -> Iterator[Event]:
    """Card by card of each window: everybody's is turned up, then everybody's is placed, then the hands go on."""
    for i in range(count_told(before, 0, CELL), count_told(after, 0, CARD)):
        if i >= count_told(before, 0, CARD):
            for seat in range(view.seats):
                yield _taken(seat, _card(after, seat, i))
        if i < count_told(after, 0, CELL):
            for seat in range(view.seats):
                yield _placed(seat, _card(after, seat, i), cell_name(after[seat * SEAT + CELL + i]))
            if (i + 1) % hand_size(view.shape):
                yield wire.HandsPassed(passing_name(view.shape, i))


# What everybody is told alike is one event for all of them, and put into words once.


@lru_cache(64)
def _taken(seat: int, card: str) -> wire.Taken:
    return wire.Taken(seat, card)


@lru_cache(64)
def _placed(seat: int, card: str, cell: str) -> wire.Placed:
    return wire.Placed(seat, card, cell)


@lru_cache(64)
def _has_chosen(seat: int, stage: int) -> wire.HasPicked | wire.HasPlaced | wire.AtRest:
    if stage == ACTIVATE:
        return wire.AtRest(seat)
    return wire.HasPicked(seat) if stage == PICK else wire.HasPlaced(seat)


def _card(story: vec[i64], seat: int, i: int) -> str:
    return CARDS[story[seat * SEAT + CARD + i]].picture


def _new_hand(before: MistyView, after: MistyView) -> Iterator[Event]:
    is_new = (before.round, before.turn, before.stage == DEAL) != (after.round, after.turn, after.stage == DEAL)
    if after.viewer >= 0 and after.stage == PICK and is_new:
        yield wire.HandTaken(pictures(after.hands[after.viewer]))


def _sealed(before: MistyView, after: MistyView) -> Iterator[Event]:
    """Who has chosen; what, only to the one who did."""
    if (before.round, before.turn, before.stage) != (after.round, after.turn, after.stage):
        return
    for seat in seats_in(before.acting & ~after.acting):
        if after.stage == ACTIVATE or seat != after.viewer:
            yield _has_chosen(int(seat), int(after.stage))
        elif after.stage == PICK:
            yield wire.SetAside(int(seat), CARDS[after.chosen[seat]].picture)
        else:
            yield wire.WillPlace(int(seat), _card(after.story, seat, after.turn), cell_name(after.chosen[seat]))


# Activation


def _activation(before: vec[i64], after: vec[i64], view: MistyView) -> Iterator[Event]:
    """Every card that moves, window by window, as far as the viewer may know and was not told before."""
    for seat in range(view.seats):
        already = count_told(before, seat, STEP) + 1 if _is_built(before, seat, view) else 0
        if already > count_told(after, seat, STEP):
            continue
        for step, happened in enumerate(activation(after, seat, view.shape)):
            if step >= already:
                yield from happened


def _is_built(story: vec[i64], seat: int, view: MistyView) -> bool:
    return count_told(story, seat, CELL) == window_size(view.shape)


# Points


def _round_result(view: MistyView) -> Iterator[Event]:
    points = points_table(view.points, view.seats)[-1]
    for seat in range(view.seats):
        window = layout_now(view.last_story, seat, view.shape).window
        yield _worth(window, seat, points[seat], chains=view.chains)
    winners = [seat for seat in range(view.seats) if points[seat] == max(points)]
    for seat in winners:
        won = int(wins(view.points, view.seats, seat))
        yield wire.RoundWon(seat, int(view.round), points[seat], won, is_shared=len(winners) > 1)


def _worth(window: Window, seat: int, points: int, *, chains: bool) -> wire.WindowWorth:
    """Where the points of a window at rest come from: cell by cell, and together by what lies there."""
    each: dict[int, int] = {}
    runs = _runs(window.smiles, chains=chains)
    sums = [
        _sum("flowers", window.flowers, FLOWER_POINTS, each),
        _sum("smiles", window.smiles, CARD_POINTS, each),
        wire.Sum("side-by-side", len(runs), sum([run.points for run in runs])),
        _sum("others", window.others | window.monsters, CARD_POINTS, each),
        _sum("piles", window.piles, 0, each),
    ]
    panes = [wire.PaneWorth(cell_name(cell), each[cell]) for cell in sorted(each)]
    return wire.WindowWorth(seat, points, panes, runs, [found for found in sums if found.count])


def _sum(
    of: Literal["flowers", "smiles", "others", "piles"], cells: i64, points: int, each: dict[int, int]
) -> wire.Sum:
    """What all cells with the same are worth; and each of them, noted down."""
    for cell in cells_of(cells):
        each[cell] = points
    return wire.Sum(of, int(count(cells)), int(count(cells)) * points)


def _runs(smiles: i64, *, chains: bool) -> list[wire.Run]:
    """All smiles side by side in a row, from left to right."""
    found: list[wire.Run] = []
    for first in cells_of(smiles & ~(smiles << 1)):
        last = first
        while has(smiles, last + 1):
            last += 1
        if last > first:
            bonus = smile_bonus(bit(last + 1) - bit(first), chains=chains)
            found.append(wire.Run(cell_name(first), cell_name(last), int(bonus)))
    return found


# What an action would do


def choice(view: MistyView, action: int) -> Choice:
    if action < KINDS:
        return wire.Pick(CARDS[action].picture)
    cell = action - KINDS
    if view.stage == PLACE:
        return wire.Place(cell_name(cell))
    layout = view.own_layout()
    if not layout.window.arrows():
        return wire.Feed(cell_name(cell)) if has(layout.window.flowers, cell) else wire.Eat(cell_name(cell))
    motion = layout.motion(cell)
    if motion.end is None:
        return wire.Leave(motion)
    return wire.Cover(motion) if motion.under else wire.Move(motion)
