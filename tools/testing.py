"""./dev test: everything in every way, or what one asks for."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree

from tools.browser_app import build_web
from tools.checking import check
from tools.setting_up import set_up
from tools.shell import PYTHON, ROOT, call, say
from tools.system_packages import IN_CI, find_chromium, find_postgresql

WITH_PROGRAMS = ("tests/server", "tests/browser")
# What stands on top of the engine is tested once, with the engine that is shipped.
TESTED_ONCE = (*WITH_PROGRAMS, "tests/test_lab_*", "tests/test_terminal_*", "tests/test_research_*")
CORES = os.cpu_count() or 1
# Those of server and browser wait more than they work: for another process, a page or the disk.
TESTERS = 3 * CORES
SLOWEST = 10


def test(arguments: list[str]) -> int:
    chosen = [word for word in arguments if word in ("--interpreted", "--both")]
    arguments = [word for word in arguments if word not in chosen]
    everything = not arguments and not chosen
    engines = ["compiled", "interpreted"] if everything or "--both" in chosen else chosen or ["compiled"]
    # What is shipped is what everything is tested with; somebody who tries an edit wants to know soon.
    engine = set_up(("whole" if everything else "quick") if "compiled" in engines else "")
    if not is_within_the_engine(arguments):
        build_web()
    if everything or any(folder in word for folder in WITH_PROGRAMS for word in arguments):
        find_chromium()
        find_postgresql()
    report = {"lint and types": verdict(check([]))} if everything else {}
    if engine.missing and "compiled" in engines:
        report["tests, compiled"] = "FAILED" if engine.is_broken or IN_CI else "left out"
        report["tests, compiled"] += f": {engine.missing}"
        engines = ["interpreted"]
    times: list[Path] = []
    for name in (word.removeprefix("--") for word in engines):
        say(f"tests with the {name} engine")
        shorter = everything and bool(times)
        words = [f"--ignore-glob={path}" for path in TESTED_ONCE] if shorter else arguments
        times.append(ROOT / "build" / f"tests-{name}.xml")
        times[-1].unlink(missing_ok=True)  # it speaks of another time
        testers = TESTERS if everything and not shorter else CORES + 1
        words = ["-n", str(testers), "--dist", "worksteal", f"--junitxml={times[-1]}", *words]
        code = call(PYTHON, "-m", "pytest", *words, GUERIDON_ENGINE=name)
        note = " (what stands on top of the engine was tested above)" if shorter else ""
        report[f"tests, {name}"] = verdict(code) + note
    name_slowest(times)
    return summary(report)


def is_within_the_engine(arguments: list[str]) -> bool:
    """Whether the tests of some folders of the package are asked for: none of them opens the browser app."""
    paths = [ROOT / word.split("::")[0] for word in arguments if not word.startswith("-")]
    paths = [path for path in paths if path.exists()]
    return bool(paths) and all(ROOT / "src" in path.parents for path in paths)


def name_slowest(times: list[Path]) -> None:
    """Of all tests that were run, so that whoever adds one sees what it costs."""
    cases = [case.attrib for path in times if path.exists() for case in ElementTree.parse(path).iter("testcase")]
    cases.sort(key=lambda case: -float(case["time"]))
    print(f"\nthe {SLOWEST} slowest tests:")
    for case in cases[:SLOWEST]:
        print(f"{float(case['time']):6.1f} s  {case['classname']}::{case['name']}")


def verdict(code: int) -> str:
    return "FAILED" if code else "passed"


def summary(report: dict[str, str]) -> int:
    print()
    for step, result in report.items():
        print(f"{step:20} {result}")
    passed = sum(result.startswith("passed") for result in report.values())
    failed = sum(result.startswith("FAILED") for result in report.values())
    print(f"steps: {passed} passed, {failed} failed", flush=True)
    return int(failed > 0)
