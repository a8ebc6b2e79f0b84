"""The README's examples run as they stand."""

import re
from pathlib import Path

import pytest

from tests.tables import needs

README = Path(__file__).parent.parent / "README.md"


@needs("misty", "moustache")
def test_the_python_examples_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    exec("\n".join(blocks), {})
    assert capsys.readouterr().out
