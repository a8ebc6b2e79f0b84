"""The set-up: which engine runs, what the lock files hold, what ./dev says."""

from __future__ import annotations

import inspect
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from msgspec import Struct

from gueridon import engine
from gueridon.core import wire
from tools import compiling_behind
from tools.commands import COMMANDS
from tools.compiler import missing_for_c
from tools.compiling import Engine, compile_engine, recipe
from tools.compiling_behind import compile_behind
from tools.shell import PYTHON, Stop
from tools.system_packages import may_install_packages
from tools.testing import test as run_tests

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


# --- the engine -------------------------------------------------------------------------------------------------------


@pytest.fixture
def small_table(tmp_path: Path) -> Path:
    """A package with our engine.py and one engine module, which has a compiled neighbour that nothing can load."""
    package = tmp_path / "gueridon"
    (package / "core").mkdir(parents=True)
    shutil.copy(engine.HOME / "engine.py", package)
    (package / "__init__.py").write_text("from gueridon import engine as _engine\n\n_engine.choose()\n")
    (package / "core" / "game.py").write_text("CARDS = 60\n")
    (package / "core" / f"game{EXTENSION_SUFFIXES[0]}").write_bytes(b"no library")
    return tmp_path


def ask(folder: Path, program: str, wanted: str = "") -> subprocess.CompletedProcess[str]:
    known = {name: value for name, value in os.environ.items() if name != "GUERIDON_ENGINE"}
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command,
        cwd=folder,
        env=known | {"GUERIDON_ENGINE": wanted, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def mark(folder: Path, fingerprint: str, kind: str = "whole") -> None:
    (folder / "gueridon" / engine.MARK.name).write_text(f"{fingerprint} {kind}\n")


def fingerprint(folder: Path) -> str:
    return ask(folder, "from gueridon import engine; print(engine.fingerprint())", "interpreted").stdout.strip()


IMPORT = "import gueridon.core.game as game; from gueridon import engine; print(game.CARDS, engine.is_compiled())"


def test_the_engine_that_was_asked_for_runs() -> None:
    wanted = os.environ.get("GUERIDON_ENGINE")
    if wanted:
        assert engine.is_compiled() == (wanted == "compiled")


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(engine.HOME.parent).with_suffix("").parts)


def test_every_engine_module_is_of_one_kind() -> None:
    for name in map(module_name, engine.sources()):
        module = sys.modules.get(name)
        if module is not None and module.__file__ is not None:
            assert (Path(module.__file__).suffix != ".py") == engine.is_compiled(), name


def test_the_engine_holds_the_core_and_no_package_file() -> None:
    names = [path.relative_to(engine.HOME).as_posix() for path in engine.sources()]
    assert "core/game.py" in names
    assert not [name for name in names if name.endswith("__init__.py")]


def structs_of(module: ModuleType) -> list[str]:
    classes = inspect.getmembers(module, inspect.isclass)
    return [name for name, each in classes if issubclass(each, Struct) and each.__module__ == module.__name__]


def test_no_compiled_module_defines_a_struct() -> None:
    """mypyc takes its annotations away, and with them schema and decoding: only a compiled server would notice."""
    assert "Said" in structs_of(wire)
    assert [found for source in engine.sources() for found in structs_of(import_module(module_name(source)))] == []


def test_interpreted_on_request_reads_the_source_beside_compiled_modules() -> None:
    program = "import gueridon.core.game as game; print(game.__file__)"
    assert ask(ROOT, program, "interpreted").stdout.strip().endswith("game.py")


def test_interpreted_on_request_is_blind_to_a_current_compiled_engine(small_table: Path) -> None:
    mark(small_table, fingerprint(small_table))
    assert ask(small_table, IMPORT, "interpreted").stdout == "60 False\n"


@pytest.mark.parametrize("kind", ["whole", "quick"])
def test_a_marked_engine_is_loaded_compiled(small_table: Path, kind: str) -> None:
    mark(small_table, fingerprint(small_table), kind)
    answer = ask(small_table, IMPORT)
    assert answer.returncode != 0
    assert f"game{EXTENSION_SUFFIXES[0]}" in answer.stderr  # it reached for the library, which is none


def test_an_engine_says_of_which_kind_it_is_as_long_as_its_sources_stay(small_table: Path) -> None:
    program = "from gueridon import engine; print(engine.current_build())"
    mark(small_table, fingerprint(small_table), "quick")
    assert ask(small_table, program, "interpreted").stdout == "quick\n"
    (small_table / "gueridon" / "core" / "game.py").write_text("CARDS = 61\n")
    assert ask(small_table, program, "interpreted").stdout == "\n"


