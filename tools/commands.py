"""The commands of ./dev, and what it answers."""

from __future__ import annotations

import os
from collections.abc import Callable

from tools.browser_app import build_web
from tools.checking import check
from tools.compiling_behind import compile_behind
from tools.locking import lock
from tools.making import harness, screenshots, types
from tools.setting_up import set_up
from tools.shell import PYTHON, ROOT, Stop, become, say
from tools.testing import test

HELP = """\
usage: ./dev COMMAND [arguments]        (on Windows: python dev COMMAND)

Everything a command needs is installed and compiled first, and nothing else; only the first start takes longer. A table
is opened at once, and compiled behind.

  play [...]    lay the table in the browser: gueridon serve --open [...]
  run ...       any gueridon command: ./dev run --help; ./dev run play plays at this terminal
  test          lint, types, and all tests: those of the browser app's modules, those of server and browser with the
                compiled engine, the others with the compiled and then with the interpreted one. As root on Debian it
                installs chromium and PostgreSQL
  test ARGS     pytest ARGS with the compiled engine, what has changed of it compiled quickly; --interpreted or --both
                choose otherwise
  check         ruff check, ruff format --check, mypy --strict; Prettier, ESLint, svelte-check; --fix repairs what ruff,
                Prettier and ESLint can
  bench [NAME]  measure beside peers: engine (unless you name another), bots, server, lines, web …: the files of bench/
  harness [...] draw boards: record games and show them in the browser, see web/BOARDS.md
  screenshots   take pictures of all screens into build/screens, and the few of docs/screens anew; with words, only those
                whose name holds one of them
  types         write the TypeScript of everything on the wire anew: the server's messages, and each game's wire.py
  lock          write requirements/*.txt anew; --upgrade takes the newest versions
  setup         only install, and compile the engine that is shipped
"""


def main(arguments: list[str]) -> int:
    try:
        return obey(arguments)
    except Stop as stop:
        say(str(stop))
        return 1
    except OSError as error:
        say(f"the system refused: {error}.")
        return 1
    except KeyboardInterrupt:
        return 130


def obey(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(HELP, end="")
        return 0 if arguments else 2
    if arguments[0] not in COMMANDS:
        raise Stop(f"there is no command {arguments[0]!r}; ./dev --help lists them.")
    return COMMANDS[arguments[0]](arguments[1:])


def run(arguments: list[str]) -> int:
    opens_table = arguments[:1] == ["serve"] and "--help" not in arguments
    may_wait = opens_table and not os.environ.get("GUERIDON_ENGINE")
    set_up("" if may_wait else engine_for(arguments), only_to_play=True)
    if opens_table:
        build_web()
    if may_wait:
        compile_behind()
    os.environ["GUERIDON_COMMAND"] = "python dev run" if os.name == "nt" else "./dev run"
    return become(PYTHON.parent / "gueridon", *arguments)


def engine_for(arguments: list[str]) -> str:
    if os.environ.get("GUERIDON_ENGINE") == "interpreted" or "--help" in arguments:
        return ""
    return "whole" if arguments[:1] == ["lab"] else "quick"


def play(arguments: list[str]) -> int:
    return run(["serve", "--open", *arguments])


def bench(arguments: list[str]) -> int:
    set_up("whole")
    names = sorted(path.stem for path in (ROOT / "bench").glob("*.py"))
    name = arguments[0] if arguments and not arguments[0].startswith("-") else "engine"
    if name not in names:
        raise Stop(f"there is no bench {name!r}; there are {', '.join(names)}.")
    rest = arguments[1:] if arguments[:1] == [name] else arguments
    if name in ("web", "bystander"):
        build_web()
    return become(PYTHON, ROOT / "bench" / f"{name}.py", *rest)


def setup(arguments: list[str]) -> int:
    if arguments:
        raise Stop("./dev setup takes no argument.")
    set_up("whole")
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "run": run,
    "test": test,
    "check": check,
    "bench": bench,
    "harness": harness,
    "screenshots": screenshots,
    "types": types,
    "lock": lock,
    "setup": setup,
}
