"""Compiles behind a server that is opened at once: bots start anew when the engine is there, see server/warming.py."""

from __future__ import annotations

import contextlib
import os
import subprocess

from tools.compiler import compiler_choice, why_no_compiler
from tools.compiling import compile_engine, is_up_to_date, load_engine
from tools.shell import PYTHON, ROOT, environment, say
from tools.stamps import one_at_a_time

COMPILING = ROOT / "build" / "compiling"
"""Lies there as long as somebody compiles behind a server, which is told its name."""
SAID = ROOT / "build" / "compiling.log"
_POLITE = 10


def compile_behind() -> None:
    """Returns at once."""
    engine = load_engine()
    if is_up_to_date(engine, "quick"):
        return
    engine.MARK.unlink(missing_ok=True)  # it speaks of older sources
    if why_no_compiler():
        compile_engine("whole")  # which says what is missing
        return
    say("the table opens with the plain source; the engine is compiled behind it, and bots are less clever until then.")
    COMPILING.touch()
    os.environ["GUERIDON_COMPILING"] = str(COMPILING)
    with open(SAID, "wb") as said:
        command = [str(PYTHON), "-m", "tools.compiling_behind"]
        env = environment(**compiler_choice())
        # In a session of its own: Ctrl-C ends the server, and what has been compiled is there for the next.
        subprocess.Popen(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=said, start_new_session=True)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    try:
        with one_at_a_time("engine"):
            result = compile_engine("whole")
    finally:
        with contextlib.suppress(OSError):
            COMPILING.unlink()
    if result.missing:
        say(f"what mypyc said stands in {SAID.relative_to(ROOT)}.")
    else:
        say("bots think with the compiled engine from now on; the server itself takes it when it is started again.")


if __name__ == "__main__":
    main()
