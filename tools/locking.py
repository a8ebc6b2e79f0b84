"""./dev lock: the versions of everything that is installed."""

from __future__ import annotations

from tools.setting_up import make_venv, uv
from tools.shell import Stop, must, say
from tools.stamps import one_at_a_time


def lock(arguments: list[str]) -> int:
    """Names, versions and hashes; never an address, so that any mirror will do."""
    if arguments not in ([], ["--upgrade"]):
        raise Stop("./dev lock takes no argument but --upgrade.")
    with one_at_a_time():
        make_venv()
        lock_one("uv", "requirements/uv.in", *arguments)
        lock_one("node", "requirements/node.in", *arguments)
        lock_one("run", "pyproject.toml", *arguments)
        play = ("pyproject.toml", "--extra", "server", "--extra", "postgresql", "requirements/play.in")
        lock_one("play", *play, "-c", "requirements/run.txt", *arguments)
        lock_one("dev", *play, "requirements/dev.in", "-c", "requirements/play.txt", *arguments)
    return 0


def lock_one(name: str, *inputs: str) -> None:
    say(f"writing requirements/{name}.txt ...")
    form = ("--quiet", "--no-header", "--no-annotate", "--no-emit-index-url", "--generate-hashes")
    scope = ("--universal", "--python-version", "3.11", "--output-file", f"requirements/{name}.txt")
    must(
        f"uv found no versions for requirements/{name}.txt that fit together; its message stands above.",
        *uv("pip", "compile"),
        *form,
        *scope,
        *inputs,
    )
