"""What can be said of the browser app without a browser: words, types, tokens, layers."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gueridon.core import registry
from tests.dev import ROOT, WEB, node

GAMES = ROOT / "src" / "gueridon" / "games"
SHELL = [path for path in sorted((WEB / "src").rglob("*.svelte")) if "harness" not in path.parts]
COMPONENTS = [*SHELL, *sorted(GAMES.glob("*/web/**/*.svelte"))]
MODULES = [path for path in (WEB / "src").rglob("*.ts") if "harness" not in path.parts]
SOURCES = [*SHELL, *(path for path in MODULES if not path.match("*.test.ts"))]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own name
        self.found.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Every message of the shell, with the variables it uses."""
    resource = FluentParser().parse((WEB / "src" / f"words.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_the_shell_says_the_same_in_both_languages() -> None:
    assert catalogue("en") == catalogue("fr")


def test_every_word_of_the_shell_is_used_and_every_used_one_is_there() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    used = set(re.findall(r"['\"`](ui-[a-z-]+)['\"`]", text)) | {f"ui-{name}" for name in ("log", "chat", "rules")}
    assert used == set(catalogue("en"))


def test_french_has_its_spaces() -> None:
    text = (WEB / "src" / "words.fr.ftl").read_text(encoding="utf-8")
    messages = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert re.findall(r"[^\s\u00a0]*[ \w’][?!;»%](?=\s|$)", messages) == []
    assert re.findall(r"«[^\u00a0]", messages) == []


def literal_text(component: str) -> list[str]:
    """Words that stand in a template as they are; the name of the house and of a language may."""
    template = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->|<svelte:head>.*?</svelte:head>", "", component, flags=re.S)
    attributes = re.findall(r"\b(?:aria-label|title|placeholder|alt|label)=\"([^\"{]*[^\W\d_]{2}[^\"{]*)\"", template)
    while re.search(r"\{[^{}]*\}", template):
        template = re.sub(r"\{[^{}]*\}", " ", template)
    texts = re.sub(r"<[^>]*>|&\w+;", "\n", template).split("\n")
    return [
        text.strip() for text in [*texts, *attributes] if re.search(r"[^\W\d_]{2}", text) and text.strip() != "Guéridon"
    ]


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_component_holds_a_sentence(path: Path) -> None:
    assert literal_text(path.read_text(encoding="utf-8")) == []


def test_the_search_for_sentences_finds_them() -> None:
    found = literal_text(
        "<script>const a = 'no';</script><p>{a > 2} Hello <b>you</b></p><button title=\"Go on\">{x}</button>"
    )
    assert found == ["Hello", "you", "Go on"]


def test_nothing_in_the_shell_names_a_game() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert not [name for name in registry.names() if name in text], path


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/web/**/*.*")), ids=lambda path: str(path.relative_to(GAMES)))
def test_a_board_imports_from_its_own_folder_and_the_shared_parts_only(path: Path) -> None:
    for source in re.findall(r"(?:from|import)\s+'([^']+)'", path.read_text(encoding="utf-8")):
        is_known = source == "svelte" or (source == "vitest" and path.match("*.test.ts"))
        assert is_known or source.startswith(("svelte/", "$web/board/", "./")), f"{path} imports {source}"


def test_dark_is_the_same_whether_chosen_or_found() -> None:
    text = (WEB / "src" / "tokens.css").read_text(encoding="utf-8")
    found, chosen = re.findall(r"color-scheme: dark;(.*?)\}", text, re.S)
    assert re.findall(r"--[\w-]+: [^;]+;", found) == re.findall(r"--[\w-]+: [^;]+;", chosen)


def test_no_component_has_a_style_that_the_policy_refuses() -> None:
    for path in COMPONENTS:
        assert not re.search(r"<[^>]*\sstyle=\"", path.read_text(encoding="utf-8")), path


def test_the_types_of_the_wire_are_those_of_the_server_and_the_games() -> None:
    schema = subprocess.run([sys.executable, WEB / "tools" / "schema.py"], capture_output=True, check=True).stdout
    files = json.loads(node("types.mjs", told=schema))
    assert len(files) == 1 + len(list(GAMES.glob("*/wire.py")))
    for file, text in files.items():
        assert text == (ROOT / file).read_text(encoding="utf-8"), f"./dev types: {file}"


def test_no_line_of_the_browser_app_or_of_a_board_is_longer_than_120() -> None:
    texts = [path for folder in (WEB / "src", *GAMES.glob("*/web")) for path in folder.rglob("*")]
    texts += [*WEB.glob("*.*"), *(WEB / "tools").iterdir()]
    for path in texts:
        if path.suffix in (".svelte", ".ts", ".js", ".mjs", ".css", ".html"):
            lines = path.read_text(encoding="utf-8").splitlines()
            assert not [number for number, line in enumerate(lines, 1) if len(line) > 120], path


def parsing_in(root: Path, *folders: Path) -> list[str]:
    found = json.loads(node("tools/parsing.mjs", *folders))
    return [f"{Path(each['file']).relative_to(root).as_posix()}:{each['line']} {each['what']}" for each in found]


def test_no_board_takes_a_text_apart() -> None:
    folders = sorted(GAMES.glob("*/web"))
    assert len(folders) == len(registry.names())
    assert parsing_in(GAMES, *folders) == []


PARSING_COMPONENT = """\
<script lang="ts">
  interface Said { code: string; args: Record<string, string | number> }
  const { cards, said, action }: { cards: string[]; said: Said; action: string } = $props();
  const isTaking = ({ code }: Said) => code.startsWith('tell-take');
  const first = $derived(cards.slice(1).includes('g3') ? cards.at(-1)! : cards[0]!);
</script>

{#each cards as card, i (card)}
  <p class:lit={card === first && isTaking(said)} style:left="{i}px">{card.slice(1)}</p>
  {#if cards.indexOf(card) > 2}<b title={said.args['n']}>{action[0]}</b>{/if}
{/each}
"""
PARSING_SCRIPT = """\
export const valueOf = (card: `g${number}` | 'unicorn') => card.replace(/^g/, '');
export const partsOf = <Card extends string>(card: Card) => card.split('');
export const found = (told: any) => new RegExp('a').exec(told['code'])?.at(0);
export const last = (cards: number[]) => cards.slice(1).at(-1) ?? cards[cards.indexOf(3)];
"""


def test_the_search_for_parsing_finds_it_in_scripts_and_templates(tmp_path: Path) -> None:
    (tmp_path / "Board.svelte").write_text(PARSING_COMPONENT, encoding="utf-8")
    (tmp_path / "parts.ts").write_text(PARSING_SCRIPT, encoding="utf-8")
    assert parsing_in(tmp_path, tmp_path) == [
        *("Board.svelte:4 .code", "Board.svelte:4 .startsWith"),
        *("Board.svelte:9 .slice", "Board.svelte:10 .args", "Board.svelte:10 []"),
        *("parts.ts:1 .replace", "parts.ts:1 RegExp", "parts.ts:2 .split"),
        *("parts.ts:3 .exec", "parts.ts:3 RegExp", "parts.ts:3 .code"),
    ]


def test_the_lock_file_of_the_browser_app_holds_no_address_of_a_package() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert text.count('"integrity"') > 50


def test_every_script_and_style_is_compressed_beside_it() -> None:
    bundle = ROOT / "src" / "gueridon" / "server" / "bundle"
    texts = [path for path in (bundle / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert texts, "./dev test builds it"
    for path in texts:
        if path.stat().st_size > 1000:
            assert gzip.decompress(Path(f"{path}.gz").read_bytes()) == path.read_bytes()
