"""The server as a process: its socket, its address, its end."""

from __future__ import annotations

import gc
import logging
import socket
import sys

import uvicorn

from manille.server.app import Server
from manille.store import saves
from manille.store.store import Store
from manille.words import Words

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
"""The names under which a server answers that only this machine can reach; others are somebody's trick."""

QUEUE = 2048
"""How many clients may wait to be let in."""

LARGEST = 64 * 1024
"""The most bytes of a message; a client that sends more is cut off before it is read."""


def usual_database() -> str:
    """The database of a server that was not told of another one: a file with the user's data."""
    return f"sqlite:///{saves.home() / 'tables.db'}"


def bind(host: str, port: int) -> socket.socket:
    """A socket at an address, where clients can queue from now on; port 0 is any that is free. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(QUEUE)
    except (OSError, TypeError, UnicodeError) as error:  # A name that is none is a fault of another kind.
        found.close()
        raise OSError(f"{host}:{port}") from error
    return found


def address(found: socket.socket) -> str:
    """The address of a socket, for a browser on this machine."""
    host, port = found.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_loopback(found: socket.socket) -> bool:
    """Whether only this machine can reach a socket."""
    host = str(found.getsockname()[0])
    return host == "::1" or host.startswith("127.")


def log_to_stderr() -> None:
    """Write down on standard error what happens, and whatever goes wrong."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s", stream=sys.stderr)
    logging.getLogger("manille.server").setLevel(logging.INFO)


def _is_about_us(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's log is about this side of the socket."""
    # It closes the socket of a client that sends bytes as text, as it should, and would write down a traceback.
    return record.msg != "Invalid UTF-8 sequence received from client."


def server(found: socket.socket, store: Store, words: Words) -> uvicorn.Server:
    """A server for a socket; where only this machine can reach it, it answers under the names of this machine alone."""
    logging.getLogger("uvicorn.error").addFilter(_is_about_us)
    app = Server(store, words, hosts=LOOPBACK if is_loopback(found) else ()).app
    config = uvicorn.Config(
        app,
        access_log=False,
        backlog=QUEUE,
        lifespan="on",
        log_config=None,
        timeout_graceful_shutdown=3,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
    )
    # What is here before the first client stays: looking for garbage among it would hold up every table.
    gc.collect()
    gc.freeze()
    return uvicorn.Server(config)
