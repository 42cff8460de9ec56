"""The web app as files, with the headers that keep a page to itself."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from manille.rules.outside_text import UNPRINTABLE
from manille.server.identity import is_known_host

FOLDER = Path(__file__).parent.parent / "web"
"""Where the web app is built to."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""What is served at all; the tables of operating systems differ."""

NAME = re.compile(r"(?:[\w-][\w.-]{0,99}/){0,4}[\w-][\w.-]{0,99}", re.ASCII)
"""What a file of the app can be called; other texts mean things to some system, or are longer than it takes."""

PACKED = {"br": ".br", "gzip": ".gz"}
"""Files that lie packed beside the file itself, best first."""

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Guarded:
    """An application that answers only under some names and for paths in print; its answers have the headers above."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        wrong = None if scope["type"] == "lifespan" else self._wrong(scope)
        if wrong is None:
            await self._app(scope, receive, guarded)
        elif scope["type"] == "http":
            await PlainTextResponse(f"{wrong}\n", wrong)(scope, receive, guarded)
        else:
            await send({"type": "websocket.close"})

    def _wrong(self, scope: Scope) -> int | None:
        """The status of a request that comes no further than here."""
        if not is_known_host(Headers(scope=scope), self._hosts):
            return 421
        # No file system and not every database takes these, and to a route the end of a line is the end of a path.
        return 404 if UNPRINTABLE.search(scope["path"]) else None


def has_app(folder: Path = FOLDER) -> bool:
    """Whether the web app has been built into this package."""
    return (folder / "index.html").is_file()


def page(request: Request, path: str, folder: Path = FOLDER) -> Response | None:
    """A file of the web app, packed if the browser takes it so; None where there is no such file."""
    name = path or "index.html"
    file = _file(folder, name) if NAME.fullmatch(name) else None
    if file is None or file.suffix not in TYPES:
        return None
    headers = {"Cache-Control": _cached(path), "Vary": "Accept-Encoding"}
    for coding in _accepted(request):
        packed = _file(folder, name + PACKED[coding])
        if packed is not None:
            headers["Content-Encoding"] = coding
            return FileResponse(packed, headers=headers, media_type=TYPES[file.suffix])
    return FileResponse(file, headers=headers, media_type=TYPES[file.suffix])


def _file(folder: Path, name: str) -> Path | None:
    """A file in a folder, wherever in it links lead to; None where there is none."""
    file = Path(os.path.realpath(folder / name))
    return file if file.is_relative_to(os.path.realpath(folder)) and file.is_file() else None


def _accepted(request: Request) -> Iterator[str]:
    asked = {each.partition(";")[0].strip().lower() for each in request.headers.get("accept-encoding", "").split(",")}
    yield from (name for name in PACKED if name in asked)


def _cached(path: str) -> str:
    """Built files have their content in their names; the others are asked for each time."""
    return "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
