"""Reads a drawn position.

.  .  .  .  .  A5 .  B3 .  .  .
  .  .  .  .  C1 .  .  .  .  .  .
logs A 8 B 12 C 20
A moves

The rows of the river as they lie, west to east, the northernmost first; rows that are left out are empty. `A5` is boat A,
its 5 facing east. Other lines, all optional but the last: `board short`, `logs`, `round 3`, `first B`; then who
`moves`, or first `turns`. Logs that nobody holds are in the bank.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gueridon.core.message import Argument, PositionError
from gueridon.games.mississippi.board import BOARDS, Board, board_named, east_for
from gueridon.games.mississippi.components import ALL_LOGS, BOATS, LOGS, ROUND_LIMIT
from gueridon.games.mississippi.rules import MOVING, TURNING, MississippiState, fresh

LETTERS = "".join(letter for letter, _ in BOATS)
_WORDS = ("board", "logs", "round", "first")


def position(description: str) -> MississippiState:
    return _Reader(description).state()


class _Reader:
    """What the lines of a description say."""

    def __init__(self, description: str) -> None:
        self.lines = {number: line.split() for number, line in enumerate(description.splitlines(), 1) if line.strip()}
        self.rows = {number: words for number, words in self.lines.items() if _is_row(words)}
        self._check_lines()
        self.board = self._board()
        self.boats = dict(self._boats())
        self.seats = len(self.boats)
        self._check_boats()

    def _check_lines(self) -> None:
        """Every line is of some kind, and every cell of a row is one: a wrong one is named before what is missing is."""
        for number, words in self.lines.items():
            if number not in self.rows and words[0] not in _WORDS and not _is_turn(words):
                raise self._error("line", number, quoted=" ".join(words))
        for number, cells in self.rows.items():
            for cell in cells:
                if not _is_cell(cell):
                    raise self._error("cell", number, quoted=cell, letters_quoted=LETTERS)

    def state(self) -> MississippiState:
        state = fresh(self.board, self.seats, self._first())
        for seat, (space, east) in self.boats.items():
            state.fleet.spaces[seat], state.fleet.easts[seat] = space, east
        for seat, logs in self._logs().items():
            state.logs[seat] = logs
        state.bank = ALL_LOGS - sum(state.logs)
        if state.bank < 0:
            raise self._error("logs-many", self._line("logs"), most=ALL_LOGS)
        state.placed = self.seats
        self._set_turn(state)
        return state

    def _set_turn(self, state: MississippiState) -> None:
        number, (letter, what) = self._turn()
        played = self._round() - 1
        if what == "turns" and played == 0:
            raise self._error("first-round", number)
        state.phase = TURNING if what == "turns" else MOVING
        state.turns = played * self.seats + (self._seat(letter, number) - state.first) % self.seats

    def _board(self) -> Board:
        number = self._line("board")
        words = self.lines.get(number, ["board", BOARDS[0].name])
        if len(words) != 2 or words[1] not in [board.name for board in BOARDS]:
            raise self._error("board", number, quoted=" ".join(words[1:]))
        return board_named(words[1])

    def _boats(self) -> Iterator[tuple[int, tuple[int, int]]]:
        found: set[str] = set()
        for row, (number, cells) in enumerate(self.rows.items()):
            if row >= self.board.rows:
                raise self._error("rows", number, most=self.board.rows)
            if len(cells) != self.board.width:
                raise self._error("width", number, width=self.board.width, found=len(cells))
            for column, cell in enumerate(cells):
                if cell == ".":
                    continue
                if cell[0] in found:
                    raise self._error("boat-twice", number, quoted=cell[0])
                found.add(cell[0])
                yield LETTERS.index(cell[0]), (self._space(row, column, number), east_for(int(cell[1]), 0))

    def _space(self, row: int, column: int, line: int) -> int:
        along = column if row % 2 == 0 else self.board.width - 1 - column
        space = row * self.board.width + along
        if space >= self.board.goal:
            raise self._error("goal", line)
        return space

    def _check_boats(self) -> None:
        players = [players for players, _ in LOGS]
        if self.seats not in players or sorted(self.boats) != list(range(self.seats)):
            raise self._error("boats", max(self.rows, default=1), fewest=players[0], most=players[-1])

    def _first(self) -> int:
        number = self._line("first")
        words = self.lines.get(number, ["first", LETTERS[0]])
        return self._seat(" ".join(words[1:]), number)

    def _logs(self) -> dict[int, int]:
        number = self._line("logs")
        words = self.lines.get(number, ["logs"])[1:]
        letters, logs = words[::2], words[1::2]
        if len(letters) != len(logs) or not all(re.fullmatch("[0-9]{1,2}", word) for word in logs):
            raise self._error("logs", number)
        if len(set(letters)) < len(letters) or (number and not letters):
            raise self._error("logs", number)
        return {self._seat(letter, number): int(held) for letter, held in zip(letters, logs, strict=True)}

    def _round(self) -> int:
        number = self._line("round")
        words = self.lines.get(number, ["round", "2"])
        if len(words) != 2 or not re.fullmatch("[0-9]{1,3}", words[1]) or not 1 <= int(words[1]) <= ROUND_LIMIT:
            raise self._error("round", number, most=ROUND_LIMIT)
        return int(words[1])

    def _turn(self) -> tuple[int, list[str]]:
        found = [(number, words) for number, words in self.lines.items() if _is_turn(words)]
        if len(found) != 1:
            raise self._error("turn", found[-1][0] if found else max(self.lines))
        return found[0]

    def _line(self, word: str) -> int:
        """The number of the line that a word starts, or 0."""
        numbers = [number for number, words in self.lines.items() if words[0] == word]
        if len(numbers) > 1:
            raise self._error("line-twice", numbers[1], quoted=word)
        return numbers[0] if numbers else 0

    def _seat(self, letter: str, line: int) -> int:
        if len(letter) != 1 or letter not in LETTERS[: self.seats]:
            raise self._error("no-such-boat", line, quoted=letter)
        return LETTERS.index(letter)

    def _error(self, code: str, line: int, **arguments: Argument) -> PositionError:
        return PositionError(f"error-position-{code}", game="mississippi", line=line, **arguments)


def _is_row(words: list[str]) -> bool:
    """Whether a line is meant to be one: it has a cell, and does not read as anything else."""
    return words[0] not in _WORDS and not _is_turn(words) and any(map(_is_cell, words))


def _is_cell(word: str) -> bool:
    return re.fullmatch(rf"\.|[{LETTERS}][1-6]", word) is not None


def _is_turn(words: list[str]) -> bool:
    return len(words) == 2 and words[0] not in _WORDS and words[1] in ("moves", "turns")
