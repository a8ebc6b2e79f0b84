"""Keeps a table going whatever a bot does: a failure is reported, and something legal is played instead."""

from __future__ import annotations

import logging
from collections.abc import Callable

from gueridon.bots.bot import Bot
from gueridon.core.game import View
from gueridon.core.rng import Rng

logger = logging.getLogger("gueridon.bots")


class IllegalChoice(Exception):
    """A bot chose what it may not do."""


class GuardedBot(Bot):
    """A bot that always answers with something legal."""

    def __init__(self, bot: Bot, seed: int, report: Callable[[Exception], None] | None = None) -> None:
        self._bot = bot
        self._rng = Rng(seed)
        self._report = report or _log

    def choose(self, view: View) -> int:
        try:
            action = self._bot.choose(view)
            if action not in list(view.legal):
                raise IllegalChoice(f"{type(self._bot).__name__} chose action {action}")
        except Exception as failure:  # whatever it is: people are waiting at the table
            self._report(failure)
            return view.legal[self._rng.below(len(view.legal))]
        return action


def _log(failure: Exception) -> None:
    logger.error("a bot failed and something legal was played instead", exc_info=failure)
