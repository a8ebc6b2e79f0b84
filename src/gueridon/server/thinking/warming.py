"""A server that was opened before its engine was compiled: its bots start anew when there is a compiled one.

The server itself goes on with the plain source until it is started again; what is sent between the two is text.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

from gueridon import engine
from gueridon.server import logs

COMPILING = "GUERIDON_COMPILING"
"""Names the file that lies there as long as ./dev compiles behind the server that it has opened."""
_LOOK_EVERY = 1.0
_LONGEST = 900.0
"""Seconds after which nobody is told any more that the bots are warming up: whoever compiled must have been stopped."""
_opened = monotonic()


def may_come() -> bool:
    """Whether a compiled engine would be taken if there were one."""
    return not engine.is_compiled() and not os.environ.get("GUERIDON_ENGINE")


def is_under_way() -> bool:
    """Whether experts think with the plain source only until the engine is compiled."""
    named = os.environ.get(COMPILING)
    if not named or not may_come() or monotonic() - _opened > _LONGEST:
        return False
    return Path(named).exists() and not engine.current_build()


async def when_compiled(renew: Callable[[], Awaitable[None]]) -> None:
    """Returns when there is a compiled engine and the bots think with it."""
    while may_come():
        await asyncio.sleep(_LOOK_EVERY)
        if build := engine.current_build():
            await renew()
            logs.event("bots-compiled", build=build)
            return
