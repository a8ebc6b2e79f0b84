"""Records on disk: whole at every moment, never written over somebody else's, the key for its owner only."""

from __future__ import annotations

import os
import stat
from datetime import datetime
from pathlib import Path

import pytest

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.chance import key_from_seed
from gueridon.core.match import Match
from gueridon.core.message import GueridonError
from gueridon.terminal.keeper import Keeper, Secret, data_folder, key_file, new_record_path, read_secret, read_text
from tests.at_terminal import fewest

GAME = registry.names()[0]
KEY = key_from_seed(3)
SECRET = Secret(KEY, ("you", "random"))
posix = pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")


def fresh() -> Match:
    return matches.start(GAME, fewest(GAME), key=KEY)


def test_a_saved_game_is_its_record(tmp_path: Path) -> None:
    match = fresh()
    Keeper(tmp_path / "a.txt", SECRET).save(match)
    assert read_text(tmp_path / "a.txt") == match.record()


@posix
def test_only_the_owner_may_read_the_key(tmp_path: Path) -> None:
    Keeper(tmp_path / "a.txt", SECRET).save(fresh())
    assert stat.S_IMODE(key_file(tmp_path / "a.txt").stat().st_mode) == 0o600


def test_the_key_file_tells_the_key_and_who_sits_where(tmp_path: Path) -> None:
    Keeper(tmp_path / "a.txt", SECRET).save(fresh())
    assert read_secret(tmp_path / "a.txt") == SECRET


def test_a_key_file_may_hold_the_key_alone(tmp_path: Path) -> None:
    key_file(tmp_path / "a.txt").write_text(KEY.hex() + "\n", encoding="ascii")
    assert read_secret(tmp_path / "a.txt") == Secret(KEY, ())


def test_an_existing_file_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(GueridonError, match="exists already"):
        Keeper(tmp_path / "a.txt", SECRET).save(fresh())
    assert (tmp_path / "a.txt").read_text(encoding="utf-8") == "mine"
    assert not key_file(tmp_path / "a.txt").exists()


def test_a_record_that_somebody_else_went_on_with_is_not_written_over(tmp_path: Path) -> None:
    keeper, match = Keeper(tmp_path / "a.txt", SECRET), fresh()
    keeper.save(match)
    (tmp_path / "a.txt").write_text("theirs", encoding="utf-8")
    with pytest.raises(GueridonError, match="changed by somebody else"):
        keeper.save(match)
    assert (tmp_path / "a.txt").read_text(encoding="utf-8") == "theirs"


def test_nothing_else_is_left_in_the_folder(tmp_path: Path) -> None:
    keeper, match = Keeper(tmp_path / "a.txt", SECRET), fresh()
    keeper.save(match)
    keeper.save(match)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.txt", "a.txt.key"]


def test_a_failed_write_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, match = Keeper(tmp_path / "a.txt", SECRET), fresh()
    keeper.save(match)
    before = read_text(tmp_path / "a.txt")
    monkeypatch.setattr(os, "fsync", _disk_full)
    match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    with pytest.raises(OSError, match="full"):
        keeper.save(match)
    assert read_text(tmp_path / "a.txt") == before
    assert len(list(tmp_path.iterdir())) == 2


def _disk_full(_descriptor: int) -> None:
    raise OSError(28, "full")


def test_two_games_of_one_minute_have_two_files(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    now = datetime(2026, 7, 14, 20, 15)
    first = new_record_path("chess", now, environment)
    assert first == tmp_path / "gueridon" / "records" / "chess-2026-07-14-2015.txt"
    first.touch()
    assert new_record_path("chess", now, environment).name == "chess-2026-07-14-2015-2.txt"


def test_records_are_kept_where_the_system_keeps_data() -> None:
    assert data_folder({"LOCALAPPDATA": "somewhere"}, "win32") == Path("somewhere/gueridon")
    assert data_folder({}, "darwin") == Path.home() / "Library/Application Support/gueridon"
    assert data_folder({}, "linux") == Path.home() / ".local/share/gueridon"


def test_a_file_too_large_for_a_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(b"a" * 4_000_001)
    with pytest.raises(GueridonError, match="too large"):
        read_text(tmp_path / "large")


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_the_record_of_an_unfinished_game_is_its_owners_alone(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "a.txt", SECRET)
    before = os.umask(0)
    try:
        keeper.save(fresh())
        assert mode_of(tmp_path / "a.txt") == 0o600  # it tells every hand
    finally:
        os.umask(before)


@posix
def test_what_a_crash_has_left_readable_does_not_make_the_key_so(tmp_path: Path) -> None:
    left = tmp_path / f".a.txt.key.{os.getpid()}"
    left.touch(0o644)
    Keeper(tmp_path / "a.txt", SECRET).save(fresh())
    assert mode_of(key_file(tmp_path / "a.txt")) == 0o600


@posix
def test_a_key_that_others_could_read_is_put_right_when_the_game_is_resumed(tmp_path: Path) -> None:
    Keeper(tmp_path / "a.txt", SECRET).save(fresh())
    for path in (tmp_path / "a.txt", key_file(tmp_path / "a.txt")):
        path.chmod(0o644)
    assert read_secret(tmp_path / "a.txt") == SECRET
    assert [mode_of(tmp_path / "a.txt"), mode_of(key_file(tmp_path / "a.txt"))] == [0o600, 0o600]
