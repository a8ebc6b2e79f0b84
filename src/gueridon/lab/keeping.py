"""Keeps finished work in a file of JSON lines, so that a long run can be stopped and go on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TextIO

from gueridon.core.game import Json
from gueridon.core.message import GueridonError

FORMAT = 1


class Notebook:
    """A file whose first line says what all the others are results of."""

    def __init__(self, path: Path, head: Mapping[str, Json]) -> None:
        """Opens or begins the file; a file about something else is refused and stays as it is."""
        self.path = path
        self._head = {"gueridon_lab": FORMAT, **head}
        self._lines = self._read() if path.exists() else []
        self._file = self._open()

    def results(self) -> Iterator[Mapping[str, Json]]:
        """What was kept before."""
        yield from self._lines

    def keep(self, result: Mapping[str, Json]) -> None:
        self._file.write(json.dumps(result, separators=(",", ":")) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _open(self) -> TextIO:
        if self.path.exists() and self.path.stat().st_size > 0:
            return self.path.open("a", encoding="utf-8")
        file = self.path.open("w", encoding="utf-8")
        file.write(json.dumps(self._head) + "\n")
        file.flush()
        return file

    def _read(self) -> list[Mapping[str, Json]]:
        text = self.path.read_bytes().decode("utf-8", errors="replace")
        if not text:
            return []
        lines = text.split("\n")
        head, results = (
            self._parsed(lines[0], 1),
            [self._parsed(line, n) for n, line in enumerate(lines[1:-1], start=2)],
        )
        self._check_head(head)
        if lines[-1]:  # the last line was being written when somebody pulled the plug
            self._forget(lines[-1])
        return results

    def _parsed(self, line: str, number: int) -> Mapping[str, Json]:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise GueridonError("lab-error-results-line", quoted=str(self.path), line=number)
        return found

    def _check_head(self, head: Mapping[str, Json]) -> None:
        ours: Mapping[str, Json] = json.loads(json.dumps(self._head))
        for name in [*ours, *head]:
            if head.get(name) != ours.get(name):
                raise GueridonError(
                    "lab-error-results-differ",
                    quoted=str(self.path),
                    what_quoted=name,
                    theirs_quoted=json.dumps(head.get(name))[:80],
                    ours_quoted=json.dumps(ours.get(name))[:80],
                )

    def _forget(self, torn: str) -> None:
        with self.path.open("r+b") as file:
            file.truncate(self.path.stat().st_size - len(torn.encode("utf-8")))
