"""The written form of a game: a head, then a line per action. It replays without any random generator.

gueridon record 1
game misty 1
seats 2
option window classic
name 1 Anna
commitment 9f…
player_seed 1 5e…           what seat 1 added to the deals, bound by a hash before any seed was told
without_seed 2              the person on seat 2 added none
restarts 1                  so many shuffles failed because a seed was not told
one_device                  the device that drew the key drew the seeds too
luck 1 5e…                  older games: what seat 1 added to the deals, in the clear
position                    only when the game did not start from the beginning
| …                         its description, a line each

* leaf smile house          deals, those that follow each other on one line
1 smile                     seat 1 does what "smile" stands for
name 2 Dora                 from here on somebody else plays seat 2
key 3c…                     published after the last action

A line ends with a line feed; one more carriage return before it, as Windows writes, is read too. No line of the head says
again what another has said, and none means nothing: whatever is not understood is refused with the number of its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from gueridon.core import given
from gueridon.core.game import CHANCE
from gueridon.core.message import GueridonError

FIRST_LINE = "gueridon record 1"
LONGEST: Final = 250_000
"""Letters. The longest games, by six players to the last of sixty rounds, take 5 000; a longer text is refused unread."""
MOST_RESTARTS: Final = 999_999
_DEALS_PER_LINE = 12


class RecordError(GueridonError):
    """A record cannot be read or does not replay; the text names the line."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record: who did it, its notation, and the line it stands on."""

    seat: int
    text: str
    line: int = 0


class Renamed(NamedTuple):
    """After so many steps somebody else plays a seat."""

    after: int
    seat: int
    name: str


