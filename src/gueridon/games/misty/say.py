"""What is said: of an event, of what is to be done, and of what an action does. Messages, still without a language."""

from __future__ import annotations

from functools import reduce

from gueridon.core.bits import count, has
from gueridon.core.game import seats_in
from gueridon.core.message import Argument, Message
from gueridon.core.wire import Choice, Event
from gueridon.games.misty import wire
from gueridon.games.misty.components import CARDS, ROLE_NAMES
from gueridon.games.misty.notation import parse
from gueridon.games.misty.state import ACTIVATE, CARD, DEAL, OVER, PICK, PLACE, told
from gueridon.games.misty.view import MistyView


def _the(card: str) -> str:
    """The noun of a card with its article."""
    return f"the-{card}"


# What happened


def say(event: Event) -> Message:
    if isinstance(event, (wire.Moved, wire.Covered, wire.Left, wire.Ate)):
        return _motion(event)
    if isinstance(event, (wire.Taken, wire.Placed, wire.SetAside, wire.WillPlace)):
        return _card(event)
    if isinstance(event, (wire.HasPicked, wire.HasPlaced, wire.AtRest)):
        return _chosen(event)
    if isinstance(event, (wire.WindowWorth, wire.RoundWon)):
        return _points(event)
    if isinstance(event, wire.HandTaken):
        return Message("tell-hand", {"cards": [f"card-{card}" for card in event.cards]})
    if isinstance(event, wire.HandsPassed):
        return Message(f"tell-pass-{event.passing}")
    if isinstance(event, wire.PhaseBegan):
        return Message(f"tell-phase-{event.passing}", {"phase": event.phase, "cards": event.cards})
    if isinstance(event, wire.RoundBegan):
        return Message("tell-round", {"round": event.round})
    assert isinstance(event, wire.CameAlive), event
    return Message("tell-activation")


def _card(event: wire.Taken | wire.Placed | wire.SetAside | wire.WillPlace) -> Message:
    card = _the(event.card)
    if isinstance(event, wire.Taken):
        return Message("tell-takes", {"seat": event.seat, "card": card})
    if isinstance(event, wire.Placed):
        return Message("tell-places", {"seat": event.seat, "card": card, "quoted": event.cell})
    if isinstance(event, wire.SetAside):
        return Message("tell-you-pick", {"card": card})
    return Message("tell-you-place", {"card": card, "quoted": event.cell})


def _chosen(event: wire.HasPicked | wire.HasPlaced | wire.AtRest) -> Message:
    if isinstance(event, wire.AtRest):
        return Message("tell-has-activated", {"seat": event.seat})
    return Message("tell-has-picked" if isinstance(event, wire.HasPicked) else "tell-has-placed", {"seat": event.seat})


def _motion(event: wire.Moved | wire.Covered | wire.Left | wire.Ate) -> Message:
    motion = event.motion
    arguments: dict[str, Argument] = {
        "seat": event.seat,
        "card": _the(motion.card),
        "from_quoted": motion.start,
        "to_quoted": motion.end or "",
    }
    if isinstance(event, wire.Covered):
        if len(motion.under) > 1:
            return Message("tell-covers-pile", arguments)
        return Message("tell-covers", arguments | {"under": _the(motion.under[0])})
    if isinstance(event, wire.Moved):
        return Message("tell-moves", arguments)
    return Message("tell-leaves" if isinstance(event, wire.Left) else "tell-eats", arguments)


def _points(event: wire.WindowWorth | wire.RoundWon) -> Message:
    if isinstance(event, wire.WindowWorth):
        reasons = [_reason(found) for found in event.sums] or [Message("why-empty")]
        why = reduce(lambda first, then: Message("why-also", {"first": first, "then": then}), reasons)
        return Message("score-window-worth", {"seat": event.seat, "points": event.points, "why": why})
    arguments = {"seat": event.seat, "round": event.round, "wins": event.wins, "points": event.points}
    return Message("score-shares-round" if event.is_shared else "score-wins-round", arguments)


def _reason(found: wire.Sum) -> Message:
    return Message(f"why-{found.of}", {"n": found.count, "points": found.points})


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
        return Message("ask-place", {"card": _the(CARDS[told(view.story, view.viewer, CARD)[view.turn]].picture)})
    window = view.own_layout().window
    if window.arrows():
        return Message("ask-activate", {"n": count(window.arrows())})
    return Message("ask-flower" if window.choices() == window.flowers else "ask-monster")


def _ask_to_wait(view: MistyView) -> Message:
    waiting = list(seats_in(view.acting))
    if len(waiting) == 1:
        return Message("ask-wait-one", {"seat": waiting[0]})
    return Message("ask-wait", {"n": len(waiting)})


def label(choice: Choice) -> Message:
    if isinstance(choice, wire.Pick):
        role = ROLE_NAMES[CARDS[parse(choice.card)].role]
        return Message(f"do-pick-{role}", {"card": f"card-{choice.card}"})
    if isinstance(choice, wire.Place):
        return Message("do-place", {"quoted": choice.cell})
    if isinstance(choice, (wire.Feed, wire.Eat)):
        return Message("do-feed" if isinstance(choice, wire.Feed) else "do-eat", {"quoted": choice.cell})
    assert isinstance(choice, (wire.Move, wire.Cover, wire.Leave)), choice
    return _label_of_motion(choice)


def _label_of_motion(choice: wire.Move | wire.Cover | wire.Leave) -> Message:
    motion = choice.motion
    arguments: dict[str, Argument] = {"card": f"card-{motion.card}", "quoted": motion.start}
    if motion.end is None:
        return Message("do-leave", arguments)
    arguments["to_quoted"] = motion.end
    if isinstance(choice, wire.Move):
        return Message("do-move", arguments)
    if len(motion.under) > 1:
        return Message("do-cover-pile", arguments)
    return Message("do-cover", arguments | {"under": _the(motion.under[0])})


def paragraph(view: MistyView) -> str:
    if view.stage == ACTIVATE and view.viewer >= 0 and has(view.acting, view.viewer):
        window = view.own_layout().window
        if not window.arrows():
            return "5.2" if window.choices() == window.flowers else "5.3"
    return {DEAL: "2.1", PICK: "2.2", PLACE: "3.3", ACTIVATE: "4.2", OVER: "7.1"}[view.stage]
