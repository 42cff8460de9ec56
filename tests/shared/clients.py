"""A server on loopback for tests, and clients that speak the wire with it."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from manille.server import run
from manille.store.store import Store
from manille.words import Words

Json = dict[str, Any]


def settings(variant: str = "belgian", *bots: str, pace: str = "instant", **changes: object) -> Json:
    return {"variant": variant, "changes": changes, "bots": list(bots or ("thumb",)), "pace": pace}


class Player:
    """One client, with what it has been sent: the latest state, and every byte."""

    def __init__(self, address: str, cookie: str = "", **headers: str) -> None:
        origin = headers.pop("Origin", address.rstrip("/"))
        more = {**headers, **({"Cookie": cookie} if cookie else {})}
        url = address.replace("http", "ws", 1) + "ws"
        self._opened = connect(url, additional_headers=more, origin=origin or None, max_size=None, compression=None)  # type: ignore[arg-type]
        self.line: ClientConnection = self._opened.__enter__()
        assert self.line.response is not None
        self.cookie = cookie or self.line.response.headers.get("Set-Cookie", "").partition(";")[0]
        self.texts: list[str] = []
        self.state: Json = {}
        self.sheet: Json = {}
        self.welcome = self.hear("welcome")

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.__exit__(None, None, None)

    def say(self, type: str, **fields: object) -> None:
        self.line.send(json.dumps({**fields, "type": type}))

    def now(self, type: str, **fields: object) -> None:
        """Say something about the latest state."""
        self.say(type, version=self.state["version"], **fields)

    def read(self) -> Json:
        text = self.line.recv(timeout=30)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
        if message["type"] == "sheet":
            self.sheet = message
        return message

    def hear(self, type: str) -> Json:
        """The next message of a type; what comes before it is taken in."""
        while True:
            message = self.read()
            if message["type"] == type:
                return message

    def refused(self, type: str, **fields: object) -> str:
        """The code by which a message is refused."""
        self.say(type, **fields)
        return str(self.hear("refused")["code"])

    def open(self, *, guided: bool = False, **chosen: Any) -> Json:
        """Open a table and wait for the first state."""
        self.say("open", settings=chosen or settings(), guided=guided)
        return self.hear("state")

    def join(self, table: str) -> Json:
        self.say("join", table=table)
        return self.hear("state")

    def await_turn(self) -> Json:
        """Wait until something is asked of this player, or the match is over."""
        while not is_asked(self.state):
            self.hear("state")
        return self.state

    def act(self, place: int = 0) -> Json:
        """Do what is asked, one of the allowed things; the state that follows."""
        state = self.await_turn()
        kind = state["asked"]["kind"]
        if kind == "acknowledge":
            self.now("next")
        elif kind == "say":
            self.now("say", say=None)
        else:
            offers = [*state["legal"], *(call["action"] for call in state["calls"])]
            self.now("act", action=offers[place % len(offers)])
        return self.hear("state")

    def play_to(self, kind: str) -> Json:
        """Act until something of a kind is asked."""
        while self.await_turn()["asked"]["kind"] != kind:
            self.act()
        return self.state


def is_asked(state: Json) -> bool:
    asked = state.get("asked")
    if asked is None:
        return bool(state) and state["standing"]["winner"] is not None
    if asked["kind"] == "acknowledge":
        return state["you"] in state["account"]["waiting"]
    return bool(asked["seat"] == state["you"])


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    found = run.bind("127.0.0.1", 0)
    server = run.server(found, Store(f"sqlite:///{database}"), Words("en"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [found]})
    thread.start()
    try:
        yield run.address(found)
    finally:
        server.should_exit = True
        thread.join(30)
        found.close()
    assert not thread.is_alive()


class Reply:
    """What a request is answered."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(address: str, path: str, *, method: str = "GET", body: bytes | None = None, **headers: str) -> Reply:
    """One request over HTTP; names of headers have underscores here."""
    line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)
    try:
        line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        return Reply(line.getresponse())
    finally:
        line.close()
