"""The browser app, if it was built, under a policy that runs nothing from elsewhere and nothing inline."""

from __future__ import annotations

import os
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

_NO_APP = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Guéridon</title>
<h1>Guéridon</h1>
<p>The table is laid, but its browser app was not built. In a clone, <code>./dev play</code> builds it.</p>
<p lang="fr">La table est mise, mais l’application pour navigateur n’a pas été construite. Dans un clone,
<code>./dev play</code> la construit.</p>
<p><a href="/api/openapi.json">API</a></p>
</html>
"""


def app_pages(folder: Path) -> ASGIApp:
    """Files of the built app; one sentence on how to build it where there are none."""
    if (folder / "index.html").is_file():
        return _AppFiles(directory=folder, html=True)
    return Router([Route("/{path:path}", _no_app)])


async def _no_app(_request: Request) -> Response:
    return HTMLResponse(_NO_APP)


class _AppFiles(StaticFiles):
    """Files whose name holds a hash of their content never change; the others are asked for each time.

    What the build has compressed beside a file is sent as it is: a server that compresses lets everybody wait meanwhile.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        lasting = scope["path"].startswith("/assets/")

        async def send_with_age(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                age = "public, max-age=31536000, immutable" if lasting else "no-cache"
                MutableHeaders(scope=message)["Cache-Control"] = age
            await send(message)

        await super().__call__(scope, receive, send_with_age)

    def file_response(
        self, full_path: str | PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = self._compressed(f"{full_path}.gz", scope, status_code)
        if response is None:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Vary"] = "Accept-Encoding"
        return response

    def _compressed(self, path: str, scope: Scope, status_code: int) -> Response | None:
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        with suppress(FileNotFoundError):
            response = super().file_response(path, os.stat(path), scope, status_code)
            response.headers["Content-Encoding"] = "gzip"
            return response
        return None


class SafeHeaders:
    """Adds the policy to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_safely)
