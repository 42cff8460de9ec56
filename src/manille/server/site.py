"""The web app as files, with the headers that keep a page to itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
    """An application that answers only under some names, and whose every answer has the headers above."""

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

        if scope["type"] == "lifespan" or is_known_host(Headers(scope=scope), self._hosts):
            await self._app(scope, receive, guarded)
        elif scope["type"] == "http":
            await PlainTextResponse("421\n", 421)(scope, receive, guarded)
        else:
            await send({"type": "websocket.close"})


def has_app(folder: Path = FOLDER) -> bool:
    """Whether the web app has been built into this package."""
    return (folder / "index.html").is_file()


def page(request: Request, path: str, folder: Path = FOLDER) -> Response | None:
    """A file of the web app, packed if the browser takes it so; None where there is no such file."""
    file = (folder / (path or "index.html")).resolve()
    if not file.is_relative_to(folder.resolve()) or file.suffix not in TYPES or not file.is_file():
        return None
    headers = {"Cache-Control": _cached(path), "Vary": "Accept-Encoding"}
    for name in _accepted(request):
        packed = file.with_name(file.name + PACKED[name])
        if packed.is_file():
            headers["Content-Encoding"] = name
            return FileResponse(packed, headers=headers, media_type=TYPES[file.suffix])
    return FileResponse(file, headers=headers, media_type=TYPES[file.suffix])


def _accepted(request: Request) -> Iterator[str]:
    asked = {each.partition(";")[0].strip().lower() for each in request.headers.get("accept-encoding", "").split(",")}
    yield from (name for name in PACKED if name in asked)


def _cached(path: str) -> str:
    """Built files have their content in their names; the others are asked for each time."""
    return "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
