"""Reads a drawn position.

seats 2                          the only line that must be there, before all that is said of a seat
window classic                   or first_steps
smiles pairs                     or chains
points 8 7                       a line for each round that is over, a number for each seat
glass 1                          the window of seat 1, `glass 1 2` for two that look the same
  c      d      e      f
3 smile  smile  flower house
4 heart  star   .      .         a dot is a free space; the first card lies on d4
hand 1 leaf smile star           the hand of seat 1: everybody is to pick
card 1 leaf                      what seat 1 has picked: everybody is to place
steps 1 c3 d4                    what seat 1 has activated in its complete window

Without hands and cards to place, a deal or the activation comes next.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import has
from gueridon.core.given import number_in
from gueridon.core.message import Argument, PositionError
from gueridon.games.misty.board import GRID, MIDDLE, Cell
from gueridon.games.misty.components import CARDS, KINDS, ROLES, ROUNDS_TO_WIN, SHAPES, Kind, one
from gueridon.games.misty.notation import COLUMNS, card_named, cell_named
from gueridon.games.misty.rules import MistyState, new_game
from gueridon.games.misty.state import ACTIVATE, CARD, CELL, PICK, PLACE, SEAT, hand_size, window_size, wins

_SMILES = ("pairs", "chains")
_OF_THE_TABLE = ("seats", "window", "smiles")
_OF_A_SEAT = ("points", "glass", "hand", "card", "steps")


class _Wrong(PositionError):
    def __init__(self, what: str, line: int, **arguments: Argument) -> None:
        super().__init__(f"error-position-{what}", game="misty", line=line, **arguments)


@dataclass
class _Drawing:
    """What the lines say, before it is a state."""

    seats: int = 0
    shape: int = 0
    chains: bool = False
    points: list[int] = field(default_factory=list)
    glasses: dict[int, dict[int, int]] = field(default_factory=dict)
    hands: dict[int, list[int]] = field(default_factory=dict)
    cards: dict[int, int] = field(default_factory=dict)
    steps: dict[int, list[str]] = field(default_factory=dict)
    said: dict[tuple[str, int], int] = field(default_factory=dict)
    """The line on which something was said about a seat."""

    def line_of(self, word: str, seat: int) -> int:
        """Where it was said of a seat; if it was not, where it says that there is this seat."""
        return self.said.get((word, seat), self.said["seats", 0])


def position(description: str) -> MistyState:
    return _built(_read(description))


# Reading


def _read(description: str) -> _Drawing:
    drawing = _Drawing()
    columns: list[int] | None = None
    drawn: list[int] = []
    for number, line in enumerate(description.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        _check_order(drawing, words[0], number)
        if words[0] == "glass":
            drawn = [_seat(drawing, word, number, "glass") for word in words[1:] or [""]]
            for seat in drawn:
                drawing.glasses[seat] = {}
            columns = None
        elif words[0].isdigit() or words[0] in COLUMNS:
            if not drawn:
                raise _Wrong("line", number, quoted=words[0])
            columns = _read_glass_line(drawing, drawn, columns, words, number)
        else:
            drawn = []
            _read_line(drawing, words, number)
    if drawing.seats == 0:
        raise _Wrong("seats", 1, quoted="")
    return drawing


def _check_order(drawing: _Drawing, word: str, line: int) -> None:
    """What holds for the whole table is said once, and what is said of a seat after the number of seats."""
    if word in _OF_THE_TABLE:
        _note(drawing, word, 0, line, word)
    elif word in _OF_A_SEAT and drawing.seats == 0:
        raise _Wrong("seats-first", line, quoted=word)


def _note(drawing: _Drawing, word: str, seat: int, line: int, quoted: str) -> None:
    """Remember on which line something was said; nothing is said twice."""
    if (word, seat) in drawing.said:
        raise _Wrong("twice", line, quoted=quoted)
    drawing.said[word, seat] = line


def _read_line(drawing: _Drawing, words: list[str], line: int) -> None:
    word, rest = words[0], words[1:]
    if word == "seats":
        drawing.seats = int(_choice(rest, ("2", "3", "4"), line, "seats"))
    elif word == "window":
        names = tuple(shape.name for shape in SHAPES)
        drawing.shape = names.index(_choice(rest, names, line, "choice"))
    elif word == "smiles":
        drawing.chains = _choice(rest, _SMILES, line, "choice") == "chains"
    elif word == "points":
        drawing.points += _points(drawing, rest, line)
    elif word == "hand":
        drawing.hands[_seat(drawing, rest[0] if rest else "", line, word)] = [_card(name, line) for name in rest[1:]]
    elif word == "card":
        drawing.cards[_seat(drawing, rest[0] if rest else "", line, word)] = _card(" ".join(rest[1:]), line)
    elif word == "steps":
        drawing.steps[_seat(drawing, rest[0] if rest else "", line, word)] = rest[1:]
    else:
        raise _Wrong("line", line, quoted=word)


def _choice(words: list[str], choices: tuple[str, ...], line: int, problem: str) -> str:
    said = " ".join(words)
    if said in choices:
        return said
    if problem == "seats":
        raise _Wrong("seats", line, quoted=said)
    raise _Wrong("choice", line, quoted=said, choices_quoted=", ".join(choices))


def _seat(drawing: _Drawing, word: str, line: int, what: str) -> int:
    number = number_in(word, 1, drawing.seats)
    if number is None:
        raise _Wrong("seat", line, quoted=word)
    _note(drawing, what, number - 1, line, f"{what} {number}")
    return number - 1


def _points(drawing: _Drawing, words: list[str], line: int) -> list[int]:
    for word in words:
        if number_in(word, 0, 999) is None:
            raise _Wrong("number", line, quoted=word)
    if len(words) != drawing.seats:
        raise _Wrong("points", line, seats=drawing.seats)
    points = [int(word) for word in words]
    drawing.said["points", len(drawing.points) // drawing.seats] = line
    return points


def _card(name: str, line: int) -> int:
    kind = card_named(name)
    if kind is None:
        raise _Wrong("card", line, quoted=name)
    return kind


def _read_glass_line(
    drawing: _Drawing, seats: list[int], columns: list[int] | None, words: list[str], line: int
) -> list[int]:
    """The first line under `glass` names the columns, the others are rows."""
    if columns is None:
        if any(len(word) != 1 or word not in COLUMNS for word in words) or len(set(words)) < len(words):
            raise _Wrong("columns", line, quoted=" ".join(words))
        return [COLUMNS.index(word) for word in words]
    row = number_in(words[0], 1, GRID)
    if row is None or len(words) != len(columns) + 1:
        raise _Wrong("row", line, quoted=" ".join(words))
    for seat in seats:
        _note(drawing, f"row {row}", seat, line, words[0])
    for column, name in zip(columns, words[1:], strict=True):
        if name != ".":
            for seat in seats:
                drawing.glasses[seat][(row - 1) * GRID + column] = _card(name, line)
    return columns


# Building


def _built(drawing: _Drawing) -> MistyState:
    _check_deck(drawing)
    state = new_game(drawing.seats, drawing.shape, chains=drawing.chains)
    _set_points(state, drawing)
    _set_windows(state, drawing)
    _set_cards(state, drawing)
    _set_hands(state, drawing)
    _go_on(state)
    _play_steps(state, drawing)
    return state


def _check_deck(drawing: _Drawing) -> None:
    """Every card of the drawing is in the box."""
    left = [card.copies for card in CARDS]
    shown = [("card", seat, [kind]) for seat, kind in drawing.cards.items()]
    shown += [("hand", seat, hand) for seat, hand in drawing.hands.items()]
    shown += [("glass", seat, list(glass.values())) for seat, glass in drawing.glasses.items()]
    for word, seat, kinds in shown:
        for kind in kinds:
            left[kind] -= 1
            if left[kind] < 0:
                raise _Wrong("deck", drawing.line_of(word, seat), card=f"card-{CARDS[kind].picture}")


def _set_points(state: MistyState, drawing: _Drawing) -> None:
    state.points = vec[i64](drawing.points)
    state.round = len(drawing.points) // drawing.seats
    if any(wins(state.points, state.seats, seat) >= ROUNDS_TO_WIN for seat in range(state.seats)):
        raise _Wrong("won", drawing.line_of("points", state.round - 1))


def _set_windows(state: MistyState, drawing: _Drawing) -> None:
    state.turn = len(drawing.glasses.get(0, {}))
    for seat in range(state.seats):
        glass = dict(drawing.glasses.get(seat, {}))
        line = drawing.line_of("glass", seat)
        if len(glass) != state.turn:
            raise _Wrong("uneven", line, number=seat + 1)
        if glass and MIDDLE not in glass:
            raise _Wrong("middle", line)
        for i in range(state.turn):
            _set_card(state, seat, i, glass, line)


def _set_card(state: MistyState, seat: int, i: int, glass: dict[int, int], line: int) -> None:
    """Place one of the cards that can be placed now, so that the story of the window is one that can be told."""
    cells = [cell for cell in sorted(glass) if has(state.windows[seat].places(), cell)]
    if not cells:
        raise _Wrong("window", line)
    kind = Kind(glass.pop(cells[0]))
    state.windows[seat].place(ROLES[kind], Cell(cells[0]))
    state.story[seat * SEAT + CARD + i] = kind
    state.story[seat * SEAT + CELL + i] = cells[0]
    state.deck -= one(kind)


def _set_cards(state: MistyState, drawing: _Drawing) -> None:
    if not drawing.cards:
        return
    if len(drawing.cards) != drawing.seats or state.turn == window_size(state.shape):
        raise _Wrong("place", drawing.line_of("card", min(drawing.cards)))
    for seat, kind in drawing.cards.items():
        state.story[seat * SEAT + CARD + state.turn] = kind
        state.deck -= one(Kind(kind))
    state.stage = PLACE


def _set_hands(state: MistyState, drawing: _Drawing) -> None:
    """All hold as many cards as are left of a hand at this point of a phase."""
    size = hand_size(state.shape)
    if state.turn == window_size(state.shape):
        state.stage, expected = ACTIVATE, 0
    elif state.stage == PLACE:
        expected = size - 1 - state.turn % size
    elif drawing.hands or state.turn % size:
        state.stage, expected = PICK, size - state.turn % size
    else:
        return
    state.undealt = 0
    for seat in range(state.seats):
        hand = drawing.hands.get(seat, [])
        if len(hand) != expected:
            line = drawing.line_of("hand", seat)
            raise _Wrong("hand", line, number=seat + 1, expected=expected, got=len(hand))
        for kind in hand:
            state.hands[seat] += one(Kind(kind))
            state.deck -= one(Kind(kind))


def _go_on(state: MistyState) -> None:
    if state.stage == PICK:
        state.ask_for_picks()
    elif state.stage == PLACE:
        state.ask_for_places()
    elif state.stage == ACTIVATE:
        state.ask_for_activation()


def _play_steps(state: MistyState, drawing: _Drawing) -> None:
    for seat, names in drawing.steps.items():
        line = drawing.line_of("steps", seat)
        for name in names:
            cell = cell_named(name)
            if cell is None:
                raise _Wrong("cell", line, quoted=name)
            if state.stage != ACTIVATE or state.why_not(seat, KINDS + cell) is not None:
                raise _Wrong("step", line, quoted=name)
            state.play(seat, KINDS + cell)
