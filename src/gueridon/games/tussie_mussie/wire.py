"""What Tussie Mussie sends: the shapes of its view, its events, its choices and its box."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gueridon.core.wire import Choice, Counted, Event, Shape
from gueridon.games.tussie_mussie import components

Phase: TypeAlias = Literal[
    "first-player", "left-with-apprentice", "turn-card", "discard", "draw", "offer", "choice", "distribution",
    "pre-presentation", "over",
]  # fmt: skip
"""In the order of a round."""
RowName: TypeAlias = Literal["bouquet", "keepsakes"]
Side: TypeAlias = Literal["up", "down"]
Hand: TypeAlias = Literal["left", "right"]

# An owner is a player by seat; the apprentice of the solo variant comes after them. Tiles, colours, effects and turn
# cards are named as in the box. A tile is None where the viewer may not look at it.

# --- the view ---------------------------------------------------------------------------------------------------------


class Column(Shape):
    tile: str | None
    row: RowName
    colour: str | None
    """What it counts as."""


class Owner(Shape):
    points: list[int]
    """Round by round."""
    total: int
    arrangement: list[Column]


class Offer(Shape):
    offerer: int
    taker: int
    up: str
    down: str | None
    taken: Side | None


class Turn(Shape):
    """A turn of the solo variant."""

    card: str
    discarded: str | None
    """By the card, from the top of the stack."""
    taken: Hand | None
    """Which of the two tiles became the player's; None while they are not distributed."""
    option: int | None


class Drawn(Shape):
    tile: str | None
    side: Side | None
    """None while it is in somebody's hand."""


class Plan(Shape):
    """What a player has done before the presentation, as far as the viewer may know."""

    arrangement: list[Column]
    steps: list[str]
    drawing: bool
    keeps: str | None


class View(Shape):
    round: int
    phase: Phase
    names: Literal["en", "fr"]
    head_start: bool
    hidden_keepsakes: bool
    first_player: int | None
    players: list[Owner]
    apprentice: Owner | None
    offers: list[Offer]
    turns: list[Turn]
    drawn: list[Drawn]
    pre_presentation: list[Plan] | None
    presentation: list[list[Column]] | None
    """The latest, owner by owner; what each tile was worth is told."""


# --- events: a round --------------------------------------------------------------------------------------------------


class RoundBegan(Event):
    round: int
    seat: int | None
    """The first player; None in the solo variant."""


class Drew(Event):
    """Somebody drew the two tiles of an offer."""

    seat: int
    tiles: list[str] | None
    """None for whoever did not see both."""


class Offered(Event):
    seat: int
    other: int
    up: str
    down: str | None


class Took(Event):
    """A neighbour took one of two tiles, and the offerer keeps the other."""

    seat: int
    other: int
    up: str
    down: str | None
    taken: Side


class LeftWithApprentice(Event):
    """A tile is with the apprentice from the beginning of the round."""

    tile: str | None


class TurnCardRevealed(Event):
    card: str


class TopDiscarded(Event):
    """A turn card discards the top tile of the stack."""

    tile: str


class LaidOut(Event):
    left: str | None
    right: str | None


class Distributed(Event):
    seat: int
    tile: str | None
    row: RowName
    his: str | None
    his_row: RowName


# --- events: before the presentation ----------------------------------------------------------------------------------


class KeepsakesRevealed(Event):
    owner: int
    is_apprentice: bool
    tiles: list[str]


class UsedToDraw(Event):
    seat: int
    tile: str
    """Whose effect it is."""


class DrewBefore(Event):
    seat: int
    tiles: list[str]


class Kept(Event):
    seat: int
    tile: str


class Replaced(Event):
    seat: int
    tile: str
    old: str


class Moved(Event):
    seat: int
    tile: str
    row: RowName
    """Where it is now."""


class Discarded(Event):
    seat: int
    tile: str


class Recoloured(Event):
    seat: int
    tile: str
    colour: str


class LeftItAtThat(Event):
    seat: int


class BecameReady(Event):
    seat: int


# --- events: the presentation -----------------------------------------------------------------------------------------


class Presented(Counted):
    owner: int
    is_apprentice: bool


class TileScored(Counted):
    owner: int
    column: int
    tile: str
    colour: str
    """The printed one."""
    hearts: int
    """Its points for hearts."""
    effect: int
    """Its points for its effect."""
    reason: str | None
    """Why its effect gave these points, or none: the end of `why-…` in the catalogues. None where its hearts say enough."""
    points: int
    so_far: int
    """The points of its owner's tiles, up to this one."""
    sources: list[int]
    """The columns that gave the points."""


class RoundScored(Counted):
    owner: int
    is_apprentice: bool
    points: int
    total: int


# --- choices: `place` is where a tile lies among those drawn, `column` where it is in the player's own arrangement ------


class MakeOffer(Choice):
    place: int
    up: str
    down: str


class Take(Choice):
    place: int
    side: Side
    tile: str | None


class Distribute(Choice):
    place: int
    option: int
    tile: str | None
    row: RowName
    his: str | None
    his_row: RowName


class Keep(Choice):
    place: int
    tile: str


class Replace(Choice):
    column: int
    tile: str


class Draw(Choice):
    column: int
    by: str
    """The flower that lets its player do it; so for the next three."""


class Move(Choice):
    column: int
    by: str
    tile: str
    row: RowName


class Discard(Choice):
    column: int
    by: str
    tile: str


class CountAs(Choice):
    column: int
    by: str
    colour: str


class Done(Choice):
    pass


# --- the box ----------------------------------------------------------------------------------------------------------


class Flower(Shape):
    id: str
    colour: str
    hearts: int
    effect: str
    points: int | None
    """What the effect gives, each time it does; None where it gives none."""
    is_before: bool
    """Whether the effect is an action before the presentation."""


class Option(Shape):
    """The sides that a turn card gives to your tile and to the apprentice's; `same` leaves it as it lies."""

    yours: Literal["up", "down", "same"]
    his: Literal["up", "down", "same"]


class TurnCard(Shape):
    id: str
    discards_first: bool
    laid: list[Side]
    options: list[Option]


class Box(Shape):
    flowers: list[Flower]
    colours: list[str]
    turn_cards: list[TurnCard]
    rounds: int
    own_tiles: int
    """How many every player has when the offers are over."""


def box() -> Box:
    return Box(
        flowers=[_flower(flower) for flower in components.FLOWERS],
        colours=list(components.COLOURS),
        turn_cards=[_turn_card(card) for card in components.TURN_CARDS],
        rounds=components.ROUNDS,
        own_tiles=components.OWN_TILES,
    )


def _flower(flower: components.Flower) -> Flower:
    colour, effect = components.COLOURS[flower.colour], components.EFFECTS[flower.effect]
    is_before = flower.effect >= components.FIRST_BEFORE
    return Flower(flower.id, colour, flower.hearts, effect, components.points_each(flower.effect), is_before)


_SIDES: dict[str, Side] = {"U": "up", "D": "down"}


def _turn_card(card: components.TurnCard) -> TurnCard:
    laid = [_SIDES[side] for side in card.organisation]
    return TurnCard(card.id, card.discards_first, laid, [_option(option) for option in card.options])


def _option(option: str) -> Option:
    """`U>D *>=` turns your tile down and leaves the apprentice's as it lies."""
    yours, his = (_SIDES.get(half[-1]) for half in option.split())
    return Option(yours or "same", his or "same")
