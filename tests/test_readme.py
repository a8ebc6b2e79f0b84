"""The README's examples run as they stand, what the pages point to is there, and pictures stay few and light."""

import re
from pathlib import Path

import pytest

from gueridon.core import registry
from tests.tables import needs

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "BOARDS.md"]
SCREENS = ROOT / "docs" / "screens"


@needs("misty", "moustache")
def test_the_python_examples_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    exec("\n".join(blocks), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_points_to_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        file, _, part = target.partition("#")
        if "://" in target:
            continue
        found = page.parent / file if file else page
        assert found.exists(), f"{page.name} points to {target}"
        if part:
            assert part in headings(found), f"{page.name} points to {target}"


def headings(page: Path) -> set[str]:
    """As a link names them."""
    found = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in found}


def test_pictures_are_few_and_light() -> None:
    sizes = [path.stat().st_size for path in SCREENS.iterdir()]
    assert len(sizes) <= 12
    assert max(sizes) <= 60_000


def test_the_pictures_show_every_game_device_light_and_language() -> None:
    words = {word for path in SCREENS.iterdir() for word in path.stem.split("-")}
    assert {*registry.names(), "phone", "desktop", "light", "dark", "en", "fr"} <= words
