"""What a person at the table reads and may type: aims, names, effects, labels, news."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.words import Words
from gueridon.terminal.naming import effects_of, labels_with
from gueridon.terminal.news import News
from gueridon.terminal.screen import Screen
from tests.at_terminal import bots, fewest, run, sits_down, table
from tests.tables import needs

every_game = pytest.mark.parametrize("name", registry.names())
both_languages = pytest.mark.parametrize("language", ["en", "fr"])


@every_game
@both_languages
def test_a_game_begins_with_its_aim(tmp_path: Path, name: str, language: str) -> None:
    words = Words(language, name)
    if words.knows("game-aim"):
        shown = " ".join(sits_down(tmp_path / "a.txt", name, language=language).out.split())
        assert " ".join(words.noun("game-aim").split()) in shown


def _names_option() -> list[str]:
    return [name for name in registry.names() if any(option.name == "names" for option in registry.game(name).options)]


@pytest.mark.parametrize("name", _names_option())
@both_languages
def test_printed_names_are_in_the_language_of_the_table(tmp_path: Path, name: str, language: str) -> None:
    sits_down(tmp_path / "a.txt", name, language=language)
    assert matches.replay((tmp_path / "a.txt").read_text(encoding="utf-8")).options["names"] == language
    other = "en" if language == "fr" else "fr"
    chosen = ("--option", f"names={other}", "--record", tmp_path / "b.txt", "--lang", language)
    run("play", name, *bots(name), *chosen)
    assert matches.replay((tmp_path / "b.txt").read_text(encoding="utf-8")).options["names"] == other


EFFECTS = [
    ("misty", "en", "Rocket", "card-rocket-effect"),
    ("misty", "fr", "fusee", "card-rocket-effect"),
    ("moustache", "en", "unicorn", "card-unicorn-effect"),
    ("moustache", "fr", "pink_open", "rule-pink_open-effect"),
    ("tussie_mussie", "en", "orchid", "tile-orchid-effect"),
    ("tussie_mussie", "fr", "ORCHIDEE", "tile-orchid-effect"),
]


@pytest.mark.parametrize(
    ("name", "language", "word", "code"), [effect for effect in EFFECTS if effect[0] in registry.names()]
)
def test_a_thing_is_explained_by_its_name(tmp_path: Path, name: str, language: str, word: str, code: str) -> None:
    shown = sits_down(tmp_path / "a.txt", name, f"? {word}", language=language).out
    answer = " ".join(shown[shown.index(f"? {word}") :].split())
    assert answer.count(" ".join(Words(language, name).noun(code).split())) == 1


@every_game
@both_languages
def test_everything_with_an_effect_can_be_asked_for(name: str, language: str) -> None:
    words = Words(language, name)
    for code in words.codes():
        named = code.removesuffix("-effect")
        if named != code and words.knows(named):
            effects = [effect for _, effect in effects_of(words.noun(named), words)]
            assert words.noun(code) in effects


LABELS = ["Peony face up, the other face down", "Violette à cœur face visible", "Violette", "Fire truck →"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("peony", [0]),
        ("PÉONY", [0]),
        ("violette", [2]),
        ("violette a coeur", [1]),
        ("fire-truck", [3]),
        ("face", [0, 1]),
        ("viol", []),
        ("up", []),
        ("1", []),
        ("%s{}", []),
    ],
)
def test_a_choice_is_found_by_words_of_its_label(typed: str, found: list[int]) -> None:
    assert labels_with(typed, LABELS) == found


@every_game
@both_languages
def test_a_label_typed_in_full_is_that_choice(tmp_path: Path, name: str, language: str) -> None:
    sits_down(tmp_path / "before.txt", name, language=language)
    match = matches.replay((tmp_path / "before.txt").read_text(encoding="utf-8"))
    view, words = match.view_of(0), Words(language, name, match.names, reader=0)
    labels = [words.say(match.game.label(view, action)) for action in view.legal]
    last = next((label for label in reversed(labels) if labels_with(label, labels) == [labels.index(label)]), None)
    if last is None:
        return  # a label of signs and numbers only, such as a space on the river
    sits_down(tmp_path / "said.txt", name, last, language=language)
    sits_down(tmp_path / "counted.txt", name, str(labels.index(last) + 1), language=language)
    assert (tmp_path / "said.txt").read_bytes() == (tmp_path / "counted.txt").read_bytes()


@needs("mississippi")
def test_a_space_inside_a_notation_is_forgiven(tmp_path: Path) -> None:
    spaced, written = tmp_path / "spaced.txt", tmp_path / "written.txt"
    sits_down(spaced, "mississippi", "F 2")
    sits_down(written, "mississippi", "f2")
    assert spaced.read_bytes() == written.read_bytes()
    assert spaced.read_text(encoding="utf-8").count("f2") > 0


# --- news -------------------------------------------------------------------------------------------------------------


def _waits(sentences: int, room: int, *, ends_round: bool = False, is_interactive: bool = True) -> int:
    """How often somebody is waited for who is told so many things on a screen of 24 lines."""
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return ""

    screen = Screen(Console(file=io.StringIO(), width=80, height=24), read, is_interactive=is_interactive)
    News(["Something happened."] * sentences, Words("en"), ends_round).show(screen, room)
    return len(asked)


def test_news_that_would_scroll_away_is_waited_for() -> None:
    assert _waits(3, room=10) == 0
    assert _waits(9, room=10) == 1
    assert _waits(50, room=10) == 3
    assert _waits(3, room=10, ends_round=True) == 1
    assert _waits(0, room=-5, ends_round=True) == 0
    assert _waits(50, room=10, is_interactive=False) == 0


@every_game
def test_the_end_of_a_round_is_waited_for(tmp_path: Path, name: str) -> None:
    """On a screen that everything fits on; a game without rounds of its own is not held up."""
    prompts: list[str] = []

    def tall(reader: Callable[[str], str]) -> Screen:
        def read(prompt: str) -> str:
            prompts.append(prompt)
            return reader(prompt)

        console = Console(file=io.StringIO(), width=80, height=1000, force_terminal=True)
        return Screen(console, read, is_interactive=True)

    at_table, match, _ = table(tmp_path, name, ["you", *["random"] * (fewest(name) - 1)], lambda _match: "1", tall)
    at_table.play()
    has_rounds = "round" in match.view(0)
    assert any(prompt.startswith("Enter to go on") for prompt in prompts) == has_rounds


@every_game
def test_the_end_offers_the_same_table_again(tmp_path: Path, name: str) -> None:
    seats = ("--seat", "random") * registry.game(name).players[0]
    shown = run("play", name, "--players", registry.game(name).players[0], *seats, "--record", tmp_path / "a.txt").out
    offer = shown.split("To play again at once:")[1].split()
    assert offer[offer.index("play") + 1] == name
    assert offer.count("random") == registry.game(name).players[0]
