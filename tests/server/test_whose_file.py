"""The database is its owner's alone, one server's at a time, and not of a version that nobody here knows."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.running import Running, running
from tests.server.test_serving import command

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights of files, and links")


def others_may(folder: Path) -> dict[str, str]:
    """What somebody else may do with the files of a folder, where that is anything."""
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    return {name: oct(mode) for name, mode in modes.items() if mode & 0o077}


@pytest.fixture
def careless() -> Iterator[None]:
    """Files that are made are readable by everybody unless whoever makes them says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_nobody_but_the_owner_may_read_the_database_nor_what_lies_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with running(folder / "gueridon.db") as server:
        anna = Person(server.address)
        anna.lay("misty", 2)
        assert {path.name for path in folder.iterdir()} >= {"gueridon.db", "gueridon.db-wal", "gueridon.db-shm"}
        assert others_may(folder) == {}
        done = command("backup", str(folder / "copy.db"), "--db", str(folder / "gueridon.db"))
        assert done.returncode == 0, done.stderr
        assert others_may(folder) == {}
        anna.close()


@pytest.mark.usefixtures("careless")
def test_a_database_that_others_could_read_is_put_right_at_start(tmp_path: Path) -> None:
    database = tmp_path / "gueridon.db"
    server = Running(str(database))
    Person(server.address).close()
    server.kill()  # so that its write-ahead log stays
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    assert {"gueridon.db-wal", "gueridon.db-shm"} <= others_may(tmp_path).keys()
    with running(database):
        assert others_may(tmp_path) == {}


# --- two servers ------------------------------------------------------------------------------------------------------


def as_it_is(database: Path) -> str:
    return str(database)


def as_address(database: Path) -> str:
    return f"sqlite:///{database}"


def relative(database: Path) -> str:
    return os.path.relpath(database)


def roundabout(database: Path) -> str:
    return str(database.parent / "." / ".." / database.parent.name / database.name)


def by_symlink(database: Path) -> str:
    link = database.parent / "link.db"
    link.symlink_to(database)
    return str(link)


def by_folder_symlink(database: Path) -> str:
    link = database.parent.parent / f"{database.parent.name}-link"
    link.symlink_to(database.parent)
    return str(link / database.name)


def by_hard_link(database: Path) -> str:
    elsewhere = database.parent / "elsewhere"
    elsewhere.mkdir()
    os.link(database, elsewhere / "other.db")
    return str(elsewhere / "other.db")


@pytest.mark.parametrize(
    "spelt", [as_it_is, as_address, relative, roundabout, by_symlink, by_folder_symlink, by_hard_link]
)
def test_a_second_server_is_refused_with_the_process_of_the_first(database: str, spelt: Callable[[Path], str]) -> None:
    if spelt is by_hard_link and sys.platform != "linux":
        pytest.skip("only Linux locks the file itself")
    with running(database) as server:
        done = command("serve", "--db", spelt(Path(database)), "--port", "0", "--host", "127.0.0.1", "--lang", "en")
        assert done.returncode != 0
        assert f"(process {server.process.pid})" in done.stderr
        assert Person(server.address).get("/api/me")  # and the first goes on


def test_a_server_that_was_killed_leaves_the_database_to_the_next(database: str) -> None:
    server = Running(database)
    server.kill()
    with running(database) as again:
        Person(again.address).close()


# --- versions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "A newer version of Guéridon"), ("fr", "une version plus récente de Guéridon")]
)
def test_a_database_of_a_newer_version_is_named_and_left_as_it_is(database: str, lang: str, said: str) -> None:
    with running(database) as server:
        Person(server.address).close()
    connection = sqlite3.connect(database)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    before = Path(database).read_bytes()
    done = command("serve", "--db", database, "--port", "0", "--lang", lang)
    assert done.returncode != 0
    assert said in done.stderr and "9999" in done.stderr and "Traceback" not in done.stderr
    assert Path(database).read_bytes() == before
