"""What Misty sends: the shapes of its view, its events, its choices and its box. Cards go by their picture, cells by name."""

from __future__ import annotations

from typing import Literal

from gueridon.core.wire import Choice, Counted, Event, Shape
from gueridon.games.misty import board, components, notation

# --- the view ---------------------------------------------------------------------------------------------------------


class Pane(Shape):
    cell: str
    cards: list[str]
    """The lowest first."""
    moved: bool
    """The card on top has moved."""


class Step(Shape):
    """What the owner of a window has chosen in its activation."""

    cell: str
    card: str


class Window(Shape):
    cards: list[str]
    """In the order they were taken; one more than cells while its owner decides where it goes."""
    cells: list[str]
    steps: list[Step]
    panes: list[Pane]
    """Where cards lie now, row by row."""
    frame: list[str]
    """All cells of the window once its cards have decided where it is; until then none."""


class Player(Shape):
    hand_size: int
    hand: list[str] | None
    """None where the viewer has not seen it."""
    set_aside: str | None
    """The viewer's own pick, until all have picked; and so is …"""
    goes_to: str | None
    """… where the viewer puts it."""
    passes_to: int | None
    """The seat that gets the rest of the hand."""
    window: Window


class View(Shape):
    window: str
    """Of which kind the windows are."""
    smiles: Literal["pairs", "chains"]
    round: int
    stage: Literal["deal", "pick", "place", "activate", "over"]
    phase: int | None
    passing: Literal["left", "right"] | None
    points: list[list[int]]
    """Round by round, seat by seat."""
    wins: list[int]
    players: list[Player]
    last_round: list[Window] | None
    """The windows at rest, until the viewer chooses a card of the next round or sees one."""


# --- events -----------------------------------------------------------------------------------------------------------


class Motion(Shape):
    """A card on its way through a window."""

    card: str
    start: str
    end: str | None
    """None when it leaves the window."""
    way: Literal["up", "right", "down", "left"] | None
    """Where its arrow points; a monster has none."""
    under: list[str]
    """What lies where it goes: covered by it, or eaten."""


class RoundBegan(Event):
    round: int


class PhaseBegan(Event):
    phase: int
    cards: int
    passing: Literal["left", "right"]


class HandTaken(Event):
    """The viewer's own, dealt or passed on."""

    cards: list[str]


class HasPicked(Event):
    seat: int


class SetAside(Event):
    """The viewer's own pick, still sealed."""

    seat: int
    card: str


class Taken(Event):
    seat: int
    card: str


class HasPlaced(Event):
    seat: int


class WillPlace(Event):
    """The viewer's own decision, still sealed."""

    seat: int
    card: str
    cell: str


class Placed(Event):
    seat: int
    card: str
    cell: str


class HandsPassed(Event):
    passing: Literal["left", "right"]


class CameAlive(Event):
    """The windows are complete."""


class Moved(Event):
    """To a free space."""

    seat: int
    motion: Motion


class Covered(Event):
    seat: int
    motion: Motion


class Left(Event):
    seat: int
    motion: Motion


class Ate(Event):
    seat: int
    motion: Motion


class AtRest(Event):
    """Nothing in a window is left to do."""

    seat: int


class PaneWorth(Shape):
    cell: str
    points: int


class Run(Shape):
    """Smiles side by side in a row, and their points for that alone."""

    first: str
    last: str
    points: int


class Sum(Shape):
    """What all cards of a sort are worth together; side by side, how many runs."""

    of: Literal["flowers", "smiles", "side-by-side", "others", "piles"]
    count: int
    points: int


class WindowWorth(Counted):
    seat: int
    points: int
    panes: list[PaneWorth]
    """Each with a card, row by row; smiles without what they get for standing side by side."""
    runs: list[Run]
    sums: list[Sum]
    """None for what there is none of."""


class RoundWon(Counted):
    seat: int
    round: int
    points: int
    wins: int
    """So far."""
    is_shared: bool


# --- choices ----------------------------------------------------------------------------------------------------------


class Pick(Choice):
    card: str


class Place(Choice):
    cell: str


class Move(Choice):
    motion: Motion


class Cover(Choice):
    motion: Motion


class Leave(Choice):
    motion: Motion


class Feed(Choice):
    """A monster eats the flower here."""

    cell: str


class Eat(Choice):
    """The monster here eats a flower."""

    cell: str


# --- the box ----------------------------------------------------------------------------------------------------------


class Card(Shape):
    picture: str
    copies: int
    role: Literal["up", "right", "down", "left", "smile", "flower", "monster", "plain"]
    """An arrow card by the way it moves."""


class WindowKind(Shape):
    name: str
    short_side: int
    long_side: int
    hand: int
    passing: list[Literal["left", "right"]]
    """Phase by phase."""


class Points(Shape):
    card: int
    flower: int
    pair: int
    """Of smiles side by side, beyond what each is worth."""


class GridCell(Shape):
    """A place of the grid that windows grow on, from the left and from the top."""

    name: str
    column: int
    row: int


class Box(Shape):
    cards: list[Card]
    windows: list[WindowKind]
    points: Points
    rounds_to_win: int
    cells: list[GridCell]
    """Row by row."""
    first_cell: str
    """Where the first card of every window lies."""


def box() -> Box:
    return Box(
        cards=[Card(card.picture, card.copies, components.ROLE_NAMES[card.role]) for card in components.CARDS],
        windows=[
            WindowKind(
                shape.name,
                shape.short_side,
                shape.long_side,
                shape.hand,
                [components.PASSING_NAMES[way] for way in shape.passing],
            )
            for shape in components.SHAPES
        ],
        points=Points(components.CARD_POINTS, components.FLOWER_POINTS, components.PAIR_BONUS),
        rounds_to_win=components.ROUNDS_TO_WIN,
        cells=[
            GridCell(notation.cell_name(cell), cell % board.GRID, cell // board.GRID) for cell in range(board.CELLS)
        ],
        first_cell=notation.cell_name(board.MIDDLE),
    )
