"""What a viewer is asked and offered, and the paragraph of the rules page that is in force."""

from __future__ import annotations

from gueridon.core.bits import count, has
from gueridon.core.game import seats_in
from gueridon.core.message import Message
from gueridon.games.moustache.board import (
    CUP_DRAW,
    DEALING,
    OVER,
    PASSING,
    REVEAL,
    STEALING,
    TEAMING,
    TRICK,
)
from gueridon.games.moustache.components import CARD_COUNT, COLOUR, COLOUR_NAMES, JOKERS
from gueridon.games.moustache.law import NO_COLOUR
from gueridon.games.moustache.refusals import card_noun
from gueridon.games.moustache.sentences import stars_shown
from gueridon.games.moustache.tricks_told import left_of
from gueridon.games.moustache.view import MoustacheView


def ask(view: MoustacheView) -> Message:
    """What the viewer is to do, or whom the table waits for."""
    if view.phase == OVER:
        return Message("ask-over")
    if view.viewer >= 0 and has(view.acting, view.viewer):
        return _ask_me(view)
    waiting = [int(seat) for seat in seats_in(view.acting)]
    if not waiting:
        return Message("ask-deal")
    if view.phase == PASSING:
        return Message("ask-wait-passing", {"n": len(waiting)})
    return Message("ask-wait-steal" if view.phase == STEALING else "ask-wait", {"seat": waiting[0]})


def _ask_me(view: MoustacheView) -> Message:
    if view.phase == PASSING:
        left = int(view.law.passes - count(view.passed[view.viewer]))
        code = "ask-pass-more" if view.passed[view.viewer] else "ask-pass"
        return Message(code, {"n": left, "left_seat": left_of(view, int(view.viewer))})
    if view.phase == STEALING:
        return Message("ask-steal")
    if view.demanded == NO_COLOUR:
        return Message("ask-lead" if view.table == 0 else "ask-after-joker")
    colour = f"colour-{COLOUR_NAMES[view.demanded]}"
    if not view.hand & COLOUR[view.demanded]:
        return Message("ask-free", {"colour": colour})
    return Message("ask-follow-joker" if view.hand & JOKERS else "ask-follow", {"colour": colour})


def label(view: MoustacheView, action: int) -> Message:
    """The card that is played, passed or picked, with its worth; short, so that a whole hand of choices stays in sight."""
    assert action < CARD_COUNT
    stars = stars_shown(int(view.law.stars[action]))
    if stars:
        return Message("do-card-stars", {"card": card_noun(action), "stars_quoted": stars})
    return Message("do-card", {"card": card_noun(action)})


_PARAGRAPHS = {
    REVEAL: "2.1",
    TEAMING: "2.2",
    DEALING: "2.3",
    PASSING: "7.3",
    TRICK: "3.2",
    STEALING: "4.5",
    CUP_DRAW: "5.3",
    OVER: "9.1",
}


def paragraph(view: MoustacheView) -> str:
    """The paragraph of the rules page that is in force."""
    if view.phase == TRICK and view.demanded != NO_COLOUR:
        return "3.3"
    return _PARAGRAPHS[int(view.phase)]