@dataclass
class Record:
    """A game as it was played, from its head to its last action."""

    game: str
    version: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    commitment: str | None = None
    player_seeds: dict[int, str] = field(default_factory=dict)
    without_seed: list[int] = field(default_factory=list)
    restarts: int = 0
    one_device: bool = False
    luck: dict[int, str] = field(default_factory=dict)
    seeded: bool = False
    position: str | None = None
    renamed: list[Renamed] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    key: str | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """Where each line of the head was read, by its first word, and by two where it may be repeated."""

    @property
    def seeds(self) -> dict[int, str]:
        """What the deals follow from besides the key."""
        return self.player_seeds or self.luck

    def check_seeds(self) -> None:
        """Nobody added a seed in two ways, or a seed and none."""
        if self.luck and (self.player_seeds or self.without_seed or self.restarts):
            raise RecordError("error-record-two-seeds")
        for seat in self.without_seed:
            if seat in self.player_seeds:
                raise RecordError("error-record-seed-and-none", number=seat + 1)

    def check_one_device(self) -> None:
        if self.one_device and not self.player_seeds:
            raise GueridonError("error-one-device")

    def text(self) -> str:
        return "\n".join([*self._head(), "", *self._body()]) + "\n"

    def _head(self) -> list[str]:
        lines = [FIRST_LINE, f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines += [f"option {name} {choice}" for name, choice in self.options.items()]
        lines += [f"name {seat + 1} {name}" for seat, name in sorted(self.names.items())]
        if self.commitment is not None:
            lines.append(f"commitment {self.commitment}")
        lines += [f"player_seed {seat + 1} {seed}" for seat, seed in sorted(self.player_seeds.items())]
        lines += [f"without_seed {seat + 1}" for seat in self.without_seed]
        if self.restarts:
            lines.append(f"restarts {self.restarts}")
        if self.one_device:
            lines.append("one_device")
        lines += [f"luck {seat + 1} {luck}" for seat, luck in sorted(self.luck.items())]
        if self.seeded:
            lines.append("seeded")
        if self.position is not None:
            lines += ["position", *(f"| {line}".rstrip() for line in self.position.split("\n"))]
        return lines

    def _body(self) -> list[str]:
        lines: list[str] = []
        deals: list[str] = []
        for place, step in enumerate([*self.steps, None]):
            named = self._names_at(place)
            if step is None or step.seat != CHANCE or named:
                lines += [*_deal_lines(deals), *named]
                deals = []
            if step is not None and step.seat == CHANCE:
                deals.append(step.text)
            elif step is not None:
                lines.append(f"{step.seat + 1} {step.text}")
        if self.key is not None:
            lines.append(f"key {self.key}")
        return lines

    def _names_at(self, place: int) -> list[str]:
        """Whoever comes after so many steps; what was taken back since does not undo that they came."""
        return [f"name {one.seat + 1} {one.name}" for one in self.renamed if min(one.after, len(self.steps)) == place]


def _deal_lines(deals: list[str]) -> list[str]:
    return ["* " + " ".join(deals[i : i + _DEALS_PER_LINE]) for i in range(0, len(deals), _DEALS_PER_LINE)]


def parse_record(text: str) -> Record:
    """Read a record; RecordError names the first line that is not one."""
    numbered = _numbered(given.text(text, "record"))
    length = next((i for i, (_, line) in enumerate(numbered) if line.split(" ")[0] not in _HEAD), len(numbered))
    record = _read_head(numbered[:length])
    _read_body(record, numbered[length:])
    return record


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Whatever is wrong inside, a RecordError says on which line."""
    try:
        yield
    except RecordError:
        raise
    except GueridonError as error:
        raise RecordError("error-record-line", game=error.game, line=line, why=error.message) from error


def in_record(error: GueridonError, before: int = 0) -> RecordError:
    """The same of a record, in which so many lines come before the first one that the error counts."""
    arguments = dict(error.message.arguments)
    if isinstance(line := arguments.get("line"), int):
        arguments["line"] = before + line
    return RecordError(error.message.code, game=error.game, **arguments)


NumberedLine = tuple[int, str]


def _numbered(text: str) -> list[NumberedLine]:
    """Every line but the first, without spaces at its end."""
    if len(text) <= LONGEST and text.partition("\n")[0].strip() != FIRST_LINE:
        raise RecordError("error-record-start", line=1, expected_quoted=FIRST_LINE)
    try:
        lines = given.lines(text, "record", LONGEST)
    except GueridonError as error:
        raise in_record(error) from error
    return [(number, line.rstrip()) for number, line in enumerate(lines, start=1)][1:]


# --- the head -----------------------------------------------------------------------------------------------------------

Reader = Callable[[Record, str, int], None]
"""Puts what follows the first word of a line into the record; told the number of the line."""


def _read_head(lines: list[NumberedLine]) -> Record:
    """Each kind of line in the order of the table, whatever the order they are written in."""
    record = Record(game="", version=0, seats=0)
    found: dict[str, list[NumberedLine]] = {word: [] for word in _HEAD}
    before = ""
    for number, line in lines:
        word, _, rest = line.partition(" ")
        _note(record, line, number)
        if word == "|" and before not in ("position", "|"):
            raise RecordError("error-record-no-position", line=number)
        found[word].append((number, rest))
        before = word
    for word, kind in _HEAD.items():
        if kind.is_required and not found[word]:
            raise RecordError("error-record-missing", quoted=word)
        for number, rest in found[word]:
            with at_line(number):
                kind.read(record, rest, number)
    record.check_seeds()
    return record


def _note(record: Record, line: str, number: int) -> None:
    """Remember where a line stands; none says again what one before it has said."""
    named = _HEAD[line.split(" ", maxsplit=1)[0]].named
    said = " ".join(line.split(" ")[:named])
    if said in record.lines:
        raise RecordError("error-record-twice", line=number, quoted=said)
    if said:
        record.lines[said] = number


def _read_game(record: Record, rest: str, line: int) -> None:
    record.game, _, version = rest.partition(" ")
    record.version = _whole_number(version, line)


def _read_seats(record: Record, rest: str, line: int) -> None:
    record.seats = given.whole_number(_whole_number(rest, line), "seats", 1, CHANCE - 1)


def _read_option(record: Record, rest: str, line: int) -> None:
    name, _, choice = rest.partition(" ")
    if not name or not choice:
        raise RecordError("error-record-empty", line=line, quoted=f"option {name}".strip())
    record.options[name] = choice


def _for_seat(values: Callable[[Record], dict[int, str]], read: Callable[[str], str] = str) -> Reader:
    """Reads what a line says of one seat, and keeps it among the values of its kind."""

    def read_line(record: Record, rest: str, line: int) -> None:
        seat, _, value = rest.partition(" ")
        if not value:
            raise RecordError("error-record-empty", line=line, quoted=rest)
        values(record)[_seat(seat, record.seats, line)] = read(value)

    return read_line


def _read_digits(value: str) -> str:
    return given.digits(value, "player_seed")


def _read_without_seed(record: Record, rest: str, line: int) -> None:
    record.without_seed = sorted([*record.without_seed, _seat(rest, record.seats, line)])


def _read_restarts(record: Record, rest: str, line: int) -> None:
    record.restarts = given.whole_number(_whole_number(rest, line), "restarts", 1, MOST_RESTARTS)


def _read_commitment(record: Record, rest: str, line: int) -> None:
    record.commitment = given.digits(rest, "commitment")


def _read_one_device(record: Record, rest: str, line: int) -> None:
    _check_alone("one_device", rest, line)
    record.one_device = True
    record.check_one_device()


def _read_seeded(record: Record, rest: str, line: int) -> None:
    _check_alone("seeded", rest, line)
    record.seeded = True


def _read_position(record: Record, rest: str, line: int) -> None:
    _check_alone("position", rest, line)
    record.position = ""


def _read_drawn(record: Record, rest: str, line: int) -> None:
    is_first = line == record.lines["position"] + 1
    record.position = rest if is_first else f"{record.position}\n{rest}"


def _check_alone(word: str, rest: str, line: int) -> None:
    if rest:
        raise RecordError("error-record-alone", line=line, word_quoted=word, quoted=rest)


@dataclass(frozen=True)
class _Kind:
    """One kind of line of the head."""

    read: Reader
    named: int = 1
    """How many of its words say what it is about, which is said once; 0 where nothing is."""
    is_required: bool = False


_HEAD: Final = {
    "game": _Kind(_read_game, is_required=True),
    "seats": _Kind(_read_seats, is_required=True),
    "option": _Kind(_read_option, named=2),
    "name": _Kind(_for_seat(lambda record: record.names), named=2),
    "commitment": _Kind(_read_commitment),
    "player_seed": _Kind(_for_seat(lambda record: record.player_seeds, _read_digits), named=2),
    "without_seed": _Kind(_read_without_seed, named=2),
    "restarts": _Kind(_read_restarts),
    "one_device": _Kind(_read_one_device),
    # A new game takes 64 hexadecimal digits, but once anything could be brought, and those records are still read.
    "luck": _Kind(_for_seat(lambda record: record.luck), named=2),
    "seeded": _Kind(_read_seeded),
    "position": _Kind(_read_position),
    "|": _Kind(_read_drawn, named=0),
}


# --- the body -----------------------------------------------------------------------------------------------------------


def _read_body(record: Record, lines: list[NumberedLine]) -> None:
    for number, line in lines:
        if not line:
            continue
        if record.key is not None:
            raise RecordError("error-record-after-key", line=number)
        word, _, rest = line.partition(" ")
        if word == "*" and not rest:
            raise RecordError("error-record-empty", line=number, quoted=word)
        if word == "*":
            record.steps += [Step(CHANCE, text, number) for text in rest.split()]
        elif word == "name":
            _read_renamed(record, rest, number)
        elif word == "key":
            record.key, record.lines[word] = rest, number
        elif (seat := _seat_or_none(word, record.seats)) is not None:
            record.steps.append(Step(seat, rest, number))
        else:
            raise RecordError("error-record-seat", line=number, quoted=word, seats=record.seats)
    if record.key is not None:
        with at_line(record.lines["key"]):
            given.digits(record.key, "key")


def _read_renamed(record: Record, rest: str, line: int) -> None:
    word, _, name = rest.partition(" ")
    with at_line(line):
        record.renamed.append(Renamed(len(record.steps), _seat(word, record.seats, line), given.name(name)))


# --- words --------------------------------------------------------------------------------------------------------------


def _seat(word: str, seats: int, line: int) -> int:
    seat = _seat_or_none(word, seats)
    if seat is None:
        raise RecordError("error-record-no-such-seat", line=line, quoted=word, seats=seats)
    return seat


def _seat_or_none(word: str, seats: int) -> int | None:
    number = int(word) if re.fullmatch(r"[1-9][0-9]?", word) else 0
    return number - 1 if 1 <= number <= seats else None


def _whole_number(text: str, line: int) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise RecordError("error-record-number", line=line, quoted=text)
    return int(text)
