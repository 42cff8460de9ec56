"""The game in the browser: the command serve, and what `manille` alone does."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from threading import Thread
from typing import Annotated

import typer

from manille.cli.errors import BadData
from manille.cli.options import app
from manille.cli.shared import say
from manille.words import Words

PORT = 8421
"""The port to listen on where none is given."""


@app.command("serve", help="cli-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", help="cli-opt-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-opt-port")] = PORT,
    database: Annotated[str, typer.Option("--database", help="cli-opt-database", metavar="URL")] = "",
) -> None:
    """Serve the game to browsers, with a log of what happens on standard error."""
    from manille.server import run

    words: Words = ctx.obj
    try:
        found = run.bind(host, port)
    except OSError as error:
        raise BadData(words("serve-bad-address", host=host, port=str(port))) from error
    run.log_to_stderr()
    _run(found, words, database, browser=False)


def browse(words: Words) -> None:
    """Serve this machine alone, and open the game in its browser."""
    from manille.server import run

    try:
        found = run.bind("127.0.0.1", PORT)
    except OSError:
        found = run.bind("127.0.0.1", 0)
    _run(found, words, "", browser=True)


def _run(found: socket.socket, words: Words, database: str, *, browser: bool) -> None:
    """Serve at a socket; say where, and whether anything is missing."""
    from manille.server import run, site
    from manille.store.store import Store, StoreError

    url = database or run.usual_database()
    try:
        store = Store(url)
    except StoreError as error:
        found.close()
        raise BadData(words("serve-bad-database", url=url.rpartition("@")[2])) from error
    address = run.address(found)
    say(words("serve-here", address=address))
    if not site.has_app():
        say(words("serve-no-app"))
    elif browser:
        Thread(target=_open, args=(address, words), daemon=True).start()
    run.server(found, store, words).run(sockets=[found])


def _open(address: str, words: Words) -> None:
    """Open a page in the browser of a person who has one on a screen."""
    screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))
    if not screen or not webbrowser.open(address):
        say(words("serve-no-browser", address=address))
