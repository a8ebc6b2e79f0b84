"""Both languages say the same things, and everything the code says has words."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import gueridon
from gueridon.core import registry, words
from gueridon.core.game import Game
from gueridon.core.rules_page import SOURCES, paragraphs, rules_page

ROOT = Path(gueridon.__file__).parent
FOLDERS = [ROOT / "core", *(ROOT / "games" / name for name in registry.names())]
WEB = Path(__file__).parent.parent / "web" / "src"
CODE = re.compile(r'"((?:ask|do|tell|refuse|end|error|terminal|cli|law|lab|balance)-[a-z0-9-]+)"')

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
every_game = pytest.mark.parametrize("name", registry.names())


def catalogue(folder: Path, language: str) -> dict[str, set[str]]:
    """The variables that each message of a catalogue uses, once the figures of the box are in their places."""
    text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    if folder.name in registry.names():
        text = words.catalogue(language, folder.name)
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), "a message stands twice"
    return {message.id.name: _variables(message) for message in messages}


def _variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(_variables(child) for child in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_variables(child) for child in node))
    return set()


@every_folder
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english, french = catalogue(folder, "en"), catalogue(folder, "fr")
    assert english.keys() == french.keys()
    # A language may need no selector where the other does, so $you may be missing in one.
    for name, variables in english.items():
        assert _without_you(variables) == _without_you(french[name]), name


@every_game
def test_no_message_of_a_game_stands_in_the_place_of_one_that_all_games_have(name: str) -> None:
    own, core, shell = (catalogue(folder, "en").keys() for folder in (ROOT / "games" / name, ROOT / "core", WEB))
    assert not own & (core | shell)


def sentences_in(module: Path) -> list[tuple[str, set[str]]]:
    """What a module says by a code and arguments that stand beside it: Denied("error-x", quoted=…) and the like."""
    calls = [
        node for node in python.walk(python.parse(module.read_text(encoding="utf-8"))) if isinstance(node, python.Call)
    ]
    found = []
    for call in calls:
        code = call.args[0].value if call.args and isinstance(call.args[0], python.Constant) else None
        if isinstance(code, str) and CODE.fullmatch(f'"{code}"') and all(one.arg for one in call.keywords):
            found.append((code, {str(one.arg) for one in call.keywords}))
    return found


def test_an_error_is_given_everything_that_its_sentence_fills_in() -> None:
    said = catalogue(ROOT / "core", "en")
    given = [(code, names) for module in ROOT.rglob("*.py") for code, names in sentences_in(module) if code in said]
    assert len(given) > 100
    lacking = {code: said[code] - names for code, names in given if code.startswith("error-") and said[code] - names}
    assert lacking == {}


@pytest.mark.parametrize("folder", [*FOLDERS, WEB], ids=lambda folder: folder.name)
def test_nought_is_not_called_one_in_french(folder: Path) -> None:
    """French speaks of 0 as it does of 1, so what is said of one must tell the number and not write it out."""
    text = (folder / "words.fr.ftl").read_text(encoding="utf-8")
    assert "[one]" in text
    assert re.findall(r"\[one\][^{\n]*\b1\b.*", text) == []


def _without_you(variables: set[str]) -> set[str]:
    return {name for name in variables if name != "you" and not name.endswith("_you")}


def test_every_message_the_table_and_the_lab_name_has_words() -> None:
    known = catalogue(ROOT / "core", "en").keys()
    own = re.compile(r'"((?:error|terminal|cli|lab)-[a-z0-9-]+)"')
    sources = [*ROOT.glob("*.py"), *(ROOT / "lab").glob("*.py"), *(ROOT / "terminal").glob("*.py")]
    named = {code for path in sources for code in own.findall(path.read_text(encoding="utf-8"))}
    assert named <= known


@every_folder
def test_every_message_the_code_names_has_words(folder: Path) -> None:
    known = catalogue(folder, "en").keys() | catalogue(ROOT / "core", "en").keys()
    sources = [path for path in folder.rglob("*.py") if "tests" not in path.parts]
    named = {code for path in sources for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert named <= known


@every_game
def test_a_game_has_words_for_its_name_and_options(name: str) -> None:
    game: Game = registry.game(name)
    wanted = {"game-name", "game-tagline", "game-aim", "result-score"}
    for option in game.options:
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)}
    assert wanted <= catalogue(ROOT / "games" / name, "en").keys()


@every_game
def test_the_rules_pages_have_the_same_paragraphs_and_marks(name: str) -> None:
    english, french = paragraphs(name, "en"), paragraphs(name, "fr")
    assert list(english) == list(french)
    for number, paragraph in english.items():
        assert paragraph.sources, f"{number} does not say where it is from"
        assert paragraph.sources == french[number].sources, number


@every_game
@pytest.mark.parametrize("language", SOURCES)
def test_every_line_of_a_rules_page_that_starts_bold_is_a_paragraph(name: str, language: str) -> None:
    bold = [line for line in rules_page(name, language).splitlines() if re.match(r"\*\*\d", line)]
    assert len(bold) == len(paragraphs(name, language))


@every_game
def test_every_paragraph_of_the_rules_is_cited_by_a_test(name: str) -> None:
    cited: set[str] = set()
    for path in (ROOT / "games" / name / "tests").glob("test_*.py"):
        for marks in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            cited |= set(re.findall(r'"(\d+\.\d+)"', marks))
    assert cited == paragraphs(name, "en").keys()
