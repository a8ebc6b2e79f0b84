"""What is said: of an event, of what is to be done, and of what an action does. Messages, still without a language."""

from __future__ import annotations

from gueridon.core.bits import count, first, has, lowest
from gueridon.core.message import Argument, Message
from gueridon.core.wire import Counted, Event
from gueridon.games.moustache import wire
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
from gueridon.games.moustache.components import (
    CARD_COUNT,
    COLOUR,
    COLOUR_NAMES,
    JOKERS,
    RULE_CARDS,
    Cards,
    rule_card_named,
)
from gueridon.games.moustache.law import NO_COLOUR
from gueridon.games.moustache.refusals import card_noun
from gueridon.games.moustache.sentences import cards_noun, kind_noun, stars_shown
from gueridon.games.moustache.view import MoustacheView

_NAME_PLACES = ("one", "two", "three")
_TAKEN = {
    "strongest": "tell-take",
    "unicorn": "tell-take-unicorn",
    "privilege": "tell-take-privilege",
    "second": "tell-take-second",
    "only": "tell-take-only",
    "lowest": "tell-take-lowest",
}
_OF_TRICK = (wire.ColourChanged, wire.ThrownOut, wire.LowestWins, wire.Stolen, wire.NothingStolen, wire.Leads)
_LEADS = {"again": "tell-leads-again", "still": "tell-still-leads", "left": "tell-left"}
_ROUND_WON = {"more": "score-round", "fewer": "score-round-fewer", "crown": "score-round-crown"}


def say(event: Event) -> Message:
    """The sentence that tells an event."""
    if isinstance(event, wire.CardLed):
        return Message("tell-lead", {"seat": event.seat, "card": f"card-{event.card}"})
    if isinstance(event, wire.CardPlayed):
        return Message("tell-play", {"seat": event.seat, "card": f"card-{event.card}"})
    if isinstance(event, Counted):
        return _say_counted(event)
    if isinstance(event, _OF_TRICK):
        return _say_of_trick(event)
    if isinstance(event, (wire.TrickTaken, wire.TrickSpoilt, wire.NobodyTakes)):
        return _say_taken(event)
    return _say_at_start(event)


def _say_at_start(event: Event) -> Message:
    if isinstance(event, wire.HandDealt):
        return Message("tell-dealt", {"seat": event.seat, "cards": _nouns(event.cards)})
    if isinstance(event, wire.HandKnown):
        return Message("tell-seen", {"seat": event.seat, "cards": _nouns(event.cards)})
    if isinstance(event, wire.LaidOpen):
        return Message("tell-open", {"seat": event.seat, "cards": _nouns(event.cards)})
    if isinstance(event, wire.RuleRevealed):
        rule = f"rule-{event.rule}"
        return Message("tell-rule", {"round": event.round, "rule": rule, "effect": f"{rule}-effect"})
    if isinstance(event, wire.TeamsDealt):
        blue, pink = _players(event.blue), _players(event.pink)
        return Message("tell-teams", {"blue": blue, "pink": pink, "crown_seat": event.crown})
    if isinstance(event, wire.PassChosen):
        return Message("tell-pass", {"card": f"card-{event.card}", "left_seat": event.to})
    if isinstance(event, wire.Passed):
        return Message("tell-passed")
    assert isinstance(event, wire.Received), event
    arguments: dict[str, Argument] = {"seat": event.seat, "right_seat": event.giver, "cards": _nouns(event.cards)}
    return Message("tell-received", arguments)


def _say_of_trick(event: Event) -> Message:
    """What happens to a trick, apart from who takes it."""
    if isinstance(event, wire.ColourChanged):
        return Message("tell-cut", {"colour": f"colour-{event.colour}"})
    if isinstance(event, wire.ThrownOut):
        return Message("tell-equals", {"cards": _nouns(event.cards)})
    if isinstance(event, wire.LowestWins):
        code = "tell-lowest-strongest" if event.second_wins else "tell-lowest"
        return Message(code, {"cards": cards_noun(_cards_of(event.rules[0]))})
    if isinstance(event, wire.Stolen):
        return Message("tell-steal", {"seat": event.seat, "card": f"card-{event.card}"})
    if isinstance(event, wire.NothingStolen):
        return Message("tell-nothing-to-steal", {"seat": event.seat})
    assert isinstance(event, wire.Leads), event
    return Message(_LEADS[event.why], {"seat": event.seat})


def _say_taken(event: Event) -> Message:
    if isinstance(event, wire.NobodyTakes):
        return Message("tell-nobody")
    if isinstance(event, wire.TrickSpoilt):
        return Message("tell-pigeon", {"seat": event.seat, "card": f"card-{event.card}"})
    assert isinstance(event, wire.TrickTaken), event
    arguments: dict[str, Argument] = {"seat": event.seat, "card": f"card-{event.card}", "n": len(event.cards)}
    return Message(_TAKEN[event.why], arguments | {"stars": event.stars})


def _say_counted(event: Counted) -> Message:
    """Where the stars and the points came from."""
    if isinstance(event, wire.CupDrawn):
        if event.points is None:
            return Message("score-cup-hidden", {"seat": event.seat})
        return Message("score-cup", {"seat": event.seat, "points": event.points})
    if isinstance(event, wire.CupsTurned):
        if not event.cups:
            return Message("score-no-points", {"seat": event.seat})
        return Message("score-points", {"seat": event.seat, "cups": event.cups, "points": event.points})
    if isinstance(event, wire.RoundWon):
        return Message(_ROUND_WON[event.why], {"team": f"team-{event.team}"})
    assert isinstance(event, (wire.CardsCounted, wire.MostCounted, wire.LastCounted, wire.TeamCounted)), event
    arguments: dict[str, Argument] = {"team": f"team-{event.team}", "stars": event.stars}
    if isinstance(event, wire.CardsCounted):
        return Message("score-worth", arguments | {"cards": _nouns(event.cards), "each": event.each})
    if isinstance(event, wire.MostCounted):
        kind = kind_noun(_cards_of(event.rule))
        return Message("score-most", arguments | {"kind": kind, "n": event.number, "stars": -event.stars})
    return Message("score-last" if isinstance(event, wire.LastCounted) else "score-total", arguments)


def _nouns(cards: list[str]) -> list[str]:
    return [f"card-{card}" for card in cards]


def _players(seats: list[int]) -> Message:
    places = zip(_NAME_PLACES, seats, strict=False)
    return Message(f"names-{len(seats)}", {f"{place}_seat": seat for place, seat in places})


def _cards_of(rule: str) -> Cards:
    """The cards that a Rule card is about."""
    return RULE_CARDS[rule_card_named(rule)].cards


# --- what is asked, and what may be done --------------------------------------------------------------------------------


def ask(view: MoustacheView) -> Message:
    """What the viewer is to do, or whom the table waits for."""
    if view.phase == OVER:
        return Message("ask-over")
    if view.viewer >= 0 and has(view.acting, view.viewer):
        return _ask_me(view)
    waiting = view.acting & first(view.seats)
    if waiting == 0:
        return Message("ask-deal")
    if view.phase == PASSING:
        return Message("ask-wait-passing", {"n": int(count(waiting))})
    return Message("ask-wait-steal" if view.phase == STEALING else "ask-wait", {"seat": int(lowest(waiting))})


def _ask_me(view: MoustacheView) -> Message:
    if view.phase == PASSING:
        left = int(view.law.passes - count(view.passed[view.viewer]))
        code = "ask-pass-more" if view.passed[view.viewer] else "ask-pass"
        return Message(code, {"n": left, "left_seat": view.left_of(view.viewer)})
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
