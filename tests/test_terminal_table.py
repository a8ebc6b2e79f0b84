"""A game at the terminal, for every game of the shelf."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import pytest
from rich.console import Console, RenderableType

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.match import Match
from gueridon.core.rules_page import paragraphs
from gueridon.core.verify import verify
from gueridon.core.words import Words
from gueridon.terminal.keeper import Keeper, key_file
from gueridon.terminal.orders import Left
from gueridon.terminal.screen import Screen
from tests.at_terminal import ONES, Run, bots, fewest, run, sits_down, table
from tests.tables import needs

every_game = pytest.mark.parametrize("name", registry.names())
every_open_game = pytest.mark.parametrize("name", [name for name in registry.names() if registry.game(name).is_open])
every_secret_game = pytest.mark.parametrize(
    "name", [name for name in registry.names() if not registry.game(name).is_open]
)
both_languages = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture(scope="module", params=registry.names())
def whole_game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Run, Path]:
    """A game against bots played to its end by somebody who always takes the first choice."""
    name: str = request.param
    file = tmp_path_factory.mktemp(name) / "game.txt"
    return name, run("play", name, *bots(name), "--seed", 2, "--record", file, typed=ONES), file


def test_a_whole_game_can_be_played_and_proven(whole_game: tuple[str, Run, Path]) -> None:
    _, played, file = whole_game
    assert played.status == 0, played.err
    assert f"gueridon verify {file}" in played.out
    assert verify(file.read_text(encoding="utf-8")).actions > 0
    assert not key_file(file).exists()


def test_the_end_says_who_won_and_why(whole_game: tuple[str, Run, Path]) -> None:
    name, played, file = whole_game
    match = matches.replay(file.read_text(encoding="utf-8"))
    outcome = match.outcome
    assert outcome is not None
    end = played.out[played.out.rindex("Place") :]
    scores = [int(score) for score in re.findall(r"(-?\d+)\s*$", end, re.MULTILINE)][: match.seats]
    assert scores == [
        outcome.scores[seat] for seat in sorted(range(match.seats), key=lambda seat: outcome.places[seat])
    ]
    words = Words("en", name, match.names, reader=0)
    assert words.say(outcome.reason) in " ".join(played.out.split())


@every_game
def test_a_game_resumed_after_the_input_ended_goes_on_as_it_would_have(tmp_path: Path, name: str) -> None:
    whole, parted = tmp_path / "whole.txt", tmp_path / "parted.txt"
    run("play", name, *bots(name), "--seed", 2, "--record", whole, typed="1\n" * 12)
    first = run("play", name, *bots(name), "--seed", 2, "--record", parted, typed="1\n" * 5)
    assert first.status == 0
    assert first.out.rstrip().endswith(f"gueridon play --resume {parted}")
    assert key_file(parted).exists()
    second = run("play", "--resume", parted, typed="1\n" * 7)
    assert second.status == 0, second.err
    assert parted.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


@every_game
def test_a_resumed_game_tells_what_happened_since_the_last_decision_only(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.txt"
    first = run("play", name, *bots(name), "--seed", 2, "--record", file, typed="1\n1\n1\n")
    last_table = first.out[first.out.rindex(" › 1") :].split("\n", 1)[1].rsplit("\n", 4)[0]
    assert last_table.strip() in run("play", "--resume", file).out


GARBAGE = [
    "xyzzy",
    "0",
    "99999",
    "-1",
    "1.5",
    "\x00\x1b[2J\x07",
    "é" * 3000,
    "why",
    "? 77.7",
    "? why xyzzy",
    "%s{}",
    "[b]",
]


def _illegal(folder: Path, name: str) -> list[str]:
    """Notations of actions that the person may not do at the first decision."""
    sits_down(folder / "before.txt", name)
    match = matches.replay((folder / "before.txt").read_text(encoding="utf-8"))
    texts = (match.game.text(action) for action in range(match.game.action_count))
    return [text for text in texts if match.why_not(0, text) is not None and not text.isdigit()]


@every_game
@both_languages
def test_garbled_and_illegal_inputs_change_nothing(tmp_path: Path, name: str, language: str) -> None:
    illegal = _illegal(tmp_path, name)
    sits_down(tmp_path / "untouched.txt", name, language=language)
    played = sits_down(tmp_path / "game.txt", name, *GARBAGE, *illegal[:3], *illegal[-3:], language=language)
    assert played.status == 0, played.err
    assert (tmp_path / "game.txt").read_bytes() == (tmp_path / "untouched.txt").read_bytes()
    assert "\x1b" not in played.out


@every_game
@pytest.mark.parametrize(("language", "word"), [("en", "rule"), ("fr", "règle")])
def test_an_unknown_notation_is_refused_with_its_paragraph(tmp_path: Path, name: str, language: str, word: str) -> None:
    assert f"({word} 0.1" in sits_down(tmp_path / "game.txt", name, "xyzzy", language=language).out


@every_game
def test_an_illegal_action_is_refused_with_its_paragraph(tmp_path: Path, name: str) -> None:
    played = sits_down(tmp_path / "game.txt", name, _illegal(tmp_path, name)[0])
    cited = re.search(r"\(rule\s+(\d+\.\d+)", played.out)
    assert cited is not None
    assert cited[1] in paragraphs(name, "en")


@every_game
def test_why_shows_the_paragraph_itself(tmp_path: Path, name: str) -> None:
    played = sits_down(tmp_path / "game.txt", name, f"? why {_illegal(tmp_path, name)[0]}")
    assert re.search(r"╭─ .+ · \d+\.\d+ ─", played.out)


@every_game
@both_languages
def test_a_question_mark_shows_the_rule_in_force(tmp_path: Path, name: str, language: str) -> None:
    played = sits_down(tmp_path / "game.txt", name, "?", language=language)
    shown = re.search(r"╭─ .+ · (\d+\.\d+) ─", played.out)
    assert shown is not None
    first_word = paragraphs(name, language)[shown[1]].text.split()[0].strip("*")
    assert first_word in played.out[shown.start() :]


@every_game
def test_a_game_in_french_speaks_french(tmp_path: Path, name: str) -> None:
    typed = "1\n?\naide\njournal\nquitter\n"
    played = run(
        "play",
        name,
        *bots(name),
        "--seed",
        1,
        "--record",
        tmp_path / "a.txt",
        typed=typed,
        environment={"LC_ALL": "fr_FR.UTF-8"},
    )
    assert "Numéro, notation ou nom" in played.out
    assert "La partie est gardée" in played.out
    assert not re.search(r"\b(the|you|your|with|takes?|plays?)\b", played.out.casefold().replace("gueridon play", ""))


@every_game
def test_words_of_the_table_can_be_said_at_any_time(tmp_path: Path, name: str) -> None:
    said = ("help", "", "log", "/log", "rules", "undo", "? 0.1", "quit")
    played = sits_down(tmp_path / "game.txt", name, *said)
    assert played.status == 0, played.err
    assert "There is nothing to take back." in played.out
    assert "The game is kept" in played.out


@every_game
@pytest.mark.parametrize(
    ("language", "word", "advice"),
    [("en", "hint", "An expert would choose:"), ("fr", "conseil", "Un expert choisirait")],
)
def test_a_hint_says_what_an_expert_would_choose(
    tmp_path: Path, name: str, language: str, word: str, advice: str
) -> None:
    typed = f"{word}\nquit\n"
    words = ("--seed", 1, "--record", tmp_path / "game.txt", "--lang", language, "--think", 0.01)
    played = run("play", name, *bots(name), *words, typed=typed)
    assert played.status == 0, played.err
    assert advice in played.out
    assert f"{advice} (confi" not in played.out  # something is named between the two
    assert "%" in played.out


def test_thinking_for_no_time_is_refused(tmp_path: Path) -> None:
    name = registry.names()[0]
    played = run("play", name, *bots(name), "--record", tmp_path / "game.txt", "--think", 0)
    assert played.status != 0
    assert "more than 0 and at most" in played.err
    assert not (tmp_path / "game.txt").exists()


@every_game
def test_a_bot_that_fails_is_reported_and_the_game_goes_on(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr("gueridon.bots.registry.make", lambda *_, **__: SimpleNamespace(choose=fail))
    played = run("play", name, *["--seat", "random"] * fewest(name), "--seed", 1, "--record", tmp_path / "game.txt")
    assert played.status == 0, played.err
    assert "failed (ZeroDivisionError) and something legal was played" in " ".join(played.out.split())


@every_game
def test_undo_is_offered_exactly_when_it_is_possible(tmp_path: Path, name: str) -> None:
    shown = io.StringIO()

    def read(match: Match) -> str:
        hint = [line for line in shown.getvalue().splitlines() if "· rules ·" in line][-1]
        assert ("undo" in hint) == match.can_undo(0)
        return _first_choice_for_a_while(match)

    def screen(reader: Callable[[str], str]) -> Screen:
        return Screen(Console(file=shown, width=80), reader, is_interactive=False)

    at_table, _, _ = table(tmp_path, name, ["you", *["random"] * (fewest(name) - 1)], read, screen)
    with suppress(Left):
        at_table.play()
    assert "· rules ·" in shown.getvalue()


@needs("mississippi")  # where bots do not answer at once: a turn has two steps
def test_undo_leads_back_to_the_same_game(tmp_path: Path) -> None:
    taken_back = sum(_undo_wherever_possible(tmp_path, name) for name in registry.names())
    assert taken_back > 0


def _undo_wherever_possible(folder: Path, name: str) -> int:
    """How often somebody who takes back each slip once could do so; the game is that of one who never slipped."""
    undone: set[int] = set()

    def read(match: Match) -> str:
        steps = len(match.steps)
        if steps not in undone and match.can_undo(0):
            undone.add(steps)
            return "undo"
        return "1"

    slipping = _beginning(folder / "slipping", name, read)
    assert slipping == _beginning(folder / "steady", name, lambda _match: "1")
    return len(undone)


def _first_choice_for_a_while(match: Match) -> str:
    if len(match.steps) > 60:
        raise Left
    return "1"


def _beginning(folder: Path, name: str, read: Callable[[Match], str], kinds: Sequence[str] = ("you",)) -> str:
    """The record of the first steps of a game, as it lies on the disk."""

    def read_for_a_while(match: Match) -> str:
        return _first_choice_for_a_while(match) and read(match)

    bots_beside = ["random"] * (fewest(name) - len(kinds))
    at_table, _, keeper = table(folder, name, [*kinds, *bots_beside], read_for_a_while)
    with suppress(Left):
        at_table.play()
    return keeper.path.read_text(encoding="utf-8")


class Watched(Screen):
    """Fails when anything is shown of a game that is not yet on the disk."""

    match: Match
    keeper: Keeper

    def show(self, *things: RenderableType) -> None:
        assert self.keeper.path.read_text(encoding="utf-8") == self.match.record()


@every_game
def test_every_action_is_on_the_disk_before_anything_is_shown(tmp_path: Path, name: str) -> None:
    screens: list[Watched] = []

    def watched(reader: Callable[[str], str]) -> Screen:
        screens.append(Watched(Console(file=io.StringIO(), width=80), reader, is_interactive=False))
        return screens[0]

    kinds = ["you", *["random"] * (fewest(name) - 1)]
    at_table, match, keeper = table(tmp_path, name, kinds, _first_choice_for_a_while, watched)
    screens[0].match, screens[0].keeper = match, keeper
    with suppress(Left):
        at_table.play()
    assert len(match.steps) > 60 or match.outcome is not None


@every_game
def test_several_people_play_on_one_screen(tmp_path: Path, name: str) -> None:
    record = _beginning(tmp_path, name, lambda _match: "1", ["you"] * fewest(name))
    assert all(f"\n{seat} " in record for seat in range(1, fewest(name) + 1))


CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def _shown_at_every_prompt(folder: Path, name: str) -> list[str]:
    """All that a terminal had been sent whenever one of several people was asked something."""
    shown = io.StringIO()
    prompts: list[str] = []

    def terminal(reader: Callable[[str], str]) -> Screen:
        def read(prompt: str) -> str:
            prompts.append(shown.getvalue())
            if len(prompts) > 60:
                raise Left
            return reader(prompt)

        return Screen(Console(file=shown, width=80, force_terminal=True), read, is_interactive=True)

    at_table, _, _ = table(folder, name, ["you"] * fewest(name), lambda _match: "1", terminal)
    with pytest.raises(Left):
        at_table.play()
    return prompts


@every_open_game
def test_where_nothing_is_hidden_there_is_no_curtain(tmp_path: Path, name: str) -> None:
    last = _shown_at_every_prompt(tmp_path, name)[-1]
    assert CLEAR not in last
    assert "Pass the screen" not in last


@every_secret_game
def test_the_screen_is_wiped_before_and_after_it_is_passed_on(tmp_path: Path, name: str) -> None:
    prompts = _shown_at_every_prompt(tmp_path, name)
    passed = [text for text in prompts if "Pass the screen" in text.rsplit(CLEAR, 1)[-1]]
    assert len(passed) > 1
    for text in passed:
        assert len(text.rsplit(CLEAR, 1)[-1].strip().splitlines()) == 1, "nothing but the request to pass the screen"


@every_game
def test_a_game_between_bots_needs_no_input(tmp_path: Path, name: str) -> None:
    at_table, match, _ = table(tmp_path, name, ["random"] * fewest(name), lambda _match: pytest.fail("nobody is asked"))
    at_table.play()
    assert match.outcome is not None


@every_game
@pytest.mark.parametrize("columns", ["40", "60", "80"])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, name: str, columns: str) -> None:
    typed = "1\n1\n?\nlog\n"
    environment = {"COLUMNS": columns}
    played = run(
        "play", name, *bots(name), "--seed", 1, "--record", tmp_path / "a.txt", typed=typed, environment=environment
    )
    lines = [line for line in played.out.splitlines() if str(tmp_path) not in line]
    assert max(len(line.rstrip()) for line in lines) <= int(columns)


# --- several people, and one ------------------------------------------------------------------------------------------


def two_people(file: Path, name: str, *typed: str, language: str = "en") -> Run:
    people = ["--players", fewest(name), "--seat", "you", "--seat", "you", "--name", "Anna", "--name", "Béa"]
    typed_lines = "".join(f"{line}\n" for line in typed)
    return run("play", name, *people, "--seed", 1, "--record", file, "--lang", language, typed=typed_lines)


@every_game
def test_people_have_the_names_they_were_given(tmp_path: Path, name: str) -> None:
    played = two_people(tmp_path / "a.txt", name, "")
    assert "Anna" in played.out
    assert dict(matches.replay((tmp_path / "a.txt").read_text(encoding="utf-8")).names)[1] == "Béa"


@every_secret_game
@pytest.mark.parametrize(("language", "word"), [("en", "Only Enter"), ("fr", "seule la touche Entrée")])
def test_only_enter_draws_the_curtain(tmp_path: Path, name: str, language: str, word: str) -> None:
    played = two_people(tmp_path / "a.txt", name, "1", "hello", language=language)
    assert played.out.count(word) == 2
    assert "? " not in played.out


@every_secret_game
def test_the_curtain_can_be_left_with_the_game_kept(tmp_path: Path, name: str) -> None:
    played = two_people(tmp_path / "a.txt", name, "quit")
    assert played.status == 0
    assert played.out.rstrip().endswith(f"gueridon play --resume {tmp_path / 'a.txt'} --lang en")


@every_game
@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("fr", "Vous")])
def test_the_only_person_has_no_number(tmp_path: Path, name: str, language: str, you: str) -> None:
    played = sits_down(tmp_path / "a.txt", name, "1", "1", language=language)
    assert you.casefold() in played.out.casefold()
    assert not re.search(r"\b(Player|Joueur) 1\b", played.out)
    assert "name 1 " not in (tmp_path / "a.txt").read_text(encoding="utf-8")


def _alone() -> list[str]:
    return [name for name in registry.names() if 1 in registry.game(name).players]


@pytest.mark.parametrize("name", _alone())
@pytest.mark.parametrize(("language", "told"), [("en", "You have (won|lost)"), ("fr", "Vous avez (gagné|perdu)")])
def test_alone_one_wins_or_loses_and_takes_no_place(tmp_path: Path, name: str, language: str, told: str) -> None:
    words = ("--players", 1, "--seed", 3, "--record", tmp_path / "a.txt", "--lang", language)
    played = run("play", name, *words, typed=ONES)
    assert played.status == 0, played.err
    assert re.search(told, played.out)
    assert not re.search(r"^(Place|Rang)\b", played.out, re.MULTILINE)
