"""What Moustache sends: the shapes of its view, its events, its choices and its box."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gueridon.core.wire import Choice, Counted, Event, Said, Shape
from gueridon.games.moustache import components
from gueridon.games.moustache.board import Phase
from gueridon.games.moustache.components import Amendment, Colour, Deck
from gueridon.games.moustache.scoring import Team

Why: TypeAlias = Literal["strongest", "unicorn", "privilege", "second", "only", "lowest"]
"""Only: another would have been stronger or second, but none is left. Lowest: of the strongest colour."""

# --- the view ---------------------------------------------------------------------------------------------------------


class LawLine(Shape):
    """One sentence of what holds now, beside the order of the colours."""

    rules: list[str]
    """The Rule cards behind it; the box says which cards they are about."""
    said: Said


class Hand(Shape):
    """What the viewer knows of a player's cards."""

    size: int
    jokers: int
    known: list[str]
    void: list[Colour]
    passed: list[str]


class Passing(Shape):
    """The viewer's own part in passing, as long as anybody has to choose."""

    number: int
    chosen: list[str]
    to: int


class Play(Shape):
    seat: int
    card: str


class Reason(Shape):
    """Why a card wins so far."""

    why: Literal["strongest", "unicorn", "only"] | Amendment
    rule: str | None
    """The Rule card at work, where one amends it."""
    said: Said


class Winning(Shape):
    """The card that would win if no other came."""

    seat: int
    card: str
    reasons: list[Reason]
    """None where nothing short would be true."""


class Trick(Shape):
    plays: list[Play]
    winner: int | None
    """Whose card won, also if a pigeon spoilt the trick."""


class Piles(Shape):
    blue: list[str]
    pink: list[str]


class Stars(Shape):
    blue: int
    pink: int


class View(Shape):
    seats: int
    round: int
    phase: Phase
    rules: list[str]
    """The row of Rule cards."""
    rules_to_come: list[str]
    colours: list[Colour]
    """From the weakest to the strongest, as the law has it."""
    law: list[LawLine]
    teams: list[Team | None]
    crown: int | None
    hand: list[str]
    hands: list[Hand]
    aside: list[str]
    """The cards set aside, for who may see everything."""
    passing: Passing | None
    leader: int | None
    demanded: Colour | None
    trick: list[Play]
    winning: Winning | None
    tricks: list[Trick]
    piles: Piles
    pile_stars: Stars
    thrown: list[str]
    """What went to nobody this round, and the animal that the monkey picked."""
    stolen: list[str]
    stars: list[Stars]
    """Of the rounds that are over."""
    cups: list[list[int | Literal["hidden"] | None]]
    """By seat, then by round."""


# --- events: a round begins -------------------------------------------------------------------------------------------


class RuleRevealed(Event):
    round: int
    rule: str


class TeamsDealt(Event):
    blue: list[int]
    pink: list[int]
    crown: int


class HandDealt(Event):
    seat: int
    cards: list[str]


class HandKnown(Event):
    """Cards that everybody knows a player to hold."""

    seat: int
    cards: list[str]


class LaidOpen(Event):
    seat: int
    cards: list[str]


class PassChosen(Event):
    """The viewer has chosen a card to pass."""

    card: str
    to: int


class Passed(Event):
    """Everybody passes their cards."""


class Received(Event):
    """Cards that somebody passed, as far as the viewer knows them."""

    seat: int
    giver: int
    cards: list[str]


# --- events: a trick --------------------------------------------------------------------------------------------------


class CardLed(Event):
    seat: int
    card: str


class CardPlayed(Event):
    seat: int
    card: str


class ColourChanged(Event):
    """A card that does not follow has changed the colour to follow."""

    colour: Colour
    rules: list[str]


class ThrownOut(Event):
    """Equal values leave the trick before it is resolved."""

    cards: list[str]
    rules: list[str]


class LowestWins(Event):
    rules: list[str]
    """The one at work."""
    second_wins: bool
    """The lowest then only counts as the strongest."""


class Stolen(Event):
    """The monkey picks an animal of the trick."""

    seat: int
    card: str


