"""The written form of a game: a head, then a line per action. It replays without any random generator.

gueridon record 1
game misty 1
seats 2
option window classic
name 1 Anna
commitment 9f…
luck 1 5e…                  what seat 1 added to the deals, knowing the commitment
position                    only when the game did not start from the beginning
| …                         its description, a line each

* leaf smile house          deals, those that follow each other on one line
1 smile                     seat 1 does what "smile" stands for
key 3c…                     published after the last action
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from gueridon.core.game import CHANCE
from gueridon.core.message import GueridonError

FIRST_LINE = "gueridon record 1"
_DEALS_PER_LINE = 12
_HEAD_WORDS = ("game", "seats", "option", "name", "commitment", "luck", "seeded", "position", "|")


class RecordError(GueridonError):
    """A record cannot be read or does not replay; the text names the line."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record: who did it, its notation, and the line it stands on."""

    seat: int
    text: str
    line: int = 0


@dataclass
class Record:
    """A game as it was played, from its head to its last action."""

    game: str
    version: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    commitment: str | None = None
    luck: dict[int, str] = field(default_factory=dict)
    seeded: bool = False
    position: str | None = None
    steps: list[Step] = field(default_factory=list)
    key: str | None = None

    def text(self) -> str:
        return "\n".join([*self._head(), "", *self._body()]) + "\n"

    def _head(self) -> list[str]:
        lines = [FIRST_LINE, f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines += [f"option {name} {choice}" for name, choice in self.options.items()]
        lines += [f"name {seat + 1} {name}" for seat, name in sorted(self.names.items())]
        if self.commitment is not None:
            lines.append(f"commitment {self.commitment}")
        lines += [f"luck {seat + 1} {luck}" for seat, luck in sorted(self.luck.items())]
        if self.seeded:
            lines.append("seeded")
        if self.position is not None:
            lines += ["position", *(f"| {line}".rstrip() for line in self.position.strip("\n").splitlines())]
        return lines

    def _body(self) -> list[str]:
        lines: list[str] = []
        deals: list[str] = []
        for step in self.steps:
            if step.seat == CHANCE:
                deals.append(step.text)
                continue
            lines += _deal_lines(deals)
            deals = []
            lines.append(f"{step.seat + 1} {step.text}")
        lines += _deal_lines(deals)
        if self.key is not None:
            lines.append(f"key {self.key}")
        return lines


def _deal_lines(deals: list[str]) -> list[str]:
    return ["* " + " ".join(deals[i : i + _DEALS_PER_LINE]) for i in range(0, len(deals), _DEALS_PER_LINE)]


def parse_record(text: str) -> Record:
    """Read a record; RecordError names the first line that is not one."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError("error-record-start", line=1, expected_quoted=FIRST_LINE)
    head, body = _split_head(lines)
    record = _read_head(head)
    _read_body(record, body)
    return record


NumberedLine = tuple[int, str]


def _split_head(lines: list[str]) -> tuple[list[NumberedLine], list[NumberedLine]]:
    numbered = [(number, line.rstrip()) for number, line in enumerate(lines, start=1)][1:]
    for index, (_, line) in enumerate(numbered):
        if line.split(" ")[0] not in _HEAD_WORDS:
            return numbered[:index], numbered[index:]
    return numbered, []


def _read_head(lines: list[NumberedLine]) -> Record:
    values: dict[str, str] = {}
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    lucks: dict[int, str] = {}
    drawn: list[str] = []
    for number, line in lines:
        word, _, rest = line.partition(" ")
        if word == "option":
            name, _, choice = rest.partition(" ")
            options[name] = choice
        elif word == "name":
            seat, _, name = rest.partition(" ")
            names[_whole_number(seat, number) - 1] = name
        elif word == "luck":
            seat, _, luck = rest.partition(" ")
            lucks[_whole_number(seat, number) - 1] = luck
        elif word == "|":
            drawn.append(rest)
        elif word in values:
            raise RecordError("error-record-twice", line=number, quoted=word)
        else:
            values[word] = rest
    return _record_from(values, options, names, lucks, drawn)


def _record_from(
    values: Mapping[str, str],
    options: dict[str, str],
    names: dict[int, str],
    lucks: dict[int, str],
    drawn: list[str],
) -> Record:
    for word in ("game", "seats"):
        if word not in values:
            raise RecordError("error-record-missing", quoted=word)
    name, _, version = values["game"].partition(" ")
    return Record(
        game=name,
        version=_whole_number(version, 2),
        seats=_whole_number(values["seats"], 3),
        options=options,
        names=names,
        commitment=values.get("commitment"),
        luck=lucks,
        seeded="seeded" in values,
        position="\n".join(drawn) if "position" in values else None,
    )


def _read_body(record: Record, lines: list[NumberedLine]) -> None:
    for number, line in lines:
        if not line:
            continue
        if record.key is not None:
            raise RecordError("error-record-after-key", line=number)
        word, _, rest = line.partition(" ")
        if word == "*":
            record.steps += [Step(CHANCE, text, number) for text in rest.split()]
        elif word == "key":
            record.key = rest
        else:
            record.steps.append(Step(_seat(word, record.seats, number), rest, number))


def _seat(word: str, seats: int, line: int) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= seats:
        raise RecordError("error-record-seat", line=line, quoted=word[:40], seats=seats)
    return int(word) - 1


def _whole_number(text: str, line: int) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise RecordError("error-record-number", line=line, quoted=text[:40])
    return int(text)
