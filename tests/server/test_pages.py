"""The files of the browser app: who can read them compressed gets what the build has compressed, and nothing is made anew."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from gueridon.server.wire.pages import app_pages

SCRIPT = "let table = 'laid';" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1.js").write_text(SCRIPT)
    (tmp_path / "assets" / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), 1))
    return tmp_path


def fetched(folder: Path, path: str, accepted: str, **more: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its body as it was sent."""

    async def fetch() -> tuple[httpx.Response, bytes]:
        transport = httpx.ASGITransport(app_pages(folder))
        headers = {"Accept-Encoding": accepted, **more}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
            client.stream("GET", path, headers=headers) as answer,
        ):
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return asyncio.run(fetch())


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "gzip"), ("identity", None)])
def test_what_was_compressed_once_is_sent_to_whoever_can_read_it(
    folder: Path, accepted: str, encoding: str | None
) -> None:
    answer, sent = fetched(folder, "/assets/main-1.js", accepted)
    assert sent == (folder / "assets" / ("main-1.js.gz" if encoding else "main-1.js")).read_bytes()
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]


def test_what_was_not_compressed_is_sent_as_it_is(folder: Path) -> None:
    answer, sent = fetched(folder, "/", "gzip")
    assert (sent, answer.headers.get("content-encoding")) == (b"<!doctype html>", None)


def test_who_has_the_compressed_file_already_is_not_sent_it_again(folder: Path) -> None:
    first, _ = fetched(folder, "/assets/main-1.js", "gzip")
    again, sent = fetched(folder, "/assets/main-1.js", "gzip", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, sent) == (304, b"")
