"""Puts the compiled engine into a wheel: HATCH_BUILD_HOOK_ENABLE_CUSTOM=true python -m hatchling build -t wheel."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    """Compiles in place, then ships every compiled module and the mark that vouches for them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, root / "tools" / "build_engine.py"], check=True)
        compiled = [
            *(root / "src").rglob(f"*{EXTENSION_SUFFIXES[0]}"),
            root / f"src/gueridon/compiled{EXTENSION_SUFFIXES[0]}.mark",
        ]
        build_data["force_include"] |= {str(path): str(path.relative_to(root / "src")) for path in compiled}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
