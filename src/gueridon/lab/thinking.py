"""The expert's budget, as the lab is asked for it."""

from __future__ import annotations

from gueridon.bots.thinker import Budget
from gueridon.core.message import GueridonError


def budget(simulations: int | None, seconds: float | None) -> Budget | None:
    """None where nothing was said: the expert then thinks as it does at a table."""
    if seconds is not None and seconds <= 0:
        raise GueridonError("lab-error-think")
    if simulations is not None and simulations < 1:
        raise GueridonError("lab-error-simulations")
    return None if simulations is None and seconds is None else Budget(simulations, seconds)
