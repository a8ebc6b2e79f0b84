"""The command line: help with examples, one sentence for every error, no traceback ever."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gueridon
from gueridon.core import registry
from gueridon.core.rules_page import paragraphs
from gueridon.terminal import ourselves
from gueridon.terminal.keeper import key_file
from tests.at_terminal import bots, fewest, finished_record, quickest, run
from tests.patience import WAIT
from tests.tables import needs

ROOT = Path(__file__).resolve().parents[1]
COMMANDS = ("games", "play", "replay", "verify", "rules", "simulate", "lab")
GAME = quickest()
GUERIDON = (sys.executable, "-m", "gueridon.cli")

every_game = pytest.mark.parametrize("name", registry.names())


def is_one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.endswith(".\n") and "Traceback" not in text


# --- help -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "word"), [("en", "Example: gueridon"), ("fr", "Exemple\u00a0: gueridon")])
def test_every_command_explains_itself_with_an_example(command: str, language: str, word: str) -> None:
    helped = run(command, "--help", "--lang", language)
    assert helped.status == 0
    assert f"{word} {command}" in helped.out
    assert "cli-" not in helped.out


def test_alone_it_names_the_two_most_useful_commands() -> None:
    helped = run()
    assert helped.status == 0
    assert "gueridon play" in helped.out
    assert "gueridon rules" in helped.out


def test_help_is_french_where_the_locale_is() -> None:
    assert "Commandes" in run("--help", environment={"LC_ALL": "fr_CA.UTF-8"}).out


def test_lc_all_outranks_lang() -> None:
    assert "Commands" in run("--help", environment={"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}).out


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"gueridon \d+\.\d+\.\d+\S*\n", run("--version").out)


def test_a_language_before_the_command_is_that_of_the_command() -> None:
    for words in (["games"], ["rules", GAME], ["verify", "no-such-file"]):
        assert run("--lang", "fr", *words) == run(*words, "--lang", "fr")
    assert run("--lang", "fr", "games", "--lang", "en") == run("games", "--lang", "en")


@pytest.mark.parametrize("words", [["--lang", "fr"], ["--lang=fr"], ["--lang", "fr", "--help"]], ids=" ".join)
def test_a_language_alone_shows_the_help_in_it(words: list[str]) -> None:
    helped = run(*words)
    assert "Commandes" in helped.out
    assert "cli-" not in helped.out


def test_our_own_name_as_first_word_is_forgiven() -> None:
    assert run("gueridon", "games") == run("games")
    assert run("gueridon") == run()


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_show_the_command_as_it_was_called(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    helped = run(command, "--help", environment={"GUERIDON_COMMAND": "./dev run"})
    assert f"Example: ./dev run {command}" in helped.out
    assert f"Usage: ./dev run {command}" in helped.out
    assert "gueridon" not in helped.out


def test_from_another_folder_the_start_script_is_named_with_the_way_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUERIDON_COMMAND", "./dev run")
    monkeypatch.chdir(ROOT / "tests")
    assert ourselves.command("games") == f"..{os.sep}dev run games"
    monkeypatch.chdir(tmp_path)
    assert Path(ourselves.command("games").split()[0]).resolve() == ROOT / "dev"


# --- errors -----------------------------------------------------------------------------------------------------------

WRONG = {
    "unknown command": ["dance"],
    "unknown option": ["play", "--fast"],
    "unknown game": ["play", "xyzzy"],
    "empty game": ["play", ""],
    "rules of an unknown game": ["rules", "xyzzy"],
    "missing game": ["rules"],
    "missing file": ["replay"],
    "a file that is not there": ["replay", "no-such-file"],
    "proof of a file that is not there": ["verify", "no-such-file"],
    "resuming a file that is not there": ["play", "--resume", "no-such-file"],
    "a folder": ["verify", "."],
    "a device without end": ["verify", "/dev/zero"],
    "text for a number": ["play", GAME, "--players", "many"],
    "too many players": ["play", GAME, "--players", "99"],
    "no players": ["play", GAME, "--players", "0"],
    "an option without a choice": ["play", GAME, "--option", "first"],
    "an option that is not there": ["play", GAME, "--option", "no=way"],
    "a stranger in a seat": ["play", GAME, "--seat", "dragon"],
    "too many seats": ["play", GAME, "--players", str(fewest(GAME)), *["--seat", "you"] * 9],
    "an option that lost its value": ["play", GAME, "--seed"],
    "unknown language": ["games", "--lang", "tlh"],
    "an unknown bot": ["simulate", GAME, "--bots", "dragon"],
    "no bots": ["simulate", GAME, "--bots", ","],
    "no games": ["simulate", GAME, "--games", "0"],
    "no workers": ["simulate", GAME, "--games", "1", "--workers", "-1"],
    "a record in a folder that cannot be": ["play", GAME, "--record", "/dev/null/a.txt"],
    "resuming with a seed": ["play", "--resume", "x", "--seed", "1"],
    "resuming with a game": ["play", GAME, "--resume", "x"],
    "no answer in the menu": ["play"],
    "a word too many": ["rules", GAME, "please"],
    "a value for a flag": ["simulate", GAME, "--json=yes"],
    "a beginning of several games": ["rules", "m"],
    "a folder for a record": ["play", GAME, "--record", "."],
    "a record where only the system makes files": ["play", GAME, "--record", "/proc/a.txt"],
    "a record in a folder that is not there": ["play", GAME, "--record", "no-such-folder/a.txt"],
    "a name for a bot": ["play", GAME, "--name", "Anna", "--name", "Ben"],
    "a name of two lines": ["play", GAME, "--name", "An\nna"],
    "more bots than seats": ["simulate", GAME, "--games", "1", "--bots", ",".join(["random"] * 9)],
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG.keys())
@pytest.mark.parametrize("language", ["en_US.UTF-8", "fr_FR.UTF-8"])
def test_what_cannot_be_done_is_one_sentence_and_a_status(words: list[str], language: str) -> None:
    failed = run(*words, environment={"LC_ALL": language})
    assert failed.status not in (0, 70)
    assert is_one_sentence(failed.err), failed.err
    assert "--resume /" not in failed.out
    assert failed.out == "" or words == ["play"], "nothing is shown before it is refused"


MISTAKES = [["dance"], ["play", "--fast"], ["rules"], ["play", "--seed"], ["play", "--seed", "x"], ["games", "x"]]


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_a_command_line_that_is_not_understood_is_refused_in_french(words: list[str]) -> None:
    told = run("--lang", "fr", *words).err
    assert re.search(r"--help (donne un exemple|les énumère)\.$", told), told
    assert not re.search(r"\b(no|such|the|option '|got|value)\b", told.casefold()), told


@needs("mississippi", "misty")
def test_a_beginning_of_several_games_names_them() -> None:
    assert run("play", "mi").err == "“mi” could be mississippi or misty; type more of the name.\n"


def test_no_folder_is_made_for_a_record(tmp_path: Path) -> None:
    failed = run("play", GAME, "--record", tmp_path / "away" / "a.txt")
    assert failed.err == f"There is no folder “{tmp_path / 'away'}” to keep the game in.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("word", ["q", "quit", "quitter"])
def test_the_menu_can_be_left(tmp_path: Path, word: str) -> None:
    left = run("play", "--record", tmp_path / "a.txt", typed=f"2\n{word}\n")
    assert (left.status, left.err) == (0, "")
    assert "The game is kept" not in left.out
    assert list(tmp_path.iterdir()) == []


def test_errors_are_in_the_language_asked_for() -> None:
    assert run("verify", "no-such-file", "--lang", "fr").err == "Il n’y a pas de fichier «\u00a0no-such-file\u00a0».\n"
    assert run("verify", "no-such-file", "--lang=en").err == "There is no file “no-such-file”.\n"


NONSENSE = {
    "empty": b"",
    "prose": b"Once upon a time.\n",
    "binary": bytes(range(256)),
    "bad utf-8": b"gueridon record 1\ngame \xff\xfe 1\n",
    "zeros": b"\0" * 5000,
    "only the first line": b"gueridon record 1\n",
    "a game nobody knows": b"gueridon record 1\ngame xyzzy 1\nseats 2\n\n",
    "a version nobody made": f"gueridon record 1\ngame {GAME} 999\nseats 2\n\n".encode(),
    "seats beyond number": f"gueridon record 1\ngame {GAME} 1\nseats 999999\n\n".encode(),
    "terminal orders": b"gueridon record 1\ngame \x1b[2J 1\nseats 2\n\n",
}


@pytest.mark.parametrize("content", NONSENSE.values(), ids=NONSENSE.keys())
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]], ids=" ".join)
def test_a_nonsense_file_is_one_sentence(tmp_path: Path, command: list[str], content: bytes) -> None:
    (tmp_path / "a.txt").write_bytes(content)
    failed = run(*command, tmp_path / "a.txt")
    assert failed.status == 1
    assert is_one_sentence(failed.err), failed.err
    assert "\x1b" not in failed.err


def test_a_game_without_its_key_file_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    run("play", GAME, *bots(GAME), "--record", file, typed="1\n")
    key_file(file).unlink()
    failed = run("play", "--resume", file)
    assert failed.status == 1
    assert failed.err == f"The game cannot go on without its key, and there is no file “{key_file(file)}”.\n"


@pytest.mark.parametrize("key", ["", "nonsense", "0" * 64])
def test_a_game_with_a_wrong_key_file_cannot_go_on(tmp_path: Path, key: str) -> None:
    file = tmp_path / "a.txt"
    run("play", GAME, *bots(GAME), "--record", file, typed="1\n")
    key_file(file).write_text(key, encoding="ascii")
    failed = run("play", "--resume", file)
    assert failed.status == 1
    assert is_one_sentence(failed.err)
    assert "key" in failed.err


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    failed = run("play", "--resume", finished_record(tmp_path, GAME))
    assert failed.status == 1
    assert "gueridon replay" in failed.err


def test_a_record_is_not_written_over(tmp_path: Path) -> None:
    file = finished_record(tmp_path, GAME)
    before = file.read_bytes()
    assert run("play", GAME, "--record", file).status == 1
    assert file.read_bytes() == before


# --- verify -----------------------------------------------------------------------------------------------------------


@every_game
def test_a_finished_record_is_proven(tmp_path: Path, name: str) -> None:
    proven = run("verify", finished_record(tmp_path, name))
    assert proven.status == 0
    assert proven.out.startswith("Verified")
    assert "could foresee them" in proven.out, "the tests deal from a seed"


def test_a_game_dealt_without_a_seed_is_not_called_foreseeable(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    run("play", GAME, "--players", fewest(GAME), *["--seat", "random"] * fewest(GAME), "--record", file)
    proven = run("verify", file)
    assert proven.status == 0, proven.err
    assert "seed" not in proven.out


@pytest.mark.parametrize("people", [1, 2])
def test_people_at_a_terminal_add_seeds_and_nobody_is_told_that_these_bind_anybody(tmp_path: Path, people: int) -> None:
    file = tmp_path / "a.txt"
    seats = ["you"] * people + ["random"] * (fewest(GAME) - people)
    run("play", GAME, *(word for seat in seats for word in ("--seat", seat)), "--record", file, typed="\n1\n" * 9_000)
    proof = gueridon.verify(file.read_text(encoding="utf-8"))
    assert (set(proof.seeds), proof.one_device) == (set(range(people)), True)
    for language, claimed, admitted in (("en", "join forces", "drawn again"), ("fr", "s’entendent", "recommencer")):
        told = " ".join(run("verify", file, "--lang", language).out.split())
        assert admitted in told
        assert claimed not in told


def test_a_changed_deal_is_found_and_its_line_named(tmp_path: Path) -> None:
    file = finished_record(tmp_path, GAME)
    lines = file.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("* ") and len(set(line.split())) > 2)
    deals = lines[number].split()[1:]
    lines[number] = " ".join(["*", deals[-1], *deals[1:]])
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    failed = run("verify", file)
    assert failed.status == 1
    assert is_one_sentence(failed.err)
    assert re.search(r"Line \d+", failed.err)


# --- lists and pages --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_games_lists_every_game_with_its_options(language: str) -> None:
    listed = run("games", "--lang", language).out
    for name in registry.names():
        assert name in listed
        for option in registry.game(name).options:
            assert f"--option {option.name}=" in listed


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_show_every_paragraph_and_mark_house_rules(name: str, language: str) -> None:
    shown = run("rules", name, "--lang", language).out
    for number in paragraphs(name, language):
        assert number in shown
    assert ("[house]" if language == "en" else "[maison]") in shown


def test_the_beginning_of_a_name_is_enough_and_dashes_will_do() -> None:
    name = max(registry.names(), key=len)
    whole = run("rules", name).out
    assert run("rules", name.replace("_", "-").upper()).out == whole
    assert run("rules", name[:6]).out == whole


def test_the_menu_asks_until_it_understands(tmp_path: Path) -> None:
    typed = "xyzzy\n0\n1\nmany\n\nfierce\n1\n\nquit\n"
    played = run("play", "--record", tmp_path / "a.txt", typed=typed)
    assert played.status == 0, played.err
    assert "“xyzzy” is not one of the answers." in played.out
    assert "“many” is not one of the answers." in played.out
    assert "“fierce” is not one of the answers." in played.out
    assert "newcomer" in key_file(tmp_path / "a.txt").read_text(encoding="utf-8")
    assert (tmp_path / "a.txt").read_text(encoding="utf-8").splitlines()[1].startswith(f"game {registry.names()[0]} ")


def test_without_a_file_the_game_is_kept_among_the_users_data(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    played = run("play", GAME, *bots(GAME), typed="", environment=environment)
    (kept,) = (tmp_path / "gueridon" / "records").glob("*.txt")
    assert str(kept) in played.out.replace("\n", "")


# --- simulate ---------------------------------------------------------------------------------------------------------


def test_a_simulation_is_the_same_on_any_number_of_workers() -> None:
    words = ("simulate", GAME, "--games", 20, "--bots", "random", "--seed", 7, "--json", "--workers")
    one, two = run(*words, 1), run(*words, 2)
    assert one.status == two.status == 0
    assert one.out == two.out


def test_a_simulation_tells_machines_its_figures() -> None:
    told = json.loads(run("simulate", GAME, "--games", 4, "--bots", "random", "--json").out)
    assert told["games"] == 4
    assert sum(seat["wins"] for seat in told["by_seat"]) == pytest.approx(1)
    low, high = told["by_seat"][0]["wins_95"]
    assert low <= told["by_seat"][0]["wins"] <= high


@pytest.mark.parametrize(("language", "heading"), [("en", "Mean score"), ("fr", "Score moyen")])
def test_a_simulation_tells_people_its_figures(language: str, heading: str) -> None:
    told = run("simulate", GAME, "--games", 2, "--bots", "random", "--lang", language)
    assert heading in told.out
    assert told.err == ""


# --- as a process of its own ------------------------------------------------------------------------------------------


def test_a_closed_pipe_is_no_error() -> None:
    process = subprocess.Popen([*GUERIDON, "rules", GAME], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(WAIT)


def test_badly_encoded_input_is_an_ordinary_mistake(tmp_path: Path) -> None:
    command = [*GUERIDON, "play", GAME, *bots(GAME), "--record", str(tmp_path / "a.txt")]
    played = subprocess.run(command, input=b"\xff\xfe\x00\n", capture_output=True, check=False, timeout=WAIT)
    assert played.returncode == 0, played.stderr
    assert played.stderr == b""


def test_a_terminal_of_another_encoding_gets_what_it_can_show() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "fr_FR"}
    shown = subprocess.run([*GUERIDON, "rules", GAME], env=environment, capture_output=True, check=False, timeout=WAIT)
    assert shown.returncode == 0, shown.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
@pytest.mark.usefixtures("heeded_ctrl_c")
def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [*GUERIDON, "play", GAME, *bots(GAME), "--record", str(tmp_path / "a.txt"), "--lang", "en"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True) as process:
        os.close(theirs)
        try:
            shown = _read_until(ours, "›".encode())
            os.write(ours, b"\n")  # the greeting waits to be read
            shown += _read_until(ours, "Your turn ›".encode())
            shown += _read_until(ours, b"--lang en", lambda: process.send_signal(signal.SIGINT))
            assert process.wait(WAIT) == 130
        finally:
            process.kill()
    os.close(ours)
    assert f"play --resume {tmp_path / 'a.txt'} --lang en".encode() in shown
    assert b"Traceback" not in shown
    assert key_file(tmp_path / "a.txt").exists()


@pytest.fixture
def heeded_ctrl_c() -> Iterator[None]:
    """Programs that run in the background ignore Ctrl-C, and so would whatever they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def _read_until(terminal: int, wanted: bytes, press: Callable[[], None] | None = None) -> bytes:
    """What is shown until something is; a key is pressed again every five seconds, as a person would.

    A signal that arrives just before the program waits for a line is only heard with the next one.
    """
    shown, began, presses = b"", time.monotonic(), 0
    while wanted not in shown:
        waited = time.monotonic() - began
        assert waited < WAIT, f"never shown: {wanted!r}, but {shown!r}"
        if press is not None and waited >= 5 * presses:
            press()
            presses += 1
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 4096)
    return shown


def test_help_starts_without_loading_any_game() -> None:
    script = "import sys, gueridon.cli; print([name for name in sys.modules if name.startswith('gueridon.games.')])"
    assert subprocess.check_output([sys.executable, "-c", script]) == b"[]\n"