class NothingStolen(Event):
    seat: int


class TrickTaken(Event):
    seat: int
    card: str
    """What it was won with."""
    why: Why
    rules: list[str]
    """The Rule cards at work in that reason."""
    cards: list[str]
    stars: int


class TrickSpoilt(Event):
    """A pigeon: all cards are thrown away, and this one would have won."""

    seat: int
    card: str


class NobodyTakes(Event):
    """No card that can win is left in the trick."""


class Leads(Event):
    """Who leads the next trick, where it is not plainly who took this one."""

    seat: int
    why: Literal["again", "still", "left"]
    """Nobody has won; a pigeon has spoilt what would have been won; the winner's left leads."""
    rules: list[str]


# --- events: a round and the game end ---------------------------------------------------------------------------------


class CardsCounted(Counted):
    """Cards of a team that are worth as much each."""

    team: Team
    cards: list[str]
    each: int
    stars: int
    sum: int
    """The team's stars up to here."""


class MostCounted(Counted):
    """What a team loses for having more of some cards."""

    team: Team
    rule: str
    number: int
    """How many it has of them."""
    stars: int
    """Below zero."""
    sum: int


class LastCounted(Counted):
    """What a team gains for the last trick."""

    team: Team
    rule: str
    stars: int
    sum: int


class TeamCounted(Counted):
    """A team's stars in all."""

    team: Team
    stars: int


class RoundWon(Counted):
    team: Team
    why: Literal["more", "fewer", "crown"]
    """The crown's team wins a tie."""


class CupDrawn(Counted):
    seat: int
    points: int | None
    """None where the viewer may not look at it."""


class CupsTurned(Counted):
    """In the end, the points of a player."""

    seat: int
    cups: list[int]
    points: int


# --- choices ----------------------------------------------------------------------------------------------------------


class PlayCard(Choice):
    card: str


class PassCard(Choice):
    card: str


class StealCard(Choice):
    card: str


# --- the box ----------------------------------------------------------------------------------------------------------


class Animal(Shape):
    colour: Colour
    value: int
    stars: int


class Card(Shape):
    name: str
    animal: Animal | None
    """None for a joker."""


class RuleCard(Shape):
    name: str
    deck: Deck
    amendment: Amendment
    """What it does with `cards`, `times` and `number`: a word of the vocabulary in components.py."""
    cards: list[str]
    times: int
    number: int


class Round(Shape):
    deck: Deck
    """Where its Rule card comes from."""
    cups: list[int]


class Table(Shape):
    players: int
    blue_team: int
    """The size of the crown's team."""
    hand: int
    jokers_each: int
    """In the crown's team."""


class Box(Shape):
    cards: list[Card]
    colours: list[Colour]
    """From the weakest to the strongest."""
    rules: list[RuleCard]
    rounds: list[Round]
    tables: list[Table]


def box() -> Box:
    names = components.card_names()
    return Box(
        cards=[Card(name, _animal(number)) for number, name in enumerate(names)],
        colours=list(components.COLOUR_NAMES),
        rules=[
            RuleCard(
                rule.name,
                rule.deck,
                components.AMENDMENT_NAMES[rule.amendment],
                [name for number, name in enumerate(names) if rule.cards >> number & 1],
                rule.times,
                rule.number,
            )
            for rule in components.RULE_CARDS
        ],
        rounds=[
            Round(
                components.WHITE if number < components.WHITE_ROUNDS else components.BLACK,
                list(components.CUPS[number]),
            )
            for number in range(components.ROUNDS)
        ],
        tables=[
            Table(components.FEWEST_PLAYERS + number, *sizes)
            for number, sizes in enumerate(
                zip(components.BLUE_TEAM_SIZES, components.HANDS, components.JOKERS_EACH, strict=True)
            )
        ],
    )


def _animal(card: int) -> Animal | None:
    if card >= components.FIRST_JOKER:
        return None
    colour, value = divmod(card, components.VALUES)
    return Animal(components.COLOUR_NAMES[colour], value, components.STARS[value])
