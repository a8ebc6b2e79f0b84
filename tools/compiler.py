"""Who compiles C here, and what is missing to do so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.system_packages import install_packages, may_install_packages


def why_no_compiler() -> str:
    """What is missing to compile C for this Python; empty when nothing is."""
    why = missing_for_c()
    if not why or not may_install_packages():
        return why
    # Headers must belong to the Python that runs: only Debian's own Python takes them from a package.
    headers = [f"python{sys.version_info[0]}.{sys.version_info[1]}-dev"] if sys.base_prefix == "/usr" else []
    install_packages("gcc", "libc6-dev", "make", *headers)
    return missing_for_c()


def missing_for_c() -> str:
    if os.name == "nt":
        folder = Path(os.environ.get("ProgramFiles(x86)", "C:/")) / "Microsoft Visual Studio/Installer"
        return "" if shutil.which("cl") or (folder / "vswhere.exe").exists() else "there is no Visual C++ here"
    compiler = find_compiler()
    if compiler is None:
        return "there is no C compiler here"
    command = [*compiler.split(), "-fsyntax-only", "-x", "c", "-I", sysconfig.get_path("include"), "-"]
    trial = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False)
    return "" if trial.returncode == 0 else f"{compiler.split()[0]} does not find the C headers of this Python"


def find_compiler() -> str | None:
    """The command that compiles C: $CC, what Python itself was built with, or the usual names."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(command.split()[0]):
            return str(command)
    return None


def compiler_choice() -> dict[str, str]:
    compiler = find_compiler()
    return {} if compiler is None or compiler == sysconfig.get_config_var("CC") else {"CC": compiler}