def test_compiled_modules_without_a_mark_are_never_loaded(small_table: Path) -> None:
    assert ask(small_table, IMPORT).stdout == "60 False\n"


@pytest.mark.parametrize("change", ["core/game.py", "core/bits.py", "games/bridge/rules.py", "bots/rollouts.py"])
def test_a_compiled_engine_older_than_its_source_is_not_used(small_table: Path, change: str) -> None:
    mark(small_table, fingerprint(small_table))
    path = small_table / "gueridon" / change
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("CARDS = 61\n")
    answer = ask(small_table, IMPORT)
    assert answer.stdout.endswith("False\n")
    assert "the compiled engine is older than its source and is not used" in answer.stderr
    assert "there is none of these sources" in ask(small_table, IMPORT, "compiled").stderr


def test_asking_for_a_compiled_engine_that_is_not_there_is_refused(small_table: Path) -> None:
    assert "there is none" in ask(small_table, IMPORT, "compiled").stderr


def test_asking_for_an_unknown_engine_is_refused(small_table: Path) -> None:
    assert "GUERIDON_ENGINE is 'steam'" in ask(small_table, IMPORT, "steam").stderr


# --- the lock files ---------------------------------------------------------------------------------------------------


def pins(lock: Path) -> set[str]:
    return set(re.findall(r"^[\w.-]+==\S+(?: ;[^\\]*)?", lock.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_file_holds_pins_and_hashes_and_no_address(lock: Path) -> None:
    line = r"[\w.-]+==[\w.]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?"
    strangers = [text for text in lock.read_text(encoding="utf-8").splitlines() if not re.fullmatch(line, text)]
    assert not strangers


def test_what_is_tested_is_what_is_run() -> None:
    run, play, dev = (pins(ROOT / "requirements" / f"{name}.txt") for name in ("run", "play", "dev"))
    assert run < play < dev


# --- ./dev ------------------------------------------------------------------------------------------------------------


TOOLS = [
    import_module(f"tools.{path.stem}")
    for path in sorted((ROOT / "tools").glob("*.py"))
    if "build" not in path.stem  # what compiles and packs needs more than Python itself
]


def replace(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> None:
    """In every module of ./dev that speaks of it."""
    having = [module for module in TOOLS if name in vars(module)]
    assert having
    for module in having:
        monkeypatch.setattr(module, name, value)


def call_dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_dev_needs_nothing_but_python_itself() -> None:
    command = [sys.executable, "-S", str(ROOT / "dev"), "--help"]  # without whatever is installed
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_help_explains_every_command() -> None:
    answer = call_dev("--help")
    assert answer.returncode == 0
    assert set(re.findall(r"^  (\w+) ", answer.stdout, re.MULTILINE)) == set(COMMANDS)


@pytest.mark.parametrize("arguments", [("dance",), ("check", "--slowly"), ("lock", "everything"), ("setup", "now")])
def test_a_wrong_request_is_answered_in_one_sentence(arguments: tuple[str, ...]) -> None:
    answer = call_dev(*arguments)
    assert answer.returncode == 1
    assert re.fullmatch(r"dev: .*\.\n", answer.stderr)


def test_a_machine_without_c_compiler_is_recognised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert missing_for_c()


def test_nobody_who_only_plays_gets_system_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    replace(monkeypatch, "IN_CI", False)
    monkeypatch.setattr(sys, "argv", ["dev", "play"])
    assert not may_install_packages()


def stand_by(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Nothing is installed, built or run; the commands that would have been."""
    commands: list[list[str]] = []

    def call(*command: object, **extra: str) -> int:
        commands.append([str(word) for word in command])
        return 0

    for name in ("find_chromium", "find_postgresql", "build_web"):
        replace(monkeypatch, name, lambda: None)
    replace(monkeypatch, "install_node_modules", lambda node: None)
    replace(monkeypatch, "call", call)
    return commands


def test_server_and_browser_are_tested_in_every_run_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    above = ("tests/server", "tests/browser", "tests/test_lab_*", "tests/test_terminal_*", "tests/test_research_*")
    left_out = [f"--ignore-glob={path}" for path in above]
    for missing, expected in (("", [[], left_out]), ("there is no C compiler here", [[]])):
        commands = stand_by(monkeypatch)
        replace(monkeypatch, "set_up", lambda kind="", missing=missing: Engine(missing))
        run_tests([])
        runs = [command for command in commands if "pytest" in command]
        assert [[word for word in run if word.startswith("--ignore")] for run in runs] == expected


def test_leaving_the_compiled_tests_out_fails_in_ci_only(monkeypatch: pytest.MonkeyPatch) -> None:
    replace(monkeypatch, "set_up", lambda kind="": Engine("there is no C compiler here"))
    stand_by(monkeypatch)
    replace(monkeypatch, "IN_CI", False)
    assert run_tests(["-k", "misty"]) == 0
    replace(monkeypatch, "IN_CI", True)
    assert run_tests(["-k", "misty"]) == 1


def test_an_engine_that_does_not_compile_fails_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    replace(monkeypatch, "set_up", lambda kind="": Engine("mypyc could not compile it", is_broken=True))
    stand_by(monkeypatch)
    replace(monkeypatch, "IN_CI", False)
    assert run_tests([]) == 1


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("test", "whole"),  # what is shipped
        ("bench", "whole"),
        ("test src/gueridon/games", "quick"),
        ("test --both", "quick"),
        ("test --interpreted", ""),
        ("run simulate misty", "quick"),
        ("run lab ladder misty", "whole"),
        ("play", ""),  # it is compiled behind the table
        ("run serve", ""),
        ("check", ""),
        ("types", ""),
    ],
)
def test_only_what_runs_compiled_compiles(monkeypatch: pytest.MonkeyPatch, command: str, kind: str) -> None:
    asked = []

    def set_up(engine: str = "", *, only_to_play: bool = False) -> None:
        asked.append(engine)
        raise Stop("that is all.")

    replace(monkeypatch, "set_up", set_up)
    monkeypatch.delenv("GUERIDON_ENGINE", raising=False)
    name, *arguments = command.split()
    with pytest.raises(Stop):
        COMMANDS[name](arguments)
    assert asked == [kind]


def test_an_engine_is_compiled_anew_for_another_kind_only_when_that_must_be(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = stand_by(monkeypatch)
    replace(monkeypatch, "why_no_compiler", lambda: "")
    replace(monkeypatch, "stamp", lambda name, value: None)
    replace(monkeypatch, "digest", lambda *parts: "a recipe")
    replace(monkeypatch, "stamps", lambda: {"recipe": "a recipe"})
    for lies_here in ("", "quick", "whole"):
        replace(monkeypatch, "load_engine", lambda kind=lies_here: MarkedEngine(kind))
        for wanted in ("quick", "whole"):
            compile_engine(wanted)
    assert [command[-1] for command in commands] == ["quick", "whole", "whole"]


@pytest.fixture
def behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What is started behind a table that is opened."""
    commands: list[list[str]] = []
    replace(monkeypatch, "COMPILING", tmp_path / "compiling")
    replace(monkeypatch, "SAID", tmp_path / "said")
    replace(monkeypatch, "why_no_compiler", lambda: "")
    monkeypatch.setenv("GUERIDON_COMPILING", "")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: commands.append(command))
    return commands


def test_a_table_with_an_old_engine_is_opened_at_once_and_compiled_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, behind: list[list[str]]
) -> None:
    (tmp_path / "mark").touch()
    replace(monkeypatch, "load_engine", lambda: MarkedEngine("", tmp_path / "mark"))
    compile_behind()
    assert behind == [[str(PYTHON), "-m", "tools.compiling_behind"]]
    assert os.environ["GUERIDON_COMPILING"] == str(tmp_path / "compiling")
    assert (tmp_path / "compiling").exists()
    assert not (tmp_path / "mark").exists()


def test_a_table_with_a_compiled_engine_compiles_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, behind: list[list[str]]
) -> None:
    replace(monkeypatch, "load_engine", lambda: MarkedEngine("quick"))
    replace(monkeypatch, "stamps", lambda: {"recipe": recipe()})
    compile_behind()
    assert behind == []
    assert os.environ["GUERIDON_COMPILING"] == ""


@pytest.mark.parametrize("missing", ["", "mypyc could not compile it"])
def test_whoever_has_compiled_behind_says_so_and_is_not_waited_for_any_more(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    behind: list[list[str]],
    missing: str,
) -> None:
    (tmp_path / "compiling").touch()
    monkeypatch.setattr(compiling_behind, "SAID", ROOT / "build" / "said")
    monkeypatch.setattr(os, "nice", lambda by: by)
    replace(monkeypatch, "compile_engine", lambda kind: Engine(missing))
    compiling_behind.main()
    assert not (tmp_path / "compiling").exists()
    assert ("bots think with the compiled engine" in capsys.readouterr().err) == (not missing)


class MarkedEngine(NamedTuple):
    """What dev asks src/gueridon/engine.py."""

    kind: str
    MARK: Path = Path()

    def current_build(self) -> str:
        return self.kind

    def sources(self) -> list[Path]:
        return [ROOT / "src" / "gueridon" / "core" / "game.py"]


def test_ci_runs_the_test_command_of_the_readme_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec ./dev test"]
    assert "./dev test " in (ROOT / "README.md").read_text(encoding="utf-8")
