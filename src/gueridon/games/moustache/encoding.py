"""A player's knowledge of a round as numbers, for learners: sets of cards as one number a card, own team first."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import bit, has
from gueridon.core.encoding import Slot, flag, from_viewer, joined, laid_out, members, one_of, share
from gueridon.core.game import View
from gueridon.games.moustache.board import PHASE_NAMES, card_played, hand_size, player_of, void_bit
from gueridon.games.moustache.components import (
    CARD_COUNT,
    COLOUR_NAMES,
    COLOURS,
    CUP_VALUES,
    JOKER_NAMES,
    ROUNDS,
    RULE_CARDS,
    TEAM_CARDS,
)
from gueridon.games.moustache.view import MoustacheView

_CARDS: Final = "one number a card: green, pink, orange, blue, each 0 to 10, then the jokers"
_MANY_STARS: Final = 40

LAYOUT: Final = (
    Slot("round", ROUNDS, "which round it is"),
    Slot("phase", len(PHASE_NAMES), "what is done now: " + ", ".join(PHASE_NAMES)),
    Slot("pool", len(RULE_CARDS), "the Rule cards this game is played with"),
    Slot("rules", ROUNDS * len(RULE_CARDS), "which Rule card lies in the row, place by place"),
    Slot("demanded", COLOURS, "the colour to be followed: " + ", ".join(COLOUR_NAMES)),
    Slot("hand", CARD_COUNT, f"the viewer's hand, {_CARDS}"),
    Slot("own_pile", CARD_COUNT, "what the viewer's team has taken"),
    Slot("other_pile", CARD_COUNT, "what the other team has taken"),
    Slot("thrown", CARD_COUNT, "what nobody has taken"),
    Slot("stolen", CARD_COUNT, "what the monkey has picked"),
    Slot(
        "stars", 2 * ROUNDS, "stars of the crown's team and of the other in each round that is over, as a share of 40"
    ),
    Slot("acting", 1, "whether the table waits for this player", per_seat=True),
    Slot("leader", 1, "whether this player leads the trick", per_seat=True),
    Slot("winning", 1, "whether this player's card would win the trick as it lies", per_seat=True),
    Slot("team", len(TEAM_CARDS), "the team card: " + ", ".join(TEAM_CARDS), per_seat=True),
    Slot("ally", 1, "whether this player is in the viewer's team", per_seat=True),
    Slot("hand_size", 1, "cards in the hand, as a share of a full one", per_seat=True),
    Slot("jokers", 1, "jokers in the hand, as a share of the three", per_seat=True),
    Slot("known", CARD_COUNT, "cards that the viewer knows to be in the hand", per_seat=True),
    Slot("passed", CARD_COUNT, "cards that the viewer knows were passed on", per_seat=True),
    Slot("void", COLOURS, "colours that this player has shown not to hold", per_seat=True),
    Slot("trick", CARD_COUNT, "the card that lies in the trick", per_seat=True),
    Slot("played", CARD_COUNT, "all cards played this round", per_seat=True),
    Slot(
        "cups",
        ROUNDS,
        "the cup of each round, as a share of the best; -1 for one the viewer may not look at",
        per_seat=True,
    ),
)


def encode(view: View) -> list[float]:
    assert isinstance(view, MoustacheView)
    seats = from_viewer(view, view.seats)
    winning = view.winning()
    is_blue = has(view.blue, view.viewer)
    own_pile, other_pile = (view.blue_pile, view.pink_pile) if is_blue else (view.pink_pile, view.blue_pile)
    trick = _cards_by_seat(view, list(view.trick()))
    played = _cards_by_seat(view, list(view.plays))
    return laid_out(
        LAYOUT,
        view.seats,
        {
            "round": one_of(view.round, ROUNDS),
            "phase": one_of(view.phase, len(PHASE_NAMES)),
            "pool": members(view.pool, len(RULE_CARDS)),
            "rules": _rules(view),
            "demanded": one_of(view.demanded, COLOURS),
            "hand": members(view.hand, CARD_COUNT),
            "own_pile": members(own_pile, CARD_COUNT),
            "other_pile": members(other_pile, CARD_COUNT),
            "thrown": members(view.thrown, CARD_COUNT),
            "stolen": members(view.stolen, CARD_COUNT),
            "stars": joined(share(stars, _MANY_STARS) for stars in view.stars),
            "acting": joined(flag(has(view.acting, seat)) for seat in seats),
            "leader": joined(flag(seat == view.leader) for seat in seats),
            "winning": joined(flag(seat == winning) for seat in seats),
            "team": joined(_team(view, seat) for seat in seats),
            "ally": joined(flag(has(view.blue, seat) == is_blue) for seat in seats),
            "hand_size": joined(share(view.sizes[seat], hand_size(view.seats)) for seat in seats),
            "jokers": joined(share(view.jokers[seat], len(JOKER_NAMES)) for seat in seats),
            "known": joined(members(view.known[seat], CARD_COUNT) for seat in seats),
            "passed": joined(members(view.passed[seat], CARD_COUNT) for seat in seats),
            "void": joined(_voids(view, seat) for seat in seats),
            "trick": joined(members(trick[seat], CARD_COUNT) for seat in seats),
            "played": joined(members(played[seat], CARD_COUNT) for seat in seats),
            "cups": joined(_cups(view, seat) for seat in seats),
        },
    )


def _rules(view: MoustacheView) -> list[float]:
    row = [*view.law.row, *[-1] * ROUNDS][:ROUNDS]
    return joined(one_of(card, len(RULE_CARDS)) for card in row)


def _cards_by_seat(view: MoustacheView, plays: list[int]) -> list[int]:
    cards = [0] * view.seats
    for play in plays:
        cards[player_of(play)] |= bit(card_played(play))
    return cards


def _team(view: MoustacheView, seat: int) -> list[float]:
    team = view.team_of(seat)
    return [float(team == name) for name in TEAM_CARDS]


def _voids(view: MoustacheView, seat: int) -> list[float]:
    return joined(flag(view.voids & void_bit(seat, colour) != 0) for colour in range(COLOURS))


def _cups(view: MoustacheView, seat: int) -> list[float]:
    """HIDDEN_CUP is -1 already."""
    cups = [view.cup(number, seat) for number in range(ROUNDS)]
    return joined([-1.0] if cup < 0 else share(cup, max(CUP_VALUES)) for cup in cups)
