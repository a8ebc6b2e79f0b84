"""The log is lines of JSON, whoever writes it, and quotes nothing that an exception says."""

from __future__ import annotations

import json
import logging

import pytest

from gueridon.server.logs import Rewriter


@pytest.fixture
def foreign() -> logging.Logger:
    """What a library of ours logs to."""
    logger = logging.Logger("somebody")
    logger.addHandler(Rewriter())
    return logger


def test_an_exception_is_logged_without_what_it_says(
    foreign: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        raise ValueError("the hand is o9")
    except ValueError as error:
        foreign.error("Task failed with %r", error, exc_info=error)
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["place"], line["kind"]) == ("failure", "somebody", "ValueError")
    assert "o9" not in json.dumps(line)


def test_what_is_no_exception_is_told_in_its_own_words(
    foreign: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign.warning("%d sockets are left", 3)
    assert json.loads(capsys.readouterr().err)["said"] == "3 sockets are left"
