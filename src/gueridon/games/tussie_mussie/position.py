"""Reads a position that somebody wrote down.

players 3                            always the first line
names fr                             the language of names: en when unsaid
round 2                              1 when unsaid
first 3                              this round's first player: 1 when unsaid
points 1 7                           seat 1 made 7 points in round 1
row 1 red_tulip (camellia)           seat 1's arrangement; brackets mean face down
drawn phlox peony                    the offerer's tiles, before the offer
offer phlox (peony)                  or the offer, before the choice

In the solo variant, instead of `first`, `drawn` and `offer`:

head_start on, hidden_keepsakes on   off when unsaid
points apprentice 5
row apprentice violet (daisy)
last apprentice violet orchid phlox peony     what he had in the round before
turn t3 left1                        a turn that is over
turn t1 daisy right1                 one whose card discarded a tile
turn t2                              the turn card in force
laid phlox peony                     its tiles, left and right
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gueridon.core.bits import bit, has
from gueridon.core.given import number_in
from gueridon.core.message import Argument, PositionError
from gueridon.games.tussie_mussie.actions import DISTRIBUTE, TURN_CARD
from gueridon.games.tussie_mussie.board import (
    EMPTY,
    MOST_COLUMNS,
    Row,
    is_keepsake,
    offer_column,
    offerer_of,
    size,
    taker_of,
    tile_at,
    tiles_in,
    with_tile,
)
from gueridon.games.tussie_mussie.components import (
    ALL_TILES,
    DISCARDS_FIRST,
    DOWN,
    FLOWERS,
    OWN_TILES,
    ROUNDS,
    TURN_CARDS,
    Tile,
    can_distribute,
    side_given,
)
from gueridon.games.tussie_mussie.rules import TussieMussieState, new_game
from gueridon.games.tussie_mussie.state import (
    APPRENTICE,
    BURN,
    CHOICE,
    DEAL,
    DISTRIBUTION,
    OFFER,
    TURN,
    actions_of,
    cards_in,
    logged,
)

_TILES = {flower.id: Tile(number) for number, flower in enumerate(FLOWERS)}
_CARDS = [card.id for card in TURN_CARDS]
_SPLITS = ["left1", "left2", "right1", "right2"]
_SOLO = ("head_start", "hidden_keepsakes", "last", "turn", "laid")
_NOT_SOLO = ("first", "drawn", "offer")
_DRAWN = ("drawn", "offer", "laid")


@dataclass
class _Sheet:
    """What the lines say."""

    players: int
    round: int = 0
    first: int = 0
    choices: dict[str, str] = field(default_factory=dict)
    points: list[tuple[int, int, list[int]]] = field(default_factory=list)
    """The line, the owner, the points of the first rounds."""
    rows: dict[int, Row] = field(default_factory=dict)
    last: Row = EMPTY
    last_line: int = 0
    turns: list[tuple[int, list[str]]] = field(default_factory=list)
    drawn: Row = EMPTY
    drawn_word: str = ""
    drawn_line: int = 0
    seen: int = 0
    """The set of the tiles that have a place already."""
    said: set[str] = field(default_factory=set)
    """What may be said only once and has been."""


def position(description: str) -> TussieMussieState:
    lines = [(number, line.split()) for number, line in enumerate(description.splitlines(), start=1) if line.strip()]
    if not lines or lines[0][1][0] != "players" or len(lines[0][1]) != 2:
        raise _error("error-position-players")
    sheet = _Sheet(players=_number(lines[0][0], lines[0][1][1], 1, 4))
    for number, words in lines[1:]:
        _read_line(sheet, number, words)
    state = _state(sheet)
    if sheet.players == 1:
        _set_solo_turn(state, sheet)
    else:
        _set_offer(state, sheet)
    return state


# --- Reading ----------------------------------------------------------------------------------------------------------


def _read_line(sheet: _Sheet, line: int, words: list[str]) -> None:
    word, rest = words[0], words[1:]
    if word in _SOLO and sheet.players > 1:
        raise _error("error-position-solo", line=line, quoted=word)
    if word in _NOT_SOLO and sheet.players == 1:
        raise _error("error-position-not-solo", line=line, quoted=word)
    _say_once(sheet, line, words)
    if word == "names" and len(rest) == 1:
        sheet.choices[word] = _choice(line, rest[0], ["en", "fr"])
    elif word in ("head_start", "hidden_keepsakes") and len(rest) == 1:
        sheet.choices[word] = _choice(line, rest[0], ["on", "off"])
    elif word == "round" and len(rest) == 1:
        sheet.round = _number(line, rest[0], 1, ROUNDS) - 1
    elif word == "first" and len(rest) == 1:
        sheet.first = _number(line, rest[0], 1, sheet.players) - 1
    elif word == "points" and rest:
        sheet.points.append((line, _owner(sheet, line, rest[0]), [_number(line, text, 0, 99) for text in rest[1:]]))
    elif word == "row" and rest:
        owner = _owner(sheet, line, rest[0])
        sheet.rows[owner] = _row(sheet, line, rest[1:], _most_tiles(sheet, owner))
    elif word == "last" and rest and rest[0] == "apprentice":
        sheet.last, sheet.last_line = _row(_Sheet(1), line, rest[1:], _most_tiles(sheet, APPRENTICE)), line
    elif word == "turn" and rest:
        sheet.turns.append((line, rest))
    elif word in _DRAWN and len(rest) == 2:
        sheet.drawn, sheet.drawn_word, sheet.drawn_line = _row(sheet, line, rest, 2), word, line
    else:
        raise _error("error-position-line", line=line, quoted=" ".join(words))


def _say_once(sheet: _Sheet, line: int, words: list[str]) -> None:
    """Only turns may follow each other; points and rows are said once for each owner, drawn tiles in one way."""
    if words[0] == "turn":
        return
    said = " ".join(words[:2]) if words[0] in ("points", "row") else words[0]
    key = "drawn" if said in _DRAWN else said
    if key in sheet.said:
        raise _error("error-position-again", line=line, quoted=said)
    sheet.said.add(key)


def _owner(sheet: _Sheet, line: int, text: str) -> int:
    if text == "apprentice" and sheet.players == 1:
        return APPRENTICE
    return _number(line, text, 1, sheet.players) - 1


def _most_tiles(sheet: _Sheet, owner: int) -> int:
    return MOST_COLUMNS if owner >= sheet.players else OWN_TILES


def _row(sheet: _Sheet, line: int, words: list[str], most: int) -> Row:
    if len(words) > most:
        raise _error("error-position-many", line=line, most=most)
    row = EMPTY
    for word in words:
        keepsake = word.startswith("(")
        if word.endswith(")") != keepsake:
            raise _error("error-position-bracket", line=line, quoted=word)
        row = with_tile(row, _tile(sheet, line, word[1:-1] if keepsake else word), keepsake=keepsake)
    return row


def _tile(sheet: _Sheet, line: int, word: str) -> Tile:
    if word not in _TILES:
        raise _error("error-position-tile", line=line, quoted=word)
    tile = _TILES[word]
    if has(sheet.seen, tile):
        raise _error("error-position-twice", line=line, tile=f"tile-{word}")
    sheet.seen |= bit(tile)
    return tile


def _number(line: int, text: str, least: int, most: int) -> int:
    number = number_in(text, least, most)
    if number is None:
        raise _error("error-position-number", line=line, quoted=text, least=least, most=most)
    return number


def _choice(line: int, text: str, choices: list[str]) -> str:
    if text not in choices:
        raise _error("error-position-choice", line=line, quoted=text, choices_quoted=", ".join(choices))
    return text


# --- From the sheet to the state --------------------------------------------------------------------------------------


def _state(sheet: _Sheet) -> TussieMussieState:
    state = new_game(
        sheet.players,
        (sheet.first - sheet.round) % sheet.players,
        french=sheet.choices.get("names") == "fr",
        head_start=sheet.choices.get("head_start") == "on",
        hidden_keepsakes=sheet.choices.get("hidden_keepsakes") == "on",
    )
    state.round = sheet.round
    for line, owner, points in sheet.points:
        if len(points) > sheet.round:
            raise _error("error-position-points", line=line, round=sheet.round + 1, most=sheet.round)
        for number, won in enumerate(points):
            state.points[owner * ROUNDS + number] = won
    for owner, row in sheet.rows.items():
        state.rows[owner] = row
    return state


def _set_offer(state: TussieMussieState, sheet: _Sheet) -> None:
    state.turn = sum(size(Row(row)) for row in state.rows) // 2
    _check_offers(state)
    state.stack = ALL_TILES & ~sheet.seen
    complete = state.turn == 2 * state.seats
    if complete and sheet.drawn_word:
        raise _error("error-position-half-offer", line=sheet.drawn_line)
    if complete:
        state.reveal()
        return
    state.phase = DEAL
    if sheet.drawn_word:
        state.left, state.right = tile_at(sheet.drawn, 0), tile_at(sheet.drawn, 1)
        state.phase = OFFER if sheet.drawn_word == "drawn" else CHOICE
        _check_sides(sheet, "UU" if sheet.drawn_word == "drawn" else "UD", "error-position-side")


def _check_offers(state: TussieMussieState) -> None:
    """Every arrangement is as long as the offers made so far leave it, and each offer had one tile up and one down."""
    first_player = state.first_player()
    sizes = [0] * state.seats
    sides: list[list[bool]] = []
    for turn in range(min(state.turn, 2 * state.seats)):
        sides.append([])
        for owner in (offerer_of(turn, first_player, state.seats), taker_of(turn, first_player, state.seats)):
            sizes[owner] += 1
            column = offer_column(owner, turn, first_player, state.seats)
            sides[turn].append(is_keepsake(Row(state.rows[owner]), column))
    if sizes != [size(Row(row)) for row in state.rows]:
        raise _error("error-position-rows")
    for turn, (one, other) in enumerate(sides):
        if one == other:
            raise _error("error-position-same-side", number=turn + 1)


def _check_sides(sheet: _Sheet, sides: str, code: str) -> None:
    for column, side in enumerate(sides):
        if is_keepsake(sheet.drawn, column) != (side == "D"):
            raise _error(code, line=sheet.drawn_line)


# --- The solo variant -------------------------------------------------------------------------------------------------


def _set_solo_turn(state: TussieMussieState, sheet: _Sheet) -> None:
    for line, words in sheet.turns:
        _play_turn(state, sheet, line, words)
    left = state.left_with_apprentice()
    his = Row(state.rows[APPRENTICE])
    if size(Row(state.rows[0])) != state.turn or size(his) != left + state.turn:
        raise _error("error-position-turns")
    if state.round == 0 and sheet.last_line:
        raise _error("error-position-last", line=sheet.last_line)
    if state.round > 0:
        _set_last_round(state, sheet, _leftmost(his, left))
    state.stack = ALL_TILES & ~sheet.seen
    if state.turn == OWN_TILES:
        state.reveal()
        return
    state.phase = _solo_phase(state)
    if sheet.drawn_word:
        _lay_out(state, sheet)


def _set_last_round(state: TussieMussieState, sheet: _Sheet, left: Row) -> None:
    """The tiles left with the apprentice are of his last arrangement; it had no others when nothing is said of it."""
    state.plans[APPRENTICE] = sheet.last if size(sheet.last) > 0 else left
    if tiles_in(left) & ~tiles_in(Row(state.plans[APPRENTICE])) != 0:
        raise _error("error-position-turns")


def _play_turn(state: TussieMussieState, sheet: _Sheet, line: int, words: list[str]) -> None:
    """Log a turn: its card, the tile it discards, its split; the last turn may lack what has not happened yet."""
    card = _CARDS.index(words[0]) if words[0] in _CARDS else -1
    is_open = bool(state.turns) and actions_of(state.turns)[-1] < DISTRIBUTE
    if card < 0 or is_open or has(cards_in(state.turns), card):
        raise _error("error-position-card", line=line)
    state.turns = logged(state.turns, TURN_CARD + card)
    rest = words[1:]
    if rest and DISCARDS_FIRST[card] != 0:
        state.turns = logged(state.turns, _tile(sheet, line, rest[0]))
        rest = rest[1:]
    if not rest:
        return
    if len(rest) != 1 or rest[0] not in _SPLITS or not can_distribute(card, _SPLITS.index(rest[0])):
        raise _error("error-position-card", line=line)
    _split(state, card, _SPLITS.index(rest[0]))


def _split(state: TussieMussieState, card: int, way: int) -> None:
    state.turns = logged(state.turns, DISTRIBUTE + way)
    for owner, left in ((0, 0), (APPRENTICE, state.left_with_apprentice())):
        if is_keepsake(Row(state.rows[owner]), left + state.turn) != (side_given(card, way, owner) == DOWN):
            raise _error("error-position-turns")
    state.turn += 1


def _leftmost(row: Row, number: int) -> Row:
    leftmost = EMPTY
    for column in range(number):
        leftmost = with_tile(leftmost, tile_at(row, column), keepsake=False)
    return leftmost


def _solo_phase(state: TussieMussieState) -> int:
    actions = actions_of(state.turns)
    if not actions or actions[-1] >= DISTRIBUTE:
        return TURN
    if actions[-1] >= TURN_CARD and DISCARDS_FIRST[actions[-1] - TURN_CARD] != 0:
        return BURN
    return DEAL


def _lay_out(state: TussieMussieState, sheet: _Sheet) -> None:
    if state.phase != DEAL:
        raise _error("error-position-layout", line=sheet.drawn_line)
    _check_sides(sheet, TURN_CARDS[state.card()].organisation, "error-position-layout")
    state.left, state.right = tile_at(sheet.drawn, 0), tile_at(sheet.drawn, 1)
    state.phase = DISTRIBUTION


def _error(code: str, **arguments: Argument) -> PositionError:
    return PositionError(code, game="tussie_mussie", **arguments)
