"""Says what happened, what is asked and what a choice does, from views alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import count, has
from gueridon.core.game import seats_in
from gueridon.core.message import Argument, Message
from gueridon.games.misty.board import Window, smile_bonus
from gueridon.games.misty.components import (
    CARD_POINTS,
    CARDS,
    FLOWER_POINTS,
    KINDS,
    TO_THE_LEFT,
)
from gueridon.games.misty.notation import cell_name
from gueridon.games.misty.replay import OUT, Event, cells_of, events, layout_now
from gueridon.games.misty.state import (
    ACTIVATE,
    CARD,
    CELL,
    DEAL,
    OVER,
    PICK,
    PLACE,
    STEP,
    count_told,
    empty_story,
    hand_size,
    passing,
    points_table,
    told,
    window_size,
    wins,
)
from gueridon.games.misty.view import MistyView, pictures, shows_last_round

_ROLE_NAMES: Final = ("up", "right", "down", "left", "smile", "flower", "monster", "plain")


def the(kind: int) -> str:
    """The noun of a card with its article."""
    return f"the-{CARDS[kind].picture}"


# What happened


def narrate(before: MistyView, after: MistyView) -> list[Message]:
    return list(_narrate(before, after))


def _narrate(before: MistyView, after: MistyView) -> Iterator[Message]:
    story_before = before.story
    if after.round > before.round:
        yield from _tell_construction(story_before, after.last_story, after)
        yield from _tell_activation(story_before, after.last_story, after)
        yield from _tell_round_result(after)
        story_before = empty_story(after.seats)
    yield from _tell_deal(before, after)
    yield from _tell_construction(story_before, after.story, after)
    yield from _tell_new_hand(before, after)
    if after.stage == ACTIVATE:
        yield from _tell_own_activation(before, after)
    yield from _tell_sealed(before, after)


def recap(view: MistyView) -> list[Message]:
    """What the windows of the last round were worth, until the first cards of the next are turned up."""
    return list(_tell_round_result(view)) if shows_last_round(view) else []


def _tell_deal(before: MistyView, after: MistyView) -> Iterator[Message]:
    """A deal is told once it is complete."""
    if after.stage in (DEAL, OVER) or _phase(before) == _phase(after):
        return
    if after.turn < hand_size(after.shape):
        yield Message("tell-round", {"round": after.round + 1})
    way = "left" if passing(after.shape, min(after.turn, window_size(after.shape) - 1)) == TO_THE_LEFT else "right"
    phase = min(after.turn, window_size(after.shape) - 1) // hand_size(after.shape) + 1
    yield Message(f"tell-phase-{way}", {"phase": phase, "cards": hand_size(after.shape)})


def _phase(view: MistyView) -> tuple[int, int]:
    """The last phase that was dealt completely, as round and phase."""
    phase = view.turn // hand_size(view.shape)
    if view.stage in (DEAL, ACTIVATE, OVER):
        phase -= 1
    return view.round, phase


def _tell_construction(before: vec[i64], after: vec[i64], view: MistyView) -> Iterator[Message]:
    """Card by card of each window: everybody's is turned up, then everybody's is placed, then the hands go on."""
    size = hand_size(view.shape)
    for i in range(count_told(before, 0, CELL), count_told(after, 0, CARD)):
        if i >= count_told(before, 0, CARD):
            for seat in range(view.seats):
                yield Message("tell-takes", {"seat": seat, "card": the(told(after, seat, CARD)[i])})
        if i < count_told(after, 0, CELL):
            for seat in range(view.seats):
                yield _placed(after, seat, i)
            if (i + 1) % size:
                yield Message("tell-pass-left" if passing(view.shape, i) == TO_THE_LEFT else "tell-pass-right")


def _placed(story: vec[i64], seat: int, i: int) -> Message:
    cell = cell_name(told(story, seat, CELL)[i])
    return Message("tell-places", {"seat": seat, "card": the(told(story, seat, CARD)[i]), "quoted": cell})


def _tell_new_hand(before: MistyView, after: MistyView) -> Iterator[Message]:
    is_new = (before.round, before.turn, before.stage == DEAL) != (after.round, after.turn, after.stage == DEAL)
    if after.viewer >= 0 and after.stage == PICK and is_new:
        hand = [f"card-{picture}" for picture in pictures(after.hands[after.viewer])]
        yield Message("tell-hand", {"cards": hand})


def _tell_sealed(before: MistyView, after: MistyView) -> Iterator[Message]:
    """Who has chosen; what, only to the one who did."""
    if (before.round, before.turn, before.stage) != (after.round, after.turn, after.stage):
        return
    for seat in seats_in(before.acting & ~after.acting):
        if after.stage == ACTIVATE:
            yield Message("tell-has-activated", {"seat": seat})
        elif seat != after.viewer:
            yield Message("tell-has-picked" if after.stage == PICK else "tell-has-placed", {"seat": seat})
        elif after.stage == PICK:
            yield Message("tell-you-pick", {"card": the(after.chosen[seat])})
        else:
            card = the(told(after.story, seat, CARD)[after.turn])
            yield Message("tell-you-place", {"card": card, "quoted": cell_name(after.chosen[seat])})


def _tell_own_activation(before: MistyView, after: MistyView) -> Iterator[Message]:
    if before.stage != ACTIVATE:
        yield Message("tell-activation")
    yield from _tell_activation(before.story, after.story, after)


def _tell_activation(before: vec[i64], after: vec[i64], view: MistyView) -> Iterator[Message]:
    """Every card that moves, window by window, as far as the viewer may know and was not told before."""
    for seat in range(view.seats):
        already = count_told(before, seat, STEP) + 1 if _is_built(before, seat, view) else 0
        for step, happened in enumerate(events(after, seat, view.shape)):
            if step >= already:
                for event in happened:
                    yield _tell_event(seat, event)


def _is_built(story: vec[i64], seat: int, view: MistyView) -> bool:
    return count_told(story, seat, CELL) == window_size(view.shape)


def _tell_event(seat: int, event: Event) -> Message:
    arguments: dict[str, Argument] = {
        "seat": seat,
        "card": the(event.kind),
        "from_quoted": cell_name(event.start),
        "to_quoted": "" if event.end == OUT else cell_name(event.end),
    }
    if event.is_meal:
        return Message("tell-eats", arguments)
    if event.end == OUT:
        return Message("tell-leaves", arguments)
    if not event.under:
        return Message("tell-moves", arguments)
    if len(event.under) > 1:
        return Message("tell-covers-pile", arguments)
    return Message("tell-covers", {**arguments, "under": the(event.under[0])})


def _tell_round_result(view: MistyView) -> Iterator[Message]:
    points = points_table(view.points, view.seats)[-1]
    for seat in range(view.seats):
        why = _why(layout_now(view.last_story, seat, view.shape).window, chains=view.chains)
        yield Message("score-window-worth", {"seat": seat, "points": points[seat], "why": why})
    winners = [seat for seat in range(view.seats) if points[seat] == max(points)]
    for seat in winners:
        code = "score-wins-round" if len(winners) == 1 else "score-shares-round"
        won = int(wins(view.points, view.seats, seat))
        yield Message(code, {"seat": seat, "round": view.round, "wins": won, "points": points[seat]})


def _why(window: Window, *, chains: bool) -> Message:
    """Why a window is worth what it is worth."""
    reasons = list(_reasons(window, chains=chains)) or [Message("why-empty")]
    return reduce(lambda first, then: Message("why-also", {"first": first, "then": then}), reasons)


def _reasons(window: Window, *, chains: bool) -> Iterator[Message]:
    bonus = smile_bonus(window.smiles, chains=chains)
    smiles, flowers = count(window.smiles), count(window.flowers)
    others, piles = count(window.others | window.monsters), count(window.piles)
    if flowers:
        yield Message("why-flowers", {"n": flowers, "points": flowers * FLOWER_POINTS})
    if smiles:
        yield Message("why-smiles", {"n": smiles, "points": smiles * CARD_POINTS})
    if bonus:
        yield Message("why-side-by-side", {"points": bonus})
    if others:
        yield Message("why-others", {"n": others, "points": others * CARD_POINTS})
    if piles:
        yield Message("why-piles", {"n": piles})


# What is asked, and what a choice does


def ask(view: MistyView) -> Message:
    if view.stage == OVER:
        return Message("ask-over")
    if view.stage == DEAL:
        return Message("ask-deal")
    if view.viewer < 0 or not has(view.acting, view.viewer):
        return _ask_to_wait(view)
    if view.stage == PICK:
        return Message("ask-pick")
    if view.stage == PLACE:
        return Message("ask-place", {"card": the(told(view.story, view.viewer, CARD)[view.turn])})
    window = layout_now(view.story, view.viewer, view.shape).window
    if window.arrows():
        return Message("ask-activate", {"n": count(window.arrows())})
    return Message("ask-flower" if window.choices() == window.flowers else "ask-monster")


def _ask_to_wait(view: MistyView) -> Message:
    waiting = list(seats_in(view.acting))
    if len(waiting) == 1:
        return Message("ask-wait-one", {"seat": waiting[0]})
    return Message("ask-wait", {"n": len(waiting)})


def label(view: MistyView, action: int) -> Message:
    if action < KINDS:
        code = f"do-pick-{_ROLE_NAMES[CARDS[action].role]}"
        return Message(code, {"card": f"card-{CARDS[action].picture}"})
    cell = action - KINDS
    if view.stage == PLACE:
        return Message("do-place", {"quoted": cell_name(cell)})
    layout = layout_now(view.story, view.viewer, view.shape)
    if not layout.window.arrows():
        code = "do-feed" if cell in cells_of(layout.window.flowers) else "do-eat"
        return Message(code, {"quoted": cell_name(cell)})
    return _label_move(layout.act(cell)[0])


def _label_move(event: Event) -> Message:
    card, start = f"card-{CARDS[event.kind].picture}", cell_name(event.start)
    if event.end == OUT:
        return Message("do-leave", {"card": card, "quoted": start})
    arguments: dict[str, Argument] = {"card": card, "quoted": start, "to_quoted": cell_name(event.end)}
    if not event.under:
        return Message("do-move", arguments)
    if len(event.under) > 1:
        return Message("do-cover-pile", arguments)
    return Message("do-cover", {**arguments, "under": the(event.under[0])})


def paragraph(view: MistyView) -> str:
    if view.stage == ACTIVATE and view.viewer >= 0 and has(view.acting, view.viewer):
        window = layout_now(view.story, view.viewer, view.shape).window
        if not window.arrows():
            return "5.2" if window.choices() == window.flowers else "5.3"
    return {DEAL: "2.1", PICK: "2.2", PLACE: "3.3", ACTIVATE: "4.2", OVER: "7.1"}[view.stage]
